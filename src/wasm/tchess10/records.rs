//! Game records and draws. The package holds a game's tree and cursor as plain data; what is rule or notation is asked
//! here. Trees cross as [`tree`](crate::wasm::tree) says, records as JSON one way and as texts the other.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::failure::{Failure, write_faults, write_moves, write_outcome};
use super::moves::pack_moves;
use super::seen::position;
use crate::json::Json;
use crate::tchess10::{MoveError, OutcomeReason, Position, Record, read_game};
use crate::text::whole_number;
use crate::wasm::texts::{list_texts, split_texts};
use crate::wasm::tree::{grow, moves_text, split};
use crate::{Deviation, GameResult, Place, ReadOptions, RecordError, RecordFault};

/// As the bindings of Das Chess have it.
#[wasm_bindgen(js_name = splitRecords)]
pub fn split_records(bytes: &[u8], state: &[i32], is_last: bool) -> Vec<i32> {
    split(bytes, state, is_last)
}

/// Reads one game as [`split_records`] cuts it out, as JSON of what the package calls `RecordRead`; undefined if it
/// holds only white space and comments. `game` is its number, `line` and `column` are where it begins, for errors.
#[wasm_bindgen(js_name = readRecord)]
pub fn read_record(
    bytes: &[u8],
    game: u32,
    line: u32,
    column: u32,
    strict: bool,
    allow_play_on: bool,
) -> Result<Option<JsString>, Failure> {
    let options = ReadOptions {
        strict,
        allow_play_on,
    };
    let Some(read) = read_game(bytes, game, Place { line, column }, options)? else {
        return Ok(None);
    };
    let mut json = Json::default();
    json.object(|json| {
        write_record_data(json, &read.record);
        if let Some(outcome) = read.outcome {
            write_outcome(json.key("outcome"), outcome);
        }
        json.key("deviations").list(|list| {
            for deviation in &read.deviations {
                list.object(|json| write_deviation(json, deviation));
            }
        });
    });
    Ok(Some(json.finish().into()))
}

fn write_record_data(json: &mut Json, record: &Record) {
    json.key("tags").list(|list| {
        for (name, value) in record.tags() {
            list.texts(&[name, value]);
        }
    });
    json.key("start").text(&record.start().to_text());
    let mut noted = Vec::new();
    let moves = moves_text(record, |node, at| {
        if !record.node(node).note().is_empty() {
            noted.push((node, at));
        }
    });
    json.key("moves").text(&moves);
    json.key("notes").list(|list| {
        for &(node, at) in &noted {
            let note = record.node(node).note();
            list.object(|json| {
                json.key("at").number(at as usize);
                for (key, text) in [
                    ("comment", &note.comment),
                    ("commentBefore", &note.comment_before),
                ] {
                    if !text.is_empty() {
                        json.key(key).text(text);
                    }
                }
                if !note.nags.is_empty() {
                    json.key("nags").list(|list| {
                        note.nags.iter().for_each(|&nag| list.number(nag.into()));
                    });
                }
            });
        }
    });
    json.key("result").text(record.result.text());
}

fn write_deviation(json: &mut Json, deviation: &Deviation) {
    json.key("code").text(deviation.kind.code());
    json.key("line").number(deviation.place.line as usize);
    json.key("column").number(deviation.place.column as usize);
    json.key("ply").number(deviation.ply as usize);
    json.key("text").text(&deviation.text);
    json.key("expected").text(&deviation.expected);
}

/// Writes a record in export format. `tags` is a list of names and values in turn, `notes` one of five texts for each: the place as in
/// [`read_record`], the comment, the comment before, the NAGs with spaces between, and nothing, as no Legates speak.
#[wasm_bindgen(js_name = writeRecord)]
pub fn write_record(
    tags: &str,
    start: &str,
    moves: &str,
    notes: &str,
    result: &str,
) -> Result<JsString, Failure> {
    let mut record = Record::new((*position(start)?).clone());
    for [name, value] in split_texts(tags).as_chunks().0 {
        record
            .set_tag(name, value)
            .map_err(|_| Failure::argument("tags", "tagName", name))?;
    }
    record.result = GameResult::from_text(result)
        .ok_or_else(|| Failure::argument("result", "result", result))?;
    let nodes = grow(
        &mut record,
        moves,
        |token| Failure::argument("moves", "record", token),
        |position, text, error| Failure::of_move(position, text, error, &[]),
    )?;
    for [at, comment, before, nags, _] in split_texts(notes).as_chunks().0 {
        let node = whole_number(at, 0, u32::MAX).and_then(|at| nodes.get(at as usize));
        let node = node.ok_or_else(|| Failure::argument("notes", "node", at))?;
        let note = record.note_mut(*node);
        note.comment = (*comment).to_owned();
        note.comment_before = (*before).to_owned();
        for nag in nags.split_ascii_whitespace() {
            if let Some(nag) = whole_number(nag, 0, 255) {
                note.nags.push(nag as u8);
            }
        }
    }
    Ok(record.to_pgn().into())
}

/// For each move of a line, texts with one space between, two texts of a list: the move packed as a list of one, and the
/// position after it.
#[wasm_bindgen(js_name = followLine)]
pub fn follow_line(start: &str, moves: &str) -> Result<JsString, Failure> {
    let mut position = (*position(start)?).clone();
    let mut texts = Vec::new();
    for text in moves.split_ascii_whitespace() {
        let mv = position
            .parse_move(text)
            .map_err(|error| Failure::of_move(&position, text, error, &[]))?;
        texts.push(pack_moves(&position, &[mv]));
        position = position.play_unchecked(mv);
        texts.push(position.to_text());
    }
    Ok(list_texts(&texts).into())
}

/// How a game stands in which the position has stood on the board so many times, this time counted (rule 1.4), as JSON:
/// `outcome` and `claim`, each only if there.
#[wasm_bindgen(js_name = drawStatus)]
pub fn draw_status(text: &str, occurrences: usize) -> Result<JsString, Failure> {
    let position = position(text)?;
    let mut json = Json::default();
    json.object(|json| {
        if let Some(outcome) = position.outcome_in_game(occurrences) {
            write_outcome(json.key("outcome"), outcome);
        }
        if let Some(claim) = position.draw_claim(occurrences) {
            json.key("claim").text(claim.name());
        }
    });
    Ok(json.finish().into())
}

impl From<RecordError<Position>> for Failure {
    fn from(error: RecordError<Position>) -> Self {
        let reason = match &error.fault {
            RecordFault::Move(MoveError::NullMove) => "nullMove",
            fault => fault.code(),
        };
        Self::new("invalid_record", |details| {
            details.key("reason").text(reason);
            details.key("game").number(error.game as usize);
            details.key("ply").number(error.ply as usize);
            details.key("line").number(error.place.line as usize);
            details.key("column").number(error.place.column as usize);
            details.key("text").text(&error.text);
            if let Some(dfen) = &error.dfen {
                details.key("dfen").text(dfen);
            }
            details.key("legal").texts(&error.legal);
            match &error.fault {
                RecordFault::Move(MoveError::Ambiguous(fitting)) => {
                    write_moves(details.key("candidates"), fitting);
                }
                RecordFault::BadStart(faults) | RecordFault::BadMods(Some(faults)) => {
                    write_faults(details, faults);
                }
                RecordFault::MoveAfterEnd(ended) => {
                    details.key("ended").text(OutcomeReason::name(*ended));
                }
                _ => {}
            }
        })
    }
}
