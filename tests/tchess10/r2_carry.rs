//! Rule 2.10: carrying, sentence by sentence.
//!
//! With the war council as the goal Kings can be left attacked, which keeps boards small: White's King on j1 has
//! three moves.

use crate::case::{black, white};

const GAME: &str = "warCouncil,carry";
const KING: &str = "j1: i1 i2 j2";

#[track_caller]
fn all(men: &str, moves: &str) {
    white(GAME, &format!("Kj1 kj10 {men}")).all(&format!("{KING}; {moves}"));
}

#[test]
fn horses_carry_own_pieces() {
    for piece in ["Q", "L", "M", "J", "B", "D", "R", "A", "P"] {
        white(GAME, &format!("Kj1 kj10 Na1 {piece}b3")).from("a1", "b3 c2");
    }
    // Not the enemy's: these they capture.
    let case = white(GAME, "Kj1 kj10 Na1 bb3").play("a1b3");
    case.men("Kj1 kj10 Nb3");
}

#[test]
fn other_than_kings_and_horses() {
    white(GAME, "Kc2 kj10 Na1 Gb3").from("a1", "");
    for horse in ["N", "H", "C", "S", "E"] {
        let mods = if horse == "H" {
            GAME
        } else {
            "warCouncil,carry,cardinal,marshal,emperor"
        };
        white(mods, &format!("Kj1 kj10 Na1 {horse}b3")).from("a1", "c2");
    }
}

#[test]
fn s1_a_horse_leaps_onto_an_own_piece_and_stands_on_it() {
    let case = white("carry", "Ka1 Nb1 Bc3 kj9");
    case.all("a1: a2 b2; b1: a3 c3 d2; c3: a5 b4 d4 e5 f6 g7 h8 i9 j10 b2 d2 e1");
    let loaded = case.play("b1c3");
    loaded.men("Ka1 B(N)c3 kj9").state("b - -").clocks("6 20");
}

#[test]
fn s2_the_lower_piece_does_not_move_by_itself() {
    let case = white("carry", "Ka1 B(N)c3 kj9");
    case.all("a1: a2 b1 b2; c3: b1 &b1 d1 &d1 a2 &a2 e2 &e2 a4 &a4 e4 &e4 b5 &b5 d5 &d5");
    // Nor attack.
    black("carry", "kj10 R(N)j1 Ka1")
        .check(false)
        .all("j10: i9 i10 j9");
    // A Pawn in a lower storey does not step.
    all("P(N)a3", "a3: b1 &b1 c2 &c2 c4 &c4 b5 &b5");
}

#[test]
fn s2_it_goes_where_the_horse_takes_it() {
    let case = white("carry", "Ka1 B(N)c3 kj9").play("c3&d5 j9j10 d5&f6");
    case.men("Ka1 B(N)f6 kj10");
}

#[test]
fn s3_the_horse_may_move_without_it() {
    let case = white("carry", "Ka1 B(N)c3 kj9").play("c3d5");
    case.men("Ka1 Bc3 Nd5 kj9");
    // The Bishop moves by itself again.
    case.play("j9i10").has("c3d4 d5e7");
    // Leaving may uncover the own King, or cover nothing: here the Bishop shields it.
    white("carry", "Ka1 B(N)a3 ra9 kj10").all("a1: b1 b2 a2; a3: b1 c2 c4 b5");
}

#[test]
fn s4_champions_leave_it_where_the_leap_ends() {
    let stops = "b3 &b3 c2 &c2";
    let from_b3 = "b3c3 &b3c3 &b3&c3 b3d3 &b3d3 &b3&d3 b3b4 &b3b4 &b3&b4";
    let from_c2 = "c2d2 &c2d2 &c2&d2 c2c3 &c2c3 &c2&c3 c2c4 &c2c4 &c2&c4";
    let men = "B(H)a1 pb4 pd3 pd2 pc4";
    all(men, &format!("a1: {stops} {from_b3} {from_c2}"));
    let case = white(GAME, &format!("Kj1 kj10 {men}"));
    case.play("a1b3c3").men("Kj1 kj10 Ba1 Hc3 pb4 pd3 pd2 pc4");
    case.play("a1&b3c3").men("Kj1 kj10 Bb3 Hc3 pb4 pd3 pd2 pc4");
    case.play("a1&b3&c3").men("Kj1 kj10 B(H)c3 pb4 pd3 pd2 pc4");
    case.play("a1&b3d3")
        .men("Kj1 kj10 Bb3 Hd3 pb4 pd2 pc4")
        .clocks("0 20");
}

#[test]
fn s4_griffins_too() {
    let stops = "b3 &b3 c2 &c2";
    let on = "b3c4 &b3c4 &b3&c4 b3d5 &b3d5 &b3&d5 c2d3 &c2d3 &c2&d3";
    all("B(G)a1 pd5 pd3", &format!("a1: {stops} {on}"));
    // Only on the empty square: not where the leap captures.
    all("B(G)a1 pb3 pc2", "a1: b3 &b3 c2 &c2");
}

#[test]
fn s5_they_pick_a_piece_up_and_carry_it_on() {
    all(
        "Ha1 Pb3 pb4 pd3 pd2 pc4",
        "a1: b3 b3&c3 b3&d3 b3&b4 c2 c2d2 c2c3 c2c4; b3: c4",
    );
    let case = white(GAME, "Kj1 kj10 Ha1 Pb3 pb4 pd3 pd2 pc4");
    case.play("a1b3").men("Kj1 kj10 P(H)b3 pb4 pd3 pd2 pc4");
    case.play("a1b3&c3")
        .men("Kj1 kj10 P(H)c3 pb4 pd3 pd2 pc4")
        .clocks("6 20");
    all("Ga1 Pb3 pb4 pd5 pd3", "a1: b3 b3&c4 b3&d5 c2 c2d3");
}

#[test]
fn s6_cardinals_pick_up_by_the_leap_only() {
    let mods = "warCouncil,carry,cardinal";
    let case = white(mods, "Kj1 kj10 Ca1 Pb2 Pc2 pb3 pc3");
    // Not the Pawn on b2, by the diagonal.
    case.all(&format!("{KING}; a1: b3 c2; b2: c3; c2: b3"));
    // Then they carry by any of their moves.
    let case = white(mods, "Kj1 kj10 P(C)a1 pc3");
    case.all(&format!("{KING}; a1: b2 &b2 c3 &c3 b3 &b3 c2 &c2"));
}

#[test]
fn s6_marshals_and_emperors_too() {
    let mods = "warCouncil,carry,marshal,emperor";
    let case = white(mods, "Kj1 kj10 Sa1 Pa2 Pc2 pa3 pb1 pb3 pc3");
    case.all(&format!("{KING}; a1: b1 b3 c2; a2: b3; c2: b3"));
    let case = white(mods, "Kj1 kj10 P(S)a1 pa3 pc1");
    case.all(&format!(
        "{KING}; a1: a2 &a2 a3 &a3 b1 &b1 c1 &c1 b3 &b3 c2 &c2"
    ));
    let case = white(mods, "Kj1 kj10 Ea1 Pa2 Pb2 Pc2 pa3 pb1 pb3 pc3");
    case.all(&format!("{KING}; a1: b1 b3 c2; a2: b3; b2: a3 c3; c2: b3"));
    let case = white(mods, "Kj1 kj10 P(E)a1 pa2 pb1 pb2");
    case.all(&format!("{KING}; a1: a2 &a2 b1 &b1 b2 &b2 b3 &b3 c2 &c2"));
}

#[test]
fn s7_when_the_carrier_is_captured_both_are_lost() {
    let case = white("carry", "Ka1 Rd1 b(n)d7 pa9 kj10");
    case.play("d1d7").men("Ka1 Rd7 pa9 kj10").clocks("0 20");
    white("theocracy,carry", "Ba1 Rd4 b(n)d7 bj9")
        .play("d4d7")
        .goes_on();
    white("theocracy,carry", "Ba1 Rd4 b(n)d7 pj9")
        .play("d4d7")
        .ends("white theocracy");
}

#[test]
fn d_one_piece_at_a_time() {
    // No Horse brings cargo onto an own piece, though it may leave one and pick up another.
    all("P(N)a1 Pb3 pb4", "a1: b3 c2 &c2");
    let case = white(GAME, "Kj1 kj10 P(N)a1 Pb3 pb4").play("a1b3");
    case.men("Kj1 kj10 Pa1 P(N)b3 pb4");
    all(
        "P(H)a1 Pb3 pb4 pc3 pd2",
        "a1: b3 b3&c3 b3&b4 c2 &c2 c2d2 &c2d2 &c2&d2 c2c3 &c2c3 &c2&c3",
    );
    // Nobody is picked up who carries.
    all(
        "Na1 P(N)b3 pb4",
        "a1: c2; b3: c1 &c1 d2 &d2 d4 &d4 a5 &a5 c5 &c5",
    );
}

#[test]
fn d_a_carrier_captures_with_its_cargo() {
    let case = white(GAME, "Kj1 kj10 P(N)a1 pb3");
    case.all(&format!("{KING}; a1: b3 &b3 c2 &c2"));
    case.play("a1&b3").men("Kj1 kj10 P(N)b3").clocks("0 20");
    case.play("a1b3").men("Kj1 kj10 Pa1 Nb3").clocks("0 20");
}

#[test]
fn d_a_capturing_leap_ends_the_move() {
    all("Ha1 pb3 pc2", "a1: b3 c2");
}

#[test]
fn d_on_from_an_own_piece_only_with_it() {
    let case = white(GAME, "Kj1 kj10 Ha1 Pb3 pb4 pc3 pc2");
    case.from("a1", "b3 b3&c3 b3&b4 c2").lacks("a1b3c3 a1b3b4");
    // Not at all from a King, a Horse or a loaded one.
    white(GAME, "Kb3 kj10 Ha1 Nc2").from("a1", "");
    white(GAME, "Kj1 kj10 Ha1 P(N)b3 pc2").from("a1", "c2");
}

#[test]
fn d_the_second_part_never_ends_on_an_own_piece() {
    // b3 is empty: on to c3, where the own Pawn d3 stops it, and to the enemy on b4.
    all("Ha1 pb4 Pd3 pd4 pc2", "a1: b3 b3c3 b3b4 c2");
}

#[test]
fn d_a_pawn_set_down_on_its_start_rank_may_step_two() {
    let case = white(GAME, "Kj1 kj10 P(N)d2 pb9").play("d2&b3 b9b8 b3c5 b8b7");
    case.men("Kj1 kj10 Pb3 Nc5 pb7").from("b3", "b4 b5");
}

#[test]
fn d_a_pawn_on_the_last_rank_has_no_step_ahead() {
    all("Pb10", "");
    // Nor anything to capture.
    all("Pb10 na10 nc9", "");
}

#[test]
fn d_a_champion_gives_check_by_what_it_picks_up() {
    // From a1 over the own Pawn b3 to the whole third rank, over c2 to the second.
    black("carry", "kj3 Ha1 Pb3 Ka9")
        .check(true)
        .all("j3: i4 j4");
    black("carry", "kj3 Ha1 Nb3 pc2 Ka9").check(false);
}
