//! Playing a move given as text or by its squares.

use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::memory::{remember, with_position};
use super::packed;
use crate::{Kind, Move, MoveError, Mover, Position, Square};

/// The position after the move that `text` says.
#[wasm_bindgen]
pub fn play(position: &str, text: &str) -> Result<String, Failure> {
    let after = with_position(position, |position| {
        let mv = position.parse_move(text).map_err(|error| {
            let (from, to) = squares_in(text);
            Failure::of_move(position, text, error, &near(position, from, to))
        })?;
        Ok(position.play_unchecked(mv))
    })?;
    Ok(remember(after))
}

/// The position after the one legal move that fits: `promotion` is a letter or empty, `mover` a number or
/// 255 for any. A promotion on a move that promotes nothing is ignored.
#[wasm_bindgen(js_name = playBetween)]
pub fn play_between(
    position: &str,
    from: u8,
    to: u8,
    promotion: &str,
    mover: u8,
) -> Result<String, Failure> {
    let after = with_position(position, |position| {
        let (from, to) = (packed::square(from), packed::square(to));
        let fitting: Vec<Move> = position
            .legal_moves()
            .into_iter()
            .filter(|mv| Some(mv.from()) == from && Some(mv.to()) == to)
            .filter(|mv| mover == packed::NONE || mv.mover() as u8 == mover)
            .collect();
        let mv = choose(&fitting, promotion).map_err(|error| {
            let text = text_between(from, to, promotion, mover);
            Failure::of_move(position, &text, error, &near(position, from, to))
        })?;
        Ok(position.play_unchecked(mv))
    })?;
    Ok(remember(after))
}

/// Of moves that share their squares: the only one, or the one with this promotion.
fn choose(fitting: &[Move], promotion: &str) -> Result<Move, MoveError> {
    match fitting {
        [] => Err(MoveError::Illegal),
        [mv] => Ok(*mv),
        [first, ..] if first.promotion().is_none() => Err(MoveError::Ambiguous(fitting.to_vec())),
        _ if promotion.is_empty() => Err(MoveError::MissingPromotion),
        _ => {
            let is_it = |kind: Kind| promotion == kind.letter().to_ascii_lowercase().to_string();
            let wanted = fitting.iter().find(|mv| mv.promotion().is_some_and(is_it));
            wanted.copied().ok_or(MoveError::Illegal)
        }
    }
}

fn text_between(from: Option<Square>, to: Option<Square>, promotion: &str, mover: u8) -> String {
    let name = |square: Option<Square>| square.map_or("", Square::name);
    let leaves = if mover == Mover::Passenger as u8 {
        "~"
    } else {
        ""
    };
    [name(from), leaves, name(to), promotion].concat()
}

/// The first and the last square that a text names.
fn squares_in(text: &str) -> (Option<Square>, Option<Square>) {
    let starts = |at: usize| {
        let rest = text.get(at..)?;
        // The longer name first: a10, not a1.
        [3, 2]
            .iter()
            .find_map(|&length| rest.get(..length)?.parse().ok())
    };
    let mut squares = (0..text.len()).filter_map(starts);
    let first = squares.next();
    (first, squares.next_back().or(first))
}

/// Legal moves to suggest: from the same square, or else to the same one.
fn near(position: &Position, from: Option<Square>, to: Option<Square>) -> Vec<Move> {
    let moves = position.legal_moves();
    let some = |fits: &dyn Fn(Move) -> bool| moves.iter().copied().filter(|&mv| fits(mv)).collect();
    let same_from: Vec<Move> = some(&|mv| Some(mv.from()) == from);
    if same_from.is_empty() {
        some(&|mv| Some(mv.to()) == to)
    } else {
        same_from
    }
}
