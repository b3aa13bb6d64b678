//! TCHESS-10: a second game on 10 x 10, with fifteen modifications that may be joined.
//!
//! ```
//! use das_chess::tchess10::{Mod, Options, Position};
//!
//! let mut options = Options::default();
//! options.mods = [Mod::Strike, Mod::Carry].into_iter().collect();
//! let start = Position::start(&options).unwrap();
//! // A Griffin leaps onto a Pawn and carries it on; with strike it is White's move still.
//! let mv = start.parse_move("c2e3&j8").unwrap();
//! let position = start.play(mv).unwrap();
//! assert_eq!(position.turn(), start.turn());
//! assert_eq!(position.moves_left(), 2);
//! ```
//!
//! The rules and their numbers are those of `docs/TCHESS10.md`. The base game, its pieces and array, is data
//! (`data`), moves come from a small language (`betza`), and each modification is in a file of its own
//! (`mods`). Data goes one way: text is read into a [`Setup`], a checked conversion makes a [`Position`] of it,
//! and a position gives its legal [`Move`]s and the position after each.

mod betza;
mod board;
mod data;
mod mods;
mod moves;
mod notation;
mod piece;
mod position;
mod record;
pub mod render;
mod rules;

pub use data::Source;
pub use mods::{Contradiction, InvalidMods, Mod, Mods, Options, Owed, Variant};
#[cfg(feature = "wasm-tchess10")]
pub(crate) use moves::keep;
pub use moves::{Move, MoveKind};
pub use notation::{MAX_TEXT_LENGTH, MoveError, MoveSpec};
pub use piece::{Cell, Facing, Kind, Man};
pub use position::{Fault, FaultCode, Field, Position, Setup};
pub use record::{Record, read_game, read_record, read_records};
pub use rules::{IllegalMove, Outcome, OutcomeReason, perft};
