//! The board as the rules' first three sections describe it: squares, sides and men.

/// One of the two armies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    White,
    Black,
}

impl Side {
    pub(crate) fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// The way its pawns go: up the ranks or down them.
    pub(crate) fn ahead(self) -> i8 {
        match self {
            Side::White => 1,
            Side::Black => -1,
        }
    }

    /// The rank its King starts on.
    pub(crate) fn home_rank(self) -> i8 {
        match self {
            Side::White => 1,
            Side::Black => 10,
        }
    }

    /// The rank its pawns may step two from (3, 3.4).
    pub(crate) fn second_rank(self) -> i8 {
        self.home_rank() + self.ahead()
    }

    /// The rank its pawns promote on (3.2).
    pub(crate) fn last_rank(self) -> i8 {
        self.other().home_rank()
    }
}

/// A cell by file and rank. File 0 is l, 1 to 10 are a to j, 11 is r (1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Square {
    pub(crate) file: i8,
    pub(crate) rank: i8,
}

pub(crate) const FILES: &str = "labcdefghijr";

impl Square {
    pub(crate) fn new(file: char, rank: i8) -> Square {
        let file = FILES.find(file).expect("a file of the board") as i8;
        Square { file, rank }
    }

    /// The main-board square this far away: nothing goes onto an edge file (1.2).
    pub(crate) fn plus(self, files: i8, ranks: i8) -> Option<Square> {
        let (file, rank) = (self.file + files, self.rank + ranks);
        let on_main_board = (1..=10).contains(&file) && (1..=10).contains(&rank);
        on_main_board.then_some(Square { file, rank })
    }

    pub(crate) fn text(self) -> String {
        let file = FILES.as_bytes()[self.file as usize] as char;
        format!("{file}{}", self.rank)
    }

    pub(crate) fn read(text: &str) -> Square {
        let file = text.chars().next().expect("a square");
        Square::new(file, text[1..].parse().expect("a rank"))
    }
}

/// What a man that is no vessel is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    King,
    Queen,
    Rook,
    Bishop,
    Magister,
    Knight,
    Amazon,
    Centurion,
    Valkyrie,
    Pawn,
    Elva,
    AirMagister,
}

impl Kind {
    /// 3.1: only a Knight or an Amazon is a Minor.
    pub(crate) fn is_minor(self) -> bool {
        matches!(self, Kind::Knight | Kind::Amazon)
    }
}

/// What stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Man {
    Plain(Side, Kind),
    /// 5.1: a hull in the colour it was made in, and at most one Minor aboard.
    Vessel {
        hull: Side,
        passenger: Option<(Side, Kind)>,
    },
}

impl Man {
    /// 5.1: a vessel belongs to its passenger's side, an empty one to its hull's.
    pub(crate) fn owner(self) -> Side {
        match self {
            Man::Plain(side, _) => side,
            Man::Vessel {
                passenger: Some((side, _)),
                ..
            } => side,
            Man::Vessel {
                hull,
                passenger: None,
            } => hull,
        }
    }

    pub(crate) fn is_minor(self) -> bool {
        matches!(self, Man::Plain(_, kind) if kind.is_minor())
    }

    pub(crate) fn is_empty_ship(self) -> bool {
        matches!(
            self,
            Man::Vessel {
                passenger: None,
                ..
            }
        )
    }

    pub(crate) fn is_loaded(self) -> bool {
        matches!(
            self,
            Man::Vessel {
                passenger: Some(_),
                ..
            }
        )
    }
}

/// All 120 cells, edge files included: rank by rank from 1, each from l to r.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board([Option<Man>; 120]);

fn cell(square: Square) -> usize {
    (square.rank as usize - 1) * 12 + square.file as usize
}

fn square_of(cell: usize) -> Square {
    Square {
        file: (cell % 12) as i8,
        rank: (cell / 12) as i8 + 1,
    }
}

impl Board {
    pub(crate) fn empty() -> Board {
        Board([None; 120])
    }

    pub(crate) fn at(&self, square: Square) -> Option<Man> {
        self.0[cell(square)]
    }

    pub(crate) fn put(&mut self, square: Square, man: Option<Man>) {
        self.0[cell(square)] = man;
    }

    /// Everybody on the board and on the edge.
    pub(crate) fn men(&self) -> impl Iterator<Item = (Square, Man)> + '_ {
        let cells = self.0.iter().enumerate();
        cells.filter_map(|(cell, man)| man.map(|man| (square_of(cell), man)))
    }

    /// How many men there are, hulls and passengers counted one by one.
    pub(crate) fn count(&self) -> usize {
        let men = self.0.iter().flatten();
        men.map(|man| if man.is_loaded() { 2 } else { 1 }).sum()
    }

    pub(crate) fn king(&self, side: Side) -> Option<Square> {
        let king = Some(Man::Plain(side, Kind::King));
        self.0.iter().position(|man| *man == king).map(square_of)
    }
}
