//! Legal moves as packed lists.

use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::memory::with_position;
use super::packed::{self, List};
use crate::board::CELLS;
use crate::{Move, Position, Square, SquareSet, Threat, Vessel};

/// The legal moves as packed records; `from` and `to` narrow the list, 255 is any square.
#[wasm_bindgen(js_name = legalMoves)]
pub fn legal_moves(position: &str, from: u8, to: u8) -> Result<String, Failure> {
    let fits = |wanted: u8, square: Square| {
        wanted == packed::NONE || usize::from(wanted) == square.index()
    };
    with_position(position, |position| {
        Ok(pack(position, |mv| {
            fits(from, mv.from()) && fits(to, mv.to())
        }))
    })
}

/// The side to move, then a record for each legal move that is `wanted`: eleven values, the length of its
/// SAN, its SAN.
fn pack(position: &Position, wanted: impl Fn(Move) -> bool) -> String {
    let mut list = List::with_capacity(2_048);
    list.push(position.turn() as u8);
    position.each_san(&position.legal_moves(), |mv, san, threat| {
        if wanted(mv) {
            push_record(&mut list, position, mv, san, threat);
        }
    });
    list.finish()
}

/// As [`pack`], for one legal move.
pub(super) fn pack_move(position: &Position, mv: Move) -> String {
    let mut list = List::with_capacity(32);
    list.push(position.turn() as u8);
    let (san, threat) = position.san_and_threat(mv);
    push_record(&mut list, position, mv, &san, threat);
    list.finish()
}

fn push_record(list: &mut List, position: &Position, mv: Move, san: &str, threat: Threat) {
    let (captured_on, captured) = position
        .captured_by(mv)
        .map_or((mv.to(), 0), |(square, man)| {
            (square, 1 + packed::occupant(man))
        });
    list.extend(&[
        mv.from().index() as u8,
        mv.to().index() as u8,
        mv.piece() as u8,
        mv.mover() as u8,
        mv.kind() as u8,
        mv.promotion().map_or(0, |kind| 1 + kind as u8),
        forms(position, mv),
        position
            .castling_partner(mv)
            .map_or(0, |partner| 1 + partner as u8),
        captured_on.index() as u8,
        captured,
        threat_bits(threat),
        san.len() as u8,
    ]);
    list.extend(san.as_bytes());
}

/// The vessel that a move forms: 0 none, 1 a Transport, 2 a Frigate.
fn forms(position: &Position, mv: Move) -> u8 {
    match position.forms(mv) {
        Some((Vessel::Transport, _)) => 1,
        Some((Vessel::Frigate, _)) => 2,
        Some((Vessel::Ship, _)) | None => 0,
    }
}

/// Check is 1, mate 2 more.
const fn threat_bits(threat: Threat) -> u8 {
    match threat {
        Threat::None => 0,
        Threat::Check => 1,
        Threat::Mate => 3,
    }
}

/// From and to of the legal moves, each pair once, in the order of both.
#[wasm_bindgen(js_name = legalDests)]
pub fn legal_dests(position: &str) -> Result<String, Failure> {
    with_position(position, |position| {
        let mut targets = [SquareSet::EMPTY; CELLS];
        for mv in position.legal_moves() {
            let from = &mut targets[mv.from().index()];
            *from = from.with(mv.to());
        }
        let mut list = List::with_capacity(256);
        for from in position.owned_by(position.turn()) {
            for to in targets[from.index()] {
                list.push_square(from);
                list.push_square(to);
            }
        }
        Ok(list.finish())
    })
}

/// How many legal moves there are.
#[wasm_bindgen(js_name = legalMoveCount)]
pub fn legal_move_count(position: &str) -> Result<u32, Failure> {
    with_position(position, |position| Ok(position.legal_move_count() as u32))
}

/// How many lines of `depth` plies there are; exact up to 2^53.
#[wasm_bindgen]
pub fn perft(position: &str, depth: u32) -> Result<f64, Failure> {
    with_position(
        position,
        |position| Ok(crate::perft(position, depth) as f64),
    )
}
