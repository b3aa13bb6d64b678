//! Pieces on a plain board of ten rows.

/// A file and a rank, each from 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Place {
    pub(crate) file: i32,
    pub(crate) rank: i32,
}

impl Place {
    pub(crate) fn is_on_board(self) -> bool {
        (1..=10).contains(&self.file) && (1..=10).contains(&self.rank)
    }

    pub(crate) fn plus(self, (files, ranks): (i32, i32)) -> Place {
        Place {
            file: self.file + files,
            rank: self.rank + ranks,
        }
    }

    pub(crate) fn all() -> impl Iterator<Item = Place> {
        (1..=10).flat_map(|rank| (1..=10).map(move |file| Place { file, rank }))
    }

    pub(crate) fn name(self) -> String {
        let letter = (b'a' + self.file as u8 - 1) as char;
        format!("{letter}{}", self.rank)
    }

    /// The rank as a side counts it from its own border.
    pub(crate) fn rank_of(self, white: bool) -> i32 {
        if white { self.rank } else { 11 - self.rank }
    }
}

/// A piece: its letter in upper case, its side, where it points, and whether it has moved this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub(crate) letter: char,
    pub(crate) white: bool,
    pub(crate) facing: char,
    pub(crate) moved: bool,
}

impl Piece {
    pub(crate) fn forward(white: bool) -> char {
        if white { 'n' } else { 's' }
    }

    /// 1.6
    pub(crate) fn is_horse(self) -> bool {
        "NGHCSE".contains(self.letter)
    }

    /// 2.11: how far a step leads the way the piece points; below zero is backward.
    pub(crate) fn forwardness(self, (files, ranks): (i32, i32)) -> i32 {
        match self.facing {
            'n' => ranks,
            'e' => files,
            's' => -ranks,
            _ => -files,
        }
    }
}

/// What stands on a square: nothing, a piece, or one above another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stack {
    pub(crate) top: Option<Piece>,
    pub(crate) bottom: Option<Piece>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    rows: [[Stack; 10]; 10],
}

impl Board {
    pub(crate) fn empty() -> Board {
        Board {
            rows: [[Stack::default(); 10]; 10],
        }
    }

    pub(crate) fn at(&self, place: Place) -> Stack {
        self.rows[place.rank as usize - 1][place.file as usize - 1]
    }

    pub(crate) fn set(&mut self, place: Place, stack: Stack) {
        self.rows[place.rank as usize - 1][place.file as usize - 1] = stack;
    }

    pub(crate) fn is_free(&self, place: Place) -> bool {
        self.at(place).top.is_none()
    }

    /// Every piece with its square, and whether it is an upper or only one.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (Place, Piece, bool)> + '_ {
        Place::all().flat_map(|place| {
            let stack = self.at(place);
            let top = stack.top.map(|piece| (place, piece, true));
            let bottom = stack.bottom.map(|piece| (place, piece, false));
            bottom.into_iter().chain(top)
        })
    }

    /// How many pieces of these letters a side has.
    pub(crate) fn count(&self, white: bool, letters: &str) -> usize {
        self.pieces()
            .filter(|(_, piece, _)| piece.white == white && letters.contains(piece.letter))
            .count()
    }

    /// Where a side's King is, and whether it is free: alone, and not held or carried.
    pub(crate) fn king(&self, white: bool) -> Option<(Place, bool)> {
        self.pieces()
            .find(|(_, piece, _)| piece.white == white && piece.letter == 'K')
            .map(|(place, _, top)| (place, top))
    }
}
