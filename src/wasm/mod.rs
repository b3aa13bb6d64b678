//! Bindings to JavaScript: read, call, convert; nothing else. They are private to the npm package, whose
//! TypeScript (`pkg-template/src`) checks the types of what users give, and makes objects and sentences.
//!
//! Positions cross as text, squares by their number, lists packed into one string (`packed`): an ASCII
//! string is what crosses fastest. Nothing that lives in here is held by JavaScript, so there is nothing
//! to free. A refused call throws JSON of `{ code, details }` (`failure`).
//!
//! Each game has a module of its own in the package, made with a feature of its own: `wasm` is Das Chess, and
//! `wasm-tchess10` TCHESS-10 ([`tchess10`]). Both name their functions alike, so only one of them can be linked.

mod chance;
mod list;
mod memory;
mod picture;
mod texts;
mod tree;

#[cfg(feature = "wasm")]
mod failure;
#[cfg(feature = "wasm")]
mod moves;
#[cfg(feature = "wasm")]
mod packed;
#[cfg(feature = "wasm")]
mod play;
#[cfg(feature = "wasm")]
mod position;
#[cfg(feature = "wasm")]
mod random;
#[cfg(feature = "wasm")]
mod records;
#[cfg(feature = "wasm")]
mod render;
#[cfg(feature = "wasm")]
mod seen;

#[cfg(feature = "wasm-tchess10")]
pub mod tchess10;

#[cfg(feature = "wasm")]
pub use failure::Failure;
#[cfg(feature = "wasm")]
pub use moves::{describe_moves, legal_dests, legal_move_count, legal_moves, perft};
#[cfg(feature = "wasm")]
pub use play::{play, play_between, play_move, play_move_between};
#[cfg(feature = "wasm")]
pub use position::{attackers, cells, compose, parse, status};
#[cfg(feature = "wasm")]
pub use random::random_move;
#[cfg(feature = "wasm")]
pub use records::{
    draw_status, follow_line, legate_cell, read_record, send_legate, split_records, write_record,
};
#[cfg(feature = "wasm")]
pub use render::{piece_picture, render};

// Half the code of the standard library's.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
