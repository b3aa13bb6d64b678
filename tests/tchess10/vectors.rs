//! The library judged by the vectors of TCHESS-10: every entry.

use crate::vectors_file::{Ending, Entry, Game, vectors};
use das_chess::tchess10::{Position, perft};
use std::collections::BTreeMap;

fn read(text: &str) -> Position {
    Position::from_text(text).unwrap_or_else(|faults| panic!("{text} is refused: {faults:?}"))
}

fn judge_entry(entry: &Entry) {
    let position = read(&entry.text);
    assert_eq!(position.to_text(), entry.text);
    let moves = position.legal_moves();
    let found: BTreeMap<String, String> = moves
        .iter()
        .map(|&mv| (mv.to_string(), position.play(mv).expect("legal").to_text()))
        .collect();
    assert_eq!(
        found.len(),
        moves.len(),
        "a text names one move in {}",
        entry.text
    );
    assert_eq!(found, entry.moves, "moves of {}", entry.text);
    assert_eq!(
        position.outcome().map(Ending::of),
        entry.outcome,
        "outcome of {}",
        entry.text
    );
    for (&nodes, depth) in entry.perft.iter().zip(1..) {
        assert_eq!(
            perft(&position, depth),
            nodes,
            "perft {depth} of {}",
            entry.text
        );
    }
    for (text, after) in &entry.moves {
        assert_eq!(position.parse_move(text).expect("legal").to_string(), *text);
        assert_eq!(read(after).to_text(), *after, "after {text}");
    }
}

fn judge_game(game: &Game) {
    let mut position = Position::start(&game.chosen.options()).expect("a start");
    assert_eq!(position.to_text(), game.start);
    for text in &game.moves {
        assert_eq!(position.outcome(), None, "{position}");
        let mv = position.parse_move(text);
        let mv = mv.unwrap_or_else(|error| panic!("{text} in {position}: {error}"));
        position = position.play(mv).expect("legal");
    }
    assert_eq!(position.to_text(), game.last);
    assert_eq!(position.outcome().map(Ending::of), game.outcome);
    assert_eq!(read(&game.last), position);
}

#[test]
fn positions() {
    assert_eq!(vectors().positions.len(), 291);
    vectors().positions.iter().for_each(judge_entry);
}

#[test]
fn games() {
    assert_eq!(vectors().games.len(), 20);
    vectors().games.iter().for_each(judge_game);
}

#[test]
fn starts() {
    assert_eq!(vectors().starts.len(), 87);
    for start in &vectors().starts {
        let position = Position::start(&start.chosen.options())
            .unwrap_or_else(|error| panic!("{:?}: {error}", start.chosen));
        assert_eq!(position.to_text(), start.text);
        assert_eq!(read(&start.text), position);
        assert_eq!(position.legal_move_count(), start.count, "{}", start.text);
    }
}

#[test]
fn refused_sets() {
    assert_eq!(vectors().refused.len(), 36);
    for refused in &vectors().refused {
        let error = Position::start(&refused.chosen.options()).expect_err("refused");
        assert_eq!(
            error.pair,
            refused.pair.each_ref().map(String::as_str),
            "{:?}",
            refused.chosen
        );
        assert_eq!(refused.code, "invalid_mods");
    }
}

#[test]
fn refused_texts() {
    assert_eq!(vectors().refused_texts.len(), 49);
    for refused in &vectors().refused_texts {
        let Err(faults) = Position::from_text(&refused.text) else {
            panic!("{} is accepted: {}", refused.text, refused.why);
        };
        assert!(
            faults.iter().all(|fault| fault.offset.is_some()),
            "{faults:?}"
        );
        println!(
            "{} ({}): {}",
            refused.text,
            refused.why,
            faults
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join("; ")
        );
    }
}
