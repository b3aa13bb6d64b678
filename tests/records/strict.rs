//! Strict reading tells what reading forgives.

use das_chess::{Position, ReadOptions, read_record};
use fastrand::Rng;

use crate::random_record::random_record;

const STRICT: ReadOptions = ReadOptions {
    strict: true,
    allow_play_on: false,
};

const ROSTER: &str = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n[Variant \"Das Chess\"]\n";

/// Codes, places, plies, texts and what is expected, of a text behind complete tags and a blank line (10 lines).
fn deviations(moves: &str) -> Vec<String> {
    tell(&format!("{ROSTER}\n{moves}"))
}

fn tell(text: &str) -> Vec<String> {
    let read = read_record(text, STRICT).unwrap_or_else(|error| panic!("{error}\n{text}"));
    read.deviations
        .into_iter()
        .map(|deviation| {
            format!(
                "{} {} ply {}: {:?} for {:?}",
                deviation.kind.code(),
                deviation.place,
                deviation.ply,
                deviation.text,
                deviation.expected
            )
        })
        .collect()
}

#[test]
fn what_is_written_deviates_in_nothing() {
    let mut rng = Rng::with_seed(20);
    for _ in 0..300 {
        let text = random_record(Position::start(), 40, &mut rng).to_pgn();
        assert_eq!(tell(&text), [""; 0], "{text}");
    }
}

#[test]
fn every_deviation_is_told_with_its_place() {
    for (text, expected) in [
        ("1. e4 e7 *", &[][..]),
        ("1.e4 e7 *", &[]),
        ("e4 e7 *", &["move_number 10:1 ply 1: \"\" for \"1.\""]),
        ("2. e4 e7 *", &["move_number 10:1 ply 1: \"2.\" for \"1.\""]),
        (
            "1. e4 1... e7 *",
            &["move_number 10:7 ply 2: \"1...\" for \"\""],
        ),
        (
            "1. e4 {a} e7 *",
            &["move_number 10:11 ply 2: \"\" for \"1...\""],
        ),
        ("1. e4 2. *", &["move_number 10:7 ply 1: \"2.\" for \"\""]),
        (
            "1. e2e4 e7+ *",
            &[
                "move_text 10:4 ply 1: \"e2e4\" for \"e4\"",
                "move_text 10:9 ply 2: \"e7+\" for \"e7\"",
            ],
        ),
        (
            "1. N1d3!? *",
            &["move_text 10:4 ply 1: \"N1d3!?\" for \"Nd3 $5\""],
        ),
        (
            "1. e4 () e7 *",
            &[
                "empty_variation 10:7 ply 1: \"()\" for \"\"",
                "move_number 10:10 ply 2: \"\" for \"1...\"",
            ],
        ),
        ("1. e4 e7", &["missing_result 10:9 ply 2: \"\" for \"*\""]),
        (
            "1. e4 1-0",
            &["unknown_result 7:1 ply 1: \"[Result \\\"*\\\"]\" for \"1-0\""],
        ),
        (
            "1. e4\n%x\n1... e7 *",
            &[
                "escape_line 11:1 ply 1: \"%x\" for \"\"",
                "move_number 12:1 ply 2: \"1...\" for \"\"",
            ],
        ),
        (
            "1. e4\r\ne7 *",
            &["line_end 10:6 ply 1: \"\\r\\n\" for \"\\n\""],
        ),
    ] {
        let mut found = deviations(text);
        found.sort();
        let mut expected: Vec<String> = expected.iter().map(ToString::to_string).collect();
        expected.sort();
        assert_eq!(found, expected, "{text:?}");
    }
}

#[test]
fn tags_deviate_too() {
    let complete = format!("{ROSTER}\n*");
    assert_eq!(
        tell(&format!("\u{FEFF}{complete}")),
        ["byte_order_mark 1:1 ply 1: \"\\u{feff}\" for \"\""]
    );
    assert_eq!(tell(&complete), [""; 0]);
    assert_eq!(
        tell(&complete.replace("[Site \"?\"]\n", "")),
        ["missing_tag 1:1 ply 1: \"\" for \"Site\""]
    );
    assert_eq!(
        tell(&complete.replace("Das Chess", "das-chess")),
        ["missing_tag 8:1 ply 1: \"[Variant \\\"das-chess\\\"]\" for \"Variant Das Chess\""]
    );
    assert_eq!(
        tell(&complete.replace("[Site \"?\"]", "[Event \"x\"]\n[Site \"?\"]")),
        ["repeated_tag 2:1 ply 1: \"[Event \\\"x\\\"]\" for \"\""]
    );
    assert_eq!(
        tell(&complete.replace("[Site", "[A-b \"x\"]\n[Site")),
        ["tag_name 2:1 ply 1: \"[A-b \\\"x\\\"]\" for \"\""]
    );
    let set_up = format!("{ROSTER}[FEN \"{}\"]\n\n*", das_chess::START);
    assert_eq!(
        tell(&set_up),
        ["missing_tag 1:1 ply 1: \"\" for \"SetUp 1\""]
    );
}

#[test]
fn nothing_is_told_unless_asked() {
    let read = read_record("e2e4 e7!", ReadOptions::default()).unwrap();
    assert_eq!(read.deviations, []);
}
