//! Pictures: valid, safe, the same each time, and everything seen in them that the rules make of a position.

use crate::case::core;
use crate::mirror::mirror_text;
use crate::picture::{assert_safe, child, figure_groups, figures, parse, place};
use crate::vectors_file::vectors;
use das_chess::Color;
use das_chess::render::{Arrow, CheckMark, ColorRole, Colors, Label, Language, Mark, Paint, Size};
use das_chess::tchess10::render::{
    PieceOptions, RenderOptions, piece_svg, render_svg, render_text,
};
use das_chess::tchess10::{Cell, Facing, Kind, Man, Mod, Mods};
use roxmltree::Node;
use std::collections::{BTreeMap, BTreeSet};

/// Facings of every kind, storeys of one color and of two, a border in the middle, moved men in both storeys.
const RICH: &str = "tchess10[strike,kingCapture,carry,polarity,reform,border=6] \
    r@e2d@w2k(D@e)bn1/a1g@nl1j1gha/ppp@w3pppp/3K@e(j@w)6/10/2P@e2B(N)1R(H)2/4R@w(G@s)5/PPP1PPPPPP/A1GLMJ1G1A/\
    R1BD2DBNR w - f5f5 0 1";

fn square(name: &str) -> das_chess::Square {
    name.parse()
        .unwrap_or_else(|_| panic!("{name} is a square"))
}

fn paint(text: &str) -> Paint {
    Paint::parse(text).unwrap()
}

/// Everything that can be asked for, at once.
fn everything() -> RenderOptions {
    RenderOptions {
        last_move: ["c2", "d4", "e4"].map(square).to_vec(),
        check: CheckMark::Square(square("g10")),
        marks: vec![
            Mark {
                square: square("g4"),
                paint: None,
            },
            Mark {
                square: square("a1"),
                paint: Some(paint("green")),
            },
        ],
        arrows: vec![
            Arrow::new(square("b3"), square("a3"), None).unwrap(),
            Arrow::new(square("j1"), square("j8"), Some(paint("navy"))).unwrap(),
        ],
        size: Some(Size::new(480).unwrap()),
        ..RenderOptions::default()
    }
}

fn svg(text: &str, options: &RenderOptions) -> String {
    let svg = render_svg(&core(text), options);
    assert_safe(&svg);
    svg
}

/// The board field's cells, from rank 10 down: `None` for an empty square.
fn cells_of(text: &str) -> Vec<Vec<Option<String>>> {
    let board = text.split(' ').nth(1).unwrap();
    let rank = |rank: &str| {
        let mut cells = Vec::new();
        let mut letters = rank.chars().peekable();
        while let Some(letter) = letters.next() {
            if letter.is_ascii_digit() {
                let mut run = letter.to_digit(10).unwrap();
                if letters.next_if_eq(&'0').is_some() {
                    run = 10;
                }
                cells.extend((0..run).map(|_| None));
                continue;
            }
            let mut cell = letter.to_string();
            if letters.next_if_eq(&'@').is_some() {
                cell.push('@');
                cell.extend(letters.next());
            }
            if letters.peek() == Some(&'(') {
                for letter in letters.by_ref() {
                    cell.push(letter);
                    if letter == ')' {
                        break;
                    }
                }
            }
            cells.push(Some(cell));
        }
        cells
    };
    board.split('/').map(rank).collect()
}

/// The rows of the text picture: the sign before each cell, and the cell.
fn rows_of(picture: &str) -> Vec<Vec<(char, String)>> {
    let border = picture.lines().find(|line| line.contains('+')).unwrap();
    let width = (border.trim().len() - 2) / 10;
    picture
        .lines()
        .filter_map(|line| line.split_once('|')?.1.strip_suffix('|'))
        .map(|row| {
            assert_eq!(row.len(), 10 * width);
            let cells = row.as_bytes().chunks(width);
            cells
                .map(|cell| {
                    let cell = std::str::from_utf8(cell).unwrap();
                    (
                        cell.chars().next().unwrap(),
                        cell[1..].trim_end().to_owned(),
                    )
                })
                .collect()
        })
        .collect()
}

/// Where the paths of points begin, and the way that they point: in the middle of a side, or where two storeys meet
/// away from each other.
const TIPS: [(&str, char); 8] = [
    ("M50 3L", 'n'),
    ("M22 3L", 'n'),
    ("M97 50L", 'e'),
    ("M97 78L", 'e'),
    ("M50 97L", 's'),
    ("M78 97L", 's'),
    ("M3 50L", 'w'),
    ("M3 22L", 'w'),
];

/// The way that a point in the picture points, by where the path of its tip begins.
fn points(figure: Node<'_, '_>) -> Vec<char> {
    let tip = |node: Node<'_, '_>| {
        let d = node.attribute("d")?;
        TIPS.into_iter()
            .find_map(|(start, facing)| d.starts_with(start).then_some(facing))
    };
    figure.descendants().filter_map(tip).collect()
}

#[test]
fn every_position_of_the_vectors_is_drawn_whole() {
    let vectors = vectors();
    let games = vectors.games.iter().map(|game| &game.last);
    let starts = vectors.starts.iter().map(|start| &start.text);
    let positions = vectors.positions.iter().map(|entry| &entry.text);
    let texts: BTreeSet<&String> = positions.chain(starts).chain(games).collect();
    assert!(texts.len() > 100);
    for text in texts {
        let position = core(text);
        let options = RenderOptions {
            check: CheckMark::King,
            ..RenderOptions::default()
        };
        let svg = svg(text, &options);
        let document = parse(&svg);
        let description = child(&document, "desc");
        assert_eq!(figures(&document).len(), position.cells().count(), "{text}");
        for (square, _) in position.cells() {
            assert!(description.contains(square.name()), "{square} in {text}");
        }
        assert_eq!(
            description.contains("Check: "),
            position.is_check(),
            "{text}"
        );
        let drawn_points: usize = figure_groups(&document)
            .into_iter()
            .map(|figure| points(figure).len())
            .sum();
        let men = position.cells().flat_map(|(_, cell)| cell.men()).count();
        let expected = if position.mods().has(Mod::Polarity) {
            men
        } else {
            0
        };
        assert_eq!(drawn_points, expected, "points of {text}");

        let picture = render_text(&position, &options);
        let rows = rows_of(&picture);
        let shown: Vec<Vec<Option<String>>> = rows
            .iter()
            .map(|row| {
                let cells = row.iter();
                cells
                    .map(|(_, cell)| (cell != "." && cell != ":").then(|| cell.clone()))
                    .collect()
            })
            .collect();
        assert_eq!(shown, cells_of(text), "{text}\n{picture}");
        let signs: Vec<char> = rows.iter().flatten().map(|(sign, _)| *sign).collect();
        assert_eq!(signs.contains(&'!'), position.is_check(), "{text}");
    }
}

#[test]
fn one_text_for_the_same_arguments() {
    let draw = || {
        let (position, options) = (core(RICH), everything());
        (
            render_svg(&position, &options),
            render_text(&position, &options),
        )
    };
    assert_eq!(draw(), draw());
}

#[test]
fn every_option_is_seen() {
    let base = everything();
    type Change = fn(&mut RenderOptions);
    // The name, whether text shows it too, the change.
    let changes: [(&str, bool, Change); 17] = [
        ("orientation", true, |o| o.orientation = Color::Black),
        ("coordinates", true, |o| o.coordinates = false),
        ("last move", true, |o| o.last_move.clear()),
        ("last move's ends", true, |o| o.last_move.reverse()),
        ("last move's way", true, |o| o.last_move[1] = square("b4")),
        ("check", true, |o| o.check = CheckMark::None),
        ("check's square", true, |o| {
            o.check = CheckMark::Square(square("e1"));
        }),
        ("marks", true, |o| o.marks.clear()),
        ("a mark's square", true, |o| {
            o.marks[0].square = square("h7")
        }),
        ("a mark's color", false, |o| {
            o.marks[0].paint = Some(paint("red"));
        }),
        ("arrows", true, |o| o.arrows.clear()),
        ("an arrow's way", true, |o| {
            o.arrows[0] = Arrow::new(square("a3"), square("b3"), None).unwrap();
        }),
        ("size", false, |o| o.size = None),
        ("colors", false, |o| {
            o.colors.set(ColorRole::Dark, paint("peru"));
        }),
        ("title", true, |o| {
            o.title = Some(Label::new("A title").unwrap());
        }),
        ("description", true, |o| {
            o.description = Some(Label::new("What it is").unwrap());
        }),
        ("language", true, |o| o.language = Language::Russian),
    ];
    let position = core(RICH);
    let (plain, text) = (svg(RICH, &base), render_text(&position, &base));
    let without_words = |svg: &str| svg.split("</desc>").nth(1).unwrap().to_owned();
    for (name, in_text, change) in changes {
        let mut options = base.clone();
        change(&mut options);
        let changed = svg(RICH, &options);
        assert_ne!(plain, changed, "{name}");
        if !["size", "title", "description", "language"].contains(&name) {
            assert_ne!(
                without_words(&plain),
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
fn what_is_not_on_the_board_is_not_drawn() {
    let mut options = everything();
    let plain = svg(RICH, &options);
    let edge = square("l1");
    options.marks.push(Mark {
        square: edge,
        paint: None,
    });
    options
        .arrows
        .push(Arrow::new(edge, square("a1"), None).unwrap());
    assert_eq!(svg(RICH, &options), plain);
}

#[test]
fn every_color_is_used() {
    let plain = svg(RICH, &everything());
    for role in ColorRole::all().filter(|&role| role != ColorRole::Edge) {
        let mut options = everything();
        options.colors.set(role, paint("#010203"));
        let changed = svg(RICH, &options);
        assert!(changed.contains("\"#010203\""), "{}", role.name());
        assert!(!plain.contains("#010203"));
    }
}

#[test]
fn a_piece_points_where_it_faces() {
    // rule 2.11, seen from both sides
    let mods = Mods::NONE.with(Mod::Polarity);
    for color in Color::ALL {
        for (orientation, turned) in [
            (Color::White, ['n', 'e', 's', 'w']),
            (Color::Black, ['s', 'w', 'n', 'e']),
        ] {
            for (facing, expected) in Facing::ALL.into_iter().zip(turned) {
                let cell = Cell::new(Man::new(color, Kind::Tower).turned(facing));
                let options = PieceOptions {
                    mods,
                    orientation,
                    ..PieceOptions::default()
                };
                let pointed = piece_svg(cell, &options);
                assert_safe(&pointed);
                let document = parse(&pointed);
                assert_eq!(points(document.root_element()), [expected]);
                let unpointed = piece_svg(
                    cell,
                    &PieceOptions {
                        mods: Mods::NONE,
                        ..options
                    },
                );
                assert_eq!(points(parse(&unpointed).root_element()), []);
            }
        }
    }
}

#[test]
fn both_storeys_are_plain_to_see() {
    // rules 2.3 and 2.10: the upper stands on the lower, each in its own color, each with its own point
    let fill = |color| match color {
        Color::White => Colors::default()
            .get(ColorRole::WhiteFill)
            .as_str()
            .to_owned(),
        Color::Black => Colors::default()
            .get(ColorRole::BlackFill)
            .as_str()
            .to_owned(),
    };
    let man = Man::new;
    let mut cells = Vec::new();
    for color in Color::ALL {
        for lower in [Kind::Bishop, Kind::Pawn, Kind::Lion] {
            for upper in [Kind::Knight, Kind::Champion, Kind::Emperor] {
                cells.push(Cell::two(man(color, lower), man(color, upper)));
            }
        }
        cells.push(Cell::two(
            man(!color, Kind::King),
            man(color, Kind::Assassin),
        ));
    }
    let mut seen = BTreeSet::new();
    for cell in cells {
        let svg = piece_svg(cell, &PieceOptions::default());
        assert_safe(&svg);
        let document = parse(&svg);
        let storeys: Vec<Node<'_, '_>> = document
            .descendants()
            .filter(|node| node.attribute("transform").is_some())
            .collect();
        let lower = cell.lower.unwrap();
        let fills: Vec<_> = storeys
            .iter()
            .map(|node| node.attribute("fill").unwrap())
            .collect();
        assert_eq!(fills, [fill(lower.color), fill(cell.upper.color)]);
        // What each storey shows is what its man alone would.
        for (storey, man) in storeys.into_iter().zip([lower, cell.upper]) {
            let alone = piece_svg(Cell::new(man), &PieceOptions::default());
            let document = parse(&alone);
            assert_eq!(shapes(storey), shapes(document.root_element()));
        }
        seen.insert(svg);
    }
    assert_eq!(seen.len(), 20);

    let cell = Cell::two(
        man(Color::White, Kind::Bishop).turned(Facing::West),
        man(Color::White, Kind::Knight).turned(Facing::East),
    );
    let options = PieceOptions {
        mods: Mods::NONE.with(Mod::Polarity),
        ..PieceOptions::default()
    };
    let svg = piece_svg(cell, &options);
    assert_eq!(points(parse(&svg).root_element()), ['w', 'e']);
}

/// The outlines in a part of a picture.
fn shapes(node: Node<'_, '_>) -> Vec<String> {
    node.descendants()
        .filter_map(|node| node.attribute("d").or(node.attribute("cx")))
        .map(str::to_owned)
        .collect()
}

#[test]
fn dots_run_along_both_far_borders() {
    // rule 2.2
    const TOP: i32 = 12;
    for border in 6..=10 {
        let option = if border == 8 {
            String::new()
        } else {
            format!(",border={border}")
        };
        for goal in ["escort", "kingCapture", "flagCapture"] {
            let text = format!("tchess10[{goal}{option}] 4k5/10/10/10/10/10/10/10/10/4K5 w");
            for orientation in Color::ALL {
                let options = RenderOptions {
                    orientation,
                    ..RenderOptions::default()
                };
                let svg = svg(&text, &options);
                let document = parse(&svg);
                let dotted: Vec<Node<'_, '_>> = document
                    .descendants()
                    .filter(|node| node.attribute("stroke-dasharray").is_some())
                    .collect();
                assert_eq!(dotted.len(), 2, "{text}");
                for (dots, (color, rank)) in dotted
                    .into_iter()
                    .zip([(Color::White, border), (Color::Black, 11 - border)])
                {
                    let d = dots
                        .descendants()
                        .find_map(|node| node.attribute("d"))
                        .unwrap();
                    let y: i32 = d[d.find(' ').unwrap() + 1..d.find('h').unwrap()]
                        .parse()
                        .unwrap();
                    let row = match orientation {
                        Color::White => 10 - rank,
                        Color::Black => rank - 1,
                    };
                    // Within the rank, in the quarter that the side's King comes from.
                    let depth = y - (TOP + 100 * row);
                    let quarter = if orientation == color { 75..100 } else { 1..25 };
                    assert!(quarter.contains(&depth), "{depth} of rank {rank} in {text}");
                }
                let words = format!("Far borders: White {border}, Black {}.", 11 - border);
                assert!(child(&document, "desc").ends_with(&words));

                let rows = rows_of(&render_text(&core(&text), &options));
                for (index, row) in rows.iter().enumerate() {
                    let rank = match orientation {
                        Color::White => 10 - index,
                        Color::Black => index + 1,
                    };
                    let is_border = rank == border as usize || rank == 11 - border as usize;
                    let empty = if is_border { ":" } else { "." };
                    assert!(row.iter().filter(|(_, cell)| cell == empty).count() >= 9);
                }
            }
        }
    }
    let svg = svg(
        "tchess10 4k5/10/10/10/10/10/10/10/10/4K5 w",
        &RenderOptions::default(),
    );
    assert!(!svg.contains("dasharray") && !svg.contains("Far borders"));
}

#[test]
fn who_has_moved_this_turn_has_a_tick() {
    // rule 2.1
    let ticks = |state: &str| {
        let text =
            format!("tchess10[strike,carry] 4k5/10/10/10/10/10/10/2B(N)7/10/R3K4R w - {state} 0 1");
        let options = RenderOptions::default();
        let svg = svg(&text, &options);
        let document = parse(&svg);
        let ticked: Vec<usize> = figure_groups(&document)
            .into_iter()
            .map(|figure| {
                figure
                    .descendants()
                    .filter(|node| node.attribute("r") == Some("16"))
                    .count()
            })
            .filter(|&count| count > 0)
            .collect();
        let picture = render_text(&core(&text), &options);
        let signs = rows_of(&picture)
            .iter()
            .flatten()
            .filter(|(sign, _)| *sign == '~')
            .count();
        let description = child(&document, "desc").to_owned();
        let after = description.split("to move. ").nth(1).unwrap();
        (ticked, signs, after.to_owned())
    };
    assert_eq!(ticks("-"), (vec![], 0, "Moves left: 3.".to_owned()));
    assert_eq!(
        ticks("a1"),
        (vec![1], 1, "Moved this turn: a1. Moves left: 2.".to_owned())
    );
    assert_eq!(
        ticks("a1c3"),
        (
            vec![1, 1],
            2,
            "Moved this turn: a1, c3. Moves left: 1.".to_owned()
        )
    );
    assert_eq!(
        ticks("c3c3"),
        (
            vec![2],
            1,
            "Moved this turn: c3, c3. Moves left: 1.".to_owned()
        )
    );
}

#[test]
fn the_mirror_seen_by_black_is_the_position_seen_by_white() {
    // Black's view is turned, not mirrored: what is left there is right here.
    let mut colors = Colors::default();
    for [white, black] in [
        [ColorRole::WhiteFill, ColorRole::BlackFill],
        [ColorRole::WhiteStroke, ColorRole::BlackStroke],
        [ColorRole::WhiteDetail, ColorRole::BlackDetail],
    ] {
        colors.set(black, colors.get(white).clone());
    }
    let seen = |text: &str, orientation| -> BTreeMap<(i32, i32), (Vec<char>, Vec<String>)> {
        let options = RenderOptions {
            orientation,
            colors: colors.clone(),
            ..RenderOptions::default()
        };
        let svg = svg(text, &options);
        let document = parse(&svg);
        figure_groups(&document)
            .into_iter()
            .map(|figure| {
                let mut drawn = shapes(figure);
                drawn.retain(|shape| !TIPS.iter().any(|(tip, _)| shape.starts_with(tip)));
                (
                    place(figure.attribute("transform").unwrap()),
                    (points(figure), drawn),
                )
            })
            .collect()
    };
    let there = seen(&mirror_text(RICH), Color::Black);
    let here = seen(RICH, Color::White);
    let (left, right) = (48, 48 + 900);
    let turned: BTreeMap<_, _> = there
        .into_iter()
        .map(|((x, y), (points, drawn))| {
            let swap = |point| match point {
                'e' => 'w',
                'w' => 'e',
                other => other,
            };
            let points: Vec<char> = points.into_iter().map(swap).collect();
            ((left + right - x, y), (points, drawn))
        })
        .collect();
    assert_eq!(here, turned);
}

#[test]
fn text_shows_all_that_there_is_to_know() {
    let text = "tchess10[strike,escort,illusions,carry,polarity,border=7] \
                4k5/10/2j7/10/10/p9/2B(N@e)7/P@w9/10/4K1R3 w - g1=j 0 1";
    let options = RenderOptions {
        marks: vec![Mark {
            square: square("a3"),
            paint: None,
        }],
        last_move: vec![square("g2"), square("g1")],
        ..RenderOptions::default()
    };
    let picture = render_text(&core(text), &options);
    let expected =
        "   +--------------------------------------------------------------------------------+
10 | .       .       .       .       k       .       .       .       .       .      |
 9 | .       .       .       .       .       .       .       .       .       .      |
 8 | .       .       j       .       .       .       .       .       .       .      |
 7 | :       :       :       :       :       :       :       :       :       :      |
 6 | .       .       .       .       .       .       .       .       .       .      |
 5 | p       .       .       .       .       .       .       .       .       .      |
 4 | :       :       B(N@e)  :       :       :       :       :       :       :      |
 3 |*P@w     .       .       .       .       .       .       .       .       .      |
 2 | .       .       .       .       .       .      >.       .       .       .      |
 1 | .       .       .       .       K       .      >R       .       .       .      |
   +--------------------------------------------------------------------------------+
     a       b       c       d       e       f       g       h       i       j

White to move.
Last move: g2-g1.
Marked: a3.
Moved this turn: g1.
Moves left: 2.
Far borders: White 7, Black 4.
Owed: Black Jester.
";
    assert_eq!(picture, expected);
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
    let svg = svg(RICH, &options);
    let document = parse(&svg);
    assert_eq!(child(&document, "title"), hostile);
    assert_eq!(child(&document, "desc"), hostile);
    assert!(render_text(&core(RICH), &options).starts_with(hostile));
}

#[test]
fn each_piece_has_a_drawing_and_a_name_of_its_own() {
    let crowned = Mods::NONE.with(Mod::JesterKing);
    for language in [Language::English, Language::Russian] {
        let mut drawn = BTreeSet::new();
        let mut titles = BTreeSet::new();
        let kinds = Kind::ALL.map(|kind| (kind, Mods::NONE)).into_iter();
        for (kind, mods) in kinds.chain([(Kind::King, crowned)]) {
            for color in Color::ALL {
                let options = PieceOptions {
                    language,
                    mods,
                    size: Size::new(64).ok(),
                    ..PieceOptions::default()
                };
                let svg = piece_svg(Cell::new(Man::new(color, kind)), &options);
                assert_safe(&svg);
                let document = parse(&svg);
                assert_eq!(document.root_element().attribute("height"), Some("64"));
                titles.insert(child(&document, "title").to_owned());
                drawn.insert(shapes(document.root_element()));
            }
        }
        assert_eq!((titles.len(), drawn.len()), (34, 17));
    }
}

#[test]
fn the_usual_words_are_in_the_language_asked_for() {
    let words = |text: &str, language| {
        let options = RenderOptions {
            language,
            check: CheckMark::King,
            ..RenderOptions::default()
        };
        let svg = svg(text, &options);
        let document = parse(&svg);
        (
            child(&document, "title").to_owned(),
            child(&document, "desc").to_owned(),
        )
    };
    let start = "tchess10 rnbdqkdbnr/ahglmj1gha/pppppppppp/10/10/10/10/PPPPPPPPPP/AHGLMJ1GHA/RNBDQKDBNR w - - 0 1";
    let (title, description) = words(start, Language::Russian);
    assert_eq!(title, "TCHESS-10. Ход белых");
    assert_eq!(
        description,
        "Белые: Король f1; Ферзь e1; Лев d2; Магистр e2; Шут f2; Слоны c1, h1; Паладины d1, g1; Башни a1, j1; \
         Кони b1, i1; Чемпионы b2, i2; Грифоны c2, h2; Ассасины a2, j2; \
         Пешки a3, b3, c3, d3, e3, f3, g3, h3, i3, j3. \
         Чёрные: Король f10; Ферзь e10; Лев d9; Магистр e9; Шут f9; Слоны c10, h10; Паладины d10, g10; \
         Башни a10, j10; Кони b10, i10; Чемпионы b9, i9; Грифоны c9, h9; Ассасины a9, j9; \
         Пешки a8, b8, c8, d8, e8, f8, g8, h8, i8, j8. Ход белых."
    );

    let rich = "tchess10[strike,flagCapture,carry,polarity,cardinal] 4K@w(d@n)5/10/10/10/4C1C3/10/2B@e(N)7/10/10/2k7 \
                b - - 0 1";
    assert_eq!(
        words(rich, Language::English).1,
        "White: Knight c4 (carries: Bishop, faces east); Cardinals e6, g6. \
         Black: King c1; Paladin e10 (faces north; holds: White King, faces west). \
         Black to move. Moves left: 3. Far borders: White 8, Black 3."
    );
    assert_eq!(
        words(rich, Language::Russian).1,
        "Белые: Конь c4 (везёт: Слон, смотрит на восток); Кардиналы e6, g6. \
         Чёрные: Король c1; Паладин e10 (смотрит на север; держит: Король белых, смотрит на запад). \
         Ход чёрных. Осталось движений: 3. Дальние рубежи: Белые 8, Чёрные 3."
    );

    let held = "tchess10[flagCapture] 10/10/10/4k(N)5/10/10/10/10/10/K9 b - - 0 1";
    for (language, nobody) in [
        (Language::English, " Black: no pieces. Black to move. "),
        (Language::Russian, " Чёрные: нет фигур. Ход чёрных. "),
    ] {
        let description = words(held, language).1;
        assert!(description.contains(nobody), "{description}");
    }

    let crowned = "tchess10[jesterKing,illusions] 4k5/p9/10/10/10/10/10/10/P9/10 w - =KJ 0 1";
    assert_eq!(
        words(crowned, Language::English).1,
        "White: Pawn a2. Black: crowned Jester e10; Pawn a9. White to move. \
         Owed: White crowned Jester, White Jester."
    );
    assert_eq!(
        words(crowned, Language::Russian).1,
        "Белые: Пешка a2. Чёрные: коронованный Шут e10; Пешка a9. Ход белых. \
         Причитаются: коронованный Шут белых, Шут белых."
    );
}

#[test]
fn points_and_ticks_of_two_storeys_keep_apart() {
    // Every pair of facings, all of them moved: the middle of each sign in the cell's own hundredths.
    let facings = ["", "@e", "@s", "@w"];
    for lower in facings {
        for upper in facings {
            let text = format!(
                "tchess10[strike,carry,polarity] k9/10/10/10/10/10/10/10/2B{lower}(N{upper})7/K9 w - c2c2 0 1"
            );
            let svg = svg(&text, &RenderOptions::default());
            let document = parse(&svg);
            let figure = figure_groups(&document)
                .into_iter()
                .find(|figure| points(*figure).len() == 2)
                .unwrap_or_else(|| panic!("two points in {text}"));
            let signs: Vec<(f64, f64, f64)> =
                figure.descendants().filter_map(|node| sign(node)).collect();
            assert_eq!(signs.len(), 4, "{text}");
            for (index, (x, y, radius)) in signs.iter().enumerate() {
                for (other_x, other_y, other) in &signs[..index] {
                    let between = (x - other_x).hypot(y - other_y);
                    assert!(between > radius + other, "{signs:?} of {text}");
                }
            }
        }
    }
}

/// The middle and the radius of a point or of a tick, through the groups that it is in.
fn sign(node: Node<'_, '_>) -> Option<(f64, f64, f64)> {
    let tip = node.attribute("d").and_then(|d| {
        let (start, facing) = TIPS.into_iter().find(|(tip, _)| d.starts_with(tip))?;
        let numbers: Vec<f64> = start[1..start.len() - 1]
            .split(' ')
            .map(|number| number.parse().unwrap())
            .collect();
        let (x, y) = (numbers[0], numbers[1]);
        // A point is 16 high: its middle lies behind its tip.
        Some(match facing {
            'n' => (x, y + 8.0, 12.0),
            'e' => (x - 8.0, y, 12.0),
            's' => (x, y - 8.0, 12.0),
            _ => (x + 8.0, y, 12.0),
        })
    });
    let tick = (node.attribute("r") == Some("16")).then_some((0.0, 0.0, 16.0));
    let (mut x, mut y, mut radius) = tip.or(tick)?;
    for group in node.ancestors() {
        let Some(transform) = group.attribute("transform") else {
            continue;
        };
        let number = |name: &str| -> Vec<f64> {
            let Some((_, behind)) = transform.split_once(name) else {
                return vec![];
            };
            let inner = behind.split(')').next().unwrap();
            inner
                .split(' ')
                .map(|number| number.parse().unwrap())
                .collect()
        };
        if let [scale] = number("scale(")[..] {
            (x, y, radius) = (x * scale, y * scale, radius * scale);
        }
        if let [right, down] = number("translate(")[..] {
            (x, y) = (x + right, y + down);
        }
    }
    Some((x, y, radius))
}
