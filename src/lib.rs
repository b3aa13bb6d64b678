//! The rules of Das Chess (Nikolai Batyrev, 2013): chess on 10 x 10 with ships that carry men, and air pieces.
//!
//! ```
//! use das_chess::Position;
//!
//! let position = Position::start();
//! assert_eq!(position.legal_moves().len(), 39);
//! let mv = position.parse_move("l1a3").unwrap(); // the Amazon enters from the edge file l
//! let position = position.play(mv).unwrap();
//! assert_eq!(position.edge(), "Cac");
//! ```
//!
//! Data goes one way: text is read into a [`Setup`], a checked conversion makes a [`Position`] of it, and a
//! position gives its legal [`Move`]s and the position after each. A value of these types is always sound:
//! what can fail, fails with a typed error and changes nothing. Rule numbers are those of `docs/RULES.md`.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod board;
mod fault_codes;
mod game;
#[cfg(any(test, feature = "wasm", feature = "wasm-tchess10"))]
mod json;
mod moves;
mod notation;
mod piece;
mod playable;
mod position;
pub mod render;
mod rules;
pub mod tchess10;
mod text;
#[cfg(any(feature = "wasm", feature = "wasm-tchess10"))]
#[doc(hidden)]
pub mod wasm;

pub use board::{InvalidSquare, Square, SquareSet, Squares};
pub use game::{Game, GameError};
pub use moves::{Move, MoveKind, Mover};
pub use notation::{
    Cut, Deviation, DeviationKind, GameResult, InvalidTagName, MAX_COMMENT_BYTES, MAX_DEVIATIONS,
    MAX_DFEN_LENGTH, MAX_GAME_BYTES, MAX_VARIATION_DEPTH, MoveError, MoveSpec, MoveStyle, Node,
    NodeId, Note, Place, ReadOptions, ReadRecord, Record, RecordError, RecordFault, Records, START,
    Splitter, WriteOptions, read_game, read_record, read_records,
};
pub use piece::{Color, Kind, Man, Minor, Vessel};
pub use playable::{Ending, Playable};
pub use position::{
    CastlingRights, Corner, CornerRight, Fault, FaultCode, Field, InvalidPosition, MAX_FULL_MOVES,
    MAX_HALF_MOVES, Position, Setup,
};
pub use rules::{
    Answer, DrawClaim, FIFTY_MOVES, IllegalMove, Legates, Message, Outcome, OutcomeReason, Partner,
    SEVENTY_FIVE_MOVES, Threat, perft, takeback_plies,
};
