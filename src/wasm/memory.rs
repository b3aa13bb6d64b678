//! The positions last seen, so that calls on the same text read it once.

use std::cell::RefCell;

use super::failure::Failure;
use crate::Position;

/// Enough for a line of a few plies and its branches; looking through them costs less than reading a text.
const CAPACITY: usize = 8;

thread_local! {
    /// Texts and what they say, the last used first.
    static SEEN: RefCell<Vec<(String, Position)>> = const { RefCell::new(Vec::new()) };
}

/// Calls `use_it` with the position that `text` says.
pub(super) fn with_position<R>(
    text: &str,
    use_it: impl FnOnce(&Position) -> Result<R, Failure>,
) -> Result<R, Failure> {
    SEEN.with_borrow_mut(|seen| {
        match seen.iter().position(|(known, _)| known == text) {
            Some(index) => seen[..=index].rotate_right(1),
            None => insert(seen, text.to_owned(), Position::from_dfen(text)?),
        }
        use_it(&seen[0].1)
    })
}

/// Keeps a position that is likely to be asked for next, and gives its text.
pub(super) fn remember(position: Position) -> String {
    let text = position.to_dfen();
    SEEN.with_borrow_mut(|seen| insert(seen, text.clone(), position));
    text
}

fn insert(seen: &mut Vec<(String, Position)>, text: String, position: Position) {
    seen.truncate(CAPACITY - 1);
    seen.insert(0, (text, position));
}
