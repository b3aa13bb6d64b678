//! Position text. Reads good text only: what must be refused is tested elsewhere, against the core alone.

use super::board::{Board, Kind, Man, Side, Square};
use super::play::drop_useless_en_passant;
use super::{Position, Right, Rights};

/// Who can wait on an edge file, in the order of the text: letter, square, man (1.2).
const EDGE: [(char, &str, Side, Kind); 4] = [
    ('A', "l1", Side::White, Kind::Amazon),
    ('C', "r1", Side::White, Kind::Centurion),
    ('a', "l10", Side::Black, Kind::Amazon),
    ('c', "r10", Side::Black, Kind::Centurion),
];

const LETTERS: [(char, Kind); 10] = [
    ('K', Kind::King),
    ('Q', Kind::Queen),
    ('R', Kind::Rook),
    ('B', Kind::Bishop),
    ('M', Kind::Magister),
    ('N', Kind::Knight),
    ('A', Kind::Amazon),
    ('C', Kind::Centurion),
    ('V', Kind::Valkyrie),
    ('P', Kind::Pawn),
];

fn side_of(letter: char) -> Side {
    if letter.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    }
}

fn in_case(side: Side, letter: char) -> char {
    match side {
        Side::White => letter.to_ascii_uppercase(),
        Side::Black => letter.to_ascii_lowercase(),
    }
}

fn kind_of(letter: char) -> Kind {
    let found = LETTERS
        .iter()
        .find(|(upper, _)| *upper == letter.to_ascii_uppercase());
    found
        .unwrap_or_else(|| panic!("no man is called {letter}"))
        .1
}

fn letter_of(side: Side, kind: Kind) -> String {
    match kind {
        Kind::Elva => format!("^{}", in_case(side, 'P')),
        Kind::AirMagister => format!("^{}", in_case(side, 'M')),
        _ => {
            let found = LETTERS.iter().find(|(_, named)| *named == kind);
            in_case(side, found.expect("a letter").0).to_string()
        }
    }
}

pub(crate) fn read(text: &str) -> Position {
    let given: Vec<&str> = text.split_whitespace().collect();
    let field = |index: usize, default| given.get(index).copied().unwrap_or(default);
    let mut board = Board::empty();
    for (index, rank_text) in field(0, "").split('/').enumerate() {
        read_rank(&mut board, 10 - index as i8, rank_text);
    }
    for (letter, square, side, kind) in EDGE {
        if field(4, "-").contains(letter) {
            board.put(Square::read(square), Some(Man::Plain(side, kind)));
        }
    }
    let mut position = Position {
        board,
        turn: match field(1, "w") {
            "w" => Side::White,
            _ => Side::Black,
        },
        rights: [Side::White, Side::Black].map(|side| read_rights(side, field(2, "-"))),
        en_passant: match field(3, "-") {
            "-" => None,
            square => Some(Square::read(square)),
        },
        half_moves: field(5, "0").parse().expect("half-moves"),
        full_moves: field(6, "1").parse().expect("full moves"),
    };
    drop_useless_en_passant(&mut position);
    position
}

fn read_rank(board: &mut Board, rank: i8, text: &str) {
    let mut letters = text.chars().peekable();
    let mut file = 1;
    while let Some(letter) = letters.next() {
        if let Some(digit) = letter.to_digit(10) {
            let is_ten = digit == 1 && letters.next_if_eq(&'0').is_some();
            file += if is_ten { 10 } else { digit as i8 };
            continue;
        }
        let man = if letter == '^' {
            let below = letters.next().expect("an air piece");
            let kind = match kind_of(below) {
                Kind::Pawn => Kind::Elva,
                _ => Kind::AirMagister,
            };
            Man::Plain(side_of(below), kind)
        } else if letter.eq_ignore_ascii_case(&'S') {
            let hull = side_of(letter);
            let passenger = letters.next_if_eq(&'(').map(|_| {
                let minor = letters.next().expect("a passenger");
                letters.next_if_eq(&')').expect("a closing bracket");
                (side_of(minor), kind_of(minor))
            });
            Man::Vessel { hull, passenger }
        } else {
            Man::Plain(side_of(letter), kind_of(letter))
        };
        board.put(Square { file, rank }, Some(man));
        file += 1;
    }
    assert_eq!(file, 11, "ten squares in {text}");
}

fn read_rights(side: Side, text: &str) -> Rights {
    let corner = |letter: char| {
        let letter = in_case(side, letter);
        if text.contains(&format!("{letter}+")) {
            Some(Right::Formed)
        } else if text.contains(letter) {
            Some(Right::Origin)
        } else {
            None
        }
    };
    Rights {
        king: text.contains(in_case(side, 'K')),
        corners: [corner('A'), corner('J')],
    }
}

pub(crate) fn write(position: &Position) -> String {
    let ranks: Vec<String> = (1..=10)
        .rev()
        .map(|rank| write_rank(&position.board, rank))
        .collect();
    let turn = match position.turn {
        Side::White => 'w',
        Side::Black => 'b',
    };
    let rights: String = [Side::White, Side::Black]
        .map(|side| write_rights(side, position.rights[side as usize]))
        .concat();
    let en_passant = position.en_passant.map(Square::text).unwrap_or_default();
    let edge: String = EDGE
        .iter()
        .filter(|(_, square, ..)| position.board.at(Square::read(square)).is_some())
        .map(|(letter, ..)| *letter)
        .collect();
    format!(
        "{} {turn} {} {} {} {} {}",
        ranks.join("/"),
        or_dash(rights),
        or_dash(en_passant),
        or_dash(edge),
        position.half_moves,
        position.full_moves
    )
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "-".into() } else { text }
}

fn write_rank(board: &Board, rank: i8) -> String {
    let mut text = String::new();
    let mut run = 0;
    for file in 1..=10 {
        let Some(man) = board.at(Square { file, rank }) else {
            run += 1;
            continue;
        };
        if run > 0 {
            text += &run.to_string();
            run = 0;
        }
        text += &match man {
            Man::Plain(side, kind) => letter_of(side, kind),
            Man::Vessel { hull, passenger } => {
                let aboard = passenger.map(|(side, kind)| format!("({})", letter_of(side, kind)));
                format!("{}{}", in_case(hull, 'S'), aboard.unwrap_or_default())
            }
        };
    }
    if run > 0 {
        text += &run.to_string();
    }
    text
}

fn write_rights(side: Side, rights: Rights) -> String {
    if !rights.king {
        return String::new();
    }
    let mut text = in_case(side, 'K').to_string();
    for (letter, right) in ['A', 'J'].into_iter().zip(rights.corners) {
        match right {
            None => {}
            Some(Right::Origin) => text.push(in_case(side, letter)),
            Some(Right::Formed) => {
                text.push(in_case(side, letter));
                text.push('+');
            }
        }
    }
    text
}
