//! 2.8 War council: capturing all of the enemy's K, L, Q, M, and C, S, E where these are used, wins.

use super::{Mod, Mods};
use crate::piece::Color;
use crate::tchess10::board::Board;
use crate::tchess10::piece::Kind;

/// The council. A kind that is not used never stands on the board.
pub(super) const COUNCIL: [Kind; 7] = [
    Kind::King,
    Kind::Lion,
    Kind::Queen,
    Kind::Magister,
    Kind::Cardinal,
    Kind::Marshal,
    Kind::Emperor,
];

/// Whether a side has lost its whole council.
pub(in crate::tchess10) fn has_lost(board: &Board, mods: Mods, color: Color) -> bool {
    mods.has(Mod::WarCouncil) && !board.has(color, &COUNCIL)
}
