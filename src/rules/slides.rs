//! Pieces that run along lines: Queen, Rook, Bishop, Magister and Valkyrie (section 3). They capture a
//! vessel as they capture anything (rule 5.6).

use super::{Batch, Flow, Generator};
use crate::board::tables;
use crate::moves::MoveKind;
use crate::piece::Kind;

impl Generator<'_> {
    pub(super) fn slides(&mut self) -> Flow {
        let tables = tables();
        for from in self.placement.squares(self.us, Kind::Queen) {
            let reach = tables.rook_attacks(from, self.occupied)
                | tables.bishop_attacks(from, self.occupied);
            self.steps_and_captures(Kind::Queen, from, reach)?;
        }
        for from in self.placement.squares(self.us, Kind::Rook) {
            self.steps_and_captures(Kind::Rook, from, tables.rook_attacks(from, self.occupied))?;
        }
        for from in self.placement.squares(self.us, Kind::Bishop) {
            self.steps_and_captures(
                Kind::Bishop,
                from,
                tables.bishop_attacks(from, self.occupied),
            )?;
        }
        for from in self.placement.squares(self.us, Kind::Valkyrie) {
            self.steps_and_captures(
                Kind::Valkyrie,
                from,
                tables.valkyrie_attacks(from, self.occupied),
            )?;
        }
        for from in self.placement.squares(self.us, Kind::Magister) {
            let diagonal =
                tables.bishop_attacks(from, self.occupied) & self.constraints.allowed(from);
            let straight =
                tables.rook_attacks(from, self.occupied) & self.constraints.allowed(from);
            self.give(Batch::of(
                Kind::Magister,
                from,
                MoveKind::Step,
                (diagonal | straight) & self.empty,
                diagonal & self.enemies,
            ))?;
        }
        Flow::Continue(())
    }
}
