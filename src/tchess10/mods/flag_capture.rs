//! 2.4 Flag capture: as king capture, but the King never moves, nor turns, by itself.

use super::{Mod, Mods};
use crate::tchess10::piece::Kind;

/// Whether a piece of this kind never makes a move.
pub(in crate::tchess10) const fn never_moves(mods: Mods, kind: Kind) -> bool {
    mods.has(Mod::FlagCapture) && matches!(kind, Kind::King)
}
