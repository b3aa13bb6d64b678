//! Game records of TCHESS-10: `[Mods]`, numbers before each turn's first move, goals and draws at their ends.

use das_chess::tchess10::{
    Contradiction, FaultCode, OutcomeReason, Position, Record, read_record, read_records,
};
use das_chess::{NodeId, ReadOptions, ReadRecord, RecordError, RecordFault};

fn read(text: &str) -> Result<ReadRecord<Position>, RecordError<Position>> {
    read_record(text, ReadOptions::default())
}

fn code(text: &str) -> &'static str {
    read(text).expect_err("refused").fault.code()
}

fn strict(text: &str) -> Vec<String> {
    let options = ReadOptions {
        strict: true,
        ..ReadOptions::default()
    };
    let read = read_record(text, options).expect("it can be read");
    let told = read.deviations.iter();
    told.map(|deviation| format!("{} {}", deviation.kind.code(), deviation.expected))
        .collect()
}

fn written(text: &str) -> String {
    read(text).expect("it can be read").record.to_pgn()
}

/// The lines of a record that are not the roster.
fn own_lines(pgn: &str) -> Vec<&str> {
    pgn.lines()
        .filter(|line| !line.is_empty())
        .skip(7)
        .collect()
}

#[test]
fn the_base_game_needs_no_mods_and_no_fen() {
    let pgn = written("1. e3e5 e8e6 2. b2c4c8 *");
    assert_eq!(
        own_lines(&pgn),
        ["[Variant \"TCHESS-10\"]", "1. e3e5 1... e8e6 2. b2c4c8 *"]
    );
    assert_eq!(written(&pgn), pgn);
    assert_eq!(strict(&pgn), Vec::<String>::new());
}

#[test]
fn a_number_stands_before_each_turns_first_move() {
    let text = "[Variant \"TCHESS-10\"]\n[Mods \"strike,escort,border=7\"]\n\ne3e4 d3d4 f3f4 e8e7 d8d7 {so} f8f7 e4e5 *";
    let pgn = written(text);
    assert_eq!(
        own_lines(&pgn),
        [
            "[Variant \"TCHESS-10\"]",
            "[Mods \"strike,escort,border=7\"]",
            "1. e3e4 d3d4 f3f4 1... e8e7 d8d7 {so} f8f7 2. e4e5 *"
        ]
    );
    assert_eq!(written(&pgn), pgn);
    assert_eq!(strict(&pgn), Vec::<String>::new());
    let numbered = pgn.replace("d8d7 {so}", "1... d8d7 {so}");
    assert_eq!(strict(&numbered), ["move_number "]);
}

#[test]
fn heroes_need_a_fen_and_mods_must_be_those_of_it() {
    let fen = "tchess10[lastHero] rnbd2dbnr/ahge3gha/pppppppppp/10/10/10/10/PPPPPPPPPP/AHG4GHA/RNBD1EDBNR w - - 0 1";
    let pgn = written(&format!(
        "[Variant \"TCHESS-10\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n*"
    ));
    assert!(pgn.contains("[Mods \"lastHero\"]\n[SetUp \"1\"]\n[FEN \"tchess10[lastHero] "));
    assert_eq!(written(&pgn), pgn);
    assert_eq!(
        code(&pgn.replace("[Mods \"lastHero\"]", "[Mods \"lastHero,carry\"]")),
        "bad_mods"
    );
}

#[test]
fn mods_that_are_none_are_refused() {
    // What is wrong, and where in the list.
    for (mods, code, offset) in [
        ("escort,strike", FaultCode::ModOrder, 7),
        ("escort,theocracy", FaultCode::InvalidMods, 7),
        ("Strike", FaultCode::UnknownMod, 0),
        ("strike, carry", FaultCode::UnknownMod, 7),
        ("border=7", FaultCode::InvalidMods, 0),
        ("escort,border=8", FaultCode::BadBorder, 7),
        ("strike,strike", FaultCode::ModOrder, 7),
    ] {
        let error = read(&format!("[Mods \"{mods}\"]\n\n*")).expect_err("refused");
        let RecordFault::BadMods(Some(faults)) = &error.fault else {
            panic!("{mods}: {error}");
        };
        let told: Vec<_> = faults.iter().map(|it| (it.code, it.offset)).collect();
        assert_eq!(told, [(code, Some(offset))], "{mods}");
        assert_eq!(error.text, mods);
        assert_eq!((error.place.line, error.game), (1, 1));
    }
    let error = read("[Mods \"escort,theocracy\"]\n\n*").expect_err("refused");
    let RecordFault::BadMods(Some(faults)) = error.fault else {
        panic!("{error}");
    };
    let invalid = faults[0].mods.expect("a pair");
    assert_eq!(invalid.pair, ["escort", "theocracy"]);
    assert_eq!(invalid.why, Contradiction::TwoGoals);
    // In a record with a start of its own the list is only compared with it.
    let start = "tchess10[strike] 9k/10/10/10/10/10/10/10/10/K9 w - - 0 1";
    let other = read(&format!(
        "[Mods \"strike,carry\"]\n[SetUp \"1\"]\n[FEN \"{start}\"]\n\n*"
    ));
    let error = other.expect_err("refused");
    assert_eq!(error.fault, RecordFault::BadMods(None));
    assert_eq!(error.text, "[Mods \"strike,carry\"]");
    assert!(read("[Mods \"\"]\n\n1. e3e4 *").is_ok());
}

#[test]
fn records_of_other_games_are_told_apart() {
    assert_eq!(
        code("[Variant \"Das Chess\"]\n\n1. e3e4 *"),
        "wrong_variant"
    );
    let das = das_chess::read_record("[Variant \"TCHESS-10\"]\n\n1. e4 *", ReadOptions::default());
    assert_eq!(das.expect_err("refused").fault.code(), "wrong_variant");
    assert!(read("[Variant \"tchess 10\"]\n\n1. e3e4 *").is_ok());
}

#[test]
fn faults_of_moves_and_starts_have_places() {
    let error = read("1. e3e5 1... e8e4 *").expect_err("refused");
    assert_eq!(
        error.to_string(),
        "game 1, 1:14: illegal_move at ply 2: e8e4"
    );
    assert!(error.legal.contains(&"e8e6".to_owned()));
    assert!(error.dfen.expect("a position").starts_with("tchess10 "));
    assert_eq!(code("1. -- *"), "invalid_move");
    let error = read("[FEN \"tchess10 nonsense\"]\n\n*").expect_err("refused");
    assert!(matches!(error.fault, RecordFault::BadStart(faults) if !faults.is_empty()));
}

#[test]
fn a_goal_ends_a_game_whatever_players_want() {
    let start = "[FEN \"tchess10[escort] 9k/10/10/4K5/10/10/10/10/10/10 w - - 0 1\"]\n\n";
    let read = read(&format!("{start}1. e7e8 *")).expect("it can be read");
    assert_eq!(read.outcome.expect("won").reason, OutcomeReason::Escort);
    assert_eq!(code(&format!("{start}1. e7e8 0-1")), "contradicting_result");
    let options = ReadOptions {
        allow_play_on: true,
        ..ReadOptions::default()
    };
    for options in [options, ReadOptions::default()] {
        let error = read_record(&format!("{start}1. e7e8 1... j10j9 *"), options);
        let fault = error.expect_err("refused").fault;
        assert_eq!(fault, RecordFault::MoveAfterEnd(OutcomeReason::Escort));
    }
}

#[test]
fn repetition_compares_turns_starts() {
    // Knights out and back: with strike each turn moves a Knight and two Towers, or brings them back.
    let start = "tchess10[strike] 4k5/10/10/10/10/10/10/10/10/R3K4R w - - 0 1";
    let mut record = Record::new(Position::from_text(start).expect("a position"));
    let mut node = NodeId::ROOT;
    let mut ended = None;
    // Black has the King alone: his turn is one move.
    let there = [
        "a1a2", "e1e2", "j1j2", "e10e9", "a2a1", "e2e1", "j2j1", "e9e10",
    ];
    'game: for round in 1..=5 {
        for text in there {
            let position = record.position_at(node);
            let mv = position.parse_move(text).expect("legal");
            node = record.add(node, mv).expect("legal");
            let pgn = read(&record.to_pgn()).expect("it can be read");
            if let Some(outcome) = pgn.outcome {
                ended = Some((round, text, outcome.reason));
                break 'game;
            }
        }
    }
    // The start stands for the fifth time when all is back for the fourth time.
    assert_eq!(ended, Some((4, "e9e10", OutcomeReason::Fivefold)));
}

#[test]
fn the_clock_counts_turns() {
    let text = |clock| {
        format!(
            "[FEN \"tchess10[strike] 4k5/10/10/10/10/10/10/10/10/R3K4R w - - {clock} 90\"]\n\n1. a1a2 e1e2 *"
        )
    };
    let outcome = |clock| read(&text(clock)).map(|read| read.outcome.map(|outcome| outcome.reason));
    assert_eq!(outcome(148), Ok(None));
    let fault = outcome(149).expect_err("over").fault;
    assert_eq!(
        fault,
        RecordFault::MoveAfterEnd(OutcomeReason::SeventyFiveMoves)
    );
    let drawn = text(120).replace(" *", " 1/2-1/2");
    assert_eq!(
        read(&drawn).expect("drawn").outcome.expect("drawn").reason,
        OutcomeReason::FiftyMoves
    );
}

#[test]
fn comments_carry_no_legates() {
    let text = "1. e3e5 {[%legate w draw] said} 1... e8e6 *";
    let record = read(text).expect("it can be read").record;
    let node = record.main_line().next().expect("a move");
    assert_eq!(record.node(node).note().comment, "[%legate w draw] said");
    assert!(record.node(node).note().messages.is_empty());
    let pgn = record.to_pgn();
    assert!(pgn.contains("{[%legate w draw] said}"));
    assert_eq!(written(&pgn), pgn);
}

#[test]
fn variations_and_several_games() {
    let text = "1. e3e5 (1. b2c4c8 {bold} (1. d3d4)) 1... e8e6 2. d3d4 1-0\n\n[Mods \"carry\"]\n\n1. c2e3&j8 $1 *\n1. xx *";
    let games: Vec<_> = read_records(text, ReadOptions::default()).collect();
    assert_eq!(games.len(), 3);
    let first = &games[0].as_ref().expect("a game").record;
    assert_eq!(first.children(NodeId::ROOT).count(), 3);
    let pgn = first.to_pgn();
    assert_eq!(written(&pgn), pgn);
    assert_eq!(
        games[1]
            .as_ref()
            .expect("a game")
            .record
            .main_line()
            .count(),
        1
    );
    assert_eq!(games[2].as_ref().expect_err("refused").game, 3);
}
