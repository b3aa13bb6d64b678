//! Pawns: steps, captures, en passant, promotion (section 3).

use super::{Batch, Flow, Generator, Origin};
use crate::board::{FILES, Square, SquareSet, tables};
use crate::moves::{Move, MoveKind, Mover};
use crate::piece::{Color, Kind};
use crate::position::Position;

/// The rank, counted from its own side, where a pawn promotes (rule 3.2).
pub(super) const LAST_RANK: u8 = 10;

/// One step ahead and the two captures in the numbering of the cells, for White.
const AHEAD: u8 = FILES;
const LEFT: u8 = AHEAD - 1;
const RIGHT: u8 = AHEAD + 1;

impl Generator<'_> {
    /// Pawns that no line binds go together, the others one by one, each along its line.
    pub(super) fn pawns(&mut self) -> Flow {
        let pawns = self.placement.squares(self.us, Kind::Pawn);
        let bound = pawns & self.constraints.bars();
        self.pawns_within(pawns & !bound, self.constraints.evasions())?;
        for pawn in bound {
            self.pawns_within(SquareSet::of(pawn), self.constraints.allowed(pawn))?;
        }
        Flow::Continue(())
    }

    /// Steps, double steps and captures of `pawns`, onto `allowed` squares.
    fn pawns_within(&mut self, pawns: SquareSet, allowed: SquareSet) -> Flow {
        let us = self.us;
        let sign = if us == Color::White { 1 } else { -1 };
        let ahead = AHEAD as i8 * sign;
        let steps = pawns.shifted::<AHEAD>(us) & self.empty;
        self.pawn_batch(ahead, MoveKind::Step, steps & allowed)?;
        // Rule 3.4: what counts is where the pawn stands.
        let third_rank = SquareSet::rank::<3>(us);
        let doubles = (steps & third_rank).shifted::<AHEAD>(us) & self.empty;
        self.pawn_batch(2 * ahead, MoveKind::DoubleStep, doubles & allowed)?;
        for (step, targets) in [
            (LEFT, pawns.shifted::<LEFT>(us)),
            (RIGHT, pawns.shifted::<RIGHT>(us)),
        ] {
            let targets = targets & self.enemies & allowed;
            self.pawn_batch(step as i8 * sign, MoveKind::Capture, targets)?;
        }
        Flow::Continue(())
    }

    fn pawn_batch(&mut self, step: i8, kind: MoveKind, targets: SquareSet) -> Flow {
        let last_rank = SquareSet::rank::<LAST_RANK>(self.us);
        let batch = Batch {
            origin: Origin::Behind(step),
            piece: Kind::Pawn,
            mover: Mover::Piece,
            kind,
            targets: targets & !last_rank,
            captures: SquareSet::EMPTY,
            promotes: false,
        };
        self.give(batch)?;
        self.give(Batch {
            targets: targets & last_rank,
            promotes: true,
            ..batch
        })
    }

    /// En passant (rule 3.3). It lifts two men from two squares, so it is played and looked at.
    pub(super) fn en_passant(&mut self) -> Flow {
        let Some(passed) = self.position.en_passant else {
            return Flow::Continue(());
        };
        for from in en_passant_takers(self.position, passed) {
            let targets = SquareSet::of(passed);
            let batch = Batch::without_captures(Kind::Pawn, from, MoveKind::EnPassant, targets);
            self.give_tried(batch)?;
        }
        Flow::Continue(())
    }
}

/// The pawns of the side to move that stand right for capturing on `passed`.
fn en_passant_takers(position: &Position, passed: Square) -> SquareSet {
    let us = position.turn;
    position.placement.squares(us, Kind::Pawn) & tables().pawn_captures(!us, passed)
}

/// Drops the en passant square unless a capture there is legal (rule 7.5 counts only such).
pub(crate) fn settle_en_passant(position: &mut Position) {
    let Some(passed) = position.en_passant else {
        return;
    };
    let legal = en_passant_takers(position, passed)
        .into_iter()
        .any(|from| may_capture_in_passing(position, from, passed));
    if !legal {
        position.en_passant = None;
    }
}

/// Whether the pawn on `from` may leave his line and lift the one that passed.
#[inline(never)]
fn may_capture_in_passing(position: &Position, from: Square, passed: Square) -> bool {
    let capture = Move {
        from,
        to: passed,
        piece: Kind::Pawn,
        mover: Mover::Piece,
        kind: MoveKind::EnPassant,
        promotion: None,
    };
    let after = position.play_unchecked(capture);
    !after.is_attacked_king(position.turn)
}
