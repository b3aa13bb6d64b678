//! Drawing positions: as an SVG document, as text for a terminal, and single pieces.
//!
//! What is here knows no game: `options` and `paint` hold what a caller may ask for, `scene` says what is to be
//! seen, `svg` and `text` write it down, `drawing` and `phrases` hold what figures and words have in common,
//! `pieces` the drawings. A game says which figures stand where and what they are called: `das` does for Das
//! Chess, and `tchess10::render` for the second game.

mod das;
pub(crate) mod drawing;
mod options;
mod paint;
pub(crate) mod phrases;
pub(crate) mod scene;
pub(crate) mod svg;
pub(crate) mod text;

pub use das::{Figure, PieceOptions, RenderOptions, piece_svg, render_svg, render_text};
pub use options::{
    Arrow, CheckMark, ColorRole, Colors, InvalidOption, Label, Language, Mark, Size,
};
pub use paint::Paint;

use crate::text::push_number;

/// Appends a whole number.
fn push_int(out: &mut String, value: i32) {
    if value < 0 {
        out.push('-');
    }
    push_number(out, value.unsigned_abs());
}

/// Appends a number given in tenths, without a fraction where there is none.
fn push_tenths(out: &mut String, tenths: i32) {
    if tenths < 0 {
        out.push('-');
    }
    let size = tenths.abs();
    push_int(out, size / 10);
    if size % 10 != 0 {
        out.push('.');
        push_int(out, size % 10);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_plainly() {
        for value in [0, 7, 10, 1320, -45, i32::MAX, i32::MIN] {
            let mut text = String::new();
            push_int(&mut text, value);
            assert_eq!(text, value.to_string());
        }
        for (tenths, wanted) in [
            (0, "0"),
            (5, "0.5"),
            (-5, "-0.5"),
            (120, "12"),
            (-1234, "-123.4"),
        ] {
            let mut text = String::new();
            push_tenths(&mut text, tenths);
            assert_eq!(text, wanted);
        }
    }
}
