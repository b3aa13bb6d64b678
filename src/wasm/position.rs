//! Reading positions, and what is asked about one.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::packed::{self, List};
use super::seen::{remember, with_position};
use crate::{CastlingRights, Color, Fault, Field, InvalidPosition, Setup};

/// Reads a position text; gives the canonical one.
#[wasm_bindgen]
pub fn parse(text: &str) -> Result<JsString, Failure> {
    with_position(text, |position| Ok(position.to_dfen().into()))
}

/// Makes a position of its parts: cells packed in pairs, `en_passant` 255 for none.
#[wasm_bindgen]
pub fn compose(
    cells: &str,
    white: bool,
    castling: &str,
    en_passant: u8,
    half_moves: u16,
    full_moves: u32,
) -> Result<JsString, Failure> {
    let mut setup = Setup::default();
    setup.turn = color(white);
    setup.en_passant = packed::maybe_square(en_passant);
    setup.half_moves = half_moves;
    setup.full_moves = full_moves;
    for pair in cells.as_bytes().chunks_exact(2) {
        if let Some(man) = packed::man(pair[1]) {
            setup.put(packed::square(pair[0]), man);
        }
    }
    let rights = castling.parse::<CastlingRights>();
    setup.castling = rights.unwrap_or(CastlingRights::NONE);
    match (setup.position(), rights) {
        (Ok(position), Ok(_)) => Ok(remember(position).into()),
        (checked, rights) => {
            let mut faults = checked.err().map_or_else(Vec::new, |error| error.faults);
            if let Err(fault) = rights {
                // In the order of the fields; and a place in the field says nothing without a text.
                let place = faults.partition_point(|other| other.code.field() < Field::Castling);
                faults.insert(
                    place,
                    Fault {
                        offset: None,
                        ..fault
                    },
                );
            }
            Err(InvalidPosition { faults }.into())
        }
    }
}

/// The outcome, 0 for none, else 1 and up in the order of [`OutcomeReason`](crate::OutcomeReason); 16 more
/// in check.
#[wasm_bindgen]
pub fn status(position: &str) -> Result<u8, Failure> {
    with_position(position, |position| {
        let outcome = position
            .outcome()
            .map_or(0, |outcome| 1 + outcome.reason as u8);
        Ok(outcome + 16 * u8::from(position.is_check()))
    })
}

/// Every occupied cell: square and occupant.
#[wasm_bindgen]
pub fn cells(position: &str) -> Result<JsString, Failure> {
    with_position(position, |position| {
        let mut list = List::with_capacity(96);
        for (square, man) in position.men() {
            list.push_square(square);
            list.push(packed::occupant(man));
        }
        Ok(list.finish().into())
    })
}

/// The squares from which a side attacks a square (rule 7.1).
#[wasm_bindgen]
pub fn attackers(position: &str, square: u8, white: bool) -> Result<JsString, Failure> {
    with_position(position, |position| {
        let mut list = List::with_capacity(16);
        for attacker in position.attackers(packed::square(square), color(white)) {
            list.push_square(attacker);
        }
        Ok(list.finish().into())
    })
}

const fn color(white: bool) -> Color {
    if white { Color::White } else { Color::Black }
}
