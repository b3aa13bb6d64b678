//! Who attacks a square: who could capture an enemy there (rule 1.4). Attack follows the facing (rule 2.11);
//! a lower storey attacks nothing (rule 2.10), and capturing in passing attacks nothing.

use crate::board::{Square, SquareSet};
use crate::piece::Color;
use crate::tchess10::betza::{Step, Way};
use crate::tchess10::board::{Board, offset, way};
use crate::tchess10::data::moves;
use crate::tchess10::mods::{Mods, carry, king_capture, polarity};
use crate::tchess10::piece::Man;
use crate::tchess10::position::Position;

/// Whether `man`, if he stood on `from` in the upper storey or alone, could capture an enemy on `target`.
pub(in crate::tchess10) fn attacks_from(
    board: &Board,
    mods: Mods,
    man: Man,
    from: Square,
    target: Square,
) -> bool {
    let goal = man.facing.seen_from(way(from, target));
    if !moves(man.kind).may_capture(goal) || !king_capture::may_capture(mods, man.kind) {
        return false;
    }
    let ahead_only = |step| polarity::allows(mods, step);
    moves(man.kind)
        .atoms()
        .iter()
        .filter(|atom| atom.captures)
        .any(|atom| match atom.way {
            Way::Leap(step) => step == goal && ahead_only(step),
            Way::Ride(step) => ahead_only(step) && rides_to(board, man, from, step, goal),
            Way::Bent(leap, _) if leap == goal => ahead_only(leap),
            Way::Bent(leap, on) => {
                let rest = Step {
                    right: goal.right - leap.right,
                    ahead: goal.ahead - leap.ahead,
                };
                // The rest is looked at first: it seldom fits.
                on.into_iter().flatten().any(|step| {
                    times(step, rest).is_some()
                        && ahead_only(leap)
                        && ahead_only(step)
                        && offset(from, man.facing.onto_board(leap)).is_some_and(|via| {
                            goes_on_from(board, mods, man, leap, via)
                                && rides_to(board, man, via, step, rest)
                        })
                })
            }
        })
}

/// Whether a bent move goes on from the end of its leap: from an empty square, or with an own piece.
fn goes_on_from(board: &Board, mods: Mods, man: Man, leap: Step, via: Square) -> bool {
    board
        .get(via)
        .is_none_or(|cell| cell.owner() == man.color && carry::picks_up(mods, man, leap, cell))
}

/// How many times a step has to be made to get as far as `goal`, if it leads there.
fn times(step: Step, goal: Step) -> Option<i8> {
    let count = if step.right == 0 {
        goal.ahead / step.ahead
    } else {
        goal.right / step.right
    };
    let leads = step.right * count == goal.right && step.ahead * count == goal.ahead;
    (count > 0 && leads).then_some(count)
}

/// Whether a ride leads to `goal` with nothing in between.
fn rides_to(board: &Board, man: Man, from: Square, step: Step, goal: Step) -> bool {
    let Some(count) = times(step, goal) else {
        return false;
    };
    let mut at = from;
    for _ in 1..count {
        match offset(at, man.facing.onto_board(step)) {
            Some(next) if board.is_empty(next) => at = next,
            _ => return false,
        }
    }
    true
}

/// The squares of the men of `color` that attack `target`.
fn attackers(
    board: &Board,
    mods: Mods,
    color: Color,
    target: Square,
) -> impl Iterator<Item = Square> {
    board.owned_by(color).into_iter().filter(move |&from| {
        board
            .get(from)
            .is_some_and(|cell| attacks_from(board, mods, cell.upper, from, target))
    })
}

/// Whether a side's King is attacked, where that matters.
pub(in crate::tchess10) fn in_check(board: &Board, mods: Mods, color: Color) -> bool {
    mods.has_check()
        && board
            .king(color)
            .is_some_and(|(square, _)| attackers(board, mods, !color, square).next().is_some())
}

impl Position {
    /// The pieces of `color` that attack `square`: which could capture an enemy there, pinned or not, and
    /// whether or not there is check in this game. A lower storey attacks nothing, nor does en passant.
    ///
    /// ```
    /// use das_chess::Color;
    /// use das_chess::tchess10::{Options, Position};
    /// let start = Position::start(&Options::default()).unwrap();
    /// // c4: the Pawns b3 and d3, the Lion d2, the Assassin a2, the Champion b2 by its leap, and i2's by way of h4.
    /// let attackers = start.attackers("c4".parse().unwrap(), Color::White);
    /// assert_eq!(attackers.len(), 6);
    /// ```
    #[must_use]
    pub fn attackers(&self, square: Square, color: Color) -> SquareSet {
        attackers(&self.board, self.mods(), color, square).collect()
    }

    /// Whether the side to move is in check (rule 1.4); never in games without check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        in_check(&self.board, self.mods(), self.turn)
    }
}
