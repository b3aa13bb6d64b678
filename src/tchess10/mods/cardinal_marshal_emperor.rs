//! 2.13 Cardinal, Marshal, Emperor: in the Champions' places and in the Queen's.

use super::{Mod, Mods};
use crate::tchess10::piece::Kind;

/// What stands on a place of the array: the Champion's on file b or i, or the Queen's.
pub(in crate::tchess10) const fn in_place_of(mods: Mods, kind: Kind, file: u8) -> Kind {
    match (kind, mods.has(Mod::Cardinal), mods.has(Mod::Marshal)) {
        (Kind::Champion, true, true) if file > 5 => Kind::Marshal,
        (Kind::Champion, true, _) => Kind::Cardinal,
        (Kind::Champion, false, true) => Kind::Marshal,
        (Kind::Queen, ..) if mods.has(Mod::Emperor) => Kind::Emperor,
        _ => kind,
    }
}

/// Whether the array has pieces of this kind, before a last hero clears it.
pub(super) const fn is_in_array(mods: Mods, kind: Kind) -> bool {
    match kind {
        Kind::Cardinal => mods.has(Mod::Cardinal),
        Kind::Marshal => mods.has(Mod::Marshal),
        Kind::Emperor => mods.has(Mod::Emperor),
        Kind::Champion => !mods.has(Mod::Cardinal) && !mods.has(Mod::Marshal),
        Kind::Queen => !mods.has(Mod::Emperor),
        _ => true,
    }
}
