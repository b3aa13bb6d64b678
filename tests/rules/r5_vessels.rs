//! Section 5: Ships, landing and boarding.

use crate::case::{black, white};

/// Where a Rook on e5 goes on an empty board.
const LINES: &str = "e1 e2 e3 e4 e6 e7 e8 e9 e10 a5 b5 c5 d5 f5 g5 h5 i5 j5";

#[test]
fn r5_1_a_vessel_is_its_passengers_else_its_hulls() {
    for (vessel, is_white) in [
        ("S", true),
        ("S(N)", true),
        ("S(A)", true),
        ("s(N)", true),
        ("s(A)", true),
        ("s", false),
        ("s(n)", false),
        ("s(a)", false),
        ("S(n)", false),
        ("S(a)", false),
    ] {
        let men = format!("Ka2 kj9 {vessel}e5");
        let (ours, theirs) = if is_white { (LINES, "") } else { ("", LINES) };
        white(&men).from("e5", ours);
        black(&men).from("e5", theirs);
    }
}

#[test]
fn r5_2_a_loaded_vessel_moves_and_captures_as_a_rook() {
    let case = white("Kj1 kj10 S(N)c5 Sc8 ne5 Nc3 s(a)a5").half_moves("5");
    case.from("c5", "c6 c7 d5 e5 c4 b5 a5");
    case.play("c5c7")
        .men("Kj1 kj10 S(N)c7 Sc8 ne5 Nc3 s(a)a5")
        .half_moves_are(6);
    // It takes nobody aboard, and destroys hull and passenger together.
    case.play("c5e5")
        .men("Kj1 kj10 S(N)e5 Sc8 Nc3 s(a)a5")
        .half_moves_are(0);
    case.play("c5a5")
        .men("Kj1 kj10 Sc8 ne5 Nc3 S(N)a5")
        .half_moves_are(0);
    // A Frigate likewise; an enemy's empty Ship; an enemy's Frigate on our own hull.
    let case = white("Kj1 kj10 s(A)c5 sc8 S(n)f5 Pa5");
    case.from("c5", "c1 c2 c3 c4 c6 c7 c8 d5 e5 f5 b5");
    case.play("c5c8")
        .men("Kj1 kj10 s(A)c8 S(n)f5 Pa5")
        .half_moves_are(0);
    case.play("c5f5")
        .men("Kj1 kj10 sc8 s(A)f5 Pa5")
        .half_moves_are(0);
    // Loaded vessels of our own block each other.
    white("Kj1 kj10 S(N)c5 s(A)c7 S(A)e5 Qb5").from("c5", "c6 c4 c3 c2 c1 d5");
}

#[test]
fn r5_2_an_empty_ship_captures_any_enemy_but_a_minor() {
    let case = white("Kj1 kj10 Sc5 sc7 qe5 s(n)c3 S(a)a5").half_moves("5");
    case.from("c5", "c6 c7 d5 e5 c4 c3 b5 a5");
    case.play("c5c7")
        .men("Kj1 kj10 Sc7 qe5 s(n)c3 S(a)a5")
        .half_moves_are(0);
    case.play("c5e5")
        .men("Kj1 kj10 sc7 Se5 s(n)c3 S(a)a5")
        .half_moves_are(0);
    case.play("c5c3")
        .men("Kj1 kj10 sc7 qe5 Sc3 S(a)a5")
        .half_moves_are(0);
    case.play("c5a5")
        .men("Kj1 kj10 sc7 qe5 s(n)c3 Sa5")
        .half_moves_are(0);
    for letter in ["q", "r", "b", "m", "c", "v", "p"] {
        let case = white(&format!("Kj1 kj10 Sc5 {letter}c7"));
        case.play("c5c7").men("Kj1 kj10 Sc7");
    }
    // Its own side blocks it, Minors left aside.
    white("Kj1 kj10 Sc5 Sc7 S(N)e5 s(A)c3 Cb5").from("c5", "c6 d5 c4");
}

#[test]
fn r5_2_an_empty_ship_takes_an_own_minor_aboard() {
    let case = white("Kj1 kj10 Sc5 Nc8 Af5").half_moves("5");
    case.from("c5", "c1 c2 c3 c4 c6 c7 c8 a5 b5 d5 e5 f5");
    case.play("c5c8")
        .men("Kj1 kj10 S(N)c8 Af5")
        .half_moves_are(6);
    case.play("c5f5")
        .men("Kj1 kj10 Nc8 S(A)f5")
        .half_moves_are(6);
}

#[test]
fn r5_2_an_empty_ship_hands_itself_over_to_an_enemy_minor() {
    let case = white("Kj1 kj10 Sc5 nc8 ae5").half_moves("5");
    case.from("c5", "c1 c2 c3 c4 c6 c7 c8 a5 b5 d5 e5");
    let after = case.play("c5c8");
    after.men("Kj1 kj10 S(n)c8 ae5").half_moves_are(6);
    after.has("c8c1 c8~c1");
    case.play("c5e5")
        .men("Kj1 kj10 nc8 S(a)e5")
        .half_moves_are(6);
    // Not where the Ship, the enemy's now, or its Pirate would take our King.
    white("Kf5 kj10 Sc5 ne5").from("c5", "c1 c2 c3 c4 c6 c7 c8 c9 c10 a5 b5 d5");
    white("Kf6 kj10 Sc5 ne5").lacks("c5e5");
    // It may end a Knight's check: a passenger takes as no Knight does.
    let case = white("Kf7 kj10 Sc5 ne5");
    case.check(true).from("c5", "e5");
    case.play("c5e5").men("Kf7 kj10 S(n)e5");
}

#[test]
fn r5_3_a_minors_own_move_onto_vessels() {
    // Around c4: own empty Ship e5, own Transport a5, own Frigate b2, their empty Ship b6, their
    // Transport d6, their Frigate on our hull e3.
    let others = "Kj1 kj10 Pd2";
    let vessels = ["Se5", "S(A)a5", "s(N)b2", "sb6", "s(n)d6", "S(a)e3"];
    let with = |changed: &str| {
        let square = &changed[changed.len() - 2..];
        let kept = vessels.iter().filter(|vessel| !vessel.ends_with(square));
        kept.copied().chain([changed]).collect::<Vec<_>>().join(" ")
    };
    for letter in ["N", "A"] {
        let case = white(&format!("{others} {letter}c4 {}", vessels.join(" "))).half_moves("5");
        case.has("c4e5 c4b6 c4d6 c4e3 c4a3").lacks("c4a5 c4b2 c4d2");
        for (to, vessel, half_moves) in [
            ("e5", "S", 6),
            ("b6", "s", 6),
            ("d6", "s", 0),
            ("e3", "S", 0),
        ] {
            let formed = with(&format!("{vessel}({letter}){to}"));
            case.play(&format!("c4{to}"))
                .men(&format!("{others} {formed}"))
                .half_moves_are(half_moves);
        }
    }
    white(&format!("{others} Nc4 {}", vessels.join(" "))).from("c4", "e5 b6 d6 e3 a3");
}

#[test]
fn r5_3_an_amazons_leap_onto_vessels() {
    let case = white("Kj1 kj9 Ae5 Se8 sb5 s(a)h5 S(n)e2");
    case.has("e5e8 e5b5 e5h5 e5e2");
    case.play("e5e8").men("Kj1 kj9 S(A)e8 sb5 s(a)h5 S(n)e2");
    case.play("e5b5").men("Kj1 kj9 Se8 s(A)b5 s(a)h5 S(n)e2");
    case.play("e5h5").men("Kj1 kj9 Se8 sb5 s(A)h5 S(n)e2");
    case.play("e5e2").men("Kj1 kj9 Se8 sb5 s(a)h5 S(A)e2");
}

#[test]
fn r5_3_from_the_edge_too() {
    let case = white("Kj5 kj10 Sa3 s(n)b2 sc1").edge("A");
    case.from("l1", "a3 b2 c1");
    case.play("l1a3")
        .men("Kj5 kj10 S(A)a3 s(n)b2 sc1")
        .edge_is("-");
    case.play("l1b2")
        .men("Kj5 kj10 Sa3 s(A)b2 sc1")
        .edge_is("-");
    case.play("l1c1")
        .men("Kj5 kj10 Sa3 s(n)b2 s(A)c1")
        .edge_is("-");
    let case = white("Kj5 kj10 S(N)a3 S(n)b2 s(N)c1").edge("A");
    case.from("l1", "b2");
    case.play("l1b2").men("Kj5 kj10 S(N)a3 S(A)b2 s(N)c1");
}

#[test]
fn r5_4_a_passenger_steps_out_orthogonally() {
    for vessel in ["S(N)", "S(A)", "s(N)", "s(A)"] {
        let case = white(&format!("Ka2 kj9 {vessel}e5")).half_moves("5");
        case.from("e5~", LINES);
        let (hull, minor) = (&vessel[..1], &vessel[2..3]);
        let after = case.play("e5~e9");
        after
            .men(&format!("Ka2 kj9 {hull}e5 {minor}e9"))
            .half_moves_are(6);
        case.play("e5~a5")
            .men(&format!("Ka2 kj9 {hull}e5 {minor}a5"));
    }
    // It is an ordinary Minor of its kind again.
    let case = white("Ka2 kj9 S(N)e5").play("e5~e8 j9j10");
    case.from("e8", "d10 f10 c9 g9 c7 g7 d6 f6");
    let case = white("Ka2 kj9 S(A)e5").play("e5~e8 j9j10");
    // The Ship that the Amazon left is three squares away.
    case.from("e8", "d10 f10 c9 g9 c7 g7 d6 f6 b8 h8 e5");
}

#[test]
fn r5_4_a_passenger_reaches_empty_ships_orthogonally() {
    let case = white("Ka2 kj9 S(N)e5 Se8 sh5").half_moves("5");
    case.from("e5~", "e1 e2 e3 e4 e6 e7 e8 a5 b5 c5 d5 f5 g5 h5");
    case.play("e5~e8")
        .men("Ka2 kj9 Se5 S(N)e8 sh5")
        .half_moves_are(6);
    case.play("e5~h5")
        .men("Ka2 kj9 Se5 Se8 s(N)h5")
        .half_moves_are(6);
    // Next to its own hull as well.
    white("Ka2 kj9 S(A)e5 se6")
        .play("e5~e6")
        .men("Ka2 kj9 Se5 s(A)e6");
    // And from a ship of the enemy's to one of ours.
    white("Ka2 kj9 s(A)e5 Se8")
        .play("e5~e8")
        .men("Ka2 kj9 se5 S(A)e8");
}

#[test]
fn r5_4_a_passenger_is_blocked_orthogonally_by_all_others() {
    white("Ka2 kj9 S(N)e5 pe7 Pg5 s(n)e3 S(A)c5").from("e5~", "e6 f5 e4 d5");
    white("Ka2 kj9 S(N)e5 ne6 Nf5 S(n)e4 s(A)d5").from("e5~", "");
}

#[test]
fn r5_4_a_passenger_captures_one_square_diagonally() {
    // Four ordinary men, the Minors among them: it captures and stands there.
    for letter in ["q", "r", "b", "m", "n", "a", "c", "v", "p"] {
        for square in ["d6", "f6", "d4", "f4"] {
            let case = white(&format!("Ka1 kj10 S(N)e5 {letter}{square} Pe6 Pe4 Pd5 Pf5"));
            let case = case.half_moves("5");
            case.from("e5~", square);
            case.play(&format!("e5~{square}"))
                .men(&format!("Ka1 kj10 Se5 N{square} Pe6 Pe4 Pd5 Pf5"))
                .half_moves_are(0);
        }
    }
    // Never further, never an own man, never an empty square.
    white("Ka1 kj10 S(N)e5 pc7 pg3 Pf6 Pe6 Pe4 Pd5 Pf5").from("e5~", "");
}

#[test]
fn r5_4_a_passenger_captures_a_passenger_and_takes_its_place() {
    let walls = "Pe6 Pe4 Pd5 Pf5";
    let case = white(&format!("Ka1 kj10 S(N)e5 s(a)f6 S(n)d4 {walls}")).half_moves("5");
    case.from("e5~", "f6 d4");
    case.play("e5~f6")
        .men(&format!("Ka1 kj10 Se5 s(N)f6 S(n)d4 {walls}"))
        .half_moves_are(0);
    case.play("e5~d4")
        .men(&format!("Ka1 kj10 Se5 s(a)f6 S(N)d4 {walls}"))
        .half_moves_are(0);
    // A Pirate of ours on their hull does the same and gives that hull back.
    let case = white(&format!("Ka1 kj10 s(A)e5 s(n)f6 {walls}"));
    case.play("e5~f6")
        .men(&format!("Ka1 kj10 se5 s(A)f6 {walls}"));
}

#[test]
fn r5_4_never_diagonally_onto_an_empty_ship() {
    white("Ka1 kj10 S(N)e5 sf6 Sd4 sd6 Sf4 Pe6 Pe4 Pd5 Pf5").from("e5~", "");
    white("Ka1 kj10 S(N)e5 S(A)f6 s(N)d4 Pe6 Pe4 Pd5 Pf5").from("e5~", "");
}

#[test]
fn r5_4_vessel_and_passenger_may_go_to_one_square() {
    let case = white("Ka2 kj9 S(N)e5");
    case.play("e5e8").men("Ka2 kj9 S(N)e8");
    case.play("e5~e8").men("Ka2 kj9 Se5 Ne8");
}

#[test]
fn r5_5_the_hull_left_behind_has_its_own_colour() {
    let case = white("Ka2 kj9 s(N)e5").play("e5~e8");
    case.men("Ka2 kj9 se5 Ne8")
        .from("e5", "e1 e2 e3 e4 e6 e7 e8 a5 b5 c5 d5 f5 g5 h5 i5 j5");
    // Given back, the Ship must not attack our King: the Pirate may only step between.
    white("Ke1 kj10 s(N)e5").from("e5~", "e2 e3 e4");
    white("Ke1 kj10 S(N)e5").from("e5~", "e2 e3 e4 e6 e7 e8 e9 e10 a5 b5 c5 d5 f5 g5 h5 i5 j5");
    // Nor after a capture.
    white("Ke1 kj10 s(N)e5 bd6 Pe6 Pd5 Pf5 Pe4").from("e5~", "d6");
    white("Ke1 kj10 s(N)e5 bd6 Pe6 Pd5 Pf5").from("e5~", "e4 e3 e2");
}

#[test]
fn r5_6_every_other_piece_captures_hull_and_passenger() {
    let capturers = [
        ("Q", "b2"),
        ("R", "e1"),
        ("B", "b2"),
        ("M", "b2"),
        ("V", "d3"),
        ("V", "c1"),
        ("C", "c3"),
        ("C", "e3"),
        ("P", "d4"),
    ];
    for vessel in ["s", "s(n)", "s(a)", "S(n)", "S(a)"] {
        for (letter, square) in capturers {
            let case = white(&format!("Kj1 kj10 {letter}{square} {vessel}e5")).half_moves("5");
            case.play(&format!("{square}e5"))
                .men(&format!("Kj1 kj10 {letter}e5"))
                .half_moves_are(0);
        }
        let case = white(&format!("Kd4 kj10 {vessel}e5"));
        if vessel.contains('(') {
            // The passenger takes diagonally, so the King stands in check.
            case.check(true);
        }
        case.play("d4e5").men("Ke5 kj10");
    }
}

#[test]
fn r5_6_they_never_go_aboard() {
    for (letter, square) in [
        ("Q", "b2"),
        ("R", "e1"),
        ("B", "b2"),
        ("M", "b2"),
        ("V", "d3"),
        ("C", "c3"),
        ("P", "d4"),
    ] {
        for vessel in ["S", "S(N)", "s(A)"] {
            white(&format!("Kj1 kj10 {letter}{square} {vessel}e5")).lacks(&format!("{square}e5"));
        }
    }
    white("Kd4 kj10 Se5").lacks("d4e5");
    // A Magister does not capture along a rank or a file, not even a vessel.
    white("Kj1 kj10 Me1 se5").from(
        "e1",
        "e2 e3 e4 a1 b1 c1 d1 f1 g1 h1 i1 d2 c3 b4 a5 f2 g3 h4 i5 j6",
    );
}

#[test]
fn r5_7_eighteen_and_twenty_two_are_forty() {
    let case = white("Ka2 kj9 S(N)e5 pd6 pf6 pd4 pf4");
    let moves = case.moves();
    let passenger = moves.keys().filter(|text| text.starts_with("e5~")).count();
    let together = moves.keys().filter(|text| text.starts_with("e5")).count();
    assert_eq!((together - passenger, passenger, together), (18, 22, 40));
    let bare = white("Ka2 kj9 S(N)e5").moves();
    assert_eq!(
        bare.keys().filter(|text| text.starts_with("e5~")).count(),
        18
    );
    assert_eq!(
        bare.keys().filter(|text| text.starts_with("e5")).count(),
        36
    );
}
