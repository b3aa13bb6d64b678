//! The test vectors, read from tests/vectors.

// Each test program uses a part of it.
#![allow(dead_code)]

use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::sync::LazyLock;

pub(crate) const START: &str =
    "s^pnbqkbv^mr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/S^PNBQKBV^MR w KAJkaj - ACac 0 1";

#[derive(Deserialize)]
pub(crate) struct Vectors {
    pub(crate) positions: Vec<Entry>,
    pub(crate) games: Vec<Game>,
}

#[derive(Deserialize)]
pub(crate) struct Entry {
    pub(crate) dfen: String,
    pub(crate) check: bool,
    /// Every legal move's coordinate text, with the text of the position after it.
    pub(crate) moves: BTreeMap<String, String>,
    /// Node counts from depth 1 on, as far as the vectors go.
    pub(crate) perft: Vec<u64>,
}

#[derive(Deserialize)]
pub(crate) struct Game {
    #[serde(deserialize_with = "words")]
    pub(crate) moves: Vec<String>,
    pub(crate) plies: usize,
    /// The last position, whether it is check, and how many moves it has.
    pub(crate) dfen: String,
    pub(crate) check: bool,
    pub(crate) legal: usize,
}

fn words<'de, D: serde::Deserializer<'de>>(text: D) -> Result<Vec<String>, D::Error> {
    let text = String::deserialize(text)?;
    Ok(text.split(' ').map(str::to_string).collect())
}

fn load<T: DeserializeOwned>(name: &str) -> T {
    let path = format!("{}/tests/vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

pub(crate) fn das() -> &'static Vectors {
    static DAS: LazyLock<Vectors> = LazyLock::new(|| load("das.json"));
    &DAS
}

pub(crate) fn corners() -> &'static Vectors {
    static CORNERS: LazyLock<Vectors> = LazyLock::new(|| load("das-corners.json"));
    &CORNERS
}

/// For each piece letter a position in which it alone mates, or nothing where there is none.
pub(crate) fn lone_piece_mates() -> BTreeMap<String, Option<String>> {
    #[derive(Deserialize)]
    struct File {
        mates: BTreeMap<String, Option<String>>,
    }
    load::<File>("lone-piece-mates.json").mates
}
