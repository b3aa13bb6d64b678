//! What a Pawn does beyond its steps: two squares at once, capturing in passing, promotion (rules 1.2, 1.5).

use super::{Flow, Generator};
use crate::board::Square;
use crate::piece::Color;
use crate::tchess10::betza::Step;
use crate::tchess10::board::{Board, offset};
use crate::tchess10::data::DOUBLE_STEP_RANK;
use crate::tchess10::mods::{king_capture, strike};
use crate::tchess10::moves::{Move, MoveKind};
use crate::tchess10::piece::{Cell, Facing, Kind};
use crate::tchess10::position::Position;
use std::ops::ControlFlow;

const AHEAD: Step = Step { right: 0, ahead: 1 };

/// The square ahead of `square` for a side, whatever stands there.
fn ahead(square: Square, color: Color) -> Option<Square> {
    offset(square, Facing::forward(color).onto_board(AHEAD))
}

/// The square behind a man of `color`, which his double step has passed over.
pub(super) fn behind(square: Square, color: Color) -> Square {
    ahead(square, !color).expect("a double step ends in the middle of the board")
}

/// Whether an enemy of `us` can have just passed over `passed`: its Pawn stands beyond, and the square it
/// came from is empty like the passed one.
pub(in crate::tchess10) fn can_have_passed(board: &Board, us: Color, passed: Square) -> bool {
    let (Some(beyond), Some(behind)) = (ahead(passed, !us), ahead(passed, us)) else {
        return false;
    };
    behind.rank_for(!us) == DOUBLE_STEP_RANK
        && board.is_empty(passed)
        && board.is_empty(behind)
        && board
            .get(beyond)
            .is_some_and(|cell| cell.upper.is_pawn_of(!us))
}

/// The square of the Pawn that has just passed over `passed`.
pub(super) fn passer(passed: Square, us: Color) -> Square {
    ahead(passed, !us).expect("a passed square is in the middle of the board")
}

/// Whether a man of this kind that ends its own move there promotes.
pub(super) fn promotes(kind: Kind, color: Color, to: Square) -> bool {
    kind == Kind::Pawn && to.rank_for(color) == 10
}

impl Generator<'_> {
    /// A Pawn's double step and its capture in passing.
    pub(super) fn pawn_extras(&mut self, from: Square, cell: Cell) -> Flow {
        let man = cell.upper;
        let step = |kind, to| Move {
            from,
            via: None,
            to,
            // A Pawn carries no cargo; as a holder it takes the King along.
            carries: [king_capture::is_holder(cell), false],
            piece: Kind::Pawn,
            kind,
            promotion: None,
            turn: None,
            frees: None,
        };
        let faces_the_enemy = man.facing == Facing::forward(man.color);
        if faces_the_enemy
            && from.rank_for(man.color) == DOUBLE_STEP_RANK
            && let Some(passed) = ahead(from, man.color)
            && let Some(to) = ahead(passed, man.color)
            && self.board.is_empty(passed)
            && self.board.is_empty(to)
        {
            self.offer(step(MoveKind::DoubleStep, to))?;
        }
        match self.position.en_passant {
            Some(passed) if self.attacks(man, from, passed) => {
                self.offer(step(MoveKind::EnPassant, passed))
            }
            _ => ControlFlow::Continue(()),
        }
    }
}

/// Notes the square that a double step has passed over, if a capture there is legal now.
pub(super) fn settle_en_passant(position: &mut Position, passed: Square) {
    position.en_passant = None;
    if !strike::has_en_passant(position.mods()) {
        return;
    }
    position.en_passant = Some(passed);
    let is_legal = position
        .each_legal(|mv| match mv.kind {
            MoveKind::EnPassant => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        })
        .is_break();
    if !is_legal {
        position.en_passant = None;
    }
}
