//! Colors in the CSS sense, from a strict whitelist of forms.

use super::options::InvalidOption;

/// A color to draw with, known to be one of the permitted CSS forms.
///
/// Permitted are `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, the named colors of CSS, `transparent`,
/// `none`, `currentColor`, and `rgb()`, `rgba()`, `hsl()`, `hsla()` with plain numbers. Nothing else gets
/// into a document, so a color can't carry markup, a script or an address.
///
/// ```
/// use das_chess::render::Paint;
/// assert_eq!(Paint::parse("#1E90FF").unwrap().as_str(), "#1e90ff");
/// assert!(Paint::parse("hsl(210 50% 40% / 50%)").is_ok());
/// assert!(Paint::parse("red\" onload=\"alert(1)").is_err());
/// assert!(Paint::parse("url(#a)").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Paint(std::borrow::Cow<'static, str>);

/// No permitted form is longer.
const MAX_LENGTH: usize = 64;

impl Paint {
    /// Reads a color; letters become lower case, white space around it is dropped.
    ///
    /// # Errors
    /// [`InvalidOption::Paint`] for everything that is not of a permitted form.
    pub fn parse(text: &str) -> Result<Self, InvalidOption> {
        let text = text.trim_matches(' ');
        if text.len() > MAX_LENGTH || !text.is_ascii() {
            return Err(InvalidOption::Paint);
        }
        let text = text.to_ascii_lowercase();
        let good = match text.strip_prefix('#') {
            Some(digits) => {
                matches!(digits.len(), 3 | 4 | 6 | 8)
                    && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
            }
            None => match text.split_once('(') {
                Some((function, arguments)) => is_function(function, arguments),
                None => NAMES.split_ascii_whitespace().any(|name| name == text),
            },
        };
        if good {
            Ok(Self(text.into()))
        } else {
            Err(InvalidOption::Paint)
        }
    }

    /// A color written down in this crate.
    pub(super) const fn constant(text: &'static str) -> Self {
        Self(std::borrow::Cow::Borrowed(text))
    }

    /// The color as CSS and SVG write it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A number's unit.
#[derive(Clone, Copy, PartialEq)]
enum Unit {
    None,
    Percent,
    Angle,
}

/// Whether `rgb(` or the like, followed by `arguments` (closing bracket included), is a color.
fn is_function(function: &str, arguments: &str) -> bool {
    let Some(arguments) = arguments.strip_suffix(')') else {
        return false;
    };
    // Either commas throughout, or spaces with the opacity after a slash.
    let (parts, opacity): (Vec<&str>, Option<&str>) = if arguments.contains(',') {
        let mut parts: Vec<&str> = arguments.split(',').collect();
        let opacity = if parts.len() == 4 { parts.pop() } else { None };
        (parts, opacity)
    } else {
        let (colors, opacity) = match arguments.split_once('/') {
            Some((colors, opacity)) => (colors, Some(opacity)),
            None => (arguments, None),
        };
        (
            colors.split(' ').filter(|part| !part.is_empty()).collect(),
            opacity,
        )
    };
    if opacity.is_some_and(|text| !matches!(unit(text), Some(Unit::None | Unit::Percent))) {
        return false;
    }
    let [first, second, third] = parts.as_slice() else {
        return false;
    };
    match (function, unit(first), unit(second), unit(third)) {
        ("rgb" | "rgba", Some(a @ (Unit::None | Unit::Percent)), Some(b), Some(c)) => {
            a == b && b == c
        }
        ("hsl" | "hsla", Some(hue), Some(Unit::Percent), Some(Unit::Percent)) => {
            hue != Unit::Percent
        }
        _ => false,
    }
}

/// The unit of a plain number: a sign, digits, a fraction and no exponent.
fn unit(text: &str) -> Option<Unit> {
    let text = text.trim_matches(' ');
    let end = text
        .find(|c: char| !matches!(c, '0'..='9' | '.' | '+' | '-'))
        .unwrap_or(text.len());
    let (number, unit) = text.split_at_checked(end)?;
    let number = number.strip_prefix(['+', '-']).unwrap_or(number);
    let (whole, fraction) = number.split_once('.').unwrap_or((number, "0"));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(fraction) || fraction.is_empty() || number.is_empty() {
        return None;
    }
    match unit {
        "" => Some(Unit::None),
        "%" => Some(Unit::Percent),
        "deg" | "grad" | "rad" | "turn" => Some(Unit::Angle),
        _ => None,
    }
}

/// The named colors of CSS Color Level 4, in lower case.
const NAMES: &str = "\
aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown \
burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan \
darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid \
darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet \
deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro \
ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki \
lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow \
lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray \
lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue \
mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise \
mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange \
orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum \
powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell \
sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato \
turquoise violet wheat white whitesmoke yellow yellowgreen transparent none currentcolor";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permitted_forms_are_read() {
        for (text, written) in [
            ("#abc", "#abc"),
            ("#ABCD", "#abcd"),
            ("#a1b2c3", "#a1b2c3"),
            ("#a1b2c3d4", "#a1b2c3d4"),
            (" RebeccaPurple ", "rebeccapurple"),
            ("currentColor", "currentcolor"),
            ("rgb(1,2,3)", "rgb(1,2,3)"),
            ("rgb( 1 , 2.5 , 255 )", "rgb( 1 , 2.5 , 255 )"),
            ("rgba(10%, 20%, 30%, .5)", "rgba(10%, 20%, 30%, .5)"),
            ("rgb(1 2 3 / 50%)", "rgb(1 2 3 / 50%)"),
            ("hsl(210, 50%, 40%)", "hsl(210, 50%, 40%)"),
            ("HSLA(0.5turn 50% 40%/0.25)", "hsla(0.5turn 50% 40%/0.25)"),
            ("hsl(-30deg 50% 40%)", "hsl(-30deg 50% 40%)"),
        ] {
            assert_eq!(
                Paint::parse(text).map(|paint| paint.as_str().to_owned()),
                Ok(written.to_owned())
            );
        }
    }

    #[test]
    fn everything_else_is_refused() {
        for text in [
            "",
            "#",
            "#12",
            "#12345",
            "#ggg",
            "#é1",
            "notacolor",
            "red red",
            "red;fill:blue",
            "red\"/><script>alert(1)</script>",
            "url(#x)",
            "url(javascript:alert(1))",
            "var(--x)",
            "rgb(1,2)",
            "rgb(1,2,3,4,5)",
            "rgb(1,2%,3)",
            "rgb(1deg,2deg,3deg)",
            "rgb(1 2 3 4)",
            "rgb(1 2 3 / 4 / 5)",
            "rgb(1,2,3",
            "rgb(1,2,3))",
            "rgb(1,,3)",
            "rgb(.,2,3)",
            "rgb(1.,2,3)",
            "rgb(1e3,2,3)",
            "rgb(--1,2,3)",
            "rgb(1,2,url(x))",
            "rgb(1\t2\t3)",
            "hsl(50%,50%,50%)",
            "hsl(1,2,3)",
            "lab(1 2 3)",
            "rgb(1                                                            2 3)",
        ] {
            assert_eq!(Paint::parse(text), Err(InvalidOption::Paint), "{text}");
        }
    }

    #[test]
    fn what_is_permitted_has_no_character_that_markup_knows() {
        assert!(
            NAMES
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte == b' ')
        );
        assert_eq!(NAMES.split_ascii_whitespace().count(), 148 + 3);
    }
}
