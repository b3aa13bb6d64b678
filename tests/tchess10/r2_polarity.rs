//! Rules 2.11 and 2.12: polarity, sentence by sentence, and re-formation.
//!
//! `all_turned` writes each move with all its turns. With the war council as the goal Kings can be left attacked;
//! White's King on j1, facing north, has three moves.

use crate::case::{black, of, white};

const GAME: &str = "warCouncil,polarity";
const KING: &str = "j1 n: i1 i2 j2";

/// A piece on e5 that faces somewhere, and where it goes.
#[track_caller]
fn lone(man: &str, facing: &str, others: &str, ends: &str) {
    let turn = if facing == "n" {
        String::new()
    } else {
        format!("@{facing}")
    };
    let case = white(GAME, &format!("Kj1 kj10 {man}{turn}e5 {others}"));
    case.all_turned(&format!("{KING}; e5 {facing}: {ends}"), "");
}

#[test]
fn at_the_start_each_piece_points_towards_the_enemy() {
    let start = "rnbdqkdbnr/ahglmj1gha/pppppppppp/10/10/10/10/PPPPPPPPPP/AHGLMJ1GHA/RNBDQKDBNR";
    let case = of("polarity", "", "w - - 0 1");
    let text = case.text.replace("10/10/10/10/10/10/10/10/10/10", start);
    let position = crate::case::core(&text);
    assert_eq!(position.legal_move_count(), 4 * 82);
    // A facing that is the side's forward one is not written.
    assert!(!position.to_text().contains('@'));
}

#[test]
fn no_step_goes_backward() {
    // Forward, sideways in line, the two forward diagonals.
    lone("J", "n", "", "d5 f5 d6 e6 f6");
    lone("J", "e", "", "e4 e6 f4 f5 f6");
    lone("J", "s", "", "d5 f5 d4 e4 f4");
    lone("J", "w", "", "e4 e6 d4 d5 d6");
}

#[test]
fn no_slide_goes_backward() {
    lone("R", "s", "", "a5 b5 c5 d5 f5 g5 h5 i5 j5 e1 e2 e3 e4");
    lone("B", "w", "", "d6 c7 b8 a9 d4 c3 b2 a1");
    lone(
        "Q",
        "e",
        "pg7",
        "e1 e2 e3 e4 e6 e7 e8 e9 e10 f5 g5 h5 i5 j5 f6 g7 f4 g3 h2 i1",
    );
    lone(
        "M",
        "e",
        "pe7 pg7",
        "e1 e2 e3 e4 e6 f5 g5 h5 i5 j5 f6 g7 f4 g3 h2 i1",
    );
    lone("D", "n", "", "d5 f5 e6 d6 c7 b8 a9 f6 g7 h8 i9 j10");
}

#[test]
fn no_leap_goes_backward() {
    // With a forward part, or straight sideways.
    lone("N", "n", "", "c6 g6 d7 f7");
    lone("N", "w", "", "d3 d7 c4 c6");
    lone("A", "n", "", "d6 f6 c7 e7 g7 c5 g5");
    lone("L", "e", "", "e3 e4 e6 e7 f3 f4 f5 f6 f7 g3 g4 g5 g6 g7");
}

#[test]
fn no_part_of_a_move_goes_backward() {
    // The Champion's second part may go straight sideways.
    lone(
        "H",
        "n",
        "",
        "d7 d7c7 d7b7 d7a7 d7d8 d7d9 d7d10 f7 f7g7 f7h7 f7i7 f7j7 f7f8 f7f9 f7f10 \
         c6 c6b6 c6a6 c6c7 c6c8 c6c9 c6c10 g6 g6h6 g6i6 g6j6 g6g7 g6g8 g6g9 g6g10",
    );
    lone(
        "G",
        "s",
        "",
        "d3 d3c2 d3b1 f3 f3g2 f3h1 c4 c4b3 c4a2 g4 g4h3 g4i2",
    );
}

#[test]
fn after_a_move_the_piece_may_be_turned() {
    let case = white(GAME, "Kj1 kj10");
    case.all("j1: i1 i1@e i1@s i1@w i2 i2@e i2@s i2@w j2 j2@e j2@s j2@w");
    case.play("j1i2@w").men("K@wi2 kj10");
    // The old facing is not written.
    white(GAME, "K@ej1 kj10").all("j1: j2 j2@n j2@s j2@w");
    // Only the piece that moved.
    let case = white("warCouncil,carry,polarity", "Kj1 kj10 B@w(N)a1").play("a1&b3@e");
    case.men("Kj1 kj10 B@w(N@e)b3");
}

#[test]
fn a_compound_move_is_made_in_one_facing() {
    let case = white(GAME, "Kj1 kj10 G@se5");
    case.has("e5d3b1 e5d3b1@n e5d3b1@e e5d3b1@w")
        .lacks("e5d7b9 e5d3@nb5");
    case.play("e5d3b1@e").men("Kj1 kj10 G@eb1");
}

#[test]
fn d_attack_and_check_follow_the_facing() {
    for (facing, check) in [("@s", false), ("", true), ("@e", true), ("@w", true)] {
        black("polarity", &format!("kj10 R{facing}j3 Ka1")).check(check);
    }
    // A King goes where nobody who faces it attacks, and not backward itself.
    let case = black("polarity", "kj10 R@sj3 Ri1 Ka1");
    case.all_turned("j10 s: j9", "");
    // Turned towards the King a piece gives check, and mate.
    let case = white("polarity", "Ka1 Rh9 R@sh3 kj10").play("h3h2@e j10i10 h2j2@n");
    case.check(false);
    white("polarity", "Ka1 Ri1 R@si9 kj10")
        .play("i9j9")
        .check(false);
    white("polarity", "Ka1 Ri1 R@sj8 kj10")
        .play("j8j7@n")
        .check(true);
}

#[test]
fn d_pawns_step_and_capture_as_they_face() {
    lone("P", "e", "pf6 pf4 pd6", "f5 f6 f4");
    lone("P", "s", "pf6 pf4 pd4", "e4 f4 d4");
    lone("P", "w", "pf6 pd4 pe6", "d5 d4");
    lone("P", "n", "pf6 pf4 pd6", "e6 f6 d6");
}

#[test]
fn d_double_only_facing_the_enemy_from_the_start_rank() {
    let case = |pawn: &str| white(GAME, &format!("Kj1 kj10 {pawn}"));
    case("Pb3").all_turned(&format!("{KING}; b3 n: b4 b5"), "");
    case("P@eb3").all_turned(&format!("{KING}; b3 e: c3"), "");
    case("P@sb3").all_turned(&format!("{KING}; b3 s: b2"), "");
    case("Pb4").all_turned(&format!("{KING}; b4 n: b5"), "");
    // It may be turned after it, and is passed all the same.
    let passed = white(GAME, "Kj1 kj10 Pb3 pa5").play("b3b5@e");
    passed.men("Kj1 kj10 P@eb5 pa5").state("b b4 -").has("a5b4");
}

#[test]
fn d_capture_in_passing_if_they_could_capture_on_the_passed_square() {
    let men = "Kj1 P@ed6 P@ed8 Pf6 P@wf8 P@sg6 pe6 kj10";
    let case = of(GAME, men, "w e7 - 0 20");
    // Facing east e6 is in the way, e7 beside it is passed; f6 faces north and takes to both sides; west likewise;
    // who faces south can't.
    case.all_turned(
        &format!("{KING}; d6 e: e7; d8 e: e8 e7; f6 n: f7 e7; f8 w: e8 e7; g6 s: g5"),
        "",
    );
    case.play("d8e7")
        .men("Kj1 P@ed6 P@ee7 Pf6 P@wf8 P@sg6 kj10");
}

#[test]
fn d_promotes_whatever_it_faces() {
    // Set down on the last rank, it steps sideways and promotes; facing north it has no step.
    let kinds = ["j", "b", "d", "r", "n", "h", "g", "a"].map(|kind| format!("c10{kind}"));
    let case = white("warCouncil,carry,polarity", "Kj1 kj8 P@eb10 Pg10");
    case.all_turned(&format!("{KING}; b10 e: {}", kinds.join(" ")), "");
    case.play("b10c10a@s").men("Kj1 kj8 A@sc10 Pg10");
    case.play("b10c10a").men("Kj1 kj8 A@ec10 Pg10");
    // A Pawn that faces home on the last rank just walks away from it.
    let case = white("warCouncil,carry,polarity", "Kj1 kj8 P@sb10");
    case.all_turned(&format!("{KING}; b10 s: b9"), "");
}

#[test]
fn d_cargo_and_kings_keep_their_own() {
    let case = white("warCouncil,carry,polarity", "Kj1 kj8 B@s(N)a1").play("a1&b3@w");
    case.men("Kj1 kj8 B@s(N@w)b3");
    // Picked up and set down.
    let case = white("warCouncil,carry,polarity", "Kj1 kj8 P@wb3 Na1").play("a1b3@e");
    case.men("Kj1 kj8 P@w(N@e)b3");
    // Held and freed Kings.
    let case = white("kingCapture,polarity", "Kj1 k@we6 Re4 pa9").play("e4e6@s");
    case.men("Kj1 k@w(R@s)e6 pa9");
    let case = white("kingCapture,polarity", "K@e(r)e6 Re4 kj10 pa9").play("e4e6@w,e7");
    case.men("K@ee7 R@we6 kj10 pa9");
}

#[test]
fn r2_12_a_piece_may_be_turned_instead_of_moved() {
    let case = white("warCouncil,polarity,reform", "Kj1 kj10 P@eb4");
    case.all_turned(&format!("{KING}; b4 e: c4"), "j1 n, b4 e");
    // It never counts as a Pawn move.
    case.play("b4@s")
        .men("Kj1 kj10 P@sb4")
        .state("b - -")
        .clocks("6 20");
}

#[test]
fn r2_12_lower_storeys_cant() {
    let case = white("warCouncil,carry,polarity,reform", "Kj1 kj10 B@s(N)a1");
    case.all_turned(&format!("{KING}; a1 n: b3 &b3 c2 &c2"), "j1 n, a1 n");
    case.play("a1@e").men("Kj1 kj10 B@s(N@e)a1");
    // A holder turns itself, not the King; an Assassin stays with it so.
    let case = white("kingCapture,polarity,reform", "Kj1 k@w(A)e6 pa9").play("e6@s");
    case.men("Kj1 k@w(A@s)e6 pa9");
}

#[test]
fn r2_12_with_strike_it_is_that_pieces_move() {
    let case = white("strike,polarity,reform", "Kj1 Na1 Pb4 kj10").play("a1@e");
    case.state("w - a1").clocks("6 20");
    case.all_turned(&format!("{KING}; b4 n: b5"), "j1 n, b4 n");
    case.play("j1@s")
        .state("w - a1j1")
        .all_turned("b4 n: b5", "b4 n");
}

#[test]
fn r2_12_it_meets_no_check() {
    white("polarity,reform", "Ka1 Bh3 ra9 kj10")
        .check(true)
        .all_turned("a1 n: b1 b2; h3 n: ", "");
    // Nor does it leave one: the Tower's turn gives check, its King's own stays as it is.
    white("polarity,reform", "Ka1 R@sj3 kj10")
        .play("j3@n")
        .check(true);
}

#[test]
fn r2_15_no_move_is_a_draw_or_loses() {
    // Nobody can move: the King faces the border, the Pawn too.
    white("lastHero,polarity", "K@sa1 P@sb1 qh9")
        .all("")
        .ends("draw stalemate");
    white("kingCapture,polarity", "K@sa1 P@sb1 kh9")
        .all("")
        .ends("black noMove");
    white("polarity", "K@sa1 P@sb1 qh9 kj10").ends("draw stalemate");
    white("polarity", "K@sa1 P@sb1 ra9 kj10").ends("black checkmate");
    white("flagCapture", "Ka1 kh9 pa9")
        .all("")
        .ends("black noMove");
    // With re-formation there is a move.
    white("lastHero,polarity,reform", "K@sa1 P@sb1 qh9").goes_on();
    black("jesterKing", "Ka1 pj9 pi9 Pj8 Pi8 kj10").has("j10i10");
}
