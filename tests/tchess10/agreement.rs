//! The library and the slow generator play the same games: 200 random ones in each of thirty combinations.

use crate::combinations::{CLOSELY, random_start};
use crate::slow_tchess10 as slow;
use das_chess::tchess10::{Mods, Move, Position};
use std::collections::{BTreeMap, BTreeSet};

const GAMES: u64 = 200;

/// Every game goes on for so many moves, if it does not end before: some two and a half minutes of one core for all.
const PLIES: u32 = 200;

/// All moves with the positions after them, by both.
fn compare_all(position: &Position, judge: &slow::Position) {
    let moves = position.legal_moves().into_iter();
    let found = moves.map(|mv| (mv.to_string(), position.play_unchecked(mv).to_text()));
    let choices = judge.choices();
    let expected = choices
        .iter()
        .map(|choice| (choice.text.clone(), judge.after(choice).write()));
    let [found, expected]: [BTreeMap<String, String>; 2] = [found.collect(), expected.collect()];
    assert_eq!(found, expected, "in {position}");
}

/// The moves alone, by both; gives the library's in the order of the choices.
fn compare_moves(position: &Position, choices: &[slow::Choice]) -> Vec<Move> {
    let moves = position.legal_moves();
    let by_text: BTreeMap<String, Move> = moves.iter().map(|&mv| (mv.to_string(), mv)).collect();
    let texts: BTreeSet<&str> = choices.iter().map(|choice| choice.text.as_str()).collect();
    assert!(
        by_text.keys().eq(&texts),
        "{by_text:?}, {texts:?} in {position}"
    );
    let counts = [moves.len(), choices.len()];
    assert_eq!(
        counts,
        [texts.len(); 2],
        "a text names one move in {position}"
    );
    choices.iter().map(|choice| by_text[&choice.text]).collect()
}

fn compare_endings(position: &Position, judge: &slow::Position) {
    let found = position.outcome().map(|outcome| {
        (
            outcome.winner.map(|color| color.name()),
            outcome.reason.name(),
        )
    });
    assert_eq!(found, judge.ending(), "in {position}");
}

fn play(start: &Position, plies: u32, random: &mut fastrand::Rng) {
    let mut position = start.clone();
    let mut judge = slow::Position::read(&start.to_text());
    for ply in 0..plies {
        let text = position.to_text();
        assert_eq!(text, judge.write());
        let choices = judge.choices();
        let moves = compare_moves(&position, &choices);
        if ply % 20 == 7 {
            compare_all(&position, &judge);
        }
        if moves.is_empty() {
            break;
        }
        let chosen = random.usize(..moves.len());
        position = position.play(moves[chosen]).expect("legal");
        judge = judge.after(&choices[chosen]);
    }
    compare_endings(&position, &judge);
    // What was reached by moves reads as it is.
    let text = position.to_text();
    assert_eq!(Position::from_text(&text), Ok(position));
    assert_eq!(slow::Position::read(&text).write(), text);
}

fn agree(index: usize) {
    let mods: Mods = CLOSELY[index].iter().copied().collect();
    for game in 0..GAMES {
        let mut random = fastrand::Rng::with_seed(1_000 * index as u64 + game);
        let start = random_start(mods, &mut random);
        play(&start, PLIES, &mut random);
    }
}

/// One test for each combination, so that they run side by side.
macro_rules! agreements {
    ($($name:ident = $index:literal,)*) => {
        $(#[test]
        fn $name() {
            agree($index);
        })*
    };
}

agreements! {
    combination_01 = 0,
    combination_02 = 1,
    combination_03 = 2,
    combination_04 = 3,
    combination_05 = 4,
    combination_06 = 5,
    combination_07 = 6,
    combination_08 = 7,
    combination_09 = 8,
    combination_10 = 9,
    combination_11 = 10,
    combination_12 = 11,
    combination_13 = 12,
    combination_14 = 13,
    combination_15 = 14,
    combination_16 = 15,
    combination_17 = 16,
    combination_18 = 17,
    combination_19 = 18,
    combination_20 = 19,
    combination_21 = 20,
    combination_22 = 21,
    combination_23 = 22,
    combination_24 = 23,
    combination_25 = 24,
    combination_26 = 25,
    combination_27 = 26,
    combination_28 = 27,
    combination_29 = 28,
    combination_30 = 29,
}
