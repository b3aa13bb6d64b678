//! Playing a move given as text or by its squares.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::moves::pack_move;
use super::packed;
use super::seen::{remember, with_position};
use super::texts::list_texts;
use crate::{Move, MoveSpec, Position};

/// The position after the move that `text` says.
#[wasm_bindgen]
pub fn play(position: &str, text: &str) -> Result<JsString, Failure> {
    after(position, &|position| by_text(position, text))
}

/// The position after the one legal move that fits; `promotion` and `mover` are numbers, or 255 if not said.
/// A promotion on a move that promotes nothing is ignored.
#[wasm_bindgen(js_name = playBetween)]
pub fn play_between(
    position: &str,
    from: u8,
    to: u8,
    promotion: u8,
    mover: u8,
) -> Result<JsString, Failure> {
    let spec = spec(from, to, promotion, mover);
    after(position, &|position| by_spec(position, spec))
}

/// As [`play`]; gives a list of two texts, the move as `legalMoves` packs it and the position after it.
#[wasm_bindgen(js_name = playMove)]
pub fn play_move(position: &str, text: &str) -> Result<JsString, Failure> {
    move_and_after(position, &|position| by_text(position, text))
}

/// As [`play_between`]; gives a list of two texts, the move as `legalMoves` packs it and the position after it.
#[wasm_bindgen(js_name = playMoveBetween)]
pub fn play_move_between(
    position: &str,
    from: u8,
    to: u8,
    promotion: u8,
    mover: u8,
) -> Result<JsString, Failure> {
    let spec = spec(from, to, promotion, mover);
    move_and_after(position, &|position| by_spec(position, spec))
}

/// How a move is found in a position.
type Find<'a> = &'a dyn Fn(&Position) -> Result<Move, Failure>;

fn after(position: &str, find: Find) -> Result<JsString, Failure> {
    with_position(position, |position| {
        Ok(position.play_unchecked(find(position)?))
    })
    .map(|after| remember(after).into())
}

fn move_and_after(position: &str, find: Find) -> Result<JsString, Failure> {
    let (packed, after) = with_position(position, |position| {
        let mv = find(position)?;
        Ok((pack_move(position, mv), position.play_unchecked(mv)))
    })?;
    Ok(list_texts(&[packed, remember(after)]).into())
}

fn by_text(position: &Position, text: &str) -> Result<Move, Failure> {
    position
        .parse_move(text)
        .map_err(|error| Failure::of_move(position, text, error, &position.moves_near_text(text)))
}

fn by_spec(position: &Position, spec: MoveSpec) -> Result<Move, Failure> {
    position.find_move(spec).map_err(|error| {
        let near = position.moves_near(Some(spec.from), Some(spec.to));
        Failure::of_move(position, &spec.text(), error, &near)
    })
}

fn spec(from: u8, to: u8, promotion: u8, mover: u8) -> MoveSpec {
    MoveSpec {
        from: packed::square(from),
        to: packed::square(to),
        mover: packed::mover(mover),
        promotion: packed::kind(promotion),
    }
}
