//! The two air pieces: how the Elva and the air Magister enter play (section 4).

use super::pawns::LAST_RANK;
use super::{Batch, Flow, Generator};
use crate::board::{SquareSet, tables};
use crate::moves::MoveKind;
use crate::piece::Kind;

impl Generator<'_> {
    /// Exits by a Queen's or a Valkyrie's move onto an empty square (rules 4.1 to 4.3).
    pub(super) fn air(&mut self) -> Flow {
        let tables = tables();
        let last_rank = SquareSet::rank::<LAST_RANK>(self.us);
        for kind in [Kind::Elva, Kind::AirMagister] {
            for from in self.placement.squares(self.us, kind) {
                let reach = tables.rook_attacks(from, self.occupied)
                    | tables.bishop_attacks(from, self.occupied)
                    | tables.valkyrie_attacks(from, self.occupied);
                let targets = reach & self.empty & self.constraints.allowed(from);
                let exit = Batch::without_captures(kind, from, MoveKind::Exit, targets);
                if kind == Kind::AirMagister {
                    self.give(exit)?;
                    continue;
                }
                self.give(Batch {
                    targets: targets & !last_rank,
                    ..exit
                })?;
                // Rule 4.5: an Elva that lands on the last rank promotes at once.
                self.give(Batch {
                    targets: targets & last_rank,
                    promotes: true,
                    ..exit
                })?;
            }
        }
        Flow::Continue(())
    }
}

/// What an air piece is once it has left its square (rules 4.1, 4.2).
pub(super) const fn on_the_ground(kind: Kind) -> Kind {
    match kind {
        Kind::Elva => Kind::Pawn,
        Kind::AirMagister => Kind::Magister,
        kind => kind,
    }
}
