//! Move texts, written and read: what is forgiven and what is refused, worked out from docs/NOTATION.md.

#[path = "men/mod.rs"]
mod men;

use das_chess::{Kind, Move, MoveError, MoveSpec, Mover, Position};
use men::board_text;

/// The men as `Kf1 S(n)a1`, then the other fields.
fn position(men: &str, fields: &str) -> Position {
    let dfen = format!("{} {fields}", board_text(men));
    Position::from_dfen(&dfen).unwrap_or_else(|faults| panic!("{dfen} is refused: {faults:?}"))
}

fn white(men: &str) -> Position {
    position(men, "w")
}

#[track_caller]
fn reads(position: &Position, text: &str, lan: &str) {
    let mv = position.parse_move(text);
    assert_eq!(
        mv.as_ref().map(Move::to_string),
        Ok(lan.to_string()),
        "{text:?} in {position}"
    );
}

#[track_caller]
fn illegal(position: &Position, texts: &[&str]) {
    for text in texts {
        assert_eq!(
            position.parse_move(text),
            Err(MoveError::Illegal),
            "{text:?} in {position}"
        );
    }
}

#[track_caller]
fn invalid(position: &Position, texts: &[&str]) {
    for text in texts {
        assert_eq!(
            position.parse_move(text),
            Err(MoveError::Invalid),
            "{text:?} in {position}"
        );
    }
}

// Coordinate text.

#[test]
fn ranks_are_read_greedily() {
    let rooks = white("Kd1 kd9 Ra1 Rj10");
    reads(&rooks, "a1a10", "a1a10");
    reads(&rooks, "j10j1", "j10j1");
    reads(&rooks, "j10a10", "j10a10");
    illegal(&rooks, &["a10a1", "j1j10", "a1b10"]);
    invalid(
        &rooks,
        &["a1a100", "a1a11", "a01a2", "a1a02", "a1a0", "a0a1", "a101"],
    );
    reads(&Position::start(), "l1a3", "l1a3");
    reads(&Position::start(), "r1i3", "r1i3");
    illegal(&Position::start(), &["l1l2", "a2l2", "r1r2", "l10a8"]);
}

#[test]
fn a_promotion_says_to_what() {
    let pawn = white("Kf1 kf8 Pb9 ra10");
    for to in ["b10", "a10"] {
        for letter in ["q", "r", "s", "m", "b", "n", "v", "a", "c"] {
            let text = format!("b9{to}{letter}");
            reads(&pawn, &text, &text);
        }
        let missing = format!("b9{to}");
        assert_eq!(pawn.parse_move(&missing), Err(MoveError::MissingPromotion));
    }
    invalid(
        &pawn,
        &[
            "b9b10k", "b9b10p", "b9b10e", "b9b10t", "b9b10z", "b9b10Q", "b9b10qq", "b9b10=",
            "b9b101",
        ],
    );
    invalid(
        &pawn,
        &[
            "b9b10=q", "b9b10=K", "b9b10=P", "b9b10=E", "b9b10 q", "b9b10(q)",
        ],
    );
    // An Elva that lands there promotes too.
    let elva = white("Kf1 kf8 ^Pb1");
    assert_eq!(elva.parse_move("b1b10"), Err(MoveError::MissingPromotion));
    reads(&elva, "b1b10s", "b1b10s");
    // Not there: the letter is refused, never dropped.
    illegal(&pawn, &["b9c10q", "b9b8q", "f1e1q"]);
    illegal(&Position::start(), &["e2e4q", "l1a3n", "b1d5q"]);
    illegal(&white("Kf1 kf8 Rb9"), &["b9b10q", "b9b10r"]);
}

#[test]
fn a_wave_tells_a_passenger_from_its_vessel() {
    let transport = white("Ka2 kj9 S(N)e5 pd6");
    reads(&transport, "e5e8", "e5e8");
    reads(&transport, "e5~e8", "e5~e8");
    reads(&transport, "e5~d6", "e5~d6");
    // What only the passenger can do is not done without the wave.
    illegal(
        &transport,
        &["e5d6", "e5~f6", "e5~d7", "e5~e8q", "a2~a3", "e6~e8"],
    );
    invalid(
        &transport,
        &[
            "e5~~e8", "~e5e8", "e5e8~", "e5~", "e5 ~e8", "e5-e8", "e5~e8~", "e5～e8",
        ],
    );
    // Nobody aboard, nobody leaves.
    illegal(&white("Ka2 kj9 Se5"), &["e5~e8"]);
    illegal(&white("Ka2 kj9 Ne5"), &["e5~d7"]);
}

#[test]
fn castling_is_the_kings_move() {
    let castling = position("Kf1 Sa1 Rj1 kf10", "w KAJ");
    reads(&castling, "f1b1", "f1b1");
    reads(&castling, "f1h1", "f1h1");
    illegal(
        &castling,
        &["f1a1", "f1j1", "a1f1", "f1c1", "f1d1", "f1i1", "f1b1q"],
    );
    illegal(&castling, &["Kb1", "Kh1", "Kf1b1", "Kfh1", "Kd1"]);
}

#[test]
fn nothing_else_is_a_move() {
    let start = Position::start();
    for text in ["--", "Z0", "0000"] {
        assert_eq!(start.parse_move(text), Err(MoveError::NullMove), "{text:?}");
    }
    invalid(
        &start,
        &[
            "",
            " ",
            "null",
            "@@@@",
            "0-0-0-0",
            "000",
            "z0",
            "e2e",
            "2e4e",
            "E2E4",
            "e2E4",
            " e2e4",
            "e2e4 ",
            "e2-e4",
            "e2 e4",
            "e2e4e5",
            "k2k4",
            "e2e4\0",
            "\0",
            "ｅ2e4",
            "е2е4",
            "🚢",
            "e2🚢",
            "e2e4🚢",
            "1. e4",
            "...",
            "e4 e.p.",
            "!",
            "?",
            "+",
            "#",
            "=",
            "x",
            "=Q",
            "resign",
            "a1a1a1",
            "\u{feff}e2e4",
            "e2e4\n",
        ],
    );
    illegal(
        &start,
        &["e2e5", "e9e8", "e5e6", "e2e2", "a1a10", "e2d3", "f1f2"],
    );
    reads(&start, &format!("e2e4{}", "!".repeat(60)), "e2e4");
    invalid(&start, &[&format!("e2e4{}", "!".repeat(61))]);
    for part in ["e", "e2", "e2e4", "!", "+", "~", "=", "🚢", "\0", "O-"] {
        let long = part.repeat((10 << 20) / part.len());
        assert_eq!(
            start.parse_move(&long),
            Err(MoveError::Invalid),
            "{part:?} many times"
        );
    }
}

// Algebraic text.

/// Men, the other fields, coordinate text, SAN.
#[rustfmt::skip]
const SANS: &[(&str, &str, &str, &str)] = &[
    // Everybody's letter.
    ("Kf1 kj10", "w", "f1e1", "Ke1"),
    ("Kj1 ka10 Qe5", "w", "e5e7", "Qe7"),
    ("Kj1 ka10 Re5", "w", "e5e6", "Re6"),
    ("Kj1 ka10 Be5", "w", "e5f6", "Bf6"),
    ("Kj1 ka10 Se5", "w", "e5e6", "Se6"),
    ("Kj1 ka10 Me5", "w", "e5e7", "Me7"),
    ("Kj1 ka10 Ne5", "w", "e5f7", "Nf7"),
    ("Kj1 ka10 Ae5", "w", "e5e8", "Ae8"),
    ("Kj1 ka10 Ce5", "w", "e5e7", "Ce7"),
    ("Kj1 ka10 Ve5", "w", "e5g9", "Vg9"),
    ("Kj1 ka10 Pe5", "w", "e5e6", "e6"),
    ("Kj1 kj9 ^Pb1", "w", "b1e4", "Ee4"),
    ("Ka1 kd10 ^Mi1", "w", "i1i4", "Mi4"),
    ("Kj1 ka10 S(N)e5", "w", "e5e6", "Te6"),
    ("Kj1 ka10 s(N)e5", "w", "e5e6", "Fe6"),
    ("Kj1 ka10 S(N)e5", "w", "e5~e6", "De6"),
    ("Kj1 ka10 s(A)e5", "w", "e5~e6", "Pe6"),
    ("Ka1 kj10 s(n)e5", "b", "e5e6", "Te6"),
    ("Ka1 kj10 S(n)e5", "b", "e5e6", "Fe6"),
    ("Ka1 kj10 s(n)e5", "b", "e5~e6", "De6"),
    ("Ka1 kj10 S(a)e5", "b", "e5~e6", "Pe6"),
    // Captures.
    ("Kj1 ka10 Se5 pe6", "w", "e5e6", "Sxe6"),
    ("Kj1 ka10 Se5 s(n)e6", "w", "e5e6", "Sxe6"),
    ("Kj1 ka10 S(N)e5 ne6", "w", "e5e6", "Txe6"),
    ("Kj1 ka10 s(N)e5 S(n)e6", "w", "e5e6", "Fxe6"),
    ("Kj1 ka10 Qe5 s(n)e8", "w", "e5e8", "Qxe8"),
    ("Kj1 ka10 Pe5 pd6", "w", "e5d6", "exd6"),
    ("Kf1 kf10 Pe7 pd7", "w - d8", "e7d8", "exd8"),
    ("Kj1 ka10 S(N)e5 nd6", "w", "e5~d6", "Dxd6"),
    ("Kj1 ka10 s(A)e5 pd6", "w", "e5~d6", "Pxd6"),
    // Vessels that are formed: by the Minor's own move, by a Ship's, by a passenger's.
    ("Kj1 ka10 Nf1 Sg3", "w", "f1g3", "Ng3=T"),
    ("Kj1 ka10 Nd4 sf5", "w", "d4f5", "Nf5=F"),
    ("Kj1 ka10 Nd4 s(n)f5", "w", "d4f5", "Nxf5=F"),
    ("Kj1 ka10 Nd4 S(n)f5", "w", "d4f5", "Nxf5=T"),
    ("Kj1 ka10 Ad4 sd7", "w", "d4d7", "Ad7=F"),
    ("Kj1 kc10 Sb1 Nb4", "w", "b1b4", "Sb4=T"),
    ("Kj1 kc10 Sb1 nb4", "w", "b1b4", "Sb4=F"),
    ("Kj1 ka10 S(N)g2 Sg7", "w", "g2~g7", "Dg7=T"),
    ("Kj1 ka10 S(N)g2 sg7", "w", "g2~g7", "Dg7=F"),
    ("Kj1 ka10 s(N)g2 Sg7", "w", "g2~g7", "Pg7=T"),
    ("Kj1 ka10 S(N)e5 s(a)f6", "w", "e5~f6", "Dxf6=F"),
    ("Kj1 ka10 S(N)e5 S(a)d4", "w", "e5~d4", "Dxd4=T"),
    // Promotion.
    ("Kj1 ka5 Pb9", "w", "b9b10q", "b10=Q"),
    ("Kj1 kd5 Pa9 rb10", "w", "a9b10s", "axb10=S"),
    ("Kj1 kd5 ^Pb1", "w", "b1b10q", "Eb10=Q"),
    // Castling, with every partner.
    ("Kf1 Sa1 Rj1 kd10", "w KAJ", "f1b1", "O-O-O"),
    ("Kf1 Sa1 Rj1 kd10", "w KAJ", "f1h1", "O-O"),
    ("kf10 s(n)a10 S(a)j10 Kd1", "b ka+j+", "f10b10", "O-O-O"),
    // Check and mate.
    ("Ka1 kj10 Re1", "w", "e1e10", "Re10+"),
    ("Kc1 ka1 Qb5", "w", "b5b1", "Qb1#"),
    ("Kf1 Rj1 kg10", "w KJ", "f1h1", "O-O+"),
    ("Ka1 kf8 Pd9", "w", "d9d10q", "d10=Q+"),
    ("Kj1 kb2 Nf1 Sg3", "w", "f1g3", "Ng3=T"),
    ("Kj1 ka5 Nd4 sf5", "w", "d4f5", "Nf5=F+"),
    // As much of the origin as is needed: file, else rank, else both.
    ("Ka10 kj10 Nb1 Nf1", "w", "b1d2", "Nbd2"),
    ("Ka10 kj10 Nc2 Nc6", "w", "c2d4", "N2d4"),
    ("Ka10 kj10 Nb3 Nb5 Nf3", "w", "b3d4", "Nb3d4"),
    ("Ka10 kj10 Nb3 Nb5 Nf3", "w", "b5d4", "N5d4"),
    ("Ka10 kj10 Nb3 Nb5 Nf3", "w", "f3d4", "Nfd4"),
    ("Ka9 kj9 Re10 Re1", "w", "e10e5", "R10e5"),
    ("Ka9 kj9 Re10 Re1", "w", "e1e5", "R1e5"),
    ("Kj1 kj10 Qc7 Qe7 Qc5 pd6", "w", "c7d6", "Qc7xd6"),
    // l and r are files.
    ("Kj9 ka10 Ad1", "w - - A", "l1b2", "Alb2"),
    ("Kj9 ka10 Ad1", "w - - A", "d1b2", "Adb2"),
    ("Kd9 ka10 Cg1", "w - - C", "r1i3", "Cri3"),
    ("Kd9 ka10 Cg1 pi3", "w - - C", "g1i3", "Cgxi3"),
    // The air Magister and the Magister have one letter.
    ("Ka1 kd10 ^Mi1 Me4", "w", "i1i4", "Mii4"),
    ("Ka1 kd10 ^Mi1 Me4", "w", "e4i4", "Mei4"),
    // None between a Knight and a Landing, a Ship and a Transport, nor with a pinned twin.
    ("Ka10 kj10 Nb3 S(N)d1 Sd9", "w", "b3d4", "Nd4"),
    ("Ka10 kj10 Nb3 S(N)d1 Sd9", "w", "d1~d4", "Dd4"),
    ("Ka10 kj10 Nb3 S(N)d1 Sd9", "w", "d1d4", "Td4"),
    ("Ka10 kj10 Nb3 S(N)d1 Sd9", "w", "d9d4", "Sd4"),
    ("Ke1 kj10 Ne3 Nb4 re10", "w", "b4d5", "Nd5"),
    // Castling is no King's step that would need telling apart.
    ("Kf1 Sa1 kj10 Bg2", "w KA", "f1e1", "Ke1"),
];

#[test]
fn sans_are_written_and_read() {
    for (men, fields, lan, san) in SANS {
        let position = position(men, fields);
        let mv = position
            .parse_move(lan)
            .unwrap_or_else(|error| panic!("{lan} in {position}: {error}"));
        assert_eq!(position.san(mv), *san, "{lan} in {position}");
        reads(&position, san, lan);
    }
}

#[test]
fn marks_are_forgiven_whatever_they_say() {
    for (men, fields, lan, san) in SANS {
        let position = position(men, fields);
        let bare = san.trim_end_matches(['+', '#']);
        for mark in [
            "", "+", "#", "!", "?", "!!", "?!", "!?!?", "+!", "#??", "+?!",
        ] {
            reads(&position, &format!("{bare}{mark}"), lan);
            reads(&position, &format!("{lan}{mark}"), lan);
        }
        for mark in ["++", "+#", "!+", "1", ".", " +"] {
            let text = format!("{bare}{mark}");
            let error = position.parse_move(&text).expect_err(&text);
            assert!(
                matches!(error, MoveError::Invalid | MoveError::Illegal),
                "{text}"
            );
        }
    }
}

#[test]
fn a_missing_x_or_form_is_forgiven() {
    for (men, fields, lan, san) in SANS {
        let position = position(men, fields);
        // A pawn's capture without its x is another move's text: cd6 is read, but d6 is a step.
        reads(&position, &san.replace('x', ""), lan);
        reads(&position, &san.replace("=T", "").replace("=F", ""), lan);
        let neither = san.replace('x', "").replace("=T", "").replace("=F", "");
        reads(&position, &neither, lan);
    }
}

#[test]
fn what_is_said_must_be_right() {
    let boards = white("Kj1 ka10 Nd4 sf5");
    illegal(
        &boards,
        &["Nf5=T", "Nxf5", "Nxf5=F", "Nf5=Q", "Nb5=T", "Nb5=F"],
    );
    let takes = white("Kj1 ka10 Nd4 s(n)f5");
    illegal(&takes, &["Nxf5=T", "Nf5=T"]);
    let hands_over = white("Kj1 kc10 Sb1 nb4");
    illegal(&hands_over, &["Sb4=T", "Sxb4", "Sxb4=F", "Tb4", "Fb4"]);
    let transport = white("Kj1 ka10 S(N)e5 pd6");
    illegal(
        &transport,
        &[
            "Se6", "Fe6", "Pe6", "Ne6", "De6=T", "Txe6", "Pxd6", "Nxd6", "Txd6", "Td6", "dxe6",
        ],
    );
    reads(&transport, "Dd6", "e5~d6");
    // P is always a Pirate, E always the Elva, M never a pawn.
    illegal(
        &Position::start(),
        &[
            "Pe4", "Pe2e4", "Ee4", "Me4", "Se4", "Te4", "De4", "Ke4", "Ea4",
        ],
    );
    reads(&Position::start(), "Ed5", "b1d5");
    illegal(&Position::start(), &["d5", "Pd5", "bd5"]);
}

#[test]
fn surplus_origins_are_forgiven_and_wrong_ones_are_not() {
    let start = Position::start();
    for text in ["Na3", "Nca3", "N1a3", "Nc1a3"] {
        illegal(&start, &[text]);
    }
    for text in ["Nb3", "Ncb3", "N1b3", "Nc1b3"] {
        reads(&start, text, "c1b3");
    }
    for text in ["Aa3", "Ala3", "A1a3", "Al1a3"] {
        reads(&start, text, "l1a3");
    }
    reads(&start, "Vxd9", "h1d9");
    reads(&start, "Vhxd9", "h1d9");
    reads(&start, "Vh1xd9+", "h1d9");
    reads(&start, "e2e4", "e2e4");
    illegal(
        &start,
        &[
            "Nbb3", "N2b3", "Nb1b3", "Ara3", "A10a3", "Vg1xd9", "de4", "e3e4",
        ],
    );
    let edge = white("Kj9 ka10 Ad1 pb2");
    reads(&edge, "Axb2", "d1b2");
    let edge = position("Kj9 ka10 Ad1 pb2", "w - - A");
    for text in ["Alxb2", "Al1xb2", "Alb2"] {
        reads(&edge, text, "l1b2");
    }
    reads(&white("Ka9 kj9 Re10 Re1"), "Re10e5", "e10e5");
}

#[test]
fn two_that_fit_are_ambiguous() {
    let knights = white("Ka10 kj10 Nb3 Nb5 Nf3");
    for (text, candidates) in [
        ("Nd4", vec!["b3d4", "b5d4", "f3d4"]),
        ("Nbd4", vec!["b3d4", "b5d4"]),
        ("N3d4", vec!["b3d4", "f3d4"]),
    ] {
        let Err(MoveError::Ambiguous(moves)) = knights.parse_move(text) else {
            panic!("{text} is ambiguous");
        };
        let mut found: Vec<String> = moves.iter().map(Move::to_string).collect();
        found.sort();
        assert_eq!(found, candidates, "{text}");
    }
    let pawns = white("Kj1 kj8 Pa9 Pc9 rb10");
    assert!(
        matches!(pawns.parse_move("xb10=Q"), Err(MoveError::Ambiguous(both)) if both.len() == 2)
    );
    reads(&pawns, "axb10=Q", "a9b10q");
    reads(&pawns, "cxb10=V", "c9b10v");
    // Where only one of the twins can go, no more is needed.
    reads(&white("Ke1 kj10 Ne3 Nb4 re10"), "Nd5", "b4d5");
    reads(&white("Ke1 kj10 Ne3 Nb4 re10"), "Nbd5", "b4d5");
    illegal(&white("Ke1 kj10 Ne3 Nb4 re10"), &["Ned5"]);
}

#[test]
fn a_promotion_in_san_says_to_what() {
    let pawn = white("Kf1 kf8 Pb9 ra10");
    for text in ["b10", "bxa10", "ba10", "b10+", "b9b10", "b10!"] {
        assert_eq!(
            pawn.parse_move(text),
            Err(MoveError::MissingPromotion),
            "{text}"
        );
    }
    for letter in ["Q", "R", "S", "M", "B", "N", "V", "A", "C"] {
        let lan = letter.to_lowercase();
        reads(&pawn, &format!("b10={letter}"), &format!("b9b10{lan}"));
        reads(&pawn, &format!("bxa10={letter}"), &format!("b9a10{lan}"));
    }
    for text in [
        "b10=K", "b10=P", "b10=E", "b10=D", "b10=q", "b10=", "b10=QQ", "b10Q", "b10(Q)", "b10/Q",
        "b10=Z",
    ] {
        invalid(&pawn, &[text]);
    }
    illegal(
        &pawn,
        &["b10=T", "b10=F", "Pb10=Q", "Eb10=Q", "b9=Q", "Ke1=Q"],
    );
    assert_eq!(
        white("Kf1 kf8 ^Pb1").parse_move("Eb10"),
        Err(MoveError::MissingPromotion)
    );
}

#[test]
fn castling_by_many_names() {
    let both = position("Kf1 Sa1 Rj1 kd10", "w KAJ");
    for text in ["O-O", "0-0", "o-o", "KR", "O-O+", "0-0!", "KR?"] {
        reads(&both, text, "f1h1");
    }
    for text in ["O-O-O", "0-0-0", "o-o-o", "KS", "O-O-O#", "KS+!"] {
        reads(&both, text, "f1b1");
    }
    illegal(&both, &["KT", "KF"]);
    invalid(
        &both,
        &[
            "O-0", "O–O", "OO", "00", "O-O-", "-O", "O-O-O-O", "o-O", "KR1", "ks", "K-S", "castle",
        ],
    );
    // Named by what the partner is at that moment.
    let vessels = position("Kf1 S(N)a1 s(A)j1 kj10 Pg2 Ph2 Pi2 Pj2", "w KA+J+");
    reads(&vessels, "KT", "f1b1");
    reads(&vessels, "KF", "f1h1");
    illegal(&vessels, &["KS", "KR"]);
    // Two of one name fit; one of two, where the other is not legal.
    let rooks = position("Kf1 Ra1 Rj1 kd10", "w KAJ");
    assert!(matches!(rooks.parse_move("KR"), Err(MoveError::Ambiguous(both)) if both.len() == 2));
    reads(&rooks, "O-O", "f1h1");
    reads(&position("Kf1 Ra1 Rj1 kd10 Bg1", "w KAJ"), "KR", "f1b1");
    illegal(
        &position("Kf1 Ra1 Rj1 kd10", "w K"),
        &["O-O", "O-O-O", "KR", "0-0", "f1h1"],
    );
}

// Moves named by data.

#[test]
fn a_move_named_by_its_squares() {
    let square = |text: &str| text.parse().expect("a square");
    let spec = |from, to, mover, promotion| MoveSpec {
        from: square(from),
        to: square(to),
        mover,
        promotion,
    };
    let transport = white("Ka2 kj9 S(N)e5 pd6");
    let found = |spec| transport.find_move(spec).map(|mv| mv.to_string());
    let Err(MoveError::Ambiguous(two)) = transport.find_move(spec("e5", "e8", None, None)) else {
        panic!("vessel and passenger can both go there");
    };
    assert_eq!(two.len(), 2);
    assert_eq!(
        found(spec("e5", "e8", Some(Mover::Vessel), None)),
        Ok("e5e8".into())
    );
    assert_eq!(
        found(spec("e5", "e8", Some(Mover::Passenger), None)),
        Ok("e5~e8".into())
    );
    // Only the passenger can; a surplus promotion is no matter.
    assert_eq!(
        found(spec("e5", "d6", None, Some(Kind::Queen))),
        Ok("e5~d6".into())
    );
    assert_eq!(
        found(spec("e5", "d6", Some(Mover::Vessel), None)),
        Err(MoveError::Illegal)
    );
    assert_eq!(
        found(spec("a2", "a3", Some(Mover::Piece), None)),
        Ok("a2a3".into())
    );
    assert_eq!(found(spec("a2", "a4", None, None)), Err(MoveError::Illegal));
    assert_eq!(found(spec("l1", "r1", None, None)), Err(MoveError::Illegal));

    let pawn = white("Kf1 kf8 Pb9");
    let found = |promotion| {
        pawn.find_move(spec("b9", "b10", None, promotion))
            .map(|mv| mv.to_string())
    };
    assert_eq!(found(None), Err(MoveError::MissingPromotion));
    assert_eq!(found(Some(Kind::Ship)), Ok("b9b10s".into()));
    for kind in [Kind::King, Kind::Pawn, Kind::Elva, Kind::AirMagister] {
        assert_eq!(found(Some(kind)), Err(MoveError::Illegal), "{kind:?}");
    }
}
