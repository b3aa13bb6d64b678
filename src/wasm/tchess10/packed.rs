//! The packed form of lists, in values under 128. `pkg-template/src/tchess10/packed.ts` reads and writes it; the
//! numbers are places in its tables: [`Square::index`], and the order of the variants of the enums of the core.

use crate::tchess10::{Cell, Facing, Kind, Man, Mod, Mods, MoveSpec};
use crate::wasm::list::List;
use crate::{Color, Square};

/// What stands for no square.
pub(super) const NONE: u8 = 127;
/// What stands for any square, and for nothing said, in arguments.
pub(super) const ANY: u8 = 255;

/// What stands on a square, in four values: the upper man and where he faces, the lower one from 1 (0 for none) and
/// where he faces.
pub(super) fn push_cell(list: &mut List, cell: Cell) {
    let number = |man: Man| 2 * man.kind as u8 + man.color as u8;
    list.extend(&[number(cell.upper), cell.upper.facing as u8]);
    list.extend(
        &cell
            .lower
            .map_or([0, 0], |lower| [1 + number(lower), lower.facing as u8]),
    );
}

/// What stands on a square, from its four values; none if they are not such.
pub(super) fn cell(packed: &str) -> Option<Cell> {
    let &[upper, upper_facing, lower, lower_facing] = packed.as_bytes() else {
        return None;
    };
    let man = |number: u8, facing: u8| {
        let color = Color::ALL[usize::from(number % 2)];
        let mut man = Man::new(color, kind(number / 2)?);
        man.facing = *Facing::ALL.get(usize::from(facing))?;
        Some(man)
    };
    Some(Cell {
        upper: man(upper, upper_facing)?,
        lower: match lower.checked_sub(1) {
            Some(lower) => Some(man(lower, lower_facing)?),
            None => None,
        },
    })
}

/// The modifications whose bits are set, in the order of [`Mod::ALL`].
pub(super) fn mods(bits: u16) -> Mods {
    Mod::ALL
        .into_iter()
        .filter(|&modification| bits >> modification as u16 & 1 != 0)
        .collect()
}

/// The square with this number; the package sends none that is not.
pub(super) fn square(number: u8) -> Square {
    Square::from_index(usize::from(number))
}

/// As [`square`], with [`ANY`] for none.
pub(super) fn maybe_square(number: u8) -> Option<Square> {
    (number != ANY).then(|| square(number))
}

/// The kind with this number; none for a larger one.
pub(super) fn kind(number: u8) -> Option<Kind> {
    Kind::ALL.get(usize::from(number)).copied()
}

/// A move as an object names it: from, to, promotion and turn from 1 with 0 for nothing said, the freed King's square
/// or [`NONE`]; then the path and what is carried, each with its length from 1, or 0 for nothing said.
pub(super) fn spec(packed: &str) -> Option<MoveSpec> {
    let [from, to, promotion, turn, frees, rest @ ..] = packed.as_bytes() else {
        return None;
    };
    let (path, rest) = list(rest)?;
    let (carries, _) = list(rest)?;
    Some(MoveSpec {
        from: square(*from),
        to: square(*to),
        path: path.map(|path| path.iter().copied().map(square).collect()),
        carries: carries.map(|carries| carries.iter().map(|&carried| carried != 0).collect()),
        promotion: promotion.checked_sub(1).and_then(kind),
        turn: turn
            .checked_sub(1)
            .and_then(|turn| Facing::ALL.get(usize::from(turn)).copied()),
        frees: (*frees != NONE).then(|| square(*frees)),
    })
}

/// The list that packed values begin with, if it is said, and what follows it.
fn list(packed: &[u8]) -> Option<(Option<&[u8]>, &[u8])> {
    let (&length, rest) = packed.split_first()?;
    match length.checked_sub(1) {
        None => Some((None, rest)),
        Some(length) => rest
            .split_at_checked(length.into())
            .map(|(list, rest)| (Some(list), rest)),
    }
}
