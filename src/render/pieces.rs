//! The drawings of the pieces: one file each, used for both sides.
//!
//! A drawing is a fragment of SVG in a box of 100 x 100. It takes fill, outline and line width from the
//! group round it, and says `$d` where it wants the color of inner details. White is light with a dark
//! outline, Black dark with light details, so that the sides differ in grey too.

use super::options::{ColorRole, Colors, Language, Size};
use super::svg::{close, open_document, push_attribute, push_element};
use super::words::{Words, words};
use crate::piece::{Color, Kind, Man, Minor};

/// What can be drawn in a cell: a man of the army, or a Legate (rule 8.1), which is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// A man, a vessel with its passenger included.
    Man(Man),
    /// The truce envoy of a side.
    Legate(Color),
}

impl From<Man> for Figure {
    fn from(man: Man) -> Self {
        Self::Man(man)
    }
}

impl Figure {
    /// The color of what is seen first: the hull's for a vessel, else the owner's.
    pub(super) fn body_color(self) -> Color {
        match self {
            Self::Man(man) => man.hull().unwrap_or(man.owner()),
            Self::Legate(color) => color,
        }
    }

    fn drawing(self) -> &'static str {
        match self {
            Self::Man(man) => drawing(man.kind()),
            Self::Legate(_) => include_str!("pieces/legate.svg"),
        }
    }

    fn passenger(self) -> Option<(Color, Minor)> {
        match self {
            Self::Man(man) => man.passenger().map(|minor| (man.owner(), minor)),
            Self::Legate(_) => None,
        }
    }
}

const fn drawing(kind: Kind) -> &'static str {
    match kind {
        Kind::King => include_str!("pieces/king.svg"),
        Kind::Queen => include_str!("pieces/queen.svg"),
        Kind::Rook => include_str!("pieces/rook.svg"),
        Kind::Bishop => include_str!("pieces/bishop.svg"),
        Kind::Ship => include_str!("pieces/ship.svg"),
        Kind::Magister => include_str!("pieces/magister.svg"),
        Kind::Knight => include_str!("pieces/knight.svg"),
        Kind::Amazon => include_str!("pieces/amazon.svg"),
        Kind::Centurion => include_str!("pieces/centurion.svg"),
        Kind::Valkyrie => include_str!("pieces/valkyrie.svg"),
        Kind::Pawn => include_str!("pieces/pawn.svg"),
        Kind::Elva => include_str!("pieces/elva.svg"),
        Kind::AirMagister => include_str!("pieces/airMagister.svg"),
    }
}

const fn roles(color: Color) -> [ColorRole; 3] {
    match color {
        Color::White => [
            ColorRole::WhiteFill,
            ColorRole::WhiteStroke,
            ColorRole::WhiteDetail,
        ],
        Color::Black => [
            ColorRole::BlackFill,
            ColorRole::BlackStroke,
            ColorRole::BlackDetail,
        ],
    }
}

/// The width of outlines, and of a passenger's (drawn at 0.7 of the size, with almost as thick a line).
const STROKE_WIDTH: &str = "4";
const PASSENGER_STROKE_WIDTH: &str = "5.1";
/// Where a passenger stands: behind the hull, whose rim hides its foot.
const PASSENGER_PLACE: &str = "translate(15 4) scale(.7)";

/// Opens a group whose colors are those of one side's bodies and outlines.
pub(super) fn open_side(out: &mut String, color: Color, colors: &Colors) {
    out.push_str("<g");
    push_side(out, color, colors, STROKE_WIDTH);
    out.push_str(" stroke-linejoin=\"round\" stroke-linecap=\"round\">");
}

fn push_side(out: &mut String, color: Color, colors: &Colors, width: &str) {
    let [fill, stroke, _] = roles(color);
    push_attribute(out, "fill", colors.get(fill).as_str());
    push_attribute(out, "stroke", colors.get(stroke).as_str());
    push_attribute(out, "stroke-width", width);
}

/// Writes a figure within the group of its [body color](Figure::body_color).
pub(super) fn push_figure(out: &mut String, figure: Figure, colors: &Colors) {
    if let Some((color, minor)) = figure.passenger() {
        out.push_str("<g");
        push_attribute(out, "transform", PASSENGER_PLACE);
        push_side(out, color, colors, PASSENGER_STROKE_WIDTH);
        out.push('>');
        push_drawing(out, drawing(minor.kind()), color, colors);
        close(out, "g");
    }
    push_drawing(out, figure.drawing(), figure.body_color(), colors);
}

fn push_drawing(out: &mut String, drawing: &str, color: Color, colors: &Colors) {
    let detail = colors.get(roles(color)[2]).as_str();
    for line in drawing.lines() {
        let mut parts = line.split("$d");
        out.push_str(parts.next().unwrap_or(""));
        for part in parts {
            out.push_str(detail);
            out.push_str(part);
        }
    }
}

/// How a single piece is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct PieceOptions {
    /// Width and height; without it the picture fills the space that it is given.
    pub size: Option<Size>,
    /// The colors; only those of the men matter.
    pub colors: Colors,
    /// The language of the title.
    pub language: Language,
}

/// One piece as an SVG document of its own, with a title that names it.
///
/// ```
/// use das_chess::render::{PieceOptions, piece_svg};
/// use das_chess::{Color, Man, Minor};
/// let frigate = Man::loaded(Color::White, Color::Black, Minor::Knight);
/// let svg = piece_svg(frigate.into(), &PieceOptions::default());
/// assert!(svg.contains("<title>Black Frigate (Pirate: Knight, white hull)</title>"));
/// ```
#[must_use]
pub fn piece_svg(figure: Figure, options: &PieceOptions) -> String {
    let mut out = String::with_capacity(1500);
    open_document(&mut out, (100, 100), options.size, options.language);
    let words: &Words = words(options.language);
    push_element(&mut out, "title", &words.figure_title(figure));
    open_side(&mut out, figure.body_color(), &options.colors);
    push_figure(&mut out, figure, &options.colors);
    close(&mut out, "g");
    close(&mut out, "svg");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_drawings_keep_to_what_a_strict_page_permits() {
        let mut all: Vec<_> = Kind::ALL.into_iter().map(drawing).collect();
        all.push(Figure::Legate(Color::White).drawing());
        for drawing in &all {
            for banned in [
                " id=", "style", "<use", "<text", "<script", "href", "url(", "#", "class",
            ] {
                assert!(!drawing.contains(banned), "{banned} in {drawing}");
            }
            for color in drawing
                .split("fill=\"")
                .skip(1)
                .chain(drawing.split("stroke=\"").skip(1))
            {
                assert!(
                    color.starts_with("none\"") || color.starts_with("$d\""),
                    "{drawing}"
                );
            }
        }
        assert!(all.iter().map(|drawing| drawing.len()).sum::<usize>() < 14_000);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 14);
    }
}
