//! The packed form of lists: each value one ASCII character. `pkg-template/src/packed.ts` reads it, and
//! the numbers here are places in its tables: [`Square::index`], and the order of the variants of the
//! enums of the core.

pub(super) use super::list::List;
use crate::{Color, Kind, Man, Minor, Mover, Square};

/// What stands for no square, any square, any mover.
pub(super) const NONE: u8 = 255;

/// Ordinary men come first, thirteen kinds of both colors; then hull, Minor and owner of a loaded vessel.
const LOADED: u8 = 26;
/// After all men come the Legates.
const LEGATES: u8 = 34;

/// The number of what stands on a square.
pub(super) fn occupant(man: Man) -> u8 {
    let owner = man.owner() as u8;
    match (man.hull(), man.passenger()) {
        (Some(hull), Some(minor)) => LOADED + 4 * hull as u8 + 2 * minor as u8 + owner,
        _ => 2 * man.kind() as u8 + owner,
    }
}

/// What an occupant's number stands for.
pub(super) fn man(occupant: u8) -> Option<Man> {
    let color = |bit: u8| Color::ALL[usize::from(bit % 2)];
    let owner = color(occupant);
    if occupant < LOADED {
        Some(Man::new(owner, Kind::ALL[usize::from(occupant / 2)]))
    } else if occupant < LEGATES {
        let rest = (occupant - LOADED) / 2;
        Some(Man::loaded(
            color(rest / 2),
            owner,
            Minor::ALL[usize::from(rest % 2)],
        ))
    } else {
        None
    }
}

/// The color of a Legate's number.
pub(super) fn legate(number: u8) -> Color {
    Color::ALL[usize::from(number - LEGATES) % 2]
}

/// Who moves, by number.
pub(super) fn mover(number: u8) -> Option<Mover> {
    const MOVERS: [Mover; 3] = [Mover::Piece, Mover::Vessel, Mover::Passenger];
    MOVERS.get(usize::from(number)).copied()
}

/// The kind of man with this number.
pub(super) fn kind(number: u8) -> Option<Kind> {
    Kind::ALL.get(usize::from(number)).copied()
}

/// The cell with this number; the package sends none that is not.
pub(super) fn square(number: u8) -> Square {
    Square::from_index(usize::from(number))
}

/// As [`square`], with [`NONE`] for none.
pub(super) fn maybe_square(number: u8) -> Option<Square> {
    (number != NONE).then(|| square(number))
}
