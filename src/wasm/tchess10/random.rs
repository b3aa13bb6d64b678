//! A legal move by chance.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::moves::pack_moves;
use super::seen::position;
use crate::wasm::chance::choose;

/// A packed list of one move, of none where there is none. With a seed, a whole number, the same move for the same
/// position.
#[wasm_bindgen(js_name = randomMove)]
pub fn random_move(text: &str, seed: Option<f64>) -> Result<JsString, Failure> {
    let position = position(text)?;
    let chosen = choose(&position.legal_moves(), seed);
    Ok(pack_moves(&position, chosen.as_slice()).into())
}
