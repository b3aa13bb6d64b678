//! Which modifications and options can be joined (rule 2.14).

use super::{Mod, Mods, escort, last_hero};
use crate::board::Square;
use crate::piece::Color;
use crate::tchess10::piece::Kind;

/// What someone chooses before a game: modifications and their options, not yet checked.
///
/// ```
/// use das_chess::tchess10::{Mod, Options, Position};
/// let mut options = Options::default();
/// options.mods = [Mod::Strike, Mod::Escort].into_iter().collect();
/// options.border = Some(7);
/// let start = Position::start(&options).unwrap();
/// assert!(start.to_text().starts_with("tchess10[strike,escort,border=7] rnbdqkdbnr/"));
///
/// options.border = None;
/// options.mods = [Mod::Escort, Mod::Theocracy].into_iter().collect();
/// assert_eq!(Position::start(&options).unwrap_err().pair, ["escort", "theocracy"]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The modifications.
    pub mods: Mods,
    /// The far border's rank, 6 to 10, as White counts it (rule 2.2); 8 if none is said.
    pub border: Option<u8>,
    /// Each side's hero (rule 2.7); the King if none is said. White's first.
    pub heroes: [Option<Kind>; 2],
    /// The square each side's hero starts on (rule 2.7); its own if none is said. White's first.
    pub hero_squares: [Option<Square>; 2],
}

/// Why modifications and options can't be joined (rule 2.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contradiction {
    /// Two goals, and not escort with kingCapture.
    TwoGoals,
    /// Re-formation turns pieces, which only polarity makes matter.
    ReformWithoutPolarity,
    /// The Emperor can be the hero, so it can't stand in the Queen's place too.
    EmperorIsAHero,
    /// An option of a modification that is not chosen.
    OptionAlone,
    /// A border that is no rank from 6 to 10.
    BorderOutOfRange,
    /// A hero of a kind that can't be one here (rule 2.7).
    NoSuchHero,
    /// A hero's square that is not one of the five (rule 2.7).
    NoHeroSquare,
}

impl Contradiction {
    /// The stable code, in snake case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TwoGoals => "two_goals",
            Self::ReformWithoutPolarity => "reform_without_polarity",
            Self::EmperorIsAHero => "emperor_is_a_hero",
            Self::OptionAlone => "option_alone",
            Self::BorderOutOfRange => "border_out_of_range",
            Self::NoSuchHero => "no_such_hero",
            Self::NoHeroSquare => "no_hero_square",
        }
    }

    /// The reason, as a sentence's end.
    const fn sentence(self) -> &'static str {
        match self {
            Self::TwoGoals => "a game has one goal, or escort with kingCapture",
            Self::ReformWithoutPolarity => "re-formation needs polarity",
            Self::EmperorIsAHero => "the Emperor can be the hero, and is the only one of its kind",
            Self::OptionAlone => "the option needs its modification",
            Self::BorderOutOfRange => "a border is a rank from 6 to 10",
            Self::NoSuchHero => "no such hero here",
            Self::NoHeroSquare => "not one of the five squares that heroes start on",
        }
    }
}

/// Modifications and options that contradict each other (rule 2.14): `invalid_mods`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InvalidMods {
    /// The two that can't be joined, in the order of section 2; an option as `border`, `heroes` or
    /// `heroSquares` with the modification it belongs to.
    pub pair: [&'static str; 2],
    /// Why.
    pub why: Contradiction,
}

impl InvalidMods {
    const fn new(first: &'static str, second: &'static str, why: Contradiction) -> Self {
        Self {
            pair: [first, second],
            why,
        }
    }
}

impl std::fmt::Display for InvalidMods {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [first, second] = self.pair;
        write!(f, "{first} and {second}: {}", self.why.sentence())
    }
}

impl std::error::Error for InvalidMods {}

/// Modifications that can be joined, with the border: what a game is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    mods: Mods,
    border: u8,
}

impl Default for Variant {
    /// The game without modifications.
    fn default() -> Self {
        Self {
            mods: Mods::NONE,
            border: escort::DEFAULT_BORDER,
        }
    }
}

impl Variant {
    /// Checks modifications and their border.
    ///
    /// ```
    /// use das_chess::tchess10::{Mod, Mods, Variant};
    /// let mods = Mods::NONE.with(Mod::Reform);
    /// assert_eq!(Variant::new(mods, None).unwrap_err().pair, ["reform", "polarity"]);
    /// assert_eq!(Variant::new(mods.with(Mod::Polarity), None).unwrap().border(), 8);
    /// ```
    ///
    /// # Errors
    /// [`InvalidMods`]: the first two that contradict each other.
    pub fn new(mods: Mods, border: Option<u8>) -> Result<Self, InvalidMods> {
        let mut goals = Mod::GOALS.into_iter().filter(|&goal| mods.has(goal));
        if let (Some(first), Some(second)) = (goals.next(), goals.next()) {
            // Of three goals some two clash, whichever the first two are.
            let clash = match (first, second, goals.next()) {
                (Mod::Escort, Mod::KingCapture, third) => third.map(|third| (first, third)),
                _ => Some((first, second)),
            };
            if let Some((first, second)) = clash {
                let why = Contradiction::TwoGoals;
                return Err(InvalidMods::new(first.name(), second.name(), why));
            }
        }
        if mods.has(Mod::Reform) && !mods.has(Mod::Polarity) {
            let why = Contradiction::ReformWithoutPolarity;
            return Err(InvalidMods::new("reform", "polarity", why));
        }
        if mods.has(Mod::LastHero) && mods.has(Mod::Emperor) {
            let why = Contradiction::EmperorIsAHero;
            return Err(InvalidMods::new("lastHero", "emperor", why));
        }
        if let Some(border) = border {
            let Some(bearer) = escort::border_bearer(mods) else {
                let why = Contradiction::OptionAlone;
                return Err(InvalidMods::new("border", Mod::Escort.name(), why));
            };
            if !escort::BORDERS.contains(&border) {
                let why = Contradiction::BorderOutOfRange;
                return Err(InvalidMods::new("border", bearer.name(), why));
            }
        }
        Ok(Self {
            mods,
            border: border.unwrap_or(escort::DEFAULT_BORDER),
        })
    }

    /// The modifications.
    #[must_use]
    pub const fn mods(self) -> Mods {
        self.mods
    }

    /// The rank of White's far border (rule 2.2).
    #[must_use]
    pub const fn border(self) -> u8 {
        self.border
    }

    /// The border as texts have it: none where it is the usual one.
    pub(in crate::tchess10) fn written_border(self) -> Option<u8> {
        (self.border != escort::DEFAULT_BORDER).then_some(self.border)
    }

    /// Whether `modification` is played.
    #[must_use]
    pub const fn has(self, modification: Mod) -> bool {
        self.mods.has(modification)
    }
}

impl Options {
    /// Checks the modifications and all options.
    ///
    /// # Errors
    /// [`InvalidMods`]: the first two that contradict each other.
    pub fn variant(&self) -> Result<Variant, InvalidMods> {
        let variant = Variant::new(self.mods, self.border)?;
        let told = [
            ("heroes", self.heroes.iter().any(Option::is_some)),
            ("heroSquares", self.hero_squares.iter().any(Option::is_some)),
        ];
        for (option, is_told) in told {
            if is_told && !self.mods.has(Mod::LastHero) {
                let why = Contradiction::OptionAlone;
                return Err(InvalidMods::new(option, Mod::LastHero.name(), why));
            }
        }
        for color in Color::ALL {
            let hero = self.heroes[color as usize];
            if hero.is_some_and(|hero| !last_hero::is_hero(self.mods, hero)) {
                let why = Contradiction::NoSuchHero;
                return Err(InvalidMods::new("heroes", Mod::LastHero.name(), why));
            }
            let square = self.hero_squares[color as usize];
            if square.is_some_and(|square| !last_hero::start_squares(color).contains(&square)) {
                let why = Contradiction::NoHeroSquare;
                return Err(InvalidMods::new("heroSquares", Mod::LastHero.name(), why));
            }
        }
        Ok(variant)
    }
}
