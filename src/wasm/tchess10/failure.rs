//! What a refused call throws.

use wasm_bindgen::JsValue;

use crate::Color;
use crate::json::Json;
use crate::tchess10::{Fault, InvalidMods, Move, MoveError, Outcome, Position};

/// Why a call is refused: JSON of `{ code, details }`, codes and fields as the package documents them.
pub struct Failure(String);

impl Failure {
    pub(super) fn new(code: &str, details: impl FnOnce(&mut Json)) -> Self {
        let mut json = Json::default();
        json.object(|json| {
            json.key("code").text(code);
            json.key("details").object(details);
        });
        Self(json.finish())
    }

    /// An argument that is not what it should be; `expected` is a word for which the package has a sentence.
    pub(super) fn argument(argument: &str, expected: &str, given: &str) -> Self {
        Self::new("invalid_argument", |details| {
            details.key("argument").text(argument);
            details.key("expected").text(expected);
            details.key("given").text(given);
        })
    }

    /// A move that `position` refuses for `error`; `near` are legal moves to suggest in its place.
    pub(super) fn of_move(
        position: &Position,
        text: &str,
        error: MoveError,
        near: &[Move],
    ) -> Self {
        let over = position.outcome().filter(|_| !position.has_legal_move());
        let code = if over.is_some() {
            "game_over"
        } else {
            error.code()
        };
        Self::new(code, |details| {
            details.key("move").text(text);
            details.key("dfen").text(&position.to_text());
            if let Some(outcome) = over {
                write_outcome(details.key("outcome"), outcome);
                return;
            }
            match &error {
                MoveError::Invalid => details.key("reason").text("unreadable"),
                MoveError::NullMove => details.key("reason").text("nullMove"),
                MoveError::Illegal => write_moves(details.key("candidates"), near),
                MoveError::Ambiguous(fitting) => {
                    write_moves(details.key("candidates"), fitting);
                }
                MoveError::MissingPromotion => details.key("promotions").list(|list| {
                    for kind in position.mods().promotions() {
                        list.text(kind.letter().to_ascii_lowercase().encode_utf8(&mut [0; 4]));
                    }
                }),
            }
        })
    }
}

pub(super) fn write_moves(json: &mut Json, moves: &[Move]) {
    json.list(|list| moves.iter().for_each(|mv| list.text(&mv.text())));
}

pub(super) fn write_outcome(json: &mut Json, outcome: Outcome) {
    json.object(|json| {
        match outcome.winner {
            Some(winner) => json.key("winner").text(Color::name(winner)),
            None => json.key("winner").null(),
        }
        json.key("reason").text(outcome.reason.name());
    });
}

fn write_pair(json: &mut Json, invalid: InvalidMods) {
    json.key("pair").texts(&invalid.pair);
    json.key("reason").text(invalid.why.code());
}

fn write_fault(json: &mut Json, fault: &Fault) {
    json.object(|json| {
        json.key("code").text(fault.code.code());
        json.key("field").text(fault.code.field().name());
        if let Some(offset) = fault.offset {
            json.key("offset").number(offset);
        }
        if let Some(square) = fault.square {
            json.key("square").text(square.name());
        }
        if let Some(invalid) = fault.mods {
            write_pair(json, invalid);
        }
    });
}

/// The faults of a text, in their order.
pub(super) fn write_faults(json: &mut Json, faults: &[Fault]) {
    json.key("faults").list(|list| {
        for fault in faults {
            write_fault(list, fault);
        }
    });
}

impl From<Vec<Fault>> for Failure {
    fn from(faults: Vec<Fault>) -> Self {
        Self::new("invalid_position", |details| write_faults(details, &faults))
    }
}

impl From<InvalidMods> for Failure {
    fn from(invalid: InvalidMods) -> Self {
        Self::new("invalid_mods", |details| write_pair(details, invalid))
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> Self {
        Self::from_str(&failure.0)
    }
}
