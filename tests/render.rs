//! Pictures: valid, safe, the same each time, and every option seen in them.

mod picture;
mod vectors_file;

use das_chess::render::{
    Arrow, CheckMark, ColorRole, Colors, Figure, Label, Language, Mark, Paint, PieceOptions,
    RenderOptions, Size, piece_svg, render_svg, render_text,
};
use das_chess::{Color, Kind, Legates, Man, Message, Minor, Position, Square};
use picture::{assert_safe, child, figures, parse, place};

/// Vessels of every kind, an air piece of each side, men on both edge files.
const RICH: &str = "1s(n)2k3^m1/10/2s(N)2s(a)3r/1S(N)1S(n)1S(A)1S(a)2/2s2S4/10/4n1N1a1/A1q1R1b3/3c2v3/\
                    4K3^MR w - - ACac 0 1";

fn cell(name: &str) -> Square {
    Square::parse_cell(name).unwrap_or_else(|| panic!("{name} is a cell"))
}

fn paint(text: &str) -> Paint {
    Paint::parse(text).unwrap()
}

fn rich() -> Position {
    Position::from_dfen(RICH).unwrap()
}

/// Everything that can be asked for, at once.
fn everything() -> RenderOptions {
    RenderOptions {
        last_move: Some((cell("e10"), cell("c8"))),
        check: CheckMark::Square(cell("e1")),
        marks: vec![
            Mark {
                square: cell("g4"),
                paint: None,
            },
            Mark {
                square: cell("l1"),
                paint: Some(paint("green")),
            },
        ],
        arrows: vec![
            Arrow::new(cell("l1"), cell("a3"), None).unwrap(),
            Arrow::new(cell("j1"), cell("j8"), Some(paint("navy"))).unwrap(),
        ],
        legates: Some(Legates::new(Message::Draw, Message::Silent)),
        size: Some(Size::new(480).unwrap()),
        ..RenderOptions::default()
    }
}

#[test]
fn every_position_of_the_vectors_is_drawn_whole() {
    let vectors = vectors_file::das();
    assert!(vectors.positions.len() > 50);
    for entry in &vectors.positions {
        let position = Position::from_dfen(&entry.dfen).unwrap();
        let options = RenderOptions {
            check: CheckMark::King,
            ..RenderOptions::default()
        };
        let svg = render_svg(&position, &options);
        assert_safe(&svg);
        let document = parse(&svg);
        assert_eq!(
            figures(&document).len(),
            position.men().count(),
            "{}",
            entry.dfen
        );
        assert_eq!(
            child(&document, "desc").contains("Check: "),
            entry.check,
            "{}",
            entry.dfen
        );
        for (square, _) in position.men() {
            assert!(child(&document, "desc").contains(square.name()));
        }
        assert_eq!(
            render_text(&position, &options).contains('!'),
            entry.check,
            "{}",
            entry.dfen
        );
    }
}

#[test]
fn one_text_for_the_same_arguments() {
    let (position, options) = (rich(), everything());
    assert_eq!(
        render_svg(&position, &options),
        render_svg(&rich(), &everything())
    );
    assert_eq!(
        render_text(&position, &options),
        render_text(&rich(), &everything())
    );
    assert_safe(&render_svg(&position, &options));
}

#[test]
fn every_option_is_seen() {
    let position = rich();
    let base = RenderOptions {
        last_move: Some((cell("a3"), cell("e5"))),
        ..everything()
    };
    type Change = fn(&mut RenderOptions);
    // The name, whether text shows it too, the change.
    let changes: [(&str, bool, Change); 19] = [
        ("orientation", true, |o| o.orientation = Color::Black),
        ("coordinates", true, |o| o.coordinates = false),
        ("edges", true, |o| o.edges = false),
        ("last move", true, |o| o.last_move = None),
        ("last move's ends", true, |o| {
            o.last_move = o.last_move.map(|(from, to)| (to, from))
        }),
        ("check", true, |o| o.check = CheckMark::None),
        ("check's square", true, |o| {
            o.check = CheckMark::Square(cell("e10"))
        }),
        ("marks", true, |o| o.marks.clear()),
        ("a mark's square", true, |o| o.marks[0].square = cell("r10")),
        ("a mark's color", false, |o| {
            o.marks[0].paint = Some(paint("red"))
        }),
        ("arrows", true, |o| o.arrows.clear()),
        ("an arrow's way", true, |o| {
            o.arrows[0] = Arrow::new(cell("a3"), cell("l1"), None).unwrap();
        }),
        ("legates", true, |o| o.legates = None),
        ("a legate's cell", true, |o| {
            o.legates = Some(Legates::HOME);
        }),
        ("size", false, |o| o.size = None),
        ("colors", false, |o| {
            o.colors.set(ColorRole::Dark, paint("peru"))
        }),
        ("title", true, |o| {
            o.title = Some(Label::new("A title").unwrap())
        }),
        ("description", true, |o| {
            o.description = Some(Label::new("What it is").unwrap())
        }),
        ("language", true, |o| o.language = Language::Russian),
    ];
    let (svg, text) = (render_svg(&position, &base), render_text(&position, &base));
    let without_words = |svg: &str| svg.split("</desc>").nth(1).unwrap().to_owned();
    for (name, in_text, change) in changes {
        let mut options = base.clone();
        change(&mut options);
        let changed = render_svg(&position, &options);
        assert_safe(&changed);
        assert_ne!(svg, changed, "{name}");
        if !["size", "title", "description", "language"].contains(&name) {
            assert_ne!(
                without_words(&svg),
                without_words(&changed),
                "{name}, drawn"
            );
        }
        assert_eq!(
            text != render_text(&position, &options),
            in_text,
            "{name} in text"
        );
    }
}

#[test]
fn every_color_is_used() {
    let position = rich();
    let plain = render_svg(&position, &everything());
    for role in ColorRole::all() {
        let mut options = everything();
        options.colors.set(role, paint("#010203"));
        let svg = render_svg(&position, &options);
        assert!(svg.contains("\"#010203\""), "{}", role.name());
        assert!(!plain.contains("#010203"));
    }
}

#[test]
fn the_view_from_the_other_side_is_turned_half_round() {
    let position = rich();
    let options = RenderOptions {
        legates: everything().legates,
        ..RenderOptions::default()
    };
    let turned = RenderOptions {
        orientation: Color::Black,
        ..options.clone()
    };

    // In the drawing: both coordinates of every figure add up to the same.
    let places = |options: &RenderOptions| -> Vec<(i32, i32)> {
        let svg = render_svg(&position, options);
        let document = parse(&svg);
        let mut places: Vec<(i32, i32)> =
            figures(&document).iter().map(|text| place(text)).collect();
        places.sort_unstable();
        places
    };
    let (there, mut here) = (places(&options), places(&turned));
    here.reverse();
    assert_eq!(there.len(), position.men().count() + 2);
    let sum = (there[0].0 + here[0].0, there[0].1 + here[0].1);
    for (one, other) in there.iter().zip(&here) {
        assert_eq!((one.0 + other.0, one.1 + other.1), sum);
    }

    // In the text: the men in each row from the other end, the rows from below.
    let men = |options: &RenderOptions| -> Vec<Vec<String>> {
        let text = render_text(&position, options);
        let rows = text.lines().filter(|line| line.contains('|'));
        rows.map(|row| {
            row[3..]
                .replace('|', " ")
                .split_whitespace()
                .map(str::to_owned)
                .collect()
        })
        .collect()
    };
    let mut back = men(&turned);
    back.reverse();
    for row in &mut back {
        row.reverse();
    }
    assert_eq!(men(&options), back);
    assert_eq!(back.len(), 10);
}

#[test]
fn text_shows_who_is_aboard_what_and_where() {
    let text = render_text(
        &rich(),
        &RenderOptions {
            last_move: None,
            ..everything()
        },
    );
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[1],
        "10   a   |  .     s(n)  .     .     k     .     .     .    ^m     .   |  c"
    );
    assert_eq!(
        lines[4],
        " 7       |  .     S(N)  .     S(n)  .     S(A)  .     S(a)  .     .   |  ."
    );
    assert_eq!(
        lines[10],
        " 1 * A   |  .     .     .     .   ! K     .     .     .    ^M     R   |  C"
    );
    assert_eq!(
        lines[12],
        "     l      a     b     c     d     e     f     g     h     i     j      r"
    );
    assert_eq!(
        &lines[13..],
        [
            "",
            "White to move.",
            "Check: e1.",
            "Marked: g4, l1.",
            "Arrows: l1-a3, j1-j8.",
            "Legates: White r3 (offers a draw), Black r9 (silent)."
        ]
    );
    for line in lines {
        assert!(
            line.chars().count() <= 80 && !line.ends_with(' '),
            "{line:?}"
        );
    }
}

#[test]
fn hostile_text_stays_text() {
    let hostile = "</title><script>alert('1')</script> & \"quoted\" ]]> é 王 \r\n\t";
    let label = Some(Label::new(hostile).unwrap());
    let options = RenderOptions {
        title: label.clone(),
        description: label,
        ..RenderOptions::default()
    };
    let svg = render_svg(&Position::start(), &options);
    assert_safe(&svg);
    let document = parse(&svg);
    assert_eq!(child(&document, "title"), hostile);
    assert_eq!(child(&document, "desc"), hostile);
}

#[test]
fn a_color_carries_nothing_else() {
    for text in [
        "red\"/><script>",
        "red' onload='x",
        "url(#x)",
        "red;stroke:blue",
        "&quot;",
        "rgb(0,0,0)\"",
        "",
    ] {
        assert!(Paint::parse(text).is_err(), "{text}");
    }
}

#[test]
fn the_size_is_the_width() {
    let start = Position::start();
    for pixels in [1, 240, 800, 10_000] {
        let size = Some(Size::new(pixels).unwrap());
        let svg = render_svg(
            &start,
            &RenderOptions {
                size,
                ..RenderOptions::default()
            },
        );
        let document = parse(&svg);
        let root = document.root_element();
        let view: Vec<f64> = root
            .attribute("viewBox")
            .unwrap()
            .split(' ')
            .map(|number| number.parse().unwrap())
            .collect();
        assert_eq!(root.attribute("width"), Some(pixels.to_string().as_str()));
        let height: f64 = root.attribute("height").unwrap().parse().unwrap();
        assert!(
            (height - f64::from(pixels) * view[3] / view[2]).abs() <= 0.5,
            "{pixels}"
        );
    }
    let svg = render_svg(&start, &RenderOptions::default());
    assert_eq!(parse(&svg).root_element().attribute("width"), None);
}

#[test]
fn both_colors_of_a_loaded_vessel_are_seen() {
    // rule 5.1: hull and passenger keep their own colors
    let mut seen = Vec::new();
    for hull in Color::ALL {
        for owner in Color::ALL {
            for minor in Minor::ALL {
                let svg = piece_svg(
                    Man::loaded(hull, owner, minor).into(),
                    &PieceOptions::default(),
                );
                assert_safe(&svg);
                let document = parse(&svg);
                let fills: Vec<&str> = document
                    .descendants()
                    .filter(|node| node.has_tag_name("g"))
                    .filter_map(|node| node.attribute("fill"))
                    .collect();
                let colors = Colors::default();
                let fill = |color| match color {
                    Color::White => colors.get(ColorRole::WhiteFill).as_str(),
                    Color::Black => colors.get(ColorRole::BlackFill).as_str(),
                };
                assert_eq!(fills, [fill(hull), fill(owner)]);
                seen.push(svg);
            }
        }
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 8);
}

#[test]
fn each_piece_has_a_drawing_and_a_name_of_its_own() {
    let figures = |color| {
        Kind::ALL
            .map(|kind| Figure::Man(Man::new(color, kind)))
            .into_iter()
            .chain([Figure::Legate(color)])
    };
    for language in [Language::English, Language::Russian] {
        let options = PieceOptions {
            language,
            size: Size::new(64).ok(),
            ..PieceOptions::default()
        };
        let mut titles = Vec::new();
        for figure in Color::ALL.into_iter().flat_map(figures) {
            let svg = piece_svg(figure, &options);
            assert_safe(&svg);
            let document = parse(&svg);
            assert_eq!(document.root_element().attribute("height"), Some("64"));
            titles.push(child(&document, "title").to_owned());
        }
        titles.sort_unstable();
        titles.dedup();
        assert_eq!(titles.len(), 28);
    }
    let legate = |language| {
        piece_svg(
            Figure::Legate(Color::Black),
            &PieceOptions {
                language,
                ..PieceOptions::default()
            },
        )
    };
    assert!(legate(Language::English).contains("<title>Black Legate</title>"));
    assert!(legate(Language::Russian).contains("<title>Легат чёрных</title>"));
}

#[test]
fn the_usual_words_are_in_the_language_asked_for() {
    let options = RenderOptions {
        language: Language::Russian,
        ..RenderOptions::default()
    };
    let svg = render_svg(&Position::start(), &options);
    let document = parse(&svg);
    assert_eq!(child(&document, "title"), "Das Chess. Ход белых");
    assert_eq!(
        child(&document, "desc"),
        "Белые: Король f1; Ферзь e1; Ладья j1; Слоны d1, g1; Корабль a1; Конь c1; Амазонка l1; Центурион r1; \
         Валькирия h1; Пешки a2, b2, c2, d2, e2, f2, g2, h2, i2, j2; Ельва b1; воздушный Магистр i1. \
         Чёрные: Король f10; Ферзь e10; Ладья j10; Слоны d10, g10; Корабль a10; Конь c10; Амазонка l10; \
         Центурион r10; Валькирия h10; Пешки a9, b9, c9, d9, e9, f9, g9, h9, i9, j9; Ельва b10; \
         воздушный Магистр i10. Ход белых."
    );
}
