//! A scene as an SVG document.
//!
//! The document stands by itself and is safe to inline in a page with a strict content security policy, twice
//! if need be: no ids, no style, no script, nothing from outside. One square is 100 units wide. What writes an
//! attribute or element is never inlined: small code counts for more here than fast code.

use super::drawing::open_side;
use super::options::{ColorRole, Colors, Language, Size};
use super::paint::Paint;
use super::phrases::phrases;
use super::scene::{Cell, Figure, MoveEnd, Place, Scene, View};
use super::{push_int, push_tenths};
use crate::piece::Color;

/// The side of a square.
const SQUARE: i32 = 100;
/// The sides of the frame round the main board, with room for coordinates and without.
const WIDE_FRAME: i32 = 48;
const NARROW_FRAME: i32 = 12;
/// Between the frame and the cells of an edge file.
const GAP: i32 = 14;
/// Between the outermost line and the border of the picture.
const MARGIN: i32 = 3;

/// A scene as an SVG document. Where no words are given for it, the title begins with the `game` and `describe`
/// makes the description; `push_ground` adds what a game has on its board under the men.
pub(crate) fn write_svg<F: Figure>(
    scene: &Scene<'_, F>,
    game: &str,
    describe: impl FnOnce() -> String,
    push_ground: impl FnOnce(&mut String, &Layout),
) -> String {
    let view = &scene.view;
    let layout = Layout::new(view);
    let mut out = String::with_capacity(24_000);
    let out = &mut out;

    open_document(
        out,
        (layout.width(), layout.height()),
        view.size,
        view.language,
    );
    match view.title {
        Some(title) => push_element(out, "title", title.as_str()),
        None => push_element(
            out,
            "title",
            &phrases(view.language).title(game, scene.turn),
        ),
    }
    match view.description {
        Some(description) => push_element(out, "desc", description.as_str()),
        None => push_element(out, "desc", &describe()),
    }
    push_board(out, scene, &layout);
    push_ground(out, &layout);
    if view.coordinates {
        push_coordinates(out, scene, &layout);
    }
    push_states(out, scene, &layout);
    for side in Color::ALL {
        open_side(out, side, view.colors);
        for cell in &scene.cells {
            if let Some(figure) = cell.figure.filter(|figure| figure.side() == side) {
                let (x, y) = layout.corner(cell.place);
                out.push_str("<g transform=\"translate(");
                push_point(out, x, y);
                out.push_str(")\">");
                figure.draw(out, view.colors);
                close(out, "g");
            }
        }
        close(out, "g");
    }
    push_marks(out, scene, &layout);
    push_arrows(out, scene, &layout);
    close(out, "svg");
    std::mem::take(out)
}

/// One figure as an SVG document of its own.
pub(crate) fn write_piece(
    figure: impl Figure,
    title: &str,
    size: Option<Size>,
    colors: &Colors,
    language: Language,
) -> String {
    let mut out = String::with_capacity(1500);
    open_document(&mut out, (100, 100), size, language);
    push_element(&mut out, "title", title);
    open_side(&mut out, figure.side(), colors);
    figure.draw(&mut out, colors);
    close(&mut out, "g");
    close(&mut out, "svg");
    out
}

/// Where things are.
pub(crate) struct Layout {
    /// The frame's width left, right and below; above it is always narrow.
    frame: i32,
    /// What an edge file takes beside the frame.
    edge: i32,
}

impl Layout {
    fn new(view: &View<'_>) -> Self {
        Self {
            frame: if view.coordinates {
                WIDE_FRAME
            } else {
                NARROW_FRAME
            },
            edge: if view.edges { MARGIN + SQUARE + GAP } else { 0 },
        }
    }

    const fn width(&self) -> i32 {
        2 * (self.edge + self.frame) + 10 * SQUARE
    }

    const fn height(&self) -> i32 {
        NARROW_FRAME + 10 * SQUARE + self.frame
    }

    /// The upper left corner of the main board.
    const fn board(&self) -> (i32, i32) {
        (self.edge + self.frame, NARROW_FRAME)
    }

    /// The upper left corner of a cell.
    pub(crate) const fn corner(&self, place: Place) -> (i32, i32) {
        let (board_x, board_y) = self.board();
        let x = match place.column {
            0 => MARGIN,
            11 => self.width() - MARGIN - SQUARE,
            column => board_x + (column as i32 - 1) * SQUARE,
        };
        (x, board_y + place.row as i32 * SQUARE)
    }

    pub(crate) const fn center(&self, place: Place) -> (i32, i32) {
        let (x, y) = self.corner(place);
        (x + SQUARE / 2, y + SQUARE / 2)
    }
}

fn push_board<F: Figure>(out: &mut String, scene: &Scene<'_, F>, layout: &Layout) {
    let colors = scene.view.colors;
    let (x, y) = layout.board();
    let side = 10 * SQUARE;
    let frame = layout.frame;
    push_rect(out, x - frame, 0, (side + 2 * frame, layout.height()), 10);
    push_attribute(out, "fill", colors.get(ColorRole::Frame).as_str());
    out.push_str("/>");
    push_rect(out, x, y, (side, side), 0);
    push_attribute(out, "fill", colors.get(ColorRole::Light).as_str());
    out.push_str("/>");

    out.push_str("<path shape-rendering=\"crispEdges\"");
    push_attribute(out, "fill", colors.get(ColorRole::Dark).as_str());
    out.push_str(" d=\"");
    for cell in &scene.cells {
        if cell.square.is_main() && !cell.square.is_light() {
            let (x, y) = layout.corner(cell.place);
            out.push('M');
            push_point(out, x, y);
            out.push_str("h100v100h-100z");
        }
    }
    out.push_str("\"/>");

    if scene.view.edges {
        out.push_str("<g stroke-width=\"4\"");
        push_attribute(out, "fill", colors.get(ColorRole::Edge).as_str());
        push_attribute(out, "stroke", colors.get(ColorRole::Frame).as_str());
        out.push('>');
        for cell in scene.cells.iter().filter(|cell| !cell.square.is_main()) {
            let (x, y) = layout.corner(cell.place);
            push_rect(out, x, y, (SQUARE, SQUARE), 10);
            out.push_str("/>");
        }
        close(out, "g");
    }
}

/// Letters below, on a tab of their own for the edge files, and numbers on both sides.
fn push_coordinates<F: Figure>(out: &mut String, scene: &Scene<'_, F>, layout: &Layout) {
    let colors = scene.view.colors;
    let (board_x, board_y) = layout.board();
    let bottom = board_y + 10 * SQUARE;
    if scene.view.edges {
        out.push_str("<path");
        push_attribute(out, "fill", colors.get(ColorRole::Frame).as_str());
        out.push_str(" d=\"");
        for column in [0, 11] {
            let (x, _) = layout.corner(Place { column, row: 9 });
            out.push('M');
            push_point(out, x - 2, bottom);
            out.push_str("h104v38a10 10 0 0 1-10 10h-84a10 10 0 0 1-10-10z");
        }
        out.push_str("\"/>");
    }
    out.push_str(
        "<g font-family=\"sans-serif\" font-weight=\"bold\" font-size=\"32\" text-anchor=\"middle\"",
    );
    push_attribute(out, "fill", colors.get(ColorRole::Coordinates).as_str());
    out.push('>');
    for cell in scene.cells.iter().filter(|cell| cell.place.row == 9) {
        let mut file = [0; 4];
        let file = cell.square.file_letter().encode_utf8(&mut file);
        push_text(out, layout.center(cell.place).0, bottom + 34, file);
    }
    for cell in scene.cells.iter().filter(|cell| cell.place.column == 1) {
        let y = layout.center(cell.place).1 + 11;
        let rank = cell.square.rank_name();
        push_text(out, board_x - WIDE_FRAME / 2, y, rank);
        push_text(out, board_x + 10 * SQUARE + WIDE_FRAME / 2, y, rank);
    }
    close(out, "g");
}

/// What lies under the men: the last move and check.
fn push_states<F: Figure>(out: &mut String, scene: &Scene<'_, F>, layout: &Layout) {
    let colors = scene.view.colors;
    if !scene.view.last_move.is_empty() {
        out.push_str("<g stroke-width=\"6\" fill-opacity=\".6\"");
        push_attribute(out, "fill", colors.get(ColorRole::LastMove).as_str());
        push_attribute(out, "stroke", colors.get(ColorRole::Frame).as_str());
        out.push('>');
        for cell in &scene.cells {
            if let Some(end) = cell.last_move {
                let (x, y) = layout.corner(cell.place);
                push_rect(out, x, y, (SQUARE, SQUARE), 0);
                out.push_str(" stroke=\"none\"/><path fill=\"none\" d=\"M");
                push_point(out, x, y);
                // The corners where it came from, the whole border where it went.
                out.push_str(match end {
                    MoveEnd::From => "m3 27v-24h24m46 0h24v24m0 46v24h-24m-46 0h-24v-24",
                    MoveEnd::To => "m3 3h94v94h-94z",
                });
                out.push_str("\"/>");
            }
        }
        close(out, "g");
    }
    for cell in scene.cells.iter().filter(|cell| cell.check) {
        push_star(out, cell, layout, colors);
    }
}

/// A star of sixteen points that fills the cell: check, plain to see in grey too.
fn push_star<F>(out: &mut String, cell: &Cell<'_, F>, layout: &Layout, colors: &Colors) {
    let (x, y) = layout.center(cell.place);
    out.push_str("<path stroke-width=\"4\" stroke-linejoin=\"round\"");
    push_attribute(out, "fill", colors.get(ColorRole::Check).as_str());
    push_attribute(out, "stroke", colors.get(ColorRole::Coordinates).as_str());
    out.push_str(" d=\"M");
    push_point(out, x, y);
    out.push_str(
        "m0-48 7 14 11-11 2 15 14-7-3 16 16-2-8 13 9 10-9 10 8 13-16-2 3 16-14-7-2 15-11-11-7 14\
         -7-14-11 11-2-15-14 7 3-16-16 2 8-13-9-10 9-10-8-13 16 2-3-16 14 7 2-15 11 11z\"/>",
    );
}

/// Rings, over the men, so that they are seen round a large one.
fn push_marks<F: Figure>(out: &mut String, scene: &Scene<'_, F>, layout: &Layout) {
    if scene.view.marks.is_empty() {
        return;
    }
    out.push_str("<g fill=\"none\" stroke-width=\"7\">");
    for cell in &scene.cells {
        if let Some(paint) = cell.mark {
            let (x, y) = layout.center(cell.place);
            out.push_str("<circle");
            push_int_attribute(out, "cx", x);
            push_int_attribute(out, "cy", y);
            push_int_attribute(out, "r", 45);
            let paint = paint.unwrap_or(scene.view.colors.get(ColorRole::Mark));
            push_attribute(out, "stroke", paint.as_str());
            out.push_str("/>");
        }
    }
    close(out, "g");
}

fn push_arrows<F: Figure>(out: &mut String, scene: &Scene<'_, F>, layout: &Layout) {
    for arrow in &scene.arrows {
        let paint = arrow
            .paint()
            .unwrap_or(scene.view.colors.get(ColorRole::Arrow));
        let from = layout.center(scene.place(arrow.from()));
        let to = layout.center(scene.place(arrow.to()));
        push_arrow(out, from, to, paint);
    }
}

/// A shaft with a head, from near one center to the other.
fn push_arrow(out: &mut String, from: (i32, i32), to: (i32, i32), paint: &Paint) {
    const START: i32 = 24;
    const HEAD: i32 = 46;
    const HALF_HEAD: i32 = 27;
    const HALF_SHAFT: i32 = 8;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    // All lengths in tenths from here on.
    let length = (100 * (dx * dx + dy * dy)).isqrt();
    let end = length - 60;
    let outline = [
        (START * 10, -HALF_SHAFT),
        (end - HEAD * 10, -HALF_SHAFT),
        (end - HEAD * 10, -HALF_HEAD),
        (end, 0),
        (end - HEAD * 10, HALF_HEAD),
        (end - HEAD * 10, HALF_SHAFT),
        (START * 10, HALF_SHAFT),
    ];
    out.push_str("<path opacity=\".8\"");
    push_attribute(out, "fill", paint.as_str());
    out.push_str(" d=\"");
    for (index, (along, aside)) in outline.into_iter().enumerate() {
        out.push(if index == 0 { 'M' } else { 'L' });
        push_tenths(
            out,
            from.0 * 10 + (dx * 10 * along - dy * 100 * aside) / length,
        );
        out.push(' ');
        push_tenths(
            out,
            from.1 * 10 + (dy * 10 * along + dx * 100 * aside) / length,
        );
    }
    out.push_str("Z\"/>");
}

/// Opens the document: `extent` is its width and height in units.
fn open_document(out: &mut String, extent: (i32, i32), size: Option<Size>, language: Language) {
    let (width, height) = extent;
    out.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
    push_point(out, width, height);
    out.push('"');
    if let Some(size) = size {
        let pixels = size.pixels() as i32;
        push_int_attribute(out, "width", pixels);
        push_int_attribute(
            out,
            "height",
            ((pixels * height + width / 2) / width).max(1),
        );
    }
    out.push_str(" role=\"img\"");
    push_attribute(out, "lang", language.code());
    out.push('>');
}

/// Begins a rectangle, its corners rounded by `radius`; the caller ends it.
#[inline(never)]
fn push_rect(out: &mut String, x: i32, y: i32, (width, height): (i32, i32), radius: i32) {
    out.push_str("<rect");
    push_int_attribute(out, "x", x);
    push_int_attribute(out, "y", y);
    push_int_attribute(out, "width", width);
    push_int_attribute(out, "height", height);
    if radius > 0 {
        push_int_attribute(out, "rx", radius);
    }
}

fn push_text(out: &mut String, x: i32, y: i32, text: &str) {
    out.push_str("<text");
    push_int_attribute(out, "x", x);
    push_int_attribute(out, "y", y);
    out.push('>');
    push_escaped(out, text);
    close(out, "text");
}

#[inline(never)]
fn push_element(out: &mut String, name: &str, text: &str) {
    out.push('<');
    out.push_str(name);
    out.push('>');
    push_escaped(out, text);
    close(out, name);
}

#[inline(never)]
pub(crate) fn close(out: &mut String, name: &str) {
    out.push_str("</");
    out.push_str(name);
    out.push('>');
}

#[inline(never)]
pub(crate) fn push_attribute(out: &mut String, name: &str, value: &str) {
    out.push(' ');
    out.push_str(name);
    out.push_str("=\"");
    push_escaped(out, value);
    out.push('"');
}

#[inline(never)]
fn push_int_attribute(out: &mut String, name: &str, value: i32) {
    out.push(' ');
    out.push_str(name);
    out.push_str("=\"");
    push_int(out, value);
    out.push('"');
}

#[inline(never)]
pub(crate) fn push_point(out: &mut String, x: i32, y: i32) {
    push_int(out, x);
    out.push(' ');
    push_int(out, y);
}

fn push_escaped(out: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\r' => out.push_str("&#13;"),
            c => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_text_is_escaped() {
        let mut out = String::new();
        push_escaped(&mut out, "<a b=\"c\" d='e'>&amp;\r\n");
        assert_eq!(
            out,
            "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;&#13;\n"
        );
    }

    #[test]
    fn an_arrow_keeps_clear_of_both_centers() {
        let mut out = String::new();
        push_arrow(&mut out, (50, 50), (50, 450), &Paint::constant("red"));
        assert_eq!(
            out,
            "<path opacity=\".8\" fill=\"red\" \
             d=\"M58 74L58 398L77 398L50 444L23 398L42 398L42 74Z\"/>"
        );
    }
}
