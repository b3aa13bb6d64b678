//! Coordinate move text: from, to, promotion letter; `~` where a passenger leaves its hull.

use std::fmt;

use super::move_text::{MoveError, MoveSpec};
use crate::board::Square;
use crate::moves::{Move, Mover};
use crate::piece::Kind;
use crate::position::Position;

impl MoveSpec {
    /// The coordinate text, as [`Display`](fmt::Display) has it, without a formatter.
    pub(crate) fn text(self) -> String {
        let mut text = self.from.name().to_owned();
        if self.mover == Some(Mover::Passenger) {
            text.push('~');
        }
        text.push_str(self.to.name());
        if let Some(kind) = self.promotion {
            text.push(kind.letter().to_ascii_lowercase());
        }
        text
    }
}

impl fmt::Display for MoveSpec {
    /// The coordinate text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl fmt::Display for Move {
    /// The coordinate text, unique among the legal moves of a position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        MoveSpec::from(*self).fmt(f)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Position {
    /// As [`find_move`](Self::find_move), but text says all there is: no `~` means no passenger, and a
    /// promotion letter must promote.
    pub(super) fn find_by_text(&self, spec: MoveSpec) -> Result<Move, MoveError> {
        let passenger = spec.mover == Some(Mover::Passenger);
        let mut fitting = self.fitting(MoveSpec {
            mover: None,
            ..spec
        });
        fitting.retain(|mv| (mv.mover == Mover::Passenger) == passenger);
        let promotes = fitting.iter().any(|mv| mv.promotion.is_some());
        if promotes && spec.promotion.is_none() {
            return Err(MoveError::MissingPromotion);
        }
        fitting
            .into_iter()
            .find(|mv| mv.promotion == spec.promotion)
            .ok_or(MoveError::Illegal)
    }
}

/// Reads coordinate text; none where the text is something else, an error where it is coordinates
/// with a promotion to what no pawn becomes.
pub(super) fn read_coordinate(text: &[u8]) -> Option<Result<MoveSpec, MoveError>> {
    let (from, rest) = Square::read(text)?;
    let (passenger, rest) = match rest {
        [b'~', rest @ ..] => (true, rest),
        rest => (false, rest),
    };
    let (to, rest) = Square::read(rest)?;
    let promotion = match rest {
        [] => None,
        [letter @ b'a'..=b'z'] => {
            let kind = Kind::from_letter(letter.to_ascii_uppercase() as char);
            match kind.filter(|kind| kind.is_promotion()) {
                Some(kind) => Some(kind),
                None => return Some(Err(MoveError::Invalid)),
            }
        }
        _ => return None,
    };
    Some(Ok(MoveSpec {
        from,
        to,
        mover: passenger.then_some(Mover::Passenger),
        promotion,
    }))
}
