//! The import format, and what is wrong with records that are refused.

use das_chess::{
    GameResult, Kind, MoveKind, NodeId, Position, ReadOptions, ReadRecord, Record, RecordError,
    read_record, read_records,
};

fn read(text: &str) -> Record {
    match read_record(text, ReadOptions::default()) {
        Ok(read) => read.record,
        Err(error) => panic!("{error}\n{text}"),
    }
}

fn error(text: &str) -> RecordError {
    match read_record(text, ReadOptions::default()) {
        Ok(read) => panic!("read as {}", read.record.to_pgn()),
        Err(error) => error,
    }
}

fn all(text: &str) -> Vec<Result<ReadRecord, RecordError>> {
    read_records(text, ReadOptions::default()).collect()
}

/// What stands behind the tags in the export format, without its line ends.
fn moves(record: &Record) -> String {
    let text = record.to_pgn();
    let (_, moves) = text.split_once("\n\n").unwrap();
    moves.trim_end().replace('\n', " ")
}

/// Game texts of the same moves, with the export format's.
#[test]
fn every_spelling_of_a_record_is_read() {
    let plain = "1. e4 e7 2. Nd3 Nd8 *";
    for text in [
        "1. e4 e7 2. Nd3 Nd8 *",
        "1.e4 e7 2.Nd3 Nd8 *",
        "1. e4 1... e7 2. Nd3 2... Nd8 *",
        "1.e4 1...e7 2.Nd3 2...Nd8*",
        "1 . e4 1 ... e7 2 . Nd3 2 . . . Nd8 *",
        "1 e4 e7 2 Nd3 Nd8 *",
        "e4 e7 Nd3 Nd8 *",
        "e4 e7 Nd3 Nd8",
        "7. e4 e7 3. Nd3 99... Nd8 *",
        "1. e2e4 e9e7 2. c1d3 c10d8 *",
        "\u{FEFF}1. e4 e7 2. Nd3 Nd8 *",
        "\u{FEFF}\r\n1. e4 e7\r\n2. Nd3 Nd8\r\n*\r\n",
        "1. e4 e7\r2. Nd3 Nd8\r*\r",
        "\n\n\t1.\ne4\n\n\n\ne7\x0b2. Nd3 \x0cNd8\n*",
        "% escaped {\n1. e4 e7\n%1. d4\n2. Nd3 Nd8 *",
        "\u{FEFF}% escaped\n1. e4 e7 2. Nd3 Nd8 *",
        "1. e4 {} e7 {  } 2. Nd3 ;\nNd8 *",
        "1. e4 e7 () 2. Nd3 Nd8 *",
    ] {
        assert_eq!(moves(&read(text)), plain, "{text:?}");
    }
}

#[test]
fn comments_stay_where_they_are_said() {
    for (text, expected) in [
        // Before the first move; two in a row; white space in order.
        ("{a} 1. e4 *", "{a} 1. e4 *"),
        ("{ a\n\tb } {c} 1. e4 *", "{a b c} 1. e4 *"),
        ("1. {a} e4 *", "{a} 1. e4 *"),
        ("[White \"x\"] {a} 1. e4 *", "{a} 1. e4 *"),
        ("{a}\n[White \"x\"] 1. e4 *", "{a} 1. e4 *"),
        ("1. e4 {a} {} {b} e7 *", "1. e4 {a b} 1... e7 *"),
        ("1. e4 ;a ; b {c\ne7 *", "1. e4 {a ; b {c} 1... e7 *"),
        ("1. e4 ;a } b\ne7 *", "1. e4 ; a } b 1... e7 *"),
        (
            "1. e4 {a;b%c(d)[e]\"f\\} e7 *",
            "1. e4 {a;b%c(d)[e]\"f\\} 1... e7 *",
        ),
        ("1. e4 {a\n%b\n;c} e7 *", "1. e4 {a %b ;c} 1... e7 *"),
        ("1. e4 e7 {end} *", "1. e4 e7 {end} *"),
        ("1. e4 e7 1-0 {resigned}", "1. e4 e7 {resigned} 1-0"),
        ("1. e4 e7 1-0 ; resigned", "1. e4 e7 {resigned} 1-0"),
        // In variations: behind the parenthesis, at the end, and behind them.
        (
            "1. e4 ({a} 1. d4 {b}) {c} e7 *",
            "1. e4 {c} ({a} 1. d4 {b}) 1... e7 *",
        ),
        ("1. e4 ({a} {b} 1. {c} d4) *", "1. e4 ({a b c} 1. d4) *"),
        ("1. e4 ({a}) e7 *", "1. e4 {a} 1... e7 *"),
        ("{a} *", "{a} *"),
    ] {
        assert_eq!(moves(&read(text)), expected, "{text:?}");
    }
}

#[test]
fn annotations_are_kept() {
    for (text, expected) in [
        ("1. e4 $1 $139 e7 $0 $255 *", "1. e4 $1 $139 e7 $0 $255 *"),
        (
            "1. e4! e7? 2. Nd3!! Nd8?? 3. c4!? c7?! *",
            "1. e4 $1 e7 $2 2. Nd3 $3 Nd8 $4 3. c4 $5 c7 $6 *",
        ),
        ("1. e4 ! e7$7*", "1. e4 $1 e7 $7 *"),
        ("1. e4!!! *", "1. e4 *"),
        ("1. e4 {a} $3 *", "1. e4 $3 {a} *"),
    ] {
        assert_eq!(moves(&read(text)), expected, "{text:?}");
    }
}

#[test]
fn variations_are_kept_as_a_tree() {
    let text =
        "1. e4 (1. d4 d7 (1... e7 2. e4) 2. c4) (1. Nd3) 1... e7 2. Nd3 (2. f4 f7) (2. Ed5) *";
    let record = read(text);
    assert_eq!(moves(&record), text);
    let first: Vec<String> = record
        .children(NodeId::ROOT)
        .map(|id| record.node(id).played().unwrap().to_string())
        .collect();
    assert_eq!(first, ["e2e4", "d2d4", "c1d3"]);
    let main: Vec<u32> = record.main_line().map(|id| record.node(id).ply()).collect();
    assert_eq!(main, [1, 2, 3]);
    let last = record.main_line().last().unwrap();
    assert_eq!(record.position_at(last).to_dfen(), {
        let mut position = Position::start();
        for text in ["e2e4", "e9e7", "c1d3"] {
            position = position.play(position.parse_move(text).unwrap()).unwrap();
        }
        position.to_dfen()
    });
}

/// A record in whose every variation a variation begins at the second move.
fn nested(depth: usize) -> Record {
    let mut record = Record::new(Position::start());
    let mut branch = (NodeId::ROOT, Position::start());
    for _ in 0..depth {
        let (parent, position) = branch;
        let moves = position.legal_moves();
        let mut shuffles = moves
            .into_iter()
            .filter(|mv| matches!(mv.kind(), MoveKind::Step) && mv.piece() == Kind::Knight);
        record.add(parent, shuffles.next().unwrap()).unwrap();
        let mv = shuffles.next().unwrap();
        branch = (record.add(parent, mv).unwrap(), position.play_unchecked(mv));
    }
    record
}

#[test]
fn variations_nest_a_thousand_deep_and_more() {
    let deep = nested(1_000);
    let text = deep.to_pgn();
    assert_eq!(text.matches('(').count(), 1_000);
    assert!(text.contains(&")".repeat(79)), "they close all at once");
    let back = read(&text);
    assert_eq!(back.to_pgn(), text);
    assert_eq!(back.node_count(), 2_001);
    // A variation in the place of a variation's first move is one beside it.
    for depth in [1_000, 10_000] {
        let text = format!("1. e4 {}{} *", "(1. d4 ".repeat(depth), ")".repeat(depth));
        let record = read(&text);
        assert_eq!(record.children(NodeId::ROOT).count(), depth + 1);
        assert_eq!(read(&record.to_pgn()).node_count(), depth + 2);
    }
    let deeper = format!("1. e4 {}", "(1. d4 ".repeat(10_001));
    assert_eq!(error(&deeper).fault.code(), "too_deep");
}

#[test]
fn tags_are_read_with_their_escapes() {
    let record = read(
        "[Event \"a \\\"b\\\" \\\\ c\"] [ White\t\"Anna; {x} (y)\" ]\n[Black\"\"]\n[Opening_1 \"%\"]\n[Site\n\"two lines\"\n]\n1. e4 *",
    );
    let tags: Vec<_> = record.tags().collect();
    assert_eq!(
        tags,
        [
            ("Event", "a \"b\" \\ c"),
            ("White", "Anna; {x} (y)"),
            ("Black", ""),
            ("Opening_1", "%"),
            ("Site", "two lines")
        ]
    );
    let text = record.to_pgn();
    assert!(text.starts_with(
        "[Event \"a \\\"b\\\" \\\\ c\"]\n[Site \"two lines\"]\n[Date \"????.??.??\"]\n"
    ));
    assert_eq!(read(&text).tag("Event"), Some("a \"b\" \\ c"));
    // The first of two counts.
    assert_eq!(
        read("[White \"a\"]\n[White \"b\"]\n*").tag("White"),
        Some("a")
    );
}

#[test]
fn black_may_begin_anywhere() {
    let fen =
        "s^pnbqkbv^mr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/S^PNBQKBV^MR b KAJkaj - ACac 0 38";
    let text = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n38... e7 39. e4 *");
    let record = read(&text);
    assert_eq!(record.start().to_dfen(), fen);
    assert_eq!(moves(&record), "38... e7 39. e4 *");
    assert!(record.to_pgn().contains(&format!(
        "[Variant \"Das Chess\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n"
    )));
    // Without SetUp, with fields left off, and the usual start.
    assert_eq!(moves(&read(&format!("[FEN \"{fen}\"] e7"))), "38... e7 *");
    let short = fen.strip_suffix(" - ACac 0 38").unwrap();
    assert_eq!(
        moves(&read(&format!("[FEN \"{short}\"] e7 *"))),
        "1... e7 *"
    );
    let usual = read(&format!("[SetUp \"1\"]\n[FEN \"{}\"]\n*", das_chess::START));
    assert!(!usual.to_pgn().contains("FEN"));
}

#[test]
fn results_agree_or_one_of_them_is_unknown() {
    use GameResult::{BlackWins, Draw, Unknown, WhiteWins};
    for (text, expected) in [
        ("1. e4", Unknown),
        ("1. e4 *", Unknown),
        ("1. e4 1-0", WhiteWins),
        ("1. e4 0-1", BlackWins),
        ("1. e4 1/2-1/2", Draw),
        ("[Result \"1-0\"]\n1. e4", WhiteWins),
        ("[Result \"1-0\"]\n1. e4 1-0", WhiteWins),
        ("[Result \"1-0\"]\n1. e4 *", WhiteWins),
        ("[Result \"*\"]\n1. e4 0-1", BlackWins),
        ("[Result \"?\"]\n1. e4 0-1", BlackWins),
        ("[Result \"1/2-1/2\"]", Draw),
    ] {
        let record = read(text);
        assert_eq!(record.result, expected, "{text}");
        assert!(
            record
                .tag("Result")
                .is_none_or(|tag| tag == expected.text())
        );
        assert!(
            record
                .to_pgn()
                .contains(&format!("[Result \"{}\"]", expected.text()))
        );
    }
}

#[test]
fn a_text_is_no_game_or_more_than_one() {
    for text in [
        "",
        "\u{FEFF}",
        " \r\n\t",
        "% nothing\n%",
        "{only a comment}",
        "; and this",
    ] {
        let error = error(text);
        assert_eq!(
            (error.fault.code(), error.game, error.ply),
            ("no_game", 1, 1),
            "{text:?}"
        );
        assert!(all(text).is_empty());
    }
    assert_eq!(error("1. e4 *\n\n1. d4 *").fault.code(), "several_games");
    assert_eq!(all("*\n*").len(), 2);
}

#[test]
fn the_games_round_a_bad_one_are_read() {
    let text = "[Event \"1\"]\n\n1. e4 e7 1-0\n\n[Event \"2\"]\n\n1. e4 e7 2. d3\n2... Kf9 {illegal} 3. e5 0-1\n\n[Event \"3\"]\n\n1. d4 *\n";
    let games = all(text);
    assert_eq!(games.len(), 3);
    assert_eq!(games[0].as_ref().unwrap().record.tag("Event"), Some("1"));
    assert_eq!(games[2].as_ref().unwrap().record.tag("Event"), Some("3"));
    let error = games[1].as_ref().unwrap_err();
    assert_eq!(error.fault.code(), "illegal_move");
    assert_eq!((error.game, error.ply), (2, 4));
    assert_eq!(error.place.to_string(), "8:6");
    assert_eq!(error.text, "Kf9");
    assert_eq!(
        error.dfen.as_deref(),
        Some(
            "s^pnbqkbv^mr/pppp1ppppp/10/4p5/10/10/4P5/3P6/PPP2PPPPP/S^PNBQKBV^MR b KAJkaj - ACac 0 2"
        )
    );
    assert!(error.legal.contains(&"Nd8".to_owned()) && !error.legal.contains(&"Kf9".to_owned()));
    assert_eq!(
        error.legal.len(),
        Position::from_dfen(error.dfen.as_ref().unwrap())
            .unwrap()
            .legal_moves()
            .len()
    );
}

#[test]
fn every_broken_game_spoils_itself_only() {
    for broken in [
        "1. e4 {never closed",
        "1. e4 ({never closed",
        "1. e4 (1. d4",
        "1. e4 ) e7 *",
        "[White \"never closed]\n\n1. e4 *",
        "[White Anna]\n1. e4 *",
        "[White \"Anna\"\n1. e4 *",
        "[White\n1. e4 *",
        "1. e4 \"quoted * \n e7",
        "1. e4 } e7 *",
        "1. e4 [x] *",
        "1. e4 $ e7 *",
        "1. e4 (1. d4 1-0) *",
        "1. e4 e7 2. -- *",
        "%\n1. \u{1} *",
    ] {
        for games in [
            format!(
                "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n{broken}\n\n[Event \"c\"]\n\n1. d4 *\n"
            ),
            format!(
                "[Event \"a\"]\r\n\r\n1. e4 *\r\n\r\n{}\r\n\r\n[Event \"c\"]\r\n\r\n1. d4 *\r\n",
                broken.replace('\n', "\r\n")
            ),
            format!(
                "[Event \"a\"]\r\r1. e4 *\r\r{}\r \r[Event \"c\"]\r\r1. d4 *\r",
                broken.replace('\n', "\r")
            ),
        ] {
            let read = all(&games);
            assert_eq!(read.len(), 3, "{games:?}");
            assert!(read[0].is_ok() && read[1].is_err(), "{games:?}");
            let last = read[2]
                .as_ref()
                .unwrap_or_else(|error| panic!("{error} in {games:?}"));
            assert_eq!(last.record.tag("Event"), Some("c"));
            assert_eq!(last.record.node_count(), 2);
        }
    }
}

#[test]
fn what_is_too_long_is_cut_off() {
    let next = "\n\n[Event \"next\"]\n\n1. d4 *\n";
    let limit = 64 * 1024;
    let comment = |length: usize| format!("1. e4 {{{}}} e7 *{next}", "x ".repeat(length / 2));
    assert!(all(&comment(limit)).iter().all(Result::is_ok));
    for text in [
        comment(limit + 2),
        comment(3 * limit),
        format!("1. e4 {{{}{next}", "x\n".repeat(limit)),
        format!("1. e4 ;{}\n e7 *{next}", "x ".repeat(limit)),
    ] {
        let games = all(&text);
        assert_eq!(games.len(), 2);
        let error = games[0].as_ref().unwrap_err();
        assert_eq!(
            (error.fault.code(), error.game, error.ply),
            ("comment_too_long", 1, 1)
        );
        assert_eq!(error.place.to_string(), "1:7");
        assert!(games[1].is_ok());
    }

    let size = 4 * 1024 * 1024;
    let filled = |size: usize| {
        let comments = (size - "1. e4 *".len()) / 1_000;
        let rest = size - "1. e4 *".len() - comments * 1_000;
        let comment = format!("{{{}}}", "x".repeat(998));
        format!(
            "1. e4 {}{}*{next}",
            comment.repeat(comments),
            " ".repeat(rest)
        )
    };
    assert!(all(&filled(size)).iter().all(Result::is_ok));
    // White space and escaped lines before a game are no part of it.
    assert!(
        all(&format!("{}{}", "%\n \n".repeat(size / 2), filled(size)))
            .iter()
            .all(Result::is_ok)
    );
    let games = all(&filled(size + 1));
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].as_ref().unwrap_err().fault.code(), "game_too_long");
    assert!(games[1].is_ok());
}

#[test]
fn null_moves_are_refused_as_such() {
    for text in ["--", "Z0", "0000"] {
        let error = error(&format!("1. e4 {text} *"));
        assert_eq!(
            error.fault,
            das_chess::RecordFault::Move(das_chess::MoveError::NullMove)
        );
        assert_eq!(
            (error.fault.code(), error.text.as_str(), error.ply),
            ("invalid_move", text, 2)
        );
    }
}

#[test]
fn moves_behind_the_end_are_refused_unless_allowed() {
    let read_with = |text: &str, allow_play_on| {
        let options = ReadOptions {
            allow_play_on,
            ..ReadOptions::default()
        };
        read_record(text, options)
    };
    let lone = "[FEN \"4k4n/10/10/10/10/10/4n5/3K6/10/10 w\"]\n1. Kxe4 Ni8 2. Kd4 *";
    let stale = "[FEN \"4k5/10/10/10/10/10/10/10/10/4K4R w - - - 149 90\"]\n1. Rj2 Kd10 *";
    let over = "[FEN \"4k5/10/10/10/10/10/10/10/10/4K4R w - - - 150 90\"]\n1. Rj2 *";
    let knights = "Nd3 Nd8 Nc1 Nc10 ".repeat(4);
    let repeated = format!("{knights} e4 *");
    let agreed = "1. e4 {[%legate w draw] [%legate b draw]} e7 *";
    let resigned = "1. e4 {[%legate b resign]} e7 *";
    for (text, ply, reason) in [
        (lone, 2, "insufficientMaterial"),
        (stale, 2, "seventyFiveMoves"),
        (over, 1, "seventyFiveMoves"),
        (&repeated, 17, "fivefold"),
        (agreed, 2, "agreement"),
        (resigned, 2, "resignation"),
    ] {
        let error = read_with(text, false).unwrap_err();
        assert_eq!(
            (error.fault.code(), error.ply),
            ("move_after_end", ply),
            "{text}"
        );
        let das_chess::RecordFault::MoveAfterEnd(found) = error.fault else {
            unreachable!()
        };
        assert_eq!(found.name(), reason);
        assert!(read_with(text, true).is_ok(), "{text}");
    }
    let mate = "[FEN \"10/10/10/10/10/1Q8/10/10/10/k1K7 w\"]\n1. Qb1# Ka2 *";
    let stalemate = "[FEN \"10/1Q8/10/10/10/5K4/10/10/10/k9 w\"]\n1. Qb3 Ka2 *";
    for text in [mate, stalemate] {
        for allowed in [false, true] {
            let error = read_with(text, allowed).unwrap_err();
            assert_eq!(
                (error.fault.code(), error.ply),
                ("move_after_end", 2),
                "{text}"
            );
            assert_eq!(error.legal.len(), 0);
        }
    }
    // A variation is no part of the game: it may go on.
    assert!(read_with(&format!("{knights} (4... Nc10 5. e4) *"), false).is_ok());
}

#[test]
fn results_that_contradict_are_refused() {
    let mate = "[FEN \"10/10/10/10/10/1Q8/10/10/10/k1K7 w\"]\n1. Qb1#";
    let lone = "[FEN \"4k4n/10/10/10/10/10/4n5/3K6/10/10 w\"]\n1. Kxe4";
    for (text, result) in [
        ("[Result \"1-0\"]\n1. e4 0-1", "0-1"),
        ("[Result \"1/2-1/2\"]\n1. e4 1-0", "1-0"),
        (&format!("{mate} 0-1"), "0-1"),
        (&format!("{mate} 1/2-1/2"), "1/2-1/2"),
        (&format!("[Result \"0-1\"]{mate}"), "0-1"),
        (&format!("{lone} 1-0"), "1-0"),
        ("1. e4 {[%legate w resign]} 1-0", "1-0"),
        ("1. e4 {[%legate w draw] [%legate b draw]} 1-0", "1-0"),
    ] {
        let error = error(text);
        assert_eq!(
            (error.fault.code(), error.text.as_str()),
            ("contradicting_result", result),
            "{text}"
        );
    }
    for text in [
        format!("{mate} 1-0"),
        format!("{mate} *"),
        format!("{lone} 1/2-1/2"),
    ] {
        read(&text);
    }
}

#[test]
fn the_tags_that_matter_are_checked() {
    for (text, code, place) in [
        ("[Variant \"Chess\"]\n1. e4 *", "wrong_variant", "1:1"),
        (
            "[White \"a\"]\n [SetUp \"1\"]\n1. e4 *",
            "missing_start",
            "2:2",
        ),
        (
            "[White \"a\"]\n[FEN \"8/8 w\"]\n1. e4 *",
            "bad_start",
            "2:1",
        ),
        ("[Result \"won\"]\n1. e4 *", "bad_result", "1:1"),
    ] {
        let error = error(text);
        assert_eq!(
            (error.fault.code(), error.place.to_string().as_str()),
            (code, place),
            "{text}"
        );
    }
    for variant in ["Das Chess", "das chess", "DasChess", "das-chess"] {
        let record = read(&format!("[Variant \"{variant}\"]\n1. e4 *"));
        assert!(record.to_pgn().contains("[Variant \"Das Chess\"]"));
    }
}

#[test]
fn columns_are_utf_16_units() {
    let record = read("[White \"Анна 𝔸\"]\n1. e4 {Ход} *");
    assert_eq!(record.tag("White"), Some("Анна 𝔸"));
    let wrong = error("{𝔸я} 1. e5 *");
    // A column is a UTF-16 unit: the letter outside the basic plane takes two.
    assert_eq!(wrong.place.to_string(), "1:10");
}
