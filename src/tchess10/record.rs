//! Game records of TCHESS-10, as Das Chess has them: the modifications stand in `[Mods]`, moves are written by their
//! texts, and the number stands before each turn's first move (rules 3.2, 3.3). Comments carry no Legates' messages.

use super::notation::MoveError;
use super::{Fault, Move, Options, Outcome, OutcomeReason, Position, Variant};
use crate::piece::Color;
use crate::playable::Playable;
use crate::rules::{Answer, DrawClaim};
use crate::{Place, ReadOptions, RecordError, Records};

/// A record of a game of TCHESS-10.
pub type Record = crate::Record<Position>;

/// Reads all games of a text, one by one; a bad one does not keep the next from being read.
///
/// ```
/// use das_chess::ReadOptions;
/// use das_chess::tchess10::read_records;
/// let text = "[Variant \"TCHESS-10\"]\n[Mods \"strike,carry\"]\n\n1. c2e3&j8 d3d4 i3i4 1... e8e7 *";
/// let read = read_records(text, ReadOptions::default()).next().unwrap().unwrap();
/// assert_eq!(read.record.main_line().count(), 4);
/// assert_eq!(read.record.start().mods().iter().count(), 2);
/// ```
#[must_use]
pub fn read_records(text: &str, options: ReadOptions) -> Records<'_, Position> {
    Records::new(text, options)
}

/// Reads a text that holds exactly one game.
///
/// # Errors
/// [`RecordError`], also if there is no game, or more than one.
pub fn read_record(
    text: &str,
    options: ReadOptions,
) -> Result<crate::ReadRecord<Position>, RecordError<Position>> {
    read_records(text, options).only()
}

/// Reads the bytes of one game, as a [`Splitter`](crate::Splitter) cuts them out of a stream; none if they hold only
/// white space and comments.
///
/// # Errors
/// [`RecordError`].
pub fn read_game(
    bytes: &[u8],
    game: u32,
    place: Place,
    options: ReadOptions,
) -> Result<Option<crate::ReadRecord<Position>>, RecordError<Position>> {
    crate::notation::read_one(bytes, game, place, options)
}

impl Playable for Position {
    type Move = Move;
    type Invalid = Vec<Fault>;
    type Ending = OutcomeReason;

    const VARIANT: &'static str = "TCHESS-10";
    const HAS_LEGATES: bool = false;
    const HAS_MODIFICATIONS: bool = true;

    fn agreed(_answer: Answer) -> Option<Outcome> {
        None
    }

    fn usual_start(mods: Option<&str>) -> Result<Self, Vec<Fault>> {
        let mut options = Options::default();
        if let Some(list) = mods {
            let variant = Variant::from_list(list)?;
            options.mods = variant.mods();
            options.border = variant.written_border();
        }
        let Ok(start) = Self::start(&options) else {
            unreachable!("a variant's modifications can be joined");
        };
        Ok(start)
    }

    fn modifications(&self) -> Option<String> {
        let list = self.variant().to_list();
        (!list.is_empty()).then_some(list)
    }

    fn read(text: &str) -> Result<Self, Vec<Fault>> {
        Self::from_text(text)
    }

    fn text(&self) -> String {
        self.to_text()
    }

    fn turn(&self) -> Color {
        self.turn()
    }

    fn half_moves(&self) -> u16 {
        self.half_moves()
    }

    fn full_moves(&self) -> u32 {
        self.full_moves()
    }

    /// Before each turn's first move, so that turns are told apart.
    fn is_numbered(&self, _is_interrupted: bool) -> bool {
        self.is_turn_start()
    }

    fn find(&self, text: &str) -> Result<Move, MoveError> {
        self.parse_move(text)
    }

    fn coordinates(mv: Move) -> String {
        mv.text()
    }

    fn san(&self, mv: Move) -> String {
        mv.text()
    }

    fn legal_sans(&self) -> Vec<String> {
        self.legal_moves().into_iter().map(Move::text).collect()
    }

    fn allows(&self, mv: Move) -> bool {
        self.is_legal(mv)
    }

    fn after(&self, mv: Move) -> Self {
        self.play_unchecked(mv)
    }

    fn times<'a>(&'a self, earlier: impl Iterator<Item = &'a Self>) -> usize {
        self.occurrences(earlier)
    }

    fn ending(&self, occurrences: usize) -> Option<Outcome> {
        self.outcome_in_game(occurrences)
    }

    fn claim(&self, occurrences: usize) -> Option<DrawClaim> {
        self.draw_claim(occurrences)
    }
}
