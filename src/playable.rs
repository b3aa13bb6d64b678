//! What records need of a game, whichever it is.

use std::fmt::Debug;

use crate::notation::MoveError;
use crate::piece::Color;
use crate::rules::{Answer, DrawClaim, Outcome};

/// Why a game is over: by goals of its own, or by what all games have.
pub trait Ending: Copy + PartialEq + Eq + Debug {
    /// The fifth repetition (rule 7.3).
    const FIVEFOLD: Self;
    /// Seventy-five moves (rule 7.3).
    const SEVENTY_FIVE_MOVES: Self;
    /// A record's result that its moves do not explain.
    const OTHER: Self;

    /// A draw that was claimed.
    fn claimed(claim: DrawClaim) -> Self;

    /// Whether no move can follow, even where players may play on.
    fn bars_moves(self) -> bool;

    /// The name as the JavaScript package has it.
    fn name(self) -> &'static str;
}

/// A position of one of the games, with the notation of its records.
pub trait Playable: Clone + PartialEq + Eq + Debug {
    /// A legal move; its text is unique in a position.
    type Move: Copy + PartialEq + Eq + Debug;
    /// Why a text is no position.
    type Invalid: Clone + PartialEq + Eq + Debug;
    /// Why a game is over.
    type Ending: Ending;

    /// The value of `[Variant]`.
    const VARIANT: &'static str;
    /// Whether comments carry the messages of Legates (rule 8).
    const HAS_LEGATES: bool;

    /// How the game ends by what a Legate was answered.
    fn agreed(answer: Answer) -> Option<Outcome<Self::Ending>>;

    /// Whether it is played with modifications, which stand in `[Mods]`.
    const HAS_MODIFICATIONS: bool;

    /// Where games usually start that are played by these modifications.
    ///
    /// # Errors
    /// All that is wrong with the modifications.
    fn usual_start(mods: Option<&str>) -> Result<Self, Self::Invalid>;

    /// The modifications as `[Mods]` has them, if there are any.
    fn modifications(&self) -> Option<String>;

    /// Reads position text.
    ///
    /// # Errors
    /// All that is wrong with it.
    fn read(text: &str) -> Result<Self, Self::Invalid>;

    /// The canonical position text.
    fn text(&self) -> String;

    /// The side to move.
    fn turn(&self) -> Color;

    /// Half-moves since something that can't be taken back.
    fn half_moves(&self) -> u16;

    /// The number of the full move.
    fn full_moves(&self) -> u32;

    /// Whether a number stands before the next move; `is_interrupted` says whether something stands between it and
    /// the move before.
    fn is_numbered(&self, is_interrupted: bool) -> bool;

    /// Finds the legal move that a record's text names.
    ///
    /// # Errors
    /// [`MoveError`].
    fn find(&self, text: &str) -> Result<Self::Move, MoveError<Self::Move>>;

    /// The text of a move by its squares.
    fn coordinates(mv: Self::Move) -> String;

    /// The text of a legal move as records have it.
    fn san(&self, mv: Self::Move) -> String;

    /// These texts of all legal moves.
    fn legal_sans(&self) -> Vec<String>;

    /// Whether a move is legal.
    fn allows(&self, mv: Self::Move) -> bool;

    /// The position after a move that is known to be legal.
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self;

    /// How often this position has stood on the board, this time counted, if `earlier` are the positions before it,
    /// the newest first (rule 7.3).
    fn times<'a>(&'a self, earlier: impl Iterator<Item = &'a Self>) -> usize;

    /// How a game ends here in which this position has stood so often (rule 7.3).
    fn ending(&self, occurrences: usize) -> Option<Outcome<Self::Ending>>;

    /// The draw that may be claimed here (rule 7.3).
    fn claim(&self, occurrences: usize) -> Option<DrawClaim>;
}
