//! Coordinate move text: from, to, promotion letter; `~` where a passenger leaves its hull.

use crate::board::Square;
use crate::moves::{Move, Mover};
use crate::piece::Kind;
use crate::position::Position;

/// Why a text is no move here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// It does not read as a move at all.
    Invalid,
    /// It passes: `--`, `Z0`, `0000`. There are no null moves.
    NullMove,
    /// It reads as a move, but no legal one fits.
    Illegal,
    /// It would promote, and does not say to what (rule 3.2).
    MissingPromotion,
    /// More than one legal move fits.
    Ambiguous(Vec<Move>),
}

impl std::fmt::Display for MoveError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Invalid => "not a move",
            Self::NullMove => "there are no null moves",
            Self::Illegal => "not a legal move here",
            Self::MissingPromotion => "what the pawn becomes is missing",
            Self::Ambiguous(_) => "more than one legal move fits",
        })
    }
}

impl std::error::Error for MoveError {}

/// The coordinate text of a move; unique among the legal moves of a position.
pub(crate) fn coordinate(mv: Move) -> String {
    let mut text = String::with_capacity(8);
    text.push_str(mv.from.name());
    if mv.mover == Mover::Passenger {
        text.push('~');
    }
    text.push_str(mv.to.name());
    if let Some(kind) = mv.promotion {
        text.push(kind.letter().to_ascii_lowercase());
    }
    text
}

impl Position {
    /// Reads a move of this position from its text.
    ///
    /// ```
    /// use das_chess::{MoveError, Position};
    /// let position = Position::from_dfen("9k/1P8/10/10/10/10/10/10/10/K9 w").unwrap();
    /// assert_eq!(position.parse_move("b9b10q").unwrap().to_string(), "b9b10q");
    /// assert_eq!(position.parse_move("b9b10"), Err(MoveError::MissingPromotion));
    /// assert_eq!(position.parse_move("b9b10k"), Err(MoveError::Invalid));
    /// assert_eq!(position.parse_move("b9b8"), Err(MoveError::Illegal));
    /// ```
    ///
    /// # Errors
    /// [`MoveError`], which says how far the text got.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        if matches!(text, "--" | "Z0" | "0000") {
            return Err(MoveError::NullMove);
        }
        let (from, rest) = Square::read(text.as_bytes()).ok_or(MoveError::Invalid)?;
        let (passenger, rest) = match rest {
            [b'~', rest @ ..] => (true, rest),
            rest => (false, rest),
        };
        let (to, rest) = Square::read(rest).ok_or(MoveError::Invalid)?;
        let promotion = match rest {
            [] => None,
            [letter @ b'a'..=b'z'] => {
                let kind = Kind::from_letter(letter.to_ascii_uppercase() as char)
                    .filter(|kind| kind.is_promotion())
                    .ok_or(MoveError::Invalid)?;
                Some(kind)
            }
            _ => return Err(MoveError::Invalid),
        };
        let mut fitting = self
            .legal_moves()
            .into_iter()
            .filter(|mv| {
                mv.from == from && mv.to == to && (mv.mover == Mover::Passenger) == passenger
            })
            .peekable();
        if fitting.peek().is_none() {
            return Err(MoveError::Illegal);
        }
        let promotes = fitting.peek().is_some_and(|mv| mv.promotion.is_some());
        match (promotes, promotion) {
            (true, None) => Err(MoveError::MissingPromotion),
            _ => fitting
                .find(|mv| mv.promotion == promotion)
                .ok_or(MoveError::Illegal),
        }
    }
}
