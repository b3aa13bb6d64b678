//! Texts: position text (DFEN), and moves as coordinates or in algebraic form (SAN).

mod coordinate;
mod dfen;
mod move_text;
mod playable;
mod record;
mod san;

pub use dfen::{MAX_DFEN_LENGTH, START};
pub(crate) use dfen::{cased, push_man};
pub use move_text::{MoveError, MoveSpec};
#[cfg(any(feature = "wasm", feature = "wasm-tchess10"))]
pub(crate) use record::Step;
pub(crate) use record::read_one;
pub use record::{
    Cut, Deviation, DeviationKind, GameResult, InvalidTagName, MAX_COMMENT_BYTES, MAX_DEVIATIONS,
    MAX_GAME_BYTES, MAX_VARIATION_DEPTH, MoveStyle, Node, NodeId, Note, Place, ReadOptions,
    ReadRecord, Record, RecordError, RecordFault, Records, Splitter, WriteOptions, read_game,
    read_record, read_records,
};
#[cfg(feature = "wasm")]
pub(crate) use san::{SanParts, Sans};
