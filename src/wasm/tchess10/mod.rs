//! The bindings of TCHESS-10, under the names that those of Das Chess have.
//!
//! What is refused is thrown as JSON text of `{ code, details }` (`failure`).

mod failure;
mod moves;
mod packed;
mod play;
mod position;
mod random;
mod records;
mod render;
mod seen;

pub use failure::Failure;
pub use moves::{legal_dests, legal_move_count, legal_moves, perft};
pub use play::{play, play_move};
pub use position::{attackers, cells, parse, start, status};
pub use random::random_move;
pub use records::{draw_status, follow_line, read_record, split_records, write_record};
pub use render::{piece_picture, render};
