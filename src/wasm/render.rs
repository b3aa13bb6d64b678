//! Pictures. Options come as plain objects that the package has read and typed; what their values mean
//! is checked here.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::memory::with_position;
use super::packed;
use crate::render::{
    Arrow, CheckMark, ColorRole, Colors, Figure, InvalidOption, Label, Language, Legates, Mark,
    Paint, PieceOptions, RenderOptions, Size, piece_svg, render_svg, render_text,
};
use crate::{Color, Square};

/// The options of a position's picture; squares by name, what was not given left out.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Options {
    black: bool,
    coordinates: Option<bool>,
    edges: Option<bool>,
    last_move: Option<(String, String)>,
    /// A square, or `king` for the King of the side to move.
    check: Option<String>,
    marks: Option<Vec<(String, Option<String>)>>,
    arrows: Option<Vec<(String, String, Option<String>)>>,
    legates: Option<(String, String)>,
    size: Option<u32>,
    colors: Option<Vec<(String, String)>>,
    title: Option<String>,
    description: Option<String>,
    language: Option<String>,
}

/// The options of a piece's picture.
#[derive(Deserialize)]
struct OnePieceOptions {
    size: Option<u32>,
    colors: Option<Vec<(String, String)>>,
    language: Option<String>,
}

/// A position as an SVG document, or as text.
#[wasm_bindgen]
pub fn render(position: &str, as_text: bool, options: JsValue) -> Result<String, Failure> {
    let options = read::<Options>(options)?.checked()?;
    with_position(position, |position| {
        Ok(if as_text {
            render_text(position, &options)
        } else {
            render_svg(position, &options)
        })
    })
}

/// One piece as an SVG document; the number of an occupant or a Legate.
#[wasm_bindgen(js_name = pieceSvg)]
pub fn piece_picture(occupant: u8, options: JsValue) -> Result<String, Failure> {
    let options = read::<OnePieceOptions>(options)?;
    let options = PieceOptions {
        size: size(options.size)?,
        colors: colors(options.colors)?,
        language: language(options.language)?,
    };
    let figure = match packed::man(occupant) {
        Some(man) => Figure::Man(man),
        None => Figure::Legate(packed::legate(occupant)),
    };
    Ok(piece_svg(figure, &options))
}

fn read<T: DeserializeOwned>(options: JsValue) -> Result<T, Failure> {
    serde_wasm_bindgen::from_value(options)
        .map_err(|error| refused("options", &error.to_string(), "options"))
}

impl Options {
    fn checked(self) -> Result<RenderOptions, Failure> {
        let usual = RenderOptions::default();
        Ok(RenderOptions {
            orientation: if self.black {
                Color::Black
            } else {
                Color::White
            },
            coordinates: self.coordinates.unwrap_or(usual.coordinates),
            edges: self.edges.unwrap_or(usual.edges),
            last_move: match self.last_move {
                Some((from, to)) => {
                    Some((square(&from, "lastMove.from")?, square(&to, "lastMove.to")?))
                }
                None => None,
            },
            check: match self.check.as_deref() {
                None => CheckMark::None,
                Some("king") => CheckMark::King,
                Some(name) => CheckMark::Square(square(name, "check")?),
            },
            marks: numbered(self.marks, "marks", |(name, color), argument| {
                Ok(Mark {
                    square: square(&name, argument)?,
                    paint: maybe_paint(color, argument)?,
                })
            })?,
            arrows: numbered(self.arrows, "arrows", |(from, to, color), argument| {
                let paint = maybe_paint(color, argument)?;
                Arrow::new(square(&from, argument)?, square(&to, argument)?, paint)
                    .map_err(|error| invalid(error, argument, &from))
            })?,
            legates: self.legates.map(legates).transpose()?,
            size: size(self.size)?,
            colors: colors(self.colors)?,
            title: label(self.title, "title")?,
            description: label(self.description, "description")?,
            language: language(self.language)?,
        })
    }
}

/// Converts a list; `convert` is told each item's name, such as `marks[2]`.
fn numbered<T, R>(
    list: Option<Vec<T>>,
    argument: &str,
    convert: impl Fn(T, &str) -> Result<R, Failure>,
) -> Result<Vec<R>, Failure> {
    let items = list.unwrap_or_default().into_iter().enumerate();
    items
        .map(|(index, item)| convert(item, &[argument, "[", &index.to_string(), "]"].concat()))
        .collect()
}

fn square(name: &str, argument: &str) -> Result<Square, Failure> {
    name.parse().map_err(|_| refused(argument, name, "square"))
}

fn maybe_paint(color: Option<String>, argument: &str) -> Result<Option<Paint>, Failure> {
    color.map(|color| paint(&color, argument)).transpose()
}

fn paint(color: &str, argument: &str) -> Result<Paint, Failure> {
    Paint::parse(color).map_err(|error| invalid(error, argument, color))
}

fn legates((white, black): (String, String)) -> Result<Legates, Failure> {
    let cell = |name: &str| Square::parse_cell(name).ok_or(InvalidOption::Legate);
    let both = cell(&white).and_then(|white| Legates::new(white, cell(&black)?));
    both.map_err(|error| invalid(error, "legates", &[&white, ", ", &black].concat()))
}

fn size(pixels: Option<u32>) -> Result<Option<Size>, Failure> {
    let size = |pixels: u32| {
        Size::new(pixels).map_err(|error| invalid(error, "size", &pixels.to_string()))
    };
    pixels.map(size).transpose()
}

fn colors(given: Option<Vec<(String, String)>>) -> Result<Colors, Failure> {
    let mut colors = Colors::default();
    for (name, color) in given.unwrap_or_default() {
        let role = ColorRole::from_name(&name).map_err(|error| invalid(error, "colors", &name))?;
        colors.set(role, paint(&color, &["colors.", &name].concat())?);
    }
    Ok(colors)
}

fn label(text: Option<String>, argument: &str) -> Result<Option<Label>, Failure> {
    let label =
        |text: String| Label::new(text).map_err(|error| invalid(error, argument, "another one"));
    text.map(label).transpose()
}

fn language(code: Option<String>) -> Result<Language, Failure> {
    let language = |code: String| {
        Language::from_code(&code).map_err(|error| invalid(error, "language", &code))
    };
    code.map_or(Ok(Language::default()), language)
}

fn invalid(error: InvalidOption, argument: &str, given: &str) -> Failure {
    let expected = match error {
        InvalidOption::Paint => "color",
        InvalidOption::ColorRole => "colorRole",
        InvalidOption::Size => "size",
        InvalidOption::Legate => "legates",
        InvalidOption::Arrow => "arrow",
        InvalidOption::Label => "label",
        InvalidOption::Language => "language",
    };
    refused(argument, given, expected)
}

fn refused(argument: &str, given: &str, expected: &'static str) -> Failure {
    Failure::InvalidArgument {
        argument: argument.to_owned(),
        expected,
        given: given.to_owned(),
    }
}
