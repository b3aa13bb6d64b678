//! The rules of Das Chess.

#[cfg(feature = "wasm")]
mod wasm;
