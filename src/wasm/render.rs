//! Pictures. The package has read and typed the options; what their values mean is checked here.

use wasm_bindgen::prelude::*;

use super::failure::Failure;
use super::packed;
use super::seen::with_position;
use crate::render::{
    Arrow, CheckMark, ColorRole, Colors, Figure, InvalidOption, Label, Language, Mark, Paint,
    PieceOptions, RenderOptions, Size, piece_svg, render_svg, render_text,
};
use crate::{Color, Legates, Message, Square};

#[wasm_bindgen]
extern "C" {
    /// A plain object that the package made: all properties are there and of these types. Squares are
    /// names, and an empty text is no color.
    pub type Options;

    #[wasm_bindgen(method, getter)]
    fn text(this: &Options) -> bool;
    #[wasm_bindgen(method, getter)]
    fn black(this: &Options) -> bool;
    #[wasm_bindgen(method, getter)]
    fn coordinates(this: &Options) -> bool;
    #[wasm_bindgen(method, getter)]
    fn edges(this: &Options) -> bool;
    /// None, or from and to.
    #[wasm_bindgen(method, getter, js_name = lastMove)]
    fn last_move(this: &Options) -> Vec<String>;
    /// A square, `king` for the King of the side to move, or empty.
    #[wasm_bindgen(method, getter)]
    fn check(this: &Options) -> String;
    /// Square and color of each mark.
    #[wasm_bindgen(method, getter)]
    fn marks(this: &Options) -> Vec<String>;
    /// From, to and color of each arrow.
    #[wasm_bindgen(method, getter)]
    fn arrows(this: &Options) -> Vec<String>;
    /// None, or White's cell and Black's.
    #[wasm_bindgen(method, getter)]
    fn legates(this: &Options) -> Vec<String>;
    #[wasm_bindgen(method, getter)]
    fn title(this: &Options) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn description(this: &Options) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn size(this: &Options) -> Option<u32>;
    /// Role and color of each.
    #[wasm_bindgen(method, getter)]
    fn colors(this: &Options) -> Vec<String>;
    #[wasm_bindgen(method, getter)]
    fn language(this: &Options) -> String;
}

/// A position as an SVG document, or as text.
#[wasm_bindgen]
pub fn render(position: &str, options: &Options) -> Result<String, Failure> {
    let as_text = options.text();
    let options = position_options(options)?;
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
pub fn piece_picture(occupant: u8, options: &Options) -> Result<String, Failure> {
    let figure = match packed::man(occupant) {
        Some(man) => Figure::Man(man),
        None => Figure::Legate(packed::legate(occupant)),
    };
    let options = PieceOptions {
        size: size(options)?,
        colors: colors(options)?,
        language: language(options)?,
    };
    Ok(piece_svg(figure, &options))
}

fn position_options(options: &Options) -> Result<RenderOptions, Failure> {
    Ok(RenderOptions {
        orientation: if options.black() {
            Color::Black
        } else {
            Color::White
        },
        coordinates: options.coordinates(),
        edges: options.edges(),
        last_move: match &options.last_move()[..] {
            [from, to] => Some((square(from, "lastMove.from")?, square(to, "lastMove.to")?)),
            _ => None,
        },
        check: match options.check().as_str() {
            "" => CheckMark::None,
            "king" => CheckMark::King,
            name => CheckMark::Square(square(name, "check")?),
        },
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

fn marks(options: &Options) -> Result<Vec<Mark>, Failure> {
    let mut marks = Vec::new();
    for [name, color] in options.marks().as_chunks().0 {
        let argument = item("marks", marks.len());
        marks.push(Mark {
            square: square(name, &argument)?,
            paint: maybe_paint(color, &argument)?,
        });
    }
    Ok(marks)
}

fn arrows(options: &Options) -> Result<Vec<Arrow>, Failure> {
    let mut arrows = Vec::new();
    for [from, to, color] in options.arrows().as_chunks().0 {
        let argument = item("arrows", arrows.len());
        let ends = (square(from, &argument)?, square(to, &argument)?);
        let arrow = Arrow::new(ends.0, ends.1, maybe_paint(color, &argument)?);
        arrows.push(arrow.map_err(|error| invalid(error, &argument, from))?);
    }
    Ok(arrows)
}

/// An item's name in an error, such as `marks[2]`.
fn item(list: &str, index: usize) -> String {
    [list, "[", &index.to_string(), "]"].concat()
}

fn legates(options: &Options) -> Result<Option<Legates>, Failure> {
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

fn size(options: &Options) -> Result<Option<Size>, Failure> {
    let size = |pixels: u32| {
        Size::new(pixels).map_err(|error| invalid(error, "size", &pixels.to_string()))
    };
    options.size().map(size).transpose()
}

fn colors(options: &Options) -> Result<Colors, Failure> {
    let mut colors = Colors::default();
    for [name, color] in options.colors().as_chunks().0 {
        let role = ColorRole::from_name(name).map_err(|error| invalid(error, "colors", name))?;
        colors.set(role, paint(color, &["colors.", name].concat())?);
    }
    Ok(colors)
}

fn label(text: Option<String>, argument: &str) -> Result<Option<Label>, Failure> {
    let label = |text: String| Label::new(text).map_err(|error| invalid(error, argument, ""));
    text.map(label).transpose()
}

fn language(options: &Options) -> Result<Language, Failure> {
    let code = options.language();
    Language::from_code(&code).map_err(|error| invalid(error, "language", &code))
}

fn square(name: &str, argument: &str) -> Result<Square, Failure> {
    name.parse().map_err(|_| refused(argument, name, "square"))
}

fn maybe_paint(color: &str, argument: &str) -> Result<Option<Paint>, Failure> {
    if color.is_empty() {
        return Ok(None);
    }
    paint(color, argument).map(Some)
}

fn paint(color: &str, argument: &str) -> Result<Paint, Failure> {
    Paint::parse(color).map_err(|error| invalid(error, argument, color))
}

fn invalid(error: InvalidOption, argument: &str, given: &str) -> Failure {
    let expected = match error {
        InvalidOption::Paint => "color",
        InvalidOption::ColorRole => "colorRole",
        InvalidOption::Size => "size",
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
