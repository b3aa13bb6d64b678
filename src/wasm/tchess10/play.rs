//! Playing a move given as text or by its parts.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::moves::pack_moves;
use super::packed;
use super::seen::{position, remember};
use crate::Square;
use crate::tchess10::{Move, MoveError, Position, keep};
use crate::wasm::texts::list_texts;

/// The position after the one legal move that fits what is packed (see [`packed::spec`]), or, if nothing is, the one
/// that `mv` says. `mv` is what the caller calls it.
#[wasm_bindgen]
pub fn play(text: &str, mv: &str, spec: &str) -> Result<JsString, Failure> {
    let position = position(text)?;
    let after = position.play_unchecked(find(&position, mv, spec)?);
    Ok(remember(after).into())
}

/// As [`play`]; gives a list of two texts, the move packed as a list and the position after it.
#[wasm_bindgen(js_name = playMove)]
pub fn play_move(text: &str, mv: &str, spec: &str) -> Result<JsString, Failure> {
    let position = position(text)?;
    let mv = find(&position, mv, spec)?;
    let after = position.play_unchecked(mv);
    Ok(list_texts(&[pack_moves(&position, &[mv]), remember(after)]).into())
}

fn find(position: &Position, text: &str, spec: &str) -> Result<Move, Failure> {
    let (found, from) = if spec.is_empty() {
        let from = [3, 2]
            .iter()
            .find_map(|&length| text.get(..length)?.parse().ok());
        (position.parse_move(text), from)
    } else {
        match packed::spec(spec) {
            Some(spec) => (position.find_move(&spec), Some(spec.from)),
            None => (Err(MoveError::Invalid), None),
        }
    };
    found.map_err(|error| Failure::of_move(position, text, error, &near(position, from)))
}

/// Legal moves to suggest: those from the same square.
fn near(position: &Position, from: Option<Square>) -> Vec<Move> {
    let mut moves = position.legal_moves();
    keep(&mut moves, &|mv| Some(mv.from()) == from);
    moves
}
