//! Writing records in PGN's export format.

use super::MAX_COMMENT_BYTES;
use super::bytes::part;
use super::comment::{absorb, absorb_words, command};
use super::tree::{NodeId, Record, Step};
use crate::piece::Color;
use crate::playable::Playable;
use crate::text::push_number;

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
        let mut put = |name: &str, value: &str| {
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
        };
        for (name, unknown) in ROSTER {
            put(
                name,
                match name {
                    "Result" => self.result.text(),
                    _ => self.tag(name).unwrap_or(unknown),
                },
            );
        }
        put("Variant", P::VARIANT);
        let mods = self.start().modifications();
        if let Some(mods) = &mods {
            put(MODS_TAG, mods);
        }
        if P::usual_start(mods.as_deref()).as_ref() != Some(self.start()) {
            put("SetUp", "1");
            put("FEN", &self.start().text());
        }
        for (name, value) in self.tags.by_name() {
            let is_own = OWN_TAGS.contains(&name) || (P::HAS_MODIFICATIONS && name == MODS_TAG);
            if !is_own && ROSTER.iter().all(|(known, _)| *known != name) {
                put(name, value);
            }
        }
    }
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
        if self.text.opens {
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

    /// Writes a comment, if there is one.
    fn write_comment(&mut self, text: &str) -> bool {
        for part in parts(text) {
            if part.contains('}') {
                self.text.rest_comment(part);
            } else {
                self.text.brace_comment(part);
            }
        }
        !text.is_empty()
    }
}

/// Cuts a comment into pieces that may be read again, between words where that is possible.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    // Braces that stand apart from their words take two bytes each.
    const LONGEST: usize = MAX_COMMENT_BYTES - 4;
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let end = if rest.len() <= LONGEST {
            rest.len()
        } else {
            let window = rest.floor_char_boundary(LONGEST + 1);
            match part(rest, 0..window).rfind(' ') {
                Some(space) if space > 0 => space,
                _ => rest.floor_char_boundary(LONGEST),
            }
        };
        let piece = part(rest, 0..end);
        rest = part(rest, end..rest.len()).trim_start_matches(' ');
        Some(piece)
    })
}

/// Words put into lines.
struct Lines {
    text: String,
    /// Characters in the line so far.
    column: usize,
    /// Whether `(` is to stand before the next word.
    opens: bool,
}

impl Lines {
    fn behind(text: String) -> Self {
        Self {
            text,
            column: 0,
            opens: false,
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
        self.column += word.chars().count();
    }

    fn word(&mut self, word: &str) {
        let length = word.chars().count() + usize::from(self.opens);
        if self.column > 0 {
            if self.column + 1 + length > LINE {
                self.end_line();
            } else {
                self.put(" ");
            }
        }
        if std::mem::take(&mut self.opens) {
            self.put("(");
        }
        self.put(word);
    }

    /// Begins a variation.
    fn open(&mut self) {
        self.opens = true;
    }

    /// Ends a variation.
    fn close(&mut self) {
        if self.column >= LINE {
            self.end_line();
        }
        self.put(")");
    }

    fn brace_comment(&mut self, text: &str) {
        let mut words = text.split(' ').peekable();
        let mut prefix = "{";
        while let Some(word) = words.next() {
            let is_long = word.chars().count() + prefix.len() + usize::from(self.opens) > LINE;
            if is_long && !prefix.is_empty() {
                self.word(prefix);
                prefix = "";
            }
            let closes = words.peek().is_none();
            let closes_apart = closes && word.chars().count() + prefix.len() + 1 > LINE;
            let suffix = if closes && !closes_apart { "}" } else { "" };
            self.word(&[prefix, word, suffix].concat());
            if closes_apart {
                self.word("}");
            }
            prefix = "";
        }
    }

    /// Writes lines that begin with `;`, the only ones that `}` can stand in.
    fn rest_comment(&mut self, text: &str) {
        if self.opens {
            self.word("");
        }
        self.end_line();
        self.put(";");
        for word in text.split(' ') {
            if self.column > 1 && self.column + 1 + word.chars().count() > LINE {
                self.end_line();
                self.put(";");
            }
            if self.column + 1 + word.chars().count() <= LINE {
                self.put(" ");
            }
            self.put(word);
        }
        self.end_line();
    }
}
