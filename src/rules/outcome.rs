//! How a game ends, and what the position alone says about it: mate, stalemate, too few men (rules 7.2, 7.4).

use super::DrawClaim;
use crate::piece::{Color, Kind};
use crate::playable::Ending;
use crate::position::Position;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutcomeReason {
    /// The King is attacked and nothing helps (rule 7.2).
    Checkmate,
    /// No legal move, and no check (rule 7.2).
    Stalemate,
    /// Neither side can ever give mate (rule 7.4).
    InsufficientMaterial,
    /// The third repetition, claimed (rule 7.3).
    Threefold,
    /// The fifth repetition (rule 7.3).
    Fivefold,
    /// Fifty moves, claimed (rule 7.3).
    FiftyMoves,
    /// Seventy-five moves (rule 7.3).
    SeventyFiveMoves,
    /// Both Legates offered a draw (rule 8.3).
    Agreement,
    /// A Legate gave the game up (rule 8.3).
    Resignation,
    /// A record's result that its moves and messages do not explain.
    Other,
}

impl OutcomeReason {
    /// The name as the JavaScript package has it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::InsufficientMaterial => "insufficientMaterial",
            Self::Threefold => "threefold",
            Self::Fivefold => "fivefold",
            Self::FiftyMoves => "fiftyMoves",
            Self::SeventyFiveMoves => "seventyFiveMoves",
            Self::Agreement => "agreement",
            Self::Resignation => "resignation",
            Self::Other => "other",
        }
    }
}

impl Ending for OutcomeReason {
    const FIVEFOLD: Self = Self::Fivefold;
    const SEVENTY_FIVE_MOVES: Self = Self::SeventyFiveMoves;
    const OTHER: Self = Self::Other;

    fn claimed(claim: DrawClaim) -> Self {
        claim.reason()
    }

    fn bars_moves(self) -> bool {
        matches!(self, Self::Checkmate | Self::Stalemate)
    }

    fn name(self) -> &'static str {
        self.name()
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome<Reason = OutcomeReason> {
    /// The side that won; none in a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: Reason,
}

impl<Reason: Copy> Outcome<Reason> {
    /// A draw for this reason.
    #[must_use]
    pub const fn draw(reason: Reason) -> Self {
        Self {
            winner: None,
            reason,
        }
    }
}

/// The kinds that can't give mate alone, wherever the men stand (rule 7.4); found by trying every placement.
const NEVER_MATE_ALONE: [Kind; 5] = [
    Kind::Magister,
    Kind::Bishop,
    Kind::Knight,
    Kind::Valkyrie,
    Kind::Amazon,
];

impl Position {
    /// How the game ends here, if it does: mate and stalemate come before too few men (rules 7.2 to 7.4).
    /// Clocks and repetition are a game's matter, not a position's.
    ///
    /// ```
    /// use das_chess::{Color, OutcomeReason, Position};
    /// let mate = Position::from_dfen("10/10/10/10/10/10/10/10/10/kQK7 b").unwrap();
    /// let outcome = mate.outcome().unwrap();
    /// assert_eq!((outcome.winner, outcome.reason), (Some(Color::White), OutcomeReason::Checkmate));
    /// ```
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let (winner, reason) = if !self.has_legal_move() {
            if self.is_check() {
                (Some(!self.turn), OutcomeReason::Checkmate)
            } else {
                (None, OutcomeReason::Stalemate)
            }
        } else if self.is_insufficient_material() {
            (None, OutcomeReason::InsufficientMaterial)
        } else {
            return None;
        };
        Some(Outcome { winner, reason })
    }

    /// Whether neither side can ever give mate (rule 7.4): bare Kings, or beside them one single man of a
    /// kind that can't, waiting on the edge or not. A loaded vessel, and who can become another, is enough.
    #[must_use]
    pub fn is_insufficient_material(&self) -> bool {
        let others = self.occupied() & !self.placement.kind(Kind::King);
        match others.len() {
            0 => true,
            1 => NEVER_MATE_ALONE
                .iter()
                .any(|&kind| self.placement.kind(kind).meets(others)),
            _ => false,
        }
    }
}
