//! The library against the slow generator over long random games, and what must hold at every ply.
//!
//! Games are the same at every run: each has its number for a seed. `DAS_CHESS_GAMES` sets how many are
//! played where the usual number is not wanted.

mod mirror;
mod random_position;
mod slow;
mod vectors_file;

use das_chess::{
    Color, Corner, CornerRight, Kind, Man, Move, MoveKind, Mover, OutcomeReason, Position, Square,
    Threat, perft,
};
use fastrand::Rng;
use mirror::{mirror_dfen, mirror_move};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

const GAMES: usize = 2_000;
const PLIES: usize = 200;

/// How often each thing happened, so that the games can be seen to reach it.
type Tally = BTreeMap<String, usize>;

/// Runs `play` for each game number on all cores, and adds the tallies up.
fn on_all_cores(games: usize, play: fn(usize, &mut Tally)) -> Tally {
    let next = AtomicUsize::new(0);
    let total = Mutex::new(Tally::new());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                let mut tally = Tally::new();
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    play(game, &mut tally);
                }
                let mut total = total.lock().expect("a thread has failed");
                for (name, count) in tally {
                    *total.entry(name).or_default() += count;
                }
            });
        }
    });
    total.into_inner().expect("a thread has failed")
}

fn number_of_games() -> usize {
    std::env::var("DAS_CHESS_GAMES").map_or(GAMES, |text| text.parse().expect("a number of games"))
}

#[test]
fn the_library_and_the_slow_generator_agree_at_every_ply() {
    let tally = on_all_cores(number_of_games(), play_game);
    println!("{tally:#?}");
    assert_eq!(tally["plies"], number_of_games() * PLIES);
    for name in [
        "step",
        "doubleStep",
        "capture",
        "enPassant",
        "castling",
        "exit",
        "load",
        "board",
        "handOver",
        "land",
        "promotion",
        "check",
        "checkmate",
        "taken back",
        "passenger taken",
        "formed right",
        "KR",
        "KS",
        "KT",
        "KF",
    ] {
        let times = tally.get(name).copied().unwrap_or_default();
        assert!(
            times >= number_of_games() / 50,
            "{name} happened {times} times only"
        );
    }
}

/// Crowded positions that no game comes to, each looked at once with the position after every move.
#[test]
fn they_agree_on_positions_strewn_at_random() {
    const HUNDREDS: usize = 40;
    let tally = on_all_cores(HUNDREDS, |hundred, tally| {
        let mut rng = Rng::with_seed(1_000_000 + hundred as u64);
        for _ in 0..100 {
            let text = random_position::strewn(&mut rng);
            let slow = slow::Position::read(&text);
            match Position::from_dfen(&text) {
                Ok(position) => {
                    let slow_moves = slow.moves();
                    let moves = compare(&position, &slow, &slow_moves);
                    compare_results(&position, &moves, &slow_moves);
                    moves.iter().for_each(|&mv| {
                        keeps_the_rules(&position, mv, &position.play_unchecked(mv))
                    });
                    *tally.entry("sound".into()).or_default() += 1;
                }
                Err(error) => {
                    let codes: Vec<&str> =
                        error.faults.iter().map(|fault| fault.code.code()).collect();
                    assert_eq!(codes, ["opponent_in_check"], "{text}");
                    assert!(slow.opponent_in_check(), "{text}");
                    *tally.entry("refused".into()).or_default() += 1;
                }
            }
        }
    });
    assert_eq!(tally["sound"] + tally["refused"], HUNDREDS * 100);
    assert!(
        tally["sound"] > HUNDREDS * 25 && tally["refused"] > HUNDREDS * 5,
        "{tally:?}"
    );
}

/// One game of two hundred plies; where one ends before, the next begins from another position.
fn play_game(game: usize, tally: &mut Tally) {
    let mut rng = Rng::with_seed(game as u64);
    let mut position = start_of(game, &mut rng);
    let mut slow = slow::Position::read(&position.to_dfen());
    for ply in 0..PLIES {
        let slow_moves = slow.moves();
        let moves = compare(&position, &slow, &slow_moves);
        // What takes longer, now and then.
        if ply % 16 == 7 {
            compare_results(&position, &moves, &slow_moves);
        }
        if ply % 32 == 12 {
            compare_attacks(&position, &slow);
            compare_texts_of_moves(&position, &moves);
            compare_legality(&position, &moves);
        }
        *tally.entry("plies".into()).or_default() += 1;
        if moves.is_empty() {
            let end = if slow.in_check() {
                OutcomeReason::Checkmate
            } else {
                OutcomeReason::Stalemate
            };
            assert_eq!(
                position.outcome().map(|outcome| outcome.reason),
                Some(end),
                "the end of {position}"
            );
            *tally.entry(end.name().into()).or_default() += 1;
            position = start_of(rng.usize(..), &mut rng);
            slow = slow::Position::read(&position.to_dfen());
            continue;
        }
        let mv = choose(&position, &moves, &mut rng);
        let after = position.play(mv).expect("a legal move");
        count(&position, mv, &after, tally);
        keeps_the_rules(&position, mv, &after);
        position = after;
        let text = mv.to_string();
        let played = slow_moves.into_iter().find(|(slow, _)| *slow == text);
        slow = played.expect("a move of both").1;
    }
}

/// The usual start, a position of the vectors, or one strewn at random.
fn start_of(game: usize, rng: &mut Rng) -> Position {
    let vectors = [vectors_file::das(), vectors_file::corners()];
    let dfen = match game % 4 {
        0 => das_chess::START.to_string(),
        1 | 2 => {
            let entries = &vectors[game % 2].positions;
            entries[rng.usize(..entries.len())].dfen.clone()
        }
        _ => random_position::sound(rng),
    };
    read(&dfen)
}

fn read(dfen: &str) -> Position {
    Position::from_dfen(dfen).unwrap_or_else(|faults| panic!("{dfen} is refused: {faults:?}"))
}

/// A move by chance; every other time out of the rarer ones, where there are any.
fn choose(position: &Position, moves: &[Move], rng: &mut Rng) -> Move {
    let is_rare = |mv: &&Move| {
        let common = matches!(
            mv.kind(),
            MoveKind::Step | MoveKind::Capture | MoveKind::Land
        );
        !common
            || mv.promotion().is_some()
            || mv.mover() == Mover::Passenger && position.is_capture(**mv)
    };
    let rare: Vec<&Move> = moves.iter().filter(is_rare).collect();
    if rng.bool() && !rare.is_empty() {
        return *rare[rng.usize(..rare.len())];
    }
    moves[rng.usize(..moves.len())]
}

/// All that the two generators say of a position, and that its text and its mirror say the same.
fn compare(position: &Position, slow: &slow::Position, slow_moves: &SlowMoves) -> Vec<Move> {
    let dfen = position.to_dfen();
    assert_eq!(slow.write(), dfen, "the two write a position alike");
    assert_eq!(position.is_check(), slow.in_check(), "check in {dfen}");
    assert!(
        !slow.opponent_in_check(),
        "no King is left to be taken in {dfen}"
    );

    let moves = position.legal_moves();
    let texts = sorted(moves.iter().map(Move::to_string));
    let slow_texts = sorted(slow_moves.iter().map(|(text, _)| text.clone()));
    assert_eq!(texts, slow_texts, "moves of {dfen}");
    assert!(
        texts.is_sorted_by(|one, next| one < next),
        "a text names one move in {dfen}"
    );
    assert_eq!(position.legal_move_count(), moves.len() as u64, "in {dfen}");
    assert_eq!(position.has_legal_move(), !moves.is_empty(), "in {dfen}");

    let read_back = read(&dfen);
    assert_eq!(read_back, *position, "{dfen} reads as what was written");
    assert_eq!(read_back.legal_moves(), moves, "moves of {dfen} read back");
    let mirrored = read(&mirror_dfen(&dfen));
    assert_eq!(
        mirrored.is_check(),
        position.is_check(),
        "check in {mirrored}"
    );
    let mirrored_texts = sorted(
        mirrored
            .legal_moves()
            .iter()
            .map(|mv| mirror_move(&mv.to_string())),
    );
    assert_eq!(mirrored_texts, texts, "moves of {dfen} and of its mirror");
    moves
}

type SlowMoves = Vec<(String, slow::Position)>;

fn sorted(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut texts: Vec<String> = texts.collect();
    texts.sort_unstable();
    texts
}

/// The position after every move, and whether it gives check or mate.
fn compare_results(position: &Position, moves: &[Move], slow_moves: &SlowMoves) {
    let slow_after: BTreeMap<&str, &slow::Position> = slow_moves
        .iter()
        .map(|(text, after)| (text.as_str(), after))
        .collect();
    let mut nodes = 0;
    position.each_san(moves, |mv, san, threat| {
        let after = position.play(mv).expect("a legal move");
        let slow = slow_after[mv.to_string().as_str()];
        assert_eq!(after.to_dfen(), slow.write(), "after {mv} in {position}");
        assert_eq!(read(&after.to_dfen()), after, "after {mv} in {position}");
        let (expected, mark) = match slow.in_check() {
            false => (Threat::None, None),
            true if slow.moves().is_empty() => (Threat::Mate, Some('#')),
            true => (Threat::Check, Some('+')),
        };
        assert_eq!(threat, expected, "what {mv} does in {position}");
        assert_eq!(
            san.chars().next_back().filter(|last| "+#".contains(*last)),
            mark,
            "{san} in {position}"
        );
        assert_eq!(
            after.is_check(),
            threat != Threat::None,
            "after {mv} in {position}"
        );
        nodes += after.legal_move_count();
    });
    assert_eq!(perft(position, 2), nodes, "perft 2 of {position}");
}

/// Who attacks each square (rule 7.1).
fn compare_attacks(position: &Position, slow: &slow::Position) {
    let squares =
        (0..=11).flat_map(|file| (1..=10).filter_map(move |rank| Square::new(file, rank)));
    for square in squares {
        for (color, letter) in [(Color::White, 'w'), (Color::Black, 'b')] {
            let fast: BTreeSet<String> = position
                .attackers(square, color)
                .into_iter()
                .map(|from| from.to_string())
                .collect();
            let slow = slow.attackers(&square.to_string(), letter);
            assert_eq!(
                fast, slow,
                "who of {color:?} attacks {square} in {position}"
            );
        }
    }
}

/// No two moves share a text, and each text leads back to its move.
fn compare_texts_of_moves(position: &Position, moves: &[Move]) {
    let mut sans = BTreeMap::new();
    position.each_san(moves, |mv, san, _| {
        let old = sans.insert(san.to_string(), mv);
        assert_eq!(old, None, "{san} names {mv} and another in {position}");
    });
    for (san, mv) in sans {
        assert_eq!(position.parse_move(&san), Ok(mv), "{san} in {position}");
        assert_eq!(
            position.parse_move(&mv.to_string()),
            Ok(mv),
            "{mv} in {position}"
        );
    }
}

/// `is_legal` is being one of the legal moves, whatever position a move comes from.
fn compare_legality(position: &Position, moves: &[Move]) {
    for &mv in moves {
        assert!(position.is_legal(mv), "{mv} in {position}");
    }
    for &mv in moves.iter().step_by(16) {
        let after = position.play_unchecked(mv);
        let legal = after.legal_moves();
        for &strange in moves {
            assert_eq!(
                after.is_legal(strange),
                legal.contains(&strange),
                "{strange} in {after}"
            );
        }
    }
}

/// How many letters of a text name men of each side, hulls and passengers one by one: White's, Black's.
fn material(dfen: &str) -> [usize; 2] {
    let fields: Vec<&str> = dfen.split(' ').collect();
    let letters = || fields[0].chars().chain(fields[4].chars());
    [
        letters().filter(char::is_ascii_uppercase).count(),
        letters().filter(char::is_ascii_lowercase).count(),
    ]
}

/// What no move may break, whatever the generators say.
fn keeps_the_rules(before: &Position, mv: Move, after: &Position) {
    let (us, them) = (before.turn(), !before.turn());
    assert_eq!(after.turn(), them);
    let (text_before, text_after) = (before.to_dfen(), after.to_dfen());
    let (board, _) = text_after.split_once(' ').expect("fields");
    for king in ['K', 'k'] {
        assert_eq!(board.matches(king).count(), 1, "after {mv} in {before}");
    }

    // Own men stay, but for a hull of ours that is sunk under its Pirate; of the enemy's at most one man
    // goes, or a hull of his with its passenger.
    let (men_before, men_after) = (material(&text_before), material(&text_after));
    let gone = |color: Color| men_before[color as usize] - men_after[color as usize];
    let sunk = before
        .man_at(mv.to())
        .filter(|_| mv.kind() == MoveKind::Capture);
    let our_hull_sunk = sunk.is_some_and(|man| man.hull() == Some(us));
    let loaded_hull_sunk =
        sunk.is_some_and(|man| man.hull() == Some(them) && man.passenger().is_some());
    assert_eq!(
        gone(us),
        usize::from(our_hull_sunk),
        "after {mv} in {before}"
    );
    let their_loss = usize::from(before.is_capture(mv)) + usize::from(loaded_hull_sunk);
    assert_eq!(gone(them), their_loss, "after {mv} in {before}");
    assert_eq!(before.captured_by(mv).is_some(), before.is_capture(mv));

    let resets = before.is_capture(mv) || matches!(mv.piece(), Kind::Pawn | Kind::Elva);
    let clock = if resets { 0 } else { before.half_moves() + 1 };
    assert_eq!(after.half_moves(), clock, "after {mv} in {before}");
    assert_eq!(
        after.full_moves(),
        before.full_moves() + u32::from(us == Color::Black)
    );

    for color in [Color::White, Color::Black] {
        let (old, new) = (before.castling(), after.castling());
        assert!(
            old.king(color) || !new.king(color),
            "after {mv} in {before}"
        );
        for corner in Corner::ALL {
            let square = corner.square(color);
            let right = new.corner(color, corner);
            if right.is_none() || right == old.corner(color, corner) {
                continue;
            }
            // A letter comes by forming there, and no other way.
            assert_eq!(right, Some(CornerRight::Formed), "after {mv} in {before}");
            assert_eq!(mv.to(), square, "after {mv} in {before}");
            assert!(
                before.forms(mv).is_some_and(|(_, owner)| owner == color),
                "after {mv} in {before}"
            );
        }
    }
    // Nobody comes onto an edge file (rule 1.2).
    let on_edge = |position: &Position| position.edge().matches(char::is_alphabetic).count();
    let entered = usize::from(!mv.from().is_main());
    assert_eq!(
        on_edge(before) - entered,
        on_edge(after),
        "after {mv} in {before}"
    );
    assert!(mv.to().is_main());
}

fn count(position: &Position, mv: Move, after: &Position, tally: &mut Tally) {
    let mut happened = |name: &str| *tally.entry(name.into()).or_default() += 1;
    happened(mv.kind().name());
    if mv.promotion().is_some() {
        happened("promotion");
    }
    if after.is_check() {
        happened("check");
    }
    if let Some(partner) = position.castling_partner(mv) {
        happened(partner.castling_name());
    }
    if mv.kind() == MoveKind::Board {
        let hull = position.man_at(mv.to()).and_then(Man::hull);
        if hull == Some(position.turn()) {
            happened("taken back");
        }
        if position.is_capture(mv) && mv.mover() == Mover::Passenger {
            happened("passenger taken");
        }
    }
    let rights = |position: &Position| position.to_dfen().matches('+').count();
    if rights(after) > rights(position) {
        happened("formed right");
    }
}
