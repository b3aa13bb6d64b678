//! The slow generator, which judges the library elsewhere, is here itself judged by the vectors.

use crate::slow_tchess10::Position;
use crate::vectors_file::{Entry, vectors};
use std::collections::BTreeMap;

fn judge(entry: &Entry) {
    let position = Position::read(&entry.text);
    assert_eq!(position.write(), entry.text);
    let moves: BTreeMap<String, String> = position
        .choices()
        .iter()
        .map(|choice| (choice.text.clone(), position.after(choice).write()))
        .collect();
    assert_eq!(moves, entry.moves, "moves of {}", entry.text);
    let expected = entry.outcome.as_ref().map(|ending| ending.parts());
    assert_eq!(position.ending(), expected, "outcome of {}", entry.text);
}

#[test]
fn positions() {
    vectors().positions.iter().for_each(judge);
}

#[test]
fn games() {
    for game in &vectors().games {
        let mut position = Position::read(&game.start);
        for text in &game.moves {
            let choices = position.choices();
            let choice = choices.iter().find(|choice| choice.text == *text);
            position =
                position.after(choice.unwrap_or_else(|| panic!("{text} in {}", position.write())));
        }
        assert_eq!(position.write(), game.last);
        assert_eq!(
            position.ending(),
            game.outcome.as_ref().map(|ending| ending.parts())
        );
    }
}
