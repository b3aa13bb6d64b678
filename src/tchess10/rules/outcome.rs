//! How a game ends by the position alone: by a goal, by mate, by having no move, by bare Kings.

use crate::DrawClaim;
use crate::piece::Color;
use crate::playable::Ending;
use crate::tchess10::board::Board;
use crate::tchess10::mods::{
    Mod, Owed, Variant, escort, jester_king, king_capture, last_hero, strike, theocracy,
    war_council,
};
use crate::tchess10::piece::Kind;
use crate::tchess10::position::Position;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutcomeReason {
    /// The King is attacked and nothing helps (rule 1.4).
    Checkmate,
    /// No move at a turn's start, and no check (rule 2.15).
    Stalemate,
    /// Bare Kings (rule 1.4).
    InsufficientMaterial,
    /// A King on its far border (rule 2.2).
    Escort,
    /// The King was captured (rule 2.1).
    KingCaptured,
    /// The King was brought home, or taken hold of there (rules 2.3, 2.4).
    KingBroughtHome,
    /// The crowned Jester was lost (rule 2.5).
    JesterLost,
    /// The last hero was captured (rule 2.7).
    HeroCaptured,
    /// The whole war council was captured (rule 2.8).
    Council,
    /// All Bishops and Paladins were captured (rule 2.9).
    Theocracy,
    /// No move at a turn's start, where that loses (rule 2.15).
    NoMove,
    /// The third repetition, claimed (rule 1.4).
    Threefold,
    /// The fifth repetition (rule 1.4).
    Fivefold,
    /// Fifty moves, claimed (rule 1.4).
    FiftyMoves,
    /// Seventy-five moves (rule 1.4).
    SeventyFiveMoves,
    /// A record's result that its moves do not explain.
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
            Self::Escort => "escort",
            Self::KingCaptured => "kingCaptured",
            Self::KingBroughtHome => "kingBroughtHome",
            Self::JesterLost => "jesterLost",
            Self::HeroCaptured => "heroCaptured",
            Self::Council => "council",
            Self::Theocracy => "theocracy",
            Self::NoMove => "noMove",
            Self::Threefold => "threefold",
            Self::Fivefold => "fivefold",
            Self::FiftyMoves => "fiftyMoves",
            Self::SeventyFiveMoves => "seventyFiveMoves",
            Self::Other => "other",
        }
    }
}

impl Ending for OutcomeReason {
    const FIVEFOLD: Self = Self::Fivefold;
    const SEVENTY_FIVE_MOVES: Self = Self::SeventyFiveMoves;
    const OTHER: Self = Self::Other;

    fn claimed(claim: DrawClaim) -> Self {
        match claim {
            DrawClaim::Threefold => Self::Threefold,
            DrawClaim::FiftyMoves => Self::FiftyMoves,
        }
    }

    fn bars_moves(self) -> bool {
        !matches!(
            self,
            Self::InsufficientMaterial
                | Self::Threefold
                | Self::Fivefold
                | Self::FiftyMoves
                | Self::SeventyFiveMoves
                | Self::Other
        )
    }

    fn name(self) -> &'static str {
        self.name()
    }
}

/// How a game ended.
pub type Outcome = crate::Outcome<OutcomeReason>;

/// The goal by which a side has lost, if there is one, the first in the order of rule 3.3; `owed` is what
/// the side owes.
pub(in crate::tchess10) fn lost_by(
    board: &Board,
    variant: Variant,
    owed: Owed,
    color: Color,
) -> Option<OutcomeReason> {
    let mods = variant.mods();
    if escort::has_won(board, variant, !color) {
        Some(OutcomeReason::Escort)
    } else if strike::has_lost(board, mods, color) {
        Some(OutcomeReason::KingCaptured)
    } else if king_capture::has_won(board, variant, !color) {
        Some(OutcomeReason::KingBroughtHome)
    } else if jester_king::has_lost(board, mods, owed, color) {
        Some(OutcomeReason::JesterLost)
    } else if last_hero::has_lost(board, mods, owed, color) {
        Some(OutcomeReason::HeroCaptured)
    } else if war_council::has_lost(board, mods, color) {
        Some(OutcomeReason::Council)
    } else if theocracy::has_lost(board, mods, color) {
        Some(OutcomeReason::Theocracy)
    } else {
        None
    }
}

impl Position {
    /// How the game ends here, if it does: by a goal, which ends it at once, by mate, by having no move at a
    /// turn's start, by bare Kings. Clocks and repetition are a game's matter, not a position's.
    ///
    /// ```
    /// use das_chess::Color;
    /// use das_chess::tchess10::{OutcomeReason, Position};
    /// let text = "tchess10[escort] 9k/10/4K5/10/10/10/10/10/10/10 b"; // the King on White's far border
    /// let outcome = Position::from_text(text).unwrap().outcome().unwrap();
    /// assert_eq!((outcome.winner, outcome.reason), (Some(Color::White), OutcomeReason::Escort));
    /// ```
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let (winner, reason) = if let Some((loser, goal)) = self.goal() {
            (Some(!loser), goal)
        } else if !self.has_legal_move() {
            // A position is never in the middle of a turn that no move can go on with.
            self.without_move()
        } else if self.is_bare_kings() {
            (None, OutcomeReason::InsufficientMaterial)
        } else {
            return None;
        };
        Some(crate::Outcome { winner, reason })
    }

    /// What becomes of a side that has no move at its turn's start (rule 2.15).
    fn without_move(&self) -> (Option<Color>, OutcomeReason) {
        if self.is_check() {
            (Some(!self.turn), OutcomeReason::Checkmate)
        } else if king_capture::is_played(self.mods()) {
            (Some(!self.turn), OutcomeReason::NoMove)
        } else {
            (None, OutcomeReason::Stalemate)
        }
    }

    /// Whether only Kings are left, in a game without goal and strike (rule 1.4).
    fn is_bare_kings(&self) -> bool {
        !self.mods().has_any(&Mod::GOALS)
            && !self.mods().has(Mod::Strike)
            && self
                .board
                .cells()
                .all(|(_, cell)| cell.upper.kind == Kind::King && cell.lower.is_none())
    }
}
