//! What stands in a cell, and its drawing.

use super::words::words;
use crate::notation::{cased, push_man};
use crate::piece::{Color, Kind, Man, Minor};
use crate::render::drawing::{open_part, push_drawing};
use crate::render::options::{Colors, Language, Size};
use crate::render::scene;
use crate::render::svg::{close, write_piece};

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
    fn drawing(self) -> &'static str {
        match self {
            Self::Man(man) => drawing(man.kind()),
            Self::Legate(_) => include_str!("../pieces/legate.svg"),
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
        Kind::King => include_str!("../pieces/king.svg"),
        Kind::Queen => include_str!("../pieces/queen.svg"),
        Kind::Rook => include_str!("../pieces/rook.svg"),
        Kind::Bishop => include_str!("../pieces/bishop.svg"),
        Kind::Ship => include_str!("../pieces/ship.svg"),
        Kind::Magister => include_str!("../pieces/magister.svg"),
        Kind::Knight => include_str!("../pieces/knight.svg"),
        Kind::Amazon => include_str!("../pieces/amazon.svg"),
        Kind::Centurion => include_str!("../pieces/centurion.svg"),
        Kind::Valkyrie => include_str!("../pieces/valkyrie.svg"),
        Kind::Pawn => include_str!("../pieces/pawn.svg"),
        Kind::Elva => include_str!("../pieces/elva.svg"),
        Kind::AirMagister => include_str!("../pieces/airMagister.svg"),
    }
}

/// Where a passenger stands, behind the hull, whose rim hides its foot; and the width of its outlines, almost as
/// thick when they are made smaller with it.
const PASSENGER: (&str, &str) = ("translate(15 4) scale(.7)", "5.1");

impl scene::Figure for Figure {
    /// The color of what is seen first: the hull's for a vessel, else the owner's.
    fn side(self) -> Color {
        match self {
            Self::Man(man) => man.hull().unwrap_or(man.owner()),
            Self::Legate(color) => color,
        }
    }

    fn draw(self, out: &mut String, colors: &Colors) {
        if let Some((color, minor)) = self.passenger() {
            open_part(out, color, colors, PASSENGER);
            push_drawing(out, drawing(minor.kind()), color, colors);
            close(out, "g");
        }
        push_drawing(out, self.drawing(), self.side(), colors);
    }

    /// Letters as in position text, in two columns: `^` or a blank before the man's.
    fn write(self, out: &mut String) {
        match self {
            Self::Legate(color) => {
                out.push(' ');
                out.push(cased('L', color).into());
            }
            Self::Man(man) => {
                if !matches!(man.kind(), Kind::Elva | Kind::AirMagister) {
                    out.push(' ');
                }
                push_man(out, man);
            }
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
    write_piece(
        figure,
        &words(options.language).figure_title(figure),
        options.size,
        &options.colors,
        options.language,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::drawing::assert_strict;

    #[test]
    fn the_drawings_keep_to_what_a_strict_page_permits() {
        let mut all: Vec<_> = Kind::ALL.into_iter().map(drawing).collect();
        all.push(Figure::Legate(Color::White).drawing());
        for drawing in &all {
            assert_strict(drawing);
        }
        assert!(all.iter().map(|drawing| drawing.len()).sum::<usize>() < 14_000);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 14);
    }
}
