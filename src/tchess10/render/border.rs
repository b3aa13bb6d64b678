//! Borders (rule 2.2): dots along the near edge of each side's far one.

use super::figure::Figure;
use crate::board::Square;
use crate::piece::Color;
use crate::render::ColorRole;
use crate::render::scene::Scene;
use crate::render::svg::{Layout, close, push_attribute, push_point};

/// How far from the edge of its rank the dots' middle is.
const INSET: i32 = 8;

/// A row of dots in a side's colors, on the edge of its far border that its King comes from: where both sides'
/// borders meet, each keeps to its own rank.
pub(super) fn push_dots(
    out: &mut String,
    scene: &Scene<'_, Figure>,
    layout: &Layout,
    color: Color,
    rank: u8,
) {
    // The row's first square in the picture.
    let file = match scene.view.orientation {
        Color::White => 1,
        Color::Black => 10,
    };
    let square = Square::new(file, rank).expect("a border is a rank");
    let (x, top) = layout.corner(scene.place(square));
    let y = if color == scene.view.orientation {
        top + 100 - INSET
    } else {
        top + INSET
    };
    let [fill, stroke] = match color {
        Color::White => [ColorRole::WhiteFill, ColorRole::WhiteStroke],
        Color::Black => [ColorRole::BlackFill, ColorRole::BlackStroke],
    };
    out.push_str("<g stroke-linecap=\"round\" stroke-dasharray=\"0 25\">");
    for (role, width) in [(stroke, "13"), (fill, "7")] {
        out.push_str("<path");
        push_attribute(out, "stroke", scene.view.colors.get(role).as_str());
        push_attribute(out, "stroke-width", width);
        out.push_str(" d=\"M");
        push_point(out, x + 12, y);
        out.push_str("h980\"/>");
    }
    close(out, "g");
}
