//! Legal moves, what they do, and how a game ends by them.
//!
//! Every piece's ways come from data ([`routes`]); a modification's part in them stands in its own file
//! under `mods`. A way is offered, kept if it leaves no King attacked, and unfolds into one move for every
//! promotion, turn and square for a freed King.

mod attacks;
mod draws;
mod outcome;
mod pawns;
mod perft;
mod play;
mod routes;

pub(super) use attacks::{attacks_from, in_check};
pub(super) use outcome::lost_by;
pub use outcome::{Outcome, OutcomeReason};
pub(super) use pawns::can_have_passed;
pub use perft::perft;
pub use play::IllegalMove;

use super::betza::Atom;
use super::board::Board;
use super::data;
use super::mods::{Mods, flag_capture, illusions, king_capture, polarity, reform};
use super::moves::{Move, MoveKind};
use super::piece::{Facing, Kind, Man};
use super::position::Position;
use crate::board::{Square, SquareSet};
use std::ops::ControlFlow;

/// Whether the maker of moves goes on after one.
type Flow = ControlFlow<()>;

/// The ways of a man.
fn moves_of(man: Man) -> &'static [Atom] {
    data::moves(man.kind).atoms()
}

/// What the making of moves needs: the position, and who takes them.
struct Generator<'a> {
    position: &'a Position,
    board: &'a Board,
    mods: Mods,
    sink: &'a mut dyn FnMut(Move) -> Flow,
}

impl Generator<'_> {
    /// Every legal move of the pieces on `squares`.
    fn run(&mut self, squares: SquareSet) -> Flow {
        let us = self.position.turn;
        if self.position.goal().is_some() {
            return ControlFlow::Continue(());
        }
        if let Some(kind) = self.position.owed(us).next() {
            let pawns = illusions::pawns(self.board, self.mods, us);
            for square in squares {
                if pawns.contains(square) {
                    (self.sink)(Move {
                        promotion: Some(kind),
                        ..Move::in_place(Kind::Pawn, square, MoveKind::Illusion)
                    })?;
                }
            }
            return ControlFlow::Continue(());
        }
        for from in squares {
            let Some(cell) = self.board.get(from) else {
                continue;
            };
            let man = cell.upper;
            if man.color != us || man.moved || flag_capture::never_moves(self.mods, man.kind) {
                continue;
            }
            self.routes(from, cell)?;
            if man.kind == Kind::Pawn {
                self.pawn_extras(from, cell)?;
            }
            self.turns_in_place(from, man)?;
        }
        ControlFlow::Continue(())
    }

    /// A piece turned instead of moved (rule 2.12).
    fn turns_in_place(&mut self, from: Square, man: Man) -> Flow {
        let mut turns = reform::turns(self.mods, man).peekable();
        let here = Move::in_place(man.kind, from, MoveKind::Turn);
        // What a piece turns away from matters to the enemy's King, not to its own: one try is enough.
        if turns.peek().is_none() || self.leaves_check(here) {
            return ControlFlow::Continue(());
        }
        turns.try_for_each(|facing| {
            (self.sink)(Move {
                turn: Some(facing),
                ..here
            })
        })
    }

    /// Whether the own King is attacked after a move.
    fn leaves_check(&self, mv: Move) -> bool {
        if !self.mods.has_check() {
            return false;
        }
        let us = self.position.turn;
        let mut board = self.board.clone();
        play::travel(&mut board, self.mods, us, mv);
        in_check(&board, self.mods, us)
    }

    /// Whether a man on `from` could capture an enemy on `target`.
    fn attacks(&self, man: Man, from: Square, target: Square) -> bool {
        attacks_from(self.board, self.mods, man, from, target)
    }

    /// Takes a way that a piece can go, and unfolds it if it is legal.
    fn offer(&mut self, mv: Move) -> Flow {
        if self.leaves_check(mv) {
            return ControlFlow::Continue(());
        }
        let us = self.position.turn;
        if pawns::promotes(mv.piece, us, mv.to) {
            self.mods.promotions().into_iter().try_for_each(|kind| {
                self.offer_turns(Move {
                    promotion: Some(kind),
                    ..mv
                })
            })
        } else {
            self.offer_turns(mv)
        }
    }

    /// The move as it is, and with every turn (rule 2.11).
    fn offer_turns(&mut self, mv: Move) -> Flow {
        let facing = self
            .board
            .get(mv.from)
            .map_or(Facing::North, |cell| cell.upper.facing);
        self.offer_freeing(mv)?;
        polarity::turns(self.mods, facing).try_for_each(|facing| {
            self.offer_freeing(Move {
                turn: Some(facing),
                ..mv
            })
        })
    }

    /// The move as it is, or with every square that the own King may be freed to (rule 2.3).
    fn offer_freeing(&mut self, mv: Move) -> Flow {
        let us = self.position.turn;
        let taken = play::taken_on(mv, us);
        let frees = taken.filter(|&square| {
            self.board
                .get(square)
                .is_some_and(|cell| cell.owner() != us && king_capture::is_holder(cell))
        });
        let Some(holder) = frees else {
            return (self.sink)(mv);
        };
        let mut after = self.board.clone();
        play::travel(&mut after, self.mods, us, mv);
        king_capture::freed_onto(&after, holder)
            .into_iter()
            .try_for_each(|square| {
                (self.sink)(Move {
                    frees: Some(square),
                    ..mv
                })
            })
    }
}

impl Position {
    /// Gives every legal move to `take`, until it breaks off.
    pub(super) fn each_legal(&self, take: impl FnMut(Move) -> Flow) -> Flow {
        self.each_legal_of(self.board.owned_by(self.turn), take)
    }

    fn each_legal_of(&self, squares: SquareSet, mut take: impl FnMut(Move) -> Flow) -> Flow {
        Generator {
            position: self,
            board: &self.board,
            mods: self.mods(),
            sink: &mut take,
        }
        .run(squares)
    }

    /// Every legal move, each once. No draw rule is applied; a finished game has none.
    ///
    /// ```
    /// use das_chess::tchess10::{Options, Position};
    /// let start = Position::start(&Options::default()).unwrap();
    /// assert_eq!(start.legal_moves().len(), 82); // rule 1.3
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = self.each_legal(|mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        moves
    }

    /// How many legal moves there are.
    #[must_use]
    pub fn legal_move_count(&self) -> u64 {
        let mut count = 0;
        let _ = self.each_legal(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether there is a legal move at all.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.each_legal(|_| ControlFlow::Break(())).is_break()
    }

    /// Whether `mv` is legal here.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.each_legal_of(SquareSet::of(mv.from), |legal| {
            if legal == mv {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }
}
