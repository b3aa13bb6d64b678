//! What stands between a King and the other side: checkers, and men that alone bar a line to him (rule 7.1).
//!
//! For the side to move these are the checks to meet and its pins; for the other King they are the men
//! whose moves discover check.

use std::ops::Range;

use super::attacks::{diagonal_sliders, near_attackers, orthogonal_sliders};
use crate::board::{
    DIAGONAL, KNIGHTWISE, ORTHOGONAL, Square, SquareSet, Tables, first_on_ray, tables,
};
use crate::piece::{Color, Kind};
use crate::position::Placement;

pub(super) struct KingLines {
    king: Square,
    checkers: u32,
    /// Where a man of the King's side may go: anywhere, or in check onto the checker or between.
    evasions: SquareSet,
    /// The men, of either side, that alone bar a line.
    bars: SquareSet,
    /// All barred lines, each from beside the King to the slider.
    barred: SquareSet,
}

impl KingLines {
    /// The lines to the King of `side`.
    pub(super) fn of(placement: &Placement, side: Color) -> Self {
        let king = placement
            .squares(side, Kind::King)
            .first()
            .expect("a position has one King a side");
        let near = near_attackers(placement, king, !side);
        let mut found = Self {
            king,
            checkers: near.len(),
            evasions: if near.is_empty() {
                !SquareSet::EMPTY
            } else {
                near
            },
            bars: SquareSet::EMPTY,
            barred: SquareSet::EMPTY,
        };
        let occupied = placement.occupied();
        let tables = tables();
        let orthogonal = tables.rook_lines(king) & orthogonal_sliders(placement, !side);
        let diagonal = tables.bishop_lines(king) & diagonal_sliders(placement, !side);
        let knightwise = tables.valkyrie_lines(king) & placement.squares(!side, Kind::Valkyrie);
        if !orthogonal.is_empty() {
            found.look(tables, ORTHOGONAL, orthogonal, occupied);
        }
        if !diagonal.is_empty() {
            found.look(tables, DIAGONAL, diagonal, occupied);
        }
        if !knightwise.is_empty() {
            found.look(tables, KNIGHTWISE, knightwise, occupied);
        }
        found
    }

    /// Notes the checkers and the bars in some directions from the King.
    #[inline(never)]
    fn look(
        &mut self,
        tables: &Tables,
        directions: Range<usize>,
        sliders: SquareSet,
        occupied: SquareSet,
    ) {
        for direction in directions {
            self.look_along(tables, direction, sliders, occupied);
        }
    }

    /// Notes the checker or the bar in one direction from the King, if there is one.
    #[inline]
    fn look_along(
        &mut self,
        tables: &Tables,
        direction: usize,
        sliders: SquareSet,
        occupied: SquareSet,
    ) {
        let ray_from_king = tables.ray(direction, self.king);
        let Some(slider) = first_on_ray(direction, ray_from_king & sliders) else {
            return;
        };
        let line = ray_from_king & !tables.ray(direction, slider);
        let between = line.without(slider) & occupied;
        match between.len() {
            0 => {
                self.evasions = if self.checkers == 0 {
                    line
                } else {
                    self.evasions & line
                };
                self.checkers += 1;
            }
            1 => {
                self.bars |= between;
                self.barred |= line;
            }
            _ => {}
        }
    }

    pub(super) const fn is_check(&self) -> bool {
        self.checkers > 0
    }

    pub(super) const fn is_double_check(&self) -> bool {
        self.checkers > 1
    }

    /// Where a move of the King's side may end that leaves no square empty: a passenger's, whose hull
    /// stays and stays ours.
    pub(super) const fn evasions(&self) -> SquareSet {
        self.evasions
    }

    /// The men that alone bar a line to the King.
    pub(super) const fn bars(&self) -> SquareSet {
        self.bars
    }

    /// The line that the man on `square` bars: everywhere if he bars none.
    #[inline]
    pub(super) fn line_of(&self, square: Square) -> SquareSet {
        if self.bars.contains(square) {
            self.barred_by(square)
        } else {
            !SquareSet::EMPTY
        }
    }

    /// The line that is barred on `square`: two rays from one square share none.
    #[inline(never)]
    fn barred_by(&self, square: Square) -> SquareSet {
        let tables = tables();
        (ORTHOGONAL.start..KNIGHTWISE.end)
            .map(|direction| tables.ray(direction, self.king))
            .find(|ray| ray.contains(square))
            .map_or(SquareSet::EMPTY, |ray| ray & self.barred)
    }

    /// Where an ordinary move of the King's own man on `from` may end: on his line if he is pinned, and
    /// so that a check is met.
    #[inline]
    pub(super) fn allowed(&self, from: Square) -> SquareSet {
        self.line_of(from) & self.evasions
    }
}
