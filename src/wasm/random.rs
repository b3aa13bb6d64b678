//! A legal move by chance.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::chance::choose;
use super::failure::Failure;
use super::moves::pack_move;
use super::seen::with_position;

/// One packed move, nothing where there is none. With a seed, a whole number, the same move for the same position.
#[wasm_bindgen(js_name = randomMove)]
pub fn random_move(position: &str, seed: Option<f64>) -> Result<JsString, Failure> {
    with_position(position, |position| {
        let chosen = choose(&position.legal_moves(), seed);
        let packed = chosen.map_or_else(String::new, |mv| pack_move(position, mv));
        Ok(packed.into())
    })
}
