//! What is written reads back, and is written the same again.

use das_chess::{
    MoveStyle, NodeId, Position, ReadOptions, Record, WriteOptions, read_record, read_records,
};
use fastrand::Rng;

use crate::random_record::random_record;

/// All that a record holds, flat, with the nodes in the order of the tree.
fn content(record: &Record) -> Vec<String> {
    let mut lines: Vec<String> = record
        .tags()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    lines.sort();
    lines.push(format!("{} {}", record.start(), record.result.text()));
    let mut open = vec![NodeId::ROOT];
    while let Some(id) = open.pop() {
        let node = record.node(id);
        lines.push(format!(
            "{} {:?} {:?}",
            node.ply(),
            node.played(),
            node.note()
        ));
        let children: Vec<_> = record.children(id).collect();
        open.extend(children.into_iter().rev());
    }
    lines
}

fn read(text: &str) -> Record {
    match read_record(text, ReadOptions::default()) {
        Ok(read) => read.record,
        Err(error) => panic!("{error}\n{text}"),
    }
}

fn starts() -> Vec<Position> {
    let mut starts = vec![Position::start(); 3];
    for dfen in [
        "s^pnbqkbv^mr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/S^PNBQKBV^MR b KAJkaj - ACac 7 38",
        "4k5/1S(N)8/3s(N)6/2PPP5/10/5ppp2/4n1s(a)3/3A2S3/10/S(N)4K3R w KA+J - AC 3 12",
        "9k/PPPPP5/10/10/10/10/10/10/5ppppp/K9 w - - - 0 99999",
    ] {
        starts.push(Position::from_dfen(dfen).unwrap());
    }
    starts
}

#[test]
fn random_records_are_written_and_read_to_the_same_text() {
    let mut rng = Rng::with_seed(7);
    let starts = starts();
    for round in 0..3_000 {
        let start = starts[rng.usize(..starts.len())].clone();
        let plies = if round % 50 == 0 { 300 } else { 40 };
        let record = random_record(start, plies, &mut rng);
        let text = record.to_pgn();
        let back = read(&text);
        assert_eq!(back.to_pgn(), text, "round {round}");
        // What was read holds nothing that writing changes.
        assert_eq!(
            content(&read(&back.to_pgn())),
            content(&back),
            "round {round}"
        );
        assert_eq!(back.node_count(), record.node_count());
        assert_eq!(back.result, record.result);
        assert_eq!(back.start(), record.start());
    }
}

#[test]
fn coordinate_text_and_san_hold_the_same_record() {
    let mut rng = Rng::with_seed(8);
    let starts = starts();
    let coordinates = WriteOptions {
        moves: MoveStyle::Coordinate,
    };
    for _ in 0..300 {
        let start = starts[rng.usize(..starts.len())].clone();
        let record = read(&random_record(start, 60, &mut rng).to_pgn());
        let text = record.to_pgn_with(coordinates);
        assert_eq!(content(&read(&text)), content(&record), "{text}");
    }
}

#[test]
fn export_keeps_to_its_form() {
    let mut rng = Rng::with_seed(9);
    for _ in 0..500 {
        let text = random_record(Position::start(), 60, &mut rng).to_pgn();
        let (tags, moves) = text
            .split_once("\n\n")
            .expect("a blank line behind the tags");
        let names: Vec<&str> = tags
            .lines()
            .map(|line| line[1..].split(' ').next().unwrap())
            .collect();
        assert_eq!(
            names[..8],
            [
                "Event", "Site", "Date", "Round", "White", "Black", "Result", "Variant"
            ]
        );
        assert!(names[8..].is_sorted(), "{names:?}");
        assert!(text.ends_with('\n') && !text.contains("\n\n\n") && !text.contains('\r'));
        for line in moves.lines() {
            // Only a word that is too long for any line may be longer.
            let is_one_word = !line.trim_start_matches(['{', ';', ' ']).contains(' ');
            let length = line.chars().count();
            assert!(length < 80 || is_one_word, "{length} columns: {line}");
            assert!(
                !line.is_empty() && !line.starts_with(' ') && !line.ends_with(' '),
                "{line:?}"
            );
        }
    }
}

#[test]
fn braces_stand_apart_from_words_as_long_as_a_line() {
    for length in 70..85 {
        let word = "x".repeat(length);
        let text = read(&format!("1. e4 ( {{{word}}} 1. d4 {{{word}}} ) *")).to_pgn();
        let longest = text.lines().map(|line| line.chars().count()).max();
        assert!(longest.unwrap() <= 79.max(length), "{text}");
    }
}

#[test]
fn games_written_one_after_the_other_are_read_one_by_one() {
    let mut rng = Rng::with_seed(10);
    for _ in 0..100 {
        let games: Vec<String> = (0..rng.usize(1..6))
            .map(|_| random_record(Position::start(), 20, &mut rng).to_pgn())
            .collect();
        let text = games.join("\n");
        let back: Vec<String> = read_records(&text, ReadOptions::default())
            .map(|game| game.unwrap().record.to_pgn())
            .collect();
        assert_eq!(back, games);
    }
}
