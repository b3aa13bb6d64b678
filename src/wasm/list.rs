//! Packed lists: each value one ASCII character.

use crate::Square;

/// A packed list in the making.
pub(super) struct List(Vec<u8>);

impl List {
    pub(super) fn with_capacity(values: usize) -> Self {
        Self(Vec::with_capacity(values))
    }

    pub(super) fn push(&mut self, value: u8) {
        self.0.push(value);
    }

    pub(super) fn push_square(&mut self, square: Square) {
        self.push(square.index() as u8);
    }

    pub(super) fn extend(&mut self, values: &[u8]) {
        self.0.extend_from_slice(values);
    }

    /// The list as text.
    pub(super) fn finish(self) -> String {
        let Ok(text) = String::from_utf8(self.0) else {
            unreachable!("values are under 128");
        };
        text
    }
}
