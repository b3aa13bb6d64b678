//! The positions of TCHESS-10 that were seen last.

use std::rc::Rc;

use super::failure::Failure;
use crate::tchess10::{Fault, Position};
use crate::wasm::memory::Memory;

thread_local! {
    static SEEN: Memory<Rc<Position>> = const { Memory::new() };
}

/// The position that `text` says.
#[inline(never)]
pub(super) fn position(text: &str) -> Result<Rc<Position>, Failure> {
    let read = |text: &str| -> Result<_, Vec<Fault>> { Ok(Rc::new(Position::from_text(text)?)) };
    SEEN.with(|seen| seen.with(text, read, |position| Ok(position.clone())))
}

/// Keeps a position that is likely to be asked for next, and gives its text.
pub(super) fn remember(position: Position) -> String {
    let text = position.to_text();
    SEEN.with(|seen| seen.remember(&text, Rc::new(position)));
    text
}
