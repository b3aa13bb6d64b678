//! Legal moves as packed lists.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::packed::{self, List};
use super::seen::with_position;
use crate::board::CELLS;
use crate::notation::{SanParts, Sans};
use crate::{Move, Position, Square, SquareSet, Threat, Vessel};

/// The legal moves as pairs of numbers: two moves of whatever positions have equal pairs if, and only if, all is equal
/// that is to be said of them. `from` and `to` narrow the list, 255 is any square.
///
/// Most moves of a position were in the list of one before it, and JavaScript has their objects: only for the others
/// it asks [`describe_moves`].
#[wasm_bindgen(js_name = legalMoves)]
pub fn legal_moves(position: &str, from: u8, to: u8) -> Result<Vec<u32>, Failure> {
    with_position(position, |position| {
        let moves = position.legal_moves();
        let sans = Sans::of(position, &moves);
        let mut list = Vec::with_capacity(2 * moves.len());
        for mv in narrow(&moves, from, to) {
            list.extend(identity(position, mv, sans.parts(mv)));
        }
        Ok(list)
    })
}

/// Packed records of the legal moves at these `places` of the same list.
#[wasm_bindgen(js_name = describeMoves)]
pub fn describe_moves(
    position: &str,
    from: u8,
    to: u8,
    places: &[u16],
) -> Result<JsString, Failure> {
    with_position(position, |position| {
        let moves = position.legal_moves();
        let sans = Sans::of(position, &moves);
        let narrowed: Vec<_> = narrow(&moves, from, to).collect();
        let mut list = List::with_capacity(1 + 20 * places.len());
        list.push(position.turn() as u8);
        let mut san = String::with_capacity(16);
        for &place in places {
            let mv = narrowed[usize::from(place)];
            let parts = sans.parts(mv);
            san.clear();
            position.write_san(mv, parts, &mut san);
            push_record(&mut list, position, mv, &san, parts.threat);
        }
        Ok(list.finish().into())
    })
}

fn narrow(moves: &[Move], from: u8, to: u8) -> impl Iterator<Item = Move> {
    let fits = |wanted: u8, square: Square| {
        wanted == packed::NONE || usize::from(wanted) == square.index()
    };
    moves
        .iter()
        .copied()
        .filter(move |mv| fits(from, mv.from()) && fits(to, mv.to()))
}

/// All that a record says, its SAN by its parts, in 29 and 18 bits: numbers that JavaScript compares as they are.
/// Who moves is told by the letter.
fn identity(position: &Position, mv: Move, parts: SanParts) -> [u32; 2] {
    let pack = |values: &[(u32, u32)]| {
        values.iter().rev().fold(0, |packed, &(value, bits)| {
            debug_assert!(value < 1 << bits);
            packed << bits | value
        })
    };
    let letter = parts.letter.map_or(b'@', |letter| letter as u8) - b'@';
    [
        pack(&[
            (mv.from().index() as u32, 7),
            (mv.to().index() as u32, 7),
            (mv.kind() as u32, 4),
            (mv.piece() as u32, 4),
            (letter.into(), 5),
            (parts.origin as u32, 2),
        ]),
        pack(&[
            (mv.promotion().map_or(0, |kind| 1 + kind as u32), 4),
            (forms(position, mv).into(), 2),
            (castling(position, mv).into(), 3),
            (captured(position, mv).1.into(), 6),
            (threat_bits(parts.threat).into(), 2),
            (position.turn() as u32, 1),
        ]),
    ]
}

/// The side to move, then a record for one legal move: eleven values, the length of its SAN, its SAN.
pub(super) fn pack_move(position: &Position, mv: Move) -> String {
    let mut list = List::with_capacity(32);
    list.push(position.turn() as u8);
    let (san, threat) = position.san_and_threat(mv);
    push_record(&mut list, position, mv, &san, threat);
    list.finish()
}

fn push_record(list: &mut List, position: &Position, mv: Move, san: &str, threat: Threat) {
    let (captured_on, captured) = captured(position, mv);
    list.extend(&[
        mv.from().index() as u8,
        mv.to().index() as u8,
        mv.piece() as u8,
        mv.mover() as u8,
        mv.kind() as u8,
        mv.promotion().map_or(0, |kind| 1 + kind as u8),
        forms(position, mv),
        castling(position, mv),
        captured_on.index() as u8,
        captured,
        threat_bits(threat),
        san.len() as u8,
    ]);
    list.extend(san.as_bytes());
}

/// The castling partner, from 1; 0 for none.
fn castling(position: &Position, mv: Move) -> u8 {
    let partner = position.castling_partner(mv);
    partner.map_or(0, |partner| 1 + partner as u8)
}

/// Where a man is captured, and the occupant from 1; 0 for none.
fn captured(position: &Position, mv: Move) -> (Square, u8) {
    let captured = position.captured_by(mv);
    captured.map_or((mv.to(), 0), |(square, man)| {
        (square, 1 + packed::occupant(man))
    })
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
pub fn legal_dests(position: &str) -> Result<JsString, Failure> {
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
        Ok(list.finish().into())
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
