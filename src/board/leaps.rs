//! Where each leaping or stepping piece reaches from each cell (section 3), edge cells included (rule 1.2).

use super::square::{CELLS, FILES};
use super::tables::Tables;
use super::{Square, SquareSet};
use crate::piece::Color;

/// `table`, and the main-board squares at the given (file, rank) differences from every cell.
pub(super) const fn leaps(mut table: [SquareSet; CELLS], steps: &[(i8, i8)]) -> [SquareSet; CELLS] {
    let mut index = 0;
    while index < CELLS {
        let mut bits = table[index].bits();
        let mut step = 0;
        while step < steps.len() {
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

pub(super) const KING: &[(i8, i8)] = &[
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

pub(super) const KNIGHT: &[(i8, i8)] = &[
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// What an Amazon has over a Knight.
pub(super) const AMAZON: &[(i8, i8)] = &[(0, 3), (3, 0), (0, -3), (-3, 0)];

/// What a Centurion has over a Knight.
pub(super) const CENTURION: &[(i8, i8)] = &[
    (0, 2),
    (2, 0),
    (0, -2),
    (-2, 0),
    (2, 2),
    (2, -2),
    (-2, -2),
    (-2, 2),
];

/// Where the pawns of each color capture.
pub(super) const PAWN: [&[(i8, i8)]; 2] = [&[(-1, 1), (1, 1)], &[(-1, -1), (1, -1)]];

impl Tables {
    /// \[K\]
    #[inline]
    pub(crate) fn king_steps(&self, square: Square) -> SquareSet {
        self.king[square.index()]
    }

    /// \[N\]
    #[inline]
    pub(crate) fn knight_leaps(&self, square: Square) -> SquareSet {
        self.knight[square.index()]
    }

    /// \[NH\]: the rhombus.
    #[inline]
    pub(crate) fn amazon_leaps(&self, square: Square) -> SquareSet {
        self.amazon[square.index()]
    }

    /// \[NDA\]: the square ring.
    #[inline]
    pub(crate) fn centurion_leaps(&self, square: Square) -> SquareSet {
        self.centurion[square.index()]
    }

    /// From where an Amazon reaches `square`, edge cells included.
    #[inline]
    pub(crate) fn amazon_origins(&self, square: Square) -> SquareSet {
        self.amazon_origins[square.index()]
    }

    /// From where a Centurion reaches `square`, edge cells included.
    #[inline]
    pub(crate) fn centurion_origins(&self, square: Square) -> SquareSet {
        self.centurion_origins[square.index()]
    }

    /// Where a pawn of this color captures.
    #[inline]
    pub(crate) fn pawn_captures(&self, color: Color, square: Square) -> SquareSet {
        self.pawn[color as usize][square.index()]
    }

    /// The squares one step diagonally away, where a passenger captures (rule 5.4).
    #[inline]
    pub(crate) fn passenger_captures(&self, square: Square) -> SquareSet {
        self.pawn_captures(Color::White, square) | self.pawn_captures(Color::Black, square)
    }
}
