//! Drawing positions of TCHESS-10: as an SVG document, as text for a terminal, and single pieces.
//!
//! What options hold, colors and marks and such, are [`crate::render`]'s, as is the writing itself. What is this
//! game's own is drawn here: where pieces face, two-storey pieces, borders, and who has moved.

mod border;
mod figure;
mod words;

pub use figure::{PieceOptions, piece_svg};

use super::mods::escort;
use super::notation::write_cell;
use super::position::Position;
use crate::board::Square;
use crate::piece::Color;
use crate::render::scene::{Scene, View};
use crate::render::svg::write_svg;
use crate::render::text::{Grid, write_text};
use crate::render::{Arrow, CheckMark, Colors, Label, Language, Mark, Size};
use figure::{Figure, Style};
use words::words;

/// How a position is drawn. Every field has a default, so that
/// `RenderOptions { size, ..RenderOptions::default() }` is the usual way to make one.
///
/// Marks, arrows and the like on edge files, which this game does not have, are not drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RenderOptions {
    /// The side whose first rank is at the bottom.
    pub orientation: Color,
    /// Whether files and ranks are named.
    pub coordinates: bool,
    /// The [path](super::Move::path) of the last move, its end last; empty for none.
    pub last_move: Vec<Square>,
    /// Where the sign of check stands.
    pub check: CheckMark,
    /// Squares with a ring.
    pub marks: Vec<Mark>,
    /// Arrows, the last one on top.
    pub arrows: Vec<Arrow>,
    /// The width; without it the picture fills the space that it is given. SVG only.
    pub size: Option<Size>,
    /// The colors; those of edge files have no bearing. SVG only.
    pub colors: Colors,
    /// The title; without it one that names the side to move. Text has none unless it is given.
    pub title: Option<Label>,
    /// The description; without it one that names every man and its square. Text has none unless it is given.
    pub description: Option<Label>,
    /// The language of all words.
    pub language: Language,
}

impl Default for RenderOptions {
    fn default() -> Self {
        Self {
            orientation: Color::White,
            coordinates: true,
            last_move: Vec::new(),
            check: CheckMark::None,
            marks: Vec::new(),
            arrows: Vec::new(),
            size: None,
            colors: Colors::default(),
            title: None,
            description: None,
            language: Language::English,
        }
    }
}

/// The position as an SVG document.
///
/// It is one valid XML document that depends on nothing else, the same for the same arguments, without ids,
/// `<style>`, `style=`, `<use>` or scripts, with `role="img"`, a title and a description in words. With polarity
/// a point beside each piece shows where it faces (rule 2.11); of a two-storey piece the upper stands on the lower;
/// where a border matters (rule 2.2), dots run along each side's far one; who has made its move of this turn
/// (rule 2.1) has a tick.
///
/// ```
/// use das_chess::tchess10::render::{RenderOptions, render_svg};
/// use das_chess::tchess10::{Options, Position};
/// let start = Position::start(&Options::default()).unwrap();
/// let svg = render_svg(&start, &RenderOptions::default());
/// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
/// assert!(svg.contains("White: King f1; Queen e1; Lion d2;"));
/// ```
#[must_use]
pub fn render_svg(position: &Position, options: &RenderOptions) -> String {
    let scene = scene(position, options);
    let describe = || words(options.language).description(&scene, position);
    write_svg(&scene, "TCHESS-10. ", describe, |out, layout| {
        for color in Color::ALL {
            if let Some(rank) = far_border(position, color) {
                border::push_dots(out, &scene, layout, color, rank);
            }
        }
    })
}

/// The position as plain text, for a fixed-width font, every line ended.
///
/// Letters, storeys and facings are those of position text: upper case White, lower case Black, `B(N)` a Knight
/// on a Bishop, `@e` facing another way than the enemy's. An empty square is a dot, a colon on a border. Before
/// a man, `!` says check, `*` a mark, `>` the last move, `~` that it has moved this turn. Under the board it says
/// in words whose turn it is and what else there is to know. Size and colors have no bearing.
///
/// ```
/// use das_chess::tchess10::render::{RenderOptions, render_text};
/// use das_chess::tchess10::{Options, Position};
/// let start = Position::start(&Options::default()).unwrap();
/// let text = render_text(&start, &RenderOptions::default());
/// assert!(text.contains(" 2 | A   H   G   L   M   J   .   G   H   A  |\n"));
/// assert!(text.ends_with("White to move.\n"));
/// ```
#[must_use]
pub fn render_text(position: &Position, options: &RenderOptions) -> String {
    let scene = scene(position, options);
    let letters = |cell| {
        let mut text = String::new();
        write_cell(&mut text, cell);
        text.len()
    };
    let widest = position.cells().map(|(_, cell)| letters(cell)).max();
    // A sign before, a blank behind, and room for a number of letters that most positions need.
    let width = widest.unwrap_or(0).max(2) + 2;
    let borders = [
        far_border(position, Color::White),
        far_border(position, Color::Black),
    ];
    write_text(
        &scene,
        &Grid { width, indent: 1 },
        |figure| if figure.cell.upper.moved { '~' } else { ' ' },
        |square| {
            if borders.contains(&Some(square.rank())) {
                ":"
            } else {
                "."
            }
        },
        |out| words(options.language).push_state(out, &scene, position, '\n'),
    )
}

/// The rank of a side's far border, where the modifications have borders (rule 2.2).
fn far_border(position: &Position, color: Color) -> Option<u8> {
    let variant = position.variant();
    escort::has_border(variant.mods()).then(|| color.rank(variant.border()))
}

fn scene<'a>(position: &Position, options: &'a RenderOptions) -> Scene<'a, Figure> {
    let king = || {
        position
            .king_square(position.turn())
            .filter(|_| position.is_check())
    };
    let view = View {
        orientation: options.orientation,
        coordinates: options.coordinates,
        edges: false,
        last_move: &options.last_move,
        check: options.check.square(king),
        marks: &options.marks,
        arrows: &options.arrows,
        size: options.size,
        colors: &options.colors,
        title: options.title.as_ref(),
        description: options.description.as_ref(),
        language: options.language,
    };
    let style = Style::new(position.mods(), options.orientation);
    Scene::new(view, position.turn(), Square::is_main, |square| {
        let cell = position.board.get(square)?;
        Some(Figure { cell, style })
    })
}
