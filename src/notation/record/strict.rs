//! What a record may do and the export format does not: forgiven in reading, told in strict reading.

use super::place::Place;

/// What was forgiven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeviationKind {
    /// The text is no UTF-8; what could not be read stands as U+FFFD.
    Encoding,
    /// A byte order mark.
    ByteOrderMark,
    /// A line that ends with CR, or CRLF.
    LineEnd,
    /// A line that begins with `%`.
    EscapeLine,
    /// A tag of the seven-tag roster, `Variant`, or `SetUp` beside `FEN` is missing, or says something else than
    /// the record.
    MissingTag,
    /// A tag for the second time; the first one holds.
    RepeatedTag,
    /// A tag's name is not made of letters, digits and `_`.
    TagName,
    /// A move's number is missing, wrong, or where none is needed.
    MoveNumber,
    /// A move is not written as its SAN.
    MoveText,
    /// A variation without a move.
    EmptyVariation,
    /// The result behind the moves is missing.
    MissingResult,
    /// Either the tag or the end says `*`, and the other one more.
    UnknownResult,
}

impl DeviationKind {
    /// The stable code, in snake case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Encoding => "encoding",
            Self::ByteOrderMark => "byte_order_mark",
            Self::LineEnd => "line_end",
            Self::EscapeLine => "escape_line",
            Self::MissingTag => "missing_tag",
            Self::RepeatedTag => "repeated_tag",
            Self::TagName => "tag_name",
            Self::MoveNumber => "move_number",
            Self::MoveText => "move_text",
            Self::EmptyVariation => "empty_variation",
            Self::MissingResult => "missing_result",
            Self::UnknownResult => "unknown_result",
        }
    }
}

/// One thing that was forgiven; all numbers are from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// What it is.
    pub kind: DeviationKind,
    /// Where in the text.
    pub place: Place,
    /// Which move of its line, as in [`RecordError`](super::RecordError).
    pub ply: u32,
    /// What stands there; empty if it is missing.
    pub text: String,
    /// What should; empty if nothing should.
    pub expected: String,
}
