//! Draws that need more than the position: repetition and the move counts, as Das Chess has them (rule 1.4).

use super::Outcome;
use crate::rules::{DrawClaim, claim_by_count, draw_by_count};
use crate::tchess10::mods::strike;
use crate::tchess10::position::Position;

impl Position {
    /// Whether nobody has moved yet in this turn. Repetition compares positions at turns' starts (rule 2.1).
    #[must_use]
    pub fn is_turn_start(&self) -> bool {
        strike::moves_made(&self.board, self.turn) == 0
    }

    /// How a game ends here in which this position has stood `occurrences` times, this time counted: by the position
    /// alone, else by the fifth repetition at a turn's start, or by 75 moves (rule 1.4).
    ///
    /// ```
    /// use das_chess::tchess10::{Options, OutcomeReason, Position};
    /// let start = Position::start(&Options::default()).unwrap();
    /// assert_eq!(start.outcome_in_game(4), None);
    /// assert_eq!(start.outcome_in_game(5).unwrap().reason, OutcomeReason::Fivefold);
    /// ```
    #[must_use]
    pub fn outcome_in_game(&self, occurrences: usize) -> Option<Outcome> {
        let occurrences = self.counted(occurrences);
        self.outcome()
            .or_else(|| draw_by_count(occurrences, self.half_moves))
    }

    /// The draw that may be claimed here in a game that runs, in which this position has stood `occurrences` times,
    /// this time counted (rule 1.4).
    #[must_use]
    pub fn draw_claim(&self, occurrences: usize) -> Option<DrawClaim> {
        claim_by_count(self.counted(occurrences), self.half_moves)
            .filter(|_| self.outcome_in_game(occurrences).is_none())
    }

    /// How often this position has stood on the board at a turn's start, this time counted, if `earlier` are the
    /// positions before it, the newest first; in the middle of a turn always 1. Looks back no further than the
    /// half-move clock, which counts turns.
    #[must_use]
    pub fn occurrences<'a>(&'a self, earlier: impl Iterator<Item = &'a Self>) -> usize {
        let same = earlier
            .filter(|position| position.is_turn_start())
            .take(self.half_moves.into())
            .filter(|position| position.is_same(self));
        self.counted(1 + same.count())
    }

    fn counted(&self, occurrences: usize) -> usize {
        if self.is_turn_start() { occurrences } else { 1 }
    }
}
