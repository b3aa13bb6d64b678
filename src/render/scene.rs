//! What is to be seen, whichever game it is: which cells there are, who stands in them and what is marked.

use super::options::{Arrow, CheckMark, Colors, Label, Language, Mark, Size};
use super::paint::Paint;
use crate::board::Square;
use crate::piece::Color;

/// What stands in a cell.
pub(crate) trait Figure: Copy {
    /// The side whose color is seen first: the figure is drawn within a group of its colors.
    fn side(self) -> Color;

    /// Draws it in a box of 100 x 100, within the group of its [side](Self::side).
    fn draw(self, out: &mut String, colors: &Colors);

    /// Its letters, for a terminal.
    fn write(self, out: &mut String);
}

/// What pictures of every game may be asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'a> {
    /// The side whose first rank is at the bottom.
    pub(crate) orientation: Color,
    /// Whether files and ranks are named.
    pub(crate) coordinates: bool,
    /// Whether there is room for edge files.
    pub(crate) edges: bool,
    /// The way of the last move; the last square is where it ended.
    pub(crate) last_move: &'a [Square],
    pub(crate) check: Option<Square>,
    pub(crate) marks: &'a [Mark],
    pub(crate) arrows: &'a [Arrow],
    pub(crate) size: Option<Size>,
    pub(crate) colors: &'a Colors,
    /// The words given for the picture; without them the usual ones of the game.
    pub(crate) title: Option<&'a Label>,
    pub(crate) description: Option<&'a Label>,
    pub(crate) language: Language,
}

/// A place in the picture: columns 0 to 11 from the left (the outer two are edge files), rows 0 to 9 from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(super) column: u8,
    pub(super) row: u8,
}

/// A square of the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveEnd {
    /// Where it began, or leapt to on its way.
    From,
    To,
}

/// A cell that the picture shows.
#[derive(Debug)]
pub(crate) struct Cell<'a, F> {
    pub(crate) square: Square,
    pub(crate) place: Place,
    pub(crate) figure: Option<F>,
    pub(super) last_move: Option<MoveEnd>,
    pub(super) check: bool,
    /// A ring, in a color of its own or the usual one.
    pub(super) mark: Option<Option<&'a Paint>>,
}

/// A position as it is to be shown.
#[derive(Debug)]
pub(crate) struct Scene<'a, F> {
    /// Row by row, each from the left.
    pub(crate) cells: Vec<Cell<'a, F>>,
    /// Those whose ends are both shown.
    pub(super) arrows: Vec<&'a Arrow>,
    pub(crate) turn: Color,
    pub(crate) view: View<'a>,
}

impl<'a, F: Figure> Scene<'a, F> {
    /// The cells that are shown, with who stands there.
    pub(crate) fn new(
        view: View<'a>,
        turn: Color,
        is_shown: impl Fn(Square) -> bool,
        figure_at: impl Fn(Square) -> Option<F>,
    ) -> Self {
        let mut cells = Vec::with_capacity(112);
        for row in 0..10 {
            for column in 0..12 {
                let square = square_at(Place { column, row }, view.orientation);
                if !is_shown(square) {
                    continue;
                }
                cells.push(Cell {
                    square,
                    place: Place { column, row },
                    figure: figure_at(square),
                    last_move: match view.last_move {
                        [.., to] if *to == square => Some(MoveEnd::To),
                        way if way.contains(&square) => Some(MoveEnd::From),
                        _ => None,
                    },
                    check: view.check == Some(square),
                    mark: view
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
            arrows: view
                .arrows
                .iter()
                .filter(|arrow| is_shown(arrow.from()) && is_shown(arrow.to()))
                .collect(),
            turn,
            view,
        }
    }

    /// Where `square` is in the picture.
    pub(crate) fn place(&self, square: Square) -> Place {
        place_of(square, self.view.orientation)
    }
}

impl CheckMark {
    /// The square with the sign, if the King in check stands on `king`.
    pub(crate) fn square(self, king: impl FnOnce() -> Option<Square>) -> Option<Square> {
        match self {
            Self::None => None,
            Self::Square(square) => Some(square),
            Self::King => king(),
        }
    }
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
}
