//! Section 1: the base game.

use crate::case::{black, core, of, white};
use das_chess::Color;
use das_chess::tchess10::{Kind, Options, Position};

/// The King's moves where these tests put it, out of every line.
const KING: &str = "a2: a1 a3 b1 b2 b3";

/// A piece on e5 of an otherwise empty board, but for the Kings and `others`.
#[track_caller]
fn lone(mods: &str, letter: char, others: &str, ends: &str) {
    let case = white(mods, &format!("Ka2 {letter}e5 kj8 {others}"));
    case.all(&format!("{KING}; e5: {ends}"));
}

const ORTHOGONAL: &str = "a5 b5 c5 d5 f5 g5 h5 i5 j5 e1 e2 e3 e4 e6 e7 e8 e9 e10";
const DIAGONAL: &str = "d4 c3 b2 a1 f6 g7 h8 i9 j10 d6 c7 b8 a9 f4 g3 h2 i1";
const KNIGHT: &str = "d3 f3 c4 g4 c6 g6 d7 f7";
const NEAR: &str = "d4 e4 f4 d5 f5 d6 e6 f6";

#[test]
fn r1_1_ten_files_and_ten_ranks_without_edge_files() {
    white("", "Ra1 Kj1 ke9")
        .all("a1: a2 a3 a4 a5 a6 a7 a8 a9 a10 b1 c1 d1 e1 f1 g1 h1 i1; j1: i1 i2 j2");
    white("", "Rj10 Ka2 kb9").from(
        "j10",
        "j1 j2 j3 j4 j5 j6 j7 j8 j9 a10 b10 c10 d10 e10 f10 g10 h10 i10",
    );
    let start = Position::start(&Options::default()).expect("a start");
    assert_eq!(start.turn(), Color::White);
}

#[test]
fn r1_2_king() {
    white("", "Ke5 kj10").all(&format!("e5: {NEAR}"));
}

#[test]
fn r1_2_queen() {
    lone("", 'Q', "", &format!("{ORTHOGONAL} {DIAGONAL}"));
}

#[test]
fn r1_2_lion_leaps_to_any_square_two_steps_away() {
    let far = "c3 e3 g3 c5 g5 c7 e7 g7";
    // Whatever stands between; it captures on e7 and not on the own c7.
    let others = "pd6 pe6 pe7 Pc7 pc8";
    let ends = format!("{NEAR} {KNIGHT} {far}").replace(" c7", "");
    lone("", 'L', others, &ends);
}

#[test]
fn r1_2_magister_captures_diagonally_only() {
    let ends = "a5 b5 c5 d5 f5 g5 h5 i5 j5 e1 e2 e3 e4 e6 e7 d4 c3 b2 a1 f6 g7 h8 i9 j10 d6 c7 f4 g3 h2 i1";
    lone("", 'M', "pe8 pc7", ends);
}

#[test]
fn r1_2_jester_is_not_royal() {
    // The Tower on e9 attacks e6 and e4 through the Jester.
    lone("", 'J', "re9", NEAR);
}

#[test]
fn r1_2_bishop_paladin_tower_knight() {
    lone("", 'B', "", DIAGONAL);
    lone("", 'D', "", &format!("{DIAGONAL} d5 f5 e4 e6"));
    lone("", 'R', "", ORTHOGONAL);
    lone("", 'N', "pd4 pe4 pf5 pe6", KNIGHT);
}

#[test]
fn r1_2_champion_goes_on_straight() {
    let ends = "f7 f7g7 f7h7 f7i7 f7j7 f7f8 f7f9 f7f10 \
                g6 g6h6 g6i6 g6j6 g6g7 g6g8 g6g9 g6g10 \
                g4 g4h4 g4i4 g4j4 g4g3 g4g2 g4g1 \
                f3 f3g3 f3h3 f3i3 f3j3 f3f2 f3f1 \
                d3 d3c3 d3b3 d3a3 d3d2 d3d1 \
                c4 c4b4 c4a4 c4c3 c4c2 c4c1 \
                c6 c6b6 c6a6 c6c7 c6c8 c6c9 c6c10 \
                d7 d7c7 d7b7 d7a7 d7d8 d7d9 d7d10";
    lone("", 'H', "", ends);
    // Only from an empty square; it captures where it ends, also by the leap.
    let ends = "f7 \
                g6 g6h6 g6i6 g6g7 g6g8 g6g9 g6g10 \
                f3 f3g3 f3h3 f3i3 f3j3 f3f2 f3f1 \
                d3 d3c3 d3b3 d3a3 d3d2 d3d1 \
                c4 c4b4 c4a4 c4c3 c4c2 c4c1 \
                c6 c6b6 c6a6 c6c7 c6c8 c6c9 c6c10 \
                d7 d7c7 d7b7 d7a7 d7d8 d7d9 d7d10";
    let case = white("", "Ka2 He5 kj8 pf7 pi6 Pg4 pg5");
    case.all(&format!("{KING}; e5: {ends}"));
}

#[test]
fn r1_2_griffin_goes_on_diagonally() {
    let ends = "f7 f7g8 f7h9 f7i10 g6 g6h7 g6i8 g6j9 g4 g4h3 g4i2 g4j1 f3 f3g2 f3h1 \
                d3 d3c2 d3b1 c4 c4b3 c6 c6b7 c6a8 d7 d7c8 d7b9 d7a10";
    // On a2 stands the own King.
    lone("", 'G', "", ends);
    let case = white("", "Ka2 Ge5 kj8 ph9 pg4");
    let ends = "f7 f7g8 f7h9 g6 g6h7 g6i8 g6j9 g4 f3 f3g2 f3h1 \
                d3 d3c2 d3b1 c4 c4b3 c6 c6b7 c6a8 d7 d7c8 d7b9 d7a10";
    case.all(&format!("{KING}; e5: {ends}"));
}

#[test]
fn r1_2_assassin() {
    lone(
        "",
        'A',
        "pd6 pe6 pf5",
        "d4 f4 d6 f6 c3 g3 c7 g7 e3 c5 g5 e7",
    );
}

#[test]
fn r1_2_pawn() {
    let case = white("", "Ka2 Pe3 Pc5 Ph3 Pf4 Pj4 kj8 pd4 nh5");
    // f3 does not exist, f4 is no start rank; h5 stops the double step, not the single one.
    case.all(&format!(
        "{KING}; e3: e4 e5 d4; c5: c6; h3: h4; f4: f5; j4: j5"
    ));
    // White passes e4, and the Pawns beside take in passing, right now only.
    let passed = white("", "Ka2 Pe3 kj8 pd5 pf5 pf6 Pi3").play("e3e5");
    passed.state("b e4 -");
    passed.all("d5: d4 e4; f5: f4 e4; f6: e5; j8: i7 i8 i9 j7 j9");
    passed
        .play("d5e4")
        .men("Ka2 kj8 pe4 pf5 pf6 Pi3")
        .clocks("0 21");
    passed.play("j8j9 a2a1").from("d5", "d4");
}

#[test]
fn r1_2_cardinal_marshal_emperor() {
    let all = "cardinal,marshal,emperor";
    lone(all, 'C', "", &format!("{KNIGHT} {DIAGONAL}"));
    lone(all, 'S', "", &format!("{KNIGHT} {ORTHOGONAL}"));
    lone(all, 'E', "", &format!("{KNIGHT} {ORTHOGONAL} {DIAGONAL}"));
}

#[test]
fn r1_3_the_start() {
    let start = Position::start(&Options::default()).expect("a start");
    for color in Color::ALL {
        assert_eq!(start.owned_by(color).len(), 29);
    }
    assert_eq!(start.legal_move_count(), 82);
    for (square, cell) in start.cells() {
        let other = start.cell_at(square.mirrored()).expect("a mirror image");
        assert_eq!(other.upper.kind, cell.upper.kind);
        assert_eq!(other.owner(), !cell.owner());
    }
    // Two paths to one square are two moves.
    let ways = ["h2g4g5", "i2h4h5", "i2h4g4"];
    let legal: Vec<String> = start
        .legal_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert!(legal.contains(&ways[1].to_string()) && legal.contains(&ways[2].to_string()));
    white("", "Ka2 He5 kj8").has("e5f7g7 e5g6g7 e5d7c7 e5c6c7");
}

#[test]
fn r1_4_a_side_may_not_leave_its_king_attacked() {
    white("", "Ka1 Ba3 ra9 kj10").all("a1: a2 b1 b2");
    white("", "Ka1 Nc4 ra9 kj10")
        .check(true)
        .all("a1: b1 b2; c4: a3 a5");
    // A Champion attacks by its second part: g2 by way of c2. From an occupied square it does not go on.
    white("", "Kg2 ha1 kj10").check(true);
    white("", "Kg2 ha1 pc2 Pf2 kj10").check(false);
}

#[test]
fn r1_4_elsewhere_there_is_no_check() {
    let men = "Ka1 Nc4 ra9 kj10";
    let all = "a1: a2 b1 b2; c4: a3 a5 b2 b6 d2 d6 e3 e5";
    for mods in [
        "strike",
        "kingCapture",
        "jesterKing",
        "lastHero",
        "warCouncil",
        "strike,escort",
    ] {
        white(mods, men).check(false).all(all);
    }
    white("theocracy", "Ka1 Nc4 ra9 kj10 Bj1 bi10")
        .lacks("a1a3")
        .has("c4b2 a1a2");
    white("escort", men).check(true).all("a1: b1 b2; c4: a3 a5");
}

#[test]
fn r1_4_mate_and_stalemate() {
    black("", "ka10 Rj9 Rj10 Kf1")
        .all("")
        .ends("white checkmate");
    black("", "ka10 Qb8 Kf1").all("").ends("draw stalemate");
    black("escort", "ka10 Rj9 Rj10 Kf1")
        .all("")
        .ends("white checkmate");
}

#[test]
fn r1_4_bare_kings() {
    let case = white("", "Ka1 pb2 kj10");
    case.check(true).all("a1: a2 b1 b2");
    let bare = case.play("a1b2");
    // A draw, though the moves are there: no draw rule is applied to them.
    bare.ends("draw insufficientMaterial").all("j10: i9 i10 j9");
    white("strike", "Kb2 kj10").goes_on();
    white("escort", "Kb2 kj10").goes_on();
    white("illusions,carry,polarity", "Kb2 kj10").ends("draw insufficientMaterial");
    white("", "Kb2 Na1 kj10").goes_on();
}

#[test]
fn r1_5_promotion() {
    let case = white("", "Ka2 Pb9 kj8 rc10");
    let kinds = ["q", "l", "m", "j", "b", "d", "r", "n", "h", "g", "a"];
    let ends = |square: &str, kinds: &[&str]| -> String {
        kinds
            .iter()
            .map(|kind| format!("{square}{kind} "))
            .collect()
    };
    case.all(&format!(
        "{KING}; b9: {} {}",
        ends("b10", &kinds),
        ends("c10", &kinds)
    ));
    case.play("b9c10h").men("Ka2 kj8 Hc10").clocks("0 20");
    let cardinal = ["q", "l", "m", "j", "b", "d", "r", "n", "c", "g", "a"];
    white("cardinal", "Ka2 Pb9 kj8").from("b9", &ends("b10", &cardinal));
    let all = ["e", "l", "m", "j", "b", "d", "r", "n", "c", "s", "g", "a"];
    white("cardinal,marshal,emperor", "Ka2 Pb9 kj8").from("b9", &ends("b10", &all));
}

#[test]
fn r1_5_a_pawn_carried_there_does_not_promote() {
    let case = white("carry", "Ka2 P(N)c8 kj8");
    let set_down = case.play("c8&b10 j8j9 b10c8 j9j8");
    set_down.men("Ka2 Pb10 Nc8 kj8");
    set_down.all(&format!("{KING}; c8: a7 a9 b6 b10 d6 d10 e7 e9"));
}

#[test]
fn r1_6_horses() {
    let horses: String = Kind::ALL
        .iter()
        .filter(|kind| kind.is_horse())
        .map(|kind| kind.letter())
        .collect();
    assert_eq!(horses, "NHGCSE");
    // Each leaps onto the Pawn c3, but the Lion.
    for horse in ["N", "H", "G"] {
        white("carry", &format!("Ka2 {horse}b1 Pc3 kg9")).has("b1c3");
    }
    for horse in ["C", "S", "E"] {
        white(
            "carry,cardinal,marshal,emperor",
            &format!("Ka2 {horse}b1 Pc3 kg9"),
        )
        .has("b1c3");
    }
    white("carry", "Ka2 Lb1 Pc3 kg9").lacks("b1c3");
}

#[test]
fn r1_6_a_goal_ends_the_game_at_once() {
    let case = white("strike", "Ka1 Rj1 Nd4 kj10 pj9");
    case.all("a1: a2 b1 b2; d4: b3 b5 c2 c6 e2 e6 f3 f5; j1: b1 c1 d1 e1 f1 g1 h1 i1 j2 j3 j4 j5 j6 j7 j8 j9");
    let won = white("strike", "Ka1 Rj1 Nd4 kj10").play("d4b3 j1j10");
    won.state("w - b3j10")
        .clocks("0 20")
        .ends("white kingCaptured")
        .all("");
    // By the turn's last move the turn has passed.
    let won = white("strike", "Ka1 Rj1 Nd4 kj10").play("d4b3 a1a2 j1j10");
    won.state("b - -").ends("white kingCaptured").all("");
    // What is lost with its carrier is captured too.
    let won = white("theocracy,carry", "Bh1 Rd4 b(n)d7 pj9").play("d4d7");
    won.men("Bh1 Rd7 pj9").ends("white theocracy");
}

#[test]
fn r1_the_start_reads_as_it_is_written() {
    let text = core(
        "tchess10 rnbdqkdbnr/ahglmj1gha/pppppppppp/10/10/10/10/PPPPPPPPPP/AHGLMJ1GHA/RNBDQKDBNR w - - 0 1",
    );
    assert_eq!(Position::start(&Options::default()), Ok(text));
    // Castling there is none.
    of("", "Kf1 Ra1 Rj1 kf10", "w - - 0 1").from("f1", "e1 e2 f2 g1 g2");
}
