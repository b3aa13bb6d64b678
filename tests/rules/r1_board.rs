//! Section 1: the board and its edge.

use crate::case::{black, white};

#[test]
fn r1_1_ten_files_and_ten_ranks() {
    for corner in ["a1", "a10", "j1", "j10"] {
        let case = white(&format!("Kd4 R{corner} kg6"));
        let files = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
        let (file, rank) = corner.split_at(1);
        let along_rank = files.iter().map(|file| format!("{file}{rank}"));
        let along_file = (1..=10).map(|rank| format!("{file}{rank}"));
        let targets: Vec<String> = along_rank
            .chain(along_file)
            .filter(|to| to != corner)
            .collect();
        assert_eq!(targets.len(), 18);
        case.from(corner, &targets.join(" "));
    }
}

#[test]
fn r1_1_a1_is_dark_and_neighbours_differ() {
    let is_light = |text: String| {
        text.parse::<das_chess::Square>()
            .expect("a square")
            .is_light()
    };
    assert!(!is_light("a1".into()));
    for (index, file) in ('a'..='j').enumerate() {
        for rank in 1..=10 {
            assert_eq!(
                is_light(format!("{file}{rank}")),
                (index + rank) % 2 == 0,
                "{file}{rank}"
            );
        }
    }
    // Section 2.2: left castling passes the light squares d1 and b1, right castling h1.
    for light in ["f1", "d1", "b1", "h1"] {
        assert!(is_light(light.into()), "{light}");
    }
}

#[test]
fn r1_2_the_amazon_and_the_centurion_start_from_the_edge() {
    let case = white("Kf1 kf10").edge("ACac");
    case.from("l1", "a3 b2 c1").from("r1", "j3 i2 i1 i3");
    case.play("l1b2").men("Kf1 kf10 Ab2").edge_is("Cac");
    case.play("r1i1 l10c10")
        .men("Kf1 kf10 Ci1 ac10")
        .edge_is("Ac");
    // Black's, said outright and not by the mirror.
    let case = black("Kf1 kf10").edge("ACac");
    case.from("l10", "a8 b9 c10").from("r10", "j8 i9 i10 i8");
}

#[test]
fn r1_2_they_capture_and_are_blocked_like_any_piece() {
    let case = white("Kf3 kf10 na3 pb2 Bc1 qi2 Pj3").edge("AC");
    case.from("l1", "a3 b2").from("r1", "i2 i1 i3");
    case.play("l1a3")
        .men("Kf3 kf10 Aa3 pb2 Bc1 qi2 Pj3")
        .edge_is("C");
    case.play("r1i2")
        .men("Kf3 kf10 na3 pb2 Bc1 Ci2 Pj3")
        .edge_is("A");
}

#[test]
fn r1_2_they_give_check_from_the_edge() {
    for square in ["a3", "b2", "c1"] {
        black(&format!("Kf6 k{square}")).edge("A").check(true);
        black(&format!("Kf6 k{square}")).check(false);
    }
    for square in ["j3", "i2", "i1", "i3"] {
        black(&format!("Kd6 k{square}")).edge("C").check(true);
        black(&format!("Kd6 k{square}")).check(false);
    }
    black("Kf6 ka2")
        .edge("A")
        .check(false)
        .from("a2", "a1 b1 b3");
    black("Kf6 kj2").edge("C").check(false).from("j2", "j1");
}

#[test]
fn r1_2_nothing_moves_onto_an_edge_file() {
    white("Kf5 kf9 Nb2").from("b2", "a4 c4 d3 d1");
    white("Kf5 kf9 Ni2").from("i2", "j4 h4 g3 g1");
    white("Kf5 kf9 Aa1").from("a1", "b3 c2 d1 a4");
    white("Kf5 kf9 Aj1").from("j1", "i3 h2 g1 j4");
    white("Kf5 kf9 Cb1").from("b1", "a3 b3 c3 d3 d2 d1");
    white("Kf5 kf9 Ci1").from("i1", "j3 i3 h3 g3 g2 g1");
    white("Ka1 kf9").from("a1", "a2 b2 b1");
    white("Kj1 kf9").from("j1", "j2 i2 i1");
    white("Kf5 kf9 Pa4 Pj4").from("a4", "a5").from("j4", "j5");
}

#[test]
fn r1_2_no_line_passes_over_an_edge_cell() {
    white("Kf1 kf10 Va2").from("a2", "b4 c6 d8 e10 c3 e4 g5 i6 c1");
    white("Kf1 kd10 Vj2").from("j2", "i4 h6 g8 f10 h3 f4 d5 b6 h1");
    white("Kf1 kd10 Ba5").from("a5", "b6 c7 d8 e9 f10 b4 c3 d2 e1");
}

#[test]
fn r1_2_nothing_on_the_edge_can_be_captured() {
    // A Knight on b2 is a knight's step from l1, a Centurion on i2 from r1, an Amazon on c1 three squares.
    black("Kf6 kf9 nb2").edge("AC").from("b2", "a4 c4 d3 d1");
    black("Kf6 kf9 ci2")
        .edge("AC")
        .from("i2", "j4 i4 h4 g4 g3 g2 g1");
    black("Kf6 kf9 ac1")
        .edge("AC")
        .from("c1", "a2 b3 d3 e2 f1 c4");
    let edge = |men: &str| black(men).edge("AC");
    edge("Kf6 kf9 ra1").lacks("a1l1");
    edge("Kf6 kf9 qa2").lacks("a2l1");
    edge("Ke6 kf9 bj2").from("j2", "i1 i3 h4 g5 f6 e7 d8 c9 b10");
    edge("Kf6 kf9 va3").lacks("a3l1");
    edge("Kf6 ka2").from("a2", "a1 b1 b3");
    edge("Kf6 kj2").from("j2", "j1");
    // A pawn and a passenger one square diagonally away.
    let promotions = |to: &str| {
        "qrsmbnvac"
            .chars()
            .map(|letter| format!("{to}{letter} "))
            .collect::<String>()
    };
    edge("Kf6 kf9 pa2").from("a2", &promotions("a1"));
    edge("Kf6 kf9 pj2").from("j2", &promotions("j1"));
    edge("Kf6 kf9 s(n)a2 na3 na1 nb2").from("a2~", "");
    edge("Kf6 kf9 s(n)j2 nj3 nj1 ni2").from("j2~", "");
}
