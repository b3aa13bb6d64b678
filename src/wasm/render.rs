//! Pictures. The package has read and typed the options; what their values mean is checked here.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::packed;
use super::picture::{Options, Refused, refused};
use super::seen::with_position;
use super::texts::split_texts;
use crate::render::{Figure, PieceOptions, RenderOptions, piece_svg, render_svg, render_text};
use crate::text::joined;
use crate::{Color, Legates, Message, Square};

/// A position as an SVG document, or as text.
#[wasm_bindgen]
pub fn render(position: &str, options: &str) -> Result<JsString, Failure> {
    let options = split_texts(options);
    let read = Options::read(&options)?;
    let write = if read.as_text {
        render_text
    } else {
        render_svg
    };
    let options = RenderOptions {
        orientation: read.orientation,
        coordinates: read.coordinates,
        edges: is_edged(&options),
        last_move: match read.last_move[..] {
            [from, to] => Some((from, to)),
            _ => None,
        },
        check: read.check,
        marks: read.marks,
        arrows: read.arrows,
        legates: legates(&options)?,
        size: read.size,
        colors: read.colors,
        title: read.title,
        description: read.description,
        language: read.language,
    };
    with_position(position, |position| Ok(write(position, &options).into()))
}

/// One piece as an SVG document; the number of an occupant or a Legate.
#[wasm_bindgen(js_name = pieceSvg)]
pub fn piece_picture(occupant: u8, options: &str) -> Result<JsString, Failure> {
    let figure = match packed::man(occupant) {
        Some(man) => Figure::Man(man),
        None => Figure::Legate(packed::legate(occupant)),
    };
    let options = Options::read(&split_texts(options))?;
    let options = PieceOptions {
        size: options.size,
        colors: options.colors,
        language: options.language,
    };
    Ok(piece_svg(figure, &options).into())
}

/// What is said of an option that only Das Chess has.
fn own<'a>(options: &[&'a str], name: &str) -> Option<[&'a str; 2]> {
    let mut said = options.as_chunks().0.iter();
    said.find_map(|&[option, value, more]| (option == name).then_some([value, more]))
}

fn is_edged(options: &[&str]) -> bool {
    own(options, "edges").is_none_or(|[edges, _]| edges == "true")
}

fn legates(options: &[&str]) -> Result<Option<Legates>, Refused> {
    let Some([white, black]) = own(options, "legates") else {
        return Ok(None);
    };
    let message = |name: &str, color| {
        Square::parse_cell(name)
            .and_then(|cell| Message::from_cell(cell, color))
            .ok_or_else(|| refused("legates", &joined(&[white, ", ", black]), "legates"))
    };
    let says = message(white, Color::White)?;
    Ok(Some(Legates::new(says, message(black, Color::Black)?)))
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        Self::invalid_argument(&refused.argument, refused.expected, &refused.given)
    }
}
