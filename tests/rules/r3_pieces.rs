//! Section 3: the pieces on the main board.

use crate::case::{Case, black, white};
use crate::men::board_text;

const FILES: [&str; 10] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];

/// Whether a piece reaches a square so many files and ranks away on an empty board.
type Reach = fn(i32, i32) -> bool;

fn rook(files: i32, ranks: i32) -> bool {
    files == 0 || ranks == 0
}

fn bishop(files: i32, ranks: i32) -> bool {
    files.abs() == ranks.abs()
}

fn knight(files: i32, ranks: i32) -> bool {
    files.abs() * ranks.abs() == 2
}

/// Letter, reach, and whether men between can block it.
const PIECES: [(char, Reach, bool); 10] = [
    ('K', |files, ranks| files.abs().max(ranks.abs()) == 1, false),
    (
        'Q',
        |files, ranks| rook(files, ranks) || bishop(files, ranks),
        true,
    ),
    ('R', rook, true),
    ('B', bishop, true),
    ('S', rook, true),
    (
        'M',
        |files, ranks| rook(files, ranks) || bishop(files, ranks),
        true,
    ),
    ('N', knight, false),
    // The rhombus.
    ('A', |files, ranks| files.abs() + ranks.abs() == 3, false),
    // The square ring.
    ('C', |files, ranks| files.abs().max(ranks.abs()) == 2, false),
    (
        'V',
        |files, ranks| files.abs() == 2 * ranks.abs() || ranks.abs() == 2 * files.abs(),
        true,
    ),
];

/// Every piece on every square, so that nothing wraps round an edge anywhere.
#[test]
fn r3_every_piece_on_every_square() {
    let square = |file: i32, rank: i32| format!("{}{}", FILES[file as usize], rank + 1);
    for (letter, reach, slides) in PIECES {
        for (file, rank) in (0..10).flat_map(|file| (0..10).map(move |rank| (file, rank))) {
            // Both Kings where they neither block nor are attacked.
            let off_the_lines = |other: &(i32, i32), apart: (i32, i32)| {
                let far =
                    |from: (i32, i32)| (other.0 - from.0).abs().max((other.1 - from.1).abs()) > 3;
                let seen = PIECES
                    .iter()
                    .any(|(_, reach, _)| reach(other.0 - file, other.1 - rank));
                !seen && far(apart) && far((file, rank))
            };
            let squares = || (0..10).flat_map(|file| (0..10).map(move |rank| (file, rank)));
            let theirs = squares()
                .find(|at| off_the_lines(at, (file, rank)))
                .expect("room");
            let ours = squares()
                .find(|at| off_the_lines(at, theirs))
                .expect("room");
            let mut men = format!(
                "{letter}{} k{}",
                square(file, rank),
                square(theirs.0, theirs.1)
            );
            if letter != 'K' {
                men += &format!(" K{}", square(ours.0, ours.1));
            }
            let is_target =
                |&(x, y): &(i32, i32)| (x, y) != (file, rank) && reach(x - file, y - rank);
            let targets: Vec<String> = squares()
                .filter(is_target)
                .map(|(x, y)| square(x, y))
                .collect();
            assert!(!slides || targets.len() >= 3);
            white(&men).from(&square(file, rank), &targets.join(" "));
        }
    }
}

#[test]
fn r3_king() {
    white("Ke5 kj9").from("e5", "d6 e6 f6 d5 f5 d4 e4 f4");
    white("Ke5 kj9 Pe6 pd4").from("e5", "d6 f6 d5 f5 d4 e4 f4");
}

#[test]
fn r3_sliders_stop_at_men() {
    // Ours on e7 and g3, theirs on h5, c7 and c3.
    let men = "Ka2 kj9 Pe7 Pg3 ph5 pc7 pc3";
    let rank_and_file = "e6 f5 g5 h5 d5 c5 b5 a5 e4 e3 e2 e1";
    let diagonals = "d6 c7 d4 c3 f4 f6 g7 h8 i9 j10";
    for letter in ["R", "S"] {
        white(&format!("{men} {letter}e5")).from("e5", rank_and_file);
    }
    white(&format!("{men} Be5")).from("e5", diagonals);
    white(&format!("{men} Qe5")).from("e5", &format!("{rank_and_file} {diagonals}"));
    white(&format!("{men} Qe5"))
        .play("e5h5")
        .men("Ka2 kj9 Pe7 Pg3 Qh5 pc7 pc3");
}

#[test]
fn r3_magister_captures_diagonally_only() {
    let case = white("Ka2 kj9 Me5 ph5 pc7 Pe7");
    case.from(
        "e5",
        "e6 f5 g5 d5 c5 b5 a5 e4 e3 e2 e1 d6 c7 f6 g7 h8 i9 j10 d4 c3 b2 a1 f4 g3 h2 i1",
    );
    case.play("e5c7").men("Ka2 kj9 Mc7 ph5 Pe7");
}

#[test]
fn r3_leapers_leap_over_men() {
    let ring = "Pd4 Pd5 Pd6 Pe4 Pe6 Pf4 Pf5 Pf6";
    white(&format!("Ka2 kj9 Ne5 {ring}")).from("e5", "d7 f7 c6 g6 c4 g4 d3 f3");
    white(&format!("Ka2 kj9 Ae5 {ring} Pe7")).from("e5", "d7 f7 c6 g6 c4 g4 d3 f3 e8 h5 e2 b5");
    let case = white(&format!("Ka2 kj9 Ce5 {ring} pg5 Pc3"));
    case.from("e5", "d7 f7 c6 g6 c4 g4 d3 f3 e7 g5 e3 c5 c7 g7 g3");
    case.play("e5g5").men(&format!("Ka2 kj9 Cg5 {ring} Pc3"));
}

#[test]
fn r3_valkyrie() {
    white("Ka5 kj10 Vi5").from("i5", "h7 g9 j7 g6 e7 c8 a9 j3 h3 g1 g4 e3 c2 a1");
    white("Ka2 kj9 Ve5").from("e5", "f7 g9 g6 i7 g4 i3 f3 g1 d3 c1 c4 a3 c6 a7 d7 c9");
    // Only the squares a Valkyrie steps on block her: ours on f7, theirs on g6; those about her do not.
    white("Ka2 kj9 Ve5 Pf7 pg6 Pe6 Pe7 Pd6 pd5 Pf6 Pc5")
        .from("e5", "g6 g4 i3 f3 g1 d3 c1 c4 a3 c6 a7 d7 c9");
}

#[test]
fn r3_pawn_steps() {
    white("Ka1 kj10 Pe2").from("e2", "e3 e4");
    white("Ka1 kj10 Pe3").from("e3", "e4");
    white("Ka1 kj10 Pe2 pe3").from("e2", "");
    white("Ka1 kj10 Pe2 ne4").from("e2", "e3");
    white("Ka1 kj10 Pe2 Ne3").from("e2", "");
    // Black's second rank, said outright.
    black("Ka1 kj10 pe9").from("e9", "e8 e7");
    black("Ka1 kj10 pe8").from("e8", "e7");
}

#[test]
fn r3_pawn_captures() {
    let case = white("Ka2 kj10 Pe5 nd6 qf6 re6");
    case.from("e5", "d6 f6");
    case.play("e5f6").men("Ka2 kj10 Pf6 nd6 re6");
    white("Ka1 kj10 Pe5 Nd6 pf5 pd4").from("e5", "e6");
    white("Ka4 kj10 Pa5 pb6 pj6 Pj5 pi6")
        .from("a5", "a6 b6")
        .from("j5", "i6");
}

#[test]
fn r3_1_only_knights_and_amazons_board() {
    // A Centurion and a Valkyrie destroy the hull, and our own Ship is in their way.
    let case = white("Ka1 kj10 Cc3 sd5 Sb5");
    case.has("c3d5").lacks("c3b5");
    case.play("c3d5").men("Ka1 kj10 Cd5 Sb5");
    let case = white("Ka1 kj10 Vc3 sd5 Sb5");
    case.has("c3d5").lacks("c3b5");
    case.play("c3d5").men("Ka1 kj10 Vd5 Sb5");
    // Nor does a Ship take them aboard.
    let case = white("Ka1 kj10 Sc3 cc6 ve3 Cc2 Va3");
    case.from("c3", "b3 d3 e3 c4 c5 c6");
    case.play("c3c6").men("Ka1 kj10 Sc6 ve3 Cc2 Va3");
    case.play("c3e3").men("Ka1 kj10 cc6 Se3 Cc2 Va3");
}

const NINE: [&str; 9] = ["q", "r", "s", "m", "b", "n", "v", "a", "c"];

#[test]
fn r3_2_promotion_to_nine_pieces_by_move_or_capture() {
    let case = white("Kf1 kf8 Pb9 ra10 Nc10");
    let to = |square: &str| NINE.map(|letter| format!("{square}{letter}")).join(" ");
    case.from("b9", &format!("{} {}", to("b10"), to("a10")));
    for letter in NINE {
        let upper = letter.to_uppercase();
        case.play(&format!("b9b10{letter}"))
            .men(&format!("Kf1 kf8 {upper}b10 ra10 Nc10"))
            .half_moves_are(0);
        case.play(&format!("b9a10{letter}"))
            .men(&format!("Kf1 kf8 {upper}a10 Nc10"));
    }
    case.lacks("b9b10 b9a10 b9b10k b9b10p b9b10e b9b10t");
}

#[test]
fn r3_2_a_promoted_ship_sails_and_takes_aboard() {
    let case = white("Kf1 kf8 Pb9 Nb6").play("b9b10s f8f7");
    case.has("b10b6");
    case.play("b10b6").men("Kf1 kf7 S(N)b6");
}

#[test]
fn r3_3_en_passant_only_on_the_next_move() {
    let case = black("Kf1 kf10 Pe7 pd9").half_moves("9").play("d9d7");
    case.en_passant_is("d8")
        .half_moves_are(0)
        .from("e7", "e8 d8");
    case.play("e7d8")
        .men("Kf1 kf10 Pd8")
        .half_moves_are(0)
        .en_passant_is("-");
    let later = case.play("f1g1 f10g10");
    later.en_passant_is("-").from("e7", "e8");
    // From the left and from the right.
    let case = black("Kf1 kf10 Pc7 Pe7 pd9").play("d9d7");
    case.from("c7", "c8 d8").from("e7", "e8 d8");
    // Two single steps are no double step; nor is there one where nobody can take.
    black("Kf1 kf10 Pe7 pd8")
        .play("d8d7")
        .en_passant_is("-")
        .from("e7", "e8");
    black("Kf1 kf10 Pe6 pd9").play("d9d7").en_passant_is("-");
    black("Kf1 kf10 Pe8 pd9").play("d9d7").en_passant_is("-");
}

#[test]
fn r3_3_only_pawns_capture_en_passant() {
    let case = black("Kf1 kj10 Pe7 Bc7 Nb7 pd9").play("d9d7");
    case.en_passant_is("d8");
    case.play("c7d8").men("Kf1 kj10 Pe7 Bd8 Nb7 pd7");
    case.play("b7d8").men("Kf1 kj10 Pe7 Bc7 Nd8 pd7");
    black("Kf1 kj10 Bc7 pd9").play("d9d7").en_passant_is("-");
}

#[test]
fn r3_3_en_passant_under_pins() {
    // Both pawns leave the seventh rank at once.
    let case = black("Ka7 Pe7 kj10 rj7 pd9").play("d9d7");
    case.en_passant_is("-").from("e7", "e8");
    // Pinned on its file; along a diagonal that the capture keeps to; across one.
    black("Ke2 Pe7 re10 kj10 pd9")
        .play("d9d7")
        .en_passant_is("-")
        .from("e7", "e8");
    black("Kf6 Pe7 bc9 kj10 pd9")
        .play("d9d7")
        .en_passant_is("d8")
        .from("e7", "d8");
    black("Kd6 Pe7 bg9 kj10 pd9")
        .play("d9d7")
        .en_passant_is("-")
        .from("e7", "");
    // The pawn captured stands in a Bishop's way, then in a Valkyrie's: only a text comes to that.
    Case::of("Kb5 Pe7 bg10 kj10 pd7", "w - d8 - 0 1").from("e7", "e8");
    Case::of("Kb3 Pe7 ve9 kj10 pd7", "w - d8 - 0 1").from("e7", "e8");
}

#[test]
fn r3_3_en_passant_may_meet_a_check() {
    let case = black("Kc6 Pe7 kj10 pd9").play("d9d7");
    case.check(true).en_passant_is("d8").from("e7", "d8");
    case.play("e7d8").check(false);
}

#[test]
fn r3_3_a_square_no_capture_uses_is_not_written() {
    let text = format!("{} w - d8 - 0 9", board_text("Ka7 Pe7 kj10 rj7 pd7"));
    let case = Case::read(&text);
    case.lacks("e7d8");
    // One that is used stays.
    let text = format!("{} w - d8 - 0 9", board_text("Ka6 Pe7 kj10 rj7 pd7"));
    Case::read(&text).has("e7d8").en_passant_is("d8");
}

#[test]
fn r3_4_what_counts_is_where_a_pawn_stands() {
    // An Elva that lands on rank 1 steps one square, then two from rank 2.
    let case = white("Kf1 kj10 ^Pb1 pd4").play("b1c1 j10j9");
    case.from("c1", "c2");
    let case = case.play("c1c2 j9j10");
    case.from("c2", "c3 c4");
    let case = case.play("c2c4");
    case.en_passant_is("c3").from("d4", "d3 c3");
    case.play("d4c3").men("Kf1 kj10 pc3");
    // A pawn on rank 1 captures as elsewhere.
    white("Kf6 kj10 Pc1 pd2 nb2").from("c1", "c2 d2 b2");
    // An Elva's exit of two squares from home is no double step.
    black("Kf1 kf10 Pa8 ^pb10")
        .play("b10b8")
        .en_passant_is("-")
        .from("a8", "a9");
}
