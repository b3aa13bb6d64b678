//! The colour mirror: ranks mirrored, colours swapped, north for south. It works on texts, so that it owes the
//! library nothing.

fn swap_case(letter: char) -> char {
    if letter.is_ascii_uppercase() {
        letter.to_ascii_lowercase()
    } else {
        letter.to_ascii_uppercase()
    }
}

/// A letter behind `@`, with north and south swapped.
fn mirror_facing(letter: char) -> char {
    match letter {
        'n' => 's',
        's' => 'n',
        other => other,
    }
}

/// Every letter through `change`, but those behind `@`, which are facings.
fn map_letters(text: &str, change: fn(char) -> char) -> String {
    let mut mirrored = String::new();
    let mut last = ' ';
    for letter in text.chars() {
        mirrored.push(if last == '@' {
            mirror_facing(letter)
        } else {
            change(letter)
        });
        last = letter;
    }
    mirrored
}

/// Every rank in a text of squares, mirrored.
fn mirror_ranks(text: &str) -> String {
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

/// A move's text, mirrored.
pub(crate) fn mirror_move(text: &str) -> String {
    map_letters(&mirror_ranks(text), |letter| letter)
}

/// The squares of moved pieces mirrored and in order again, the letters of owed Jesters swapped.
fn mirror_state(state: &str) -> String {
    let (squares, owed) = state.split_once('=').unwrap_or((state, ""));
    let mirrored = mirror_ranks(squares);
    let starts = mirrored
        .char_indices()
        .filter(|(_, letter)| letter.is_ascii_alphabetic());
    let starts: Vec<usize> = starts
        .map(|(start, _)| start)
        .chain([mirrored.len()])
        .collect();
    let mut squares: Vec<&str> = starts
        .windows(2)
        .map(|pair| &mirrored[pair[0]..pair[1]])
        .collect();
    squares.sort_by_key(|square| {
        (
            square[..1].to_string(),
            square[1..].parse::<u32>().expect("a rank"),
        )
    });
    let squares = if mirrored == "-" {
        mirrored
    } else {
        squares.concat()
    };
    if owed.is_empty() {
        squares
    } else {
        format!("{squares}={}", map_letters(owed, swap_case))
    }
}

/// The mirrored position's text.
pub(crate) fn mirror_text(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let [head, board, turn, passed, state, half, full] = fields[..] else {
        panic!("seven fields in {text}");
    };
    let ranks: Vec<&str> = board.split('/').rev().collect();
    format!(
        "{head} {} {} {} {} {half} {full}",
        map_letters(&ranks.join("/"), swap_case),
        if turn == "w" { "b" } else { "w" },
        mirror_ranks(passed),
        mirror_state(state),
    )
}
