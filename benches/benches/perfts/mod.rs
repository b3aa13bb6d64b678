//! Perft by three libraries, in bulk or one by one: then the last ply's moves are made and played too, as a search
//! would.

use std::hint::black_box;

use das_chess::{Move, Position, perft};
use shakmaty::Position as _;

pub(crate) fn das_perft(position: &Position, depth: u32, bulk: bool) -> u64 {
    if bulk {
        perft(position, depth)
    } else {
        das_perft_one_by_one(position, depth, &mut Vec::new())
    }
}

/// `moves` is one stack for all plies.
fn das_perft_one_by_one(position: &Position, depth: u32, moves: &mut Vec<Move>) -> u64 {
    let start = moves.len();
    position.add_legal_moves(moves);
    let mut nodes = 0;
    for index in start..moves.len() {
        let mut after = position.clone();
        after.advance_unchecked(moves[index]);
        nodes += if depth == 1 {
            black_box(&after);
            1
        } else {
            das_perft_one_by_one(&after, depth - 1, moves)
        };
    }
    moves.truncate(start);
    nodes
}

pub(crate) fn cozy_perft(board: &cozy_chess::Board, depth: u32, bulk: bool) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 && bulk {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut after = board.clone();
                after.play_unchecked(mv);
                nodes += if depth == 1 {
                    black_box(&after);
                    1
                } else {
                    cozy_perft(&after, depth - 1, bulk)
                };
            }
        }
        false
    });
    nodes
}

pub(crate) fn shakmaty_perft(position: &shakmaty::Chess, depth: u32, bulk: bool) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 && bulk {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|mv| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            if depth == 1 {
                black_box(&after);
                1
            } else {
                shakmaty_perft(&after, depth - 1, bulk)
            }
        })
        .sum()
}
