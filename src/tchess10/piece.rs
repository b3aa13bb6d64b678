//! Kinds of pieces, where they face, and what stands on a square.

use super::betza::Step;
use super::data::{self, Source};
use crate::piece::Color;

/// The kinds of pieces (rule 1.2). Their moves are data: see [`Kind::betza`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// One step any way. With the modification `jesterKing` it is the crowned Jester (rule 2.5).
    King,
    /// Tower and Bishop in one.
    Queen,
    /// Leaps to any square at most two steps away.
    Lion,
    /// Along ranks and files without capturing, diagonally as a Bishop.
    Magister,
    /// One step any way; an ordinary piece.
    Jester,
    /// Any distance diagonally.
    Bishop,
    /// As a Bishop, or one step along a rank or file.
    Paladin,
    /// Any distance along ranks and files.
    Tower,
    /// The Knight's leap; a Horse.
    Knight,
    /// A Knight's leap, and on along a rank or file; a Horse.
    Champion,
    /// A Knight's leap, and on diagonally; a Horse.
    Griffin,
    /// One step diagonally, or a leap of two squares in any of the eight directions.
    Assassin,
    /// The orthodox pawn.
    Pawn,
    /// Knight and Bishop in one; a Horse.
    Cardinal,
    /// Knight and Tower in one; a Horse.
    Marshal,
    /// Knight and Queen in one; a Horse.
    Emperor,
}

impl Kind {
    /// Every kind, in the order of rule 1.2.
    pub const ALL: [Self; 16] = [
        Self::King,
        Self::Queen,
        Self::Lion,
        Self::Magister,
        Self::Jester,
        Self::Bishop,
        Self::Paladin,
        Self::Tower,
        Self::Knight,
        Self::Champion,
        Self::Griffin,
        Self::Assassin,
        Self::Pawn,
        Self::Cardinal,
        Self::Marshal,
        Self::Emperor,
    ];

    fn entry(self) -> &'static data::Entry {
        &data::PIECES[self as usize]
    }

    /// The name as the JavaScript package has it: `king`, ... `emperor`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// The kind with this [name](Self::name).
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The upper-case letter of texts.
    #[must_use]
    pub fn letter(self) -> char {
        self.entry().letter
    }

    /// The kind with this upper-case letter.
    ///
    /// ```
    /// use das_chess::tchess10::Kind;
    /// assert_eq!(Kind::from_letter('H'), Some(Kind::Champion));
    /// assert_eq!(Kind::from_letter('h'), None);
    /// ```
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The move in Betza's notation, with `t[NR]` for a Knight's leap that may go on as a Tower, outward;
    /// the Pawn's without its double step.
    ///
    /// ```
    /// use das_chess::tchess10::Kind;
    /// assert_eq!(Kind::Magister.betza(), "mRB");
    /// ```
    #[must_use]
    pub fn betza(self) -> &'static str {
        self.entry().betza
    }

    /// Whether the source of the rules gives this piece's move, or this project decided it.
    #[must_use]
    pub fn source(self) -> Source {
        self.entry().source
    }

    /// Whether this is a Horse (rule 1.6).
    ///
    /// ```
    /// use das_chess::tchess10::Kind;
    /// assert!(Kind::Emperor.is_horse());
    /// assert!(!Kind::Lion.is_horse());
    /// ```
    #[must_use]
    pub const fn is_horse(self) -> bool {
        matches!(
            self,
            Self::Knight
                | Self::Champion
                | Self::Griffin
                | Self::Cardinal
                | Self::Marshal
                | Self::Emperor
        )
    }
}

/// Where a piece faces (rule 2.11). Without polarity every piece faces the enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Facing {
    /// Towards rank 10.
    North,
    /// Towards file j.
    East,
    /// Towards rank 1.
    South,
    /// Towards file a.
    West,
}

impl Facing {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The letter of texts: `n`, `e`, `s`, `w`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::North => 'n',
            Self::East => 'e',
            Self::South => 's',
            Self::West => 'w',
        }
    }

    /// The facing with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|facing| facing.letter() == letter)
    }

    /// Towards the enemy of `color`.
    #[must_use]
    pub const fn forward(color: Color) -> Self {
        match color {
            Color::White => Self::North,
            Color::Black => Self::South,
        }
    }

    /// A step of a piece that faces so, as files and ranks of the board.
    pub(super) const fn onto_board(self, step: Step) -> (i8, i8) {
        let Step { right, ahead } = step;
        match self {
            Self::North => (right, ahead),
            Self::East => (ahead, -right),
            Self::South => (-right, -ahead),
            Self::West => (-ahead, right),
        }
    }

    /// A way across the board as a piece that faces so sees it; undoes [`onto_board`](Self::onto_board).
    pub(super) const fn seen_from(self, (files, ranks): (i8, i8)) -> Step {
        let (right, ahead) = match self {
            Self::North => (files, ranks),
            Self::East => (-ranks, files),
            Self::South => (-files, -ranks),
            Self::West => (ranks, -files),
        };
        Step { right, ahead }
    }
}

/// One piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Man {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub kind: Kind,
    /// Where it faces.
    pub facing: Facing,
    /// Whether it has made its move of this turn (rule 2.1).
    pub(super) moved: bool,
}

impl Man {
    /// A piece that faces the enemy.
    #[must_use]
    pub const fn new(color: Color, kind: Kind) -> Self {
        Self {
            color,
            kind,
            facing: Facing::forward(color),
            moved: false,
        }
    }

    /// The same piece, facing another way.
    #[must_use]
    pub const fn turned(self, facing: Facing) -> Self {
        Self { facing, ..self }
    }

    /// Whether it is a Pawn of this side.
    pub(super) fn is_pawn_of(self, color: Color) -> bool {
        self.kind == Kind::Pawn && self.color == color
    }

    /// Whether it is a King of this side.
    pub(super) fn is_king_of(self, color: Color) -> bool {
        self.kind == Kind::King && self.color == color
    }
}

/// What stands on an occupied square: a man, and in a two-storey piece another below it: a Horse's cargo
/// (rule 2.10) or the enemy King that it holds (rule 2.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell {
    /// The man whose move the cell makes, alone or in the upper storey.
    pub upper: Man,
    /// The man in the lower storey.
    pub lower: Option<Man>,
}

impl Cell {
    /// A man alone.
    #[must_use]
    pub const fn new(man: Man) -> Self {
        Self {
            upper: man,
            lower: None,
        }
    }

    /// A two-storey piece.
    #[must_use]
    pub const fn two(lower: Man, upper: Man) -> Self {
        Self {
            upper,
            lower: Some(lower),
        }
    }

    /// The side that moves what stands here.
    #[must_use]
    pub const fn owner(self) -> Color {
        self.upper.color
    }

    /// The same cell without marks of who has moved: these are the position's, not the pieces'.
    pub(super) fn unmarked(self) -> Self {
        let unmarked = |man| Man {
            moved: false,
            ..man
        };
        Self {
            upper: unmarked(self.upper),
            lower: self.lower.map(unmarked),
        }
    }

    /// The one or two men, the upper first.
    pub fn men(self) -> impl Iterator<Item = Man> {
        let mut men = [Some(self.upper), self.lower];
        std::iter::from_fn(move || men[0].take().or_else(|| men[1].take()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_name_and_letter() {
        for kind in Kind::ALL {
            assert_eq!(Kind::from_name(kind.name()), Some(kind));
            assert_eq!(Kind::from_letter(kind.letter()), Some(kind));
        }
    }

    #[test]
    fn what_is_ahead_is_ahead_whichever_way() {
        let ahead = Step { right: 0, ahead: 1 };
        let right = Step { right: 1, ahead: 0 };
        let told: Vec<_> = Facing::ALL
            .iter()
            .map(|facing| (facing.onto_board(ahead), facing.onto_board(right)))
            .collect();
        let expected = [
            ((0, 1), (1, 0)),
            ((1, 0), (0, -1)),
            ((0, -1), (-1, 0)),
            ((-1, 0), (0, 1)),
        ];
        assert_eq!(told, expected);
        for facing in Facing::ALL {
            let step = Step { right: 1, ahead: 2 };
            assert_eq!(facing.seen_from(facing.onto_board(step)), step);
        }
    }
}
