//! The positions of Das Chess that were seen last.

use super::failure::Failure;
use super::memory::Memory;
use crate::Position;

thread_local! {
    static SEEN: Memory<Position> = const { Memory::new() };
}

/// Calls `use_it` with the position that `text` says.
pub(super) fn with_position<R>(
    text: &str,
    use_it: impl FnOnce(&Position) -> Result<R, Failure>,
) -> Result<R, Failure> {
    SEEN.with(|seen| seen.with(text, Position::from_dfen, use_it))
}

/// Keeps a position that is likely to be asked for next, and gives its text.
pub(super) fn remember(position: Position) -> String {
    let text = position.to_dfen();
    SEEN.with(|seen| seen.remember(&text, position));
    text
}
