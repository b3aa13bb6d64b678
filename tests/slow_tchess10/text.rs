//! Position text (3.1).

use super::board::{Board, Piece, Place, Stack};
use super::{Debt, Mods, Position};

fn flags(mods: &mut Mods) -> [(&'static str, &mut bool); 15] {
    [
        ("strike", &mut mods.strike),
        ("escort", &mut mods.escort),
        ("kingCapture", &mut mods.king_capture),
        ("flagCapture", &mut mods.flag_capture),
        ("jesterKing", &mut mods.jester_king),
        ("illusions", &mut mods.illusions),
        ("lastHero", &mut mods.last_hero),
        ("warCouncil", &mut mods.war_council),
        ("theocracy", &mut mods.theocracy),
        ("carry", &mut mods.carry),
        ("polarity", &mut mods.polarity),
        ("reform", &mut mods.reform),
        ("cardinal", &mut mods.cardinal),
        ("marshal", &mut mods.marshal),
        ("emperor", &mut mods.emperor),
    ]
}

fn place(text: &str) -> Place {
    let file = "abcdefghij".find(&text[..1]).expect("a file") as i32 + 1;
    let rank = text[1..].parse().expect("a rank");
    Place { file, rank }
}

/// A piece at the start of some letters, which it takes off.
fn piece(letters: &mut &str) -> Piece {
    let letter = letters.chars().next().expect("a piece");
    assert!(letter.is_ascii_alphabetic(), "{letters}");
    *letters = &letters[1..];
    let white = letter.is_ascii_uppercase();
    let mut facing = Piece::forward(white);
    if let Some(rest) = letters.strip_prefix('@') {
        facing = rest.chars().next().expect("a facing");
        *letters = &rest[1..];
    }
    Piece {
        letter: letter.to_ascii_uppercase(),
        white,
        facing,
        moved: false,
    }
}

pub(super) fn read(text: &str) -> Position {
    let fields: Vec<&str> = text.split(' ').collect();
    let [head, rows, turn, passed, state, half, full] = fields[..] else {
        panic!("seven fields in {text}");
    };
    let mut mods = Mods::default();
    let mut border = 8;
    let list = head.strip_prefix("tchess10").expect("the game's name");
    for name in list
        .trim_matches(['[', ']'])
        .split(',')
        .filter(|name| !name.is_empty())
    {
        if let Some(rank) = name.strip_prefix("border=") {
            border = rank.parse().expect("a rank");
            continue;
        }
        let mut known = flags(&mut mods).into_iter();
        let (_, flag) = known
            .find(|(known, _)| *known == name)
            .expect("a modification");
        *flag = true;
    }
    let mut board = Board::empty();
    for (rank, row) in (1..=10).rev().zip(rows.split('/')) {
        let mut letters = row;
        let mut file = 1;
        while !letters.is_empty() {
            if let Some(rest) = letters.strip_prefix("10") {
                file += 10;
                letters = rest;
            } else if let Some(run) = letters
                .chars()
                .next()
                .and_then(|letter| letter.to_digit(10))
            {
                file += run as i32;
                letters = &letters[1..];
            } else {
                let first = piece(&mut letters);
                let mut stack = Stack {
                    top: Some(first),
                    bottom: None,
                };
                if let Some(rest) = letters.strip_prefix('(') {
                    letters = rest;
                    stack = Stack {
                        top: Some(piece(&mut letters)),
                        bottom: Some(first),
                    };
                    letters = letters.strip_prefix(')').expect("a closing bracket");
                }
                board.set(Place { file, rank }, stack);
                file += 1;
            }
        }
        assert_eq!(file, 11, "{row}");
    }
    let (squares, owed) = state.split_once('=').unwrap_or((state, ""));
    let mut moved: Vec<Place> = Vec::new();
    for part in squares.split_inclusive(|letter: char| letter.is_ascii_digit()) {
        match part {
            "-" => {}
            // The end of a rank 10.
            "0" => moved.last_mut().expect("a square").rank = 10,
            part => moved.push(place(part)),
        }
    }
    for &place in &moved {
        let mut stack = board.at(place);
        for storey in [&mut stack.top, &mut stack.bottom] {
            let is_upper_of_one = moved.iter().filter(|&&other| other == place).count() == 1;
            if let Some(piece) = storey {
                piece.moved = true;
            }
            if is_upper_of_one {
                break;
            }
        }
        board.set(place, stack);
    }
    let count = |letter: char| owed.chars().filter(|&other| other == letter).count();
    let debt = |crowned, jester| Debt {
        crowned: count(crowned),
        jesters: count(jester),
    };
    Position {
        mods,
        border,
        board,
        white_moves: turn == "w",
        passed: (passed != "-").then(|| place(passed)),
        debts: [debt('K', 'J'), debt('k', 'j')],
        half: half.parse().expect("a clock"),
        full: full.parse().expect("a number"),
    }
}

fn piece_text(piece: Piece) -> String {
    let letter = if piece.white {
        piece.letter
    } else {
        piece.letter.to_ascii_lowercase()
    };
    if piece.facing == Piece::forward(piece.white) {
        letter.to_string()
    } else {
        format!("{letter}@{}", piece.facing)
    }
}

fn stack_text(stack: Stack) -> Option<String> {
    let top = piece_text(stack.top?);
    Some(match stack.bottom {
        None => top,
        Some(bottom) => format!("{}({top})", piece_text(bottom)),
    })
}

pub(super) fn write(position: &Position) -> String {
    let mut mods = position.mods;
    let mut names: Vec<String> = flags(&mut mods)
        .into_iter()
        .filter(|(_, flag)| **flag)
        .map(|(name, _)| name.to_string())
        .collect();
    if position.border != 8 {
        names.push(format!("border={}", position.border));
    }
    let head = if names.is_empty() {
        "tchess10".to_string()
    } else {
        format!("tchess10[{}]", names.join(","))
    };
    let row = |rank| {
        let mut text = String::new();
        let mut run = 0;
        for file in 1..=10 {
            match stack_text(position.board.at(Place { file, rank })) {
                None => run += 1,
                Some(stack) => {
                    if run > 0 {
                        text += &run.to_string();
                    }
                    run = 0;
                    text += &stack;
                }
            }
        }
        if run > 0 {
            text += &run.to_string();
        }
        text
    };
    let rows: Vec<String> = (1..=10).rev().map(row).collect();
    let mut moved: Vec<Place> = position
        .board
        .pieces()
        .filter(|(_, piece, _)| piece.moved)
        .map(|(place, ..)| place)
        .collect();
    moved.sort();
    let mut state: String = moved.into_iter().map(Place::name).collect();
    let [white, black] = position.debts;
    let owed = [
        "K".repeat(white.crowned),
        "k".repeat(black.crowned),
        "J".repeat(white.jesters),
        "j".repeat(black.jesters),
    ]
    .concat();
    if !owed.is_empty() {
        state = format!("{state}={owed}");
    }
    if state.is_empty() {
        state = "-".to_string();
    }
    let passed = position.passed.map_or("-".to_string(), Place::name);
    format!(
        "{head} {} {} {passed} {state} {} {}",
        rows.join("/"),
        if position.white_moves { "w" } else { "b" },
        position.half,
        position.full
    )
}
