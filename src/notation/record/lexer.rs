//! The tokens of one game's text.

use super::MAX_COMMENT_BYTES;
use super::bytes::{BOM, is_line_end, is_space, is_tag_name, is_word};
use super::tree::GameResult;
use crate::text::{part, whole_number};

/// What one token says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, the value with its escapes: see [`unescape`].
    Tag { name: &'a str, value: &'a str },
    /// What a comment of either form says, as it stands.
    Comment(&'a str),
    /// Digits, dots or both: the number of a move.
    Number,
    /// `$1`
    Nag(u8),
    /// `(`
    Open,
    /// `)`
    Close,
    /// A result.
    Result(GameResult),
    /// A move, or what stands in the place of one.
    Word,
    /// A line that begins with `%`, to be left out.
    Escape,
    /// What is no token.
    Bad(LexFault),
}

/// A token with its place: `text[start..end]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Located<'a> {
    pub(super) token: Token<'a>,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// What no token can be made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LexFault {
    UnexpectedText,
    CommentTooLong,
    UnclosedComment,
    BadNag,
    BadTag,
    UnclosedQuote,
}

pub(super) struct Lexer<'a> {
    text: &'a str,
    /// Where the token begins.
    start: usize,
    at: usize,
    /// Whether the text begins a line.
    begins_line: bool,
}

impl<'a> Lexer<'a> {
    pub(super) const fn new(text: &'a str, begins_line: bool) -> Self {
        Self {
            text,
            start: 0,
            at: 0,
            begins_line,
        }
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    /// The end of the run of bytes from `start` on that are as `wanted` says.
    #[inline(never)]
    fn run(&self, start: usize, wanted: fn(u8) -> bool) -> usize {
        let mut end = start;
        while self.byte(end).is_some_and(wanted) {
            end += 1;
        }
        end
    }

    /// The end of the line that `start` is in.
    fn line_end(&self, start: usize) -> usize {
        self.run(start, |byte| !is_line_end(byte))
    }

    fn skip_space(&mut self) {
        loop {
            self.at = self.run(self.at, is_space);
            if !self.text.as_bytes()[self.at..].starts_with(BOM) {
                return;
            }
            self.at += BOM.len();
        }
    }

    /// Whether nothing but byte order marks stands before the token in its line.
    fn is_line_start(&self) -> bool {
        let mut before = &self.text.as_bytes()[..self.start];
        while let Some(rest) = before.strip_suffix(BOM) {
            before = rest;
        }
        before
            .last()
            .map_or(self.begins_line, |&byte| is_line_end(byte))
    }

    fn token(&mut self, byte: u8) -> Token<'a> {
        match byte {
            b'%' if self.is_line_start() => {
                self.at = self.line_end(self.start);
                Token::Escape
            }
            b'{' => self.comment(|byte| byte != b'}', true),
            b';' => self.comment(|byte| !is_line_end(byte), false),
            b'[' => self.tag(),
            b'$' => self.nag(),
            b'.' => {
                self.at = self.run(self.start, |byte| byte == b'.');
                Token::Number
            }
            byte if is_word(byte) => self.word(),
            _ => {
                self.at += 1;
                match byte {
                    b'(' => Token::Open,
                    b')' => Token::Close,
                    b'*' => Token::Result(GameResult::Unknown),
                    _ => Token::Bad(LexFault::UnexpectedText),
                }
            }
        }
    }

    fn comment(&mut self, wanted: fn(u8) -> bool, is_closed: bool) -> Token<'a> {
        let start = self.start + 1;
        let end = self.run(start, wanted);
        self.at = start;
        if end - start > MAX_COMMENT_BYTES {
            return Token::Bad(LexFault::CommentTooLong);
        }
        if is_closed && end == self.text.len() {
            return Token::Bad(LexFault::UnclosedComment);
        }
        self.at = end + usize::from(is_closed);
        Token::Comment(part(self.text, start..end))
    }

    fn nag(&mut self) -> Token<'a> {
        let start = self.start + 1;
        self.at = self.run(start, |byte| byte.is_ascii_digit());
        match whole_number(part(self.text, start..self.at), 0, 255) {
            Some(nag) => Token::Nag(nag as u8),
            None => Token::Bad(LexFault::BadNag),
        }
    }

    fn tag(&mut self) -> Token<'a> {
        let name_start = self.run(self.start + 1, is_space);
        let name_end = self.run(name_start, is_tag_name);
        let quote = self.run(name_end, is_space);
        if name_start == name_end || self.byte(quote) != Some(b'"') {
            self.at = self.line_end(self.start);
            return Token::Bad(LexFault::BadTag);
        }
        let Some(value_end) = self.closing_quote(quote + 1) else {
            self.start = quote;
            self.at = self.line_end(quote);
            return Token::Bad(LexFault::UnclosedQuote);
        };
        let bracket = self.run(value_end + 1, is_space);
        if self.byte(bracket) != Some(b']') {
            self.at = self.line_end(self.start).max(value_end + 1);
            return Token::Bad(LexFault::BadTag);
        }
        self.at = bracket + 1;
        Token::Tag {
            name: part(self.text, name_start..name_end),
            value: part(self.text, quote + 1..value_end),
        }
    }

    /// Where the quotes are closed that are open at `at`; none where the line ends before.
    fn closing_quote(&self, mut at: usize) -> Option<usize> {
        let mut is_escaped = false;
        loop {
            match self.byte(at)? {
                b'\n' | b'\r' => return None,
                b'"' if !is_escaped => return Some(at),
                byte => is_escaped = byte == b'\\' && !is_escaped,
            }
            at += 1;
        }
    }

    fn word(&mut self) -> Token<'a> {
        let start = self.start;
        let digits_end = self.run(start, |byte| byte.is_ascii_digit());
        if digits_end > start {
            let dots_end = self.run(digits_end, |byte| byte == b'.');
            // `0000` is a null move, not a number.
            let stands_alone = !self.byte(digits_end).is_some_and(is_word)
                && part(self.text, start..digits_end) != "0000";
            if dots_end > digits_end || stands_alone {
                self.at = dots_end;
                return Token::Number;
            }
        }
        self.at = self.run(start, is_word);
        match GameResult::from_text(part(self.text, start..self.at)) {
            Some(result) => Token::Result(result),
            None => Token::Word,
        }
    }
}

/// What a tag's value says: a backslash makes the next letter plain, control characters are read as spaces.
pub(super) fn unescape(value: &str) -> String {
    let mut text = String::new();
    let mut is_escaped = false;
    for letter in value.chars() {
        is_escaped = letter == '\\' && !is_escaped;
        if !is_escaped {
            push_printable(&mut text, letter);
        }
    }
    text
}

/// Adds what a tag's value has for a letter.
pub(super) fn push_printable(text: &mut String, letter: char) {
    text.push(if letter.is_ascii_control() {
        ' '
    } else {
        letter
    });
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Located<'a>;

    fn next(&mut self) -> Option<Located<'a>> {
        self.skip_space();
        self.start = self.at;
        let byte = self.byte(self.start)?;
        let token = self.token(byte);
        Some(Located {
            token,
            start: self.start,
            end: self.at,
        })
    }
}
