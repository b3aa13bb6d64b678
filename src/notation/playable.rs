//! Das Chess as records see it.

use crate::moves::Move;
use crate::notation::{MoveError, MoveSpec};
use crate::piece::Color;
use crate::playable::Playable;
use crate::position::{InvalidPosition, Position};
use crate::rules::{Answer, DrawClaim, Outcome, OutcomeReason};

impl Playable for Position {
    type Move = Move;
    type Invalid = InvalidPosition;
    type Ending = OutcomeReason;

    const VARIANT: &'static str = "Das Chess";
    const HAS_LEGATES: bool = true;
    const HAS_MODIFICATIONS: bool = false;

    fn agreed(answer: Answer) -> Option<Outcome> {
        answer.outcome()
    }

    fn usual_start(_mods: Option<&str>) -> Result<Self, InvalidPosition> {
        Ok(Self::start())
    }

    fn modifications(&self) -> Option<String> {
        None
    }

    fn read(text: &str) -> Result<Self, InvalidPosition> {
        Self::from_dfen(text)
    }

    fn text(&self) -> String {
        self.to_dfen()
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

    /// Always before White's move, and before Black's where something stands between it and the move before.
    fn is_numbered(&self, is_interrupted: bool) -> bool {
        is_interrupted || self.turn() == Color::White
    }

    fn find(&self, text: &str) -> Result<Move, MoveError> {
        self.parse_move(text)
    }

    fn coordinates(mv: Move) -> String {
        MoveSpec::from(mv).text()
    }

    fn san(&self, mv: Move) -> String {
        self.san(mv)
    }

    fn legal_sans(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.each_san(&self.legal_moves(), |_, san, _| legal.push(san.to_owned()));
        legal
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
