//! Moves named by a text or by squares: how they are found among the legal ones, and why they are not.

use std::fmt;

use super::coordinate::read_coordinate;
use crate::board::Square;
use crate::moves::{Move, Mover};
use crate::piece::Kind;
use crate::position::Position;

/// Longer texts are no moves, in bytes: whoever hands texts on may cut them off behind it.
const MAX_LENGTH: usize = 64;

/// Why a text, or what an object says, is no move here, in either game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError<M = Move> {
    /// It does not read as a move at all.
    Invalid,
    /// It passes: `--`, `Z0`, `0000`. There are no null moves.
    NullMove,
    /// It reads as a move, but no legal one fits.
    Illegal,
    /// It would promote, and does not say to what.
    MissingPromotion,
    /// More than one legal move fits; in TCHESS-10 they lead to different positions.
    Ambiguous(Vec<M>),
}

impl<M> MoveError<M> {
    /// The stable code, in snake case; a null move is an invalid one.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Invalid | Self::NullMove => "invalid_move",
            Self::Illegal => "illegal_move",
            Self::MissingPromotion => "missing_promotion",
            Self::Ambiguous(_) => "ambiguous_move",
        }
    }
}

impl<M> fmt::Display for MoveError<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Invalid => "not a move",
            Self::NullMove => "there are no null moves",
            Self::Illegal => "not a legal move here",
            Self::MissingPromotion => "what the pawn becomes is missing",
            Self::Ambiguous(_) => "more than one legal move fits",
        })
    }
}

impl<M: fmt::Debug> std::error::Error for MoveError<M> {}

/// A move as a text or an object names it, before it is found among the legal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveSpec {
    /// Where the man or the hull stands.
    pub from: Square,
    /// Where it goes; the King's square in castling.
    pub to: Square,
    /// Who moves; none where that is left open.
    pub mover: Option<Mover>,
    /// What a pawn becomes, if it is said.
    pub promotion: Option<Kind>,
}

impl From<Move> for MoveSpec {
    fn from(mv: Move) -> Self {
        Self {
            from: mv.from,
            to: mv.to,
            mover: Some(mv.mover),
            promotion: mv.promotion,
        }
    }
}

impl Position {
    /// Reads a move of this position from its text: coordinate text, or SAN with what is forgiven in it.
    /// Marks behind either (`+`, `#`, `!`, `?`) are forgiven and choose nothing. No text of more than 64 bytes
    /// is a move, whatever its marks.
    ///
    /// ```
    /// use das_chess::{MoveError, Position};
    /// let position = Position::from_dfen("9k/1P8/10/10/10/10/10/10/10/K9 w").unwrap();
    /// let queening = position.parse_move("b9b10q").unwrap();
    /// assert_eq!(position.parse_move("b10=Q+"), Ok(queening));
    /// assert_eq!(position.parse_move("b9b10"), Err(MoveError::MissingPromotion));
    /// assert_eq!(position.parse_move("b9b10k"), Err(MoveError::Invalid));
    /// assert_eq!(position.parse_move("b9b8"), Err(MoveError::Illegal));
    /// ```
    ///
    /// # Errors
    /// [`MoveError`], which says how far the text got.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        if text.len() > MAX_LENGTH {
            return Err(MoveError::Invalid);
        }
        let text = text.trim_end_matches(['!', '?']);
        let text = text.strip_suffix(['+', '#']).unwrap_or(text);
        if matches!(text, "--" | "Z0" | "0000") {
            return Err(MoveError::NullMove);
        }
        match read_coordinate(text.as_bytes()) {
            Some(spec) => self.find_by_text(spec?),
            None => self.parse_san(text),
        }
    }

    /// Finds the legal move that `spec` names; a promotion that is said of a move that promotes nothing
    /// is ignored.
    ///
    /// ```
    /// use das_chess::{MoveError, MoveSpec, Mover, Position};
    /// let position = Position::from_dfen("9k/10/10/10/10/4S(N)5/10/10/10/K9 w").unwrap();
    /// let (from, to) = ("e5".parse().unwrap(), "e9".parse().unwrap());
    /// let spec = MoveSpec { from, to, mover: None, promotion: None };
    /// // Vessel and passenger can both go there (rule 5.7).
    /// assert!(matches!(position.find_move(spec), Err(MoveError::Ambiguous(both)) if both.len() == 2));
    /// let spec = MoveSpec { mover: Some(Mover::Passenger), ..spec };
    /// assert_eq!(position.find_move(spec).unwrap().to_string(), "e5~e9");
    /// ```
    ///
    /// # Errors
    /// [`MoveError::Illegal`], [`MoveError::Ambiguous`] or [`MoveError::MissingPromotion`].
    pub fn find_move(&self, spec: MoveSpec) -> Result<Move, MoveError> {
        let mut fitting = self.fitting(spec);
        if fitting.iter().all(|mv| mv.promotion.is_some()) && !fitting.is_empty() {
            let Some(kind) = spec.promotion else {
                return Err(MoveError::MissingPromotion);
            };
            fitting.retain(|mv| mv.promotion == Some(kind));
        }
        match fitting[..] {
            [] => Err(MoveError::Illegal),
            [mv] => Ok(mv),
            _ => Err(MoveError::Ambiguous(fitting)),
        }
    }

    /// Legal moves to suggest in the place of a text that names none: those from the first square in it, or else
    /// those to the last one.
    ///
    /// ```
    /// # use das_chess::Position;
    /// let near = Position::start().moves_near_text("e2e5");
    /// let texts: Vec<_> = near.iter().map(|mv| mv.to_string()).collect();
    /// assert_eq!(texts, ["e2e3", "e2e4"]);
    /// ```
    #[must_use]
    pub fn moves_near_text(&self, text: &str) -> Vec<Move> {
        // The longer name first: a10, not a1.
        let starts_at = |at: usize| {
            [3, 2]
                .iter()
                .find_map(|&length| text.get(at..at + length)?.parse().ok())
        };
        let mut squares = (0..text.len()).filter_map(starts_at);
        let first = squares.next();
        self.moves_near(first, squares.next_back().or(first))
    }

    /// Legal moves to suggest: from the same square, or else to the same one.
    ///
    /// ```
    /// # use das_chess::Position;
    /// let (e5, e4) = ("e5".parse().unwrap(), "e4".parse().unwrap());
    /// assert_eq!(Position::start().moves_near(Some(e5), Some(e4)).len(), 1);
    /// ```
    #[must_use]
    pub fn moves_near(&self, from: Option<Square>, to: Option<Square>) -> Vec<Move> {
        let mut moves = self.legal_moves();
        if moves.iter().any(|mv| Some(mv.from) == from) {
            moves.retain(|mv| Some(mv.from) == from);
        } else {
            moves.retain(|mv| Some(mv.to) == to);
        }
        moves
    }

    /// The legal moves from and to these squares by this mover, whatever they promote to.
    pub(super) fn fitting(&self, spec: MoveSpec) -> Vec<Move> {
        let mut moves = self.legal_moves_to(spec.to);
        moves.retain(|mv| mv.from == spec.from && spec.mover.is_none_or(|mover| mover == mv.mover));
        moves
    }
}
