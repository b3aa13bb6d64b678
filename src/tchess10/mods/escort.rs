//! 2.2 King's escort: a King that reaches its far border, not held, wins.

use super::{Mod, Mods, Variant};
use crate::board::Square;
use crate::piece::Color;
use crate::tchess10::board::Board;
use std::ops::RangeInclusive;

/// The ranks that may be White's far border.
pub(in crate::tchess10) const BORDERS: RangeInclusive<u8> = 6..=10;

/// White's far border, where none is chosen.
pub(in crate::tchess10) const DEFAULT_BORDER: u8 = 8;

/// The modification that a border serves, if one does.
pub(super) fn border_bearer(mods: Mods) -> Option<Mod> {
    [Mod::Escort, Mod::KingCapture, Mod::FlagCapture]
        .into_iter()
        .find(|&modification| mods.has(modification))
}

/// Whether there are borders, which a picture shows.
pub(in crate::tchess10) fn has_border(mods: Mods) -> bool {
    border_bearer(mods).is_some()
}

/// Whether a square is on a side's far border or beyond.
pub(super) const fn is_far(border: u8, color: Color, square: Square) -> bool {
    square.rank_for(color) >= border
}

/// Whether a square is on a side's home border or nearer home (rule 2.3): as far as the enemy's far one.
pub(super) const fn is_home(border: u8, color: Color, square: Square) -> bool {
    square.rank_for(color) <= 11 - border
}

/// Whether a side's King has reached its goal.
pub(in crate::tchess10) fn has_won(board: &Board, variant: Variant, color: Color) -> bool {
    variant.has(Mod::Escort)
        && board.king(color).is_some_and(|(square, cell)| {
            cell.owner() == color && is_far(variant.border(), color, square)
        })
}
