//! Who may go where, his own King's safety left aside (sections 1 to 5).

use super::board::{Board, Kind, Man, Side, Square};

/// One man's way from a square to a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// A passenger that leaves its hull behind, not the man that stands on `from`.
    pub(crate) passenger: bool,
}

const ORTHOGONAL: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// `ways` with every leap made `times` as long.
fn times<const N: usize>(times: i8, ways: [(i8, i8); N]) -> [(i8, i8); N] {
    ways.map(|(files, ranks)| (files * times, ranks * times))
}

/// Every step that a man of `side` may make; `en_passant` is the square that a pawn has just passed.
pub(crate) fn each_step(
    board: &Board,
    side: Side,
    en_passant: Option<Square>,
    visit: &mut impl FnMut(Step),
) {
    for (from, man) in board.men().filter(|(_, man)| man.owner() == side) {
        let mut walk = Walk {
            board,
            side,
            from,
            passenger: false,
            visit,
        };
        match man {
            Man::Plain(_, kind) => plain_steps(&mut walk, kind, en_passant),
            Man::Vessel {
                passenger: None, ..
            } => empty_ship_steps(&mut walk),
            Man::Vessel {
                passenger: Some(_), ..
            } => {
                loaded_vessel_steps(&mut walk);
                walk.passenger = true;
                passenger_steps(&mut walk);
            }
        }
    }
}

/// Section 3's table, and section 4.
fn plain_steps(walk: &mut Walk<impl FnMut(Step)>, kind: Kind, en_passant: Option<Square>) {
    match kind {
        Kind::King => {
            walk.leap(&ORTHOGONAL, ordinary);
            walk.leap(&DIAGONAL, ordinary);
        }
        Kind::Queen => {
            walk.slide(&ORTHOGONAL, ordinary);
            walk.slide(&DIAGONAL, ordinary);
        }
        Kind::Rook => walk.slide(&ORTHOGONAL, ordinary),
        Kind::Bishop => walk.slide(&DIAGONAL, ordinary),
        Kind::Magister => {
            walk.slide(&ORTHOGONAL, only_empty);
            walk.slide(&DIAGONAL, ordinary);
        }
        Kind::Knight => walk.leap(&KNIGHT, minor),
        Kind::Amazon => {
            walk.leap(&KNIGHT, minor);
            walk.leap(&times(3, ORTHOGONAL), minor);
        }
        Kind::Centurion => {
            walk.leap(&KNIGHT, ordinary);
            walk.leap(&times(2, ORTHOGONAL), ordinary);
            walk.leap(&times(2, DIAGONAL), ordinary);
        }
        Kind::Valkyrie => walk.slide(&KNIGHT, ordinary),
        Kind::Pawn => pawn_steps(walk, en_passant),
        // 4.1, 4.2, 4.3: out once, by a Queen's or a Valkyrie's move, to an empty square.
        Kind::Elva | Kind::AirMagister => {
            walk.slide(&ORTHOGONAL, only_empty);
            walk.slide(&DIAGONAL, only_empty);
            walk.slide(&KNIGHT, only_empty);
        }
    }
}

/// Section 3's pawn; 3.3 and 3.4.
fn pawn_steps(walk: &mut Walk<impl FnMut(Step)>, en_passant: Option<Square>) {
    let (board, side, from) = (walk.board, walk.side, walk.from);
    let ahead = side.ahead();
    let is_empty = |square: &Square| board.at(*square).is_none();
    if let Some(one) = from.plus(0, ahead).filter(is_empty) {
        walk.go(one);
        if from.rank == side.second_rank()
            && let Some(two) = one.plus(0, ahead).filter(is_empty)
        {
            walk.go(two);
        }
    }
    for files in [-1, 1] {
        let Some(to) = from.plus(files, ahead) else {
            continue;
        };
        let takes = board.at(to).is_some_and(|man| man.owner() != side);
        if takes || en_passant == Some(to) {
            walk.go(to);
        }
    }
}

/// 5.2: an empty Ship takes any enemy but a Minor, and takes a Minor of either side aboard.
fn empty_ship_steps(walk: &mut Walk<impl FnMut(Step)>) {
    walk.slide(&ORTHOGONAL, |side, met| {
        met.is_none_or(|man| man.is_minor() || man.owner() != side)
    });
}

/// 5.2: a loaded vessel takes any enemy; its own side's men block it.
fn loaded_vessel_steps(walk: &mut Walk<impl FnMut(Step)>) {
    walk.slide(&ORTHOGONAL, ordinary);
}

/// 5.4: a passenger leaves orthogonally onto empty squares and empty Ships, and captures one square
/// diagonally anything but an empty Ship.
fn passenger_steps(walk: &mut Walk<impl FnMut(Step)>) {
    walk.slide(&ORTHOGONAL, |_, met| met.is_none_or(Man::is_empty_ship));
    walk.leap(&DIAGONAL, |side, met| {
        met.is_some_and(|man| man.owner() != side && !man.is_empty_ship())
    });
}

/// May a man of `side` go to a square where he meets this? Most men: an empty square or a capture.
fn ordinary(side: Side, met: Option<Man>) -> bool {
    met.is_none_or(|man| man.owner() != side)
}

fn only_empty(_: Side, met: Option<Man>) -> bool {
    met.is_none()
}

/// 5.3: a Minor goes where others go, and aboard any empty Ship, his own side's too.
fn minor(side: Side, met: Option<Man>) -> bool {
    met.is_none_or(|man| man.is_empty_ship() || man.owner() != side)
}

/// One man on his way.
struct Walk<'a, V> {
    board: &'a Board,
    side: Side,
    from: Square,
    passenger: bool,
    visit: &'a mut V,
}

impl<V: FnMut(Step)> Walk<'_, V> {
    fn go(&mut self, to: Square) {
        (self.visit)(Step {
            from: self.from,
            to,
            passenger: self.passenger,
        });
    }

    /// One leap each way, to where `may` allows.
    fn leap(&mut self, ways: &[(i8, i8)], may: impl Fn(Side, Option<Man>) -> bool) {
        for &(files, ranks) in ways {
            if let Some(to) = self.from.plus(files, ranks)
                && may(self.side, self.board.at(to))
            {
                self.go(to);
            }
        }
    }

    /// Leap after leap each way over empty squares, to where `may` allows.
    fn slide(&mut self, ways: &[(i8, i8)], may: impl Fn(Side, Option<Man>) -> bool) {
        for &(files, ranks) in ways {
            let mut square = self.from;
            while let Some(to) = square.plus(files, ranks) {
                let met = self.board.at(to);
                if may(self.side, met) {
                    self.go(to);
                }
                if met.is_some() {
                    break;
                }
                square = to;
            }
        }
    }
}
