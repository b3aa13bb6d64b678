//! Writing records in PGN's export format.

use super::MAX_COMMENT_BYTES;
use super::comment::{absorb, absorb_words, command};
use super::tree::{NodeId, Record, Step};
use crate::piece::Color;
use crate::playable::Playable;
use crate::text::{joined, part, push_number, width};

/// The tags that every record has, in their order, with what stands for nothing known.
pub(super) const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Tags whose values the record itself gives.
const OWN_TAGS: [&str; 4] = ["Result", "Variant", "SetUp", "FEN"];

/// The modifications that are played by, in games that have any.
pub(super) const MODS_TAG: &str = "Mods";

/// The longest line, in characters.
const LINE: usize = 79;

/// How moves are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MoveStyle {
    /// As SAN, which is what the export format wants.
    #[default]
    San,
    /// As coordinate text.
    Coordinate,
}

/// How a record is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WriteOptions {
    /// How moves are written.
    pub moves: MoveStyle,
}

impl<P: Playable> Record<P> {
    /// Writes the record in export format: the seven-tag roster first, then `Variant`, where it starts if that is
    /// not the usual start, and the other tags by name; lines under 80 columns, unless a single word is
    /// longer; the result last, and a line end behind it.
    ///
    /// Reading that text and writing it again gives the same text.
    #[must_use]
    pub fn to_pgn(&self) -> String {
        self.to_pgn_with(WriteOptions::default())
    }

    /// As [`to_pgn`](Self::to_pgn), in another style.
    #[must_use]
    pub fn to_pgn_with(&self, options: WriteOptions) -> String {
        let mut text = String::new();
        self.write_tags(&mut text);
        text.push('\n');
        let mut writer = Writer {
            record: self,
            options,
            text: Lines::behind(text),
        };
        writer.write_moves();
        writer.text.word(self.result.text());
        writer.text.text.push('\n');
        writer.text.text
    }

    fn write_tags(&self, text: &mut String) {
        for (name, unknown) in ROSTER {
            let value = match name {
                "Result" => self.result.text(),
                _ => self.tag(name).unwrap_or(unknown),
            };
            push_tag(text, name, value);
        }
        push_tag(text, "Variant", P::VARIANT);
        let mods = self.start().modifications();
        if let Some(mods) = &mods {
            push_tag(text, MODS_TAG, mods);
        }
        if P::usual_start(mods.as_deref()).as_ref() != Ok(self.start()) {
            push_tag(text, "SetUp", "1");
            push_tag(text, "FEN", &self.start().text());
        }
        for (name, value) in self.tags.by_name() {
            let is_own = OWN_TAGS.contains(&name) || (P::HAS_MODIFICATIONS && name == MODS_TAG);
            if !is_own && ROSTER.iter().all(|(known, _)| *known != name) {
                push_tag(text, name, value);
            }
        }
    }
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for letter in value.chars() {
        if matches!(letter, '\\' | '"') {
            text.push('\\');
        }
        text.push(letter);
    }
    text.push_str("\"]\n");
}

/// The number that is written before the next move of `position`, if one is.
pub(super) fn move_number<P: Playable>(position: &P, is_interrupted: bool) -> Option<String> {
    if !position.is_numbered(is_interrupted) {
        return None;
    }
    let mut text = String::new();
    push_number(&mut text, position.full_moves());
    text.push_str(match position.turn() {
        Color::White => ".",
        Color::Black => "...",
    });
    Some(text)
}

/// A line that is being written.
struct Line<P> {
    position: P,
    /// The position before the last move, where variations branch off.
    before: P,
    /// Whether something stands between the last move and the next.
    is_interrupted: bool,
}

impl<P> Line<P> {
    const fn from(position: P, before: P) -> Self {
        Self {
            position,
            before,
            is_interrupted: true,
        }
    }
}

struct Writer<'a, P: Playable> {
    record: &'a Record<P>,
    options: WriteOptions,
    text: Lines,
}

impl<P: Playable> Writer<'_, P> {
    /// Writes all moves, and what is said before the first.
    fn write_moves(&mut self) {
        self.write_said(NodeId::ROOT);
        let start = self.record.start();
        let mut open = vec![Line::from(start.clone(), start.clone())];
        self.record.walk(&mut |step| match (step, open.last_mut()) {
            (_, None) => {}
            (Step::Open, Some(line)) => {
                self.text.open();
                let branch = line.before.clone();
                open.push(Line::from(branch.clone(), branch));
            }
            (Step::Close, Some(_)) => {
                self.text.close();
                open.pop();
                if let Some(line) = open.last_mut() {
                    line.is_interrupted = true;
                }
            }
            (Step::Move(node, mv), Some(line)) => self.write_move(node, mv, line),
        });
    }

    /// Writes the move that leads to a node and what is said there.
    fn write_move(&mut self, node: NodeId, mv: P::Move, line: &mut Line<P>) {
        let position = &line.position;
        let note = self.record.node(node).note();
        if self.text.opens() {
            let mut before = String::new();
            absorb_words(&note.comment_before, &mut before);
            self.write_comment(&before);
        }
        if let Some(number) = move_number(position, line.is_interrupted) {
            self.text.word(&number);
        }
        self.text.word(&match self.options.moves {
            MoveStyle::San => position.san(mv),
            MoveStyle::Coordinate => P::coordinates(mv),
        });
        for &nag in &note.nags {
            let mut text = String::from("$");
            push_number(&mut text, nag.into());
            self.text.word(&text);
        }
        let after = position.after(mv);
        line.before = std::mem::replace(&mut line.position, after);
        line.is_interrupted = self.write_said(node);
    }

    /// Writes what is said at a node, if anything is: the Legates' messages, the comment, and what is said
    /// before the line's next move, as only the start of a variation has a place of its own for that.
    fn write_said(&mut self, node: NodeId) -> bool {
        let node = self.record.node(node);
        let note = node.note();
        let before = node
            .next()
            .map_or("", |next| &self.record.node(next).note().comment_before);
        let mut text = String::new();
        if P::HAS_LEGATES {
            let mut messages = note.messages.clone();
            let mut comment = String::new();
            absorb(&note.comment, &mut comment, &mut messages);
            absorb(before, &mut comment, &mut messages);
            for message in messages {
                absorb_words(&command(message), &mut text);
            }
            absorb_words(&comment, &mut text);
        } else {
            absorb_words(&note.comment, &mut text);
            absorb_words(before, &mut text);
        }
        self.write_comment(&text)
    }

    /// Writes a comment, if there is one, in pieces that may be read again.
    fn write_comment(&mut self, text: &str) -> bool {
        let mut rest = text;
        while !rest.is_empty() {
            let (piece, behind) = cut_comment(rest);
            if piece.contains('}') {
                self.text.rest_comment(piece);
            } else {
                self.text.brace_comment(piece);
            }
            rest = behind;
        }
        !text.is_empty()
    }
}

/// Cuts as much off a comment as may be read again, between words where that is possible.
fn cut_comment(text: &str) -> (&str, &str) {
    // Braces that stand apart from their words take two bytes each.
    const LONGEST: usize = MAX_COMMENT_BYTES - 4;
    if text.len() <= LONGEST {
        return (text, "");
    }
    let mut end = LONGEST;
    while end > 0 && text.as_bytes()[end] != b' ' {
        end -= 1;
    }
    if end == 0 {
        let end = text.floor_char_boundary(LONGEST);
        return (part(text, 0..end), part(text, end..text.len()));
    }
    (part(text, 0..end), part(text, end + 1..text.len()))
}

/// Words put into lines.
struct Lines {
    text: String,
    /// Characters in the line so far.
    column: usize,
    /// What is to stand before the next word, with no space between.
    prefix: &'static str,
}

impl Lines {
    fn behind(text: String) -> Self {
        Self {
            text,
            column: 0,
            prefix: "",
        }
    }

    fn end_line(&mut self) {
        if self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
    }

    fn put(&mut self, word: &str) {
        self.text.push_str(word);
        self.column += width(word);
    }

    /// How wide a word is with what is to stand before it.
    fn width(&self, word: &str) -> usize {
        self.prefix.len() + width(word)
    }

    fn word(&mut self, word: &str) {
        if self.column > 0 {
            if self.column + 1 + self.width(word) > LINE {
                self.end_line();
            } else {
                self.put(" ");
            }
        }
        let prefix = std::mem::take(&mut self.prefix);
        self.put(prefix);
        self.put(word);
    }

    /// Begins a variation.
    fn open(&mut self) {
        self.prefix = "(";
    }

    /// Whether a variation has begun and has no word yet.
    fn opens(&self) -> bool {
        !self.prefix.is_empty()
    }

    /// Ends a variation.
    fn close(&mut self) {
        if self.column >= LINE {
            self.end_line();
        }
        self.put(")");
    }

    fn brace_comment(&mut self, text: &str) {
        self.prefix = if self.opens() { "({" } else { "{" };
        let mut words = text.split(' ');
        let mut next = words.next();
        while let Some(word) = next {
            next = words.next();
            if self.width(word) > LINE && !self.prefix.is_empty() {
                self.word("");
            }
            if next.is_some() {
                self.word(word);
            } else if self.width(word) < LINE {
                self.word(&joined(&[word, "}"]));
            } else {
                self.word(word);
                self.word("}");
            }
        }
    }

    /// Writes lines that begin with `;`, the only ones that `}` can stand in.
    fn rest_comment(&mut self, text: &str) {
        if self.opens() {
            self.word("");
        }
        self.end_line();
        self.put(";");
        for word in text.split(' ') {
            if self.column > 1 && self.column + 1 + width(word) > LINE {
                self.end_line();
                self.put(";");
            }
            if self.column + 1 + width(word) <= LINE {
                self.put(" ");
            }
            self.put(word);
        }
        self.end_line();
    }
}
