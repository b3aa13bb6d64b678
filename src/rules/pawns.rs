//! Pawns: steps, captures, en passant, promotion (section 3).

use super::{Batch, Flow, Generator};
use crate::board::{PAWN_CAPTURES, Square, SquareSet};
use crate::moves::{Move, MoveKind, Mover};
use crate::piece::{Color, Kind};
use crate::position::Position;

/// The rank, counted from its own side, where a pawn promotes (rule 3.2).
pub(super) const LAST_RANK: u8 = 10;

impl<Sink: FnMut(Batch) -> Flow> Generator<'_, Sink> {
    pub(super) fn pawns(&mut self) -> Flow {
        let (us, empty) = (self.us, SquareSet::MAIN & !self.occupied);
        for from in self.placement.squares(us, Kind::Pawn) {
            let allowed = self.constraints.allowed(from);
            let captures = PAWN_CAPTURES[us as usize][from.index()] & self.enemies & allowed;
            self.pawn_batch(from, MoveKind::Capture, captures)?;
            let step = SquareSet::of(from.ahead(us)) & empty;
            if !step.is_empty() {
                self.pawn_batch(from, MoveKind::Step, step & allowed)?;
                // Rule 3.4: what counts is where the pawn stands.
                if from.rank_for(us) == 2 {
                    let double = step.one_rank(us == Color::White) & empty & allowed;
                    self.pawn_batch(from, MoveKind::DoubleStep, double)?;
                }
            }
        }
        Flow::Continue(())
    }

    fn pawn_batch(&mut self, from: Square, kind: MoveKind, targets: SquareSet) -> Flow {
        self.give(Batch {
            promotes: from.rank_for(self.us) == LAST_RANK - 1,
            ..Batch::piece(Kind::Pawn, from, kind, targets)
        })
    }

    /// En passant (rule 3.3). It lifts two men from two squares, so it is played and looked at.
    pub(super) fn en_passant(&mut self) -> Flow {
        let Some(passed) = self.position.en_passant else {
            return Flow::Continue(());
        };
        for from in en_passant_takers(self.position, passed) {
            let targets = SquareSet::of(passed);
            let batch = Batch::piece(Kind::Pawn, from, MoveKind::EnPassant, targets);
            let sound = self.tried(batch);
            self.give(sound)?;
        }
        Flow::Continue(())
    }
}

/// The pawns of the side to move that stand right for capturing on `passed`.
fn en_passant_takers(position: &Position, passed: Square) -> SquareSet {
    let us = position.turn;
    position.placement.squares(us, Kind::Pawn) & PAWN_CAPTURES[!us as usize][passed.index()]
}

/// Drops the en passant square unless a capture there is legal (rule 7.5 counts only such).
pub(crate) fn settle_en_passant(position: &mut Position) {
    let Some(passed) = position.en_passant else {
        return;
    };
    let us = position.turn;
    let legal = en_passant_takers(position, passed).into_iter().any(|from| {
        let capture = Move {
            from,
            to: passed,
            piece: Kind::Pawn,
            mover: Mover::Piece,
            kind: MoveKind::EnPassant,
            promotion: None,
        };
        !position.play_unchecked(capture).is_attacked_king(us)
    });
    if !legal {
        position.en_passant = None;
    }
}
