//! Position texts that are refused, each with every fault it has: code, field and place.
//!
//! In the table a `¦` stands before each place that is faulted and is taken out before reading; the codes
//! follow in the order of the marks. Offsets count UTF-16 units, as JavaScript does. Expected values are
//! worked out from docs/NOTATION.md, not from the library.

use das_chess::{Fault, InvalidPosition, MAX_DFEN_LENGTH, Position};
use std::time::{Duration, Instant};

/// Where a code belongs, by the list of docs/NOTATION.md.
fn field_of(code: &str) -> &'static str {
    match code {
        "field_count" | "too_long" => "text",
        "rank_count" | "rank_width" | "bad_run" | "unknown_letter" | "bad_passenger"
        | "bad_air_piece" | "king_count" | "pawn_on_last_rank" | "opponent_in_check" => "board",
        "bad_turn" => "turn",
        "bad_castling" | "castling_without_king" | "castling_without_partner" => "castling",
        "bad_en_passant" | "impossible_en_passant" => "enPassant",
        "bad_edge" => "edge",
        "bad_half_moves" => "halfMoves",
        "bad_full_moves" => "fullMoves",
        _ => panic!("{code} is no code"),
    }
}

const FIELDS: [&str; 8] = [
    "text",
    "board",
    "turn",
    "castling",
    "enPassant",
    "edge",
    "halfMoves",
    "fullMoves",
];

/// A board's text for the ranks from the top that differ, Kings on f10 and f1 where they are not given.
macro_rules! kings {
    () => {
        "5k4/10/10/10/10/10/10/10/10/5K4"
    };
    ($second_rank:literal) => {
        concat!("5k4/", $second_rank, "/10/10/10/10/10/10/10/5K4")
    };
    ($tenth_rank:literal, $first_rank:literal) => {
        concat!($tenth_rank, "/10/10/10/10/10/10/10/10/", $first_rank)
    };
}

macro_rules! after_kings {
    ($fields:literal) => {
        concat!(kings!(), " ", $fields)
    };
}

#[rustfmt::skip]
const BAD: &[(&str, &[&str])] = &[
    // The text as a whole.
    ("¦", &["field_count"]),
    ("¦ ", &["field_count"]),
    ("¦\t \t", &["field_count"]),
    (after_kings!("w - - - 0 1 ¦x"), &["field_count"]),
    (after_kings!("w - - - 0 1 ¦- - -"), &["field_count"]),
    (after_kings!("w  -\t- - 0 1\t ¦1"), &["field_count"]),
    (after_kings!("¦x - - - 0 1 ¦x"), &["bad_turn", "field_count"]),

    // How many ranks.
    ("¦10", &["rank_count"]),
    ("¦5k4/10/10/10/10/10/10/10/5K4 w - - - 0 1", &["rank_count"]),
    ("5k4/10/10/10/10/10/10/10/10/5K4/¦10", &["rank_count"]),
    ("5k4/10/10/10/10/10/10/10/10/5K4/¦10/10/3Z6", &["rank_count"]),
    ("5k4/10/10/10/10/10/10/10/10/5K4/¦", &["rank_count"]),
    ("¦/5k4/10/10/10/10/10/10/10/10/¦5K4", &["rank_width", "rank_count"]),
    ("5k4/¦/10/10/10/10/10/10/10/10/¦5K4", &["rank_width", "rank_count"]),
    ("¦5k4/¦11/¦11", &["rank_count", "rank_width", "rank_width"]),
    ("¦¦w", &["rank_count", "unknown_letter"]),
    ("¦¦-", &["rank_count", "unknown_letter"]),

    // How many squares in a rank.
    (kings!("¦"), &["rank_width"]),
    (kings!("¦9"), &["rank_width"]),
    (kings!("¦1"), &["rank_width"]),
    (kings!("¦55P"), &["rank_width"]),
    (kings!("¦56"), &["rank_width"]),
    (kings!("¦9999"), &["rank_width"]),
    (kings!("¦10P"), &["rank_width"]),
    (kings!("¦P10"), &["rank_width"]),
    // Ten and one: runs next to each other add up.
    (kings!("¦110"), &["rank_width"]),
    (kings!("¦1010"), &["rank_width"]),
    (kings!("¦PPPPPPPPPPP"), &["rank_width"]),
    (kings!("¦PPPPPPPPP"), &["rank_width"]),
    // A vessel is one square, and so is an air piece.
    (kings!("¦S(N)8"), &["rank_width"]),
    (kings!("¦S(N)10"), &["rank_width"]),
    (kings!("¦1^p3k3", "5K4"), &["rank_width"]),
    (kings!("¦5k5", "¦5K3"), &["rank_width", "rank_width"]),

    // Runs.
    (kings!("¦0"), &["bad_run"]),
    (kings!("5¦05"), &["bad_run"]),
    (kings!("5¦05P"), &["bad_run"]),
    (kings!("10¦0"), &["bad_run"]),
    (kings!("¦0¦0"), &["bad_run", "bad_run"]),
    (kings!("¦010"), &["bad_run"]),
    (kings!("P2¦0P"), &["bad_run"]),

    // Letters.
    (kings!("¦Z9"), &["unknown_letter"]),
    (kings!("¦z9"), &["unknown_letter"]),
    (kings!("9¦E"), &["unknown_letter"]),
    (kings!("¦T8¦f"), &["unknown_letter", "unknown_letter"]),
    (kings!("¦D9"), &["unknown_letter"]),
    (kings!("4¦*5"), &["unknown_letter"]),
    (kings!("¦-9"), &["unknown_letter"]),
    (kings!("¦+9"), &["unknown_letter"]),
    (kings!("¦~9"), &["unknown_letter"]),
    (kings!("9¦)"), &["unknown_letter"]),
    (kings!("¦\09"), &["unknown_letter"]),
    (kings!("10¦\n"), &["unknown_letter"]),
    (kings!("10¦\r"), &["unknown_letter"]),
    (kings!("10¦\u{a0}"), &["unknown_letter"]),
    (kings!("10¦\u{3000}"), &["unknown_letter"]),
    ("¦\u{feff}5k4/10/10/10/10/10/10/10/10/5K4", &["unknown_letter"]),
    // Full-width and other digits; a Cyrillic letter that looks like a K.
    (kings!("¦１¦０"), &["unknown_letter", "unknown_letter"]),
    (kings!("7¦٣"), &["unknown_letter"]),
    (kings!("5¦К4"), &["unknown_letter"]),
    // An astral character is two units of UTF-16.
    (kings!("¦🚢9"), &["unknown_letter"]),
    (kings!("¦🚢8¦Z"), &["unknown_letter", "unknown_letter"]),
    (concat!(kings!("¦🚢9"), " ¦🚢 ¦🚢 ¦🚢 ¦🚢 ¦🚢 ¦🚢"), &[
        "unknown_letter", "bad_turn", "bad_castling", "bad_en_passant", "bad_edge", "bad_half_moves", "bad_full_moves",
    ]),
    (concat!(kings!("¦é9"), " ¦é"), &["unknown_letter", "bad_turn"]),

    // Passengers.
    (kings!("S¦()9"), &["bad_passenger"]),
    (kings!("S¦(Q)9"), &["bad_passenger"]),
    (kings!("s¦(p)9"), &["bad_passenger"]),
    (kings!("S¦(S)9"), &["bad_passenger"]),
    (kings!("S¦(K)9"), &["bad_passenger"]),
    (kings!("S¦(NA)9"), &["bad_passenger"]),
    (kings!("S¦(^M)9"), &["bad_passenger"]),
    (kings!("S¦(1)9"), &["bad_passenger"]),
    (kings!("S¦(Ｎ)9"), &["bad_passenger"]),
    (kings!("S¦(N9"), &["bad_passenger"]),
    (kings!("9S¦(N"), &["bad_passenger"]),
    (kings!("9S¦("), &["bad_passenger"]),
    (kings!("9s¦(n"), &["bad_passenger"]),
    (kings!("R¦(N)9"), &["bad_passenger"]),
    (kings!("p¦(n)9"), &["bad_passenger"]),
    (kings!("N¦(A)9"), &["bad_passenger"]),
    (kings!("¦(N)9"), &["bad_passenger"]),
    (kings!("9¦(N)"), &["bad_passenger"]),
    (kings!("S(N)¦(A)9"), &["bad_passenger"]),
    (kings!("1^p¦(n)3k4", "5K4"), &["bad_passenger"]),
    (kings!("S¦(Q)7s¦(x)1"), &["bad_passenger", "bad_passenger"]),

    // Air pieces.
    (kings!("¦^Q9"), &["bad_air_piece"]),
    (kings!("¦^k9"), &["bad_air_piece"]),
    (kings!("¦^19"), &["bad_air_piece"]),
    (kings!("10¦^"), &["bad_air_piece"]),
    (kings!("¦^P9"), &["bad_air_piece"]),
    (kings!("1¦^p8"), &["bad_air_piece"]),
    (kings!("8¦^m1"), &["bad_air_piece"]),
    (kings!("5k4", "2¦^P2K4"), &["bad_air_piece"]),
    (kings!("5k4", "5K3¦^M"), &["bad_air_piece"]),
    // On the other piece's square, and on the enemy's.
    (kings!("5k4", "1¦^M3K2¦^P1"), &["bad_air_piece", "bad_air_piece"]),
    (kings!("1¦^P3k2¦^M1", "5K4"), &["bad_air_piece", "bad_air_piece"]),
    (kings!("5k4", "1¦^p3K2¦^m1"), &["bad_air_piece", "bad_air_piece"]),

    // Kings.
    ("¦5k4/10/10/10/10/10/10/10/10/10", &["king_count"]),
    ("¦10/10/10/10/10/10/10/10/10/5K4", &["king_count"]),
    ("¦¦10/10/10/10/10/10/10/10/10/10", &["king_count", "king_count"]),
    ("¦¦10/10/10/10/10/10/10/10/10/10 w - - ACac 0 1", &["king_count", "king_count"]),
    // The one too many is the second one read.
    ("5k4/10/4K5/10/10/10/10/10/10/5¦K4", &["king_count"]),
    ("5k4/10/10/10/10/10/10/10/10/K4¦K4", &["king_count"]),
    ("5k4/10/4¦k5/10/10/10/10/10/10/5K4", &["king_count"]),
    ("5k4/10/K9/¦K2¦k6/K9/10/10/10/10/5K4", &["king_count", "king_count"]),

    // Pawns that must have promoted.
    (kings!("¦P4k4", "5K4"), &["pawn_on_last_rank"]),
    (kings!("5k4", "5K3¦p"), &["pawn_on_last_rank"]),
    (kings!("¦P3¦Pk4", "5K2¦p1"), &["pawn_on_last_rank", "pawn_on_last_rank", "pawn_on_last_rank"]),

    // The side that just moved left in check.
    ("5¦k4/10/5R4/10/10/10/10/10/10/K9 w", &["opponent_in_check"]),
    ("5¦k4/10/5R4/10/10/10/10/10/10/K9", &["opponent_in_check"]),
    ("9k/10/10/10/10/5r4/10/10/10/5¦K4 b", &["opponent_in_check"]),
    ("5¦k4/5K4/10/10/10/10/10/10/10/10 w", &["opponent_in_check"]),
    ("5k4/5¦K4/10/10/10/10/10/10/10/10 b", &["opponent_in_check"]),
    // By an empty Ship, a Frigate, a passenger's diagonal, a Valkyrie from afar, from the edge.
    ("5¦k4/10/5S4/10/10/10/10/10/10/K9 w", &["opponent_in_check"]),
    ("5¦k4/10/5s(N)4/10/10/10/10/10/10/K9 w", &["opponent_in_check"]),
    ("5¦k4/4s(A)5/10/10/10/10/10/10/10/K9 w", &["opponent_in_check"]),
    ("5¦k4/10/10/10/10/10/10/10/1V8/K9 w", &["opponent_in_check"]),
    ("10/10/10/10/10/5K4/10/¦k9/10/10 w - - A", &["opponent_in_check"]),
    ("10/10/10/10/10/5K4/10/9¦k/10/10 w - - C", &["opponent_in_check"]),
    ("¦P4¦k4/10/5R4/10/10/10/10/10/10/K9 w", &["pawn_on_last_rank", "opponent_in_check"]),

    // Turn.
    (after_kings!("¦x"), &["bad_turn"]),
    (after_kings!("¦W"), &["bad_turn"]),
    (after_kings!("¦B"), &["bad_turn"]),
    (after_kings!("¦white"), &["bad_turn"]),
    (after_kings!("¦ww"), &["bad_turn"]),
    (after_kings!("¦-"), &["bad_turn"]),
    (after_kings!("¦KAJkaj"), &["bad_turn"]),
    (after_kings!("¦ｗ"), &["bad_turn"]),
    (after_kings!("¦w\n"), &["bad_turn"]),

    // Castling: letters unknown, repeated, out of order, without K.
    (after_kings!("w ¦X"), &["bad_castling"]),
    (after_kings!("w ¦--"), &["bad_castling"]),
    (after_kings!("w ¦-K"), &["bad_castling"]),
    (after_kings!("w K¦-"), &["bad_castling"]),
    (after_kings!("w K¦Qkq"), &["bad_castling"]),
    (after_kings!("w K¦K"), &["bad_castling"]),
    (after_kings!("w k¦K"), &["bad_castling"]),
    (after_kings!("w ¦A"), &["bad_castling"]),
    (after_kings!("w ¦a"), &["bad_castling"]),
    (after_kings!("w K¦a"), &["bad_castling"]),
    (after_kings!("w ¦+"), &["bad_castling"]),
    (after_kings!("w K¦+"), &["bad_castling"]),
    (after_kings!("w ¦0"), &["bad_castling"]),
    (after_kings!("w ¦Ｋ"), &["bad_castling"]),
    (concat!(kings!("5k4", "R4K3R"), " w KA¦A"), &["bad_castling"]),
    (concat!(kings!("5k4", "R4K3R"), " w KJ¦A"), &["bad_castling"]),
    (concat!(kings!("5k4", "R4K3R"), " w KAJ¦x"), &["bad_castling"]),
    // Both rights on one corner.
    (concat!(kings!("5k4", "S(N)4K4"), " w KA¦A+"), &["bad_castling"]),
    (concat!(kings!("5k4", "S(N)4K4"), " w KA+¦A"), &["bad_castling"]),
    (concat!(kings!("5k4", "S(N)4K4"), " w KA+¦+"), &["bad_castling"]),

    // Castling: nobody there.
    (concat!(kings!("5k4", "4K5"), " w ¦K"), &["castling_without_king"]),
    (concat!(kings!("4k5", "5K4"), " w ¦k"), &["castling_without_king"]),
    (concat!(kings!("4k5", "4K5"), " w ¦K¦k"), &["castling_without_king", "castling_without_king"]),
    (after_kings!("w K¦A"), &["castling_without_partner"]),
    (after_kings!("w K¦A¦J"), &["castling_without_partner", "castling_without_partner"]),
    (after_kings!("b Kk¦a¦j"), &["castling_without_partner", "castling_without_partner"]),
    (after_kings!("w K¦J+"), &["castling_without_partner"]),
    (concat!(kings!("5k4", "4K5"), " w ¦K¦A"), &["castling_without_king", "castling_without_partner"]),
    // Not their own Rook, hull or loaded vessel.
    (concat!(kings!("5k4", "r4K4"), " w K¦A"), &["castling_without_partner"]),
    (concat!(kings!("5k4", "s4K4"), " w K¦A"), &["castling_without_partner"]),
    (concat!(kings!("5k4", "s(N)4K4"), " w K¦A"), &["castling_without_partner"]),
    (concat!(kings!("5k4", "Q4K4"), " w K¦A"), &["castling_without_partner"]),
    (concat!(kings!("5k4", "N4K4"), " w K¦A"), &["castling_without_partner"]),
    (concat!(kings!("S4k4", "5K4"), " b k¦a"), &["castling_without_partner"]),
    (concat!(kings!("5k4", "S4K4"), " w K¦A+"), &["castling_without_partner"]),
    (concat!(kings!("5k4", "R4K4"), " w K¦A+"), &["castling_without_partner"]),
    (concat!(kings!("5k4", "S(n)4K4"), " w K¦A+"), &["castling_without_partner"]),
    (concat!(kings!("5k4", "s(a)4K4"), " w K¦A+"), &["castling_without_partner"]),
    (concat!(kings!("5k4", "5K3N"), " w K¦J+"), &["castling_without_partner"]),
    (concat!(kings!("5k3s(N)", "5K4"), " b k¦j+"), &["castling_without_partner"]),

    // En passant: not a square.
    (after_kings!("w - ¦e"), &["bad_en_passant"]),
    (after_kings!("w - ¦8"), &["bad_en_passant"]),
    (after_kings!("w - ¦8e"), &["bad_en_passant"]),
    (after_kings!("w - ¦k8"), &["bad_en_passant"]),
    (after_kings!("w - ¦e0"), &["bad_en_passant"]),
    (after_kings!("w - ¦e11"), &["bad_en_passant"]),
    (after_kings!("w - ¦e08"), &["bad_en_passant"]),
    (after_kings!("w - ¦E8"), &["bad_en_passant"]),
    (after_kings!("w - ¦e8e8"), &["bad_en_passant"]),
    (after_kings!("w - ¦--"), &["bad_en_passant"]),
    (after_kings!("w - ¦e８"), &["bad_en_passant"]),
    (after_kings!("w - ¦l8"), &["bad_en_passant"]),
    (after_kings!("w - ¦r3"), &["bad_en_passant"]),

    // En passant: no double step passed there.
    (after_kings!("w - ¦e8"), &["impossible_en_passant"]),
    (after_kings!("w - ¦l1"), &["impossible_en_passant"]),
    (after_kings!("w - ¦r10"), &["impossible_en_passant"]),
    ("5k4/10/10/4p5/10/10/10/10/10/5K4 w - ¦e7", &["impossible_en_passant"]),
    ("5k4/10/10/4p5/10/10/10/10/10/5K4 w - ¦e9", &["impossible_en_passant"]),
    ("5k4/10/10/4p5/10/10/10/10/10/5K4 w - ¦d8", &["impossible_en_passant"]),
    ("5k4/10/10/10/4p5/10/10/10/10/5K4 w - ¦e7", &["impossible_en_passant"]),
    ("5k4/10/10/10/10/4P5/10/10/10/5K4 b - ¦e4", &["impossible_en_passant"]),
    ("5k4/10/10/4p5/10/10/10/10/10/5K4 b - ¦e8", &["impossible_en_passant"]),
    ("5k4/10/10/4P5/10/10/10/10/10/5K4 w - ¦e8", &["impossible_en_passant"]),
    ("5k4/10/10/4r5/10/10/10/10/10/5K4 w - ¦e8", &["impossible_en_passant"]),
    ("5k4/10/4R5/4p5/10/10/10/10/10/5K4 w - ¦e8", &["impossible_en_passant"]),
    ("5k4/4R5/10/4p5/10/10/10/10/10/5K4 w - ¦e8", &["impossible_en_passant"]),
    ("5k4/10/10/10/10/10/4P5/10/10/5K4 b - ¦e4", &["impossible_en_passant"]),
    ("5k4/10/10/10/10/10/4P5/10/10/5K4 b - ¦e2", &["impossible_en_passant"]),
    ("5k4/10/10/10/10/10/4P5/10/10/5K4 w - ¦e3", &["impossible_en_passant"]),
    ("5k4/10/10/10/10/10/4P5/10/4r5/5K4 b - ¦e3", &["impossible_en_passant"]),

    // Edge.
    (after_kings!("w - - ¦X"), &["bad_edge"]),
    (after_kings!("w - - ¦N"), &["bad_edge"]),
    (after_kings!("w - - ¦l1"), &["bad_edge"]),
    (after_kings!("w - - ¦--"), &["bad_edge"]),
    (after_kings!("w - - ¦-A"), &["bad_edge"]),
    (after_kings!("w - - A¦-"), &["bad_edge"]),
    (after_kings!("w - - A¦A"), &["bad_edge"]),
    (after_kings!("w - - C¦A"), &["bad_edge"]),
    (after_kings!("w - - a¦C"), &["bad_edge"]),
    (after_kings!("w - - c¦a"), &["bad_edge"]),
    (after_kings!("w - - ACac¦c"), &["bad_edge"]),
    (after_kings!("w - - A¦,C"), &["bad_edge"]),
    (after_kings!("w - - ¦Ａ"), &["bad_edge"]),

    // Clocks.
    (after_kings!("w - - - ¦-1"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦+1"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦1e3"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦0x1"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦1.5"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦1_0"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦-"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦NaN"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦10000"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦65536"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦4294967296"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦99999999999999999999"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦１"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦٣"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦½"), &["bad_half_moves"]),
    (after_kings!("w - - - ¦0\0"), &["bad_half_moves"]),
    (after_kings!("w - - - 0 ¦0"), &["bad_full_moves"]),
    (after_kings!("w - - - 0 ¦000"), &["bad_full_moves"]),
    (after_kings!("w - - - 0 ¦-1"), &["bad_full_moves"]),
    (after_kings!("w - - - 0 ¦+1"), &["bad_full_moves"]),
    (after_kings!("w - - - 0 ¦1e3"), &["bad_full_moves"]),
    (after_kings!("w - - - 0 ¦0x1"), &["bad_full_moves"]),
    (after_kings!("w - - - 0 ¦-"), &["bad_full_moves"]),
    (after_kings!("w - - - 0 ¦100000"), &["bad_full_moves"]),
    (after_kings!("w - - - 0 ¦4294967297"), &["bad_full_moves"]),
    (after_kings!("w - - - 0 ¦99999999999999999999"), &["bad_full_moves"]),
    (after_kings!("w - - - 0 ¦１"), &["bad_full_moves"]),
    (after_kings!("w - - - 0 ¦1\n"), &["bad_full_moves"]),
    (after_kings!("w - - - 0 ¦1\r"), &["bad_full_moves"]),
    (after_kings!("w - - - 0 ¦1\0"), &["bad_full_moves"]),
    (after_kings!("w - - - 0 ¦1."), &["bad_full_moves"]),

    // All at once.
    (concat!(kings!("¦Z9"), " ¦x K¦Q ¦e99 ACac¦a ¦-1 ¦0 ¦x"), &[
        "unknown_letter", "bad_turn", "bad_castling", "bad_en_passant", "bad_edge", "bad_half_moves",
        "bad_full_moves", "field_count",
    ]),
    ("¦P4¦k4/10/5R4/10/10/10/10/10/10/K9 w ¦K ¦e8 A ¦x ¦0", &[
        "pawn_on_last_rank", "opponent_in_check", "castling_without_king", "impossible_en_passant",
        "bad_half_moves", "bad_full_moves",
    ]),
    ("5k4/¦9/S¦(Q)9/¦^Q9/¦Z9/¦0/10/10/10/5K4", &[
        "rank_width", "bad_passenger", "bad_air_piece", "unknown_letter", "bad_run",
    ]),

    // What can't be told hides what depends on it: men unread, rights and passed squares; the side to move
    // unread, who may be in check.
    (concat!(kings!("¦Z9"), " w KA e8 ¦X"), &["unknown_letter", "bad_edge"]),
    (concat!(kings!("¦9"), " w KA+kj e8"), &["rank_width"]),
    (after_kings!("¦x - e3"), &["bad_turn"]),
    ("5k4/10/5R4/10/10/10/10/10/10/K9 ¦x", &["bad_turn"]),
    ("5k4/10/5R4/¦Z9/10/10/10/10/10/K9 w", &["unknown_letter"]),
    ("¦10/10/5R4/10/10/10/10/10/10/K9 w", &["king_count"]),
];

/// Codes with fields and offsets, in one order.
fn sorted(
    mut faults: Vec<(usize, &'static str, &'static str)>,
) -> Vec<(usize, &'static str, &'static str)> {
    faults.sort_unstable();
    faults
}

fn found(text: &str) -> Vec<Fault> {
    Position::from_dfen(text).expect_err(text).faults
}

fn as_data(faults: &[Fault]) -> Vec<(usize, &'static str, &'static str)> {
    let datum = |fault: &Fault| {
        let offset = fault.offset.expect("a text's faults have a place");
        (offset, fault.code.code(), fault.code.field().name())
    };
    sorted(faults.iter().map(datum).collect())
}

#[test]
fn every_bad_text_has_its_faults() {
    assert!(BAD.len() >= 120);
    let mut wrong = Vec::new();
    for (marked, codes) in BAD {
        let parts: Vec<&str> = marked.split('¦').collect();
        assert_eq!(
            parts.len() - 1,
            codes.len(),
            "a mark for each code in {marked:?}"
        );
        let mut offset = 0;
        let mut expected = Vec::new();
        for (part, code) in parts.iter().zip(*codes) {
            offset += part.encode_utf16().count();
            expected.push((offset, *code, field_of(code)));
        }
        let text = parts.concat();
        match Position::from_dfen(&text) {
            Ok(position) => wrong.push(format!("{marked:?} is taken for {position}")),
            Err(error) if as_data(&error.faults) != sorted(expected) => {
                wrong.push(format!(
                    "{marked:?}: {codes:?}, but {:?}",
                    as_data(&error.faults)
                ));
            }
            Err(_) => {}
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {}:\n{}",
        wrong.len(),
        BAD.len(),
        wrong.join("\n")
    );
}

#[test]
fn every_code_is_in_the_table() {
    for code in das_chess::FaultCode::ALL {
        let told = BAD.iter().any(|(_, codes)| codes.contains(&code.code()));
        assert!(told || code.code() == "too_long", "{}", code.code());
        assert_eq!(code.field().name(), field_of(code.code()));
    }
}

#[test]
fn faults_come_in_the_order_of_fields_and_places() {
    for (marked, _) in BAD {
        let faults = found(&marked.replace('¦', ""));
        let order: Vec<(usize, Option<usize>)> = faults
            .iter()
            .map(|fault| {
                let field = fault.code.field().name();
                (
                    FIELDS
                        .iter()
                        .position(|name| *name == field)
                        .expect("a field"),
                    fault.offset,
                )
            })
            .collect();
        assert!(order.is_sorted(), "{marked:?}: {faults:?}");
    }
}

#[test]
fn long_texts_are_refused_unread_and_quickly() {
    let board = das_chess::START;
    let full = format!("{board}{}", " ".repeat(MAX_DFEN_LENGTH - board.len()));
    assert_eq!(MAX_DFEN_LENGTH, 1_000);
    assert_eq!(Position::from_dfen(&full), Ok(Position::start()));

    let over = full + " ";
    assert_eq!(as_data(&found(&over)), [(1_000, "too_long", "text")]);
    let ten_megabytes = 10 << 20;
    for part in [
        "1", " ", "/", "(", "S(", "^", "0", "K", "\0", "🚢", "é", "5k4/",
    ] {
        let text = part.repeat(ten_megabytes / part.len());
        let start = Instant::now();
        assert_eq!(
            as_data(&found(&text)),
            [(1_000, "too_long", "text")],
            "{part:?}"
        );
        assert!(
            start.elapsed() < Duration::from_millis(200),
            "{part:?}: {:?}",
            start.elapsed()
        );
    }
}

/// What reading forgives, and nothing else, each with its canonical text.
#[rustfmt::skip]
const FORGIVEN: &[(&str, &str)] = &[
    // Fields left off from the right.
    (kings!(), after_kings!("w - - - 0 1")),
    (after_kings!("b"), after_kings!("b - - - 0 1")),
    (after_kings!("b Kk"), after_kings!("b Kk - - 0 1")),
    (after_kings!("b Kk -"), after_kings!("b Kk - - 0 1")),
    (after_kings!("b Kk - Ac"), after_kings!("b Kk - Ac 0 1")),
    (after_kings!("b Kk - Ac 9"), after_kings!("b Kk - Ac 9 1")),
    // White space.
    (" \t 5k4/10/10/10/10/10/10/10/10/5K4", after_kings!("w - - - 0 1")),
    (after_kings!("  w\t\t-  -\t - 0 \t1 \t"), after_kings!("w - - - 0 1")),
    // Runs.
    ("5k4/55/1111111111/91/19/3223/10/10/10/1112K22", after_kings!("w - - - 0 1")),
    ("5k4/1P1115/10/10/10/10/10/10/10/5K4", concat!(kings!("1P8"), " w - - - 0 1")),
    // Clocks.
    (after_kings!("w - - - 00 01"), after_kings!("w - - - 0 1")),
    (after_kings!("w - - - 0000000000000000000000009999 000000000000000000000099999"), after_kings!("w - - - 9999 99999")),
    // A Rook on the Ship's corner and a Ship on the Rook's; a hull with a Pirate or a Landing keeps its right.
    (concat!(kings!("5k4", "R4K3S"), " w KAJ"), concat!(kings!("5k4", "R4K3S"), " w KAJ - - 0 1")),
    (concat!(kings!("5k4", "S(n)4K3S(A)"), " w KAJ"), concat!(kings!("5k4", "S(n)4K3S(A)"), " w KAJ - - 0 1")),
    (concat!(kings!("5k4", "s(N)4K3S(A)"), " w KA+J+"), concat!(kings!("5k4", "s(N)4K3S(A)"), " w KA+J+ - - 0 1")),
    // A square that a double step passed, dropped where no legal capture uses it.
    ("5k4/10/10/4p5/10/10/10/10/10/5K4 w - e8", "5k4/10/10/4p5/10/10/10/10/10/5K4 w - - - 0 1"),
    ("5k4/10/10/3Pp5/10/10/10/10/10/5K4 w - e8", "5k4/10/10/3Pp5/10/10/10/10/10/5K4 w - e8 - 0 1"),
    ("5k4/10/10/10/10/10/4Pp4/10/10/5K4 b - e3", "5k4/10/10/10/10/10/4Pp4/10/10/5K4 b - e3 - 0 1"),
    ("9k/10/10/K3Pp3r/10/10/10/10/10/10 w - f8", "9k/10/10/K3Pp3r/10/10/10/10/10/10 w - - - 0 1"),
];

#[test]
fn what_is_forgiven_is_written_canonically() {
    for (text, canonical) in FORGIVEN {
        let position =
            Position::from_dfen(text).unwrap_or_else(|faults| panic!("{text:?}: {faults:?}"));
        assert_eq!(position.to_dfen(), *canonical, "{text:?}");
        assert_eq!(Position::from_dfen(canonical), Ok(position));
    }
}

/// Random changes to good texts: no panic, places inside the text, and what is read is written canonically.
#[test]
fn garbled_texts_are_read_or_refused() {
    const PARTS: [&str; 30] = [
        "S", "s", "(", ")", "(N)", "(a)", "^", "P", "p", "M", "K", "k", "A", "+", "J", "/", "1",
        "0", "10", "-", "w", "b", "e8", " ", "\t", "\0", "é", "🚢", "c", "９",
    ];
    let good: Vec<&str> = FORGIVEN
        .iter()
        .map(|(text, _)| *text)
        .chain([das_chess::START])
        .collect();
    let mut rng = fastrand::Rng::with_seed(2);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..40_000 {
        let mut letters: Vec<char> = good[rng.usize(..good.len())].chars().collect();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(..letters.len());
            if rng.bool() {
                letters.remove(at);
            }
            if rng.bool() {
                let part = PARTS[rng.usize(..PARTS.len())];
                letters.splice(at..at, part.chars());
            }
        }
        let text: String = letters.iter().collect();
        match Position::from_dfen(&text) {
            Ok(position) => {
                read += 1;
                let canonical = position.to_dfen();
                assert_eq!(Position::from_dfen(&canonical), Ok(position), "{text:?}");
            }
            Err(InvalidPosition { faults }) => {
                refused += 1;
                assert!(!faults.is_empty(), "{text:?}");
                for fault in faults {
                    let offset = fault.offset.expect("a place");
                    let mut units = text.encode_utf16().skip(offset);
                    let is_inside = offset <= text.encode_utf16().count();
                    let splits = units
                        .next()
                        .is_some_and(|unit| (0xDC00..0xE000).contains(&unit));
                    assert!(is_inside && !splits, "{fault} in {text:?}");
                }
            }
        }
    }
    assert!(
        read > 1_000 && refused > 10_000,
        "{read} read, {refused} refused"
    );
}
