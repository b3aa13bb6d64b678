//! What checks and pins leave to ordinary moves: those that vacate one square and fill another (rule 7.1).

use super::attacks::{diagonal_sliders, near_attackers, orthogonal_sliders};
use crate::board::{
    DIAGONAL, KNIGHTWISE, ORTHOGONAL, Square, SquareSet, bishop_lines, first_on_ray, ray,
    rook_lines, valkyrie_lines,
};
use crate::piece::{Color, Kind};
use crate::position::Placement;

/// At most this many men can be pinned: one a direction.
const MAX_PINS: usize = 16;

pub(super) struct Constraints {
    checkers: u32,
    /// Where a man other than the King may go: anywhere, or in check onto the checker or between.
    evasions: SquareSet,
    pinned: SquareSet,
    pins: [(Square, SquareSet); MAX_PINS],
    pin_count: usize,
}

impl Constraints {
    pub(super) fn of(placement: &Placement, us: Color) -> Self {
        let king = placement
            .squares(us, Kind::King)
            .first()
            .expect("a position has one King a side");
        let near = near_attackers(placement, king, !us);
        let mut constraints = Self {
            checkers: near.len(),
            evasions: if near.is_empty() {
                !SquareSet::EMPTY
            } else {
                near
            },
            pinned: SquareSet::EMPTY,
            pins: [(king, SquareSet::EMPTY); MAX_PINS],
            pin_count: 0,
        };
        let families = [
            (
                ORTHOGONAL,
                rook_lines(king) & orthogonal_sliders(placement, !us),
            ),
            (
                DIAGONAL,
                bishop_lines(king) & diagonal_sliders(placement, !us),
            ),
            (
                KNIGHTWISE,
                valkyrie_lines(king) & placement.squares(!us, Kind::Valkyrie),
            ),
        ];
        for (directions, sliders) in families {
            if !sliders.is_empty() {
                for direction in directions {
                    constraints.look_along(direction, king, sliders, placement, us);
                }
            }
        }
        constraints
    }

    /// Notes the checker or the pin in one direction from the King, if there is one.
    fn look_along(
        &mut self,
        direction: usize,
        king: Square,
        sliders: SquareSet,
        placement: &Placement,
        us: Color,
    ) {
        let line = ray(direction, king);
        let Some(slider) = first_on_ray(direction, line & sliders) else {
            return;
        };
        let upto = line & !ray(direction, slider);
        let between = upto.without(slider) & placement.occupied();
        if between.is_empty() {
            self.evasions = if self.checkers == 0 {
                upto
            } else {
                self.evasions & upto
            };
            self.checkers += 1;
        } else if between.len() == 1 && between.meets(placement.of(us)) {
            self.pinned |= between;
            if let Some(man) = between.first() {
                self.pins[self.pin_count] = (man, upto);
                self.pin_count += 1;
            }
        }
    }

    pub(super) const fn is_check(&self) -> bool {
        self.checkers > 0
    }

    pub(super) const fn is_double_check(&self) -> bool {
        self.checkers > 1
    }

    /// Where a move may end that leaves no square empty: a passenger's, whose hull stays and stays ours.
    pub(super) const fn evasions(&self) -> SquareSet {
        self.evasions
    }

    /// Where an ordinary move of the man on `from` may end.
    #[inline]
    pub(super) fn allowed(&self, from: Square) -> SquareSet {
        if self.pinned.contains(from) {
            let pins = &self.pins[..self.pin_count];
            let line = pins.iter().find(|(man, _)| *man == from);
            line.map_or(self.evasions, |(_, line)| *line & self.evasions)
        } else {
            self.evasions
        }
    }
}
