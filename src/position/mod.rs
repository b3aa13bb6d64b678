//! A checked position, and how one is made: unchecked [`Setup`] -> [`Position`].

mod castling;
mod fault;
mod placement;
mod setup;

pub use castling::{CastlingRights, Corner, CornerRight};
pub use fault::{Fault, FaultCode, Field, InvalidPosition};
pub(crate) use placement::Placement;
pub(crate) use setup::EDGE_MEN;
pub use setup::Setup;

use crate::board::{Square, SquareSet};
use crate::piece::{Color, Kind, Man};

/// Half-move clocks stop counting here, the highest value that position text can say.
pub const MAX_HALF_MOVES: u16 = 9_999;

/// Full-move numbers stop counting here, the highest value that position text can say.
pub const MAX_FULL_MOVES: u32 = 99_999;

/// A position that can be played: one King a side, the side that just moved not in check, rights
/// with the men they need, an en passant square only where a capture there is legal.
///
/// Made from text ([`Position::from_dfen`]), from a [`Setup`], or by playing a move. Two positions are
/// equal if all seven fields of their text are; [`Position::is_same`] leaves out the clocks.
///
/// ```
/// use das_chess::Position;
/// let start = Position::start();
/// assert_eq!(start.legal_moves().len(), 39); // rule 2.2
/// let after = start.play(start.parse_move("e2e4").unwrap()).unwrap();
/// assert_eq!(after.turn().name(), "black");
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) placement: Placement,
    pub(crate) turn: Color,
    pub(crate) castling: CastlingRights,
    pub(crate) en_passant: Option<Square>,
    pub(crate) half_moves: u16,
    pub(crate) full_moves: u32,
}

impl Position {
    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Which castling rights there are (rule 6.4).
    #[must_use]
    pub const fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square that a double step passed over, if an en passant capture there is legal now (rule 3.3).
    #[must_use]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Half-moves since a capture, a pawn move or an Elva's exit, up to [`MAX_HALF_MOVES`].
    #[must_use]
    pub const fn half_moves(&self) -> u16 {
        self.half_moves
    }

    /// The number of the full move, from 1 up to [`MAX_FULL_MOVES`]; grows after Black's move.
    #[must_use]
    pub const fn full_moves(&self) -> u32 {
        self.full_moves
    }

    /// What stands on `square`.
    ///
    /// ```
    /// # use das_chess::{Kind, Position};
    /// let start = Position::start();
    /// assert_eq!(start.man_at("b1".parse().unwrap()).unwrap().kind(), Kind::Elva);
    /// assert_eq!(start.man_at("e5".parse().unwrap()), None);
    /// ```
    #[must_use]
    pub fn man_at(&self, square: Square) -> Option<Man> {
        self.placement.man_at(square)
    }

    /// The occupied squares, edge cells included.
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        self.placement.occupied()
    }

    /// The squares of the men that `color` owns, edge cells included.
    #[must_use]
    pub fn owned_by(&self, color: Color) -> SquareSet {
        self.placement.of(color)
    }

    /// Every occupied square with what stands there, from l1 rank by rank.
    ///
    /// ```
    /// # use das_chess::Position;
    /// assert_eq!(Position::start().men().count(), 44); // rule 2.1: 22 a side
    /// ```
    pub fn men(&self) -> impl Iterator<Item = (Square, Man)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.man_at(square)?)))
    }

    /// Where the King of `color` stands.
    #[must_use]
    pub fn king_square(&self, color: Color) -> Square {
        self.placement
            .squares(color, Kind::King)
            .first()
            .expect("a position has one King a side")
    }

    /// The men of `color` that attack `square` (rule 7.1): which could capture an enemy piece there,
    /// pinned or not. En passant attacks nothing, and nobody enters an edge cell (rule 1.2).
    ///
    /// ```
    /// # use das_chess::{Color, Position};
    /// let start = Position::start();
    /// // c3: the pawns beside it and the Knight on c1 do not reach it, b2 and d2 do; so does no one else.
    /// let on = start.attackers("c3".parse().unwrap(), Color::White);
    /// assert_eq!(on.len(), 2);
    /// ```
    #[must_use]
    pub fn attackers(&self, square: Square, color: Color) -> SquareSet {
        if !square.is_main() {
            return SquareSet::EMPTY;
        }
        crate::rules::attackers(&self.placement, square, color, self.occupied())
    }

    /// Whether the two are the same position (rule 7.5): all but the clocks is equal.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        self.placement == other.placement
            && self.turn == other.turn
            && self.castling == other.castling
            && self.en_passant == other.en_passant
    }
}
