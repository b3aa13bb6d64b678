//! Game records, draws and Legates. The package holds a game's tree and cursor as plain data; what is rule or
//! notation is asked here.
//!
//! A tree of moves crosses as one text (`tree`).

use js_sys::JsString;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use super::failure::{Failure, write_outcome};
use super::moves::pack_move;
use super::seen::with_position;
use super::texts::{list_texts, split_texts};
use super::tree::{grow, moves_text, split};
use crate::json::Json;
use crate::text::{joined, whole_number};
use crate::{
    Answer, Color, Deviation, GameResult, Legates, Message, Move, MoveStyle, Note, Place, Position,
    ReadOptions, ReadRecord, Record, WriteOptions, read_game, takeback_plies,
};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What is said at a node: the start is `at` 0, the moves count from 1 in the order of the text. */
export interface RecordNote {
  at: number
  comment?: string
  commentBefore?: string
  nags?: number[]
  /** As in records, without the brackets: `w draw`. */
  legates?: string[]
}
/** A record as it crosses. */
export interface RecordData {
  tags: [string, string][]
  start: string
  /** `e2e4 ( d2d4 e9e7 ) e9e7` */
  moves: string
  notes: RecordNote[]
  result: '1-0' | '0-1' | '1/2-1/2' | '*'
}
export interface RecordDeviation {
  code: string
  line: number
  column: number
  ply: number
  text: string
  expected: string
}
export interface RecordRead extends RecordData {
  outcome?: { winner: 'white' | 'black' | null; reason: string }
  /** Empty but in strict reading. */
  deviations: RecordDeviation[]
}
/** Why the game has ended, who has won, and what can be claimed. */
export type DrawStatus = [
  reason: string | null,
  winner: 'white' | 'black' | null,
  claim: 'threefold' | 'fiftyMoves' | null,
]
export interface LegatesAfter {
  white: string
  black: string
  outcome?: { winner: 'white' | 'black' | null; reason: string }
  /** Plies to be undone, as a take-back is agreed; both Legates are home then. */
  undo?: number
}
"#;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "DrawStatus")]
    pub type DrawStatusValue;
}

// Streams

/// Finds the ends of games in the next bytes of a text, as [`split`] says.
#[wasm_bindgen(js_name = splitRecords)]
pub fn split_records(bytes: &[u8], state: &[i32], is_last: bool) -> Vec<i32> {
    split(bytes, state, is_last)
}

// Records

/// Reads one game as [`split_records`] cuts it out; undefined if it holds only white space and comments. `game`
/// is its number, `line` and `column` are where it begins, for errors. What was read is JSON of a `RecordRead`.
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
    let read = read_game(bytes, game, Place { line, column }, options)?;
    Ok(read.map(|read| read_json(&read).into()))
}

/// Writes a record in export format, its moves as SAN or as coordinate text. `tags` is a list of names and values in turn;
/// `notes` a list of five texts for each: the place as in [`read_record`], the comment, the comment before, the NAGs with
/// spaces between, the Legates' messages with commas between.
#[wasm_bindgen(js_name = writeRecord)]
pub fn write_record(
    tags: &str,
    start: &str,
    moves: &str,
    notes: &str,
    result: &str,
    as_coordinates: bool,
) -> Result<JsString, Failure> {
    let mut record = Record::new(Position::from_dfen(start)?);
    for [name, value] in split_texts(tags).as_chunks().0 {
        record
            .set_tag(name, value)
            .map_err(|_| Failure::invalid_argument("tags", "tagName", name))?;
    }
    record.result = GameResult::from_text(result)
        .ok_or_else(|| Failure::invalid_argument("result", "result", result))?;
    let nodes = grow(
        &mut record,
        moves,
        |token| Failure::invalid_argument("moves", "tree", token),
        |position, text, error| Failure::of_move(position, text, error, &[]),
    )?;
    for [at, comment, comment_before, nags, messages] in split_texts(notes).as_chunks().0 {
        let node = whole_number(at, 0, u32::MAX).and_then(|at| nodes.get(at as usize));
        let node = node.ok_or_else(|| Failure::invalid_argument("notes", "node", at))?;
        let note = record.note_mut(*node);
        note.comment = (*comment).to_owned();
        note.comment_before = (*comment_before).to_owned();
        for nag in nags.split_ascii_whitespace() {
            let number = whole_number(nag, 0, 255)
                .ok_or_else(|| Failure::invalid_argument("nags", "nag", nag))?;
            note.nags.push(number as u8);
        }
        for text in messages.split(',').filter(|text| !text.is_empty()) {
            note.messages.push(read_message(text)?);
        }
    }
    let moves = if as_coordinates {
        MoveStyle::Coordinate
    } else {
        MoveStyle::San
    };
    Ok(record.to_pgn_with(WriteOptions { moves }).into())
}

fn read_json(read: &ReadRecord) -> String {
    let record = &read.record;
    let mut json = Json::default();
    json.object(|json| {
        json.key("tags").list(|list| {
            for (name, value) in record.tags() {
                list.texts(&[name, value]);
            }
        });
        json.key("start").text(&record.start().to_dfen());
        let mut noted = Vec::new();
        let moves = moves_text(record, |node, at| {
            if !record.node(node).note().is_empty() {
                noted.push((node, at));
            }
        });
        json.key("moves").text(&moves);
        json.key("notes").list(|list| {
            for &(node, at) in &noted {
                write_note(list, at, record.node(node).note());
            }
        });
        json.key("result").text(record.result.text());
        write_outcome(json, read.outcome);
        json.key("deviations").list(|list| {
            for deviation in &read.deviations {
                write_deviation(list, deviation);
            }
        });
    });
    json.finish()
}

/// What is said at a node.
fn write_note(json: &mut Json, at: u32, note: &Note) {
    json.object(|json| {
        json.key("at").number(at as usize);
        for (name, comment) in [
            ("comment", &note.comment),
            ("commentBefore", &note.comment_before),
        ] {
            if !comment.is_empty() {
                json.key(name).text(comment);
            }
        }
        if !note.nags.is_empty() {
            json.key("nags")
                .list(|list| note.nags.iter().for_each(|&nag| list.number(nag.into())));
        }
        if !note.messages.is_empty() {
            json.key("legates").list(|list| {
                note.messages
                    .iter()
                    .for_each(|message| list.text(&message_text(message)));
            });
        }
    });
}

fn write_deviation(json: &mut Json, deviation: &Deviation) {
    json.object(|json| {
        json.key("code").text(deviation.kind.code());
        for (name, number) in [
            ("line", deviation.place.line),
            ("column", deviation.place.column),
            ("ply", deviation.ply),
        ] {
            json.key(name).number(number as usize);
        }
        json.key("text").text(&deviation.text);
        json.key("expected").text(&deviation.expected);
    });
}

fn message_text(&(color, message): &(Color, Message)) -> String {
    let color = match color {
        Color::White => "w ",
        Color::Black => "b ",
    };
    joined(&[color, message.name()])
}

fn read_message(text: &str) -> Result<(Color, Message), Failure> {
    let message = match text.split_once(' ') {
        Some(("w", name)) => Message::from_name(name).map(|message| (Color::White, message)),
        Some(("b", name)) => Message::from_name(name).map(|message| (Color::Black, message)),
        _ => None,
    };
    message.ok_or_else(|| Failure::invalid_argument("legates", "message", text))
}

/// For each move of a line, coordinate texts with one space between, two texts of a list: the move as `legalMoves` packs it,
/// and the position after it.
#[wasm_bindgen(js_name = followLine)]
pub fn follow_line(position: &str, moves: &str) -> Result<JsString, Failure> {
    let mut position = with_position(position, |position| Ok(position.clone()))?;
    let mut texts = Vec::new();
    for text in moves.split_ascii_whitespace() {
        let mv: Move = position
            .parse_move(text)
            .map_err(|error| Failure::of_move(&position, text, error, &[]))?;
        texts.push(pack_move(&position, mv));
        position = position.play_unchecked(mv);
        texts.push(position.to_dfen());
    }
    Ok(list_texts(&texts).into())
}

// Draws and Legates

/// How a game stands in which `position` has stood on the board so many times, this time counted (rule 7.3).
#[wasm_bindgen(js_name = drawStatus)]
pub fn draw_status(position: &str, occurrences: usize) -> Result<DrawStatusValue, Failure> {
    with_position(position, |position| {
        let outcome = position.outcome_in_game(occurrences);
        let status = (
            outcome.map(|outcome| outcome.reason.name()),
            outcome.and_then(|outcome| outcome.winner).map(Color::name),
            position.draw_claim(occurrences).map(|claim| claim.name()),
        );
        let value = status.serialize(&Serializer::json_compatible());
        Ok(value.unwrap_or_else(JsValue::from).unchecked_into())
    })
}

/// A Legate speaks (rule 8.3). `white` and `black` are what both said so far; `white_speaks` and `message` what is
/// said now; `white_to_move` and `plies` how far the game is. Gives JSON of `LegatesAfter`.
#[wasm_bindgen(js_name = sendLegate)]
pub fn send_legate(
    white: &str,
    black: &str,
    white_speaks: bool,
    message: &str,
    white_to_move: bool,
    plies: usize,
) -> Result<JsString, Failure> {
    let named = |name: &str| {
        Message::from_name(name)
            .ok_or_else(|| Failure::invalid_argument("message", "message", name))
    };
    let color = |white| if white { Color::White } else { Color::Black };
    let before = Legates::new(named(white)?, named(black)?);
    let (after, answer) = before.send(color(white_speaks), named(message)?);
    let mut json = Json::default();
    json.object(|json| {
        json.key("white").text(after.message(Color::White).name());
        json.key("black").text(after.message(Color::Black).name());
        write_outcome(json, answer.outcome());
        if let Answer::Takeback(asker) = answer {
            let undone = takeback_plies(asker, color(white_to_move), plies);
            json.key("undo").number(undone);
        }
    });
    Ok(json.finish().into())
}

/// The cell of file r where a Legate says this (rule 8.2).
#[wasm_bindgen(js_name = legateCell)]
pub fn legate_cell(white: bool, message: &str) -> Result<JsString, Failure> {
    let color = if white { Color::White } else { Color::Black };
    Message::from_name(message)
        .map(|message| message.cell(color).name().into())
        .ok_or_else(|| Failure::invalid_argument("message", "message", message))
}
