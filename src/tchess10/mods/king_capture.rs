//! 2.3 King capture: a piece that takes the enemy King stands on it, holds it, and brings it home.

use super::{Mod, Mods, Variant, escort};
use crate::board::{Square, SquareSet};
use crate::piece::Color;
use crate::tchess10::board::Board;
use crate::tchess10::piece::{Cell, Kind};

/// Whether Kings are taken hold of: with king capture or flag capture.
pub(in crate::tchess10) const fn is_played(mods: Mods) -> bool {
    mods.has(Mod::KingCapture) || mods.has(Mod::FlagCapture)
}

/// Whether a piece of this kind may capture: Kings move to empty squares only.
pub(in crate::tchess10) const fn may_capture(mods: Mods, kind: Kind) -> bool {
    !(is_played(mods) && matches!(kind, Kind::King))
}

/// Whether capturing this cell is taking hold of a King.
pub(in crate::tchess10) const fn seizes(mods: Mods, target: Cell) -> bool {
    is_played(mods) && matches!(target.upper.kind, Kind::King)
}

/// Whether this is a piece that holds the enemy King.
pub(in crate::tchess10) fn is_holder(cell: Cell) -> bool {
    cell.lower.is_some_and(|lower| lower.color != cell.owner())
}

/// Whether a holder of this kind takes its King along. An Assassin leaves it where it stands; no other can.
pub(in crate::tchess10) const fn takes_along(holder: Kind) -> bool {
    !matches!(holder, Kind::Assassin)
}

/// Where a King may be freed to when its holder is captured on `square`: the nearest free squares by King's
/// steps, counted as if the board were empty. `after` is the board after the capture, without the King.
pub(in crate::tchess10) fn freed_onto(after: &Board, square: Square) -> SquareSet {
    let free = SquareSet::MAIN & !after.occupied();
    let distance = |other: Square| {
        let files = square.file().abs_diff(other.file());
        let ranks = square.rank().abs_diff(other.rank());
        files.max(ranks)
    };
    let nearest = free.into_iter().map(distance).min();
    free.into_iter()
        .filter(|&other| Some(distance(other)) == nearest)
        .collect()
}

/// Whether a side has brought the enemy King home, or taken hold of it there.
pub(in crate::tchess10) fn has_won(board: &Board, variant: Variant, color: Color) -> bool {
    is_played(variant.mods())
        && board.king(!color).is_some_and(|(square, cell)| {
            cell.owner() == color && escort::is_home(variant.border(), color, square)
        })
}
