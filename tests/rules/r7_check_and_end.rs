//! Section 7: check and the end of the game.

use crate::case::{Case, black, white};
use das_chess::{DrawClaim, OutcomeReason, Position};

#[test]
fn r7_1_who_gives_check() {
    for attacker in [
        "qe9", "qb8", "re9", "bb8", "mb8", "se9", "s(n)e9", "S(n)e9", "s(a)d6", "S(n)f6", "S(a)d4",
        "nd7", "ad7", "ae8", "ab5", "cc7", "ce7", "cd7", "vd7", "vc9", "vi7", "pd6", "pf6",
    ] {
        white(&format!("Ke5 ka10 {attacker}")).check(true);
    }
    for harmless in [
        "me9", "nd6", "ae7", "ae6", "cf6", "ce8", "pe6", "pd4", "vd6", "s(n)c7", "S(N)e9",
        "s(N)e9", "Se9", "s(N)d6", "bd5", "sd6",
    ] {
        white(&format!("Ke5 ka10 {harmless}")).check(false);
    }
}

#[test]
fn r7_1_lines_are_blocked_by_anybody() {
    for between in ["Pe7", "pe7", "Se7", "se7", "S(N)e7"] {
        // An empty Ship of theirs on e7 attacks by itself.
        white(&format!("Ke5 ka10 re9 {between}")).check(between == "se7");
    }
    white("Ke5 ka10 vc9 Pd7").check(false);
    white("Ke5 ka10 vc9 Pd6 Pe6 Pc8").check(true);
    white("Kb7 kf10 ^pb10").check(false);
}

#[test]
fn r7_1_the_king_steps_onto_no_attacked_square() {
    // A Transport on e7: its lines, and its Landing's diagonals d6 and f6.
    white("Kf5 ka10 s(n)e7").from("f5", "f4 g4 g5 g6");
    // The empty Ship has no diagonals.
    white("Kf5 ka10 se7").from("f5", "f4 g4 g5 g6 f6");
    // Not along the line of the piece that checks.
    white("Ke5 ka10 re9").from("e5", "d4 d5 d6 f4 f5 f6");
    white("Ke5 ka10 vc9").from("e5", "d4 e4 f4 d5 f5 d6 e6 f6");
    // Not next to the other King; a pawn's two diagonals; a defended piece is not taken.
    white("Ke5 ke7").from("e5", "d5 f5 d4 e4 f4");
    white("Ke5 kj10 pe7 pd7").from("e5", "d5 f5 e4 d4 f4");
    white("Ke5 kj10 ne6 re10").from("e5", "d5 e4 d6 f6 f5");
}

#[test]
fn r7_1_interposition_and_pins_on_a_valkyries_line() {
    let case = white("Kf9 Rd4 kj1 vb1");
    case.check(true).from("d4", "d5");
    white("Kf9 Rc8 kj1 vb1").check(true).from("c8", "c3");
    white("Kf9 Ba2 kj1 vb1").check(true).from("a2", "b1 d5");
    // Pinned: only the squares she steps on count.
    white("Kf9 Re7 kj1 vb1").check(false).from("e7", "");
    white("Kf9 Ve7 kj1 vb1").from("e7", "d5 c3 b1");
    white("Kf9 Nd5 kj1 vb1").from("d5", "c3 e7");
    white("Kf9 Cd5 kj1 vb1").from("d5", "c3 e7");
    white("Kf9 Pd5 kj1 vb1").from("d5", "");
    // No line of hers: men on d4 and d6 are free.
    white("Kf9 Pd5 Pd6 kj1 vb1").from("d6", "d7");
}

#[test]
fn r7_1_pinned_men_keep_to_their_line() {
    white("Ke1 kj10 Re5 re9").from("e5", "e2 e3 e4 e6 e7 e8 e9");
    white("Ke1 kj9 Be5 re9").from("e5", "");
    white("Ke1 kj10 Pe5 re9").from("e5", "e6");
    white("Ka1 kj10 Pe5 bf6 pd6").from("e5", "f6");
    // A vessel is pinned with its passenger, but the hull still shields where that steps out.
    let case = white("Ke1 kj10 S(N)e5 re9");
    case.from("e5", "e2 e3 e4 e6 e7 e8 e9");
    case.from("e5~", "e2 e3 e4 e6 e7 e8 a5 b5 c5 d5 f5 g5 h5 i5 j5");
    // A Minor under a pin may be taken aboard where it stands.
    white("Ke1 kj10 Ne5 Sa5 re9").from("e5", "").has("a5e5");
}

#[test]
fn r7_1_a_pinned_piece_attacks_all_the_same() {
    black("Ke1 Re5 re9 kf6").from("f6", "e5 f7 g6 g7");
}

#[test]
fn r7_1_against_a_double_check_only_the_king_moves() {
    white("Ke1 kj10 re9 bb4 Qa3")
        .check(true)
        .all("e1d1 e1f1 e1f2");
}

#[test]
fn r7_2_no_mate_where_only_a_boarding_saves() {
    // An empty Ship gives check and is boarded; then our own hull, which is taken back.
    white("Kj1 Ni7 sj5 ri5 ka10").check(true).all("i7j5");
    white("Kj1 Ni7 S(n)j5 ri5 ka10").check(true).all("i7j5");
    white("Kj1 Ni7 s(n)j5 ri5 ka10").check(true).all("i7j5");
    // Without the Knight it is mate.
    white("Kj1 sj5 ri5 ka10").check(true).all("");
}

#[test]
fn r7_2_no_mate_where_only_a_disembarking_saves() {
    white("Kj1 Bi1 Pi2 Rj2 S(N)h2 ni3 ka10")
        .check(true)
        .all("h2~i3");
    white("Kj1 Bi1 Pi2 Rj2 Sh2 ni3 ka10").check(true).all("");
}

#[test]
fn r7_2_no_mate_where_only_handing_a_ship_over_saves() {
    // The Knight that gives check is taken aboard and attacks as a passenger from then on.
    white("Kj1 Bi1 Pi2 Rj2 Se3 ni3 ka10")
        .check(true)
        .all("e3i3");
}

#[test]
fn r7_2_no_stalemate_where_only_a_loading_is_left() {
    let case = white("Ki9 Sj9 Nj10 Ph9 Pi8 Pj8 rh10 ra10 ra8 ka1");
    case.check(false).all("j9j10");
    white("Ki9 Rj9 Nj10 Ph9 Pi8 Pj8 rh10 ra10 ra8 ka1")
        .check(false)
        .all("");
}

#[test]
fn r7_2_no_stalemate_while_an_air_piece_has_an_exit() {
    white("Kj1 qi3 ka10").check(false).all("");
    let all_but_an_exit = "pb2 pc2 pa2 nc3 na3 nd2 nc1 na1";
    white(&format!("Kj1 ^Pb1 qi3 ka10 {all_but_an_exit}"))
        .check(false)
        .all("");
    let without = all_but_an_exit.replace("nc3", "nd3");
    white(&format!("Kj1 ^Pb1 qi3 ka10 {without}")).all("b1c3 b1d5 b1e7 b1f9");
}

#[test]
fn r7_2_no_stalemate_while_a_piece_waits_on_the_edge() {
    let case = white("Kj1 qi3 ka10 nb2 nc1 Pa3 pa4").edge("A");
    case.all("l1b2 l1c1");
}

#[test]
fn r7_2_mate_wins_and_stalemate_draws() {
    let mate = Some(('w', OutcomeReason::Checkmate));
    black("Kc1 Qb1 ka1").ends(mate);
    black("Kc1 Ra3 ka1").ends(mate);
    black("Kc1 Sa3 ka1").ends(mate);
    black("Kc1 S(N)a3 ka1").ends(mate);
    black("Kc1 s(N)a3 ka1").ends(mate);
    black("Kc1 Cc2 ka1").ends(mate);
    let stalemate = Some(('-', OutcomeReason::Stalemate));
    white("Kj1 qi3 ka10").ends(stalemate);
    white("Kj1 sj5 ri5 ka10").ends(Some(('b', OutcomeReason::Checkmate)));
    // Saved by a boarding, a disembarking, a handing over, a loading.
    white("Kj1 Ni7 sj5 ri5 ka10").ends(None);
    white("Kj1 Bi1 Pi2 Rj2 S(N)h2 ni3 ka10").ends(None);
    white("Kj1 Bi1 Pi2 Rj2 Se3 ni3 ka10").ends(None);
    white("Ki9 Sj9 Nj10 Ph9 Pi8 Pj8 rh10 ra10 ra8 ka1").ends(None);
    white("Ki9 Rj9 Nj10 Ph9 Pi8 Pj8 rh10 ra10 ra8 ka1").ends(stalemate);
}

#[test]
fn r7_3_what_sets_the_clock_back() {
    let case =
        white("Kj1 kj9 Nd4 Se5 S(A)g5 sf5 s(n)b3 Pa2 ^Pb1 ^Mi1 rg8 Qc8 qc10 ph6").half_moves("7");
    for (text, half_moves) in [
        ("d4e2", 8),
        // Loading and boarding an empty Ship capture nobody, a passenger's landing neither.
        ("d4f5", 8),
        ("g5~g2", 8),
        ("g5~f5", 8),
        ("e5e9", 8),
        ("i1i4", 8),
        // Taking a Landing and its ship does, and so do a capture, a pawn's move and an Elva's exit.
        ("d4b3", 0),
        ("g5g8", 0),
        ("g5~h6", 0),
        ("c8c10", 0),
        ("e5f5", 0),
        ("a2a4", 0),
        ("a2b3", 0),
        ("b1c2", 0),
    ] {
        case.play(text).half_moves_are(half_moves);
    }
    white("Kj1 kj9 Nd4 Sd8")
        .half_moves("7")
        .play("d8d4")
        .half_moves_are(8);
    white("Kj1 kj9 nd4 Sd8")
        .half_moves("7")
        .play("d8d4")
        .half_moves_are(8);
    white("Kf1 kj9 Sa1")
        .rights("KA")
        .half_moves("7")
        .play("f1b1")
        .half_moves_are(8);
    white("Kf1 kf8 Pb9")
        .half_moves("7")
        .play("b9b10q")
        .half_moves_are(0);
}

/// How often the last position of a line has stood, the first one counted.
fn occurrences(start: &Case, moves: &str) -> (Position, usize) {
    let mut line = vec![start.position()];
    for text in moves.split_whitespace() {
        let last = line.last().expect("a start");
        let mv = last
            .parse_move(text)
            .unwrap_or_else(|error| panic!("{text} in {last}: {error}"));
        line.push(last.play(mv).expect("a legal move"));
    }
    let last = line.pop().expect("a start");
    let count = last.occurrences(line.iter().rev());
    (last, count)
}

#[test]
fn r7_3_threefold_is_claimed_and_fivefold_ends_the_game() {
    let start = Case::read(das_chess::START);
    let there_and_back = "c1d3 c10d8 d3c1 d8c10 ";
    for times in 0..5 {
        let (position, count) = occurrences(&start, &there_and_back.repeat(times));
        assert_eq!(count, times + 1, "the loaded start counts");
        assert_eq!(
            position.draw_claim(count),
            (3..5).contains(&count).then_some(DrawClaim::Threefold)
        );
        let end = position
            .outcome_in_game(count)
            .map(|outcome| outcome.reason);
        assert_eq!(end, (count == 5).then_some(OutcomeReason::Fivefold));
    }
}

#[test]
fn r7_3_fifty_moves_are_claimed_and_seventy_five_end_the_game() {
    let at = |clock: &str| white("Kf1 kf8 Pa2").half_moves(clock).position();
    for (clock, claim, end) in [
        ("99", None, None),
        ("100", Some(DrawClaim::FiftyMoves), None),
        ("149", Some(DrawClaim::FiftyMoves), None),
        ("150", None, Some(OutcomeReason::SeventyFiveMoves)),
        ("9999", None, Some(OutcomeReason::SeventyFiveMoves)),
    ] {
        let position = at(clock);
        assert_eq!(position.draw_claim(1), claim, "{clock}");
        let outcome = position.outcome_in_game(1);
        assert_eq!(outcome.map(|outcome| outcome.reason), end, "{clock}");
        assert!(outcome.is_none_or(|outcome| outcome.winner.is_none()));
        assert_eq!(
            position.outcome(),
            None,
            "the position alone knows no clock"
        );
    }
}

#[test]
fn r7_3_mate_and_stalemate_come_before_any_count() {
    let mate = black("Kc1 Qb1 ka1").half_moves("150").position();
    let stalemate = white("Kj1 qi3 ka10").half_moves("150").position();
    for (position, reason) in [
        (mate, OutcomeReason::Checkmate),
        (stalemate, OutcomeReason::Stalemate),
    ] {
        for occurrences in [1, 3, 5] {
            let outcome = position.outcome_in_game(occurrences);
            assert_eq!(outcome.map(|outcome| outcome.reason), Some(reason));
            assert_eq!(position.draw_claim(occurrences), None);
        }
    }
}

#[test]
fn r7_4_too_few_men() {
    let draw = Some(('-', OutcomeReason::InsufficientMaterial));
    white("Ka1 kj10").ends(draw);
    for letter in ["M", "B", "N", "V", "A", "m", "b", "n", "v", "a"] {
        white(&format!("Ka1 kj10 {letter}e4")).ends(draw);
        black(&format!("Ka1 kj10 {letter}e4")).ends(draw);
    }
    white("Ka1 kj10").edge("A").ends(draw);
    white("Ka1 kj10").edge("a").ends(draw);
    for letter in ["Q", "R", "S", "C", "P", "S(N)", "S(A)", "s(N)", "S(n)", "s"] {
        white(&format!("Ka2 kj10 {letter}e4")).ends(None);
    }
    // Who can become another is enough, and so is a Centurion on the edge.
    white("Ka2 kj9 ^Pb1").ends(None);
    white("Ka2 kj9 ^Mi1").ends(None);
    white("Ka2 kj9").edge("C").ends(None);
    // Exactly one: two are always enough.
    white("Ka2 kj9 Bc1 Bd1").ends(None);
    white("Ka2 kj9 Nc1 nd8").ends(None);
    white("Ka2 kj9 Nc5").edge("A").ends(None);
    white("Ka2 kj9").edge("Aa").ends(None);
    // The Magister that has left draws at once.
    white("Ka2 kd9 ^Mi1").play("i1i3").ends(draw);
    white("Ka2 kj9 Nc4 pd6").play("c4d6").ends(draw);
}

#[test]
fn r7_5_what_makes_two_positions_the_same() {
    let one = Case::of("Kf1 kf10 S(N)a1 Pc2 Pe7 pd7", "w KAk d8 Ac 4 30");
    let position = one.position();
    assert_eq!(
        position.en_passant().map(|square| square.to_string()),
        Some("d8".into())
    );
    let is_same = |other: &Case| {
        let other = other.position();
        assert_eq!(position.is_same(&other), position.key() == other.key());
        position.is_same(&other)
    };
    // The clocks do not matter.
    assert!(is_same(&Case::of(
        "Kf1 kf10 S(N)a1 Pc2 Pe7 pd7",
        "w KAk d8 Ac 77 99"
    )));
    for (men, fields) in [
        // The passenger, the hull's color, a piece, the side to move.
        ("Kf1 kf10 S(A)a1 Pc2 Pe7 pd7", "w KAk d8 Ac 4 30"),
        ("Kf1 kf10 Sa1 Pc2 Pe7 pd7", "w KAk d8 Ac 4 30"),
        ("Kf1 kf10 S(N)a1 Pc3 Pe7 pd7", "w KAk d8 Ac 4 30"),
        ("Kf1 kf10 S(N)a1 Pc2 Pe7 pd7", "b KAk - Ac 4 30"),
        // Rights, the legal en passant capture, the edge.
        ("Kf1 kf10 S(N)a1 Pc2 Pe7 pd7", "w KA+k d8 Ac 4 30"),
        ("Kf1 kf10 S(N)a1 Pc2 Pe7 pd7", "w Kk d8 Ac 4 30"),
        ("Kf1 kf10 S(N)a1 Pc2 Pe7 pd7", "w KA d8 Ac 4 30"),
        ("Kf1 kf10 S(N)a1 Pc2 Pe7 pd7", "w KAk - Ac 4 30"),
        ("Kf1 kf10 S(N)a1 Pc2 Pe7 pd7", "w KAk d8 A 4 30"),
    ] {
        assert!(!is_same(&Case::of(men, fields)), "{men} {fields}");
    }
    let frigate = Case::of("Kf1 kf10 s(N)a1 Pc2", "w KA+k - - 0 1").position();
    let transport = Case::of("Kf1 kf10 S(N)a1 Pc2", "w KA+k - - 0 1").position();
    assert!(!frigate.is_same(&transport));
    // An air piece is not the piece that it becomes.
    let air = Case::of("Kf1 kf10 ^Mi1 Pc2", "w - - - 0 1").position();
    let ground = Case::of("Kf1 kf10 Mi1 Pc2", "w - - - 0 1").position();
    assert!(!air.is_same(&ground));
    // An en passant square that no legal capture uses is no difference.
    let pinned = Case::of("Ka7 kj10 Pe7 pd7 rj7", "w - d8 - 0 1").position();
    let without = Case::of("Ka7 kj10 Pe7 pd7 rj7", "w - - - 0 1").position();
    assert!(pinned.is_same(&without));
}
