//! Game records (PGN): what they hold, how they are read, written, and found one by one in a stream.

mod bytes;
mod comment;
mod error;
mod judge;
mod lexer;
mod place;
mod reader;
mod split;
mod strict;
mod tags;
mod tree;
mod writer;

pub use error::{RecordError, RecordFault};
pub use place::Place;
pub(crate) use reader::read_one;
pub use reader::{ReadOptions, ReadRecord, Records, read_game, read_record, read_records};
pub use split::{Cut, Splitter};
pub use strict::{Deviation, DeviationKind};
#[cfg(any(feature = "wasm", feature = "wasm-tchess10"))]
pub(crate) use tree::Step;
pub use tree::{GameResult, InvalidTagName, Node, NodeId, Note, Record};
pub use writer::{MoveStyle, WriteOptions};

/// A comment of more bytes than this ends its game as an error.
pub const MAX_COMMENT_BYTES: usize = 64 * 1024;

/// A game of more bytes than this is refused.
pub const MAX_GAME_BYTES: usize = 4 * 1024 * 1024;

/// Variations inside variations, more than this deep, are refused.
pub const MAX_VARIATION_DEPTH: usize = 10_000;

/// Strict reading tells no more than this of one game.
pub const MAX_DEVIATIONS: usize = 1_000;
