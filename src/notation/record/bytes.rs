//! Which bytes separate the tokens of a record; all of these are ASCII, so no letter is ever cut.

/// White space between tokens. A byte order mark counts too, but is three bytes: see [`BOM`].
pub(super) const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0B | 0x0C)
}

pub(super) const fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

/// What a word of the move text is made of: moves, results, and what turns out to be neither.
pub(super) const fn is_word(byte: u8) -> bool {
    !byte.is_ascii_control()
        && !matches!(
            byte,
            b' ' | b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'"' | b'.' | b'*' | b'$'
        )
}

/// What a tag's name is made of.
pub(super) const fn is_tag_name(byte: u8) -> bool {
    !byte.is_ascii_control()
        && !matches!(
            byte,
            b' ' | b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'"'
        )
}

/// The byte order mark, white space wherever it stands between tokens.
pub(super) const BOM: &[u8] = "\u{FEFF}".as_bytes();
