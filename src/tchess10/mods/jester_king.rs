//! 2.5 King of Jesters: a Jester stands in the King's place, and losing it loses.
//!
//! The crowned Jester is the King in everything but its looks: it moves alike, has the King's letter and is
//! never carried. Only a drawing tells it from a King.

use super::illusions::Owed;
use super::{Mod, Mods};
use crate::piece::Color;
use crate::tchess10::board::Board;
use crate::tchess10::piece::Kind;

/// Whether a side has lost its crowned Jester and can't make another (rule 2.6).
pub(in crate::tchess10) fn has_lost(board: &Board, mods: Mods, owed: Owed, color: Color) -> bool {
    mods.has(Mod::JesterKing) && !board.has(color, &[Kind::King]) && !owed.crowned
}
