//! What both games read of the options of pictures. The package has read and typed them; what their values mean is
//! checked here.
//!
//! Each crosses as three texts of a list: its name, its value, and what goes with the value. A list is its option once
//! for each item. What is not said is as usual.

use crate::render::{
    Arrow, CheckMark, ColorRole, Colors, InvalidOption, Label, Language, Mark, Paint, Size,
};
use crate::text::{joined, number, whole_number};
use crate::{Color, Square};

/// An option that is not what it should be; `expected` is a word for which the package has a sentence.
pub(super) struct Refused {
    pub(super) argument: String,
    pub(super) expected: &'static str,
    pub(super) given: String,
}

/// The options that both games have.
pub(super) struct Options {
    pub(super) as_text: bool,
    /// The side at the bottom.
    pub(super) orientation: Color,
    pub(super) coordinates: bool,
    /// The squares of the last move; none where none is shown.
    pub(super) last_move: Vec<Square>,
    pub(super) check: CheckMark,
    pub(super) marks: Vec<Mark>,
    pub(super) arrows: Vec<Arrow>,
    pub(super) size: Option<Size>,
    pub(super) colors: Colors,
    pub(super) title: Option<Label>,
    pub(super) description: Option<Label>,
    pub(super) language: Language,
}

impl Options {
    /// Options that only one game has are passed over.
    pub(super) fn read(texts: &[&str]) -> Result<Self, Refused> {
        let mut options = Self {
            as_text: false,
            orientation: Color::White,
            coordinates: true,
            last_move: Vec::new(),
            check: CheckMark::None,
            marks: Vec::new(),
            arrows: Vec::new(),
            size: None,
            colors: Colors::default(),
            title: None,
            description: None,
            language: Language::English,
        };
        for [name, value, more] in texts.as_chunks().0 {
            options.set(name, value, more)?;
        }
        Ok(options)
    }

    fn set(&mut self, name: &str, value: &str, more: &str) -> Result<(), Refused> {
        match name {
            "format" => self.as_text = value == "text",
            "orientation" if value == "black" => self.orientation = Color::Black,
            "coordinates" => self.coordinates = value == "true",
            "lastMove" => self.last_move.push(square(value, name)?),
            "check" => {
                self.check = match value {
                    "true" => CheckMark::King,
                    "false" => CheckMark::None,
                    _ => CheckMark::Square(square(value, name)?),
                }
            }
            "marks" => {
                let argument = item(name, self.marks.len());
                self.marks.push(Mark {
                    square: square(value, &argument)?,
                    paint: maybe_paint(more, &argument)?,
                });
            }
            "arrows" => {
                let argument = item(name, self.arrows.len());
                let (from, to) = value.split_once(' ').unwrap_or_default();
                let ends = (square(from, &argument)?, square(to, &argument)?);
                let arrow = Arrow::new(ends.0, ends.1, maybe_paint(more, &argument)?);
                self.arrows
                    .push(arrow.map_err(|error| invalid(error, &argument, from))?);
            }
            "size" => {
                let size = Size::new(whole_number(value, 0, u32::MAX).unwrap_or(0));
                self.size = Some(size.map_err(|error| invalid(error, name, value))?);
            }
            "colors" => {
                let role =
                    ColorRole::from_name(value).map_err(|error| invalid(error, name, value))?;
                self.colors
                    .set(role, paint(more, &joined(&["colors.", value]))?);
            }
            "title" => self.title = Some(label(value, name)?),
            "description" => self.description = Some(label(value, name)?),
            "language" => {
                let language = Language::from_code(value);
                self.language = language.map_err(|error| invalid(error, name, value))?;
            }
            _ => {}
        }
        Ok(())
    }
}

/// An item's name in an error, such as `marks[2]`.
fn item(list: &str, index: usize) -> String {
    joined(&[list, "[", &number(index as u32), "]"])
}

fn label(text: &str, argument: &str) -> Result<Label, Refused> {
    Label::new(text).map_err(|error| invalid(error, argument, ""))
}

fn square(name: &str, argument: &str) -> Result<Square, Refused> {
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
