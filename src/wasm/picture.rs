//! What both games read of the options of pictures. The package has read and typed them; what their values mean is
//! checked here.

use wasm_bindgen::prelude::*;

use crate::Color;
use crate::Square;
use crate::render::{
    Arrow, CheckMark, ColorRole, Colors, InvalidOption, Label, Language, Mark, Paint, Size,
};

/// An option that is not what it should be; `expected` is a word for which the package has a sentence.
pub(super) struct Refused {
    pub(super) argument: String,
    pub(super) expected: &'static str,
    pub(super) given: String,
}

#[wasm_bindgen]
extern "C" {
    /// A plain object that the package made: all properties are there and of these types. Squares are
    /// names, and an empty text is no color.
    pub type Options;

    #[wasm_bindgen(method, getter)]
    pub(super) fn text(this: &Options) -> bool;
    #[wasm_bindgen(method, getter)]
    pub(super) fn black(this: &Options) -> bool;
    #[wasm_bindgen(method, getter)]
    pub(super) fn coordinates(this: &Options) -> bool;
    #[wasm_bindgen(method, getter)]
    pub(super) fn edges(this: &Options) -> bool;
    /// None, or from and to.
    #[wasm_bindgen(method, getter, js_name = lastMove)]
    pub(super) fn last_move(this: &Options) -> Vec<String>;
    /// A square, `king` for the King of the side to move, or empty.
    #[wasm_bindgen(method, getter)]
    pub(super) fn check(this: &Options) -> String;
    /// Square and color of each mark.
    #[wasm_bindgen(method, getter)]
    pub(super) fn marks(this: &Options) -> Vec<String>;
    /// From, to and color of each arrow.
    #[wasm_bindgen(method, getter)]
    pub(super) fn arrows(this: &Options) -> Vec<String>;
    /// None, or White's cell and Black's.
    #[wasm_bindgen(method, getter)]
    pub(super) fn legates(this: &Options) -> Vec<String>;
    #[wasm_bindgen(method, getter)]
    pub(super) fn title(this: &Options) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    pub(super) fn description(this: &Options) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    pub(super) fn size(this: &Options) -> Option<u32>;
    /// Role and color of each.
    #[wasm_bindgen(method, getter)]
    pub(super) fn colors(this: &Options) -> Vec<String>;
    #[wasm_bindgen(method, getter)]
    pub(super) fn language(this: &Options) -> String;
}

/// The side at the bottom.
pub(super) fn orientation(options: &Options) -> Color {
    if options.black() {
        Color::Black
    } else {
        Color::White
    }
}

/// Where the sign of check stands.
pub(super) fn check(options: &Options) -> Result<CheckMark, Refused> {
    Ok(match options.check().as_str() {
        "" => CheckMark::None,
        "king" => CheckMark::King,
        name => CheckMark::Square(square(name, "check")?),
    })
}

pub(super) fn marks(options: &Options) -> Result<Vec<Mark>, Refused> {
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

pub(super) fn arrows(options: &Options) -> Result<Vec<Arrow>, Refused> {
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

pub(super) fn size(options: &Options) -> Result<Option<Size>, Refused> {
    let size = |pixels: u32| {
        Size::new(pixels).map_err(|error| invalid(error, "size", &pixels.to_string()))
    };
    options.size().map(size).transpose()
}

pub(super) fn colors(options: &Options) -> Result<Colors, Refused> {
    let mut colors = Colors::default();
    for [name, color] in options.colors().as_chunks().0 {
        let role = ColorRole::from_name(name).map_err(|error| invalid(error, "colors", name))?;
        colors.set(role, paint(color, &["colors.", name].concat())?);
    }
    Ok(colors)
}

pub(super) fn label(text: Option<String>, argument: &str) -> Result<Option<Label>, Refused> {
    let label = |text: String| Label::new(text).map_err(|error| invalid(error, argument, ""));
    text.map(label).transpose()
}

pub(super) fn language(options: &Options) -> Result<Language, Refused> {
    let code = options.language();
    Language::from_code(&code).map_err(|error| invalid(error, "language", &code))
}

pub(super) fn square(name: &str, argument: &str) -> Result<Square, Refused> {
    name.parse().map_err(|_| refused(argument, name, "square"))
}

fn maybe_paint(color: &str, argument: &str) -> Result<Option<Paint>, Refused> {
    if color.is_empty() {
        return Ok(None);
    }
    paint(color, argument).map(Some)
}

fn paint(color: &str, argument: &str) -> Result<Paint, Refused> {
    Paint::parse(color).map_err(|error| invalid(error, argument, color))
}

fn invalid(error: InvalidOption, argument: &str, given: &str) -> Refused {
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

pub(super) fn refused(argument: &str, given: &str, expected: &'static str) -> Refused {
    Refused {
        argument: argument.to_owned(),
        expected,
        given: given.to_owned(),
    }
}
