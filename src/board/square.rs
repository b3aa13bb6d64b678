//! Squares: files l, a-j, r by ranks 1-10.

use std::fmt;

use crate::piece::Color;

/// How many cells there are: twelve files (l, a-j, r) by ten ranks.
pub(crate) const CELLS: usize = 120;

/// Files in one rank of the numbering, the two edge files included.
pub(crate) const FILES: u8 = 12;

const FILE_LETTERS: &[u8; 12] = b"labcdefghijr";

/// A cell of the table: one of the hundred squares of the main board, or a cell of an edge file (rule 1.1).
///
/// The cells are numbered rank by rank, l first and r last in each, so that every step of a piece is
/// one constant difference and the edge files keep lines from wrapping round.
///
/// ```
/// use das_chess::Square;
/// let square: Square = "e10".parse().unwrap();
/// assert_eq!((square.file_letter(), square.rank()), ('e', 10));
/// assert_eq!(square.to_string(), "e10");
/// assert!("k3".parse::<Square>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// The text is not the name of a square that a man can stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidSquare;

impl fmt::Display for InvalidSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square: a1 to j10, l1, l10, r1 or r10")
    }
}

impl std::error::Error for InvalidSquare {}

impl Square {
    /// The cell on `file` (0 is l, 1 to 10 are a to j, 11 is r) and `rank` (1 to 10).
    ///
    /// ```
    /// # use das_chess::Square;
    /// assert_eq!(Square::new(5, 4).unwrap().to_string(), "e4");
    /// assert_eq!(Square::new(12, 4), None);
    /// ```
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < FILES && rank >= 1 && rank <= 10 {
            Some(Self((rank - 1) * FILES + file))
        } else {
            None
        }
    }

    /// The cell named by a file letter and a rank; for constants whose name is known to be right.
    pub(crate) const fn at(file: u8, rank: u8) -> Self {
        let mut index = 0;
        while FILE_LETTERS[index as usize] != file {
            index += 1;
        }
        Self((rank - 1) * FILES + index)
    }

    /// The square with this number, 0 to 119.
    pub(crate) const fn from_index(index: usize) -> Self {
        debug_assert!(index < CELLS);
        Self(index as u8)
    }

    /// This square's number, 0 to 119.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file's number: 0 is l, 1 to 10 are a to j, 11 is r.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % FILES
    }

    /// The file's letter: l, a to j, or r.
    #[must_use]
    pub const fn file_letter(self) -> char {
        FILE_LETTERS[self.file() as usize] as char
    }

    /// The name, as text that needs no allocation.
    ///
    /// ```
    /// # use das_chess::Square;
    /// assert_eq!(Square::new(0, 10).unwrap().name(), "l10");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        NAMES[self.index()].trim_end()
    }

    /// The rank as a name has it, `1` to `10`.
    pub(crate) fn rank_name(self) -> &'static str {
        let mut letters = self.name().chars();
        letters.next();
        letters.as_str()
    }

    /// The rank, 1 to 10.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / FILES + 1
    }

    /// The rank as this side counts it: 1 is its own first rank.
    pub(crate) const fn rank_for(self, side: Color) -> u8 {
        side.rank(self.rank())
    }

    /// Whether the square is one of the hundred of the main board (rule 1.1).
    #[must_use]
    pub const fn is_main(self) -> bool {
        let file = self.file();
        file >= 1 && file <= 10
    }

    /// Whether the square is light; a1 is dark (rule 1.1).
    ///
    /// ```
    /// # use das_chess::Square;
    /// assert!(!"a1".parse::<Square>().unwrap().is_light());
    /// assert!("j1".parse::<Square>().unwrap().is_light());
    /// ```
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }

    /// The square on the same file counted from the other side: e1 for e10.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self((10 - self.rank()) * FILES + self.file())
    }

    /// The square one rank ahead for `side`; `self` must not be on that side's last rank.
    pub(crate) const fn ahead(self, side: Color) -> Self {
        match side {
            Color::White => Self(self.0 + FILES),
            Color::Black => Self(self.0 - FILES),
        }
    }

    /// The cell whose number is `step` less; it must exist.
    pub(crate) const fn minus(self, step: i8) -> Self {
        Self(self.0.wrapping_add_signed(-step))
    }

    /// Reads a cell's name, edge cells where only a Legate stands (r2 to r9) included.
    #[must_use]
    pub fn parse_cell(text: &str) -> Option<Self> {
        let (square, rest) = Self::read(text.as_bytes())?;
        rest.is_empty().then_some(square)
    }

    /// Reads a cell's name at the start of `text`, taking a rank of 10 where one stands; gives the rest.
    pub(crate) fn read(text: &[u8]) -> Option<(Self, &[u8])> {
        let (&letter, rest) = text.split_first()?;
        let file = FILE_LETTERS.iter().position(|&l| l == letter)? as u8;
        let (rank, rest) = match rest {
            [b'1', b'0', rest @ ..] => (10, rest),
            [digit @ b'1'..=b'9', rest @ ..] => (digit - b'0', rest),
            _ => return None,
        };
        Some((Self::new(file, rank)?, rest))
    }

    /// Whether a man of the army may stand here: the main board, l1, l10, r1, r10 (rule 1.2).
    #[must_use]
    pub const fn is_playable(self) -> bool {
        self.is_main() || self.rank() == 1 || self.rank() == 10
    }
}

impl std::str::FromStr for Square {
    type Err = InvalidSquare;

    fn from_str(text: &str) -> Result<Self, InvalidSquare> {
        Self::parse_cell(text)
            .filter(|square| square.is_playable())
            .ok_or(InvalidSquare)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

const NAME_BYTES: [[u8; 3]; CELLS] = {
    let mut names = [[b' '; 3]; CELLS];
    let mut index = 0;
    while index < CELLS {
        let square = Square(index as u8);
        names[index][0] = FILE_LETTERS[square.file() as usize];
        if square.rank() == 10 {
            names[index][1] = b'1';
            names[index][2] = b'0';
        } else {
            names[index][1] = b'0' + square.rank();
        }
        index += 1;
    }
    names
};

const NAMES: [&str; CELLS] = {
    let mut names = [""; CELLS];
    let mut index = 0;
    while index < CELLS {
        names[index] = match std::str::from_utf8(&NAME_BYTES[index]) {
            Ok(name) => name,
            Err(_) => unreachable!(),
        };
        index += 1;
    }
    names
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_has_one_name_that_reads_back() {
        for index in 0..CELLS {
            let square = Square::from_index(index);
            assert_eq!(Square::parse_cell(square.name()), Some(square));
            assert_eq!(
                square.name().parse::<Square>().is_ok(),
                square.is_playable()
            );
        }
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for text in [
            "", "a", "a0", "a11", "k1", "A1", "a1 ", " a1", "a01", "a100", "r2", "l9", "é1",
        ] {
            assert_eq!(text.parse::<Square>(), Err(InvalidSquare), "{text:?}");
        }
    }

    #[test]
    fn mirroring_keeps_the_file() {
        assert_eq!(Square::at(b'c', 2).mirrored(), Square::at(b'c', 9));
        assert_eq!(Square::at(b'l', 1).mirrored(), Square::at(b'l', 10));
    }
}
