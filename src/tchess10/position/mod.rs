//! A checked position, and how one is made: unchecked [`Setup`] -> [`Position`].

mod fault;
mod setup;
mod start;

pub use fault::{Fault, FaultCode, Field};
pub use setup::Setup;

use super::board::Board;
use super::mods::{Mods, Owed, Variant, strike};
use super::piece::Cell;
use crate::board::{Square, SquareSet};
use crate::piece::Color;

/// A position that can be played, or a finished one: the pieces are such as the modifications have, each
/// side has the Kings it must, nobody but the side to move is in check, and what is owed can be paid.
///
/// Made from text ([`Position::from_text`]), from a [`Setup`], as a [start](Position::start), or by playing a
/// move. Two positions are equal if all fields of their text are; [`Position::is_same`] leaves out the clocks.
///
/// ```
/// use das_chess::tchess10::{Options, Position};
/// let start = Position::start(&Options::default()).unwrap();
/// assert_eq!(start.legal_moves().len(), 82); // rule 1.3
/// let after = start.play(start.parse_move("e3e5").unwrap()).unwrap();
/// assert_eq!(after.turn().name(), "black");
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) variant: Variant,
    pub(super) board: Board,
    pub(super) turn: Color,
    pub(super) en_passant: Option<Square>,
    pub(super) owed: [Owed; 2],
    pub(super) half_moves: u16,
    pub(super) full_moves: u32,
}

impl Position {
    /// The modifications with their border.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The modifications.
    #[must_use]
    pub const fn mods(&self) -> Mods {
        self.variant.mods()
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The square that a double step passed over, if an en passant capture there is legal now.
    #[must_use]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// What a side owes (rule 2.6).
    #[must_use]
    pub const fn owed(&self, color: Color) -> Owed {
        self.owed[color as usize]
    }

    /// For each move made this turn the square where that piece now stands, by file, then rank; a square
    /// where both storeys have moved comes twice (rule 3.1). Always empty without strike.
    ///
    /// ```
    /// use das_chess::tchess10::Position;
    /// let text = "tchess10[strike] 9k/10/10/10/10/10/10/10/N9/K8R w - a2j1 1 1";
    /// let position = Position::from_text(text).unwrap();
    /// let moved: Vec<_> = position.moved().iter().map(|square| square.name()).collect();
    /// assert_eq!(moved, ["a2", "j1"]);
    /// assert_eq!(position.moves_left(), 1);
    /// ```
    #[must_use]
    pub fn moved(&self) -> Vec<Square> {
        let mut squares: Vec<Square> = Vec::new();
        for (square, cell) in self.board.cells() {
            // Cells come rank by rank: behind all of its file and those before.
            let place = squares.partition_point(|other| other.file() <= square.file());
            for _ in cell.men().filter(|man| man.moved) {
                squares.insert(place, square);
            }
        }
        squares
    }

    /// How many moves the turn has left: one without strike (rule 2.1).
    #[must_use]
    pub fn moves_left(&self) -> usize {
        strike::moves_a_turn(self.mods()) - strike::moves_made(&self.board, self.turn)
    }

    /// Half-moves since a capture or a Pawn move, up to [`MAX_HALF_MOVES`](crate::MAX_HALF_MOVES); with strike
    /// a turn counts once.
    #[must_use]
    pub const fn half_moves(&self) -> u16 {
        self.half_moves
    }

    /// The number of the full move, from 1 up to [`MAX_FULL_MOVES`](crate::MAX_FULL_MOVES); grows when Black's
    /// turn ends.
    #[must_use]
    pub const fn full_moves(&self) -> u32 {
        self.full_moves
    }

    /// What stands on `square`.
    #[must_use]
    pub fn cell_at(&self, square: Square) -> Option<Cell> {
        self.board.get(square).map(Cell::unmarked)
    }

    /// The occupied squares.
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        self.board.occupied()
    }

    /// The squares where `color` has a man alone or in the upper storey.
    #[must_use]
    pub fn owned_by(&self, color: Color) -> SquareSet {
        self.board.owned_by(color)
    }

    /// Every occupied square with what stands there, from a1 rank by rank.
    ///
    /// ```
    /// use das_chess::tchess10::{Options, Position};
    /// let start = Position::start(&Options::default()).unwrap();
    /// assert_eq!(start.cells().count(), 58); // 29 a side
    /// ```
    pub fn cells(&self) -> impl Iterator<Item = (Square, Cell)> + '_ {
        let cells = self.board.cells();
        cells.map(|(square, cell)| (square, cell.unmarked()))
    }

    /// Where the King of `color` stands, held or not; none where it has none.
    #[must_use]
    pub fn king_square(&self, color: Color) -> Option<Square> {
        self.board.king(color).map(|(square, _)| square)
    }

    /// Whether the two are the same position: all but the clocks is equal.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        self.variant == other.variant
            && self.board == other.board
            && self.turn == other.turn
            && self.en_passant == other.en_passant
            && self.owed == other.owed
    }
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_text())
    }
}

impl std::fmt::Display for Position {
    /// The canonical position text.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.to_text())
    }
}

impl std::str::FromStr for Position {
    type Err = Vec<Fault>;

    fn from_str(text: &str) -> Result<Self, Vec<Fault>> {
        Self::from_text(text)
    }
}
