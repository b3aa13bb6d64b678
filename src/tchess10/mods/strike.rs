//! 2.1 Strike: a turn is three moves, one after the other, by three different pieces.

use super::{Mod, Mods};
use crate::piece::Color;
use crate::tchess10::board::Board;
use crate::tchess10::piece::Kind;

/// How many moves a turn has.
pub(in crate::tchess10) const fn moves_a_turn(mods: Mods) -> usize {
    if mods.has(Mod::Strike) { 3 } else { 1 }
}

/// How many pieces of a side have made their move of this turn. They are its own all along: nothing that a
/// side does takes its own pieces away.
pub(in crate::tchess10) fn moves_made(board: &Board, color: Color) -> usize {
    board.count(color, |man| man.moved)
}

/// Whether capturing the King wins: with strike, unless another goal is chosen; with escort it still does
/// (rule 2.2).
pub(super) fn king_falls(mods: Mods) -> bool {
    mods.has(Mod::Strike)
        && Mod::GOALS
            .iter()
            .all(|&goal| goal == Mod::Escort || !mods.has(goal))
}

/// Whether a side has lost its King, where that loses.
pub(in crate::tchess10) fn has_lost(board: &Board, mods: Mods, color: Color) -> bool {
    mods.king_falls() && !board.has(color, &[Kind::King])
}

/// The half-move clock after a move: a turn's first move adds one, a capture or a Pawn move sets it back.
pub(in crate::tchess10) const fn clock(clock: u16, sets_back: bool, first_of_turn: bool) -> u16 {
    if sets_back {
        0
    } else {
        clock + first_of_turn as u16
    }
}

/// Whether Pawns capture in passing.
pub(in crate::tchess10) const fn has_en_passant(mods: Mods) -> bool {
    !mods.has(Mod::Strike)
}
