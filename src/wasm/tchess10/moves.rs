//! Legal moves as packed lists.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::packed::{self, NONE, push_cell};
use super::seen::position;
use crate::board::CELLS;
use crate::tchess10::{Mod, Move, Position, keep};
use crate::wasm::list::List;
use crate::{Square, SquareSet};

/// Packed records of the legal moves; `from` and `to` narrow the list, 255 is any square.
#[wasm_bindgen(js_name = legalMoves)]
pub fn legal_moves(text: &str, from: u8, to: u8) -> Result<JsString, Failure> {
    let position = position(text)?;
    let fits = |wanted: Option<Square>, square| wanted.is_none_or(|wanted| wanted == square);
    let (from, to) = (packed::maybe_square(from), packed::maybe_square(to));
    let mut moves = position.legal_moves();
    keep(&mut moves, &|mv| fits(from, mv.from()) && fits(to, mv.to()));
    Ok(pack_moves(&position, &moves).into())
}

/// The side to move and whether pieces face somewhere, then a record for each legal move.
pub(super) fn pack_moves(position: &Position, moves: &[Move]) -> String {
    let mut list = List::with_capacity(2 + 24 * moves.len());
    let faces = position.mods().has(Mod::Polarity);
    list.extend(&[position.turn() as u8, faces.into()]);
    for &mv in moves {
        push_move(&mut list, position, mv);
    }
    list.finish()
}

/// The path with [`NONE`] in the middle where it has no middle, in bits what is carried on each leg, piece, kind,
/// promotion and turn from 1, the freed King's square; in bits check, mate and the end of the turn; what is captured
/// with its square, which is [`NONE`] for nothing; the length of the text, the text.
fn push_move(list: &mut List, position: &Position, mv: Move) {
    let after = position.play_unchecked(mv);
    let is_check = after.is_check();
    let is_mate = is_check && !after.has_legal_move();
    let ends_turn = after.turn() != position.turn();
    let path = mv.path();
    let via = if path.len() > 2 {
        path[1].index() as u8
    } else {
        NONE
    };
    let carries = mv.carries();
    let carried = |leg: usize| u8::from(carries.get(leg) == Some(&true));
    list.extend(&[
        mv.from().index() as u8,
        via,
        mv.to().index() as u8,
        carried(0) | carried(1) << 1,
        mv.piece() as u8,
        mv.kind() as u8,
        mv.promotion().map_or(0, |kind| 1 + kind as u8),
        mv.turn().map_or(0, |facing| 1 + facing as u8),
        mv.frees().map_or(NONE, |square| square.index() as u8),
        u8::from(is_check) | u8::from(is_mate) << 1 | u8::from(ends_turn) << 2,
    ]);
    match position.captured_by(mv) {
        Some((square, cell)) => {
            list.push_square(square);
            push_cell(list, cell);
        }
        None => list.push(NONE),
    }
    let text = mv.text();
    list.push(text.len() as u8);
    list.extend(text.as_bytes());
}

/// From and to of the legal moves, each pair once, in the order of both.
#[wasm_bindgen(js_name = legalDests)]
pub fn legal_dests(text: &str) -> Result<JsString, Failure> {
    let position = position(text)?;
    let mut targets = [SquareSet::EMPTY; CELLS];
    for mv in position.legal_moves() {
        let from = &mut targets[mv.from().index()];
        *from = from.with(mv.to());
    }
    let mut list = List::with_capacity(256);
    for from in position.occupied() {
        for to in targets[from.index()] {
            list.push_square(from);
            list.push_square(to);
        }
    }
    Ok(list.finish().into())
}

/// How many legal moves there are.
#[wasm_bindgen(js_name = legalMoveCount)]
pub fn legal_move_count(text: &str) -> Result<u32, Failure> {
    Ok(position(text)?.legal_move_count() as u32)
}

/// How many lines of `depth` moves there are; exact up to 2^53.
#[wasm_bindgen]
pub fn perft(text: &str, depth: u32) -> Result<f64, Failure> {
    Ok(crate::tchess10::perft(&*position(text)?, depth) as f64)
}
