//! Where each leaping or stepping piece reaches from each cell (section 3), edge cells included (rule 1.2).

use super::square::{CELLS, FILES};
use super::{Square, SquareSet};

/// Main-board squares at the given (file, rank) differences from every cell.
const fn leaps<const N: usize>(steps: [(i8, i8); N]) -> [SquareSet; CELLS] {
    let mut table = [SquareSet::EMPTY; CELLS];
    let mut index = 0;
    while index < CELLS {
        let mut bits = 0u128;
        let mut step = 0;
        while step < N {
            let file = (index as i8) % FILES as i8 + steps[step].0;
            let rank = (index as i8) / FILES as i8 + steps[step].1;
            if file >= 1 && file <= 10 && rank >= 0 && rank <= 9 {
                bits |= 1 << (rank * FILES as i8 + file);
            }
            step += 1;
        }
        table[index] = SquareSet::from_bits(bits);
        index += 1;
    }
    table
}

/// What either of two kinds of steps reaches from every cell.
const fn both(one: &[SquareSet; CELLS], other: &[SquareSet; CELLS]) -> [SquareSet; CELLS] {
    let mut table = [SquareSet::EMPTY; CELLS];
    let mut index = 0;
    while index < CELLS {
        table[index] = SquareSet::from_bits(one[index].bits() | other[index].bits());
        index += 1;
    }
    table
}

/// \[K\]
pub(crate) static KING_STEPS: [SquareSet; CELLS] = leaps([
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
]);

/// \[N\]
pub(crate) static KNIGHT_LEAPS: [SquareSet; CELLS] = leaps([
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);

/// \[NH\]: the rhombus.
pub(crate) static AMAZON_LEAPS: [SquareSet; CELLS] =
    both(&KNIGHT_LEAPS, &leaps([(0, 3), (3, 0), (0, -3), (-3, 0)]));

/// \[NDA\]: the square ring.
pub(crate) static CENTURION_LEAPS: [SquareSet; CELLS] = both(
    &KNIGHT_LEAPS,
    &leaps([
        (0, 2),
        (2, 0),
        (0, -2),
        (-2, 0),
        (2, 2),
        (2, -2),
        (-2, -2),
        (-2, 2),
    ]),
);

/// Where a pawn captures, by its color.
pub(crate) static PAWN_CAPTURES: [[SquareSet; CELLS]; 2] =
    [leaps([(-1, 1), (1, 1)]), leaps([(-1, -1), (1, -1)])];

/// The squares one step diagonally away, where a passenger captures (rule 5.4).
#[inline]
pub(crate) fn passenger_captures(square: Square) -> SquareSet {
    PAWN_CAPTURES[0][square.index()] | PAWN_CAPTURES[1][square.index()]
}
