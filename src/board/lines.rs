//! Lines in sixteen directions: four orthogonal, four diagonal, eight of the Valkyrie's knight steps.

use std::ops::Range;

use super::square::{CELLS, FILES};
use super::tables::Tables;
use super::{Square, SquareSet};

/// (file, rank) of one step in each direction. The first half of
/// each family climbs the numbering of the cells, the second holds the reverses in the same order.
const STEPS: [(i8, i8); 16] = [
    // orthogonal
    (1, 0),
    (0, 1),
    (-1, 0),
    (0, -1),
    // diagonal
    (1, 1),
    (-1, 1),
    (-1, -1),
    (1, -1),
    // knightwise
    (1, 2),
    (2, 1),
    (-1, 2),
    (-2, 1),
    (-1, -2),
    (-2, -1),
    (1, -2),
    (2, -1),
];

/// The directions of a Rook.
pub(crate) const ORTHOGONAL: Range<usize> = 0..4;
/// The directions of a Bishop.
pub(crate) const DIAGONAL: Range<usize> = 4..8;
/// The directions of a Valkyrie.
pub(crate) const KNIGHTWISE: Range<usize> = 8..16;

/// Whether the cells' numbers grow in this direction.
const fn climbs(direction: usize) -> bool {
    let (file, rank) = STEPS[direction];
    rank * (FILES as i8) + file > 0
}

pub(super) type Rays = [[SquareSet; CELLS]; 16];

/// The squares of each direction from each cell; none from an edge cell.
pub(super) const fn rays() -> Rays {
    let mut rays = [[SquareSet::EMPTY; CELLS]; 16];
    let mut direction = 0;
    while direction < 16 {
        let (file_step, rank_step) = STEPS[direction];
        let mut index = 0;
        while index < CELLS {
            if Square::from_index(index).is_main() {
                let mut file = (index as i8) % FILES as i8 + file_step;
                let mut rank = (index as i8) / FILES as i8 + rank_step;
                let mut bits = 0u128;
                while file >= 1 && file <= 10 && rank >= 0 && rank <= 9 {
                    bits |= 1 << (rank * FILES as i8 + file);
                    file += file_step;
                    rank += rank_step;
                }
                rays[direction][index] = SquareSet::from_bits(bits);
            }
            index += 1;
        }
        direction += 1;
    }
    rays
}

impl Tables {
    /// The squares from `square` in `direction` to the border, without `square`; none from an edge cell.
    #[inline]
    pub(crate) fn ray(&self, direction: usize, square: Square) -> SquareSet {
        self.rays[direction][square.index()]
    }

    /// Squares that a Rook on `square` attacks on an empty board.
    #[inline]
    pub(crate) fn rook_lines(&self, square: Square) -> SquareSet {
        self.rook_lines[square.index()]
    }

    /// Squares that a Bishop on `square` attacks on an empty board.
    #[inline]
    pub(crate) fn bishop_lines(&self, square: Square) -> SquareSet {
        self.bishop_lines[square.index()]
    }

    /// Squares that a Valkyrie on `square` attacks on an empty board.
    #[inline]
    pub(crate) fn valkyrie_lines(&self, square: Square) -> SquareSet {
        self.valkyrie_lines[square.index()]
    }
}

/// The square of `set` nearest to the start of a ray in `direction`, where `set` lies on that ray.
#[inline]
pub(crate) fn first_on_ray(direction: usize, set: SquareSet) -> Option<Square> {
    if set.is_empty() {
        None
    } else if climbs(direction) {
        set.first()
    } else {
        Some(Square::from_index(
            127 - set.bits().leading_zeros() as usize,
        ))
    }
}

/// What is reached from `square` along a line both ways, up to and with the first occupied square.
///
/// The two rays of a line lie on either side of `square` in the numbering. Subtracting the highest
/// blocker below from the blockers above flips just the bits from there to the lowest blocker above.
#[inline]
fn line_attacks(
    rays: &Rays,
    climbing: usize,
    falling: usize,
    square: Square,
    occupied: SquareSet,
) -> SquareSet {
    let above = rays[climbing][square.index()].bits();
    let below = rays[falling][square.index()].bits();
    let blockers_above = above & occupied.bits();
    let nearest_below = highest_bit(below & occupied.bits() | 1);
    let span = blockers_above ^ blockers_above.wrapping_sub(nearest_below);
    SquareSet::from_bits((above | below) & span)
}

/// The highest set bit alone; `bits` is not 0.
#[inline]
fn highest_bit(bits: u128) -> u128 {
    let high = (bits >> 64) as u64;
    let low = bits as u64;
    if high != 0 {
        ((1u64 << 63 >> high.leading_zeros()) as u128) << 64
    } else {
        (1u64 << 63 >> low.leading_zeros()) as u128
    }
}

impl Tables {
    /// Squares that a Rook on `square` attacks.
    pub(crate) fn rook_attacks(&self, square: Square, occupied: SquareSet) -> SquareSet {
        let steps = self.rook_steps[square.index()];
        // Hemmed in, as most stand for long.
        if (steps & !occupied).is_empty() {
            return steps;
        }
        let rays = &self.rays;
        line_attacks(rays, 0, 2, square, occupied) | line_attacks(rays, 1, 3, square, occupied)
    }

    /// Squares that a Bishop on `square` attacks.
    pub(crate) fn bishop_attacks(&self, square: Square, occupied: SquareSet) -> SquareSet {
        let steps = self.bishop_steps[square.index()];
        // Hemmed in.
        if (steps & !occupied).is_empty() {
            return steps;
        }
        let rays = &self.rays;
        line_attacks(rays, 4, 6, square, occupied) | line_attacks(rays, 5, 7, square, occupied)
    }

    /// Squares that a Valkyrie on `square` attacks.
    pub(crate) fn valkyrie_attacks(&self, square: Square, occupied: SquareSet) -> SquareSet {
        let rays = &self.rays;
        line_attacks(rays, 8, 12, square, occupied)
            | line_attacks(rays, 9, 13, square, occupied)
            | line_attacks(rays, 10, 14, square, occupied)
            | line_attacks(rays, 11, 15, square, occupied)
    }
}

/// All squares of some directions from each cell.
pub(super) const fn lines(rays: &Rays, directions: Range<usize>) -> [SquareSet; CELLS] {
    let mut table = [SquareSet::EMPTY; CELLS];
    let mut index = 0;
    while index < CELLS {
        let mut direction = directions.start;
        while direction < directions.end {
            table[index] =
                SquareSet::from_bits(table[index].bits() | rays[direction][index].bits());
            direction += 1;
        }
        index += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::tables;

    fn walk(square: Square, directions: Range<usize>, occupied: SquareSet) -> SquareSet {
        let mut reached = SquareSet::EMPTY;
        for direction in directions {
            let (file_step, rank_step) = STEPS[direction];
            let (mut file, mut rank) = (square.file() as i8, square.rank() as i8);
            loop {
                file += file_step;
                rank += rank_step;
                if !(1..=10).contains(&file) || !(1..=10).contains(&rank) {
                    break;
                }
                let next = Square::new(file as u8, rank as u8).unwrap();
                reached = reached.with(next);
                if occupied.contains(next) {
                    break;
                }
            }
        }
        reached
    }

    #[test]
    fn lines_stop_where_walking_stops() {
        let tables = tables();
        let mut random = fastrand::Rng::with_seed(7);
        for round in 0..200 {
            let density = random.u128(..) & random.u128(..);
            let occupied = SquareSet::from_bits(if round % 2 == 0 {
                density
            } else {
                density & random.u128(..)
            }) & SquareSet::MAIN;
            for square in SquareSet::MAIN {
                assert_eq!(
                    tables.rook_attacks(square, occupied),
                    walk(square, ORTHOGONAL, occupied)
                );
                assert_eq!(
                    tables.bishop_attacks(square, occupied),
                    walk(square, DIAGONAL, occupied)
                );
                assert_eq!(
                    tables.valkyrie_attacks(square, occupied),
                    walk(square, KNIGHTWISE, occupied)
                );
            }
        }
    }

    #[test]
    fn no_line_leads_from_an_edge_cell_however_hemmed_in() {
        for square in !SquareSet::MAIN {
            for occupied in [SquareSet::EMPTY, SquareSet::MAIN] {
                assert!(tables().rook_attacks(square, occupied).is_empty());
                assert!(tables().bishop_attacks(square, occupied).is_empty());
                assert!(tables().valkyrie_attacks(square, occupied).is_empty());
            }
        }
    }

    #[test]
    fn the_first_half_of_each_family_climbs() {
        for family in [ORTHOGONAL, DIAGONAL, KNIGHTWISE] {
            let half = family.start + family.len() / 2;
            assert!((family.start..half).all(climbs));
            assert!(!(half..family.end).any(climbs));
        }
    }

    #[test]
    fn the_nearest_square_of_a_ray_is_found_both_ways() {
        for square in SquareSet::MAIN {
            for (direction, &(file, rank)) in STEPS.iter().enumerate() {
                let next = Square::new(
                    square.file().wrapping_add_signed(file),
                    square.rank().wrapping_add_signed(rank),
                );
                let first = first_on_ray(direction, tables().ray(direction, square));
                assert_eq!(first, next.filter(|next| next.is_main()));
            }
        }
    }
}
