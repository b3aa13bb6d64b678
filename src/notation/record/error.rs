//! What can be wrong with a record, and where.

use super::lexer::LexFault;
use super::place::Place;
use crate::notation::MoveError;
use crate::playable::Playable;
use crate::position::Position;

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault<P: Playable = Position> {
    /// There is no game in the text.
    NoGame,
    /// There is more than one game in a text that is to hold one.
    SeveralGames,
    /// The game is longer than [`MAX_GAME_BYTES`](super::MAX_GAME_BYTES).
    GameTooLong,
    /// A comment is longer than [`MAX_COMMENT_BYTES`](super::MAX_COMMENT_BYTES).
    CommentTooLong,
    /// A comment's brace is never closed, or a new game begins inside it.
    UnclosedComment,
    /// The quotes of a tag's value are not closed on their line.
    UnclosedQuote,
    /// Brackets that hold no name with a value in quotes.
    BadTag,
    /// `[Variant]` names another game.
    WrongVariant,
    /// `[Mods]` is no list of modifications that can be joined; none: it is not the one in `[FEN]`. TCHESS-10 only.
    BadMods(Option<P::Invalid>),
    /// `[SetUp "1"]` without a `[FEN]`.
    MissingStart,
    /// `[FEN]` is no position.
    BadStart(P::Invalid),
    /// `[Result]` is no result.
    BadResult,
    /// Something that has no meaning where it stands.
    UnexpectedText,
    /// `$` without a number from 0 to 255.
    BadNag,
    /// A NAG before any move of its line.
    MisplacedNag,
    /// `(` before any move of its line.
    MisplacedVariation,
    /// `(` without its `)`.
    UnclosedVariation,
    /// `)` without its `(`.
    UnopenedVariation,
    /// Variations nested deeper than [`MAX_VARIATION_DEPTH`](super::MAX_VARIATION_DEPTH).
    TooDeep,
    /// A result inside a variation.
    MisplacedResult,
    /// A move that cannot be read, or is not legal.
    Move(MoveError<P::Move>),
    /// A move behind the end of the game.
    MoveAfterEnd(P::Ending),
    /// The result is not what the tag, the moves or the Legates say.
    ContradictingResult,
}

impl<P: Playable> From<LexFault> for RecordFault<P> {
    fn from(fault: LexFault) -> Self {
        match fault {
            LexFault::UnexpectedText => Self::UnexpectedText,
            LexFault::CommentTooLong => Self::CommentTooLong,
            LexFault::UnclosedComment => Self::UnclosedComment,
            LexFault::BadNag => Self::BadNag,
            LexFault::BadTag => Self::BadTag,
            LexFault::UnclosedQuote => Self::UnclosedQuote,
        }
    }
}

impl<P: Playable> RecordFault<P> {
    /// The stable code, in snake case.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoGame => "no_game",
            Self::SeveralGames => "several_games",
            Self::GameTooLong => "game_too_long",
            Self::CommentTooLong => "comment_too_long",
            Self::UnclosedComment => "unclosed_comment",
            Self::UnclosedQuote => "unclosed_quote",
            Self::BadTag => "bad_tag",
            Self::WrongVariant => "wrong_variant",
            Self::BadMods(_) => "bad_mods",
            Self::MissingStart => "missing_start",
            Self::BadStart(_) => "bad_start",
            Self::BadResult => "bad_result",
            Self::UnexpectedText => "unexpected_text",
            Self::BadNag => "bad_nag",
            Self::MisplacedNag => "misplaced_nag",
            Self::MisplacedVariation => "misplaced_variation",
            Self::UnclosedVariation => "unclosed_variation",
            Self::UnopenedVariation => "unopened_variation",
            Self::TooDeep => "too_deep",
            Self::MisplacedResult => "misplaced_result",
            Self::Move(error) => error.code(),
            Self::MoveAfterEnd(_) => "move_after_end",
            Self::ContradictingResult => "contradicting_result",
        }
    }
}

/// What is wrong with a record and where; all numbers are from 1.
///
/// ```
/// use das_chess::{ReadOptions, read_records};
/// let mut games = read_records("1. e4 e7 2. Ke4 *", ReadOptions::default());
/// let error = games.next().unwrap().unwrap_err();
/// assert_eq!(error.to_string(), "game 1, 1:13: illegal_move at ply 3: Ke4");
/// assert!(error.legal.contains(&"Ke2".to_owned()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError<P: Playable = Position> {
    /// What is wrong.
    pub fault: RecordFault<P>,
    /// Which game of the text.
    pub game: u32,
    /// Which move of its line: the one that fails, or else the last one before the place (1 if there is none).
    pub ply: u32,
    /// Where in the text.
    pub place: Place,
    /// The text that is wrong.
    pub text: String,
    /// The position there; none where the start could not be read.
    pub dfen: Option<String>,
    /// The SANs of the moves that are legal there, if a move is wrong.
    pub legal: Vec<String>,
}

impl<P: Playable> std::fmt::Display for RecordError<P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            game, ply, place, ..
        } = self;
        let code = self.fault.code();
        write!(
            f,
            "game {game}, {place}: {code} at ply {ply}: {}",
            self.text
        )
    }
}

impl<P: Playable> std::error::Error for RecordError<P> {}
