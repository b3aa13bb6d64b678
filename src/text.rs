//! Small texts put together and looked at. The standard library's ways to do it bring some kilobytes of code along,
//! which a page would have to download.

use std::ops::Range;

/// A whole number in decimal digits.
pub(crate) fn push_number(text: &mut String, number: u32) {
    if number > 9 {
        push_number(text, number / 10);
    }
    text.push((b'0' + (number % 10) as u8).into());
}

/// A whole number as a text of its own.
pub(crate) fn number(number: u32) -> String {
    let mut text = String::new();
    push_number(&mut text, number);
    text
}

/// A whole number in decimal digits, leading zeros forgiven; there must be a digit.
pub(crate) fn whole_number(text: &str, least: u32, most: u32) -> Option<u32> {
    if text.is_empty() {
        return None;
    }
    let mut number: u32 = 0;
    for digit in text.bytes() {
        if !digit.is_ascii_digit() {
            return None;
        }
        number = number
            .saturating_mul(10)
            .saturating_add((digit - b'0').into());
    }
    (least..=most).contains(&number).then_some(number)
}

/// One text of several.
pub(crate) fn joined(parts: &[&str]) -> String {
    let mut text = String::new();
    for part in parts {
        text.push_str(part);
    }
    text
}

/// What stands at a place of a text that begins and ends where characters do.
pub(crate) fn part(text: &str, span: Range<usize>) -> &str {
    // Which can't fail: what describes the failure of an index would be 2 kB more.
    text.get(span).unwrap_or_default()
}

/// Whether a byte of a text begins a character, and does not go on with one.
pub(crate) const fn begins_letter(byte: u8) -> bool {
    !matches!(byte, 0x80..=0xBF)
}

/// How many characters a text has.
pub(crate) fn width(text: &str) -> usize {
    let mut width = 0;
    for byte in text.bytes() {
        width += usize::from(begins_letter(byte));
    }
    width
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_parts_are_written_as_the_standard_library_writes_them() {
        for value in [0, 7, 10, 99, 100, 4_096, u32::MAX] {
            assert_eq!(number(value), value.to_string());
        }
        for (text, value) in [
            ("007", Some(7)),
            ("256", None),
            ("9999999999", None),
            ("+5", None),
            ("", None),
        ] {
            assert_eq!(whole_number(text, 0, 255), value, "{text}");
        }
        assert_eq!(joined(&[]), "");
        assert_eq!(width("a\u{7f}é日\u{10ffff}."), 6);
        assert_eq!(joined(&["a", "", "ё", "c"]), "aёc");
        assert_eq!(part("aёc", 1..3), "ё");
        assert_eq!(part("aёc", 4..4), "");
    }
}
