//! The colour mirror: ranks mirrored, colours swapped. It works on texts, so that it owes the library nothing.

/// A side's piece letters in the other's case.
fn swap_case(letter: char) -> char {
    if letter.is_ascii_uppercase() {
        letter.to_ascii_lowercase()
    } else {
        letter.to_ascii_uppercase()
    }
}

/// The mirrored position's text.
pub(crate) fn mirror_dfen(dfen: &str) -> String {
    let fields: Vec<&str> = dfen.split(' ').collect();
    let [
        board,
        turn,
        castling,
        en_passant,
        edge,
        half_moves,
        full_moves,
    ] = fields[..]
    else {
        panic!("seven fields in {dfen}");
    };
    let ranks: Vec<&str> = board.split('/').rev().collect();
    let board: String = ranks.join("/").chars().map(swap_case).collect();
    let turn = if turn == "w" { "b" } else { "w" };
    format!(
        "{board} {turn} {} {} {} {half_moves} {full_moves}",
        white_first(castling),
        mirror_square(en_passant),
        white_first(edge),
    )
}

/// Swapped case, then upper case before lower: `KA+k` becomes `Kka+`.
fn white_first(field: &str) -> String {
    // A plus sign goes with the letter before it.
    let starts_black = field.find(|letter: char| letter.is_ascii_lowercase());
    let (white, black) = field.split_at(starts_black.unwrap_or(field.len()));
    format!("{black}{white}").chars().map(swap_case).collect()
}

/// A square with its rank mirrored; `-` stays.
fn mirror_square(square: &str) -> String {
    mirror_move(square)
}

/// A move's text, or a square's, with every rank mirrored.
pub(crate) fn mirror_move(text: &str) -> String {
    let mut mirrored = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter.to_digit(10) {
            None => mirrored.push(letter),
            Some(1) if letters.next_if_eq(&'0').is_some() => mirrored.push('1'),
            Some(rank) => mirrored += &(11 - rank).to_string(),
        }
    }
    mirrored
}
