//! 2.10 Carrying: a Horse leaps onto an own piece, stands on it, and takes it along or leaves it.

use super::{Mod, Mods};
use crate::tchess10::betza::Step;
use crate::tchess10::piece::{Cell, Kind, Man};

/// Whether a piece of this kind can be in a lower storey as cargo. Kings are not carried, but a crowned
/// Jester made in a lower storey stays there (rule 2.6).
pub(in crate::tchess10) fn is_cargo(mods: Mods, kind: Kind) -> bool {
    let crowned = mods.has(Mod::JesterKing) && mods.has(Mod::Illusions);
    !kind.is_horse() && (kind != Kind::King || crowned)
}

/// Whether a man who leaps onto an own cell by this step picks up what stands there: a Horse by a Knight's
/// leap, and one piece alone that is neither King nor Horse.
pub(in crate::tchess10) fn picks_up(mods: Mods, man: Man, leap: Step, target: Cell) -> bool {
    mods.has(Mod::Carry)
        && man.kind.is_horse()
        && is_knights_leap(leap)
        && target.lower.is_none()
        && target.upper.kind != Kind::King
        && !target.upper.kind.is_horse()
}

/// Cardinals, Marshals and Emperors pick up by this leap only, not by what else they do.
fn is_knights_leap(step: Step) -> bool {
    step.right.unsigned_abs() * step.ahead.unsigned_abs() == 2
}
