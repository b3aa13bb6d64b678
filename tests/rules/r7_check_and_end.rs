//! Section 7: check and the end of the game.

use crate::case::{black, white};

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
