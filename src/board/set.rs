//! Sets of squares, one bit a cell.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::Square;
use super::square::{CELLS, FILES};
use crate::piece::Color;

/// A set of squares.
///
/// ```
/// use das_chess::{Square, SquareSet};
/// let e4: Square = "e4".parse().unwrap();
/// let set = SquareSet::EMPTY.with(e4);
/// assert!(set.contains(e4));
/// assert_eq!(set.len(), 1);
/// assert_eq!(set.into_iter().collect::<Vec<_>>(), [e4]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u128);

/// The bit of each cell: a look-up where WebAssembly would call a 128-bit shift.
const BITS: [u128; CELLS] = {
    let mut bits = [0; CELLS];
    let mut index = 0;
    while index < CELLS {
        bits[index] = 1 << index;
        index += 1;
    }
    bits
};

/// The bits that stand for cells: a set holds no others.
const CELL_BITS: u128 = (1 << CELLS) - 1;

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// The hundred squares of the main board.
    pub const MAIN: Self = {
        let mut bits = 0;
        let mut index = 0;
        while index < CELLS {
            if Square::from_index(index).is_main() {
                bits |= 1 << index;
            }
            index += 1;
        }
        Self(bits)
    };

    pub(crate) const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// The set of one square.
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Self(BITS[square.index()])
    }

    /// The ten main-board squares of the rank that this side counts as its `RANK`th.
    #[inline]
    pub(crate) const fn rank<const RANK: u8>(side: Color) -> Self {
        const fn squares(rank: u8) -> SquareSet {
            SquareSet(0b0111_1111_1110 << ((rank - 1) * FILES))
        }
        match side {
            Color::White => const { squares(Color::White.rank(RANK)) },
            Color::Black => const { squares(Color::Black.rank(RANK)) },
        }
    }

    /// This set and `square`.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | BITS[square.index()])
    }

    /// This set without `square`.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !BITS[square.index()])
    }

    /// Whether `square` is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & BITS[square.index()] != 0
    }

    /// Whether no square is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the sets share a square.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The lowest-numbered square, if there is one.
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::from_index(self.0.trailing_zeros() as usize))
        }
    }

    /// The main-board squares whose number is that of a square in the set and `STEP` more, for White, or less, for
    /// Black. Edge files keep what leaves the board at one side from coming back at the other, for steps of one file.
    #[inline]
    pub(crate) const fn shifted<const STEP: u8>(self, side: Color) -> Self {
        let moved = match side {
            Color::White => self.0 << STEP,
            Color::Black => self.0 >> STEP,
        };
        Self(moved & Self::MAIN.0)
    }
}

impl BitAnd for SquareSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for SquareSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for SquareSet {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for SquareSet {
    type Output = Self;
    /// All cells that are not in the set, edge cells included.
    fn not(self) -> Self {
        Self(!self.0 & CELL_BITS)
    }
}

impl BitAndAssign for SquareSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for SquareSet {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// The squares of a [`SquareSet`], from a1 rank by rank.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_in_a_set_is_cells_only() {
        let all = !SquareSet::EMPTY;
        assert_eq!(all.len() as usize, CELLS);
        assert!(all.into_iter().all(|square| !square.name().is_empty()));
        assert_eq!(!all, SquareSet::EMPTY);
        assert_eq!(all & SquareSet::MAIN, SquareSet::MAIN);
    }
}
