//! Places in a text that people can look up.

/// A line and a column, both from 1. Columns count UTF-16 units, as JavaScript and most editors do; a line ends
/// with LF, CR or CRLF.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line, from 1.
    pub line: u32,
    /// The column in it, from 1.
    pub column: u32,
}

impl Place {
    /// Where every text starts.
    pub const START: Self = Self { line: 1, column: 1 };

    /// The place behind one more byte of UTF-8, of which `previous` is the one before.
    #[must_use]
    pub(super) const fn past(self, byte: u8, previous: u8) -> Self {
        match byte {
            b'\n' if previous == b'\r' => self,
            b'\n' | b'\r' => Self {
                line: self.line.saturating_add(1),
                column: 1,
            },
            _ => {
                // Continuation bytes add nothing; what takes four bytes takes two units.
                let units = match byte {
                    0x80..=0xBF => 0,
                    0xF0.. => 2,
                    _ => 1,
                };
                Self {
                    line: self.line,
                    column: self.column.saturating_add(units),
                }
            }
        }
    }
}

impl Default for Place {
    fn default() -> Self {
        Self::START
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Turns byte offsets into places; quick as long as they are asked for in rising order.
#[derive(Clone)]
pub(super) struct Locator<'a> {
    text: &'a [u8],
    origin: Place,
    offset: usize,
    place: Place,
}

impl<'a> Locator<'a> {
    /// For a text that begins at `origin`.
    pub(super) const fn new(text: &'a [u8], origin: Place) -> Self {
        Self {
            text,
            origin,
            offset: 0,
            place: origin,
        }
    }

    pub(super) fn place(&mut self, offset: usize) -> Place {
        if offset < self.offset {
            (self.offset, self.place) = (0, self.origin);
        }
        while self.offset < offset.min(self.text.len()) {
            let previous = match self.offset {
                0 => 0,
                offset => self.text[offset - 1],
            };
            self.place = self.place.past(self.text[self.offset], previous);
            self.offset += 1;
        }
        self.place
    }
}
