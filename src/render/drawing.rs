//! How drawings of pieces are written: one file each, used for both sides.
//!
//! A drawing is a fragment of SVG in a box of 100 x 100. It takes fill, outline and line width from the
//! group round it, and says `$d` where it wants the color of inner details. White is light with a dark
//! outline, Black dark with light details, so that the sides differ in grey too.

use super::options::{ColorRole, Colors};
use super::svg::push_attribute;
use crate::piece::Color;

/// The width of outlines.
const STROKE_WIDTH: &str = "4";

const fn roles(color: Color) -> [ColorRole; 3] {
    match color {
        Color::White => [
            ColorRole::WhiteFill,
            ColorRole::WhiteStroke,
            ColorRole::WhiteDetail,
        ],
        Color::Black => [
            ColorRole::BlackFill,
            ColorRole::BlackStroke,
            ColorRole::BlackDetail,
        ],
    }
}

/// Opens a group whose colors are those of one side's bodies and outlines.
pub(crate) fn open_side(out: &mut String, color: Color, colors: &Colors) {
    out.push_str("<g");
    push_side(out, color, colors, STROKE_WIDTH);
    out.push_str(" stroke-linejoin=\"round\" stroke-linecap=\"round\">");
}

/// Opens a group within a side's, for a smaller figure of either side: where it is, and how wide its outlines
/// are before they are made smaller with it.
pub(crate) fn open_part(
    out: &mut String,
    color: Color,
    colors: &Colors,
    (transform, width): (&str, &str),
) {
    out.push_str("<g");
    push_attribute(out, "transform", transform);
    push_side(out, color, colors, width);
    out.push('>');
}

fn push_side(out: &mut String, color: Color, colors: &Colors, width: &str) {
    let [fill, stroke, _] = roles(color);
    push_attribute(out, "fill", colors.get(fill).as_str());
    push_attribute(out, "stroke", colors.get(stroke).as_str());
    push_attribute(out, "stroke-width", width);
}

/// Writes a drawing, within a group with its side's colors.
pub(crate) fn push_drawing(out: &mut String, drawing: &str, color: Color, colors: &Colors) {
    let detail = colors.get(roles(color)[2]).as_str();
    for line in drawing.lines() {
        let mut parts = line.split('$');
        out.push_str(parts.next().unwrap_or(""));
        for part in parts {
            out.push_str(detail);
            out.push_str(part.strip_prefix('d').unwrap_or(part));
        }
    }
}

/// Fails if a drawing has anything that a strict page forbids, or a color of its own.
#[cfg(test)]
pub(crate) fn assert_strict(drawing: &str) {
    for banned in [
        " id=", "style", "<use", "<text", "<script", "href", "url(", "#", "class",
    ] {
        assert!(!drawing.contains(banned), "{banned} in {drawing}");
    }
    for color in drawing
        .split("fill=\"")
        .skip(1)
        .chain(drawing.split("stroke=\"").skip(1))
    {
        assert!(
            color.starts_with("none\"") || color.starts_with("$d\""),
            "{drawing}"
        );
    }
}
