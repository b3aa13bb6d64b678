//! The corpus of records in tests/corpus: its generated part is what this makes, and all of it is read as is told.
//!
//! `DAS_CHESS_WRITE_CORPUS=1 cargo test --test records corpus` writes the generated files anew.

use std::collections::BTreeSet;
use std::path::PathBuf;

use das_chess::{
    Color, Game, GameResult, Message, Move, MoveKind, Mover, NodeId, Position, ReadOptions, Record,
    read_records,
};
use fastrand::Rng;
use serde::{Deserialize, Serialize};

use crate::slow;
use crate::vectors_file::{corners, das};

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/corpus")
        .join(name)
}

fn load(name: &str) -> String {
    std::fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

// Making games

const REMARKS: &[&str] = &[
    "Towards the middle.",
    "The Ship waits for its Knight.",
    "Was that a message from the Legate?",
    "Black could have boarded here, and would have had a Frigate for a move; but who knows what comes of it, so near to the edge.",
    "Хороший ход.",
    "[%clk 0:04:31]",
    "Better than what was played at Riga (see the variation).",
];

/// One of the legal moves; what happens seldom by chance is chosen more often.
fn choose(position: &Position, rng: &mut Rng) -> Move {
    let moves = position.legal_moves();
    let weight = |mv: &Move| match mv.kind() {
        MoveKind::Castling => 60,
        MoveKind::EnPassant => 40,
        MoveKind::Load | MoveKind::Board | MoveKind::HandOver => 12,
        MoveKind::Exit => 3,
        MoveKind::Land => 2,
        _ if mv.promotion().is_some() => 4,
        _ => 1,
    };
    let total: usize = moves.iter().map(weight).sum();
    let mut point = rng.usize(..total);
    for mv in moves {
        match point.checked_sub(weight(&mv)) {
            Some(rest) => point = rest,
            None => return mv,
        }
    }
    unreachable!("the point is within the sum");
}

/// Plays up to so many plies; at the end one side may resign, or both agree to a draw.
fn played(start: Position, plies: usize, rng: &mut Rng) -> Game {
    let mut game = Game::new(start);
    while game.ply() < plies && game.outcome().is_none() {
        let mv = choose(game.position(), rng);
        game.play(mv).expect("a legal move of a game that runs");
    }
    if game.outcome().is_none() {
        match rng.u8(..6) {
            0 => game.resign(Color::White).expect("the game runs"),
            1 => game.resign(Color::Black).expect("the game runs"),
            2 => {
                for color in Color::ALL {
                    game.send(color, Message::Draw).expect("the game runs");
                }
            }
            _ => {}
        }
    }
    game
}

fn tagged(mut record: Record, event: &str, number: usize) -> Record {
    for (name, value) in [
        ("Event", event.to_owned()),
        ("Site", "A random table".to_owned()),
        ("Round", (number + 1).to_string()),
    ] {
        record.set_tag(name, &value).expect("a name");
    }
    record
}

fn annotated(record: &mut Record, rng: &mut Rng) {
    let line: Vec<NodeId> = record.main_line().collect();
    for &node in &line {
        if rng.u8(..5) == 0 {
            record.note_mut(node).comment = REMARKS[rng.usize(..REMARKS.len())].to_owned();
        }
        if rng.u8(..8) == 0 {
            record.note_mut(node).nags.push(rng.u8(1..20));
        }
        // An offer that the next move turns down.
        if rng.u8(..12) == 0 && record.node(node).next().is_some() {
            let color = Color::ALL[rng.usize(..2)];
            let message = [Message::Draw, Message::Takeback][rng.usize(..2)];
            record.note_mut(node).messages.push((color, message));
        }
        if rng.u8(..6) == 0 {
            vary(record, node, 2, rng);
        }
    }
}

/// Adds a line in the place of the move that leads to `node`, with lines inside it.
fn vary(record: &mut Record, node: NodeId, depth: usize, rng: &mut Rng) {
    let mut last = record.node(node).parent();
    let mut position = record.position_at(last);
    let mut nodes = Vec::new();
    for ply in 0..rng.usize(1..7) {
        if position.legal_moves().is_empty() {
            break;
        }
        let mv = choose(&position, rng);
        last = record.add(last, mv).expect("a legal move");
        position = position.play_unchecked(mv);
        if ply == 0 && rng.bool() {
            record.note_mut(last).comment_before = REMARKS[rng.usize(..REMARKS.len())].to_owned();
        }
        nodes.push(last);
    }
    if depth > 0 && !nodes.is_empty() && rng.bool() {
        // Not in the place of its first move: that would be another line beside this one.
        let inner = nodes[rng.usize(..nodes.len())];
        vary(record, inner, depth - 1, rng);
    }
}

fn generated() -> Vec<(&'static str, String)> {
    let mut rng = Rng::with_seed(2_013);
    let mut file = |count: usize, make: &mut dyn FnMut(usize, &mut Rng) -> Record| {
        let games: Vec<String> = (0..count)
            .map(|number| make(number, &mut rng).to_pgn())
            .collect();
        games.join("\n")
    };
    let plain = file(150, &mut |number, rng| {
        let plies = if number == 0 { 400 } else { rng.usize(1..100) };
        let game = played(Position::start(), plies, rng);
        tagged(game.record(), "From the start", number)
    });
    let annotated = file(80, &mut |number, rng| {
        let plies = rng.usize(10..50);
        let mut record = played(Position::start(), plies, rng).record();
        annotated(&mut record, rng);
        tagged(record, "With annotations", number)
    });
    let starts: Vec<&str> = das()
        .positions
        .iter()
        .chain(&corners().positions)
        .map(|entry| entry.dfen.as_str())
        .filter(|dfen| {
            Position::from_dfen(dfen).is_ok_and(|start| start.outcome_in_game(1).is_none())
        })
        .collect();
    let setups = file(90, &mut |number, rng| {
        let start = starts[number * starts.len() / 90];
        let plies = rng.usize(1..30);
        let game = played(Position::from_dfen(start).expect("filtered"), plies, rng);
        tagged(game.record(), "From elsewhere", number)
    });
    vec![
        ("valid/plain.pgn", plain),
        ("valid/annotated.pgn", annotated),
        ("valid/setups.pgn", setups),
    ]
}

// What is told of each game

#[derive(Serialize, Deserialize, PartialEq, Debug)]
struct File {
    file: String,
    games: Vec<Told>,
}

#[derive(Serialize, Deserialize, PartialEq, Debug)]
struct Told {
    plies: usize,
    /// The position at the end of the main line.
    dfen: String,
    result: String,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    reason: Option<String>,
}

const VALID: [&str; 6] = ["annotated", "composed", "cr", "crlf", "plain", "setups"];

fn games(name: &str) -> Vec<das_chess::ReadRecord> {
    let text = load(&format!("valid/{name}.pgn"));
    read_records(&text, ReadOptions::default())
        .map(|game| game.unwrap_or_else(|error| panic!("{name}: {error}")))
        .collect()
}

fn tell(name: &str) -> File {
    let told = games(name).into_iter().map(|read| {
        let line: Vec<Move> = read
            .record
            .main_line()
            .map(|id| read.record.node(id).played().expect("a move"))
            .collect();
        // Played by the slow generator, which knows nothing of this library.
        let mut slow = slow::Position::read(&read.record.start().to_dfen());
        for mv in &line {
            let moves = slow.moves();
            let (_, after) = moves
                .into_iter()
                .find(|(text, _)| *text == mv.to_string())
                .unwrap_or_else(|| panic!("{name}: {mv} in {}", slow.write()));
            slow = after;
        }
        let last = read.record.main_line().last().unwrap_or(NodeId::ROOT);
        assert_eq!(
            read.record.position_at(last).to_dfen(),
            slow.write(),
            "{name}"
        );
        Told {
            plies: line.len(),
            dfen: slow.write(),
            result: read.record.result.text().to_owned(),
            reason: read.outcome.map(|outcome| outcome.reason.name().to_owned()),
        }
    });
    File {
        file: format!("{name}.pgn"),
        games: told.collect(),
    }
}

fn is_to_be_written() -> bool {
    std::env::var_os("DAS_CHESS_WRITE_CORPUS").is_some()
}

#[test]
fn the_corpus_is_as_it_is_made_and_is_read_as_is_told() {
    for (name, text) in generated() {
        if is_to_be_written() {
            std::fs::write(path(name), &text).unwrap();
        }
        assert!(
            load(name) == text,
            "{name} is not what is made from its seed"
        );
    }
    let told: Vec<File> = VALID.iter().map(|name| tell(name)).collect();
    if is_to_be_written() {
        let text = serde_json::to_string_pretty(&told).unwrap();
        std::fs::write(path("valid/expected.json"), text + "\n").unwrap();
    }
    let expected: Vec<File> = serde_json::from_str(&load("valid/expected.json")).unwrap();
    assert_eq!(told, expected);
    let count: usize = told.iter().map(|file| file.games.len()).sum();
    assert!(count >= 300, "{count} games");
}

#[test]
fn the_corpus_has_something_of_everything() {
    let mut seen = BTreeSet::new();
    for read in VALID.iter().flat_map(|name| games(name)) {
        let record = &read.record;
        seen.insert(format!("result {}", record.result.text()));
        seen.extend(read.outcome.map(|outcome| outcome.reason.name().to_owned()));
        let mut open = vec![(NodeId::ROOT, record.start().clone())];
        while let Some((id, position)) = open.pop() {
            let note = record.node(id).note();
            seen.extend((!note.comment.is_empty()).then(|| "comment".to_owned()));
            seen.extend((!note.comment_before.is_empty()).then(|| "comment before".to_owned()));
            seen.extend((!note.nags.is_empty()).then(|| "nag".to_owned()));
            for (color, message) in &note.messages {
                seen.insert(format!("{} {}", color.name(), message.name()));
            }
            seen.extend((record.children(id).count() > 1).then(|| "variation".to_owned()));
            for child in record.children(id) {
                let mv = record.node(child).played().unwrap();
                let color = position.turn().name();
                seen.insert(format!("{} {}", mv.mover().name(), mv.kind().name()));
                seen.insert(format!("{:?}", mv.piece()));
                if let Some(partner) = position.castling_partner(mv) {
                    seen.insert(format!("{color} {}", partner.castling_name()));
                }
                seen.extend(mv.promotion().map(|kind| format!("becomes {kind:?}")));
                if let Some((vessel, _)) = position.forms(mv) {
                    seen.insert(format!("{color} forms {vessel:?}"));
                }
                if mv.mover() == Mover::Passenger || mv.mover() == Mover::Vessel {
                    let vessel = position.man_at(mv.from()).and_then(das_chess::Man::vessel);
                    seen.insert(format!("{} of a {:?}", mv.mover().name(), vessel.unwrap()));
                }
                open.push((child, position.play_unchecked(mv)));
            }
        }
    }
    let mut wanted: Vec<String> = [
        "piece step",
        "piece doubleStep",
        "piece capture",
        "piece enPassant",
        "piece castling",
        "piece exit",
        "piece load",
        "piece board",
        "vessel step",
        "vessel capture",
        "vessel load",
        "vessel handOver",
        "passenger land",
        "passenger capture",
        "passenger load",
        "passenger board",
        "vessel of a Ship",
        "vessel of a Transport",
        "vessel of a Frigate",
        "passenger of a Transport",
        "passenger of a Frigate",
        "comment",
        "comment before",
        "nag",
        "variation",
        "white draw",
        "black draw",
        "white takeback",
        "black takeback",
        "white resign",
        "black resign",
        "white silent",
        "checkmate",
        "stalemate",
        "insufficientMaterial",
        "threefold",
        "fivefold",
        "fiftyMoves",
        "seventyFiveMoves",
        "agreement",
        "resignation",
        "other",
    ]
    .map(str::to_owned)
    .into();
    for color in ["white", "black"] {
        for castling in ["KR", "KS", "KT", "KF"] {
            wanted.push(format!("{color} {castling}"));
        }
        for vessel in ["Transport", "Frigate"] {
            wanted.push(format!("{color} forms {vessel}"));
        }
    }
    wanted.extend(das_chess::Kind::PROMOTIONS.map(|kind| format!("becomes {kind:?}")));
    wanted.extend(das_chess::Kind::ALL.map(|kind| format!("{kind:?}")));
    wanted.extend(GameResult::ALL.map(|result| format!("result {}", result.text())));
    let missing: Vec<_> = wanted
        .iter()
        .filter(|thing| !seen.contains(*thing))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

// What is told of each broken record

#[derive(Deserialize)]
struct Broken {
    file: String,
    code: String,
    game: u32,
    ply: u32,
    line: u32,
    column: u32,
    text: String,
    /// How many other games of the file are read.
    readable: usize,
}

#[test]
fn every_broken_record_is_reported_where_it_breaks() {
    let expected: Vec<Broken> = serde_json::from_str(&load("invalid/expected.json")).unwrap();
    assert!(expected.len() >= 60, "{} records", expected.len());
    let files = std::fs::read_dir(path("invalid")).unwrap().count();
    assert_eq!(files, expected.len() + 1, "each file is told of");
    let mut wrong = Vec::new();
    for broken in expected {
        let text = load(&format!("invalid/{}", broken.file));
        let (mut readable, mut errors) = (0, Vec::new());
        for game in read_records(&text, ReadOptions::default()) {
            match game {
                Ok(_) => readable += 1,
                Err(error) => errors.push(error),
            }
        }
        let [error] = &errors[..] else {
            panic!("{}: {errors:?}", broken.file);
        };
        let found = (
            error.fault.code(),
            error.game,
            error.ply,
            error.place.line,
            error.place.column,
            error.text.as_str(),
            readable,
        );
        let told = (
            broken.code.as_str(),
            broken.game,
            broken.ply,
            broken.line,
            broken.column,
            broken.text.as_str(),
            broken.readable,
        );
        if found != told {
            wrong.push(format!("{}: {found:?}, not {told:?}", broken.file));
        }
        if let Some(dfen) = &error.dfen {
            assert_eq!(&Position::from_dfen(dfen).unwrap().to_dfen(), dfen);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
