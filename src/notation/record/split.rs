//! Where one game ends and the next begins, in a text that comes in pieces.
//!
//! A machine that looks at each byte once and keeps a few numbers. It knows the tokens of a record just well
//! enough to find the ends of games; the reader, which gets one game at a time, says what is wrong in it.

use super::bytes::{BOM, is_line_end, is_space, is_tag_name, is_word};
use super::place::Place;
use super::tree::GameResult;
use super::{MAX_COMMENT_BYTES, MAX_GAME_BYTES};

/// A place where the text is to be cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    /// Bytes from the start of the piece that was fed; below 0 where the cut is in an earlier piece.
    pub offset: isize,
    /// Whether what lies before, back to the last cut, holds a game. If not, it is to be thrown away: white
    /// space, or the rest of a game that was cut off for its size.
    pub is_game: bool,
    /// The place of what follows.
    pub place: Place,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Nothing but white space.
    Fresh,
    /// Comments, no token yet.
    Begun,
    /// Tags.
    Tags,
    /// Moves.
    Moves,
    /// A result; what is said behind it on the same line belongs to it.
    Ended,
    /// A game was cut off for its size; what follows is thrown away up to the next one.
    Skipping,
}

const PHASES: [Phase; 6] = [
    Phase::Fresh,
    Phase::Begun,
    Phase::Tags,
    Phase::Moves,
    Phase::Ended,
    Phase::Skipping,
];

/// What kind of text a byte is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Plain,
    /// A comment in braces.
    Brace,
    /// A comment up to the end of the line.
    Rest,
    /// A line that begins with `%`.
    Escape,
    /// In quotes; the next byte may be escaped.
    Quoted,
    QuotedEscape,
}

const MODES: [Mode; 6] = [
    Mode::Plain,
    Mode::Brace,
    Mode::Rest,
    Mode::Escape,
    Mode::Quoted,
    Mode::QuotedEscape,
];

/// How much of a tag has been seen. Anything that does not fit ends the tag, and counts as what it is elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tag {
    None,
    Open,
    Name,
    Named,
    Valued,
}

const TAGS: [Tag; 5] = [Tag::None, Tag::Open, Tag::Name, Tag::Named, Tag::Valued];

/// At the start of a line behind a blank one, this begins a new game even inside braces.
const GAME_START: &[u8] = b"[Event \"";
/// The line does not begin so.
const NO_GAME_START: u8 = u8::MAX;

/// Finds the ends of games in a text that is fed piece by piece, each byte once.
///
/// A game ends behind its result and what is said on the same line; where a line begins with `[` behind
/// moves; and where [`MAX_COMMENT_BYTES`] or [`MAX_GAME_BYTES`] are passed. `[Event "` at the start of a line
/// behind a blank one begins a game even inside braces, so that one unclosed brace spoils one game only.
///
/// ```
/// use das_chess::Splitter;
/// let mut splitter = Splitter::default();
/// let cuts = splitter.feed(b"1. e4 e7 1-0\n\n1. d4", true);
/// let ends: Vec<isize> = cuts.iter().map(|cut| cut.offset).collect();
/// assert_eq!(ends, [12, 19]);
/// assert!(cuts.iter().all(|cut| cut.is_game));
/// assert_eq!(cuts[0].place.to_string(), "1:13");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Splitter {
    phase: Phase,
    mode: Mode,
    tag: Tag,
    /// The last bytes of the word so far, the newest lowest.
    word: u64,
    /// Open variations.
    depth: u32,
    /// Bytes of the comment so far.
    comment: u32,
    /// Bytes of the game so far, from its first token.
    size: u32,
    /// The byte before; a line end at the start of the text.
    previous: u8,
    /// How much of [`GAME_START`] the line begins with.
    matched: u8,
    /// Whether nothing but byte order marks stands before, in the line.
    at_line_start: bool,
    line_is_blank: bool,
    line_before_is_blank: bool,
    /// Whether tags of this game stand on earlier lines.
    tags_before_line: bool,
    place: Place,
}

impl Default for Splitter {
    fn default() -> Self {
        Self {
            phase: Phase::Fresh,
            mode: Mode::Plain,
            tag: Tag::None,
            word: 0,
            depth: 0,
            comment: 0,
            size: 0,
            previous: b'\n',
            matched: 0,
            at_line_start: true,
            line_is_blank: true,
            line_before_is_blank: true,
            tags_before_line: false,
            place: Place::START,
        }
    }
}

impl Splitter {
    /// Looks at the next bytes and gives the cuts, in rising order. `is_last` says that the text ends with them;
    /// then the last cut is at their end.
    pub fn feed(&mut self, bytes: &[u8], is_last: bool) -> Vec<Cut> {
        let mut cuts = Vec::new();
        // Behind the last white space of a game that has not begun.
        let mut blank_end = None;
        for (offset, &byte) in bytes.iter().enumerate() {
            let offset = offset as isize;
            self.begin_line(byte);
            let here = self.place;
            self.place = here.past(byte, self.previous);
            if self.match_game_start(byte) && self.begins_game() {
                let start = offset + 1 - GAME_START.len() as isize;
                cuts.push(Cut {
                    offset: start,
                    is_game: self.phase != Phase::Skipping,
                    place: Place {
                        line: here.line,
                        column: 1,
                    },
                });
                self.restart(Phase::Tags);
                self.mode = Mode::Quoted;
                self.tag = Tag::Named;
                self.size = GAME_START.len() as u32;
            } else if self.phase != Phase::Skipping {
                if self.step(byte) {
                    cuts.push(Cut {
                        offset,
                        is_game: true,
                        place: here,
                    });
                    // The byte belongs to the next game.
                    self.restart(Phase::Fresh);
                    self.step(byte);
                }
                self.size += u32::from(self.phase != Phase::Fresh);
                if self.comment as usize > MAX_COMMENT_BYTES || self.size as usize > MAX_GAME_BYTES
                {
                    cuts.push(self.cut_here(offset + 1, true));
                    self.restart(Phase::Skipping);
                }
            }
            let is_mark = BOM.contains(&byte);
            self.at_line_start &= is_mark;
            self.line_is_blank &= is_mark || is_space(byte);
            self.previous = byte;
            let is_blank = is_space(byte) && byte != b'\r' && self.mode == Mode::Plain;
            if is_blank && self.phase == Phase::Fresh {
                blank_end = Some(self.cut_here(offset + 1, false));
            }
        }
        let end = bytes.len() as isize;
        match self.phase {
            _ if is_last => {
                let is_game = !matches!(self.phase, Phase::Fresh | Phase::Skipping);
                cuts.push(self.cut_here(end, is_game));
            }
            Phase::Fresh => cuts.extend(blank_end.filter(|cut| {
                cuts.last()
                    .is_none_or(|last: &Cut| last.offset < cut.offset)
            })),
            Phase::Skipping if self.matched == NO_GAME_START => {
                cuts.push(self.cut_here(end, false));
            }
            _ => {}
        }
        cuts
    }

    fn cut_here(&self, offset: isize, is_game: bool) -> Cut {
        Cut {
            offset,
            is_game,
            place: self.place,
        }
    }

    /// Forgets the game; what is known of the line stays.
    fn restart(&mut self, phase: Phase) {
        self.phase = phase;
        self.mode = Mode::Plain;
        self.tag = Tag::None;
        self.word = 0;
        self.depth = 0;
        self.comment = 0;
        self.size = 0;
        self.tags_before_line = false;
    }

    /// Before a byte: is it the first of a line?
    fn begin_line(&mut self, byte: u8) {
        let in_crlf = self.previous == b'\r' && byte == b'\n';
        if is_line_end(self.previous) && !in_crlf {
            self.line_before_is_blank = self.line_is_blank;
            self.at_line_start = true;
            self.line_is_blank = true;
            self.matched = 0;
            self.tags_before_line = self.phase == Phase::Tags;
        }
    }

    /// Whether the byte completes [`GAME_START`] at the start of its line.
    fn match_game_start(&mut self, byte: u8) -> bool {
        if self.matched == NO_GAME_START {
            return false;
        }
        if GAME_START[usize::from(self.matched)] != byte {
            self.matched = NO_GAME_START;
            return false;
        }
        self.matched += 1;
        let complete = usize::from(self.matched) == GAME_START.len();
        if complete {
            self.matched = NO_GAME_START;
        }
        complete
    }

    /// Whether a complete [`GAME_START`] begins a game here, where `[` alone did not.
    fn begins_game(&self) -> bool {
        match (self.phase, self.mode) {
            (Phase::Skipping, _) => true,
            (_, Mode::Brace) => self.line_before_is_blank,
            (Phase::Tags, _) => self.line_before_is_blank && self.tags_before_line,
            _ => false,
        }
    }

    /// Takes one byte in; true, with nothing changed, if the game ends before it.
    fn step(&mut self, byte: u8) -> bool {
        match self.mode {
            Mode::Brace => {
                if byte == b'}' {
                    self.mode = Mode::Plain;
                    self.comment = 0;
                } else {
                    self.comment += 1;
                }
                false
            }
            Mode::Rest | Mode::Escape if is_line_end(byte) => {
                self.mode = Mode::Plain;
                self.comment = 0;
                self.plain(byte)
            }
            Mode::Rest => {
                self.comment += 1;
                false
            }
            Mode::Escape => false,
            Mode::Quoted | Mode::QuotedEscape if is_line_end(byte) => {
                self.mode = Mode::Plain;
                self.tag = Tag::None;
                self.plain(byte)
            }
            Mode::QuotedEscape => {
                self.mode = Mode::Quoted;
                false
            }
            Mode::Quoted => {
                match byte {
                    b'\\' => self.mode = Mode::QuotedEscape,
                    b'"' => {
                        self.mode = Mode::Plain;
                        if self.tag != Tag::None {
                            self.tag = Tag::Valued;
                        }
                    }
                    _ => {}
                }
                false
            }
            Mode::Plain => self.plain(byte),
        }
    }

    fn plain(&mut self, byte: u8) -> bool {
        if self.in_tag(byte) {
            return false;
        }
        if is_word(byte) && !(byte == b'%' && self.at_line_start) {
            // A byte order mark may stand before a word.
            if self.word == 0 && BOM.contains(&byte) {
                return false;
            }
            if self.phase == Phase::Ended {
                return true;
            }
            self.phase = Phase::Moves;
            self.word = self.word << 8 | u64::from(byte);
            return false;
        }
        if self.word != 0 {
            if self.depth == 0 && is_result(self.word) {
                self.phase = Phase::Ended;
            }
            self.word = 0;
        }
        self.mark(byte)
    }

    /// Whether the byte is a part of a tag; one that is not ends the tag.
    fn in_tag(&mut self, byte: u8) -> bool {
        self.tag = match (self.tag, byte) {
            (Tag::None, _) => return false,
            (Tag::Open | Tag::Name, byte) if is_tag_name(byte) => Tag::Name,
            (Tag::Name, byte) if is_space(byte) => Tag::Named,
            (tag, byte) if is_space(byte) => tag,
            (Tag::Name | Tag::Named, b'"') => {
                self.mode = Mode::Quoted;
                Tag::Named
            }
            (Tag::Valued, b']') => {
                self.tag = Tag::None;
                return true;
            }
            _ => {
                self.tag = Tag::None;
                return false;
            }
        };
        true
    }

    /// Takes in a byte that is no part of a word.
    fn mark(&mut self, byte: u8) -> bool {
        match byte {
            _ if is_space(byte) => return self.phase == Phase::Ended && is_line_end(byte),
            b'%' if self.at_line_start => self.mode = Mode::Escape,
            b'{' | b';' => {
                self.mode = if byte == b'{' {
                    Mode::Brace
                } else {
                    Mode::Rest
                };
                if self.phase == Phase::Fresh {
                    self.phase = Phase::Begun;
                }
            }
            _ if self.phase == Phase::Ended => return true,
            b'[' if self.phase == Phase::Moves => return self.line_is_blank,
            b'[' => {
                self.phase = Phase::Tags;
                self.tag = Tag::Open;
            }
            _ => {
                self.phase = Phase::Moves;
                match byte {
                    b'(' => self.depth = self.depth.saturating_add(1),
                    b')' => self.depth = self.depth.saturating_sub(1),
                    b'"' => self.mode = Mode::Quoted,
                    b'*' if self.depth == 0 => self.phase = Phase::Ended,
                    _ => {}
                }
            }
        }
        false
    }

    /// Everything it knows, as numbers to be kept elsewhere.
    #[must_use]
    pub fn to_numbers(&self) -> [u32; Self::NUMBERS] {
        [
            self.phase as u32,
            self.mode as u32,
            self.tag as u32,
            (self.word >> 32) as u32,
            self.word as u32,
            self.depth,
            self.comment,
            self.size,
            u32::from(self.previous),
            u32::from(self.matched),
            u32::from(self.at_line_start),
            u32::from(self.line_is_blank),
            u32::from(self.line_before_is_blank),
            u32::from(self.tags_before_line),
            self.place.line,
            self.place.column,
        ]
    }

    /// How many [numbers](Self::to_numbers) there are.
    pub const NUMBERS: usize = 16;

    /// A splitter out of its [numbers](Self::to_numbers); none if they are no one's.
    #[must_use]
    pub fn from_numbers(numbers: [u32; Self::NUMBERS]) -> Option<Self> {
        let place = |index| numbers[index] as usize;
        let byte = |index: usize| u8::try_from(numbers[index]).ok();
        let flag = |index: usize| numbers[index] == 1;
        let matched = byte(9)
            .filter(|&count| usize::from(count) < GAME_START.len() || count == NO_GAME_START)?;
        Some(Self {
            phase: *PHASES.get(place(0))?,
            mode: *MODES.get(place(1))?,
            tag: *TAGS.get(place(2))?,
            word: u64::from(numbers[3]) << 32 | u64::from(numbers[4]),
            depth: numbers[5],
            comment: numbers[6].min(MAX_COMMENT_BYTES as u32),
            size: numbers[7].min(MAX_GAME_BYTES as u32),
            previous: byte(8)?,
            matched,
            at_line_start: flag(10),
            line_is_blank: flag(11),
            line_before_is_blank: flag(12),
            tags_before_line: flag(13),
            place: Place {
                line: numbers[14],
                column: numbers[15],
            },
        })
    }
}

/// Whether a word, packed into a number, is a result. Longer words cannot look like one, as no byte of a
/// word is 0.
fn is_result(word: u64) -> bool {
    GameResult::ALL.into_iter().any(|result| {
        let text = result.text().bytes();
        text.fold(0, |packed, byte| packed << 8 | u64::from(byte)) == word
    })
}
