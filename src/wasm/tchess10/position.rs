//! Reading positions, starts, and what is asked about a position.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::packed::{self, push_cell};
use super::seen::{position, remember};
use crate::Color;
use crate::tchess10::{Options, Position};
use crate::wasm::list::List;

/// Reads a position text; gives the canonical one.
#[wasm_bindgen]
pub fn parse(text: &str) -> Result<JsString, Failure> {
    Ok(position(text)?.to_text().into())
}

/// The start with the modifications whose bits are set, in the order of the rules' section 2. Heroes by the number of their
/// kind, their squares by number, each White's first; 255 for nothing said.
#[wasm_bindgen]
pub fn start(
    mods: u16,
    border: Option<u8>,
    white_hero: u8,
    black_hero: u8,
    white_square: u8,
    black_square: u8,
) -> Result<JsString, Failure> {
    let options = Options {
        mods: packed::mods(mods),
        border,
        heroes: [packed::kind(white_hero), packed::kind(black_hero)],
        hero_squares: [
            packed::maybe_square(white_square),
            packed::maybe_square(black_square),
        ],
    };
    Ok(remember(Position::start(&options)?).into())
}

/// In bits from the lowest: five for the outcome, 0 for none, else 1 and up in the order of
/// [`OutcomeReason`](crate::tchess10::OutcomeReason); two for the winner, 1 White, 2 Black; one for check; two for the
/// moves that are left in the turn.
#[wasm_bindgen]
pub fn status(text: &str) -> Result<u16, Failure> {
    let position = position(text)?;
    let (reason, winner) = position.outcome().map_or((0, 0), |outcome| {
        let winner = outcome.winner.map_or(0, |winner| 1 + winner as u16);
        (1 + outcome.reason as u16, winner)
    });
    let check = u16::from(position.is_check());
    Ok(reason | winner << 5 | check << 7 | (position.moves_left() as u16) << 8)
}

/// Every occupied cell: the square, then what stands there.
#[wasm_bindgen]
pub fn cells(text: &str) -> Result<JsString, Failure> {
    let mut list = List::with_capacity(320);
    for (square, cell) in position(text)?.cells() {
        list.push_square(square);
        push_cell(&mut list, cell);
    }
    Ok(list.finish().into())
}

/// The squares from which a side attacks a square (rule 1.4).
#[wasm_bindgen]
pub fn attackers(text: &str, square: u8, white: bool) -> Result<JsString, Failure> {
    let color = if white { Color::White } else { Color::Black };
    let mut list = List::with_capacity(16);
    for attacker in position(text)?.attackers(packed::square(square), color) {
        list.push_square(attacker);
    }
    Ok(list.finish().into())
}
