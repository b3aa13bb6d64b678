//! What stands where.

use super::piece::{Cell, Kind, Man};
use crate::board::{Square, SquareSet};
use crate::piece::Color;

/// The hundred squares and who stands on them. Squares are those of Das Chess without its edge files.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Board {
    cells: [Option<Cell>; 120],
    /// The occupied squares by owner.
    owned: [SquareSet; 2],
}

impl Default for Board {
    fn default() -> Self {
        Self {
            cells: [None; 120],
            owned: [SquareSet::EMPTY; 2],
        }
    }
}

impl Board {
    pub(super) fn get(&self, square: Square) -> Option<Cell> {
        self.cells[square.index()]
    }

    pub(super) fn is_empty(&self, square: Square) -> bool {
        self.get(square).is_none()
    }

    /// Takes away what stands on `square`.
    pub(super) fn take(&mut self, square: Square) -> Option<Cell> {
        let cell = self.cells[square.index()].take()?;
        let owned = &mut self.owned[cell.owner() as usize];
        *owned = owned.without(square);
        Some(cell)
    }

    /// Puts a cell in the place of what stood there.
    pub(super) fn put(&mut self, square: Square, cell: Cell) {
        self.take(square);
        self.cells[square.index()] = Some(cell);
        let owned = &mut self.owned[cell.owner() as usize];
        *owned = owned.with(square);
    }

    /// Squares that `color` owns: those with its man alone or in the upper storey.
    pub(super) fn owned_by(&self, color: Color) -> SquareSet {
        self.owned[color as usize]
    }

    pub(super) fn occupied(&self) -> SquareSet {
        self.owned[0] | self.owned[1]
    }

    /// The occupied squares with what stands there.
    pub(super) fn cells(&self) -> impl Iterator<Item = (Square, Cell)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.get(square)?)))
    }

    /// How many of a side's men in both storeys, held Kings too, are what is asked.
    pub(super) fn count(&self, color: Color, is_asked: impl Fn(Man) -> bool) -> usize {
        let mut count = 0;
        for (_, cell) in self.cells() {
            for man in cell.men() {
                count += usize::from(man.color == color && is_asked(man));
            }
        }
        count
    }

    /// Whether a side has a man of one of these kinds, in either storey.
    pub(super) fn has(&self, color: Color, kinds: &[Kind]) -> bool {
        self.count(color, |man| kinds.contains(&man.kind)) > 0
    }

    /// The cell with a side's King in it, on the board or held.
    pub(super) fn king(&self, color: Color) -> Option<(Square, Cell)> {
        self.cells()
            .find(|(_, cell)| cell.men().any(|man| man.is_king_of(color)))
    }

    /// Changes the one or two men on a square.
    pub(super) fn change(&mut self, square: Square, change: impl Fn(&mut Man)) {
        if let Some(cell) = &mut self.cells[square.index()] {
            change(&mut cell.upper);
            if let Some(lower) = &mut cell.lower {
                change(lower);
            }
        }
    }

    /// Changes the man that moves on a square: alone or the upper one.
    pub(super) fn change_upper(&mut self, square: Square, change: impl Fn(&mut Man)) {
        if let Some(cell) = &mut self.cells[square.index()] {
            change(&mut cell.upper);
        }
    }
}

/// The square so many files and ranks away, if it is on the board.
pub(super) fn offset(square: Square, (files, ranks): (i8, i8)) -> Option<Square> {
    let file = square.file().checked_add_signed(files)?;
    let rank = square.rank().checked_add_signed(ranks)?;
    Square::new(file, rank).filter(|square| square.is_main())
}

/// The way from one square to another, in files and ranks.
pub(super) fn way(from: Square, to: Square) -> (i8, i8) {
    (
        to.file() as i8 - from.file() as i8,
        to.rank() as i8 - from.rank() as i8,
    )
}
