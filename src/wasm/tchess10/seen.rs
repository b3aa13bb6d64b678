//! The positions of TCHESS-10 that were seen last.

use super::failure::Failure;
use crate::tchess10::Position;
use crate::wasm::memory::Memory;

thread_local! {
    static SEEN: Memory<Position> = const { Memory::new() };
}

/// Calls `use_it` with the position that `text` says.
pub(super) fn with_position<R>(
    text: &str,
    use_it: impl FnOnce(&Position) -> Result<R, Failure>,
) -> Result<R, Failure> {
    SEEN.with(|seen| seen.with(text, Position::from_text, use_it))
}

/// Keeps a position that is likely to be asked for next, and gives its text.
pub(super) fn remember(position: Position) -> String {
    let text = position.to_text();
    SEEN.with(|seen| seen.remember(&text, position));
    text
}
