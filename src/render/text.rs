//! A scene as text for a terminal.

use super::options::RenderOptions;
use super::pieces::Figure;
use super::push_int;
use super::scene::{Cell, Scene};
use super::words::words;
use crate::notation::{cased, push_man};
use crate::piece::{Color, Kind};
use crate::position::Position;

/// A cell takes six columns: a sign, `^` or a blank, the letter, and `(n)` or blanks.
const WIDTH: usize = 6;

/// The position as plain text, for a fixed-width font; 77 columns at most, every line ended.
///
/// Letters are those of position text: upper case White, lower case Black, `^P` the Elva, `^M` the air Magister,
/// `S(n)` a white hull with a black Knight aboard; a Legate is `L` or `l`, an empty square a dot. Before a man,
/// `!` says check, `*` a mark, `>` the last move. Under the board it says in words whose turn it is and what is
/// marked. Size and colors have no bearing.
///
/// ```
/// use das_chess::Position;
/// use das_chess::render::{RenderOptions, render_text};
/// let text = render_text(&Position::start(), &RenderOptions { edges: false, ..RenderOptions::default() });
/// assert!(text.contains(" 1 |  S    ^P     N     B     Q     K     B     V    ^M     R   |"));
/// assert!(text.ends_with("White to move.\n"));
/// ```
#[must_use]
pub fn render_text(position: &Position, options: &RenderOptions) -> String {
    let scene = Scene::new(position, options);
    let mut out = String::with_capacity(1500);
    if let Some(title) = &options.title {
        out.push_str(title.as_str());
        out.push_str("\n\n");
    }
    let edge = if options.edges { WIDTH } else { 0 };
    let margin = if options.coordinates { 3 } else { 0 };
    push_border(&mut out, margin + edge);
    for row in 0..10 {
        push_row(&mut out, &scene, row);
    }
    push_border(&mut out, margin + edge);
    if options.coordinates {
        push_files(&mut out, &scene);
    }
    out.push('\n');
    words(options.language).push_state(&mut out, &scene, '\n');
    out.push('\n');
    if let Some(description) = &options.description {
        out.push('\n');
        out.push_str(description.as_str());
        out.push('\n');
    }
    out
}

fn push_row(out: &mut String, scene: &Scene<'_>, row: u8) {
    let options = scene.options;
    let mut cells = scene
        .cells
        .iter()
        .filter(|cell| cell.place.row == row)
        .peekable();
    if options.coordinates {
        let rank = match options.orientation {
            Color::White => 10 - row,
            Color::Black => row + 1,
        };
        if rank < 10 {
            out.push(' ');
        }
        push_int(out, i32::from(rank));
        out.push(' ');
    }
    if options.edges {
        match cells.next_if(|cell| cell.place.column == 0) {
            Some(cell) => push_cell(out, cell),
            None => push_blanks(out, WIDTH),
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

fn push_cell(out: &mut String, cell: &Cell<'_>) {
    out.push(match cell {
        Cell { check: true, .. } => '!',
        Cell { mark: Some(_), .. } => '*',
        Cell {
            last_move: Some(_), ..
        } => '>',
        _ => ' ',
    });
    let end = out.len() + WIDTH - 1;
    match cell.figure {
        None => out.push_str(" ."),
        Some(Figure::Legate(color)) => {
            out.push(' ');
            out.push(cased('L', color).into());
        }
        Some(Figure::Man(man)) => {
            if !matches!(man.kind(), Kind::Elva | Kind::AirMagister) {
                out.push(' ');
            }
            push_man(out, man);
        }
    }
    push_blanks(out, end - out.len());
}

fn push_border(out: &mut String, indent: usize) {
    push_blanks(out, indent);
    out.push('+');
    for _ in 0..10 * WIDTH {
        out.push('-');
    }
    out.push_str("+\n");
}

/// The files' letters, under their men.
fn push_files(out: &mut String, scene: &Scene<'_>) {
    push_blanks(out, 3);
    for cell in scene.cells.iter().filter(|cell| cell.place.row == 9) {
        if matches!(cell.place.column, 1 | 11) {
            out.push(' '); // the border above
        }
        push_blanks(out, 2);
        out.push(cell.square.file_letter());
        push_blanks(out, WIDTH - 3);
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
