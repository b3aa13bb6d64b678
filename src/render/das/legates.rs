//! What the cells of file r mean to the Legates.

use super::figure::Figure;
use crate::piece::Color;
use crate::render::options::ColorRole;
use crate::render::scene::Scene;
use crate::render::svg::{Layout, close, push_attribute, push_point};
use crate::rules::Message;

/// Signs of what a Legate says on the empty cells of file r (rule 8.2): dots for silence, an equals sign for
/// a draw, an arrow back for taking back, a cross for resigning.
pub(super) fn push_messages(out: &mut String, scene: &Scene<'_, Figure>, layout: &Layout) {
    out.push_str(
        "<g fill=\"none\" stroke-width=\"7\" stroke-linecap=\"round\" stroke-linejoin=\"round\" opacity=\".45\"",
    );
    push_attribute(
        out,
        "stroke",
        scene.view.colors.get(ColorRole::Frame).as_str(),
    );
    out.push('>');
    for cell in &scene.cells {
        let says = |color| Message::from_cell(cell.square, color);
        let Some(message) = Color::ALL.into_iter().find_map(says) else {
            continue;
        };
        if cell.figure.is_some() {
            continue;
        }
        let sign = match message {
            Message::Silent => "m-18 0h.1m18 0h.1m18 0h.1",
            Message::Draw => "m-18-10h36m-36 20h36",
            Message::Takeback => "m-6-20-14 14 14 14m-14-14h26a13 13 0 0 1 0 26h-12",
            Message::Resign => "m-16-16 32 32m0-32-32 32",
        };
        let (x, y) = layout.center(cell.place);
        out.push_str("<path d=\"M");
        push_point(out, x, y);
        out.push_str(sign);
        out.push_str("\"/>");
    }
    close(out, "g");
}
