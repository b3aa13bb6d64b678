//! What a refused call throws.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use crate::{Fault, InvalidPosition, Kind, Move, MoveError, Position, RecordError, RecordFault};

/// Why a call is refused; JavaScript gets `{ code, details }`, codes and fields as the package documents them.
#[derive(Serialize)]
#[serde(tag = "code", content = "details", rename_all = "snake_case")]
pub enum Failure {
    InvalidPosition {
        faults: Vec<FaultDetails>,
    },
    /// `expected` is a word for which the package has a sentence.
    InvalidArgument {
        argument: String,
        expected: &'static str,
        given: String,
    },
    InvalidMove {
        r#move: String,
        dfen: String,
        reason: &'static str,
    },
    IllegalMove {
        r#move: String,
        dfen: String,
        candidates: Vec<String>,
    },
    AmbiguousMove {
        r#move: String,
        dfen: String,
        candidates: Vec<String>,
    },
    MissingPromotion {
        r#move: String,
        dfen: String,
        promotions: Vec<char>,
    },
    GameOver {
        r#move: String,
        dfen: String,
        outcome: OutcomeDetails,
    },
    InvalidRecord(RecordDetails),
}

/// What is wrong with a record; places count from 1.
#[derive(Serialize)]
pub struct RecordDetails {
    reason: &'static str,
    game: u32,
    ply: u32,
    line: u32,
    column: u32,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    dfen: Option<String>,
    /// SANs of the legal moves, where a move is wrong.
    legal: Vec<String>,
    /// Coordinate texts of the moves that an ambiguous one can mean.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<String>,
    /// What is wrong with the start.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<FaultDetails>,
    /// How the game had ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<&'static str>,
}

#[derive(Serialize)]
pub struct FaultDetails {
    code: &'static str,
    field: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    offset: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    square: Option<&'static str>,
}

#[derive(Serialize)]
pub struct OutcomeDetails {
    pub(super) winner: Option<&'static str>,
    pub(super) reason: &'static str,
}

impl Failure {
    /// A move that `position` refuses for `error`; `near` are legal moves to suggest in its place.
    pub(super) fn of_move(
        position: &Position,
        text: &str,
        error: MoveError,
        near: &[Move],
    ) -> Self {
        let r#move = text.to_owned();
        let dfen = position.to_dfen();
        let texts = |moves: &[Move]| moves.iter().map(Move::to_string).collect();
        if let Some(outcome) = position.outcome().filter(|_| !position.has_legal_move()) {
            let outcome = OutcomeDetails {
                winner: outcome.winner.map(crate::Color::name),
                reason: outcome.reason.name(),
            };
            return Self::GameOver {
                r#move,
                dfen,
                outcome,
            };
        }
        match error {
            MoveError::Invalid => Self::InvalidMove {
                r#move,
                dfen,
                reason: "unreadable",
            },
            MoveError::NullMove => Self::InvalidMove {
                r#move,
                dfen,
                reason: "nullMove",
            },
            MoveError::Illegal => Self::IllegalMove {
                r#move,
                dfen,
                candidates: texts(near),
            },
            MoveError::Ambiguous(fitting) => Self::AmbiguousMove {
                r#move,
                dfen,
                candidates: texts(&fitting),
            },
            MoveError::MissingPromotion => Self::MissingPromotion {
                r#move,
                dfen,
                promotions: Kind::PROMOTIONS
                    .map(|kind| kind.letter().to_ascii_lowercase())
                    .to_vec(),
            },
        }
    }
}

impl From<InvalidPosition> for Failure {
    fn from(error: InvalidPosition) -> Self {
        Self::InvalidPosition {
            faults: error.faults.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<Fault> for FaultDetails {
    fn from(fault: Fault) -> Self {
        Self {
            code: fault.code.code(),
            field: fault.code.field().name(),
            offset: fault.offset.map(|offset| offset as u32),
            square: fault.square.map(crate::Square::name),
        }
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        let reason = match &error.fault {
            RecordFault::Move(MoveError::NullMove) => "nullMove",
            fault => fault.code(),
        };
        let (mut candidates, mut faults, mut ended) = (Vec::new(), Vec::new(), None);
        match error.fault {
            RecordFault::Move(MoveError::Ambiguous(fitting)) => {
                candidates = fitting.iter().map(Move::to_string).collect();
            }
            RecordFault::BadStart(invalid) => {
                faults = invalid.faults.into_iter().map(Into::into).collect();
            }
            RecordFault::MoveAfterEnd(reason) => ended = Some(reason.name()),
            _ => {}
        }
        Self::InvalidRecord(RecordDetails {
            reason,
            game: error.game,
            ply: error.ply,
            line: error.place.line,
            column: error.place.column,
            text: error.text,
            dfen: error.dfen,
            legal: error.legal,
            candidates,
            faults,
            ended,
        })
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> Self {
        failure
            .serialize(&Serializer::json_compatible())
            .unwrap_or_else(JsValue::from)
    }
}
