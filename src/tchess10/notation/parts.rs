//! What position text is made of: fields and ranks with their places, cased letters,
//! runs of empty squares, numbers.

use crate::piece::Color;

/// A piece's letter in the case of its color.
pub(super) const fn cased(letter: char, color: Color) -> char {
    match color {
        Color::White => letter,
        Color::Black => letter.to_ascii_lowercase(),
    }
}

/// The color that a letter's case says.
pub(super) const fn color_of(letter: char) -> Color {
    if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    }
}

/// Writes a run of empty squares; none for 0.
pub(super) fn write_run(text: &mut String, run: u8) {
    if run == 10 {
        text.push_str("10");
    } else if run > 0 {
        text.push((b'0' + run) as char);
    }
}

/// The text, or `-` for an empty field.
pub(super) fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}

/// One field or rank of the text, with its place.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) text: &'a str,
    pub(super) offset: usize,
}

impl<'a> Part<'a> {
    /// The parts between characters that `is_separator`, empty ones included.
    pub(super) fn split(self, is_separator: fn(char) -> bool) -> impl Iterator<Item = Part<'a>> {
        let mut offset = self.offset;
        self.text.split(is_separator).map(move |text| {
            let part = Part { text, offset };
            // Every separator is one UTF-16 unit.
            offset += utf16_len(text) + 1;
            part
        })
    }

    /// The characters with their places.
    pub(super) fn letters(self) -> impl Iterator<Item = (usize, char)> + 'a {
        let mut offset = self.offset;
        self.text.chars().map(move |letter| {
            let place = offset;
            offset += letter.len_utf16();
            (place, letter)
        })
    }
}

fn utf16_len(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

/// Whether a text is longer than `limit` UTF-16 units; it is looked at no further.
pub(super) fn is_over(text: &str, limit: usize) -> bool {
    text.len() > limit
        && text
            .chars()
            .scan(0, |length, letter| {
                *length += letter.len_utf16();
                Some(*length)
            })
            .any(|length| length > limit)
}

/// A whole number in decimal digits, leading zeros forgiven.
pub(super) fn whole_number(text: &str, least: u32, most: u32) -> Option<u32> {
    let is_digits = text.bytes().all(|digit| digit.is_ascii_digit());
    let significant = text.trim_start_matches('0');
    let number = if significant.is_empty() {
        0
    } else {
        significant.parse().ok()?
    };
    (is_digits && (least..=most).contains(&number)).then_some(number)
}
