//! The slow move generator, which judges the library elsewhere, is here itself judged by the vectors.

mod slow;
mod vectors_file;

use slow::Position;
use std::collections::BTreeMap;
use vectors_file::{Entry, Game, corners, das};

/// More nodes than these are counted by the library alone, which is quicker.
const AFFORDABLE: u64 = 70_000;

fn moves_of(position: &Position) -> BTreeMap<String, String> {
    let moves = position.moves();
    let count = moves.len();
    let texts: BTreeMap<_, _> = moves
        .into_iter()
        .map(|(text, after)| (text, after.write()))
        .collect();
    assert_eq!(
        texts.len(),
        count,
        "a text names one move: {}",
        position.write()
    );
    texts
}

fn judge_entry(entry: &Entry) {
    let position = Position::read(&entry.dfen);
    assert_eq!(position.write(), entry.dfen);
    assert_eq!(position.in_check(), entry.check, "check in {}", entry.dfen);
    assert!(!position.opponent_in_check(), "{}", entry.dfen);
    assert_eq!(moves_of(&position), entry.moves, "moves of {}", entry.dfen);
    for (&nodes, depth) in entry.perft.iter().zip(1..) {
        if nodes <= AFFORDABLE {
            assert_eq!(
                position.perft(depth),
                nodes,
                "perft {depth} of {}",
                entry.dfen
            );
        }
    }
}

fn judge_game(game: &Game) {
    let mut position = Position::read(vectors_file::START);
    for text in &game.moves {
        position = position
            .moves()
            .into_iter()
            .find(|(legal, _)| legal == text)
            .unwrap_or_else(|| panic!("{text} in {}", position.write()))
            .1;
    }
    assert_eq!(game.moves.len(), game.plies);
    assert_eq!(position.write(), game.dfen);
    assert_eq!(position.in_check(), game.check, "check in {}", game.dfen);
    assert_eq!(position.moves().len(), game.legal, "moves of {}", game.dfen);
}

#[test]
fn das_positions() {
    assert_eq!(das().positions.len(), 90);
    das().positions.iter().for_each(judge_entry);
}

#[test]
fn das_corner_positions() {
    assert_eq!(corners().positions.len(), 104);
    corners().positions.iter().for_each(judge_entry);
}

#[test]
fn das_games() {
    assert_eq!(das().games.len(), 30);
    das().games.iter().for_each(judge_game);
}

#[test]
fn lone_pieces_mate() {
    let mates = vectors_file::lone_piece_mates();
    assert_eq!(mates.len(), 9);
    for dfen in mates.values().flatten() {
        let position = Position::read(dfen);
        assert!(position.in_check() && position.moves().is_empty(), "{dfen}");
    }
}
