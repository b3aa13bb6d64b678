//! Draws that need more than the position: repetition and the move counts (rules 7.3, 7.5).

use super::{Outcome, OutcomeReason};
use crate::playable::Ending;
use crate::position::Position;

/// From this clock on a player may claim a draw: fifty moves of each side (rule 7.3).
pub const FIFTY_MOVES: u16 = 100;
/// At this clock the game is over: 75 moves of each side (rule 7.3).
pub const SEVENTY_FIVE_MOVES: u16 = 150;

const CLAIMABLE_OCCURRENCES: usize = 3;
const FINAL_OCCURRENCES: usize = 5;

/// A draw that the players may claim, and need not (rule 7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawClaim {
    /// The position stands on the board for the third time, or more.
    Threefold,
    /// Fifty moves of each side without a capture, a pawn move or an Elva's exit.
    FiftyMoves,
}

impl DrawClaim {
    /// The name as the JavaScript package has it: `threefold`, `fiftyMoves`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.reason().name()
    }

    /// Why the game is over once it is claimed.
    #[must_use]
    pub const fn reason(self) -> OutcomeReason {
        match self {
            Self::Threefold => OutcomeReason::Threefold,
            Self::FiftyMoves => OutcomeReason::FiftyMoves,
        }
    }
}

/// The draw that ends a game where a position has stood so often, at this clock, whatever the players want.
pub(crate) fn draw_by_count<R: Ending>(occurrences: usize, half_moves: u16) -> Option<Outcome<R>> {
    let reason = if occurrences >= FINAL_OCCURRENCES {
        R::FIVEFOLD
    } else if half_moves >= SEVENTY_FIVE_MOVES {
        R::SEVENTY_FIVE_MOVES
    } else {
        return None;
    };
    Some(Outcome::draw(reason))
}

/// The draw that may be claimed where a position has stood so often, at this clock, in a game that runs.
pub(crate) fn claim_by_count(occurrences: usize, half_moves: u16) -> Option<DrawClaim> {
    if occurrences >= CLAIMABLE_OCCURRENCES {
        Some(DrawClaim::Threefold)
    } else if half_moves >= FIFTY_MOVES {
        Some(DrawClaim::FiftyMoves)
    } else {
        None
    }
}

impl Position {
    /// How a game ends here in which this position has stood `occurrences` times, this time counted:
    /// by mate or stalemate before all else, then by too few men, the fifth repetition, or 75 moves
    /// (rules 7.2 to 7.4).
    ///
    /// ```
    /// use das_chess::{OutcomeReason, Position};
    /// let start = Position::start();
    /// assert_eq!(start.outcome_in_game(4), None);
    /// assert_eq!(start.outcome_in_game(5).unwrap().reason, OutcomeReason::Fivefold);
    /// ```
    #[must_use]
    pub fn outcome_in_game(&self, occurrences: usize) -> Option<Outcome> {
        self.outcome()
            .or_else(|| draw_by_count(occurrences, self.half_moves()))
    }

    /// The draw that may be claimed here in a game that runs, in which this position has stood
    /// `occurrences` times, this time counted (rule 7.3).
    ///
    /// ```
    /// use das_chess::{DrawClaim, Position};
    /// let start = Position::start();
    /// assert_eq!(start.draw_claim(2), None);
    /// assert_eq!(start.draw_claim(3), Some(DrawClaim::Threefold));
    /// ```
    #[must_use]
    pub fn draw_claim(&self, occurrences: usize) -> Option<DrawClaim> {
        claim_by_count(occurrences, self.half_moves())
            .filter(|_| self.outcome_in_game(occurrences).is_none())
    }

    /// How often this position has stood on the board (rule 7.5), this time counted, if `earlier` are the
    /// positions before it, the newest first. Looks back no further than the half-move clock, as nothing
    /// from before a capture or a pawn move can come back.
    ///
    /// ```
    /// use das_chess::Position;
    /// let start = Position::start();
    /// let mut line = vec![start];
    /// for text in ["c1d3", "c10d8", "d3c1", "d8c10"] {
    ///     let last = line.last().unwrap();
    ///     let mv = last.parse_move(text).unwrap();
    ///     line.push(last.play(mv).unwrap());
    /// }
    /// let (last, earlier) = line.split_last().unwrap();
    /// assert_eq!(last.occurrences(earlier.iter().rev()), 2);
    /// ```
    #[must_use]
    pub fn occurrences<'a>(&self, earlier: impl Iterator<Item = &'a Self>) -> usize {
        let reach = usize::from(self.half_moves());
        1 + earlier
            .take(reach)
            .filter(|position| position.is_same(self))
            .count()
    }
}
