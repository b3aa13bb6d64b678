//! The test vectors, read from tests/vectors/tchess10.json.

use das_chess::Color;
use das_chess::tchess10::{Kind, Mod, Options, Outcome};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Vectors {
    pub(crate) positions: Vec<Entry>,
    pub(crate) games: Vec<Game>,
    pub(crate) starts: Vec<Start>,
    pub(crate) refused: Vec<Refused>,
    pub(crate) refused_texts: Vec<RefusedText>,
}

#[derive(Deserialize)]
pub(crate) struct Entry {
    pub(crate) text: String,
    /// Every legal move's text, with the text of the position after it.
    pub(crate) moves: BTreeMap<String, String>,
    pub(crate) outcome: Option<Ending>,
    /// Node counts from depth 1 on.
    pub(crate) perft: Vec<u64>,
}

#[derive(Deserialize, PartialEq, Eq, Debug)]
pub(crate) struct Ending {
    winner: Option<String>,
    reason: String,
}

impl Ending {
    pub(crate) fn of(outcome: Outcome) -> Ending {
        Ending {
            winner: outcome.winner.map(|color| color.name().to_string()),
            reason: outcome.reason.name().to_string(),
        }
    }

    /// The winner and the reason.
    pub(crate) fn parts(&self) -> (Option<&str>, &str) {
        (self.winner.as_deref(), &self.reason)
    }
}

#[derive(Deserialize)]
pub(crate) struct Game {
    #[serde(flatten)]
    pub(crate) chosen: Chosen,
    pub(crate) start: String,
    pub(crate) moves: Vec<String>,
    #[serde(rename = "final")]
    pub(crate) last: String,
    pub(crate) outcome: Option<Ending>,
}

#[derive(Deserialize)]
pub(crate) struct Start {
    #[serde(flatten)]
    pub(crate) chosen: Chosen,
    pub(crate) text: String,
    pub(crate) count: u64,
}

#[derive(Deserialize)]
pub(crate) struct Refused {
    #[serde(flatten)]
    pub(crate) chosen: Chosen,
    pub(crate) code: String,
    pub(crate) pair: [String; 2],
}

#[derive(Deserialize)]
pub(crate) struct RefusedText {
    pub(crate) text: String,
    pub(crate) why: String,
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Chosen {
    mods: Vec<String>,
    border: Option<u8>,
    #[serde(default)]
    heroes: BTreeMap<String, char>,
    #[serde(default)]
    hero_squares: BTreeMap<String, String>,
}

impl Chosen {
    pub(crate) fn options(&self) -> Options {
        let of = |color: Color| color.name();
        let mods = self.mods.iter();
        Options {
            mods: mods
                .map(|name| Mod::from_name(name).expect("a modification"))
                .collect(),
            border: self.border,
            heroes: Color::ALL.map(|color| {
                let letter = self.heroes.get(of(color))?;
                Some(Kind::from_letter(*letter).expect("a letter"))
            }),
            hero_squares: Color::ALL.map(|color| {
                let square = self.hero_squares.get(of(color))?;
                Some(square.parse().expect("a square"))
            }),
        }
    }
}

pub(crate) fn vectors() -> &'static Vectors {
    static VECTORS: LazyLock<Vectors> = LazyLock::new(|| {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/tchess10.json");
        let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
    });
    &VECTORS
}
