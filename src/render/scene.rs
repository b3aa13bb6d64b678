//! What is to be seen: which cells there are, who stands in them and what is marked.

use super::options::{Arrow, CheckMark, RenderOptions};
use super::paint::Paint;
use super::pieces::Figure;
use crate::board::Square;
use crate::piece::Color;
use crate::position::Position;

/// A place in the picture: columns 0 to 11 from the left (the outer two are edge files), rows 0 to 9 from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) column: u8,
    pub(super) row: u8,
}

/// One end of the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveEnd {
    From,
    To,
}

/// A cell that the picture shows.
#[derive(Debug)]
pub(super) struct Cell<'a> {
    pub(super) square: Square,
    pub(super) place: Place,
    pub(super) figure: Option<Figure>,
    pub(super) last_move: Option<MoveEnd>,
    pub(super) check: bool,
    /// A ring, in a color of its own or the usual one.
    pub(super) mark: Option<Option<&'a Paint>>,
}

/// A position as it is to be shown.
#[derive(Debug)]
pub(super) struct Scene<'a> {
    /// Row by row, each from the left.
    pub(super) cells: Vec<Cell<'a>>,
    /// Those whose ends are both shown.
    pub(super) arrows: Vec<&'a Arrow>,
    pub(super) turn: Color,
    pub(super) options: &'a RenderOptions,
}

impl<'a> Scene<'a> {
    pub(super) fn new(position: &Position, options: &'a RenderOptions) -> Self {
        let check = match options.check {
            CheckMark::None => None,
            CheckMark::Square(square) => Some(square),
            CheckMark::King => position
                .is_check()
                .then(|| position.king_square(position.turn())),
        };
        let mut cells = Vec::with_capacity(112);
        for row in 0..10 {
            for column in 0..12 {
                let square = square_at(Place { column, row }, options.orientation);
                if !is_shown(square, options) {
                    continue;
                }
                cells.push(Cell {
                    square,
                    place: Place { column, row },
                    figure: figure_at(square, position, options),
                    last_move: match options.last_move {
                        Some((_, to)) if to == square => Some(MoveEnd::To),
                        Some((from, _)) if from == square => Some(MoveEnd::From),
                        _ => None,
                    },
                    check: check == Some(square),
                    mark: options
                        .marks
                        .iter()
                        .rev()
                        .find(|mark| mark.square == square)
                        .map(|mark| mark.paint.as_ref()),
                });
            }
        }
        Self {
            cells,
            arrows: options
                .arrows
                .iter()
                .filter(|arrow| is_shown(arrow.from(), options) && is_shown(arrow.to(), options))
                .collect(),
            turn: position.turn(),
            options,
        }
    }

    /// Where `square` is in the picture.
    pub(super) fn place(&self, square: Square) -> Place {
        place_of(square, self.options.orientation)
    }
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

/// Black's view is White's turned half round: l is on the right and rank 1 on top.
fn place_of(square: Square, orientation: Color) -> Place {
    let (file, rank) = (square.file(), square.rank());
    match orientation {
        Color::White => Place {
            column: file,
            row: 10 - rank,
        },
        Color::Black => Place {
            column: 11 - file,
            row: rank - 1,
        },
    }
}

fn square_at(place: Place, orientation: Color) -> Square {
    let (file, rank) = match orientation {
        Color::White => (place.column, 10 - place.row),
        Color::Black => (11 - place.column, place.row + 1),
    };
    Square::new(file, rank).expect("a place of the picture is a cell")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::CELLS;
    use crate::rules::Legates;

    #[test]
    fn a_place_and_its_square_are_one() {
        for orientation in Color::ALL {
            for index in 0..CELLS {
                let square = Square::from_index(index);
                assert_eq!(
                    square_at(place_of(square, orientation), orientation),
                    square
                );
            }
        }
        assert_eq!(
            place_of(Square::at(b'l', 1), Color::White),
            Place { column: 0, row: 9 }
        );
        assert_eq!(
            place_of(Square::at(b'l', 1), Color::Black),
            Place { column: 11, row: 0 }
        );
    }

    #[test]
    fn only_cells_that_mean_something_are_shown() {
        let start = Position::start();
        let count = |options: &RenderOptions| Scene::new(&start, options).cells.len();
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
            let scene = Scene::new(&position, &options);
            scene
                .cells
                .iter()
                .filter(|cell| cell.check)
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
