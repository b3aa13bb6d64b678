//! Pictures. What the options have in common with those of Das Chess is read by [`picture`](crate::wasm::picture).

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::packed::{cell, mods};
use super::seen::position;
use crate::tchess10::render::{PieceOptions, RenderOptions, piece_svg, render_svg, render_text};
use crate::wasm::picture::{Options, Refused};
use crate::wasm::texts::split_texts;

/// A position as an SVG document, or as text.
#[wasm_bindgen]
pub fn render(text: &str, options: &str) -> Result<JsString, Failure> {
    let options = Options::read(&split_texts(options))?;
    let write = if options.as_text {
        render_text
    } else {
        render_svg
    };
    let options = RenderOptions {
        orientation: options.orientation,
        coordinates: options.coordinates,
        last_move: options.last_move,
        check: options.check,
        marks: options.marks,
        arrows: options.arrows,
        size: options.size,
        colors: options.colors,
        title: options.title,
        description: options.description,
        language: options.language,
    };
    let position = position(text)?;
    Ok(write(&position, &options).into())
}

/// One piece as an SVG document: what stands on a square, packed, drawn as under these modifications.
#[wasm_bindgen(js_name = pieceSvg)]
pub fn piece_picture(packed: &str, modifications: u16, options: &str) -> Result<JsString, Failure> {
    let options = Options::read(&split_texts(options))?;
    let options = PieceOptions {
        size: options.size,
        colors: options.colors,
        language: options.language,
        mods: mods(modifications),
        orientation: options.orientation,
    };
    let cell = cell(packed).ok_or_else(|| Failure::argument("cell", "cell", ""))?;
    Ok(piece_svg(cell, &options).into())
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        Self::argument(&refused.argument, refused.expected, &refused.given)
    }
}
