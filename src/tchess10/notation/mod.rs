//! Texts: position text, and move text (section 3).

mod move_text;
mod parts;
mod position_text;

pub(super) use move_text::push_move;
pub use move_text::{MoveError, MoveSpec};
pub use position_text::MAX_TEXT_LENGTH;
pub(super) use position_text::write_cell;
