//! Whether a game goes on or is over, along a record's main line.

use super::tree::GameResult;
use crate::piece::Color;
use crate::playable::{Ending, Playable};
use crate::rules::{Legates, Message, Outcome, SEVENTY_FIVE_MOVES};

/// Follows a main line.
pub(super) struct Judge<P: Playable> {
    /// The positions since the last move that cannot be taken back by others, the newest last.
    trail: Vec<P>,
    legates: Legates,
    /// How the game ended where the line is now.
    ended: Option<Outcome<P::Ending>>,
    allow_play_on: bool,
}

impl<P: Playable> Judge<P> {
    pub(super) fn new(allow_play_on: bool) -> Self {
        Self {
            trail: Vec::new(),
            legates: Legates::HOME,
            ended: None,
            allow_play_on,
        }
    }

    /// The game starts here.
    pub(super) fn begin(&mut self, start: &P) {
        self.ended = start.ending(1);
    }

    /// Why no move may follow, if so.
    pub(super) fn bars_moves(&self) -> Option<P::Ending> {
        let reason = self.ended?.reason;
        (!self.allow_play_on || reason.bars_moves()).then_some(reason)
    }

    /// A move led from `before` to `after`.
    pub(super) fn played(&mut self, before: &P, after: &P) {
        self.legates = Legates::HOME;
        // Beyond the last count the game is over whatever came before, so that play that goes on costs nothing.
        if after.half_moves() == 0 || after.half_moves() >= SEVENTY_FIVE_MOVES {
            self.trail.clear();
        } else {
            self.trail.push(before.clone());
        }
        self.ended = after.ending(self.occurrences(after));
    }

    fn occurrences(&self, position: &P) -> usize {
        position.times(self.trail.iter().rev())
    }

    /// A Legate spoke.
    pub(super) fn said(&mut self, color: Color, message: Message) {
        if self.ended.is_some() {
            return;
        }
        let (legates, answer) = self.legates.send(color, message);
        self.legates = legates;
        self.ended = P::agreed(answer);
    }

    /// How the game ended, if `position` is its last and `result` is stated; an error if that cannot be.
    pub(super) fn verdict(
        &self,
        position: &P,
        result: GameResult,
    ) -> Result<Option<Outcome<P::Ending>>, P::Ending> {
        let claim = position.claim(self.occurrences(position));
        match self.ended {
            Some(outcome)
                if result == GameResult::Unknown
                    || result == GameResult::of_winner(outcome.winner) =>
            {
                Ok(Some(outcome))
            }
            // They may have played on and ended otherwise.
            Some(outcome) => match self.bars_moves() {
                Some(reason) => Err(reason),
                None => Ok(result.stated_outcome(None).or(Some(outcome))),
            },
            None => Ok(result.stated_outcome(claim)),
        }
    }
}
