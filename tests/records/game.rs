//! A game's draws, its history and its Legates (rules 7.3 to 7.5 and section 8).

use das_chess::{
    Answer, Color, DrawClaim, Game, GameError, GameResult, Legates, Message, OutcomeReason,
    Position, ReadOptions, read_record,
};

fn position(dfen: &str) -> Position {
    Position::from_dfen(dfen).unwrap_or_else(|faults| panic!("{dfen}: {faults:?}"))
}

fn game(dfen: &str) -> Game {
    Game::new(position(dfen))
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split(' ') {
        let mv = game.position().parse_move(text).unwrap_or_else(|error| {
            panic!("{text} in {}: {error}", game.position());
        });
        game.play(mv).unwrap();
    }
}

fn reason(game: &Game) -> Option<OutcomeReason> {
    game.outcome().map(|outcome| outcome.reason)
}

/// How often the position stood on the board after each round of `moves`.
fn counts(game: &mut Game, moves: &str, rounds: usize) -> Vec<usize> {
    (0..rounds)
        .map(|_| {
            play(game, moves);
            game.occurrences()
        })
        .collect()
}

const KNIGHTS: &str = "c1d3 c10d8 d3c1 d8c10";

#[test]
fn the_loaded_start_counts_as_the_first_occurrence() {
    let mut game = Game::default();
    assert_eq!(game.occurrences(), 1);
    play(&mut game, KNIGHTS);
    assert_eq!((game.occurrences(), game.draw_claim()), (2, None));
    assert_eq!(game.claim_draw(), Err(GameError::NoClaim));
    play(&mut game, KNIGHTS);
    assert_eq!(
        (game.occurrences(), game.draw_claim()),
        (3, Some(DrawClaim::Threefold))
    );
    assert_eq!(reason(&game), None, "a claim ends the game, not the count");

    game.undo();
    assert_eq!(game.draw_claim(), None, "after undo the draw is gone");
    game.redo();
    assert_eq!(game.claim_draw().unwrap().reason, OutcomeReason::Threefold);
    assert_eq!(reason(&game), Some(OutcomeReason::Threefold));
    assert_eq!(game.draw_claim(), None);
    assert!(matches!(game.claim_draw(), Err(GameError::Over(_))));
    game.undo();
    assert_eq!(reason(&game), None);
}

#[test]
fn the_fifth_occurrence_ends_the_game() {
    let mut game = Game::default();
    for _ in 0..3 {
        play(&mut game, KNIGHTS);
    }
    assert_eq!((game.occurrences(), reason(&game)), (4, None));
    play(&mut game, KNIGHTS);
    assert_eq!(reason(&game), Some(OutcomeReason::Fivefold));
    assert!(game.moves().is_empty());
    let mv = game.position().parse_move("c1d3").unwrap();
    assert!(matches!(game.play(mv), Err(GameError::Over(_))));
}

#[test]
fn a_lost_right_makes_another_position() {
    let kings = "f1f2 e10e9 f2f1 e9e10";
    assert_eq!(
        counts(&mut game("4k5/10/10/10/10/10/10/10/10/5K3R w"), kings, 2),
        [2, 3]
    );
    let mut with_right = game("4k5/10/10/10/10/10/10/10/10/5K3R w KJ");
    assert_eq!(counts(&mut with_right, kings, 3), [1, 2, 3]);
    // The King's own part of the right counts too (rule 6.4: a formed right can still arise).
    let mut with_king = game("4k5/10/10/10/10/10/10/10/10/5K3R w K");
    assert_eq!(counts(&mut with_king, kings, 3), [1, 2, 3]);
}

#[test]
fn only_a_legal_en_passant_capture_makes_another_position() {
    let mut free = game("9k/10/10/10/10/10/3p6/10/4P5/K9 w");
    play(&mut free, "e2e4");
    assert_eq!(counts(&mut free, "j10j9 a1a2 j9j10 a2a1", 3), [1, 2, 3]);
    let mut pinned = game("3k6/10/10/10/10/10/3p6/10/4P5/K2R6 w");
    play(&mut pinned, "e2e4");
    assert_eq!(counts(&mut pinned, "d10d9 a1a2 d9d10 a2a1", 2), [2, 3]);
}

#[test]
fn what_makes_two_positions_the_same() {
    let same = |one: &str, other: &str| position(one).is_same(&position(other));
    let fleet = "k9/10/10/10/4S(N)5/10/10/10/10/4K4A w - - AC";
    assert!(same(fleet, fleet));
    assert!(
        same(fleet, &format!("{fleet} 49 80")),
        "clocks do not matter"
    );
    for other in [
        // The passenger, its color, the hull's color, the edge, the side to move.
        "k9/10/10/10/4S(A)5/10/10/10/10/4K4A w - - AC",
        "k9/10/10/10/4S(n)5/10/10/10/10/4K4A w - - AC",
        "k9/10/10/10/4s(N)5/10/10/10/10/4K4A w - - AC",
        "k9/10/10/10/4S(N)5/10/10/10/10/4K4A w - - A",
        "k9/10/10/10/4S(N)5/10/10/10/10/4K4A b - - AC",
    ] {
        assert!(!same(fleet, other), "{other}");
        assert_ne!(position(fleet).key(), position(other).key());
    }
    // A man in the air and one on the ground.
    assert!(!same(
        "4k5/10/10/10/10/10/10/10/10/4K3^M1 w",
        "4k5/10/10/10/10/10/10/10/10/4K3M1 w"
    ));
}

#[test]
fn a_passenger_that_changes_and_comes_back_repeats() {
    // The Landing leaves its Ship, which goes after it and takes it aboard; then both go back.
    let round = "e6~e5 b10b9 e6e5 b9b10 e5e6 b10b9";
    let back = "e6~e5 b9b10 e6e5 b10b9 e5e6 b9b10";
    let mut game = game("1k8/10/10/10/4S(N)5/10/10/10/10/4K4R w");
    play(&mut game, round);
    assert_eq!(game.occurrences(), 1, "the King is elsewhere");
    play(&mut game, back);
    assert_eq!(game.occurrences(), 2);
    play(&mut game, round);
    play(&mut game, back);
    assert_eq!(game.draw_claim(), Some(DrawClaim::Threefold));
}

#[test]
fn fifty_moves_are_claimed_and_seventy_five_end_the_game() {
    let quiet = |clock: u32| {
        game(&format!(
            "4k5/10/10/10/10/10/10/10/10/4K4R w - - - {clock} 90"
        ))
    };
    assert_eq!(quiet(99).draw_claim(), None);
    assert_eq!(quiet(100).draw_claim(), Some(DrawClaim::FiftyMoves));
    let mut claimed = quiet(99);
    play(&mut claimed, "j1j2");
    assert_eq!(
        claimed.claim_draw().unwrap().reason,
        OutcomeReason::FiftyMoves
    );
    assert_eq!(reason(&quiet(149)), None);
    // Loaded so, a game is over at once.
    for clock in [150, 151, 9_999] {
        let over = quiet(clock);
        assert_eq!(reason(&over), Some(OutcomeReason::SeventyFiveMoves));
        assert!(over.moves().is_empty() && over.draw_claim().is_none());
        assert!(
            !over.position().legal_moves().is_empty(),
            "the position knows no draw"
        );
    }
    let mut last = quiet(149);
    play(&mut last, "j1j2");
    assert_eq!(reason(&last), Some(OutcomeReason::SeventyFiveMoves));
    last.undo();
    assert_eq!(reason(&last), None);
}

#[test]
fn captures_that_take_a_passenger_set_the_clock_back_and_other_boardings_do_not() {
    for (dfen, text, clock) in [
        (
            "9k/10/10/10/4s(n)5/10/5N4/10/10/K9 w - - - 80 90",
            "Nxe6=F",
            0,
        ),
        ("9k/10/10/10/4s5/10/5N4/10/10/K9 w - - - 80 90", "Ne6=F", 81),
        ("9k/10/10/10/4S5/10/5N4/10/10/K9 w - - - 80 90", "Ne6=T", 81),
        ("9k/10/10/10/4Sn4/10/10/10/10/K9 w - - - 80 90", "Sf6=F", 81),
        ("9k/10/10/10/10/10/10/10/10/K1^P7 w - - - 80 90", "", 80),
        ("9k/10/10/10/10/10/10/10/10/K7^M1 w - - - 80 90", "Mi4", 81),
        ("9k/10/10/10/10/10/10/10/10/1^P7K w - - - 80 90", "Eb4", 0),
    ] {
        if text.is_empty() {
            assert!(
                Position::from_dfen(dfen).is_err(),
                "the Elva waits on b1 only"
            );
            continue;
        }
        let mut game = game(dfen);
        play(&mut game, text);
        assert_eq!(game.position().half_moves(), clock, "{text}");
    }
}

#[test]
fn mate_and_stalemate_come_before_any_count() {
    let mut mate = game("10/10/10/10/10/1Q8/10/10/10/k1K7 w - - - 149 90");
    play(&mut mate, "Qb1#");
    let outcome = mate.outcome().unwrap();
    assert_eq!(
        (outcome.reason, outcome.winner),
        (OutcomeReason::Checkmate, Some(Color::White))
    );
    let mut stalemate = game("10/1Q8/10/10/10/5K4/10/10/10/k9 w - - - 149 90");
    play(&mut stalemate, "Qb3");
    assert_eq!(reason(&stalemate), Some(OutcomeReason::Stalemate));
    assert_eq!(stalemate.draw_claim(), None);
}

#[test]
fn too_few_men_end_the_game_at_once() {
    let mut game = game("4k4n/10/10/10/10/10/4n5/3K6/10/10 w");
    play(&mut game, "Kxe4");
    assert_eq!(reason(&game), Some(OutcomeReason::InsufficientMaterial));
    assert!(game.moves().is_empty());
    assert!(!game.position().legal_moves().is_empty());
}

#[test]
fn history_undo_and_redo() {
    let mut game = Game::default();
    play(&mut game, "e4 e7 Nd3");
    let texts: Vec<String> = game.history().map(|(mv, ..)| mv.to_string()).collect();
    assert_eq!(texts, ["e2e4", "e9e7", "c1d3"]);
    for (ply, (mv, before, after)) in game.history().enumerate() {
        assert_eq!(Some(before), game.at(ply));
        assert_eq!(Some(after), game.at(ply + 1));
        assert_eq!(&before.play(mv).unwrap(), after);
    }
    assert_eq!(game.at(4), None);
    let after = game.position().clone();
    assert_eq!(game.undo().unwrap().to_string(), "c1d3");
    assert_eq!(game.undo().unwrap().to_string(), "e9e7");
    assert_eq!(game.ply(), 1);
    assert_eq!(game.redo().unwrap().to_string(), "e9e7");
    assert_eq!(game.redo().unwrap().to_string(), "c1d3");
    assert_eq!((game.redo(), game.position()), (None, &after));
    game.undo();
    play(&mut game, "f4");
    assert_eq!(game.redo(), None, "another move forgets what was undone");
    while game.undo().is_some() {}
    assert_eq!(game.position(), &Position::start());
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = Game::default();
    play(&mut game, "e4");
    let elsewhere = Position::start().parse_move("d4").unwrap();
    let before = format!("{game:?}");
    assert!(matches!(game.play(elsewhere), Err(GameError::Illegal(_))));
    assert_eq!(format!("{game:?}"), before);
}

#[test]
fn messages_are_no_turn_and_the_next_move_sends_both_home() {
    let mut game = Game::default();
    play(&mut game, "e4");
    let before = game.position().clone();
    assert_eq!(game.send(Color::White, Message::Draw), Ok(Answer::Waiting));
    assert_eq!(
        game.send(Color::Black, Message::Takeback),
        Ok(Answer::Waiting)
    );
    assert_eq!(
        game.legates(),
        Legates::new(Message::Draw, Message::Takeback)
    );
    assert_eq!((game.position(), game.occurrences()), (&before, 1));
    play(&mut game, "e7");
    assert_eq!(game.legates(), Legates::HOME);
    // An offer that a move has ended is no offer any more.
    assert_eq!(game.send(Color::Black, Message::Draw), Ok(Answer::Waiting));
}

#[test]
fn a_draw_is_agreed_on_the_same_cell() {
    for first in Color::ALL {
        let mut game = Game::default();
        play(&mut game, "e4");
        game.send(first, Message::Draw).unwrap();
        assert_eq!(game.send(!first, Message::Draw), Ok(Answer::Draw));
        assert_eq!(reason(&game), Some(OutcomeReason::Agreement));
        assert_eq!(game.outcome().unwrap().winner, None);
        assert!(matches!(
            game.send(first, Message::Silent),
            Err(GameError::Over(_))
        ));
        assert_eq!(game.record().result, GameResult::Draw);
    }
    // Taken back in time, an offer is gone.
    let mut game = Game::default();
    game.send(Color::White, Message::Draw).unwrap();
    game.send(Color::White, Message::Silent).unwrap();
    assert_eq!(game.send(Color::Black, Message::Draw), Ok(Answer::Waiting));
}

#[test]
fn resigning_ends_the_game_at_once_on_either_turn() {
    for color in Color::ALL {
        let mut game = Game::default();
        play(&mut game, "e4");
        game.resign(color).unwrap();
        let outcome = game.outcome().unwrap();
        assert_eq!(
            (outcome.winner, outcome.reason),
            (Some(!color), OutcomeReason::Resignation)
        );
        assert_eq!(game.legates().cell(color), Message::Resign.cell(color));
        assert!(matches!(game.resign(!color), Err(GameError::Over(_))));
        game.undo();
        assert_eq!((game.outcome(), game.legates()), (None, Legates::HOME));
        game.redo();
        assert_eq!(reason(&game), Some(OutcomeReason::Resignation));
    }
}

#[test]
fn a_take_back_undoes_until_the_asker_is_to_move() {
    for (moves, asker, left) in [
        ("e4 e7 Nd3", Color::White, 2),
        ("e4 e7 Nd3", Color::Black, 1),
        ("e4 e7", Color::White, 0),
        ("e4 e7", Color::Black, 1),
        // Black has not moved yet.
        ("e4", Color::Black, 1),
    ] {
        let mut game = Game::default();
        play(&mut game, moves);
        game.send(asker, Message::Takeback).unwrap();
        let answer = game.send(!asker, Message::Takeback);
        assert_eq!(answer, Ok(Answer::Takeback(asker)));
        assert_eq!(game.ply(), left, "{moves} {asker:?}");
        assert_eq!(game.legates(), Legates::HOME);
        assert_eq!(game.redo(), None, "the game goes on without that line");
        let record = game.record();
        assert_eq!(record.main_line().count(), left);
        assert!(!record.to_pgn().contains("takeback"));
    }
}

#[test]
fn a_game_and_its_record_tell_the_same() {
    let mut game = Game::default();
    play(&mut game, "e4 e7 Nd3");
    game.send(Color::White, Message::Draw).unwrap();
    play(&mut game, "Nd8");
    game.resign(Color::White).unwrap();
    let text = game.record().to_pgn();
    assert!(
        text.ends_with("1. e4 e7 2. Nd3 {[%legate w draw]} 2... Nd8 {[%legate w resign]} 0-1\n"),
        "{text}"
    );
    let read = read_record(&text, ReadOptions::default()).unwrap();
    assert_eq!(read.outcome, game.outcome());
    let back = Game::from_record(&read.record);
    assert_eq!(back.outcome(), game.outcome());
    assert_eq!(back.legates(), game.legates());
    assert_eq!(back.record().to_pgn(), text);
}

#[test]
fn a_record_says_how_it_ended() {
    let knights = "1. Nd3 Nd8 2. Nc1 Nc10 3. Nd3 Nd8 4. Nc1 Nc10";
    for (text, expected) in [
        ("1. e4 *".to_owned(), None),
        (
            "1. e4 1-0".to_owned(),
            Some((Some(Color::White), OutcomeReason::Other)),
        ),
        (
            "1. e4 1/2-1/2".to_owned(),
            Some((None, OutcomeReason::Other)),
        ),
        (
            format!("{knights} 1/2-1/2"),
            Some((None, OutcomeReason::Threefold)),
        ),
        (format!("{knights} *"), None),
        (
            format!("{knights} 0-1"),
            Some((Some(Color::Black), OutcomeReason::Other)),
        ),
        (
            "1. e4 {[%legate b draw] [%legate w draw]} *".to_owned(),
            Some((None, OutcomeReason::Agreement)),
        ),
    ] {
        let read = read_record(&text, ReadOptions::default()).unwrap();
        let outcome = read.outcome.map(|outcome| (outcome.winner, outcome.reason));
        assert_eq!(outcome, expected, "{text}");
        assert_eq!(
            Game::from_record(&read.record).outcome(),
            read.outcome,
            "{text}"
        );
    }
}
