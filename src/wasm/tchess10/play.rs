//! Playing a move given as text or by its parts.

use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::moves::pack_moves;
use super::packed;
use super::seen::{remember, with_position};
use crate::Square;
use crate::tchess10::{Move, MoveError, Position};

/// The position after the move that `text` says.
#[wasm_bindgen]
pub fn play(position: &str, text: &str) -> Result<String, Failure> {
    after(position, &|position| by_text(position, text))
}

/// The position after the one legal move that fits what is packed (see [`packed::spec`]). `text` is what the
/// caller calls it.
#[wasm_bindgen(js_name = playBetween)]
pub fn play_between(position: &str, spec: &str, text: &str) -> Result<String, Failure> {
    after(position, &|position| by_spec(position, spec, text))
}

/// As [`play`]; gives two texts, the move packed as a list and the position after it.
#[wasm_bindgen(js_name = playMove)]
pub fn play_move(position: &str, text: &str) -> Result<Vec<String>, Failure> {
    move_and_after(position, &|position| by_text(position, text))
}

/// As [`play_between`]; gives two texts, the move packed as a list and the position after it.
#[wasm_bindgen(js_name = playMoveBetween)]
pub fn play_move_between(position: &str, spec: &str, text: &str) -> Result<Vec<String>, Failure> {
    move_and_after(position, &|position| by_spec(position, spec, text))
}

/// How a move is found in a position.
type Find<'a> = &'a dyn Fn(&Position) -> Result<Move, Failure>;

fn after(position: &str, find: Find) -> Result<String, Failure> {
    with_position(position, |position| {
        Ok(position.play_unchecked(find(position)?))
    })
    .map(remember)
}

fn move_and_after(position: &str, find: Find) -> Result<Vec<String>, Failure> {
    let (packed, after) = with_position(position, |position| {
        let mv = find(position)?;
        Ok((pack_moves(position, &[mv]), position.play_unchecked(mv)))
    })?;
    Ok(vec![packed, remember(after)])
}

fn by_text(position: &Position, text: &str) -> Result<Move, Failure> {
    position.parse_move(text).map_err(|error| {
        let from = [3, 2]
            .iter()
            .find_map(|&length| text.get(..length)?.parse().ok());
        Failure::of_move(position, text, error, || near(position, from))
    })
}

fn by_spec(position: &Position, spec: &str, text: &str) -> Result<Move, Failure> {
    let spec = packed::spec(spec);
    let found = match &spec {
        Some(spec) => position.find_move(spec),
        None => Err(MoveError::Invalid),
    };
    found.map_err(|error| {
        let from = spec.map(|spec| spec.from);
        Failure::of_move(position, text, error, || near(position, from))
    })
}

/// Legal moves to suggest: those from the same square.
fn near(position: &Position, from: Option<Square>) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.retain(|mv| Some(mv.from()) == from);
    moves
}
