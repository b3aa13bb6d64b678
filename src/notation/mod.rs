//! Texts: position text (DFEN), and moves as coordinates or in algebraic form (SAN).

mod coordinate;
mod dfen;
mod san;

pub(crate) use coordinate::coordinate;
pub use coordinate::{MoveError, MoveSpec};
pub(crate) use dfen::{EDGE_MEN, write_castling};
pub use dfen::{MAX_DFEN_LENGTH, START};
