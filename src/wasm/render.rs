//! Pictures. The package has read and typed the options; what their values mean is checked here.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::packed;
use super::picture::{
    Options, Refused, arrows, check, colors, label, language, marks, orientation, refused, size,
    square,
};
use super::seen::with_position;
use crate::render::{Figure, PieceOptions, RenderOptions, piece_svg, render_svg, render_text};
use crate::{Color, Legates, Message, Square};

/// A position as an SVG document, or as text.
#[wasm_bindgen]
pub fn render(position: &str, options: &Options) -> Result<JsString, Failure> {
    let as_text = options.text();
    let options = position_options(options)?;
    with_position(position, |position| {
        let picture = if as_text {
            render_text(position, &options)
        } else {
            render_svg(position, &options)
        };
        Ok(picture.into())
    })
}

/// One piece as an SVG document; the number of an occupant or a Legate.
#[wasm_bindgen(js_name = pieceSvg)]
pub fn piece_picture(occupant: u8, options: &Options) -> Result<JsString, Failure> {
    let figure = match packed::man(occupant) {
        Some(man) => Figure::Man(man),
        None => Figure::Legate(packed::legate(occupant)),
    };
    let options = PieceOptions {
        size: size(options)?,
        colors: colors(options)?,
        language: language(options)?,
    };
    Ok(piece_svg(figure, &options).into())
}

fn position_options(options: &Options) -> Result<RenderOptions, Refused> {
    Ok(RenderOptions {
        orientation: orientation(options),
        coordinates: options.coordinates(),
        edges: options.edges(),
        last_move: match &options.last_move()[..] {
            [from, to] => Some((square(from, "lastMove.from")?, square(to, "lastMove.to")?)),
            _ => None,
        },
        check: check(options)?,
        marks: marks(options)?,
        arrows: arrows(options)?,
        legates: legates(options)?,
        size: size(options)?,
        colors: colors(options)?,
        title: label(options.title(), "title")?,
        description: label(options.description(), "description")?,
        language: language(options)?,
    })
}

fn legates(options: &Options) -> Result<Option<Legates>, Refused> {
    let names = options.legates();
    let [white, black] = &names[..] else {
        return Ok(None);
    };
    let message = |name: &str, color| {
        Square::parse_cell(name)
            .and_then(|cell| Message::from_cell(cell, color))
            .ok_or_else(|| refused("legates", &names.join(", "), "legates"))
    };
    let white = message(white, Color::White)?;
    Ok(Some(Legates::new(white, message(black, Color::Black)?)))
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        Self::invalid_argument(&refused.argument, refused.expected, &refused.given)
    }
}
