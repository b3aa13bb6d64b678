//! The diagrams of docs/TCHESS10.md are what the library draws today, of moves that it has found, and the text
//! shows each of them. `DRAW_DIAGRAMS=1 cargo test --test tchess10 diagrams` draws them anew.

use crate::case::core;
use das_chess::Square;
use das_chess::render::{Arrow, Label, Mark, Size};
use das_chess::tchess10::render::{RenderOptions, render_svg};
use das_chess::tchess10::{Move, Position};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// A picture's width in pixels, as in docs/RULES.md.
const SIZE: u32 = 400;

#[derive(Deserialize)]
struct List {
    diagrams: Vec<Diagram>,
}

/// A picture of a position, or of the one that moves lead to.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Diagram {
    id: String,
    /// The rule that it shows, for the reader of the list.
    #[serde(rename = "rule")]
    _rule: String,
    alt: String,
    position: String,
    #[serde(default)]
    play: Vec<String>,
    /// Marks the ends of the moves of the piece that stands here, of those by way of `via` if that is given.
    from: Option<Name>,
    via: Option<Name>,
    /// Marks the squares that this capture of a holder may free the King to.
    frees: Option<String>,
    #[serde(default)]
    marks: Vec<Name>,
    /// How many marks there must be, as the text claims.
    count: Option<usize>,
    #[serde(default)]
    arrows: Vec<[Name; 2]>,
    /// Moves that must win.
    #[serde(default)]
    wins: Vec<String>,
}

/// A square's name.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
struct Name(Square);

impl TryFrom<String> for Name {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        name.parse()
            .map(Self)
            .map_err(|_| format!("{name} is no square"))
    }
}

fn docs() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs")
}

fn read(name: &str) -> String {
    let path = docs().join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn legal(position: &Position, text: &str) -> Move {
    position
        .parse_move(text)
        .unwrap_or_else(|error| panic!("{text} in {position}: {error:?}"))
}

fn draw(diagram: &Diagram) -> String {
    let mut position = core(&diagram.position);
    let mut last_move = Vec::new();
    for text in &diagram.play {
        let mv = legal(&position, text);
        last_move = mv.path();
        position = position.play(mv).unwrap();
    }
    for text in &diagram.wins {
        let after = position.play(legal(&position, text)).unwrap();
        let winner = after.outcome().and_then(|outcome| outcome.winner);
        assert_eq!(winner, Some(position.turn()), "{text} in {}", diagram.id);
    }
    let mut marked: BTreeSet<Square> = diagram.marks.iter().map(|square| square.0).collect();
    for mv in position.legal_moves() {
        let is_shown = diagram.from.is_some_and(|from| from.0 == mv.from())
            && diagram
                .via
                .is_none_or(|via| mv.path().len() > 2 && mv.path()[1] == via.0);
        if is_shown {
            marked.insert(mv.to());
        }
        if let (Some(capture), Some(square)) = (&diagram.frees, mv.frees())
            && mv.to_string().split(',').next() == Some(capture)
        {
            marked.insert(square);
        }
    }
    if let Some(count) = diagram.count {
        assert_eq!(marked.len(), count, "marks of {}", diagram.id);
    }
    let arrow = |ends: &[Name; 2]| Arrow::new(ends[0].0, ends[1].0, None).unwrap();
    let options = RenderOptions {
        last_move,
        marks: marked
            .into_iter()
            .map(|square| Mark {
                square,
                paint: None,
            })
            .collect(),
        arrows: diagram.arrows.iter().map(arrow).collect(),
        size: Size::new(SIZE).ok(),
        title: Label::new(diagram.alt.as_str()).ok(),
        ..RenderOptions::default()
    };
    format!("{}\n", render_svg(&position, &options))
}

#[test]
fn every_diagram_is_current() {
    let list: List = serde_json::from_str(&read("tchess10-diagrams.json")).unwrap();
    let folder = docs().join("tchess10-diagrams");
    let drawn: BTreeMap<String, String> = list
        .diagrams
        .iter()
        .map(|diagram| (format!("{}.svg", diagram.id), draw(diagram)))
        .collect();
    assert_eq!(drawn.len(), list.diagrams.len(), "an id is there twice");
    if std::env::var_os("DRAW_DIAGRAMS").is_some() {
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        for (file, svg) in &drawn {
            std::fs::write(folder.join(file), svg).unwrap();
        }
    }
    for (file, svg) in &drawn {
        assert!(
            read(&format!("tchess10-diagrams/{file}")) == *svg,
            "{file} is out of date: DRAW_DIAGRAMS=1 cargo test --test tchess10 diagrams"
        );
    }
    let files: BTreeSet<String> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let listed: BTreeSet<String> = drawn.into_keys().collect();
    assert_eq!(files, listed, "the folder and the list");

    let text = read("TCHESS10.md");
    let named: BTreeSet<String> = text
        .split("](tchess10-diagrams/")
        .skip(1)
        .map(|rest| rest[..rest.find(')').unwrap()].to_owned())
        .collect();
    assert_eq!(named, listed, "the text and the list");
}
