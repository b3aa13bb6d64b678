//! Reading records.

use std::borrow::Cow;
use std::marker::PhantomData;

use super::bytes::BOM;
use super::comment::{absorb, absorb_words};
use super::error::{RecordError, RecordFault};
use super::judge::Judge;
use super::lexer::{Lexer, Located, Token, unescape};
use super::place::{Locator, Place};
use super::split::{Cut, Splitter};
use super::strict::{Deviation, DeviationKind};
use super::tree::{GameResult, NodeId, Record};
use super::writer::{MODS_TAG, ROSTER, move_number};
use super::{MAX_DEVIATIONS, MAX_GAME_BYTES, MAX_VARIATION_DEPTH};
use crate::playable::Playable;
use crate::position::Position;
use crate::rules::Outcome;
use crate::text::{begins_letter, joined, part, push_number};

/// How records are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReadOptions {
    /// Tell all that was forgiven, in [`ReadRecord::deviations`].
    pub strict: bool,
    /// Allow moves behind a draw, an agreement or a resignation; never behind mate or stalemate.
    pub allow_play_on: bool,
}

/// A record that was read.
#[derive(Clone, Debug)]
pub struct ReadRecord<P: Playable = Position> {
    /// The record.
    pub record: Record<P>,
    /// How the game ended, by its moves, its Legates, or else by its result.
    pub outcome: Option<Outcome<P::Ending>>,
    /// What was forgiven, if that was asked for: the first [`MAX_DEVIATIONS`], in the order of the text as far as each has a place in it.
    pub deviations: Vec<Deviation>,
}

/// Reads all games of a text, one by one; a bad one does not keep the next from being read.
///
/// ```
/// use das_chess::{ReadOptions, read_records};
/// let text = "1. e4 e7 1-0\n\n1. e6 *\n\n[White \"Anna\"]\n\n1. d4 {unfinished";
/// let games: Vec<_> = read_records(text, ReadOptions::default()).collect();
/// assert_eq!(games.len(), 3);
/// assert_eq!(games[0].as_ref().unwrap().record.node_count(), 3);
/// assert_eq!(games[1].as_ref().unwrap_err().text, "e6");
/// assert_eq!(games[2].as_ref().unwrap_err().fault.code(), "unclosed_comment");
/// ```
#[must_use]
pub fn read_records(text: &str, options: ReadOptions) -> Records<'_> {
    Records::new(text, options)
}

/// The games of a text; see [`read_records`].
#[derive(Clone, Debug)]
pub struct Records<'a, P = Position> {
    text: &'a str,
    options: ReadOptions,
    cuts: std::vec::IntoIter<Cut>,
    start: usize,
    place: Place,
    game: u32,
    positions: PhantomData<P>,
}

impl<'a, P: Playable> Records<'a, P> {
    pub(crate) fn new(text: &'a str, options: ReadOptions) -> Self {
        Self {
            text,
            options,
            cuts: Splitter::default().feed(text.as_bytes(), true).into_iter(),
            start: 0,
            place: Place::START,
            game: 1,
            positions: PhantomData,
        }
    }

    /// The record of a text that holds exactly one.
    pub(crate) fn only(mut self) -> Result<ReadRecord<P>, RecordError<P>> {
        let only = |fault, place| RecordError {
            fault,
            game: 1,
            ply: 1,
            place,
            text: String::new(),
            dfen: None,
            legal: Vec::new(),
        };
        let first = self
            .next()
            .ok_or_else(|| only(RecordFault::NoGame, Place::START))??;
        let place = self.place;
        match self.next() {
            None => Ok(first),
            Some(_) => Err(only(RecordFault::SeveralGames, place)),
        }
    }
}

impl<P: Playable> Iterator for Records<'_, P> {
    type Item = Result<ReadRecord<P>, RecordError<P>>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let cut = self.cuts.next()?;
            let start = std::mem::replace(&mut self.start, cut.offset.unsigned_abs());
            let place = std::mem::replace(&mut self.place, cut.place);
            if !cut.is_game {
                continue;
            }
            let bytes = &self.text.as_bytes()[start..self.start];
            let read = read_one(bytes, self.game, place, self.options).transpose();
            if read.is_some() {
                self.game += 1;
                return read;
            }
        }
    }
}

/// Reads a text that holds exactly one game.
///
/// ```
/// use das_chess::{ReadOptions, read_record};
/// let read = read_record("1. e4 e7 *", ReadOptions::default()).unwrap();
/// assert_eq!(read.record.main_line().count(), 2);
/// assert_eq!(read_record("", ReadOptions::default()).unwrap_err().fault.code(), "no_game");
/// ```
///
/// # Errors
/// [`RecordError`], also if there is no game, or more than one.
pub fn read_record(text: &str, options: ReadOptions) -> Result<ReadRecord, RecordError> {
    read_records(text, options).only()
}

/// Reads the bytes of one game, as a [`Splitter`] cuts them out of a stream; none if they hold only white space
/// and comments. `game` is its number and `place` where it begins, for errors. What is no UTF-8 is read as
/// U+FFFD.
///
/// ```
/// use das_chess::{Place, ReadOptions, Splitter, read_game};
/// let mut splitter = Splitter::default();
/// let (mut pending, mut place, mut number) = (Vec::new(), Place::START, 1);
/// let mut plies = Vec::new();
/// for (piece, is_last) in [("1. e4 *\n1. d", false), ("4 d7 *", true)] {
///     let known = pending.len();
///     pending.extend_from_slice(piece.as_bytes());
///     let mut start = 0;
///     for cut in splitter.feed(piece.as_bytes(), is_last) {
///         let end = known.checked_add_signed(cut.offset).unwrap();
///         if cut.is_game
///             && let Some(read) =
///                 read_game(&pending[start..end], number, place, ReadOptions::default()).unwrap()
///         {
///             plies.push(read.record.main_line().count());
///             number += 1;
///         }
///         (start, place) = (end, cut.place);
///     }
///     pending.drain(..start);
/// }
/// assert_eq!(plies, [1, 2]);
/// ```
///
/// # Errors
/// [`RecordError`].
pub fn read_game(
    bytes: &[u8],
    game: u32,
    place: Place,
    options: ReadOptions,
) -> Result<Option<ReadRecord>, RecordError> {
    read_one(bytes, game, place, options)
}

/// As [`read_game`], for either game.
pub(crate) fn read_one<P: Playable>(
    bytes: &[u8],
    game: u32,
    place: Place,
    options: ReadOptions,
) -> Result<Option<ReadRecord<P>>, RecordError<P>> {
    // The lossy text of bad UTF-8 has other offsets than the bytes; places are looked up in what was read.
    let text = String::from_utf8_lossy(bytes);
    let mut reader = Reader::new(&text, game, place, options);
    if options.strict && matches!(text, Cow::Owned(_)) {
        let at = text.find('\u{FFFD}').unwrap_or(0);
        reader.deviate(DeviationKind::Encoding, at..at, "");
    }
    reader.read().map_err(|error| *error)
}

/// A line that is being read: the main one, or a variation.
struct Line<P> {
    /// The last node; at first, the one that the line branches off.
    node: NodeId,
    /// The position at the node.
    position: P,
    /// The position before the last move, where variations branch off.
    before: P,
    /// Whether the line has a move yet.
    has_moves: bool,
    /// Whether its next move needs a number, though Black may make it.
    is_interrupted: bool,
    /// What is said before the first move of a variation.
    comment_before: String,
    /// Where it began.
    start: usize,
}

type Span = std::ops::Range<usize>;

/// In a box, as it is handed on by many.
type Failed<P> = Box<RecordError<P>>;

struct Reader<'a, P: Playable> {
    text: &'a str,
    game: u32,
    options: ReadOptions,
    locator: Locator<'a>,
    record: Record<P>,
    /// Where each tag stands, in the order of the record's tags.
    tags: Vec<Span>,
    /// Lines that are open, the main one first; empty before the first token of the moves.
    lines: Vec<Line<P>>,
    judge: Judge<P>,
    /// Numbers since the last move.
    numbers: Option<Span>,
    result: Option<(GameResult, Span)>,
    deviations: Vec<Deviation>,
}

impl<'a, P: Playable> Reader<'a, P> {
    fn new(text: &'a str, game: u32, place: Place, options: ReadOptions) -> Self {
        let Ok(start) = P::usual_start(None) else {
            unreachable!("games have a start without modifications");
        };
        Self {
            text,
            game,
            options,
            locator: Locator::new(text.as_bytes(), place),
            judge: Judge::new(options.allow_play_on),
            record: Record::new(start),
            tags: Vec::new(),
            lines: Vec::new(),
            numbers: None,
            result: None,
            deviations: Vec::new(),
        }
    }

    fn read(mut self) -> Result<Option<ReadRecord<P>>, Failed<P>> {
        if self.options.strict {
            self.look_at_bytes();
        }
        // Where the game's size is counted from.
        let mut first = None;
        let begins_line = self.locator.place(0).column == 1;
        for located in Lexer::new(self.text, begins_line) {
            if located.token != Token::Escape {
                first = first.or(Some(located.start));
            }
            if let Some(first) = first
                && self.text.len() - first > MAX_GAME_BYTES
            {
                return Err(self.fail(RecordFault::GameTooLong, first..first));
            }
            self.take(located)?;
        }
        let has_game = !self.tags.is_empty() || !self.lines.is_empty();
        if !has_game {
            return Ok(None);
        }
        self.finish().map(Some)
    }

    fn take(&mut self, located: Located<'a>) -> Result<(), Failed<P>> {
        let Located { token, start, end } = located;
        let span = start..end;
        match token {
            Token::Tag { name, value } if self.lines.is_empty() => {
                self.tag(name, value, span);
                return Ok(());
            }
            Token::Tag { .. } => return Err(self.fail(RecordFault::UnexpectedText, span)),
            Token::Bad(fault) => return Err(self.fail(fault.into(), span)),
            Token::Comment(raw) => {
                self.comment(raw);
                return Ok(());
            }
            Token::Escape => {
                self.deviate(DeviationKind::EscapeLine, span, "");
                return Ok(());
            }
            _ => {}
        }
        if self.lines.is_empty() {
            self.begin_moves()?;
        }
        match token {
            Token::Number => {
                self.numbers = Some(match self.numbers.take() {
                    Some(before) => before.start..end,
                    None => span,
                });
                Ok(())
            }
            Token::Nag(nag) => self.nag(nag, span),
            Token::Open => self.open(span),
            Token::Close => self.close(span),
            Token::Result(result) => self.result(result, span),
            _ => self.word(span),
        }
    }

    /// The line that is being read.
    fn line(&mut self) -> &mut Line<P> {
        self.lines
            .last_mut()
            .expect("the main line is open from the first token of the moves on")
    }

    // Tags and the start

    fn tag(&mut self, name: &str, value: &str, span: Span) {
        if self.record.tag(name).is_some() {
            self.deviate(DeviationKind::RepeatedTag, span, "");
            return;
        }
        if !name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        {
            self.deviate(DeviationKind::TagName, span.clone(), "");
        }
        self.record.tags.set(name, unescape(value));
        self.tags.push(span);
    }

    /// What a tag says, and where it stands.
    fn stated(&self, name: &str) -> Option<(&str, Span)> {
        let place = self.record.tags.place(name)?;
        Some((self.record.tags.value_at(place), self.tags[place].clone()))
    }

    fn tag_span(&self, name: &str) -> Span {
        self.stated(name).map_or(0..0, |(_, span)| span)
    }

    /// Reads the tags that the record depends on, and sets up the start.
    fn begin_moves(&mut self) -> Result<(), Failed<P>> {
        if let Some((variant, span)) = self.stated("Variant")
            && plain_name(variant) != plain_name(P::VARIANT)
        {
            return Err(self.fail(RecordFault::WrongVariant, span));
        }
        let start = self.stated_start()?;
        self.record.set_start(start.clone());
        self.judge.begin(&start);
        self.begin_line(NodeId::ROOT, start, 0);
        // What Legates said before the first token counts from here.
        if P::HAS_LEGATES {
            for (color, message) in self.record.node(NodeId::ROOT).note().messages.clone() {
                self.judge.said(color, message);
            }
        }
        Ok(())
    }

    /// The start as the tags have it.
    fn stated_start(&mut self) -> Result<P, Failed<P>> {
        let mods = self.record.tag(MODS_TAG).filter(|_| P::HAS_MODIFICATIONS);
        if let Some((text, span)) = self.stated("FEN") {
            match P::read(text) {
                Ok(start) if mods.is_none() || mods == start.modifications().as_deref() => {
                    return Ok(start);
                }
                Ok(_) => {}
                Err(invalid) => {
                    let text = text.to_owned();
                    return Err(self.fail_tag(RecordFault::BadStart(invalid), span, text));
                }
            }
        } else if let Some(("1", span)) = self.stated("SetUp") {
            return Err(self.fail(RecordFault::MissingStart, span));
        } else {
            match P::usual_start(mods) {
                Ok(start) => return Ok(start),
                Err(invalid) => {
                    let text = mods.unwrap_or_default().to_owned();
                    let span = self.tag_span(MODS_TAG);
                    return Err(self.fail_tag(RecordFault::BadMods(Some(invalid)), span, text));
                }
            }
        }
        let span = self.tag_span(MODS_TAG);
        Err(self.fail(RecordFault::BadMods(None), span))
    }

    /// As [`fail`](Self::fail), for a tag whose faults have their places in its value.
    fn fail_tag(&mut self, fault: RecordFault<P>, span: Span, value: String) -> Failed<P> {
        let mut error = self.fail(fault, span);
        error.text = value;
        error
    }

    fn begin_line(&mut self, node: NodeId, position: P, start: usize) {
        self.lines.push(Line {
            node,
            before: position.clone(),
            position,
            has_moves: false,
            is_interrupted: true,
            comment_before: String::new(),
            start,
        });
    }

    // Moves and what stands between them

    fn comment(&mut self, raw: &str) {
        let is_variation = self.lines.len() > 1;
        let node = match self.lines.last_mut() {
            Some(line) if is_variation && !line.has_moves => {
                return absorb_words(raw, &mut line.comment_before);
            }
            Some(line) => {
                line.is_interrupted = true;
                line.node
            }
            None => NodeId::ROOT,
        };
        self.comment_at(node, raw);
    }

    fn comment_at(&mut self, node: NodeId, raw: &str) {
        let note = self.record.note_mut(node);
        if !P::HAS_LEGATES {
            return absorb_words(raw, &mut note.comment);
        }
        let known = note.messages.len();
        absorb(raw, &mut note.comment, &mut note.messages);
        if self.lines.len() == 1 {
            for &(color, message) in &note.messages[known..] {
                self.judge.said(color, message);
            }
        }
    }

    fn nag(&mut self, nag: u8, span: Span) -> Result<(), Failed<P>> {
        let line = self.line();
        if !line.has_moves {
            return Err(self.fail(RecordFault::MisplacedNag, span));
        }
        let node = line.node;
        self.record.note_mut(node).nags.push(nag);
        Ok(())
    }

    fn open(&mut self, span: Span) -> Result<(), Failed<P>> {
        if self.lines.len() > MAX_VARIATION_DEPTH {
            return Err(self.fail(RecordFault::TooDeep, span));
        }
        let line = self.line();
        if !line.has_moves {
            return Err(self.fail(RecordFault::MisplacedVariation, span));
        }
        line.is_interrupted = true;
        let (node, position) = (line.node, line.before.clone());
        self.surplus_number();
        let parent = self.record.node(node).parent();
        self.begin_line(parent, position, span.start);
        Ok(())
    }

    fn close(&mut self, span: Span) -> Result<(), Failed<P>> {
        if self.lines.len() == 1 {
            return Err(self.fail(RecordFault::UnopenedVariation, span));
        }
        self.surplus_number();
        if let Some(line) = self.lines.pop().filter(|line| !line.has_moves) {
            self.deviate(DeviationKind::EmptyVariation, line.start..span.end, "");
            let node = self.line().node;
            self.comment_at(node, &line.comment_before);
        }
        Ok(())
    }

    fn result(&mut self, result: GameResult, span: Span) -> Result<(), Failed<P>> {
        if self.lines.len() > 1 {
            return Err(self.fail(RecordFault::MisplacedResult, span));
        }
        self.surplus_number();
        if self.result.is_some() {
            return Err(self.fail(RecordFault::UnexpectedText, span));
        }
        self.result = Some((result, span));
        Ok(())
    }

    fn word(&mut self, span: Span) -> Result<(), Failed<P>> {
        let word = part(self.text, span.clone());
        if self.result.is_some() {
            return Err(self.fail(RecordFault::UnexpectedText, span));
        }
        let mut end = word.len();
        while let Some(b'!' | b'?') = word.as_bytes()[..end].last() {
            end -= 1;
        }
        let (text, marks) = (part(word, 0..end), part(word, end..word.len()));
        if text.is_empty() {
            // Marks apart from their move.
            self.deviate(DeviationKind::MoveText, span.clone(), &nag_text(marks));
            return match suffix_nag(marks) {
                Some(nag) => self.nag(nag, span),
                None if self.line().has_moves => Ok(()),
                None => Err(self.fail(RecordFault::MisplacedNag, span)),
            };
        }
        let is_main = self.lines.len() == 1;
        if is_main && let Some(reason) = self.judge.bars_moves() {
            return Err(self.fail_move(RecordFault::MoveAfterEnd(reason), span));
        }
        let mv = match self.line().position.find(text) {
            Ok(mv) => mv,
            Err(error) => return Err(self.fail_move(RecordFault::Move(error), span)),
        };
        if self.options.strict {
            self.compare_with_export(mv, &span, marks);
        }
        self.numbers = None;
        let line = self.lines.last_mut().expect("a line is open");
        let node = self.record.add_legal(line.node, mv);
        let after = line.position.after(mv);
        line.before = std::mem::replace(&mut line.position, after);
        line.node = node;
        line.has_moves = true;
        line.is_interrupted = false;
        if is_main {
            self.judge.played(&line.before, &line.position);
        }
        if !line.comment_before.is_empty() {
            self.record.note_mut(node).comment_before = std::mem::take(&mut line.comment_before);
        }
        if let Some(nag) = suffix_nag(marks) {
            self.record.note_mut(node).nags.push(nag);
        }
        Ok(())
    }

    // The end

    fn finish(mut self) -> Result<ReadRecord<P>, Failed<P>> {
        if self.lines.is_empty() {
            self.begin_moves()?;
        }
        if self.lines.len() > 1 {
            let start = self.line().start;
            return Err(self.fail(RecordFault::UnclosedVariation, start..start + 1));
        }
        self.surplus_number();
        let (result, span) = self.stated_result()?;
        let Ok(outcome) = self.judge.verdict(&self.lines[0].position, result) else {
            let mut error = self.fail(RecordFault::ContradictingResult, span);
            error.text = result.text().to_owned();
            return Err(error);
        };
        self.record.result = result;
        if self.options.strict {
            self.look_at_tags();
        }
        if self.record.tag("Result").is_some() {
            self.record.tags.set("Result", result.text().to_owned());
        }
        Ok(ReadRecord {
            record: self.record,
            outcome,
            deviations: self.deviations,
        })
    }

    /// The result that the tag and the end of the moves agree on, and where it stands.
    fn stated_result(&mut self) -> Result<(GameResult, Span), Failed<P>> {
        let tagged = match self.stated("Result") {
            Some((text, span)) => match GameResult::from_text(text) {
                Some(result) => Some((result, span)),
                None if text.is_empty() || text == "?" => Some((GameResult::Unknown, span)),
                None => return Err(self.fail(RecordFault::BadResult, span)),
            },
            None => None,
        };
        let end = self.text.len();
        let Some((mut ending, span)) = self.result.take() else {
            let (result, span) = tagged.unwrap_or((GameResult::Unknown, end..end));
            self.deviate(DeviationKind::MissingResult, end..end, result.text());
            return Ok((result, span));
        };
        if let Some((tagged, tag_span)) = tagged
            && tagged != ending
        {
            if tagged == GameResult::Unknown {
                self.deviate(DeviationKind::UnknownResult, tag_span, ending.text());
            } else if ending == GameResult::Unknown {
                self.deviate(DeviationKind::UnknownResult, span.clone(), tagged.text());
                ending = tagged;
            } else {
                return Err(self.fail(RecordFault::ContradictingResult, span));
            }
        }
        Ok((ending, span))
    }

    // Errors

    /// The number of the last move of the line that is being read, 1 before the first.
    fn last_ply(&self) -> u32 {
        let node = self.lines.last().map_or(NodeId::ROOT, |line| line.node);
        self.record.node(node).ply().max(1)
    }

    fn next_ply(&mut self) -> u32 {
        let node = self.line().node;
        self.record.node(node).ply() + 1
    }

    fn fail(&mut self, fault: RecordFault<P>, span: Span) -> Failed<P> {
        Box::new(RecordError {
            fault,
            game: self.game,
            ply: self.last_ply(),
            place: self.locator.place(span.start),
            text: excerpt(part(self.text, span)),
            dfen: self.lines.last().map(|line| line.position.text()),
            legal: Vec::new(),
        })
    }

    /// As [`fail`](Self::fail), for the move that would be next.
    fn fail_move(&mut self, fault: RecordFault<P>, span: Span) -> Failed<P> {
        let mut error = self.fail(fault, span);
        error.ply = self.next_ply();
        error.legal = self.line().position.legal_sans();
        error
    }

    // Strict reading

    fn deviate(&mut self, kind: DeviationKind, span: Span, expected: &str) {
        if !self.options.strict || self.deviations.len() >= MAX_DEVIATIONS {
            return;
        }
        self.deviations.push(Deviation {
            kind,
            place: self.locator.place(span.start),
            ply: self.last_ply(),
            text: excerpt(part(self.text, span)),
            expected: expected.to_owned(),
        });
    }

    /// Tells of a mark at the start and of line ends, each once.
    fn look_at_bytes(&mut self) {
        if let Some(at) = self.text.find(|letter: char| !letter.is_whitespace())
            && self.text.as_bytes()[at..].starts_with(BOM)
        {
            self.deviate(DeviationKind::ByteOrderMark, at..at + BOM.len(), "");
        }
        if let Some(at) = self.text.bytes().position(|byte| byte == b'\r') {
            let end = at + 1 + usize::from(self.text.as_bytes()[at + 1..].starts_with(b"\n"));
            self.deviate(DeviationKind::LineEnd, at..end, "\n");
        }
    }

    /// Numbers that no move follows.
    fn surplus_number(&mut self) {
        if let Some(span) = self.numbers.take() {
            self.deviate(DeviationKind::MoveNumber, span, "");
        }
    }

    /// Compares a move and its number with what would be written.
    fn compare_with_export(&mut self, mv: P::Move, span: &Span, marks: &str) {
        let line = self.line();
        let number = move_number(&line.position, line.is_interrupted).unwrap_or_default();
        let mut expected = line.position.san(mv);
        if !marks.is_empty() {
            expected.push_str(&nag_text(marks));
        }
        let numbers = self.numbers.take().unwrap_or(span.start..span.start);
        let known = self.deviations.len();
        if part(self.text, numbers.clone()) != number {
            self.deviate(DeviationKind::MoveNumber, numbers, &number);
        }
        if part(self.text, span.clone()) != expected {
            self.deviate(DeviationKind::MoveText, span.clone(), &expected);
        }
        // They are about this move, not about the one before.
        let ply = self.next_ply();
        for deviation in &mut self.deviations[known..] {
            deviation.ply = ply;
        }
    }

    fn look_at_tags(&mut self) {
        let told = self.deviations.len();
        for (name, _) in ROSTER {
            if self.record.tag(name).is_none() {
                self.deviate(DeviationKind::MissingTag, 0..0, name);
            }
        }
        self.look_at_tag("Variant", P::VARIANT);
        if self.record.tag("FEN").is_some() {
            self.look_at_tag("SetUp", "1");
        }
        // Tags stand before all moves.
        for deviation in &mut self.deviations[told..] {
            deviation.ply = 1;
        }
    }

    /// Tells of a tag that does not say what the record is.
    fn look_at_tag(&mut self, name: &str, value: &str) {
        let (known, span) = self.stated(name).unwrap_or(("", 0..0));
        if known != value {
            let expected = joined(&[name, " ", value]);
            self.deviate(DeviationKind::MissingTag, span, &expected);
        }
    }
}

/// A variant's name without what differs by who writes it: case, spaces, hyphens.
fn plain_name(name: &str) -> String {
    let mut plain = String::new();
    for letter in name.chars() {
        let counts = match letter {
            '\u{2010}'..='\u{2015}' => false,
            letter if letter.is_ascii() => letter.is_ascii_alphanumeric(),
            letter => !letter.is_whitespace(),
        };
        if counts {
            plain.push(letter.to_ascii_lowercase());
        }
    }
    plain
}

/// The NAG that stands for marks behind a move.
fn suffix_nag(marks: &str) -> Option<u8> {
    Some(match marks {
        "!" => 1,
        "?" => 2,
        "!!" => 3,
        "??" => 4,
        "!?" => 5,
        "?!" => 6,
        _ => return None,
    })
}

fn nag_text(marks: &str) -> String {
    let mut text = String::new();
    if let Some(nag) = suffix_nag(marks) {
        text.push_str(" $");
        push_number(&mut text, nag.into());
    }
    text
}

/// As much of a text as an error shows.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 100;
    let mut letters = 0;
    for (end, byte) in text.bytes().enumerate() {
        if begins_letter(byte) {
            if letters == LONGEST {
                return joined(&[part(text, 0..end), "..."]);
            }
            letters += 1;
        }
    }
    text.to_owned()
}
