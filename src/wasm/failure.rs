//! What a refused call throws.

use wasm_bindgen::JsValue;

use crate::json::Json;
use crate::{
    Color, Fault, InvalidPosition, Kind, Move, MoveError, MoveSpec, Outcome, Position, RecordError,
    RecordFault,
};

/// Why a call is refused: JSON of `{ code, details }`, codes and fields as the package documents them.
pub struct Failure(String);

impl Failure {
    fn new(code: &str, fill: &mut dyn FnMut(&mut Json)) -> Self {
        let mut json = Json::default();
        json.object(|json| {
            json.key("code").text(code);
            json.key("details").object(fill);
        });
        Self(json.finish())
    }

    /// `expected` is a word for which the package has a sentence.
    pub(super) fn invalid_argument(argument: &str, expected: &str, given: &str) -> Self {
        Self::new("invalid_argument", &mut |details| {
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
        let code = match (over, &error) {
            (Some(_), _) => "game_over",
            (_, MoveError::Invalid | MoveError::NullMove) => "invalid_move",
            (_, MoveError::Illegal) => "illegal_move",
            (_, MoveError::Ambiguous(_)) => "ambiguous_move",
            (_, MoveError::MissingPromotion) => "missing_promotion",
        };
        Self::new(code, &mut |details| {
            details.key("move").text(text);
            details.key("dfen").text(&position.to_dfen());
            if over.is_some() {
                write_outcome(details, over);
                return;
            }
            match &error {
                MoveError::Invalid => details.key("reason").text("unreadable"),
                MoveError::NullMove => details.key("reason").text("nullMove"),
                MoveError::Illegal => write_candidates(details, near),
                MoveError::Ambiguous(fitting) => write_candidates(details, fitting),
                MoveError::MissingPromotion => details.key("promotions").list(|list| {
                    for kind in Kind::PROMOTIONS {
                        list.text(kind.letter().to_ascii_lowercase().encode_utf8(&mut [0; 4]));
                    }
                }),
            }
        })
    }
}

fn write_candidates(json: &mut Json, moves: &[Move]) {
    json.key("candidates").list(|list| {
        moves
            .iter()
            .for_each(|mv| list.text(&MoveSpec::from(*mv).text()))
    });
}

fn write_faults(json: &mut Json, faults: &[Fault]) {
    json.key("faults").list(|list| {
        for fault in faults {
            list.object(|json| {
                json.key("code").text(fault.code.code());
                json.key("field").text(fault.code.field().name());
                if let Some(offset) = fault.offset {
                    json.key("offset").number(offset);
                }
                if let Some(square) = fault.square {
                    json.key("square").text(square.name());
                }
            });
        }
    });
}

/// The member `outcome`, where there is one.
pub(super) fn write_outcome(json: &mut Json, outcome: Option<Outcome>) {
    let Some(outcome) = outcome else { return };
    json.key("outcome").object(|json| {
        match outcome.winner {
            Some(winner) => json.key("winner").text(Color::name(winner)),
            None => json.key("winner").null(),
        }
        json.key("reason").text(outcome.reason.name());
    });
}

impl From<InvalidPosition> for Failure {
    fn from(error: InvalidPosition) -> Self {
        Self::new("invalid_position", &mut |details| {
            write_faults(details, &error.faults);
        })
    }
}

/// What is wrong with a record; places count from 1.
impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        Self::new("invalid_record", &mut |details| {
            details.key("reason").text(match &error.fault {
                RecordFault::Move(MoveError::NullMove) => "nullMove",
                fault => fault.code(),
            });
            for (name, number) in [
                ("game", error.game),
                ("ply", error.ply),
                ("line", error.place.line),
                ("column", error.place.column),
            ] {
                details.key(name).number(number as usize);
            }
            details.key("text").text(&error.text);
            if let Some(dfen) = &error.dfen {
                details.key("dfen").text(dfen);
            }
            // SANs of the legal moves, where a move is wrong.
            details.key("legal").texts(&error.legal);
            match &error.fault {
                RecordFault::Move(MoveError::Ambiguous(fitting)) => {
                    write_candidates(details, fitting);
                }
                RecordFault::BadStart(invalid) => write_faults(details, &invalid.faults),
                // How the game had ended.
                RecordFault::MoveAfterEnd(reason) => details.key("ended").text(reason.name()),
                _ => {}
            }
        })
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> Self {
        Self::from_str(&failure.0)
    }
}
