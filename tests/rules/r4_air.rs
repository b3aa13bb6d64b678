//! Section 4: the Elva and the air Magister.

use crate::case::{black, white};

#[test]
fn r4_1_the_elva_leaves_by_a_queens_or_a_valkyries_move() {
    let case = white("Kj3 kj10 ^Pb1");
    let queen = "a1 c1 d1 e1 f1 g1 h1 i1 j1 b2 b3 b4 b5 b6 b7 b8 b9 a2 c2 d3 e4 f5 g6 h7 i8 j9";
    let promoting = "b10q b10r b10s b10m b10b b10n b10v b10a b10c";
    let valkyrie = "a3 c3 d5 e7 f9 d2 f3 h4 j5";
    case.from("b1", &format!("{queen} {promoting} {valkyrie}"));
    // From then on it is an ordinary pawn.
    let case = case.play("b1d5 j10i10");
    case.men("Kj3 ki10 Pd5").from("d5", "d6");
}

#[test]
fn r4_1_the_elva_leaves_without_capturing() {
    white("Ka10 kj10 ^Pb1 pb3 nc2 pc3 pa2 pa3 nd2 nd1 na1").from("b1", "b2 c1");
}

#[test]
fn r4_2_the_air_magister_leaves_likewise() {
    let case = white("Ka2 kd10 ^Mi1");
    let queen = "a1 b1 c1 d1 e1 f1 g1 h1 j1 i2 i3 i4 i5 i6 i7 i8 i9 i10 h2 g3 f4 e5 d6 c7 b8 a9 j2";
    let valkyrie = "j3 h3 g5 f7 e9 g2 e3 c4 a5";
    case.from("i1", &format!("{queen} {valkyrie}"));
    let case = case.play("i1g5 d10d9");
    case.men("Ka2 kd9 Mg5");
    let orthogonal = "g1 g2 g3 g4 g6 g7 g8 g9 g10 a5 b5 c5 d5 e5 f5 h5 i5 j5";
    let diagonal = "f4 e3 d2 c1 h6 i7 j8 f6 e7 d8 c9 b10 h4 i3 j2";
    case.from("g5", &format!("{orthogonal} {diagonal}"));
    white("Ka2 kd10 ^Mi1 nh1 ph2 nh3 bg2 nj1 pj3").from("i1", "j2 i2 i3 i4 i5 i6 i7 i8 i9 i10");
}

#[test]
fn r4_3_the_squares_passed_over_and_the_target_are_empty() {
    // Ours on b3, c2 and c3; an empty Ship, ours or theirs, is not an empty square.
    white("Kj5 kj10 ^Pb1 Sb3 sc2 Nc3 Sa2 sa1 sc1 Pd2 Na3").from("b1", "b2");
    // d5 is two Valkyrie's steps away: c3 must be empty, c2 and d4 need not be.
    white("Kj1 kj10 ^Pb1 Nc2 Pd4 Pb2 Pd2 na1 pa2 pa3")
        .from("b1", "c1 d1 e1 f1 g1 h1 i1 c3 d5 e7 f9");
    white("Kf1 ka10 ^Mi1 Ni2 Nh1 Nh2 Sj1 Nj2 sj3 Ng2").from("i1", "h3 g5 f7 e9");
}

#[test]
fn r4_4_until_they_leave_they_attack_nothing() {
    black("Kj1 kc2 ^Pb1")
        .check(false)
        .from("c2", "b1 b2 b3 c1 c3 d1 d2 d3");
    black("Kj1 kc3 ^Pb1").check(false);
    black("Ka1 kh2 ^Mi1")
        .check(false)
        .from("h2", "g1 g2 g3 h1 h3 i1 i2 i3");
    black("Ka1 kg5 ^Mi1").check(false);
}

#[test]
fn r4_4_they_block_and_can_be_captured() {
    let case = white("Kf1 kf8 Rb5 ^pb10");
    case.play("b5b10").men("Kf1 kf8 Rb10").half_moves_are(0);
    let case = white("Kf1 kf8 Ri5 ^mi10");
    case.play("i5i10").men("Kf1 kf8 Ri10");
    // By a Minor, an empty Ship, a pawn, a passenger.
    white("Kf1 kf8 Nh8 ^mi10").play("h8i10").men("Kf1 kf8 Ni10");
    white("Kf1 kf8 Si5 ^mi10").play("i5i10").men("Kf1 kf8 Si10");
    white("Kf1 kf8 Ph9 ^mi10")
        .play("h9i10a")
        .men("Kf1 kf8 Ai10");
    white("Kf1 kf8 S(N)h9 ^mi10")
        .play("h9~i10")
        .men("Kf1 kf8 Sh9 Ni10");
    // They block their own side's lines and the enemy's.
    white("Kf1 kf8 Ra1 ^Pb1").from("a1", "a2 a3 a4 a5 a6 a7 a8 a9 a10");
    white("Kf1 kf8 Ra10 ^pb10").lacks("a10c10").has("a10b10");
}

#[test]
fn r4_5_an_elva_that_lands_on_the_last_rank_promotes() {
    let case = white("Kf1 kf8 ^Pb1");
    case.play("b1b10s").men("Kf1 kf8 Sb10");
    case.play("b1b10v").men("Kf1 kf8 Vb10");
    case.lacks("b1b10 b1b10k b1b10p");
}

#[test]
fn r4_6_the_elvas_exit_is_a_pawn_move_for_the_count() {
    let case = white("Kf1 kf8 ^Pb1 ^Mi1").half_moves("37");
    case.play("b1c3").half_moves_are(0);
    case.play("i1i4").half_moves_are(38);
}
