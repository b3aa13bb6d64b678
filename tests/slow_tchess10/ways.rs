//! The ways of the pieces: which squares a piece can go to, over which, and with whom below it.

use super::Mods;
use super::board::{Board, Piece, Place};

const STRAIGHT: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const SLANTED: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const KNIGHT: [(i32, i32); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// A way: where it ends, over which square, and whether the lower storey comes along on each leg.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) from: Place,
    pub(super) over: Option<Place>,
    pub(super) to: Place,
    pub(super) with: [bool; 2],
    /// A Pawn's double step.
    pub(super) double: bool,
    /// A capture in passing.
    pub(super) passing: bool,
}

/// What a piece finds on a square.
#[derive(PartialEq, Eq)]
enum Finds {
    Nothing,
    /// An enemy it may take, or take hold of.
    Prey,
    /// An own piece that a Horse may leap onto.
    Cargo,
    Wall,
}

/// Takes each way; true means enough.
pub(super) type Take<'a> = &'a mut dyn FnMut(Way) -> bool;

pub(super) struct Walker<'a> {
    pub(super) board: &'a Board,
    pub(super) mods: Mods,
    pub(super) passed: Option<Place>,
}

impl Walker<'_> {
    /// Every way of the piece on `from` that is alone or above another.
    pub(super) fn ways(&self, from: Place, take: Take<'_>) -> bool {
        let stack = self.board.at(from);
        let Some(piece) = stack.top else { return false };
        // 2.3: a holder goes with its King, an Assassin without. 2.10 (2) (3): a Horse with its cargo or without.
        let alone: &[bool] = match stack.bottom {
            None => &[false],
            Some(below) if below.white == piece.white => &[true, false],
            Some(_) if piece.letter == 'A' => &[false],
            Some(_) => &[true],
        };
        alone
            .iter()
            .any(|&with| self.ways_with(piece, from, with, take))
    }

    fn ways_with(&self, piece: Piece, from: Place, with: bool, take: Take<'_>) -> bool {
        let two = |steps: &[(i32, i32)]| -> Vec<(i32, i32)> {
            steps
                .iter()
                .map(|&(files, ranks)| (2 * files, 2 * ranks))
                .collect()
        };
        match piece.letter {
            'K' if self.mods.flag_capture => false,
            'K' | 'J' => {
                self.leaps(piece, from, with, &STRAIGHT, take)
                    || self.leaps(piece, from, with, &SLANTED, take)
            }
            'R' => self.slides(piece, from, with, &STRAIGHT, take),
            'B' => self.slides(piece, from, with, &SLANTED, take),
            'Q' => {
                self.slides(piece, from, with, &STRAIGHT, take)
                    || self.slides(piece, from, with, &SLANTED, take)
            }
            'M' => {
                // Along ranks and files it takes nothing.
                self.slides(piece, from, with, &STRAIGHT, &mut |way| {
                    self.board.is_free(way.to) && take(way)
                }) || self.slides(piece, from, with, &SLANTED, take)
            }
            'D' => {
                self.slides(piece, from, with, &SLANTED, take)
                    || self.leaps(piece, from, with, &STRAIGHT, take)
            }
            'L' => {
                self.leaps(piece, from, with, &STRAIGHT, take)
                    || self.leaps(piece, from, with, &SLANTED, take)
                    || self.leaps(piece, from, with, &two(&STRAIGHT), take)
                    || self.leaps(piece, from, with, &two(&SLANTED), take)
                    || self.leaps(piece, from, with, &KNIGHT, take)
            }
            'A' => {
                self.leaps(piece, from, with, &SLANTED, take)
                    || self.leaps(piece, from, with, &two(&STRAIGHT), take)
                    || self.leaps(piece, from, with, &two(&SLANTED), take)
            }
            'N' => self.leaps(piece, from, with, &KNIGHT, take),
            'C' => {
                self.leaps(piece, from, with, &KNIGHT, take)
                    || self.slides(piece, from, with, &SLANTED, take)
            }
            'S' => {
                self.leaps(piece, from, with, &KNIGHT, take)
                    || self.slides(piece, from, with, &STRAIGHT, take)
            }
            'E' => {
                self.leaps(piece, from, with, &KNIGHT, take)
                    || self.slides(piece, from, with, &STRAIGHT, take)
                    || self.slides(piece, from, with, &SLANTED, take)
            }
            'H' | 'G' => KNIGHT
                .iter()
                .any(|&leap| self.leap_and_on(piece, from, with, leap, take)),
            'P' => self.pawn(piece, from, with, take),
            other => panic!("no piece {other}"),
        }
    }

    /// 2.11: nothing of a move goes backward.
    fn may_go(&self, piece: Piece, step: (i32, i32)) -> bool {
        !self.mods.polarity || piece.forwardness(step) >= 0
    }

    /// What `piece` finds on a square that it comes to, with or without someone below it, by a leap of a Knight
    /// or otherwise.
    fn finds(&self, piece: Piece, to: Place, with: bool, knightly: bool) -> Finds {
        let stack = self.board.at(to);
        let Some(there) = stack.top else {
            return Finds::Nothing;
        };
        if there.white == piece.white {
            let carried = self.mods.carry
                && knightly
                && piece.is_horse()
                && !with
                && stack.bottom.is_none()
                && !there.is_horse()
                && there.letter != 'K';
            return if carried { Finds::Cargo } else { Finds::Wall };
        }
        // 2.3: Kings never capture; nobody comes onto a King with someone below him.
        let king = self.mods.seizing() && piece.letter == 'K';
        let onto_king = self.mods.seizing() && there.letter == 'K' && with;
        if king || onto_king {
            Finds::Wall
        } else {
            Finds::Prey
        }
    }

    fn leaps(
        &self,
        piece: Piece,
        from: Place,
        with: bool,
        steps: &[(i32, i32)],
        take: Take<'_>,
    ) -> bool {
        steps.iter().any(|&step| {
            let to = from.plus(step);
            if !to.is_on_board() || !self.may_go(piece, step) {
                return false;
            }
            let knightly = KNIGHT.contains(&step);
            self.finds(piece, to, with, knightly) != Finds::Wall
                && take(Way {
                    from,
                    over: None,
                    to,
                    with: [with, false],
                    double: false,
                    passing: false,
                })
        })
    }

    fn slides(
        &self,
        piece: Piece,
        from: Place,
        with: bool,
        steps: &[(i32, i32)],
        take: Take<'_>,
    ) -> bool {
        let way = Way {
            from,
            over: None,
            to: from,
            with: [with, false],
            double: false,
            passing: false,
        };
        steps
            .iter()
            .any(|&step| self.slide(piece, way, from, with, step, take))
    }

    /// From `start` on in one direction; the way's end is filled in.
    fn slide(
        &self,
        piece: Piece,
        way: Way,
        start: Place,
        with: bool,
        step: (i32, i32),
        take: Take<'_>,
    ) -> bool {
        if !self.may_go(piece, step) {
            return false;
        }
        let mut to = start.plus(step);
        while to.is_on_board() {
            let found = self.finds(piece, to, with, false);
            if found == Finds::Wall {
                return false;
            }
            if take(Way { to, ..way }) {
                return true;
            }
            if found == Finds::Prey {
                return false;
            }
            to = to.plus(step);
        }
        false
    }

    /// Champion and Griffin (1.2, 2.10).
    fn leap_and_on(
        &self,
        piece: Piece,
        from: Place,
        with: bool,
        leap: (i32, i32),
        take: Take<'_>,
    ) -> bool {
        if self.leaps(piece, from, with, &[leap], take) {
            return true;
        }
        let over = from.plus(leap);
        if !over.is_on_board() || !self.may_go(piece, leap) {
            return false;
        }
        let outward = (leap.0.signum(), leap.1.signum());
        let on: &[(i32, i32)] = if piece.letter == 'H' {
            &[(outward.0, 0), (0, outward.1)]
        } else {
            &[outward]
        };
        let further = |second: bool, take: Take<'_>| {
            let way = Way {
                from,
                over: Some(over),
                to: over,
                with: [with, second],
                double: false,
                passing: false,
            };
            on.iter()
                .any(|&step| self.slide(piece, way, over, second, step, take))
        };
        match self.finds(piece, over, with, true) {
            // (5): on from an own piece with it.
            Finds::Cargo => further(true, take),
            Finds::Nothing if with => {
                // (4): cargo may be left where the leap ends; a King may not.
                let holds = self
                    .board
                    .at(from)
                    .bottom
                    .is_some_and(|below| below.white != piece.white);
                further(true, take) || (!holds && further(false, take))
            }
            Finds::Nothing => further(false, take),
            _ => false,
        }
    }

    fn pawn(&self, piece: Piece, from: Place, with: bool, take: Take<'_>) -> bool {
        let ahead = match piece.facing {
            'n' => (0, 1),
            'e' => (1, 0),
            's' => (0, -1),
            _ => (-1, 0),
        };
        let way = |to| Way {
            from,
            over: None,
            to,
            with: [with, false],
            double: false,
            passing: false,
        };
        let free = |place: Place| place.is_on_board() && self.board.is_free(place);
        let one = from.plus(ahead);
        if free(one) && take(way(one)) {
            return true;
        }
        let two = one.plus(ahead);
        let may_double =
            piece.facing == Piece::forward(piece.white) && from.rank_of(piece.white) == 3;
        if may_double
            && free(one)
            && free(two)
            && take(Way {
                double: true,
                ..way(two)
            })
        {
            return true;
        }
        for side in [1, -1] {
            let to = one.plus((ahead.1 * side, ahead.0 * side));
            if !to.is_on_board() {
                continue;
            }
            if self.finds(piece, to, with, false) == Finds::Prey
                && !self.seizes_with(to, with)
                && take(way(to))
            {
                return true;
            }
            if self.passed == Some(to)
                && take(Way {
                    passing: true,
                    ..way(to)
                })
            {
                return true;
            }
        }
        false
    }

    /// Whether someone with another below him would come onto a King that is held.
    fn seizes_with(&self, to: Place, with: bool) -> bool {
        let king = self
            .board
            .at(to)
            .top
            .is_some_and(|there| there.letter == 'K');
        self.mods.seizing() && king && with
    }

    /// Whether a side has a way that takes on `target` (1.4). Passing attacks nothing.
    pub(super) fn attacks(&self, white: bool, target: Place) -> bool {
        Place::all().any(|from| {
            let Some(piece) = self.board.at(from).top.filter(|piece| piece.white == white) else {
                return false;
            };
            // Who never gets further than two squares is not asked from further away.
            let away = (from.file - target.file)
                .abs()
                .max((from.rank - target.rank).abs());
            let is_near = away <= 2 || !"KJLAPN".contains(piece.letter);
            is_near && self.ways(from, &mut |way| way.to == target && !way.passing)
        })
    }
}
