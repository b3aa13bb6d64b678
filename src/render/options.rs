//! Values that a caller may ask for in a picture of either game.

use std::fmt;

use super::paint::Paint;
use crate::board::Square;

/// An option's value that is not permitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InvalidOption {
    /// Not a color of a permitted form: see [`Paint`].
    Paint,
    /// Not the name of a [`ColorRole`].
    ColorRole,
    /// A size that is not 1 to 10,000 pixels.
    Size,
    /// An arrow from a square to itself.
    Arrow,
    /// A character that no XML document can hold.
    Label,
    /// A language that is neither English nor Russian.
    Language,
}

impl fmt::Display for InvalidOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Paint => "not a color: #rgb, #rrggbb, a CSS name, rgb() or hsl()",
            Self::ColorRole => "no such part to color",
            Self::Size => "not a size of 1 to 10000 pixels",
            Self::Arrow => "an arrow needs two different squares",
            Self::Label => "a character that XML does not permit",
            Self::Language => "no such language: en or ru",
        })
    }
}

impl std::error::Error for InvalidOption {}

/// The language of the words in a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// `en`.
    #[default]
    English,
    /// `ru`.
    Russian,
}

impl Language {
    /// The language with this code, `en` or `ru`.
    ///
    /// # Errors
    /// [`InvalidOption::Language`] for any other code.
    pub fn from_code(code: &str) -> Result<Self, InvalidOption> {
        match code {
            "en" => Ok(Self::English),
            "ru" => Ok(Self::Russian),
            _ => Err(InvalidOption::Language),
        }
    }

    /// `en` or `ru`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Russian => "ru",
        }
    }
}

/// A picture's width in pixels, 1 to 10,000; its height follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size(u16);

impl Size {
    /// A width of `pixels`.
    ///
    /// # Errors
    /// [`InvalidOption::Size`] if it is not 1 to 10,000.
    pub const fn new(pixels: u32) -> Result<Self, InvalidOption> {
        if pixels >= 1 && pixels <= 10_000 {
            Ok(Self(pixels as u16))
        } else {
            Err(InvalidOption::Size)
        }
    }

    /// The width in pixels.
    #[must_use]
    pub const fn pixels(self) -> u32 {
        self.0 as u32
    }
}

/// Text for people; escaped where it is written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Label(String);

impl Label {
    /// Any text without characters that XML does not permit (control characters but tab and line
    /// ends, U+FFFE, U+FFFF).
    ///
    /// ```
    /// use das_chess::render::Label;
    /// assert!(Label::new("Ship & <Pirate>").is_ok());
    /// assert!(Label::new("\0").is_err());
    /// ```
    ///
    /// # Errors
    /// [`InvalidOption::Label`] if there is such a character.
    pub fn new(text: impl Into<String>) -> Result<Self, InvalidOption> {
        let text = text.into();
        let permitted = |c| match c {
            '\t' | '\n' | '\r' => true,
            '\u{fffe}' | '\u{ffff}' => false,
            c => c >= ' ',
        };
        if text.chars().all(permitted) {
            Ok(Self(text))
        } else {
            Err(InvalidOption::Label)
        }
    }

    /// The text, not escaped.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Where the sign of check stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CheckMark {
    /// Nowhere.
    #[default]
    None,
    /// On the King of the side to move, if it is in check.
    King,
    /// On this square, whatever stands there.
    Square(Square),
}

/// A ring round a square.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The square.
    pub square: Square,
    /// Its color; [`ColorRole::Mark`] if there is none.
    pub paint: Option<Paint>,
}

/// An arrow between two squares.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    from: Square,
    to: Square,
    paint: Option<Paint>,
}

impl Arrow {
    /// An arrow; its color is [`ColorRole::Arrow`] if none is given.
    ///
    /// # Errors
    /// [`InvalidOption::Arrow`] if both squares are the same.
    pub fn new(from: Square, to: Square, paint: Option<Paint>) -> Result<Self, InvalidOption> {
        if from == to {
            return Err(InvalidOption::Arrow);
        }
        Ok(Self { from, to, paint })
    }

    /// Where it begins.
    #[must_use]
    pub const fn from(&self) -> Square {
        self.from
    }

    /// Where it points.
    #[must_use]
    pub const fn to(&self) -> Square {
        self.to
    }

    /// Its own color, if it has one.
    #[must_use]
    pub const fn paint(&self) -> Option<&Paint> {
        self.paint.as_ref()
    }
}

/// A part of the picture that has a color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColorRole {
    /// Light squares.
    Light,
    /// Dark squares.
    Dark,
    /// The cells of the edge files.
    Edge,
    /// The frame round the main board, and the lines round edge cells.
    Frame,
    /// The letters and numbers on the frame, and the outline of the sign of check.
    Coordinates,
    /// The squares of the last move.
    LastMove,
    /// The sign of check.
    Check,
    /// Rings that have no color of their own.
    Mark,
    /// Arrows that have no color of their own.
    Arrow,
    /// The bodies of White's men.
    WhiteFill,
    /// The outlines of White's men.
    WhiteStroke,
    /// The inner details of White's men.
    WhiteDetail,
    /// The bodies of Black's men.
    BlackFill,
    /// The outlines of Black's men.
    BlackStroke,
    /// The inner details of Black's men.
    BlackDetail,
}

impl ColorRole {
    /// Every part with its name as the JavaScript package has it and the color it usually has.
    const TABLE: [(Self, &'static str, &'static str); 15] = [
        (Self::Light, "light", "#ece3cd"),
        (Self::Dark, "dark", "#86a3ad"),
        (Self::Edge, "edge", "#c9cdc4"),
        (Self::Frame, "frame", "#3c4a55"),
        (Self::Coordinates, "coordinates", "#f3ecdb"),
        (Self::LastMove, "lastMove", "#e3a92b"),
        (Self::Check, "check", "#d7362b"),
        (Self::Mark, "mark", "#6b2c86"),
        (Self::Arrow, "arrow", "#b4441c"),
        (Self::WhiteFill, "whiteFill", "#fffdf7"),
        (Self::WhiteStroke, "whiteStroke", "#26232b"),
        (Self::WhiteDetail, "whiteDetail", "#26232b"),
        (Self::BlackFill, "blackFill", "#34303c"),
        (Self::BlackStroke, "blackStroke", "#100e14"),
        (Self::BlackDetail, "blackDetail", "#f1e9d8"),
    ];

    /// The name: `light`, `dark`, `edge`, ... `blackDetail`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::TABLE[self as usize].1
    }

    /// The part with this name.
    ///
    /// ```
    /// use das_chess::render::ColorRole;
    /// assert_eq!(ColorRole::from_name("lastMove"), Ok(ColorRole::LastMove));
    /// assert!(ColorRole::from_name("lastmove").is_err());
    /// ```
    ///
    /// # Errors
    /// [`InvalidOption::ColorRole`] if there is none.
    pub fn from_name(name: &str) -> Result<Self, InvalidOption> {
        Self::TABLE
            .iter()
            .find(|(_, known, _)| *known == name)
            .map(|(role, ..)| *role)
            .ok_or(InvalidOption::ColorRole)
    }

    /// Every part.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::TABLE.into_iter().map(|(role, ..)| role)
    }
}

/// The colors of a picture, one for each [`ColorRole`].
///
/// ```
/// use das_chess::render::{ColorRole, Colors, Paint};
/// let mut colors = Colors::default();
/// colors.set(ColorRole::Dark, Paint::parse("peru").unwrap());
/// assert_eq!(colors.get(ColorRole::Dark).as_str(), "peru");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Colors([Paint; ColorRole::TABLE.len()]);

impl Default for Colors {
    fn default() -> Self {
        Self(ColorRole::TABLE.map(|(_, _, paint)| Paint::constant(paint)))
    }
}

impl Colors {
    /// The color of one part.
    #[must_use]
    pub const fn get(&self, role: ColorRole) -> &Paint {
        &self.0[role as usize]
    }

    /// Gives one part another color.
    pub fn set(&mut self, role: ColorRole, paint: Paint) {
        self.0[role as usize] = paint;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_colors_is_in_the_order_of_the_roles() {
        for (index, (role, name, paint)) in ColorRole::TABLE.into_iter().enumerate() {
            assert_eq!(role as usize, index);
            assert_eq!(ColorRole::from_name(name), Ok(role));
            assert_eq!(Paint::parse(paint), Ok(Colors::default().get(role).clone()));
        }
    }

    #[test]
    fn values_out_of_range_are_refused() {
        assert_eq!(Size::new(0), Err(InvalidOption::Size));
        assert_eq!(Size::new(10_001), Err(InvalidOption::Size));
        assert_eq!(Size::new(10_000).map(Size::pixels), Ok(10_000));
        assert_eq!(Language::from_code("de"), Err(InvalidOption::Language));
        let e4 = Square::at(b'e', 4);
        assert_eq!(Arrow::new(e4, e4, None), Err(InvalidOption::Arrow));
        for bad in ["\u{0}", "a\u{b}", "\u{1f}", "\u{ffff}"] {
            assert_eq!(Label::new(bad), Err(InvalidOption::Label));
        }
    }
}
