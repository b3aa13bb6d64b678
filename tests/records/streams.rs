//! Finding games in a stream, and texts that are damaged.

use std::time::{Duration, Instant};

use das_chess::{Place, Position, ReadOptions, Splitter, read_game, read_records};
use fastrand::Rng;

use crate::random_record::random_record;

/// What reading gave, as text to compare.
type Told = Vec<Result<String, String>>;

fn told(text: &str) -> Told {
    read_records(text, ReadOptions::default())
        .map(|game| match game {
            Ok(read) => Ok(read.record.to_pgn()),
            Err(error) => Err(error.to_string()),
        })
        .collect()
}

/// Reads a stream that comes in pieces of up to `longest` bytes, keeping no more than the game that is open.
fn told_in_pieces(bytes: &[u8], longest: usize, rng: &mut Rng) -> Told {
    let mut splitter = Splitter::default();
    let (mut pending, mut place, mut game) = (Vec::new(), Place::START, 1);
    let mut told = Vec::new();
    let mut rest = bytes;
    loop {
        let length = rng.usize(0..=longest.min(rest.len()));
        let (piece, following) = rest.split_at(length);
        rest = following;
        let known = pending.len();
        pending.extend_from_slice(piece);
        // The state crosses as numbers, as it does in JavaScript.
        splitter = Splitter::from_numbers(splitter.to_numbers()).unwrap();
        let mut start = 0;
        for cut in splitter.feed(piece, rest.is_empty()) {
            let end = known.checked_add_signed(cut.offset).unwrap();
            let bytes = &pending[start..end];
            if cut.is_game {
                match read_game(bytes, game, place, ReadOptions::default()).transpose() {
                    None => game -= 1,
                    Some(Ok(read)) => told.push(Ok(read.record.to_pgn())),
                    Some(Err(error)) => told.push(Err(error.to_string())),
                }
                game += 1;
            }
            (start, place) = (end, cut.place);
        }
        pending.drain(..start);
        if rest.is_empty() {
            assert_eq!(pending, b"");
            return told;
        }
    }
}

const TOKENS: &[&str] = &[
    "[",
    "]",
    "\"",
    "\\",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "$1",
    "$",
    ".",
    "1.",
    "*",
    "1-0",
    "0-1",
    "1/2-1/2",
    "e4",
    "e7",
    "d4",
    "--",
    "0000",
    "\n",
    "\r",
    "\r\n",
    "\n\n",
    " ",
    "\t",
    "[Event \"x\"]",
    "\n\n[Event \"y\"]\n\n",
    "[White",
    "\u{FEFF}",
    "я",
    "𝔸",
    "\0",
    "\u{1}",
    "[%legate w draw]",
];

fn nonsense(rng: &mut Rng) -> String {
    (0..rng.usize(1..60))
        .map(|_| TOKENS[rng.usize(..TOKENS.len())])
        .collect()
}

#[test]
fn pieces_of_any_size_give_what_the_whole_gives() {
    let mut rng = Rng::with_seed(30);
    for round in 0..3_000 {
        let text = if round % 10 == 0 {
            let games: Vec<String> = (0..4)
                .map(|_| random_record(Position::start(), 10, &mut rng).to_pgn())
                .collect();
            games.join(["\n", "", "\r\n", "%\n"][rng.usize(..4)])
        } else {
            nonsense(&mut rng)
        };
        let whole = told(&text);
        for longest in [1, 7, 100] {
            assert_eq!(
                told_in_pieces(text.as_bytes(), longest, &mut rng),
                whole,
                "{text:?}"
            );
        }
    }
}

#[test]
fn a_game_that_is_cut_out_is_one_game() {
    let mut rng = Rng::with_seed(31);
    let cuts = |text: &str| -> Vec<(usize, bool)> {
        let cuts = Splitter::default().feed(text.as_bytes(), true);
        cuts.iter()
            .map(|cut| (usize::try_from(cut.offset).unwrap(), cut.is_game))
            .collect()
    };
    for _ in 0..5_000 {
        let text = nonsense(&mut rng);
        let mut start = 0;
        for (end, is_game) in cuts(&text) {
            let game = &text[start..end];
            let begins_line = start == 0 || text[..start].ends_with(['\n', '\r']);
            start = end;
            // Only at the start of a line does it escape the line.
            if game.trim_start_matches('\u{FEFF}').starts_with('%') && !begins_line {
                continue;
            }
            assert_eq!(cuts(game), [(game.len(), is_game)], "{game:?} in {text:?}");
        }
        assert_eq!(start, text.len());
    }
}

#[test]
fn only_one_game_is_kept_however_long_the_text() {
    let mut rng = Rng::with_seed(32);
    let broken = format!("1. e4 {{{}", "never closed ".repeat(1 << 19));
    let text = format!(
        "{}{broken}\n\n{}",
        random_record(Position::start(), 30, &mut rng)
            .to_pgn()
            .repeat(200),
        "[Event \"after\"]\n\n1. e4 *\n\n"
    );
    let mut splitter = Splitter::default();
    let (mut pending, mut most, mut games) = (0_isize, 0, 0);
    for piece in text.as_bytes().chunks(4_096) {
        let cuts = splitter.feed(piece, false);
        games += cuts.iter().filter(|cut| cut.is_game).count();
        // What is behind the last cut stays.
        pending = match cuts.last() {
            Some(cut) => piece.len() as isize - cut.offset,
            None => pending + piece.len() as isize,
        };
        most = most.max(pending);
    }
    assert_eq!(games, 200 + 1 + 1);
    assert!(most <= 64 * 1024 + 2 * 4_096, "{most} bytes were kept");
}

#[test]
fn bytes_that_are_no_text_are_read_all_the_same() {
    let mut rng = Rng::with_seed(33);
    let latin = b"[White \"J\xFCrgen\"]\n\n1. e4 {sch\xF6n} *\n\n1. d4 *";
    let told = told_in_pieces(latin, 5, &mut rng);
    assert_eq!(told.len(), 2);
    let first = told[0].as_ref().unwrap();
    assert!(
        first.contains("J\u{FFFD}rgen") && first.contains("{sch\u{FFFD}n}"),
        "{first}"
    );
    for _ in 0..2_000 {
        let bytes: Vec<u8> = (0..rng.usize(0..200)).map(|_| rng.u8(..)).collect();
        let whole = told_in_pieces(&bytes, bytes.len(), &mut rng);
        assert_eq!(told_in_pieces(&bytes, 3, &mut rng), whole);
    }
}

/// A record with something of everything.
fn rich(rng: &mut Rng) -> String {
    let mut text = random_record(Position::start(), 24, rng).to_pgn();
    text.insert_str(text.find("\n\n").unwrap() + 2, "{before} ");
    text
}

/// Reads a text; all that may come is records and errors with a place in it, soon.
fn survives(text: &str) -> Told {
    let begun = Instant::now();
    let lines = text.split(['\r', '\n']).count();
    let mut told = Vec::new();
    for game in read_records(text, ReadOptions::default()) {
        told.push(match game {
            Ok(read) => {
                let text = read.record.to_pgn();
                assert_eq!(self::told(&text), [Ok(text.clone())]);
                Ok(text)
            }
            Err(error) => {
                assert!(
                    (1..=lines).contains(&(error.place.line as usize)),
                    "{error}"
                );
                assert!(
                    error.place.column >= 1
                        && error.ply >= 1
                        && error.game as usize == told.len() + 1
                );
                assert!(
                    error.legal.is_empty() || error.dfen.is_some(),
                    "legal moves of an unknown position: {error}"
                );
                Err(error.to_string())
            }
        });
    }
    assert!(begun.elapsed() < Duration::from_secs(5));
    told
}

#[test]
fn a_record_cut_at_every_byte_is_a_game_or_an_error() {
    let mut rng = Rng::with_seed(34);
    for _ in 0..3 {
        let text = rich(&mut rng);
        for end in 0..=text.len() {
            let part = String::from_utf8_lossy(&text.as_bytes()[..end]);
            assert!(survives(&part).len() <= 1);
        }
        for start in (0..text.len()).filter(|&start| text.is_char_boundary(start)) {
            survives(&text[start..]);
        }
    }
}

#[test]
fn ten_thousand_damaged_records_give_games_or_errors() {
    let mut rng = Rng::with_seed(35);
    let texts: Vec<String> = (0..40).map(|_| rich(&mut rng)).collect();
    let (mut games, mut errors) = (0, 0);
    for round in 0..10_000 {
        let mut bytes = texts[round % texts.len()].clone().into_bytes();
        for _ in 0..rng.usize(1..5) {
            let at = rng.usize(..bytes.len());
            match rng.u8(..5) {
                0 => bytes[at] = rng.u8(..),
                1 => bytes.truncate(at.max(1)),
                2 => {
                    bytes.remove(at);
                }
                3 => {
                    let token = TOKENS[rng.usize(..TOKENS.len())];
                    bytes.splice(at..at, token.bytes());
                }
                _ => {
                    let end = (at + rng.usize(..50)).min(bytes.len());
                    let piece = bytes[at..end].to_vec();
                    let place = rng.usize(..bytes.len());
                    bytes.splice(place..place, piece);
                }
            }
        }
        for game in survives(&String::from_utf8_lossy(&bytes)) {
            match game {
                Ok(_) => games += 1,
                Err(_) => errors += 1,
            }
        }
    }
    // Enough of both, so that the damage is neither nothing nor everything.
    assert!(
        games > 1_000 && errors > 1_000,
        "{games} games, {errors} errors"
    );
}

#[test]
fn long_games_of_any_kind_are_read_soon() {
    let fill = |piece: &str| piece.repeat(4_000_000 / piece.len());
    let games = "*\n".repeat(100_000);
    let tags: String = (0..300_000).map(|tag| format!("[t{tag}\"\"]")).collect();
    for (text, is_game) in [
        (format!("{} *", fill("Nd3 Nd8 Nc1 Nc10 ")), true),
        (format!("e4 {} *", fill("(d4)")), true),
        (format!("e4 {} *", fill("()")), true),
        (format!("e4 {} *", fill("{a}")), true),
        (format!("e4 {} *", fill("$1")), true),
        (format!("e4 {} *", fill("{[%legate w draw]}")), true),
        (format!("e4 {} *", fill("1.")), true),
        (format!("{tags} *"), true),
        (format!("{} *", fill("[a \"\"]")), true),
        (fill("%\n"), false),
        (fill("\u{FEFF}"), false),
        (games, true),
        (fill("[Event \"\n"), true),
        (fill("(e4"), true),
    ] {
        for strict in [false, true] {
            let begun = Instant::now();
            let options = ReadOptions {
                strict,
                allow_play_on: true,
            };
            let mut games = 0;
            for game in read_records(&text, options) {
                games += 1;
                if let Ok(read) = game {
                    assert!(read.deviations.len() <= das_chess::MAX_DEVIATIONS);
                    assert!(!read.record.to_pgn().is_empty());
                }
            }
            assert_eq!(games > 0, is_game);
            let what: String = text.chars().take(20).collect();
            let time = begun.elapsed();
            assert!(time < Duration::from_secs(60), "{what:?} took {time:?}");
        }
    }
}
