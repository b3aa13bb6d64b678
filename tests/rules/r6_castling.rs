//! Section 6: castling.

use crate::case::{black, white};

#[test]
fn r6_1_where_king_and_partner_go() {
    let case = white("Kf1 Sa1 Rj1 kf10 sa10 rj10")
        .rights("KAJkaj")
        .half_moves("7");
    case.has("f1b1 f1h1");
    case.play("f1b1")
        .men("Kb1 Sc1 Rj1 kf10 sa10 rj10")
        .rights_are("kaj")
        .half_moves_are(8);
    case.play("f1h1")
        .men("Kh1 Sa1 Rg1 kf10 sa10 rj10")
        .rights_are("kaj")
        .half_moves_are(8);
    // Black's, said outright.
    let case = black("Kf1 kf10 sa10 rj10").rights("kaj");
    case.play("f10b10")
        .men("Kf1 kb10 sc10 rj10")
        .rights_are("-");
    case.play("f10h10")
        .men("Kf1 kh10 sa10 rg10")
        .rights_are("-");
    // No other text castles.
    let case = white("Kf1 Sa1 Rj1 kf10").rights("KAJ");
    case.from("f1", "e1 e2 f2 g2 g1 b1 h1");
}

#[test]
fn r6_1_once_a_game() {
    let case = white("Kf1 Sa1 Rj1 kf8").rights("KAJ");
    let case = case.play("f1h1 f8f9 h1g2 f9f8 g1j1 f8f9 g2f1 f9f8");
    case.men("Kf1 Sa1 Rj1 kf8")
        .rights_are("-")
        .from("f1", "e1 e2 f2 g2 g1");
}

#[test]
fn r6_2_the_four_partners_on_both_corners() {
    for (file, text, partner_to, king_to) in [("a", "A", "c1", "b1"), ("j", "J", "g1", "h1")] {
        let partners = [
            ("R", ""),
            ("S", ""),
            ("S(N)", ""),
            ("S(A)", ""),
            ("S(N)", "+"),
            ("S(A)", "+"),
            ("s(N)", "+"),
            ("s(A)", "+"),
        ];
        for (partner, formed) in partners {
            let case = white(&format!("Kf1 {partner}{file}1 kf10"));
            let case = case.rights(&format!("K{text}{formed}"));
            case.play(&format!("f1{king_to}"))
                .men(&format!("K{king_to} {partner}{partner_to} kf10"))
                .rights_are("-");
        }
    }
}

#[test]
fn r6_2_the_partner_is_our_own_at_that_moment() {
    for pirate in ["S(n)", "S(a)"] {
        let case = white(&format!("Kf1 {pirate}a1 kf10")).rights("KA");
        case.lacks("f1b1");
        let case = white(&format!("Kf1 {pirate}j1 kf10")).rights("KJ");
        case.lacks("f1h1");
    }
}

#[test]
fn r6_2_a_right_is_needed_whatever_stands_there() {
    for partner in ["R", "S", "S(N)", "s(A)", "Q", "N"] {
        let men = format!("Kf1 {partner}a1 kf10");
        white(&men).rights("K").lacks("f1b1");
        white(&men).lacks("f1b1");
    }
}

#[test]
fn r6_3_the_king_has_never_moved() {
    let case = white("Kf1 Sa1 Rj1 kf8").rights("KAJ").play("f1f2 f8f9");
    case.rights_are("-");
    case.play("f2f1 f9f8").lacks("f1b1 f1h1");
}

#[test]
fn r6_3_all_squares_between_are_empty() {
    for (square, blocked) in [
        ("b1", "f1b1"),
        ("c1", "f1b1"),
        ("d1", "f1b1"),
        ("e1", "f1b1"),
        ("g1", "f1h1"),
        ("h1", "f1h1"),
        ("i1", "f1h1"),
    ] {
        // A Knight of theirs on d1 or h1 gives no check; a Magister of ours is as good as any.
        for blocker in ["M", "n"] {
            let case = white(&format!("Kf1 Sa1 Rj1 kf10 {blocker}{square}")).rights("KAJ");
            case.lacks(blocked);
            case.check(false);
        }
    }
    white("Kf1 Sa1 Rj1 kf10 ^Pb1")
        .rights("KAJ")
        .lacks("f1b1")
        .has("f1h1");
    white("Kf1 Sa1 Rj1 kf10 ^Mi1")
        .rights("KAJ")
        .lacks("f1h1")
        .has("f1b1");
    // Not even an empty Ship of ours is an empty square.
    white("Kf1 Sa1 Rj1 kf10 Sb1").rights("KAJ").lacks("f1b1");
}

#[test]
fn r6_3_not_out_of_check() {
    for checker in ["rf8", "nd2", "sf7", "s(a)f7", "s(n)e2", "vd5", "ac1"] {
        let case = white(&format!("Kf1 Sa1 Rj1 kh10 {checker}")).rights("KAJ");
        case.check(true).lacks("f1b1 f1h1");
    }
}

#[test]
fn r6_3_over_no_attacked_square_and_onto_none() {
    for square in ["e1", "d1", "c1", "b1"] {
        let rook = format!("r{}5", &square[..1]);
        let case = white(&format!("Kf1 Sa1 Rj1 kf10 {rook}")).rights("KAJ");
        case.check(false).lacks("f1b1").has("f1h1");
    }
    for square in ["g1", "h1"] {
        let rook = format!("r{}5", &square[..1]);
        let case = white(&format!("Kf1 Sa1 Rj1 kf10 {rook}")).rights("KAJ");
        case.check(false).lacks("f1h1").has("f1b1");
    }
}

#[test]
fn r6_3_a_partner_under_attack_does_not_matter() {
    for rook in ["ra5", "ri5", "rj5"] {
        white(&format!("Kf1 Sa1 Rj1 kf10 {rook}"))
            .rights("KAJ")
            .has("f1b1 f1h1");
    }
}

#[test]
fn r6_3_every_attacker_counts() {
    for attacker in [
        "qd6", "rd4", "bb3", "sd7", "s(n)d7", "S(a)d7", "mb3", "nc3", "ad4", "ac3", "cc3", "cb3",
        "vb5", "vc3", "pc2", "kc2",
    ] {
        let king = if attacker == "kc2" { "" } else { " kf10" };
        let case = white(&format!("Kf1 Sa1{king} {attacker}")).rights("KA");
        case.check(false).lacks("f1b1");
    }
    // A passenger's diagonal step where its vessel's lines miss the King's way.
    for (vessel, attacks) in [
        ("s(n)", true),
        ("S(a)", true),
        ("s", false),
        ("S(N)", false),
    ] {
        for (square, castling) in [("a2", "f1b1"), ("i2", "f1h1")] {
            let case = white(&format!("Kf1 Sa1 Rj1 kf10 {vessel}{square}")).rights("KAJ");
            assert_eq!(
                case.moves().contains_key(castling),
                !attacks,
                "{vessel}{square}"
            );
        }
    }
    // These attack nothing on the way.
    for harmless in ["md6", "nd5", "ad5", "cd4", "pd3", "nd4", "bj2"] {
        let case = white(&format!("Kf1 Sa1 kf10 {harmless}")).rights("KA");
        case.has("f1b1");
    }
    // A pawn on c3 blocks b5-c3-d1.
    white("Kf1 Sa1 kf10 vb5 pc3").rights("KA").has("f1b1");
    white("Kf1 Sa1 kf10 vb5 Pc3").rights("KA").has("f1b1");
}

#[test]
fn r6_4_origin_loading_and_unloading_move_no_hull() {
    let case = white("Kf1 Sa1 Nb3 Ne4 kf8").rights("KA").play("b3a1 f8f9");
    case.men("Kf1 S(N)a1 Ne4 kf9").rights_are("KA").has("f1b1");
    let case = case.play("a1~a5 f9f8");
    case.men("Kf1 Sa1 Na5 Ne4 kf8").rights_are("KA").has("f1b1");
    case.play("f1b1").men("Kb1 Sc1 Na5 Ne4 kf8");
}

#[test]
fn r6_4_origin_outlives_an_enemy_aboard() {
    // Boarded: nobody castles with it.
    let boarded = black("Kf1 Sa1 Nc1 Ad4 kf8 nb3").rights("KA").play("b3a1");
    boarded
        .men("Kf1 S(n)a1 Nc1 Ad4 kf8")
        .rights_are("KA")
        .lacks("f1b1");
    // Taken back by a Minor.
    let back = boarded.play("d4c2 f8f9 c2a1 f9f8 c1d3 f8f9");
    back.men("Kf1 S(A)a1 Nd3 kf9").rights_are("KA").has("f1b1");
    // Given back by the Pirate.
    let given = boarded.play("d4b5 a1~a7 c1d3 f8f9");
    given
        .men("Kf1 Sa1 Nd3 Ab5 kf9 na7")
        .rights_are("KA")
        .has("f1b1");
    // Sailed away, or destroyed.
    let sailed = boarded.play("d4b5 a1a9");
    sailed.men("Kf1 Nc1 Ab5 kf8 S(n)a9").rights_are("K");
    white("Kf1 S(n)a1 Ra7 kf8")
        .rights("KA")
        .play("a7a1")
        .men("Kf1 Ra1 kf8")
        .rights_are("K");
    white("Kf1 S(n)a1 Sa7 kf8")
        .rights("KA")
        .play("a7a1")
        .men("Kf1 Sa1 kf8")
        .rights_are("K");
}

#[test]
fn r6_4_origin_ends_when_hull_or_rook_moves_or_falls() {
    let case = white("Kf1 Sa1 Rj1 kf8").rights("KAJ");
    let away = case.play("a1a2 f8f9");
    away.rights_are("KJ");
    away.play("a2a1 f9f8")
        .rights_are("KJ")
        .lacks("f1b1")
        .has("f1h1");
    let away = case.play("j1j2 f8f9 j2j1 f9f8");
    away.rights_are("KA").has("f1b1").lacks("f1h1");
    // With a passenger aboard it is the hull that moves.
    white("Kf1 S(N)a1 kf8")
        .rights("KA")
        .play("a1a2")
        .rights_are("K");
    // Captured.
    black("Kf1 Sa1 Rj1 kf8 ra9 qj9")
        .rights("KAJ")
        .play("a9a1")
        .rights_are("KJ");
    black("Kf1 Sa1 Rj1 kf8 ra9 qj9")
        .rights("KAJ")
        .play("j9j1")
        .rights_are("KA");
    black("Kf1 Sa1 Rj1 kf8 ni3")
        .rights("KAJ")
        .play("i3j1")
        .rights_are("KA");
    // Both sides' at once.
    let case = white("Kf1 Rj1 kf10 rj10").rights("KJkj").play("j1j10");
    case.rights_are("Kk").men("Kf1 kf10 Rj10");
}

#[test]
fn r6_4_k_alone_is_kept_until_the_king_moves() {
    let case = white("Kf1 kf10 Pa2").rights("Kk");
    case.play("a2a3").rights_are("Kk");
    case.play("f1e1").rights_are("k");
    case.play("f1e1 f10e10").rights_are("-");
}

/// Every way in which somebody comes aboard on a corner: to move, men, the move, men after it.
const FORMINGS: [(&str, &str, &str, &str); 12] = [
    // A Minor's own move: onto our Ship, theirs, over a Landing, over a Pirate.
    ("w", "Sa1 Nb3", "b3a1", "S(N)a1"),
    ("w", "sa1 Nb3 Pa2 Pb1", "b3a1", "s(N)a1 Pa2 Pb1"),
    ("w", "s(a)a1 Nb3 Pa2 Pb1", "b3a1", "s(N)a1 Pa2 Pb1"),
    ("w", "S(n)a1 Nb3 Pa2 Pb1", "b3a1", "S(N)a1 Pa2 Pb1"),
    ("w", "Sa1 Aa4", "a4a1", "S(A)a1"),
    // A Ship of ours comes onto the Minor, a Ship of theirs does.
    ("w", "Na1 Sa7", "a7a1", "S(N)a1"),
    ("b", "Aa1 sa7", "a7a1", "s(A)a1"),
    // A change of ship, to ours and to theirs.
    ("w", "Sa1 S(N)a7", "a7~a1", "S(N)a1 Sa7"),
    ("w", "sa1 s(A)a7 Pb1", "a7~a1", "s(A)a1 sa7 Pb1"),
    // The capture of a passenger by a passenger.
    ("w", "s(n)a1 S(N)b2 Pa2 Pb1", "b2~a1", "s(N)a1 Sb2 Pa2 Pb1"),
    ("w", "S(a)a1 S(N)b2 Pa2 Pb1", "b2~a1", "S(N)a1 Sb2 Pa2 Pb1"),
    // A Landing from a Transport next to it.
    ("w", "Sa1 S(A)a2", "a2~a1", "S(A)a1 Sa2"),
];

/// A text with the a file and the j file exchanged, and all between.
fn other_corner(text: &str) -> String {
    // Men's letters are followed by a square; only a letter right before a digit is a file.
    let letters: Vec<char> = text.chars().collect();
    let flipped = |(index, &letter): (usize, &char)| {
        let is_file = letters.get(index + 1).is_some_and(char::is_ascii_digit);
        if is_file {
            (b'a' + b'j' - letter as u8) as char
        } else {
            letter
        }
    };
    letters.iter().enumerate().map(flipped).collect()
}

#[test]
fn r6_4_formed_in_every_way_on_both_corners() {
    for (turn, men, text, after) in FORMINGS {
        for (flip, right) in [(false, "KA+"), (true, "KJ+")] {
            let seen = |text: &str| {
                if flip {
                    other_corner(text)
                } else {
                    text.to_string()
                }
            };
            let to_move = if turn == "w" { white } else { black };
            let kings = "Kf1 kf8 ";
            let formed = to_move(&format!("{kings}{}", seen(men)))
                .rights("K")
                .play(&seen(text));
            formed
                .men(&format!("{kings}{}", seen(after)))
                .rights_are(right);
            // A King that has moved gains nothing.
            let moved = to_move(&format!("{kings}{}", seen(men))).play(&seen(text));
            moved.rights_are("-");
        }
    }
}

#[test]
fn r6_4_a_formed_vessel_castles() {
    let case = black("Kf1 Na1 sa7 kf8").rights("K").play("a7a1");
    case.rights_are("KA+").has("f1b1");
    case.play("f1b1").men("Kb1 s(N)c1 kf8").rights_are("-");
    let case = white("Kf1 Sj1 Ni3 kf8").rights("K").play("i3j1 f8f9");
    case.rights_are("KJ+");
    case.play("f1h1").men("Kh1 S(N)g1 kf9");
}

#[test]
fn r6_4_not_formed_there() {
    // A loaded vessel that comes to the corner; an empty Ship; a Minor; a capture there.
    white("Kf1 S(N)a7 kf8")
        .rights("K")
        .play("a7a1")
        .rights_are("K");
    white("Kf1 S(N)a7 na1 kf8")
        .rights("K")
        .play("a7a1")
        .rights_are("K")
        .men("Kf1 S(N)a1 kf8");
    white("Kf1 Sa7 kf8")
        .rights("K")
        .play("a7a1")
        .rights_are("K");
    white("Kf1 Sa7 ba1 kf8")
        .rights("K")
        .play("a7a1")
        .rights_are("K");
    white("Kf1 Nb3 kf8")
        .rights("K")
        .play("b3a1")
        .rights_are("K");
    // Formed elsewhere.
    white("Kf1 Sa2 Nb4 kf8")
        .rights("K")
        .play("b4a2")
        .rights_are("K");
    white("Kf1 Sb1 Nc3 kf8")
        .rights("K")
        .play("c3b1")
        .rights_are("K");
    // The enemy's forming gives us nothing, nor him.
    black("Kf1 Sa1 nb3 kf10")
        .rights("Kk")
        .play("b3a1")
        .rights_are("Kk");
    black("Kf1 na1 sa7 kf10")
        .rights("Kk")
        .play("a7a1")
        .rights_are("Kk");
    white("Kf1 na1 Sa7 Pb1 kf10")
        .rights("Kk")
        .play("a7a1")
        .rights_are("Kk");
    // Ours on his corner.
    white("Kf1 sa10 Nb8 kf7")
        .rights("K")
        .play("b8a10")
        .rights_are("K");
}

#[test]
fn r6_4_where_there_is_an_origin_right_no_plus_is_written() {
    white("Kf1 Sa1 Nb3 kf8")
        .rights("KA")
        .play("b3a1")
        .rights_are("KA");
    // Lost by capture, the corner forms anew.
    let case = black("Kf1 Sa1 Nb3 kf8 ra7 sa9 Pg2").rights("KA");
    let case = case.play("a7a1 b3a1 f8f9 g2g3");
    case.men("Kf1 Na1 kf9 sa9 Pg3").rights_are("K");
    case.play("a9a1")
        .men("Kf1 s(N)a1 kf9 Pg3")
        .rights_are("KA+");
}

#[test]
fn r6_4_a_formed_right_ends() {
    let formed = white("Kf1 S(N)a1 Nd4 kf8").rights("KA+");
    formed.has("f1b1");
    // The passenger leaves, and comes again.
    let left = formed.play("a1~a3 f8f9");
    left.rights_are("K").lacks("f1b1");
    left.play("a3c2 f9f8 c2a1 f8f9")
        .rights_are("KA+")
        .has("f1b1");
    // The vessel moves, and comes back.
    let moved = formed.play("a1a4 f8f9");
    moved.rights_are("K");
    moved.play("a4a1 f9f8").rights_are("K").lacks("f1b1");
    // The passenger is captured: by a Minor, by a passenger; retaken it is formed anew.
    let lost = black("Kf1 S(N)a1 Nd4 Pb1 kf8 nb3")
        .rights("KA+")
        .play("b3a1");
    lost.men("Kf1 S(n)a1 Nd4 Pb1 kf8")
        .rights_are("K")
        .lacks("f1b1");
    lost.play("d4b3 f8f9 b3a1")
        .men("Kf1 S(N)a1 Pb1 kf9")
        .rights_are("KA+");
    let lost = black("Kf1 s(N)a1 kf8 s(a)b2 Pa2 Pb1")
        .rights("KA+")
        .play("b2~a1");
    lost.men("Kf1 s(a)a1 kf8 sb2 Pa2 Pb1").rights_are("K");
    // The vessel is captured.
    black("Kf1 S(N)a1 kf8 ra7")
        .rights("KA+")
        .play("a7a1")
        .rights_are("K");
    black("Kf1 s(N)j1 kf8 bd7")
        .rights("KJ+")
        .play("d7j1")
        .rights_are("K");
    black("Kf1 s(N)j1 kf8 sj7")
        .rights("KJ+")
        .play("j7j1")
        .rights_are("K");
}

#[test]
fn r6_4_a_pirate_that_leaves_gives_back_no_formed_right() {
    let case = white("Kf1 s(N)a1 Pa2 Pb1 kf8").rights("KA+");
    case.lacks("f1b1");
    let case = white("Kf1 s(N)a1 Pb1 kf8").rights("KA+").play("a1~a5");
    case.men("Kf1 sa1 Na5 Pb1 kf8").rights_are("K");
}

#[test]
fn r6_5_both_corners_count_for_both_sides() {
    // Said outright for Black.
    let case = black("Kf1 sa10 nb8 sj10 ni8 kf10")
        .rights("k")
        .play("b8a10 f1f2 i8j10 f2f1");
    case.men("Kf1 s(n)a10 s(n)j10 kf10")
        .rights_are("ka+j+")
        .has("f10b10 f10h10");
}
