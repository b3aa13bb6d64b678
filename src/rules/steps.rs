//! Pieces that step or leap: the King, and Knight, Amazon and Centurion on the board and on the edge
//! (sections 1 and 3). What a Minor does at a vessel is in [`vessels`](super::vessels).

use super::{Batch, Flow, Generator, is_attacked};
use crate::board::{SquareSet, tables};
use crate::moves::MoveKind;
use crate::piece::Kind;

impl Generator<'_> {
    /// The King's steps, onto squares that no one attacks once he has left his own.
    pub(super) fn king_steps(&mut self) -> Flow {
        let king = self.position.king_square(self.us);
        let without_king = self.occupied.without(king);
        let safe: SquareSet = (tables().king_steps(king) & !self.own)
            .into_iter()
            .filter(|&to| !is_attacked(self.placement, to, !self.us, without_king))
            .collect();
        self.give(Batch::of(
            Kind::King,
            king,
            MoveKind::Step,
            safe & self.empty,
            safe & self.enemies,
        ))
    }

    pub(super) fn leapers(&mut self) -> Flow {
        let tables = tables();
        for from in self.placement.squares(self.us, Kind::Knight) {
            self.minor_moves(Kind::Knight, from, tables.knight_leaps(from))?;
        }
        for from in self.placement.squares(self.us, Kind::Amazon) {
            self.minor_moves(Kind::Amazon, from, tables.amazon_leaps(from))?;
        }
        for from in self.placement.squares(self.us, Kind::Centurion) {
            self.steps_and_captures(Kind::Centurion, from, tables.centurion_leaps(from))?;
        }
        Flow::Continue(())
    }
}
