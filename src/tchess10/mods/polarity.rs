//! 2.11 Polarity: each piece faces somewhere. Nothing of its move goes backward, and after it the piece may
//! be turned.

use super::{Mod, Mods};
use crate::tchess10::betza::Step;
use crate::tchess10::piece::Facing;

/// Whether a part of a move is allowed: forward or straight sideways, as the piece faces.
pub(in crate::tchess10) const fn allows(mods: Mods, step: Step) -> bool {
    !mods.has(Mod::Polarity) || step.ahead >= 0
}

/// The ways in which a piece that faces so may be turned.
pub(in crate::tchess10) fn turns(mods: Mods, facing: Facing) -> impl Iterator<Item = Facing> {
    Facing::ALL
        .into_iter()
        .filter(move |&other| mods.has(Mod::Polarity) && other != facing)
}
