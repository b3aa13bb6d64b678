//! What a legal move is.

use crate::board::Square;
use crate::piece::{Kind, Minor};

/// Who moves: it tells a vessel from the passenger that leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mover {
    /// A man that is no vessel.
    Piece,
    /// A vessel, empty or loaded, with all that it carries (rule 5.2).
    Vessel,
    /// A passenger that leaves its hull (rule 5.4).
    Passenger,
}

impl Mover {
    /// The name in lower case: `piece`, `vessel`, `passenger`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Piece => "piece",
            Self::Vessel => "vessel",
            Self::Passenger => "passenger",
        }
    }
}

/// What happens at the move's target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveKind {
    /// A piece or a vessel goes to an empty square.
    Step,
    /// A pawn goes two squares ahead.
    DoubleStep,
    /// The enemy man there leaves the board, a vessel with its passenger.
    Capture,
    /// A pawn takes the one that just passed it (rule 3.3).
    EnPassant,
    /// The King and a partner castle (section 6).
    Castling,
    /// An air piece enters play (section 4).
    Exit,
    /// A Minor comes aboard its own side's empty hull, or is taken aboard (rules 5.2, 5.3, 5.4).
    Load,
    /// A Minor comes aboard an enemy's hull, or takes our own back from a Pirate (rules 5.3, 5.4).
    Board,
    /// An empty Ship takes an enemy Minor aboard and is the enemy's Frigate from then on (rule 5.2).
    HandOver,
    /// A passenger goes onto an empty square (rule 5.4).
    Land,
}

impl MoveKind {
    /// The name as the JavaScript package has it: `step`, `doubleStep`, ... `land`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::DoubleStep => "doubleStep",
            Self::Capture => "capture",
            Self::EnPassant => "enPassant",
            Self::Castling => "castling",
            Self::Exit => "exit",
            Self::Load => "load",
            Self::Board => "board",
            Self::HandOver => "handOver",
            Self::Land => "land",
        }
    }
}

/// A move of the side to move, as the generator makes it; one value for one legal move of a position.
///
/// ```
/// use das_chess::{Kind, MoveKind, Mover, Position};
/// let position = Position::from_dfen("9k/10/10/10/4s5/10/5N4/10/10/K9 w").unwrap();
/// let boarding = position.parse_move("f4e6").unwrap(); // rule 5.3
/// assert_eq!((boarding.piece(), boarding.mover()), (Kind::Knight, Mover::Piece));
/// assert_eq!(boarding.kind(), MoveKind::Board);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) piece: Kind,
    pub(crate) mover: Mover,
    pub(crate) kind: MoveKind,
    pub(crate) promotion: Option<Kind>,
}

impl Move {
    /// Where the man stands, or the hull that a passenger leaves.
    #[must_use]
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where he goes; the King's square in castling.
    #[must_use]
    pub const fn to(self) -> Square {
        self.to
    }

    /// The kind of man that moves: a Ship for every vessel, the Minor for a passenger.
    #[must_use]
    pub const fn piece(self) -> Kind {
        self.piece
    }

    /// Whether a man, a vessel or a passenger moves.
    #[must_use]
    pub const fn mover(self) -> Mover {
        self.mover
    }

    /// What happens at the target.
    #[must_use]
    pub const fn kind(self) -> MoveKind {
        self.kind
    }

    /// What a pawn or an Elva becomes on the last rank (rules 3.2, 4.5).
    #[must_use]
    pub const fn promotion(self) -> Option<Kind> {
        self.promotion
    }

    /// The Minor that moves, on its own or out of a hull.
    pub(crate) const fn minor(self) -> Option<Minor> {
        self.piece.minor()
    }
}
