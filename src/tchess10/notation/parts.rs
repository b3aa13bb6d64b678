//! What position text is made of: fields and ranks with their places, cased letters,
//! runs of empty squares, numbers.

use crate::piece::Color;
use crate::text::part;
use std::ops::Range;
use std::str::Chars;

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
    /// The parts between `separators`, empty ones included.
    pub(super) fn split(self, separators: &[char]) -> Vec<Part<'a>> {
        let mut parts = Vec::new();
        let (mut start, mut offset) = (0, self.offset);
        let mut letters = self.letters();
        while let Some((place, letter)) = letters.next() {
            if separators.contains(&letter) {
                let end = self.text.len() - letters.rest().len();
                parts.push(self.part(start..end - letter.len_utf8(), offset));
                (start, offset) = (end, place + letter.len_utf16());
            }
        }
        parts.push(self.part(start..self.text.len(), offset));
        parts
    }

    fn part(self, bytes: Range<usize>, offset: usize) -> Part<'a> {
        Part {
            text: part(self.text, bytes),
            offset,
        }
    }

    /// The characters with their places.
    pub(super) fn letters(self) -> Letters<'a> {
        Letters {
            rest: self.text.chars(),
            offset: self.offset,
        }
    }
}

/// Characters that are read one after the other, with their places.
pub(super) struct Letters<'a> {
    rest: Chars<'a>,
    offset: usize,
}

impl<'a> Letters<'a> {
    /// What has not been read.
    pub(super) fn rest(&self) -> &'a str {
        self.rest.as_str()
    }

    /// The next one, if it is one that is wanted; else it remains the next.
    pub(super) fn next_if(&mut self, is_wanted: fn(char) -> bool) -> Option<(usize, char)> {
        let letter = self.rest.clone().next()?;
        if is_wanted(letter) { self.next() } else { None }
    }
}

impl Iterator for Letters<'_> {
    type Item = (usize, char);

    fn next(&mut self) -> Option<(usize, char)> {
        let letter = self.rest.next()?;
        let place = self.offset;
        self.offset += letter.len_utf16();
        Some((place, letter))
    }
}

/// Whether a text is longer than `limit` UTF-16 units; it is looked at no further.
pub(super) fn is_over(text: &str, limit: usize) -> bool {
    let mut letters = Part { text, offset: 0 }.letters();
    text.len() > limit && letters.any(|(place, letter)| place + letter.len_utf16() > limit)
}
