//! Random records, with everything that a record can hold.

use das_chess::{Color, GameResult, Message, Move, NodeId, Position, Record};
use fastrand::Rng;

const WORDS: &[&str] = &[
    "a",
    "the",
    "ship",
    "sails",
    "Корабль",
    "𝔘nicode",
    "}",
    "{",
    "a}b",
    ";",
    "%",
    "%eval",
    "[%clk",
    "0:01:02]",
    "[Event",
    "\"quoted\"",
    "\\",
    "(",
    ")",
    "1-0",
    "*",
    "$5",
    "!?",
    "[%legate",
    "w",
    "draw]",
    "[%legate w draw]",
    "\u{FEFF}",
    "--",
    "]",
    "\0",
    "e4",
    "https://example.org/a/rather/long/address/that/leaves/little/room/for/anything",
];

const SPACES: &[&str] = &[" ", "  ", "\n", "\r\n", "\t", "\n\n", " \u{a0} "];

fn comment(rng: &mut Rng) -> String {
    let mut text = String::new();
    for _ in 0..rng.usize(1..30) {
        text.push_str(WORDS[rng.usize(..WORDS.len())]);
        if rng.u8(..8) > 0 {
            text.push_str(SPACES[rng.usize(..SPACES.len())]);
        }
    }
    text
}

fn annotate(record: &mut Record, node: NodeId, rng: &mut Rng) {
    if rng.u8(..6) == 0 {
        record.note_mut(node).comment = comment(rng);
    }
    if rng.u8(..20) == 0 {
        record.note_mut(node).comment_before = comment(rng);
    }
    if node != NodeId::ROOT && rng.u8(..10) == 0 {
        let nags = &mut record.note_mut(node).nags;
        nags.extend((0..rng.usize(1..4)).map(|_| rng.u8(..)));
    }
    // Only White offers draws, as an answer would end the game.
    if rng.u8(..30) == 0 {
        let message = match rng.usize(..5) {
            0 => (Color::White, Message::Draw),
            1 => (Color::White, Message::Takeback),
            2 => (Color::Black, Message::Takeback),
            3 => (Color::White, Message::Silent),
            _ => (Color::Black, Message::Silent),
        };
        record.note_mut(node).messages.push(message);
    }
}

pub(crate) fn random_move(position: &Position, rng: &mut Rng) -> Option<Move> {
    let moves = position.legal_moves();
    (!moves.is_empty()).then(|| moves[rng.usize(..moves.len())])
}

/// A record from `start`; its main line stops where the game would be over.
pub(crate) fn random_record(start: Position, plies: usize, rng: &mut Rng) -> Record {
    let mut record = Record::new(start.clone());
    annotate(&mut record, NodeId::ROOT, rng);
    // The ends of lines that still grow; the first is the main one.
    let mut main = vec![start.clone()];
    let mut last = (NodeId::ROOT, start);
    let mut places = vec![last.clone()];
    for _ in 0..plies {
        let (position, earlier) = main.split_last().expect("the start is in it");
        let count = position.occurrences(earlier.iter().rev());
        if position.outcome_in_game(count).is_some() {
            break;
        }
        let mv = random_move(position, rng).expect("the game is not over");
        let node = record.add(last.0, mv).expect("a legal move");
        last = (node, position.play_unchecked(mv));
        main.push(last.1.clone());
        annotate(&mut record, node, rng);
        places.push(last.clone());
        while rng.u8(..10) == 0 {
            add_variation(&mut record, &mut places, rng);
        }
    }
    let outcome = main.split_last().and_then(|(position, earlier)| {
        position.outcome_in_game(position.occurrences(earlier.iter().rev()))
    });
    record.result = match outcome {
        Some(outcome) => GameResult::of_winner(outcome.winner),
        None => GameResult::ALL[rng.usize(..4)],
    };
    tags(&mut record, rng);
    record
}

/// Adds a line of its own behind one of the nodes, in the main line or in another variation.
fn add_variation(record: &mut Record, places: &mut Vec<(NodeId, Position)>, rng: &mut Rng) {
    let (mut node, mut position) = places[rng.usize(..places.len())].clone();
    // A move behind the last node would go on with the main line.
    if record.node(node).next().is_none() {
        return;
    }
    for _ in 0..rng.usize(1..8) {
        let Some(mv) = random_move(&position, rng) else {
            return;
        };
        node = record.add(node, mv).expect("a legal move");
        position = position.play_unchecked(mv);
        annotate(record, node, rng);
        places.push((node, position.clone()));
    }
    // The last node's next move would be taken for the line's, which is fine for a variation.
}

fn tags(record: &mut Record, rng: &mut Rng) {
    for name in [
        "Event",
        "White",
        "Zebra",
        "A_b1",
        "Annotator",
        "Result",
        "FEN",
        "Variant",
    ] {
        if rng.bool() {
            let value = comment(rng);
            record.set_tag(name, &value).expect("a name");
        }
    }
}
