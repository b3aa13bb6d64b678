//! Where a piece can go: its ways, as data has them, onto the board as it stands.

use super::{Flow, Generator};
use crate::board::Square;
use crate::tchess10::betza::{Atom, Step, Way};
use crate::tchess10::board::offset;
use crate::tchess10::mods::{carry, king_capture, polarity};
use crate::tchess10::moves::{Move, MoveKind};
use crate::tchess10::piece::{Cell, Man};
use std::ops::ControlFlow;

/// A piece on its way, and what it may do with what stands below it.
#[derive(Clone, Copy)]
struct Leg {
    man: Man,
    from: Square,
    via: Option<Square>,
    /// Whether the lower storey comes along on the leg before, and on this one.
    carries: [bool; 2],
}

impl Leg {
    /// Whether a lower storey arrives at the end of this leg.
    const fn is_loaded(self) -> bool {
        self.carries[self.via.is_some() as usize]
    }

    fn ends(self, to: Square, kind: MoveKind) -> Move {
        Move {
            from: self.from,
            via: self.via,
            to,
            carries: self.carries,
            piece: self.man.kind,
            kind,
            promotion: None,
            turn: None,
            frees: None,
        }
    }
}

/// Whether what stands below the upper man may, or must, come along on a first leg.
fn choices(cell: Cell) -> &'static [bool] {
    if cell.lower.is_none() {
        &[false]
    } else if king_capture::is_holder(cell) {
        if king_capture::takes_along(cell.upper.kind) {
            &[true]
        } else {
            &[false]
        }
    } else {
        // Cargo: with it, or without (rule 2.10).
        &[true, false]
    }
}

impl Generator<'_> {
    /// Every way of the man on `from`, but for a Pawn's double step and its capture in passing.
    pub(super) fn routes(&mut self, from: Square, cell: Cell) -> Flow {
        let man = cell.upper;
        for atom in super::moves_of(man) {
            for &carried in choices(cell) {
                let leg = Leg {
                    man,
                    from,
                    via: None,
                    carries: [carried, false],
                };
                match atom.way {
                    Way::Leap(step) => self.leap(leg, *atom, step)?,
                    Way::Ride(step) => self.ride(leg, *atom, step)?,
                    Way::Bent(step, on) => self.bent(leg, *atom, cell, step, on)?,
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The square that a man gets to by a step as he faces, if there is one and polarity lets him.
    fn reach(&self, man: Man, from: Square, step: Step) -> Option<Square> {
        if polarity::allows(self.mods, step) {
            offset(from, man.facing.onto_board(step))
        } else {
            None
        }
    }

    /// Ends a leg on `to`, if it can end there: on an empty square, on an enemy, or on what it may pick up.
    fn arrive(&mut self, leg: Leg, atom: Atom, to: Square, leap: Option<Step>) -> Flow {
        let kind = match self.board.get(to) {
            None if atom.moves => MoveKind::Step,
            Some(cell) if cell.owner() == leg.man.color => match leap {
                // One piece at a time: who brings cargo does not pick up.
                Some(leap) if !leg.is_loaded() && self.picks_up(leg, leap, cell) => MoveKind::Load,
                _ => return ControlFlow::Continue(()),
            },
            Some(cell) if atom.captures && self.captures(leg, cell) => MoveKind::Capture,
            _ => return ControlFlow::Continue(()),
        };
        self.offer(leg.ends(to, kind))
    }

    /// Whether a man may capture this enemy cell. A Horse can't bring cargo onto a King that it would hold.
    fn captures(&self, leg: Leg, target: Cell) -> bool {
        king_capture::may_capture(self.mods, leg.man.kind)
            && !(king_capture::seizes(self.mods, target) && leg.is_loaded())
    }

    /// Whether a man may leap onto this own cell. A holder picks up nothing (rule 2.3).
    fn picks_up(&self, leg: Leg, leap: Step, target: Cell) -> bool {
        carry::picks_up(self.mods, leg.man, leap, target)
    }

    fn leap(&mut self, leg: Leg, atom: Atom, step: Step) -> Flow {
        match self.reach(leg.man, leg.from, step) {
            Some(to) => self.arrive(leg, atom, to, Some(step)),
            None => ControlFlow::Continue(()),
        }
    }

    /// Steps on from the leg's start until something stands in the way, which may be captured.
    fn ride(&mut self, leg: Leg, atom: Atom, step: Step) -> Flow {
        let mut at = leg.via.unwrap_or(leg.from);
        while let Some(to) = self.reach(leg.man, at, step) {
            self.arrive(leg, atom, to, None)?;
            if !self.board.is_empty(to) {
                break;
            }
            at = to;
        }
        ControlFlow::Continue(())
    }

    /// A leap, and from an empty square on along a ride; or on from an own piece, with it.
    fn bent(
        &mut self,
        leg: Leg,
        atom: Atom,
        cell: Cell,
        leap: Step,
        on: [Option<Step>; 2],
    ) -> Flow {
        let Some(via) = self.reach(leg.man, leg.from, leap) else {
            return ControlFlow::Continue(());
        };
        self.arrive(leg, atom, via, Some(leap))?;
        let carried = leg.carries[0];
        let go_on: &[bool] = match self.board.get(via) {
            // Cargo that came with the leap may be left there; a held King can't be.
            None if carried => choices(cell),
            None => &[false],
            Some(target)
                if !carried
                    && target.owner() == leg.man.color
                    && self.picks_up(leg, leap, target) =>
            {
                &[true]
            }
            Some(_) => return ControlFlow::Continue(()),
        };
        for step in on.into_iter().flatten() {
            for &second in go_on {
                let leg = Leg {
                    via: Some(via),
                    carries: [carried, second],
                    ..leg
                };
                self.ride(leg, atom, step)?;
            }
        }
        ControlFlow::Continue(())
    }
}
