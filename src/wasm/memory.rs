//! The positions last seen, so that calls on the same text read it once.

use std::cell::RefCell;

/// Enough for a line of a few plies and its branches; looking through them costs less than reading a text.
const CAPACITY: usize = 8;

/// Texts and the positions that they say, the last used first.
pub(super) struct Memory<Position>(RefCell<Vec<(String, Position)>>);

impl<Position> Memory<Position> {
    pub(super) const fn new() -> Self {
        Self(RefCell::new(Vec::new()))
    }

    /// Calls `use_it` with the position that `text` says, which is read only if it was not seen lately.
    pub(super) fn with<Answer, Error, Invalid: Into<Error>>(
        &self,
        text: &str,
        read: fn(&str) -> Result<Position, Invalid>,
        use_it: impl FnOnce(&Position) -> Result<Answer, Error>,
    ) -> Result<Answer, Error> {
        let mut seen = self.0.borrow_mut();
        bring_forward(&mut seen, text, read).map_err(Into::into)?;
        use_it(&seen[0].1)
    }

    /// Keeps a position that is likely to be asked for next.
    pub(super) fn remember(&self, text: &str, position: Position) {
        insert(&mut self.0.borrow_mut(), text.to_owned(), position);
    }
}

/// Makes the position that `text` says the first one. Once in the module, and not in each of its callers.
#[inline(never)]
fn bring_forward<Position, Invalid>(
    seen: &mut Vec<(String, Position)>,
    text: &str,
    read: fn(&str) -> Result<Position, Invalid>,
) -> Result<(), Invalid> {
    match seen.iter().position(|(known, _)| known == text) {
        Some(index) => {
            let found = seen.remove(index);
            seen.insert(0, found);
        }
        None => insert(seen, text.to_owned(), read(text)?),
    }
    Ok(())
}

fn insert<Position>(seen: &mut Vec<(String, Position)>, text: String, position: Position) {
    seen.truncate(CAPACITY - 1);
    seen.insert(0, (text, position));
}
