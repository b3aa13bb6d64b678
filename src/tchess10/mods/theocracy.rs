//! 2.9 Theocracy: capturing all of the enemy's B and D wins. The King is an ordinary piece.

use super::{Mod, Mods};
use crate::piece::Color;
use crate::tchess10::board::Board;
use crate::tchess10::piece::Kind;

/// Those who rule.
pub(super) const CLERGY: [Kind; 2] = [Kind::Bishop, Kind::Paladin];

/// Whether a side has lost all of them.
pub(in crate::tchess10) fn has_lost(board: &Board, mods: Mods, color: Color) -> bool {
    mods.has(Mod::Theocracy) && !board.has(color, &CLERGY)
}
