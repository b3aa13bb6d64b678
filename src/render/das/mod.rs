//! Pictures of Das Chess.

mod figure;
mod legates;
mod words;

pub use figure::{Figure, PieceOptions, piece_svg};

use super::options::{Arrow, CheckMark, Colors, Label, Language, Mark, Size};
use super::scene::{Scene, View};
use super::svg::write_svg;
use super::text::{Grid, write_text};
use crate::board::Square;
use crate::piece::Color;
use crate::position::Position;
use crate::rules::Legates;
use words::words;

/// How a position is drawn. Every field has a default, so that
/// `RenderOptions { size, ..RenderOptions::default() }` is the usual way to make one.
///
/// Marks, arrows and the like on cells that the picture does not show (an edge cell without
/// [`edges`](Self::edges)) are not drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RenderOptions {
    /// The side whose first rank is at the bottom.
    pub orientation: Color,
    /// Whether files and ranks are named.
    pub coordinates: bool,
    /// Whether the edge files l and r are shown with who stands there (rule 1.2).
    pub edges: bool,
    /// The squares that the last move went from and to.
    pub last_move: Option<(Square, Square)>,
    /// Where the sign of check stands.
    pub check: CheckMark,
    /// Squares with a ring.
    pub marks: Vec<Mark>,
    /// Arrows, the last one on top.
    pub arrows: Vec<Arrow>,
    /// Where the Legates stand; they are on the edge file r and so shown with [`edges`](Self::edges) only.
    pub legates: Option<Legates>,
    /// The width; without it the picture fills the space that it is given. SVG only.
    pub size: Option<Size>,
    /// The colors. SVG only.
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
            edges: true,
            last_move: None,
            check: CheckMark::None,
            marks: Vec::new(),
            arrows: Vec::new(),
            legates: None,
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
/// `<style>`, `style=`, `<use>` or scripts, with `role="img"`, a title and a description in words. No
/// state is shown by hue alone: the last move has frames, check a star, marks are rings.
///
/// ```
/// use das_chess::Position;
/// use das_chess::render::{RenderOptions, render_svg};
/// let svg = render_svg(&Position::start(), &RenderOptions::default());
/// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
/// assert!(svg.contains("White: King f1; Queen e1;"));
/// ```
#[must_use]
pub fn render_svg(position: &Position, options: &RenderOptions) -> String {
    let way = way(options);
    let scene = scene(position, options, &way);
    let describe = || words(options.language).description(&scene);
    write_svg(&scene, "Das Chess. ", describe, |out, layout| {
        if options.edges && options.legates.is_some() {
            legates::push_messages(out, &scene, layout);
        }
    })
}

/// A cell takes six columns: a sign, `^` or a blank, the letter, and `(n)` or blanks.
const GRID: Grid = Grid {
    width: 6,
    indent: 2,
};

/// The position as plain text, for a fixed-width font; 77 columns at most, every line ended.
///
/// Letters are those of position text: upper case White, lower case Black, `^P` the Elva, `^M` the air Magister,
/// `S(n)` a white hull with a black Knight aboard; a Legate is `L` or `l`, an empty square a dot. Before a man,
/// `!` says check, `*` a mark, `>` the last move. Under the board it says in words whose turn it is and what is
/// marked. Size and colors have no bearing.
///
/// ```
/// use das_chess::Position;
/// use das_chess::render::{RenderOptions, render_text};
/// let text = render_text(&Position::start(), &RenderOptions { edges: false, ..RenderOptions::default() });
/// assert!(text.contains(" 1 |  S    ^P     N     B     Q     K     B     V    ^M     R   |"));
/// assert!(text.ends_with("White to move.\n"));
/// ```
#[must_use]
pub fn render_text(position: &Position, options: &RenderOptions) -> String {
    let way = way(options);
    let scene = scene(position, options, &way);
    write_text(
        &scene,
        &GRID,
        |_| ' ',
        |_| " .",
        |out| words(options.language).push_state(out, &scene, '\n'),
    )
}

/// The squares of the last move.
fn way(options: &RenderOptions) -> Vec<Square> {
    options
        .last_move
        .map_or(Vec::new(), |(from, to)| vec![from, to])
}

fn scene<'a>(
    position: &Position,
    options: &'a RenderOptions,
    last_move: &'a [Square],
) -> Scene<'a, Figure> {
    let king = || {
        position
            .is_check()
            .then(|| position.king_square(position.turn()))
    };
    let view = View {
        orientation: options.orientation,
        coordinates: options.coordinates,
        edges: options.edges,
        last_move,
        check: options.check.square(king),
        marks: &options.marks,
        arrows: &options.arrows,
        size: options.size,
        colors: &options.colors,
        title: options.title.as_ref(),
        description: options.description.as_ref(),
        language: options.language,
    };
    let is_shown = |square| is_shown(square, options);
    let figure_at = |square| figure_at(square, position, options);
    Scene::new(view, position.turn(), is_shown, figure_at)
}

/// The main board; of the edge files only the cells that mean something (rules 1.2, 8.2).
fn is_shown(square: Square, options: &RenderOptions) -> bool {
    square.is_main()
        || options.edges
            && (square.is_playable() || options.legates.is_some() && square.file_letter() == 'r')
}

fn figure_at(square: Square, position: &Position, options: &RenderOptions) -> Option<Figure> {
    if let Some(man) = position.man_at(square) {
        return Some(Figure::Man(man));
    }
    let legates = options.legates?;
    Color::ALL
        .into_iter()
        .find(|&color| legates.cell(color) == square)
        .map(Figure::Legate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_cells_that_mean_something_are_shown() {
        let start = Position::start();
        let count = |options: &RenderOptions| scene(&start, options, &[]).cells.len();
        let mut options = RenderOptions::default();
        assert_eq!(count(&options), 104); // l1, l10, r1, r10
        options.legates = Some(Legates::HOME);
        assert_eq!(count(&options), 112); // the ten cells of r (rule 8.2) and two of l
        options.edges = false;
        assert_eq!(count(&options), 100);
    }

    #[test]
    fn the_king_in_check_is_found_without_being_told() {
        let options = RenderOptions {
            check: CheckMark::King,
            ..RenderOptions::default()
        };
        let checked = |dfen: &str| -> Vec<Square> {
            let position = Position::from_dfen(dfen).unwrap();
            let scene = scene(&position, &options, &[]);
            scene
                .cells
                .iter()
                .filter(|cell| scene.view.check == Some(cell.square))
                .map(|cell| cell.square)
                .collect()
        };
        assert_eq!(
            checked("k9/10/10/10/10/10/10/10/10/R8K b"),
            [Square::at(b'a', 10)]
        );
        assert_eq!(checked("k9/10/10/10/10/10/10/10/10/1R7K w"), []);
    }
}
