//! Pictures. What the options have in common with those of Das Chess is read by [`picture`](crate::wasm::picture).

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::packed::{cell, mods};
use super::seen::position;
use crate::tchess10::render::{PieceOptions, RenderOptions, piece_svg, render_svg, render_text};
use crate::wasm::picture::{
    Options, Refused, arrows, check, colors, label, language, marks, orientation, size, square,
};

/// A position as an SVG document, or as text.
#[wasm_bindgen]
pub fn render(text: &str, options: &Options) -> Result<JsString, Failure> {
    let as_text = options.text();
    let options = position_options(options)?;
    let position = position(text)?;
    let picture = if as_text {
        render_text(&position, &options)
    } else {
        render_svg(&position, &options)
    };
    Ok(picture.into())
}

fn position_options(options: &Options) -> Result<RenderOptions, Refused> {
    let path = options.last_move();
    let path = path.iter().map(|name| square(name, "lastMove"));
    Ok(RenderOptions {
        orientation: orientation(options),
        coordinates: options.coordinates(),
        last_move: path.collect::<Result<_, _>>()?,
        check: check(options)?,
        marks: marks(options)?,
        arrows: arrows(options)?,
        size: size(options)?,
        colors: colors(options)?,
        title: label(options.title(), "title")?,
        description: label(options.description(), "description")?,
        language: language(options)?,
    })
}

/// One piece as an SVG document: what stands on a square, packed, drawn as under these modifications.
#[wasm_bindgen(js_name = pieceSvg)]
pub fn piece_picture(
    packed: &str,
    modifications: u16,
    options: &Options,
) -> Result<JsString, Failure> {
    let options = PieceOptions {
        size: size(options)?,
        colors: colors(options)?,
        language: language(options)?,
        mods: mods(modifications),
        orientation: orientation(options),
    };
    let cell = cell(packed).ok_or_else(|| Failure::argument("cell", "cell", ""))?;
    Ok(piece_svg(cell, &options).into())
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        Self::argument(&refused.argument, refused.expected, &refused.given)
    }
}
