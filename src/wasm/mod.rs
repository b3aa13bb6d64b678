//! Bindings to JavaScript: read, call, convert; nothing else. They are private to the npm package, whose
//! TypeScript (`pkg-template/src`) checks the types of what users give, and makes objects and sentences.
//!
//! Positions cross as text, squares by their number, lists packed into one string (`packed`): an ASCII
//! string is what crosses fastest. Nothing that lives in here is held by JavaScript, so there is nothing
//! to free. A refused call throws a plain `{ code, details }` (`failure`).

mod failure;
mod memory;
mod moves;
mod packed;
mod play;
mod position;
mod random;
mod records;
mod render;

pub use failure::Failure;
pub use moves::{describe_moves, legal_dests, legal_move_count, legal_moves, perft};
pub use play::{play, play_between, play_move, play_move_between};
pub use position::{attackers, cells, compose, parse, status};
pub use random::random_move;
pub use records::{
    draw_status, follow_line, legate_cell, read_record, send_legate, split_records, write_record,
};
pub use render::{piece_picture, render};
