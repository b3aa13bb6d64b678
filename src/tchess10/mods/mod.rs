//! The modifications (section 2), one file each, and which of them can be joined (rule 2.14).
//!
//! Each file holds what its modification says; the general rules ask there. Where two modifications meet,
//! the later number's file says how.

pub(super) mod cardinal_marshal_emperor;
pub(super) mod carry;
pub(super) mod escort;
pub(super) mod flag_capture;
pub(super) mod illusions;
pub(super) mod jester_king;
pub(super) mod king_capture;
pub(super) mod last_hero;
mod options;
pub(super) mod polarity;
pub(super) mod reform;
pub(super) mod strike;
pub(super) mod theocracy;
pub(super) mod war_council;

pub use illusions::Owed;
pub use options::{Contradiction, InvalidMods, Options, Variant};

use super::piece::Kind;

/// A modification, in the order of section 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mod {
    /// A turn is three moves by three pieces (rule 2.1).
    Strike,
    /// A King on its far border wins (rule 2.2).
    Escort,
    /// The King is taken hold of and brought home (rule 2.3).
    KingCapture,
    /// The same with a King that never moves by itself (rule 2.4).
    FlagCapture,
    /// A Jester in the King's place (rule 2.5).
    JesterKing,
    /// For a lost Jester a Pawn turns into one (rule 2.6).
    Illusions,
    /// One hero a side, whose capture wins (rule 2.7).
    LastHero,
    /// Capturing the whole council wins (rule 2.8).
    WarCouncil,
    /// Capturing all Bishops and Paladins wins (rule 2.9).
    Theocracy,
    /// Horses carry (rule 2.10).
    Carry,
    /// Pieces face somewhere, and none goes backward (rule 2.11).
    Polarity,
    /// A piece may be turned instead of moved (rule 2.12).
    Reform,
    /// Cardinals in the Champions' places (rule 2.13).
    Cardinal,
    /// Marshals in the Champions' places (rule 2.13).
    Marshal,
    /// An Emperor in the Queen's place (rule 2.13).
    Emperor,
}

impl Mod {
    /// Every modification, in the order of section 2.
    pub const ALL: [Self; 15] = [
        Self::Strike,
        Self::Escort,
        Self::KingCapture,
        Self::FlagCapture,
        Self::JesterKing,
        Self::Illusions,
        Self::LastHero,
        Self::WarCouncil,
        Self::Theocracy,
        Self::Carry,
        Self::Polarity,
        Self::Reform,
        Self::Cardinal,
        Self::Marshal,
        Self::Emperor,
    ];

    /// Those that say how the game is won (rule 2.14).
    pub const GOALS: [Self; 7] = [
        Self::Escort,
        Self::KingCapture,
        Self::FlagCapture,
        Self::JesterKing,
        Self::LastHero,
        Self::WarCouncil,
        Self::Theocracy,
    ];

    /// The name in texts: `strike`, ... `emperor`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Strike => "strike",
            Self::Escort => "escort",
            Self::KingCapture => "kingCapture",
            Self::FlagCapture => "flagCapture",
            Self::JesterKing => "jesterKing",
            Self::Illusions => "illusions",
            Self::LastHero => "lastHero",
            Self::WarCouncil => "warCouncil",
            Self::Theocracy => "theocracy",
            Self::Carry => "carry",
            Self::Polarity => "polarity",
            Self::Reform => "reform",
            Self::Cardinal => "cardinal",
            Self::Marshal => "marshal",
            Self::Emperor => "emperor",
        }
    }

    /// The modification with this [name](Self::name).
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|modification| modification.name() == name)
    }
}

/// A set of modifications; any set, also one that can't be played.
///
/// ```
/// use das_chess::tchess10::{Mod, Mods};
/// let mods = Mods::NONE.with(Mod::Carry).with(Mod::Strike);
/// assert!(mods.has(Mod::Carry));
/// assert_eq!(mods.iter().map(Mod::name).collect::<Vec<_>>(), ["strike", "carry"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Mods(u16);

impl Mods {
    /// The base game.
    pub const NONE: Self = Self(0);

    /// This set and `modification`.
    #[must_use]
    pub const fn with(self, modification: Mod) -> Self {
        Self(self.0 | 1 << modification as u16)
    }

    /// Whether `modification` is in the set.
    #[must_use]
    pub const fn has(self, modification: Mod) -> bool {
        self.0 & 1 << modification as u16 != 0
    }

    /// Whether one of these is in the set.
    pub(super) fn has_any(self, some: &[Mod]) -> bool {
        some.iter().any(|&modification| self.has(modification))
    }

    /// The modifications in the order of section 2.
    pub fn iter(self) -> impl Iterator<Item = Mod> {
        Mod::ALL
            .into_iter()
            .filter(move |&modification| self.has(modification))
    }

    /// Whether Kings are in check and mated (rule 1.4): without strike, and with no goal but escort.
    #[must_use]
    pub fn has_check(self) -> bool {
        !self.has(Mod::Strike)
            && Mod::GOALS
                .iter()
                .all(|&goal| goal == Mod::Escort || !self.has(goal))
    }

    /// Whether a captured King ends the game without another goal (rule 2.1).
    pub(super) fn king_falls(self) -> bool {
        strike::king_falls(self)
    }

    /// Whether a side's start array has this kind under these modifications (rules 1.3, 2.7, 2.13).
    pub(super) fn has_kind(self, kind: Kind) -> bool {
        let is_in_array = cardinal_marshal_emperor::is_in_array(self, kind);
        if self.has(Mod::LastHero) {
            last_hero::is_hero(self, kind) || (is_in_array && !last_hero::RIVALS.contains(&kind))
        } else {
            is_in_array
        }
    }

    /// What a Pawn may become (rules 1.5, 2.7 to 2.9).
    #[must_use]
    pub fn promotions(self) -> Vec<Kind> {
        let is_forbidden = |kind: Kind| {
            matches!(kind, Kind::King | Kind::Pawn)
                || (self.has(Mod::LastHero) && last_hero::forbids_promotion(kind))
                || (self.has(Mod::WarCouncil) && war_council::COUNCIL.contains(&kind))
                || (self.has(Mod::Theocracy) && theocracy::CLERGY.contains(&kind))
        };
        let mut kinds = Kind::ALL.to_vec();
        kinds.retain(|&kind| self.has_kind(kind) && !is_forbidden(kind));
        kinds
    }
}

impl FromIterator<Mod> for Mods {
    fn from_iter<I: IntoIterator<Item = Mod>>(mods: I) -> Self {
        mods.into_iter().fold(Self::NONE, Self::with)
    }
}

impl std::fmt::Debug for Mods {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
