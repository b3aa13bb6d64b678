//! Texts: position text (DFEN), coordinate moves.

mod coordinate;
mod dfen;

pub use coordinate::MoveError;
pub(crate) use coordinate::coordinate;
pub(crate) use dfen::{EDGE_MEN, write_castling};
pub use dfen::{MAX_DFEN_LENGTH, START};
