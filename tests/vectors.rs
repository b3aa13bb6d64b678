//! The library against the test vectors.

mod mirror;
mod vectors_file;

use das_chess::{Color, OutcomeReason, Position, perft};
use mirror::{mirror_dfen, mirror_move};
use std::collections::BTreeMap;
use vectors_file::{Entry, Game, corners, das};

fn read(dfen: &str) -> Position {
    Position::from_dfen(dfen).unwrap_or_else(|faults| panic!("{dfen} is refused: {faults:?}"))
}

/// Every legal move's text with the position after it, and that the ways to ask for them agree.
fn moves_of(position: &Position) -> BTreeMap<String, String> {
    let moves = position.legal_moves();
    let mut texts = BTreeMap::new();
    for &mv in &moves {
        let text = mv.to_string();
        assert_eq!(position.parse_move(&text), Ok(mv), "{text} in {position}");
        assert!(position.is_legal(mv), "{text} in {position}");
        let after = position.play(mv).expect("a legal move");
        let old = texts.insert(text, after.to_dfen());
        assert_eq!(old, None, "a text names one move: {mv} in {position}");
    }
    assert_eq!(position.legal_move_count(), moves.len() as u64);
    assert_eq!(position.has_legal_move(), !moves.is_empty());
    texts
}

/// Without its last field, the number of the move, which grows after Black's moves only.
fn but_the_number(dfen: &str) -> &str {
    dfen.rsplit_once(' ').expect("fields").0
}

fn judge_entry(entry: &Entry) {
    let position = read(&entry.dfen);
    assert_eq!(position.to_dfen(), entry.dfen);
    assert_eq!(position.is_check(), entry.check, "check in {}", entry.dfen);
    assert_eq!(moves_of(&position), entry.moves, "moves of {}", entry.dfen);
    for (&nodes, depth) in entry.perft.iter().zip(1..) {
        assert_eq!(
            perft(&position, depth),
            nodes,
            "perft {depth} of {}",
            entry.dfen
        );
    }
}

fn judge_mirrored(entry: &Entry) {
    let dfen = mirror_dfen(&entry.dfen);
    let position = read(&dfen);
    assert_eq!(position.to_dfen(), dfen);
    assert_eq!(position.is_check(), entry.check, "check in {dfen}");
    let found: BTreeMap<String, String> = moves_of(&position)
        .into_iter()
        .map(|(text, after)| (text, but_the_number(&after).to_string()))
        .collect();
    let expected: BTreeMap<String, String> = entry
        .moves
        .iter()
        .map(|(text, after)| {
            (
                mirror_move(text),
                but_the_number(&mirror_dfen(after)).to_string(),
            )
        })
        .collect();
    assert_eq!(found, expected, "moves of {dfen}");
    for (&nodes, depth) in entry.perft.iter().zip(1..=2) {
        assert_eq!(perft(&position, depth), nodes, "perft {depth} of {dfen}");
    }
}

/// Every text in the vectors is canonical: reading and writing gives it back.
fn judge_texts(entry: &Entry) {
    for dfen in entry.moves.values().chain([&entry.dfen]) {
        let position = read(dfen);
        assert_eq!(position.to_dfen(), *dfen);
        assert_eq!(read(&position.to_dfen()), position);
        assert_eq!(position.key(), dfen.rsplitn(3, ' ').last().expect("fields"));
        let mirrored = mirror_dfen(dfen);
        assert_eq!(read(&mirrored).to_dfen(), mirrored);
    }
}

fn judge_game(game: &Game) {
    let mut position = Position::start();
    for text in &game.moves {
        let mv = position
            .parse_move(text)
            .unwrap_or_else(|error| panic!("{text} in {position}: {error}"));
        assert_eq!(mv.to_string(), *text);
        position = position.play(mv).expect("a legal move");
        assert_eq!(read(&position.to_dfen()), position);
    }
    assert_eq!(game.moves.len(), game.plies);
    assert_eq!(position.to_dfen(), game.dfen);
    assert_eq!(position.is_check(), game.check, "check in {}", game.dfen);
    assert_eq!(
        position.legal_moves().len(),
        game.legal,
        "moves of {}",
        game.dfen
    );
}

#[test]
fn das_positions() {
    assert_eq!(das().positions.len(), 90);
    assert_eq!(das().positions[0].perft, [39, 1_481, 63_778]);
    assert_eq!(das().positions[0].dfen, das_chess::START);
    das().positions.iter().for_each(judge_entry);
}

#[test]
fn das_corner_positions() {
    assert_eq!(corners().positions.len(), 104);
    corners().positions.iter().for_each(judge_entry);
}

#[test]
fn all_positions_mirrored() {
    das().positions.iter().for_each(judge_mirrored);
    corners().positions.iter().for_each(judge_mirrored);
}

#[test]
fn all_texts_read_and_written() {
    das().positions.iter().for_each(judge_texts);
    corners().positions.iter().for_each(judge_texts);
}

#[test]
fn das_games() {
    assert_eq!(das().games.len(), 30);
    das().games.iter().for_each(judge_game);
}

/// Rule 7.4's list: who mates alone somewhere, and who is not enough.
#[test]
fn lone_pieces() {
    let mates = vectors_file::lone_piece_mates();
    assert_eq!(mates.len(), 9);
    for (letter, mate) in mates {
        let alone = read(&format!(
            "k9/10/10/10/10/3{letter}6/10/10/10/9K w - - - 0 1"
        ));
        match mate {
            Some(dfen) => {
                let outcome = read(&dfen).outcome().expect("an end");
                assert_eq!(outcome.reason, OutcomeReason::Checkmate, "{dfen}");
                assert_eq!(outcome.winner, Some(Color::White), "{dfen}");
                let mirrored = read(&mirror_dfen(&dfen)).outcome().expect("an end");
                assert_eq!(mirrored.winner, Some(Color::Black), "{dfen}");
                assert_eq!(alone.outcome(), None, "{alone}");
            }
            None => {
                let outcome = alone.outcome().expect("an end");
                assert_eq!(
                    outcome.reason,
                    OutcomeReason::InsufficientMaterial,
                    "{alone}"
                );
                assert_eq!(outcome.winner, None);
            }
        }
    }
}
