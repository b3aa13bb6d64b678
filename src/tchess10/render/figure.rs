//! What stands on a square, and its drawing.

use super::words::words;
use crate::piece::Color;
use crate::render::drawing::{open_part, push_drawing};
use crate::render::scene;
use crate::render::svg::{close, push_attribute, write_piece};
use crate::render::{ColorRole, Colors, Language, Size};
use crate::tchess10::mods::{Mod, Mods};
use crate::tchess10::notation::write_cell;
use crate::tchess10::piece::{Cell, Facing, Kind, Man};

/// What the modifications and the view make of drawings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// Whose forward is up, where it is shown which way pieces face (rule 2.11).
    up: Option<Color>,
    /// Whether the King is a crowned Jester (rule 2.5).
    pub(super) crowned: bool,
}

impl Style {
    pub(super) const fn new(mods: Mods, orientation: Color) -> Self {
        Self {
            up: if mods.has(Mod::Polarity) {
                Some(orientation)
            } else {
                None
            },
            crowned: mods.has(Mod::JesterKing),
        }
    }

    fn drawing(self, kind: Kind) -> &'static str {
        match kind {
            Kind::King if self.crowned => include_str!("../../render/pieces/crownedJester.svg"),
            Kind::King => include_str!("../../render/pieces/king.svg"),
            Kind::Queen => include_str!("../../render/pieces/queen.svg"),
            Kind::Lion => include_str!("../../render/pieces/lion.svg"),
            Kind::Magister => include_str!("../../render/pieces/magister.svg"),
            Kind::Jester => include_str!("../../render/pieces/jester.svg"),
            Kind::Bishop => include_str!("../../render/pieces/bishop.svg"),
            Kind::Paladin => include_str!("../../render/pieces/paladin.svg"),
            Kind::Tower => include_str!("../../render/pieces/rook.svg"),
            Kind::Knight => include_str!("../../render/pieces/knight.svg"),
            Kind::Champion => include_str!("../../render/pieces/champion.svg"),
            Kind::Griffin => include_str!("../../render/pieces/griffin.svg"),
            Kind::Assassin => include_str!("../../render/pieces/assassin.svg"),
            Kind::Pawn => include_str!("../../render/pieces/pawn.svg"),
            Kind::Cardinal => include_str!("../../render/pieces/cardinal.svg"),
            Kind::Marshal => include_str!("../../render/pieces/marshal.svg"),
            Kind::Emperor => include_str!("../../render/pieces/emperor.svg"),
        }
    }
}

/// One man or two, as they are drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Figure {
    pub(super) cell: Cell,
    pub(super) style: Style,
}

/// Where a man stands in his cell: alone, or in one of two storeys, the upper on the lower's shoulder.
#[derive(Clone, Copy)]
enum Storey {
    Only,
    Lower,
    Upper,
}

/// Where a storey is, and the width of its outlines before they are made smaller with it.
const LOWER: (&str, &str) = ("translate(0 34) scale(.66)", "5.6");
const UPPER: (&str, &str) = ("translate(34 0) scale(.66)", "5.6");

impl scene::Figure for Figure {
    fn side(self) -> Color {
        self.cell.owner()
    }

    fn draw(self, out: &mut String, colors: &Colors) {
        let Cell { upper, lower } = self.cell;
        match lower {
            None => self.draw_man(out, colors, upper, Storey::Only),
            Some(lower) => {
                for (man, storey, place) in
                    [(lower, Storey::Lower, LOWER), (upper, Storey::Upper, UPPER)]
                {
                    open_part(out, man.color, colors, place);
                    self.draw_man(out, colors, man, storey);
                    close(out, "g");
                }
            }
        }
        // In the corners that two storeys leave free: the upper one's above.
        let place = match lower {
            None => "translate(83 17)",
            Some(_) => "translate(17 17)",
        };
        if upper.moved {
            push_tick(out, colors, place);
        }
        if lower.is_some_and(|lower| lower.moved) {
            push_tick(out, colors, "translate(83 83)");
        }
    }

    /// Letters as in position text.
    fn write(self, out: &mut String) {
        write_cell(out, self.cell);
    }
}

impl Figure {
    /// A man in a box of his own, made smaller once more where he has a point beside him.
    fn draw_man(self, out: &mut String, colors: &Colors, man: Man, storey: Storey) {
        let drawing = self.style.drawing(man.kind);
        match self.style.up {
            None => push_drawing(out, drawing, man.color, colors),
            Some(up) => {
                let (place, point) = pointed(man.facing, up, storey);
                let width = match storey {
                    Storey::Only => "4.8",
                    Storey::Lower | Storey::Upper => "6.6",
                };
                out.push_str("<g");
                push_attribute(out, "transform", place);
                push_attribute(out, "stroke-width", width);
                out.push('>');
                push_drawing(out, drawing, man.color, colors);
                close(out, "g");
                out.push_str(point);
            }
        }
    }
}

/// Where a man stands who faces so, and the point on that side of him, as the picture has it. Where the sides of two
/// storeys meet, their points keep apart.
const fn pointed(facing: Facing, up: Color, storey: Storey) -> (&'static str, &'static str) {
    match (facing, up) {
        (Facing::North, Color::White) | (Facing::South, Color::Black) => (
            "translate(10 18) scale(.8)",
            match storey {
                Storey::Lower => "<path d=\"M22 3L42 19H2Z\"/>",
                Storey::Only | Storey::Upper => "<path d=\"M50 3L70 19H30Z\"/>",
            },
        ),
        (Facing::East, Color::White) | (Facing::West, Color::Black) => (
            "translate(2 10) scale(.8)",
            match storey {
                Storey::Lower => "<path d=\"M97 78L81 98V58Z\"/>",
                Storey::Only | Storey::Upper => "<path d=\"M97 50L81 70V30Z\"/>",
            },
        ),
        (Facing::South, Color::White) | (Facing::North, Color::Black) => (
            "translate(10 3) scale(.8)",
            match storey {
                Storey::Upper => "<path d=\"M78 97L58 82H98Z\"/>",
                Storey::Only | Storey::Lower => "<path d=\"M50 97L30 82H70Z\"/>",
            },
        ),
        (Facing::West, Color::White) | (Facing::East, Color::Black) => (
            "translate(18 10) scale(.8)",
            match storey {
                Storey::Upper => "<path d=\"M3 22L19 2V42Z\"/>",
                Storey::Only | Storey::Lower => "<path d=\"M3 50L19 30V70Z\"/>",
            },
        ),
    }
}

/// The sign of a man who has made his move of this turn.
fn push_tick(out: &mut String, colors: &Colors, place: &str) {
    out.push_str("<g");
    push_attribute(out, "transform", place);
    push_attribute(out, "fill", colors.get(ColorRole::Frame).as_str());
    push_attribute(out, "stroke", colors.get(ColorRole::Coordinates).as_str());
    out.push_str(" stroke-width=\"6\"><circle r=\"16\" stroke=\"none\"/><path fill=\"none\" d=\"M-8 0l6 7 9-13\"/></g>");
}

/// How a single piece is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PieceOptions {
    /// Width and height; without it the picture fills the space that it is given.
    pub size: Option<Size>,
    /// The colors; only those of the men matter.
    pub colors: Colors,
    /// The language of the title.
    pub language: Language,
    /// What is played: with polarity it is shown where the piece faces, with jesterKing a King is a crowned
    /// Jester.
    pub mods: Mods,
    /// The side whose first rank is at the bottom of the board: for Black's, what faces north points down.
    pub orientation: Color,
}

impl Default for PieceOptions {
    fn default() -> Self {
        Self {
            size: None,
            colors: Colors::default(),
            language: Language::English,
            mods: Mods::NONE,
            orientation: Color::White,
        }
    }
}

/// One piece, in one storey or two, as an SVG document of its own, with a title that names it.
///
/// ```
/// use das_chess::Color;
/// use das_chess::tchess10::render::{PieceOptions, piece_svg};
/// use das_chess::tchess10::{Cell, Kind, Man};
/// let man = |kind| Man::new(Color::White, kind);
/// let svg = piece_svg(Cell::new(man(Kind::Griffin)), &PieceOptions::default());
/// assert!(svg.contains("<title>White Griffin</title>"));
/// let svg = piece_svg(Cell::two(man(Kind::Bishop), man(Kind::Knight)), &PieceOptions::default());
/// assert!(svg.contains("<title>White Knight (carries: Bishop)</title>"));
/// ```
#[must_use]
pub fn piece_svg(cell: Cell, options: &PieceOptions) -> String {
    let figure = Figure {
        cell,
        style: Style::new(options.mods, options.orientation),
    };
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
        let plain = Style::new(Mods::NONE, Color::White);
        let crowned = Style::new(Mods::NONE.with(Mod::JesterKing), Color::White);
        let mut all: Vec<_> = Kind::ALL.map(|kind| plain.drawing(kind)).into();
        all.push(crowned.drawing(Kind::King));
        for drawing in &all {
            assert_strict(drawing);
        }
        assert!(all.iter().map(|drawing| drawing.len()).sum::<usize>() < 8_000);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 17);
    }
}
