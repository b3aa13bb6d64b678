//! 2.12 Re-formation: a piece may be turned instead of moved.

use super::{Mod, Mods, flag_capture, polarity};
use crate::tchess10::piece::{Facing, Man};

/// The ways in which a man, alone or in the upper storey, may be turned as its move.
pub(in crate::tchess10) fn turns(mods: Mods, man: Man) -> impl Iterator<Item = Facing> {
    let may = mods.has(Mod::Reform) && !flag_capture::never_moves(mods, man.kind);
    polarity::turns(mods, man.facing).filter(move |_| may)
}
