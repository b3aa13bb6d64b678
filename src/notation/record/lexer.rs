//! The tokens of one game's text.

use super::MAX_COMMENT_BYTES;
use super::bytes::{BOM, is_line_end, is_space, is_tag_name, is_word, part};
use super::tree::GameResult;

/// What one token says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, without escapes in the value.
    Tag { name: &'a str, value: String },
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
}

/// A token with its place: `text[start..end]`.
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// A text that makes no token; `start..end` is what is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LexError {
    pub(super) fault: LexFault,
    pub(super) start: usize,
    pub(super) end: usize,
}

pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// Whether the text begins a line.
    begins_line: bool,
}

impl<'a> Lexer<'a> {
    pub(super) const fn new(text: &'a str, begins_line: bool) -> Self {
        Self {
            text,
            at: 0,
            begins_line,
        }
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    /// The end of the run of bytes from `start` on that are as `wanted` says.
    fn run(&self, start: usize, wanted: impl Fn(u8) -> bool) -> usize {
        let rest = &self.text.as_bytes()[start..];
        let length = rest.iter().position(|&byte| !wanted(byte));
        start + length.unwrap_or(rest.len())
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

    /// Whether nothing but byte order marks stands before `at` in its line.
    fn is_line_start(&self, at: usize) -> bool {
        let before = part(self.text, 0..at).trim_end_matches('\u{FEFF}');
        before
            .bytes()
            .next_back()
            .map_or(self.begins_line, is_line_end)
    }

    fn next_token(&mut self) -> Result<Option<Located<'a>>, LexError> {
        self.skip_space();
        let start = self.at;
        let Some(byte) = self.byte(start) else {
            return Ok(None);
        };
        let token = match byte {
            b'%' if self.is_line_start(start) => {
                self.at = self.run(start, |byte| !is_line_end(byte));
                Token::Escape
            }
            b'{' => self.comment(start + 1, |byte| byte != b'}', true)?,
            b';' => self.comment(start + 1, |byte| !is_line_end(byte), false)?,
            b'[' => self.tag()?,
            b'(' => self.mark(Token::Open),
            b')' => self.mark(Token::Close),
            b'*' => self.mark(Token::Result(GameResult::Unknown)),
            b'$' => self.nag()?,
            b'.' => {
                self.at = self.run(start, |byte| byte == b'.');
                Token::Number
            }
            byte if is_word(byte) => self.word(),
            _ => {
                let letter = part(self.text, start..self.text.len()).chars().next();
                let end = start + letter.map_or(1, char::len_utf8);
                return self.fail(LexFault::UnexpectedText, start, end);
            }
        };
        Ok(Some(Located {
            token,
            start,
            end: self.at,
        }))
    }

    fn mark(&mut self, token: Token<'a>) -> Token<'a> {
        self.at += 1;
        token
    }

    /// Tells what is wrong, and goes to the end of the text.
    fn fail<T>(&mut self, fault: LexFault, start: usize, end: usize) -> Result<T, LexError> {
        self.at = self.text.len();
        Err(LexError { fault, start, end })
    }

    fn comment(
        &mut self,
        start: usize,
        wanted: fn(u8) -> bool,
        is_closed: bool,
    ) -> Result<Token<'a>, LexError> {
        let end = self.run(start, wanted);
        if end - start > MAX_COMMENT_BYTES {
            return self.fail(LexFault::CommentTooLong, start - 1, start);
        }
        if is_closed && end == self.text.len() {
            return self.fail(LexFault::UnclosedComment, start - 1, start);
        }
        self.at = end + usize::from(is_closed);
        Ok(Token::Comment(part(self.text, start..end)))
    }

    fn nag(&mut self) -> Result<Token<'a>, LexError> {
        let start = self.at;
        let end = self.run(start + 1, |byte| byte.is_ascii_digit());
        match part(self.text, start + 1..end).parse() {
            Ok(nag) => {
                self.at = end;
                Ok(Token::Nag(nag))
            }
            Err(_) => self.fail(LexFault::BadNag, start, end),
        }
    }

    fn tag(&mut self) -> Result<Token<'a>, LexError> {
        let start = self.at;
        let name_start = self.run(start + 1, is_space);
        let name_end = self.run(name_start, is_tag_name);
        let quote = self.run(name_end, is_space);
        let name = part(self.text, name_start..name_end);
        if name.is_empty() || self.byte(quote) != Some(b'"') {
            let end = self.run(start, |byte| !is_line_end(byte));
            return self.fail(LexFault::BadTag, start, end);
        }
        let (value, value_end) = match self.quoted(quote + 1) {
            Some(value) => value,
            None => {
                let end = self.run(quote, |byte| !is_line_end(byte));
                return self.fail(LexFault::UnclosedQuote, quote, end);
            }
        };
        let bracket = self.run(value_end, is_space);
        if self.byte(bracket) != Some(b']') {
            let end = self.run(start, |byte| !is_line_end(byte));
            return self.fail(LexFault::BadTag, start, end.max(value_end));
        }
        self.at = bracket + 1;
        Ok(Token::Tag { name, value })
    }

    /// What stands between `start` and the closing quote, and the place behind that; none where the line ends
    /// before. A backslash makes the next letter plain; control characters are read as spaces.
    fn quoted(&self, start: usize) -> Option<(String, usize)> {
        let mut value = String::new();
        let mut letters = part(self.text, start..self.text.len()).char_indices();
        while let Some((offset, letter)) = letters.next() {
            match letter {
                '"' => return Some((value, start + offset + 1)),
                '\n' | '\r' => return None,
                '\\' => match letters.next() {
                    None | Some((_, '\n' | '\r')) => return None,
                    Some((_, letter)) => value.push(printable(letter)),
                },
                letter => value.push(printable(letter)),
            }
        }
        None
    }

    fn word(&mut self) -> Token<'a> {
        let start = self.at;
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

/// What a tag's value has for a letter.
pub(super) const fn printable(letter: char) -> char {
    if letter.is_ascii_control() {
        ' '
    } else {
        letter
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Result<Located<'a>, LexError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.next_token().transpose()
    }
}
