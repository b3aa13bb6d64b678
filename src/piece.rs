//! Colors, kinds of pieces, and what stands on a square.

use std::ops::Not;

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The side that moves first (rule 2.2).
    White,
    /// The side on ranks 9 and 10.
    Black,
}

impl Color {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The name in lower case: `white` or `black`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }

    /// This side's rank 1, 2 ... counted from its own border, as a rank of the board; and the other way round.
    pub(crate) const fn rank(self, rank: u8) -> u8 {
        match self {
            Self::White => rank,
            Self::Black => 11 - rank,
        }
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// The kinds of men (sections 3 and 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// One step any way; losing it to mate loses the game.
    King,
    /// Rook and Bishop in one.
    Queen,
    /// Any distance along ranks and files.
    Rook,
    /// Any distance diagonally.
    Bishop,
    /// Moves as a Rook and may carry a Minor (section 5).
    Ship,
    /// Along ranks and files without capturing, diagonally as a Bishop.
    Magister,
    /// The knight's leap; a Minor.
    Knight,
    /// The knight's leap, or to the third square orthogonally; a Minor.
    Amazon,
    /// The knight's leap, or to the second square orthogonally or diagonally.
    Centurion,
    /// Nightrider: repeats one knight step over empty squares.
    Valkyrie,
    /// The orthodox pawn.
    Pawn,
    /// The eleventh pawn before it enters play (rule 4.1).
    Elva,
    /// The Magister before it enters play (rule 4.2).
    AirMagister,
}

impl Kind {
    /// Every kind, in the order of their numbers.
    pub const ALL: [Self; 13] = [
        Self::King,
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Ship,
        Self::Magister,
        Self::Knight,
        Self::Amazon,
        Self::Centurion,
        Self::Valkyrie,
        Self::Pawn,
        Self::Elva,
        Self::AirMagister,
    ];

    /// What a pawn may become, in the order of rule 3.2.
    pub const PROMOTIONS: [Self; 9] = [
        Self::Queen,
        Self::Rook,
        Self::Ship,
        Self::Magister,
        Self::Bishop,
        Self::Knight,
        Self::Valkyrie,
        Self::Amazon,
        Self::Centurion,
    ];

    /// The name as the JavaScript package has it: `king`, ... `airMagister`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Ship => "ship",
            Self::Magister => "magister",
            Self::Knight => "knight",
            Self::Amazon => "amazon",
            Self::Centurion => "centurion",
            Self::Valkyrie => "valkyrie",
            Self::Pawn => "pawn",
            Self::Elva => "elva",
            Self::AirMagister => "airMagister",
        }
    }

    /// The kind with this [name](Self::name).
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The upper-case letter of section 3; the Elva shares the pawn's, the air Magister the Magister's.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Rook => 'R',
            Self::Bishop => 'B',
            Self::Ship => 'S',
            Self::Magister | Self::AirMagister => 'M',
            Self::Knight => 'N',
            Self::Amazon => 'A',
            Self::Centurion => 'C',
            Self::Valkyrie => 'V',
            Self::Pawn | Self::Elva => 'P',
        }
    }

    /// The kind on the ground (no air piece) with this upper-case letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL[..=Self::Pawn as usize]
            .iter()
            .copied()
            .find(|kind| kind.letter() == letter)
    }

    /// Whether a pawn may become this (rule 3.2).
    ///
    /// ```
    /// # use das_chess::Kind;
    /// assert!(Kind::Centurion.is_promotion());
    /// assert!(!Kind::King.is_promotion());
    /// ```
    #[must_use]
    pub fn is_promotion(self) -> bool {
        Self::PROMOTIONS.contains(&self)
    }

    /// The Minor that this kind is, if it is one (rule 3.1).
    #[must_use]
    pub const fn minor(self) -> Option<Minor> {
        match self {
            Self::Knight => Some(Minor::Knight),
            Self::Amazon => Some(Minor::Amazon),
            _ => None,
        }
    }
}

/// A piece that can go aboard a vessel (rule 3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Minor {
    /// A Knight.
    Knight,
    /// An Amazon.
    Amazon,
}

impl Minor {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Knight, Self::Amazon];

    /// The kind it is when it stands on the board itself.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Knight => Kind::Knight,
            Self::Amazon => Kind::Amazon,
        }
    }
}

/// What a vessel is at the moment (rule 5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Vessel {
    /// An empty hull.
    Ship,
    /// A hull with a Minor of its own color, the Landing.
    Transport,
    /// A hull with a Minor of the other color, the Pirate, who owns it.
    Frigate,
}

impl Vessel {
    /// The name in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ship => "ship",
            Self::Transport => "transport",
            Self::Frigate => "frigate",
        }
    }
}

/// What stands on an occupied square: a man, or a vessel with a passenger.
///
/// ```
/// use das_chess::{Color, Man, Minor, Vessel};
/// let frigate = Man::loaded(Color::White, Color::Black, Minor::Knight);
/// assert_eq!(frigate.owner(), Color::Black); // rule 5.1: the passenger's
/// assert_eq!(frigate.vessel(), Some(Vessel::Frigate));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    kind: Kind,
    hull_color: Color,
    passenger: Option<(Color, Minor)>,
}

impl Man {
    /// A man that carries no one.
    #[must_use]
    pub const fn new(color: Color, kind: Kind) -> Self {
        Self {
            kind,
            hull_color: color,
            passenger: None,
        }
    }

    /// A hull of color `hull` with a passenger of color `owner` aboard.
    #[must_use]
    pub const fn loaded(hull: Color, owner: Color, passenger: Minor) -> Self {
        Self {
            kind: Kind::Ship,
            hull_color: hull,
            passenger: Some((owner, passenger)),
        }
    }

    /// The side that moves it: the passenger's if there is one (rule 5.1).
    #[must_use]
    pub const fn owner(self) -> Color {
        match self.passenger {
            Some((color, _)) => color,
            None => self.hull_color,
        }
    }

    /// Its kind; every vessel is a [`Kind::Ship`].
    #[must_use]
    pub const fn kind(self) -> Kind {
        self.kind
    }

    /// The color of a vessel's hull.
    #[must_use]
    pub fn hull(self) -> Option<Color> {
        (self.kind == Kind::Ship).then_some(self.hull_color)
    }

    /// Who is aboard.
    #[must_use]
    pub const fn passenger(self) -> Option<Minor> {
        match self.passenger {
            Some((_, minor)) => Some(minor),
            None => None,
        }
    }

    /// What kind of vessel it is, if one (rule 5.1).
    #[must_use]
    pub fn vessel(self) -> Option<Vessel> {
        (self.kind == Kind::Ship).then_some(match self.passenger {
            None => Vessel::Ship,
            Some((color, _)) if color == self.hull_color => Vessel::Transport,
            Some(_) => Vessel::Frigate,
        })
    }
}
