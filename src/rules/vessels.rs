//! Ships: sailing, loading, boarding, handing over, landing, changing ships (section 5, all of it).
//!
//! A vessel is a hull with at most one passenger, a Minor; it belongs to the passenger's side, an empty one
//! to the side whose color the hull has (rule 5.1).
//!
//! | who moves | onto | what happens | rule |
//! |---|---|---|---|
//! | loaded vessel | empty square, enemy | sails, captures whole cells | 5.2 |
//! | empty Ship | empty square, enemy but a Minor | sails, captures whole cells | 5.2 |
//! | empty Ship | own Minor | takes it aboard: `Load` | 5.2 |
//! | empty Ship | enemy Minor | takes it aboard, is the enemy's: `HandOver` | 5.2 |
//! | Minor | own empty Ship | `Load` | 5.3 |
//! | Minor | enemy empty Ship, enemy's loaded vessel | `Board` | 5.3 |
//! | passenger | empty square, orthogonally | `Land` | 5.4 |
//! | passenger | empty Ship, orthogonally | `Load` or `Board` | 5.4 |
//! | passenger | enemy no vessel, one square diagonally | captures | 5.4 |
//! | passenger | enemy loaded vessel, one square diagonally | `Board` | 5.4 |

use super::{Batch, Flow, Generator};
use crate::board::{Square, SquareSet, tables};
use crate::moves::{Move, MoveKind, Mover};
use crate::piece::{Color, Kind, Minor, Vessel};
use crate::position::Position;

impl Generator<'_> {
    /// All moves of vessels and of their passengers.
    pub(super) fn vessels(&mut self) -> Flow {
        let tables = tables();
        for from in self.placement.squares(self.us, Kind::Ship) {
            let reach = tables.rook_attacks(from, self.occupied);
            match self.placement.passenger_at(from) {
                None => self.sail_empty(from, reach)?,
                Some(minor) => {
                    self.sail_loaded(from, reach)?;
                    self.passenger_moves(minor, from, reach)?;
                }
            }
        }
        Flow::Continue(())
    }

    /// Rule 5.2 for a loaded vessel: it takes no one aboard, and Minors are captured like anyone.
    fn sail_loaded(&mut self, from: Square, reach: SquareSet) -> Flow {
        let targets = reach & self.constraints.allowed(from);
        self.sail(from, targets & self.empty, targets & self.enemies)
    }

    /// Rule 5.2 for an empty Ship: a Minor of either side comes aboard instead of being captured.
    fn sail_empty(&mut self, from: Square, reach: SquareSet) -> Flow {
        let targets = reach & self.constraints.allowed(from);
        let minors = self.placement.minors();
        let prey = targets & self.enemies;
        self.sail(from, targets & self.empty, prey & !minors)?;
        let taking = |kind, targets| {
            Batch::without_captures(Kind::Ship, from, kind, targets).by(Mover::Vessel)
        };
        self.give(taking(MoveKind::Load, targets & self.own & minors))?;
        // Handed over, the ship may check our own King: played and looked at.
        self.give_tried(taking(MoveKind::HandOver, prey & minors))
    }

    fn sail(&mut self, from: Square, steps: SquareSet, captures: SquareSet) -> Flow {
        let batch = Batch::of(Kind::Ship, from, MoveKind::Step, steps, captures);
        self.give(batch.by(Mover::Vessel))
    }

    /// A Minor's own move (rule 5.3): as any leaper's, but vessels are loaded, boarded and taken back.
    /// Boarding rids us of the enemy there as a capture does, so it is as ordinary to checks and pins.
    pub(super) fn minor_moves(&mut self, piece: Kind, from: Square, leaps: SquareSet) -> Flow {
        let targets = leaps & self.constraints.allowed(from);
        let vessels = self.placement.kind(Kind::Ship);
        let empty = targets & self.empty;
        let prey = targets & self.enemies;
        self.give(Batch::of(
            piece,
            from,
            MoveKind::Step,
            empty,
            prey & !vessels,
        ))?;
        if !targets.meets(vessels) {
            return Flow::Continue(());
        }
        let own_empty = targets & self.own & self.placement.empty_ships();
        let aboard = |kind, targets| Batch::without_captures(piece, from, kind, targets);
        self.give(aboard(MoveKind::Load, own_empty))?;
        self.give(aboard(MoveKind::Board, prey & vessels))
    }

    /// A passenger leaves its hull (rule 5.4): `reach` is what the vessel itself reaches.
    fn passenger_moves(&mut self, minor: Minor, from: Square, reach: SquareSet) -> Flow {
        let (piece, empty_ships) = (minor.kind(), self.placement.empty_ships());
        // The hull stays where it was, so no line is opened and no pin counts.
        let allowed = self.constraints.evasions();
        let straight = reach & allowed;
        let prey = tables().passenger_captures(from) & self.enemies & !empty_ships & allowed;
        let loaded = self.placement.loaded();
        let boarded = straight & empty_ships & self.enemies | prey & loaded;
        let batches = [
            Batch::of(
                piece,
                from,
                MoveKind::Land,
                straight & self.empty,
                prey & !loaded,
            ),
            Batch::without_captures(
                piece,
                from,
                MoveKind::Load,
                straight & empty_ships & self.own,
            ),
            Batch::without_captures(piece, from, MoveKind::Board, boarded),
        ];
        // But a hull of the enemy's is his Ship again and may check our King (rule 5.5): such moves are
        // played and looked at.
        let pirate = self.placement.frigates().contains(from);
        for batch in batches {
            let batch = batch.by(Mover::Passenger);
            if pirate {
                self.give_tried(batch)?;
            } else {
                self.give(batch)?;
            }
        }
        Flow::Continue(())
    }
}

impl Position {
    /// Plays a move by which a passenger comes aboard or leaves; the others are played elsewhere.
    #[inline(never)]
    pub(super) fn play_aboard(&mut self, mv: Move, minor: Minor) {
        let us = self.turn;
        if mv.mover == Mover::Passenger {
            self.placement.disembark(mv.from);
            self.castling.unformed(mv.from);
        } else {
            self.placement.take_plain(mv.from, us, minor.kind());
            self.castling.changed(mv.from);
        }
        match mv.kind {
            MoveKind::Load | MoveKind::Board => {
                self.placement.embark(mv.to, us, minor);
                self.castling.formed(mv.to, us);
            }
            _ => {
                self.placement.clear(mv.to);
                self.placement.put_plain(mv.to, us, minor.kind());
                self.castling.changed(mv.to);
            }
        }
    }

    /// An empty Ship goes onto a Minor and takes it aboard; the vessel is then the Minor's side's (rule 5.2).
    #[inline(never)]
    pub(super) fn play_taking_aboard(&mut self, mv: Move) {
        let (us, minors) = (self.turn, self.placement.kind(Kind::Knight));
        let minor = if minors.contains(mv.to) {
            Minor::Knight
        } else {
            Minor::Amazon
        };
        let owner = if mv.kind == MoveKind::HandOver {
            !us
        } else {
            us
        };
        self.placement.take_plain(mv.to, owner, minor.kind());
        self.placement.shift(us, Kind::Ship, mv.from, mv.to);
        self.placement.embark(mv.to, owner, minor);
        self.castling.moved(mv.from, mv.to);
        self.castling.formed(mv.to, owner);
    }

    /// What vessel a move forms at its target, if one, and whose it is (rules 5.2 to 5.4).
    ///
    /// ```
    /// use das_chess::{Color, Position, Vessel};
    /// let position = Position::from_dfen("9k/10/10/10/4s5/10/5N4/10/10/K9 w").unwrap();
    /// let boarding = position.parse_move("f4e6").unwrap();
    /// assert_eq!(position.forms(boarding), Some((Vessel::Frigate, Color::White)));
    /// ```
    #[must_use]
    pub fn forms(&self, mv: Move) -> Option<(Vessel, Color)> {
        let us = self.turn;
        match mv.kind {
            MoveKind::Load => Some((Vessel::Transport, us)),
            MoveKind::HandOver => Some((Vessel::Frigate, !us)),
            MoveKind::Board if self.placement.hull_at(mv.to) == us => Some((Vessel::Transport, us)),
            MoveKind::Board => Some((Vessel::Frigate, us)),
            _ => None,
        }
    }
}
