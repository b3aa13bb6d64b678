//! Packed lists: each value one ASCII character.

use crate::Square;

/// A packed list in the making.
pub(super) struct List(String);

impl List {
    pub(super) fn with_capacity(values: usize) -> Self {
        Self(String::with_capacity(values))
    }

    /// Appends a value under 128.
    pub(super) fn push(&mut self, value: u8) {
        assert!(value < 128);
        self.0.push(char::from(value));
    }

    pub(super) fn push_square(&mut self, square: Square) {
        self.push(square.index() as u8);
    }

    pub(super) fn extend(&mut self, values: &[u8]) {
        for &value in values {
            self.push(value);
        }
    }

    /// The list as text.
    pub(super) fn finish(self) -> String {
        self.0
    }
}
