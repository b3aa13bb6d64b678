//! What a legal move is.

use super::piece::{Facing, Kind};
use crate::board::Square;

/// What happens in a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveKind {
    /// A piece goes to an empty square.
    Step,
    /// A Pawn goes two squares ahead.
    DoubleStep,
    /// A piece captures where it ends, or takes hold of the enemy King there (rule 2.3).
    Capture,
    /// A Pawn takes the one that just passed it (rule 1.2).
    EnPassant,
    /// A Horse ends on an own piece and stands on it (rule 2.10).
    Load,
    /// A piece is turned where it stands (rule 2.12).
    Turn,
    /// A Pawn becomes a Jester that is owed (rule 2.6).
    Illusion,
}

impl MoveKind {
    /// The name as the JavaScript package has it: `step`, `doubleStep`, ... `illusion`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::DoubleStep => "doubleStep",
            Self::Capture => "capture",
            Self::EnPassant => "enPassant",
            Self::Load => "load",
            Self::Turn => "turn",
            Self::Illusion => "illusion",
        }
    }
}

/// A move of the side to move; one value for one legal move of a position.
///
/// ```
/// use das_chess::tchess10::{MoveKind, Position};
/// let position = Position::from_text("tchess10[carry] k9/10/10/10/10/10/10/2B7/10/KN8 w").unwrap();
/// let mv = position.parse_move("b1c3").unwrap();
/// assert_eq!(mv.kind(), MoveKind::Load); // the Knight stands on the Bishop
/// assert_eq!(position.play(mv).unwrap().to_text(), "tchess10[carry] k9/10/10/10/10/10/10/2B(N)7/10/K9 b - - 1 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    pub(super) from: Square,
    pub(super) via: Option<Square>,
    pub(super) to: Square,
    /// Whether a lower storey comes along, on each leg.
    pub(super) carries: [bool; 2],
    pub(super) piece: Kind,
    pub(super) kind: MoveKind,
    pub(super) promotion: Option<Kind>,
    pub(super) turn: Option<Facing>,
    pub(super) frees: Option<Square>,
}

impl Move {
    /// A piece that stays where it is.
    pub(super) const fn in_place(piece: Kind, square: Square, kind: MoveKind) -> Self {
        Self {
            from: square,
            via: None,
            to: square,
            carries: [false; 2],
            piece,
            kind,
            promotion: None,
            turn: None,
            frees: None,
        }
    }

    /// Where the piece stands.
    #[must_use]
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where it ends; where it stands, if it is only turned, or an illusion.
    #[must_use]
    pub const fn to(self) -> Square {
        self.to
    }

    /// The squares of the way: start, the end of the leap in a compound move, end. One square if nothing moves.
    #[must_use]
    pub fn path(self) -> Vec<Square> {
        let mut path = vec![self.from];
        if !self.is_in_place() {
            path.extend(self.via);
            path.push(self.to);
        }
        path
    }

    /// Whether a lower storey comes along, for each leg of the path (rules 2.3, 2.10).
    #[must_use]
    pub fn carries(self) -> Vec<bool> {
        self.carries[..self.path().len() - 1].to_vec()
    }

    /// The kind of piece that moves; the Pawn that becomes a Jester.
    #[must_use]
    pub const fn piece(self) -> Kind {
        self.piece
    }

    /// What happens.
    #[must_use]
    pub const fn kind(self) -> MoveKind {
        self.kind
    }

    /// What a Pawn becomes: on the last rank (rule 1.5), or as an illusion (rule 2.6), where a King is the
    /// crowned Jester.
    #[must_use]
    pub const fn promotion(self) -> Option<Kind> {
        self.promotion
    }

    /// Where the piece faces afterwards, if it is turned (rules 2.11, 2.12).
    #[must_use]
    pub const fn turn(self) -> Option<Facing> {
        self.turn
    }

    /// Where the own King is freed to, if its holder is captured (rule 2.3).
    #[must_use]
    pub const fn frees(self) -> Option<Square> {
        self.frees
    }

    /// The move's text (rule 3.2).
    #[must_use]
    pub fn text(self) -> String {
        let mut text = String::with_capacity(12);
        super::notation::push_move(&mut text, self);
        text
    }

    /// Whether nothing leaves its square.
    pub(super) const fn is_in_place(self) -> bool {
        matches!(self.kind, MoveKind::Turn | MoveKind::Illusion)
    }
}

impl std::fmt::Display for Move {
    /// The move's text.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text())
    }
}

impl std::fmt::Debug for Move {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

/// Keeps the moves that `is_kept`. A function for all who ask, and not one for each question.
pub(crate) fn keep(moves: &mut Vec<Move>, is_kept: &dyn Fn(&Move) -> bool) {
    moves.retain(is_kept);
}
