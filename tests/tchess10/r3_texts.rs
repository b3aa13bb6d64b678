//! Section 3: texts and what is named by objects.

use crate::case::{core, of, white};
use crate::combinations::{CLOSELY, random_start};
use das_chess::Color;
use das_chess::tchess10::{
    Cell, Fault, FaultCode, Field, Kind, Man, Mods, MoveError, MoveKind, MoveSpec, Position, Setup,
};
use std::collections::BTreeSet;

/// Two bare Kings, in which a fault of another field stands alone.
const BARE: &str = "9k/10/10/10/10/10/10/10/10/K9";

fn faults(text: &str) -> Vec<Fault> {
    Position::from_text(text).expect_err(text)
}

/// The codes with their offsets.
fn told(text: &str) -> Vec<(&'static str, usize)> {
    faults(text)
        .into_iter()
        .map(|fault| (fault.code.code(), fault.offset.expect("an offset")))
        .collect()
}

/// A text with one fault: where `^` stands in it, which is no part of the text.
#[track_caller]
fn refused(marked: &str, code: FaultCode) {
    let offset = marked.find('^').expect("a mark");
    let text = marked.replace('^', "");
    assert_eq!(told(&text), [(code.code(), offset)], "{text}");
}

#[test]
fn r3_1_faults_of_the_text_and_the_modifications() {
    refused("^", FaultCode::FieldCount);
    refused("^tchess10", FaultCode::FieldCount);
    refused(
        &format!("tchess10 {BARE} w - - 0 1 ^x"),
        FaultCode::FieldCount,
    );
    let long = format!("tchess10 {BARE} {}", " ".repeat(2_000));
    assert_eq!(told(&long), [("too_long", 1_000)]);
    for (head, code) in [
        ("^chess10", FaultCode::BadMods),
        ("^Tchess10", FaultCode::BadMods),
        ("tchess10^[]", FaultCode::BadMods),
        ("tchess10^[strike", FaultCode::BadMods),
        ("tchess10^x", FaultCode::BadMods),
        ("tchess10^[strike]x", FaultCode::BadMods),
        ("tchess10[^foo]", FaultCode::UnknownMod),
        ("tchess10[strike,^]", FaultCode::UnknownMod),
        ("tchess10[^Strike]", FaultCode::UnknownMod),
        ("tchess10[strike,^border:7]", FaultCode::UnknownMod),
        ("tchess10[strike,^strike]", FaultCode::ModOrder),
        ("tchess10[carry,^strike]", FaultCode::ModOrder),
        ("tchess10[escort,border=7,^carry]", FaultCode::ModOrder),
        ("tchess10[escort,border=7,^border=7]", FaultCode::ModOrder),
        ("tchess10[escort,^border=8]", FaultCode::BadBorder),
        ("tchess10[escort,^border=5]", FaultCode::BadBorder),
        ("tchess10[escort,^border=11]", FaultCode::BadBorder),
        ("tchess10[escort,^border=07]", FaultCode::BadBorder),
        ("tchess10[escort,^border=+7]", FaultCode::BadBorder),
        ("tchess10[escort,^border=]", FaultCode::BadBorder),
        ("tchess10[carry,^border=7]", FaultCode::InvalidMods),
        ("tchess10[escort,^theocracy]", FaultCode::InvalidMods),
        (
            "tchess10[escort,kingCapture,^theocracy]",
            FaultCode::InvalidMods,
        ),
        ("tchess10[strike,^reform]", FaultCode::InvalidMods),
        ("tchess10[lastHero,^emperor]", FaultCode::InvalidMods),
    ] {
        refused(&format!("{head} {BARE} w - - 0 1"), code);
    }
    let [fault] = faults(&format!("tchess10[escort,theocracy] {BARE} w"))[..] else {
        panic!("one fault");
    };
    assert_eq!(fault.mods.expect("the pair").pair, ["escort", "theocracy"]);
}

#[test]
fn r3_1_faults_of_the_board() {
    for (head, board, code) in [
        ("", "^9k/10/10/10/10/10/10/10/K9", FaultCode::RankCount),
        (
            "",
            "9k/10/10/10/10/10/10/10/10/K9/^10",
            FaultCode::RankCount,
        ),
        ("", "9k/10/10/10/10/10/10/10/10/^K8", FaultCode::RankWidth),
        ("", "9k/10/10/10/10/10/10/10/^/K9", FaultCode::RankWidth),
        ("", "9k/10/10/10/10/10/10/^101/10/K9", FaultCode::RankWidth),
        ("", "9k/10/10/10/10/10/10/5^05/10/K9", FaultCode::BadRun),
        (
            "",
            "9k/10/10/10/10/10/4^V5/10/10/K9",
            FaultCode::UnknownLetter,
        ),
        (
            "",
            "9k/10/10/10/10/10/4^*5/10/10/K9",
            FaultCode::UnknownLetter,
        ),
        (
            "",
            "9k/10/10/10/10/10/4^-5/10/10/K9",
            FaultCode::UnknownLetter,
        ),
        ("", "9k/10/10/10/10/10/4^C5/10/10/K9", FaultCode::AbsentKind),
        (
            "[cardinal]",
            "9k/10/10/10/10/10/4^H5/10/10/K9",
            FaultCode::AbsentKind,
        ),
        (
            "[marshal]",
            "9k/10/10/10/10/10/4^H5/10/10/K9",
            FaultCode::AbsentKind,
        ),
        (
            "[emperor]",
            "9k/10/10/10/10/10/4^Q5/10/10/K9",
            FaultCode::AbsentKind,
        ),
        (
            "[lastHero,marshal]",
            "9k/10/10/10/10/10/4^H5/10/10/K9",
            FaultCode::AbsentKind,
        ),
        (
            "[polarity]",
            "9k/10/10/10/10/10/4B^@n5/10/10/K9",
            FaultCode::BadFacing,
        ),
        (
            "[polarity]",
            "9k/10/10/10/10/10/4b^@s5/10/10/K9",
            FaultCode::BadFacing,
        ),
        (
            "[polarity]",
            "9k/10/10/10/10/10/4B^@x5/10/10/K9",
            FaultCode::BadFacing,
        ),
        (
            "[polarity]",
            "9k/10/10/10/10/10/4B^@5/10/10/K9",
            FaultCode::BadFacing,
        ),
        (
            "[polarity]",
            "9k/10/10/10/10/10/4^@eB5/10/10/K9",
            FaultCode::BadFacing,
        ),
        (
            "",
            "9k/10/10/10/10/10/4B^@e5/10/10/K9",
            FaultCode::BadFacing,
        ),
        (
            "",
            "9k/10/10/10/10/10/4^B(N)5/10/10/K9",
            FaultCode::BadStoreys,
        ),
        (
            "[carry]",
            "9k/10/10/10/10/10/4B^(5/10/10/K9",
            FaultCode::BadStoreys,
        ),
        (
            "[carry]",
            "9k/10/10/10/10/10/4B^(N5/10/10/K9",
            FaultCode::BadStoreys,
        ),
        (
            "[carry]",
            "9k/10/10/10/10/10/4B^()5/10/10/K9",
            FaultCode::BadStoreys,
        ),
        (
            "[carry]",
            "9k/10/10/10/10/10/4B^(N(N))5/10/10/K9",
            FaultCode::BadStoreys,
        ),
        (
            "[carry]",
            "9k/10/10/10/10/10/4B^(NN)5/10/10/K9",
            FaultCode::BadStoreys,
        ),
        (
            "[carry]",
            "9k/10/10/10/10/10/4^(N)5/10/10/K9",
            FaultCode::BadStoreys,
        ),
        (
            "[carry]",
            "9k/10/10/10/10/10/4^)5/10/10/K9",
            FaultCode::BadStoreys,
        ),
        (
            "[carry]",
            "9k/10/10/10/10/10/4^N(N)5/10/10/K9",
            FaultCode::BadStoreys,
        ),
        (
            "[carry]",
            "9k/10/10/10/10/10/4^B(B)5/10/10/K9",
            FaultCode::BadStoreys,
        ),
        (
            "[carry]",
            "9k/10/10/10/10/10/4^b(N)5/10/10/K9",
            FaultCode::BadStoreys,
        ),
        (
            "[carry]",
            "9k/10/10/10/10/10/10/10/10/^K(N)9",
            FaultCode::BadStoreys,
        ),
        (
            "[kingCapture]",
            "10/10/10/10/10/10/4^k(K)5/10/10/10",
            FaultCode::BadStoreys,
        ),
        (
            "[kingCapture]",
            "9k/10/10/10/10/10/4^q(N)5/10/10/K9",
            FaultCode::BadStoreys,
        ),
        ("", "^9k/10/10/10/10/10/4K5/10/10/K9", FaultCode::KingCount),
        ("", "^10/10/10/10/10/10/10/10/10/K9", FaultCode::KingCount),
        (
            "[kingCapture]",
            "^10/10/10/10/10/10/10/10/10/K9",
            FaultCode::KingCount,
        ),
        (
            "[warCouncil]",
            "^9k/10/10/10/10/10/4K5/10/10/K9",
            FaultCode::KingCount,
        ),
        (
            "[lastHero]",
            "^9k/10/10/10/10/10/4Q5/10/10/K9",
            FaultCode::HeroCount,
        ),
        (
            "",
            "^P8k/10/10/10/10/10/10/10/10/K9",
            FaultCode::PawnOnLastRank,
        ),
        (
            "",
            "9k/10/10/10/10/10/10/10/10/K8^p",
            FaultCode::PawnOnLastRank,
        ),
        (
            "",
            "9^k/10/10/10/10/10/10/10/10/K8R",
            FaultCode::OpponentInCheck,
        ),
        (
            "[strike]",
            "^10/10/10/10/10/10/10/10/10/R9",
            FaultCode::BothLost,
        ),
        (
            "[theocracy]",
            "^9k/10/10/10/10/10/10/10/10/K9",
            FaultCode::BothLost,
        ),
    ] {
        refused(&format!("tchess10{head} {board} w - - 0 1"), code);
    }
    // A Pawn on its last rank may have been carried there.
    core("tchess10[carry] P8k/10/10/10/10/10/10/10/10/K9 w - - 0 1");
}

#[test]
fn r3_1_faults_of_the_other_fields() {
    let men = "9k/1p8/10/10/4R5/10/10/10/1P8/K9";
    for (head, fields, code) in [
        ("", "^W - - 0 1", FaultCode::BadTurn),
        ("", "^- - - 0 1", FaultCode::BadTurn),
        ("", "w ^x - 0 1", FaultCode::BadEnPassant),
        ("", "w ^l7 - 0 1", FaultCode::BadEnPassant),
        ("", "w ^a11 - 0 1", FaultCode::BadEnPassant),
        ("", "w ^e7 - 0 1", FaultCode::ImpossibleEnPassant),
        ("", "w ^a10 - 0 1", FaultCode::ImpossibleEnPassant),
        ("", "w - ^x 0 1", FaultCode::BadState),
        ("", "w - ^e 0 1", FaultCode::BadState),
        ("[strike]", "w - e6^- 0 1", FaultCode::BadState),
        ("[strike]", "w - e6^b2 0 1", FaultCode::BadState),
        ("[illusions]", "w - ^= 0 1", FaultCode::BadState),
        ("[illusions]", "w - =^Q 0 1", FaultCode::BadState),
        ("[illusions]", "w - =J^= 0 1", FaultCode::BadState),
        (
            "[jesterKing,illusions]",
            "w - =J^K 0 1",
            FaultCode::BadState,
        ),
        (
            "[jesterKing,illusions]",
            "w - =K^K 0 1",
            FaultCode::BadState,
        ),
        ("", "w - ^e6 0 1", FaultCode::ImpossibleMoved),
        ("[strike]", "w - ^e5 0 1", FaultCode::ImpossibleMoved),
        ("[strike]", "b - ^e6 0 1", FaultCode::ImpossibleMoved),
        ("[strike]", "w - ^e6e6 0 1", FaultCode::ImpossibleMoved),
        ("[strike]", "w - ^a1b2e6 0 1", FaultCode::ImpossibleMoved),
        ("", "w - ^=J 0 1", FaultCode::ImpossibleDebt),
        ("[illusions]", "w - ^=K 0 1", FaultCode::ImpossibleDebt),
        ("[illusions]", "w - ^=j 0 1", FaultCode::ImpossibleDebt),
        (
            "[strike,illusions]",
            "w - e6^=J 0 1",
            FaultCode::ImpossibleDebt,
        ),
        (
            "[jesterKing,illusions]",
            "w - ^=K 0 1",
            FaultCode::ImpossibleDebt,
        ),
        (
            "[illusions,lastHero]",
            "w - ^=J 0 1",
            FaultCode::ImpossibleDebt,
        ),
        ("", "w - - ^x 1", FaultCode::BadHalfMoves),
        ("", "w - - ^-1 1", FaultCode::BadHalfMoves),
        ("", "w - - ^10000 1", FaultCode::BadHalfMoves),
        ("", "w - - 0 ^0", FaultCode::BadFullMoves),
        ("", "w - - 0 ^100000", FaultCode::BadFullMoves),
        ("", "w - - 0 ^99999999999999999999", FaultCode::BadFullMoves),
    ] {
        refused(&format!("tchess10{head} {men} {fields}"), code);
    }
    // Nothing left that could go on with the turn: the Pawn is blocked.
    refused(
        "tchess10[strike] 9k/10/10/10/10/10/10/p9/P9/K9 w - ^a1 0 1",
        FaultCode::ImpossibleMoved,
    );
    // Nobody is left to pay: no Pawn, or only one whose Jester would attack the King.
    refused(
        &format!("tchess10[illusions] {BARE} w - ^=J 0 1"),
        FaultCode::ImpossibleDebt,
    );
    refused(
        "tchess10[illusions] 9k/9P/10/10/10/10/10/10/10/K9 w - ^=J 0 1",
        FaultCode::ImpossibleDebt,
    );
}

#[test]
fn r3_1_all_faults_at_once() {
    let text = "tchess10[foo,strike] 9k/10/4V5/9/10/10/10/10/4B@x5/K9 x k9 = -1 0";
    let expected = [
        ("unknown_mod", 9),
        ("unknown_letter", 28),
        ("rank_width", 31),
        ("bad_facing", 47),
        ("bad_turn", 54),
        ("bad_en_passant", 56),
        ("bad_state", 59),
        ("bad_half_moves", 61),
        ("bad_full_moves", 64),
    ];
    assert_eq!(told(text), expected);
    // What can't be read hides what depends on it, and no more.
    let text = "tchess10 9k/10/10/10/10/4C(B)5/10/10/10/KP8 w e7 e5 0 1";
    let expected = [
        "absent_kind",
        "bad_storeys",
        "impossible_en_passant",
        "impossible_moved",
    ];
    assert_eq!(
        told(text).iter().map(|(code, _)| *code).collect::<Vec<_>>(),
        expected
    );
    let fields: Vec<Field> = FaultCode::ALL.iter().map(|code| code.field()).collect();
    assert!(
        fields.is_sorted(),
        "codes stand in the order of their fields"
    );
    let codes: BTreeSet<&str> = FaultCode::ALL.iter().map(|code| code.code()).collect();
    assert_eq!(codes.len(), FaultCode::ALL.len());
}

#[test]
fn r3_1_what_is_forgiven_in_reading() {
    let text = format!("tchess10 {BARE} w - - 0 1");
    for other in [
        format!("tchess10 {BARE}"),
        format!("  tchess10\t{BARE}   w - "),
        format!("tchess10 {BARE} w - - 000 001"),
        "tchess10 9k/55/1234/10/10/10/10/10/10/K18 w - - 0 1".to_string(),
    ] {
        assert_eq!(core(&other).to_text(), text, "{other}");
    }
    // A passed square that fits is dropped where no legal capture uses it.
    let fits = "tchess10 9k/10/10/10/4p5/10/10/10/10/K9 w e7 - 0 1";
    assert_eq!(core(fits).en_passant(), None);
}

#[test]
fn r3_1_offsets_are_utf_16_units() {
    let text = format!("tchess10 {BARE} w 😀 é 0 x");
    let board_end = 9 + BARE.len();
    let [turn, state, full] = [board_end + 3, board_end + 6, board_end + 10];
    assert_eq!(
        told(&text),
        [
            ("bad_en_passant", turn),
            ("bad_state", state),
            ("bad_full_moves", full)
        ]
    );
}

#[test]
fn r3_1_two_storeys_and_facings() {
    let text = "tchess10[carry,polarity] 9k@e/10/10/10/10/4B@e(N@w)5/10/10/10/K9 w - - 0 1";
    let position = core(text);
    assert_eq!(position.to_text(), text);
    let cell = position
        .cell_at("e5".parse().expect("a square"))
        .expect("two storeys");
    assert_eq!(cell.upper.kind, Kind::Knight);
    assert_eq!(cell.upper.facing.letter(), 'w');
    assert_eq!(cell.lower.expect("the Bishop").facing.letter(), 'e');
}

#[test]
fn r3_1_the_state_is_sorted_by_file_then_rank() {
    let case = white("strike", "Ra10 Rb2 Nj5 Kf1 kj10").play("b2b1 a10a9");
    case.state("w - a9b1");
    let case = white("strike", "Ra10 Ra2 Nj5 Kf1 kj10").play("a10b10 a2b2");
    case.state("w - b2b10");
    let text = case.text.replace("b2b10", "b10b2");
    assert_eq!(told(&text)[0].0, "bad_state");
}

#[test]
fn r3_1_a_setup_takes_pieces_as_they_are_shown() {
    // A piece shown in the middle of a turn brings no mark of its move along.
    let position = core("tchess10[strike] 9k/10/10/10/10/4N5/10/10/10/K8R w - e5 0 1");
    let mut setup = Setup::new(position.variant());
    for (square, cell) in position.cells() {
        let piece = Man::new(cell.owner(), cell.upper.kind);
        assert_eq!(cell.upper, piece);
        setup.put(square, cell);
    }
    assert_eq!(setup.position().expect("a position").moved(), []);
    setup.moved = vec!["e5".parse().expect("a square")];
    assert_eq!(setup.position(), Ok(position));
    // Off the board nothing stands.
    setup.put(
        "l1".parse().expect("a cell of Das Chess"),
        Cell::new(Man::new(Color::White, Kind::Queen)),
    );
    assert_eq!(setup.position().expect("a position").cells().count(), 4);
}

#[test]
fn r3_2_every_part_of_a_move_text() {
    // Path, promotion, turn, freed King, in this order.
    let case = white("kingCapture,polarity", "Ka1 k(P)c9 na9");
    case.has("c9&c10q c9&c10q@s")
        .lacks("c9c10q c9&c10q@n c9&c10");
    let case = white("kingCapture,polarity", "k(P)h6 K(r)i7 na1");
    case.has("h6&i7,h8 h6&i7@s,h8 h6&i7@s,h6")
        .lacks("h6&i7@s h6i7,h8 h6&i7,i7");
    // b9b10b is plain: only a file letter has a digit behind it.
    let case = white("", "Ka2 Pb9 kj8");
    let position = core(&case.text);
    let mv = position.parse_move("b9b10b").expect("legal");
    assert_eq!((mv.promotion(), mv.path().len()), (Some(Kind::Bishop), 2));
    let case = of("illusions", "Ka1 Pe4 kj10", "w - =J 5 20");
    let mv = core(&case.text).parse_move("e4=J").expect("legal");
    assert_eq!(
        (mv.kind(), mv.from(), mv.to()),
        (MoveKind::Illusion, mv.to(), mv.from())
    );
    assert_eq!(mv.path().len(), 1);
    assert!(mv.carries().is_empty());
}

#[test]
fn r3_2_bad_move_texts() {
    let case = white("carry,polarity,reform", "Ka2 Pb9 Nd4 Be6 kg10 qc10");
    let position = core(&case.text);
    for text in [
        "", "x", "b9", "b9=J=", "b9=Q", "b9=j", "&b9b10q", "b9b10q@", "b9b10q@x", "b9b10qq",
        "b9b10k", "b9b10p", "b9b10v", "b9b10Q", "d4d5d6d7", "d4&", "d4e6,", "d4e6,x", "d4@",
        "d4@e@s", "d4 e6", "d4e6 ", "d4-e6", "l1a3", "d4e11", "d4@e,e5", "d4q", "é", "d4e6+",
    ] {
        assert_eq!(
            position.parse_move(text),
            Err(MoveError::Invalid),
            "{text:?}"
        );
    }
    for text in ["--", "Z0", "0000"] {
        assert_eq!(position.parse_move(text), Err(MoveError::NullMove));
    }
    for text in [
        "d4d5", "d4&e6", "d4c6e7", "d4c6@n", "d4@n", "d4e6q", "d4=J", "d4c6,a1",
    ] {
        assert_eq!(position.parse_move(text), Err(MoveError::Illegal), "{text}");
    }
    assert_eq!(
        position.parse_move("b9b10"),
        Err(MoveError::MissingPromotion)
    );
    assert_eq!(
        position.parse_move("b9c10@s"),
        Err(MoveError::MissingPromotion)
    );
}

#[test]
fn r3_2_a_freed_king_is_always_written() {
    let case = white("kingCapture", "K(r)e5 Nd3 pa9 kj10");
    let position = core(&case.text);
    let Err(MoveError::Ambiguous(fitting)) = position.parse_move("d3e5") else {
        panic!("it could be freed onto eight squares");
    };
    assert_eq!(fitting.len(), 8);
    assert_eq!(position.parse_move("d3e5,a1"), Err(MoveError::Illegal));
    // Onto one square only: all the same.
    let case = of("kingCapture,border=10", "K(p)e6 Pd6 kj5", "w e7 - 0 20");
    assert_eq!(core(&case.text).parse_move("d6e7"), Err(MoveError::Illegal));
}

fn spec(from: &str, to: &str) -> MoveSpec {
    MoveSpec::new(
        from.parse().expect("a square"),
        to.parse().expect("a square"),
    )
}

#[test]
fn r3_3_an_object_without_turn_turns_nothing() {
    let position = core(&white("polarity,reform", "Ka2 Nd4 kj8").text);
    assert_eq!(
        position
            .find_move(&spec("d4", "e6"))
            .expect("legal")
            .to_string(),
        "d4e6"
    );
    let mut turned = spec("d4", "e6");
    turned.turn = das_chess::tchess10::Facing::from_letter('e');
    assert_eq!(
        position.find_move(&turned).expect("legal").to_string(),
        "d4e6@e"
    );
    turned.to = turned.from;
    assert_eq!(
        position.find_move(&turned).expect("legal").to_string(),
        "d4@e"
    );
    assert_eq!(
        position.find_move(&spec("d4", "d4")),
        Err(MoveError::Illegal)
    );
}

#[test]
fn r3_3_ambiguous_only_if_positions_differ() {
    // Two paths to one square.
    let position = core(&white("", "Ka2 He5 kj8").text);
    let mv = position.find_move(&spec("e5", "g7")).expect("one position");
    assert!(["e5f7g7", "e5g6g7"].contains(&mv.to_string().as_str()));
    let mut by_path = spec("e5", "g7");
    by_path.path = Some(
        ["e5", "g6", "g7"]
            .map(|square| square.parse().expect("a square"))
            .to_vec(),
    );
    assert_eq!(
        position.find_move(&by_path).expect("legal").to_string(),
        "e5g6g7"
    );
    // With cargo or without, left here or there.
    let position = core(&white("carry", "Ka2 B(H)e5 kj9").text);
    let Err(MoveError::Ambiguous(fitting)) = position.find_move(&spec("e5", "g7")) else {
        panic!("with the Bishop or without");
    };
    // Two paths, and on each the Bishop stays, is left on the way, or comes along.
    assert_eq!(fitting.len(), 6);
    let mut without = spec("e5", "g7");
    without.carries = Some(vec![false, false]);
    assert_eq!(
        position
            .find_move(&without)
            .expect("one position")
            .path()
            .len(),
        3
    );
    without.carries = Some(vec![true, true]);
    assert!(position.find_move(&without).is_ok());
    // Left on f7 or on g6 is not the same.
    without.carries = Some(vec![true, false]);
    assert!(
        matches!(position.find_move(&without), Err(MoveError::Ambiguous(two)) if two.len() == 2)
    );
    // A leap onto the square itself has one leg.
    without.carries = Some(vec![true]);
    without.to = "f7".parse().expect("a square");
    assert_eq!(
        position.find_move(&without).expect("legal").to_string(),
        "e5&f7"
    );
}

#[test]
fn r3_3_promotions_and_freed_kings_in_objects() {
    let position = core(&white("", "Ka2 Pb9 kj8").text);
    assert_eq!(
        position.find_move(&spec("b9", "b10")),
        Err(MoveError::MissingPromotion)
    );
    let mut promoting = spec("b9", "b10");
    promoting.promotion = Some(Kind::Griffin);
    assert_eq!(
        position.find_move(&promoting).expect("legal").to_string(),
        "b9b10g"
    );
    promoting.promotion = Some(Kind::King);
    assert_eq!(position.find_move(&promoting), Err(MoveError::Illegal));
    // Surplus, it is ignored.
    let mut surplus = spec("a2", "a3");
    surplus.promotion = Some(Kind::Queen);
    assert_eq!(
        position.find_move(&surplus).expect("legal").to_string(),
        "a2a3"
    );
    let position = core(&white("kingCapture", "K(r)e5 Nd3 pa9 kj10").text);
    assert!(
        matches!(position.find_move(&spec("d3", "e5")), Err(MoveError::Ambiguous(eight)) if eight.len() == 8)
    );
    let mut freeing = spec("d3", "e5");
    freeing.frees = Some("f6".parse().expect("a square"));
    assert_eq!(
        position.find_move(&freeing).expect("legal").to_string(),
        "d3e5,f6"
    );
    // An illusion is named by its square.
    let position = core(&of("illusions", "Ka1 Pe4 kj10", "w - =J 5 20").text);
    assert_eq!(
        position
            .find_move(&spec("e4", "e4"))
            .expect("legal")
            .to_string(),
        "e4=J"
    );
}

#[test]
fn r3_3_what_a_move_captures() {
    let captured = |mods: &str, men: &str, mv: &str| {
        let position = core(&white(mods, men).text);
        position.captured_by(position.parse_move(mv).expect("legal"))
    };
    let carrier = captured("carry", "Ka1 Rd1 b(n)d7 kj10", "d1d7");
    let (square, carrier) = carrier.expect("a carrier");
    assert_eq!(square.name(), "d7");
    assert_eq!(
        carrier.men().map(|man| man.kind).collect::<Vec<_>>(),
        [Kind::Knight, Kind::Bishop]
    );
    let king = captured("kingCapture", "Ka1 Re1 ke6 pa9", "e1e6");
    let (_, king) = king.expect("the King");
    assert_eq!(king.upper.kind, Kind::King);
    assert_eq!(captured("carry", "Ka1 Nb1 Bc3 kj9", "b1c3"), None);
}

/// Texts near real ones: letters changed, dropped and doubled.
fn spoilt(text: &str, random: &mut fastrand::Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..random.usize(1..4) {
        let place = random.usize(..letters.len());
        let others: Vec<char> = "KQLMJBDRNHGAPCSEkqj0129/()@nesw=-, []😀".chars().collect();
        match random.u8(..3) {
            0 => letters[place] = *random.choice(&others).expect("letters"),
            1 if letters.len() > 1 => drop(letters.remove(place)),
            _ => letters.insert(place, *random.choice(&others).expect("letters")),
        }
    }
    letters.into_iter().collect()
}

#[test]
fn r3_no_text_is_too_odd_to_be_judged() {
    let mut random = fastrand::Rng::with_seed(31);
    let mut read = 0;
    for chosen in CLOSELY {
        let mods: Mods = chosen.iter().copied().collect();
        let mut position = random_start(mods, &mut random);
        for _ in 0..60 {
            let moves = position.legal_moves();
            let Some(&mv) = random.choice(&moves) else {
                break;
            };
            position = position.play(mv).expect("legal");
            for _ in 0..5 {
                let text = spoilt(&position.to_text(), &mut random);
                match Position::from_text(&text) {
                    Ok(other) => {
                        // Whatever is read is sound: it plays, and writes what reads back.
                        let after = other
                            .legal_moves()
                            .first()
                            .map(|&mv| other.play_unchecked(mv));
                        for known in [Some(&other), after.as_ref()].into_iter().flatten() {
                            assert_eq!(
                                Position::from_text(&known.to_text()).as_ref(),
                                Ok(known),
                                "{text}"
                            );
                            let _ = known.outcome();
                        }
                        read += 1;
                    }
                    Err(faults) => {
                        assert!(faults.iter().all(|fault| fault.offset.is_some()), "{text}")
                    }
                }
                let _ = position.parse_move(&spoilt(&mv.to_string(), &mut random));
            }
        }
    }
    assert!(
        read > 200,
        "{read} spoilt texts were positions all the same"
    );
}
