//! A scene as text for a terminal.

use super::push_int;
use super::scene::{Cell, Figure, Scene};
use crate::board::Square;
use crate::piece::Color;

/// How a game's men are set out.
pub(crate) struct Grid {
    /// The columns that a cell takes, with the sign before the man.
    pub(crate) width: usize,
    /// The columns before a man's letter, the sign among them.
    pub(crate) indent: usize,
}

/// A scene as text: what it shows, then `push_state` with what is to be said of it. A cell is a sign (`!` for
/// check, `*` for a mark, `>` for the last move, or what `sign` says), then its man or what `empty` writes.
pub(crate) fn write_text<F: Figure>(
    scene: &Scene<'_, F>,
    grid: &Grid,
    sign: impl Fn(F) -> char,
    empty: impl Fn(Square) -> &'static str,
    push_state: impl FnOnce(&mut String),
) -> String {
    let view = &scene.view;
    let push_cell = |out: &mut String, cell: &Cell<'_, F>| {
        out.push(match cell {
            Cell { check: true, .. } => '!',
            Cell { mark: Some(_), .. } => '*',
            Cell {
                last_move: Some(_), ..
            } => '>',
            _ => cell.figure.map_or(' ', &sign),
        });
        let end = out.len() + grid.width - 1;
        match cell.figure {
            None => out.push_str(empty(cell.square)),
            Some(figure) => figure.write(out),
        }
        push_blanks(out, end - out.len());
    };
    let mut out = String::with_capacity(1500);
    if let Some(title) = view.title {
        out.push_str(title.as_str());
        out.push_str("\n\n");
    }
    let edge = if view.edges { grid.width } else { 0 };
    let margin = if view.coordinates { 3 } else { 0 };
    push_border(&mut out, margin + edge, grid);
    for row in 0..10 {
        push_row(&mut out, scene, row, edge, push_cell);
    }
    push_border(&mut out, margin + edge, grid);
    if view.coordinates {
        push_files(&mut out, scene, grid);
    }
    out.push('\n');
    push_state(&mut out);
    out.push('\n');
    if let Some(description) = view.description {
        out.push('\n');
        out.push_str(description.as_str());
        out.push('\n');
    }
    out
}

fn push_row<F: Figure>(
    out: &mut String,
    scene: &Scene<'_, F>,
    row: u8,
    edge: usize,
    push_cell: impl Fn(&mut String, &Cell<'_, F>),
) {
    let view = &scene.view;
    let mut cells = scene
        .cells
        .iter()
        .filter(|cell| cell.place.row == row)
        .peekable();
    if view.coordinates {
        let rank = match view.orientation {
            Color::White => 10 - row,
            Color::Black => row + 1,
        };
        if rank < 10 {
            out.push(' ');
        }
        push_int(out, i32::from(rank));
        out.push(' ');
    }
    if view.edges {
        match cells.next_if(|cell| cell.place.column == 0) {
            Some(cell) => push_cell(out, cell),
            None => push_blanks(out, edge),
        }
    }
    out.push('|');
    while let Some(cell) = cells.next_if(|cell| cell.place.column < 11) {
        push_cell(out, cell);
    }
    out.push('|');
    if let Some(cell) = cells.next() {
        push_cell(out, cell);
    }
    end_line(out);
}

fn push_border(out: &mut String, indent: usize, grid: &Grid) {
    push_blanks(out, indent);
    out.push('+');
    for _ in 0..10 * grid.width {
        out.push('-');
    }
    out.push_str("+\n");
}

/// The files' letters, under their men.
fn push_files<F: Figure>(out: &mut String, scene: &Scene<'_, F>, grid: &Grid) {
    push_blanks(out, 3);
    for cell in scene.cells.iter().filter(|cell| cell.place.row == 9) {
        if matches!(cell.place.column, 1 | 11) {
            out.push(' '); // the border above
        }
        push_blanks(out, grid.indent);
        out.push(cell.square.file_letter());
        push_blanks(out, grid.width - 1 - grid.indent);
    }
    end_line(out);
}

fn push_blanks(out: &mut String, count: usize) {
    for _ in 0..count {
        out.push(' ');
    }
}

/// Ends a line without blanks at its end.
fn end_line(out: &mut String) {
    out.truncate(out.trim_end_matches(' ').len());
    out.push('\n');
}
