//! Position text (DFEN): seven fields, of which all but the board may be left off from the right.

mod read;
mod write;

pub(crate) use write::push_man;

use std::sync::LazyLock;

use crate::board::Square;
use crate::piece::{Color, Man};
use crate::position::{Corner, EDGE_MEN, Position};

/// The start position (rule 2.2).
pub const START: &str =
    "s^pnbqkbv^mr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/S^PNBQKBV^MR w KAJkaj - ACac 0 1";

/// Longer texts are refused unread, in UTF-16 code units.
pub const MAX_DFEN_LENGTH: usize = 1_000;

impl Position {
    /// The start position (rule 2.2).
    #[must_use]
    pub fn start() -> Self {
        static POSITION: LazyLock<Position> = LazyLock::new(|| match Position::from_dfen(START) {
            Ok(start) => start,
            Err(_) => unreachable!("the start position is sound"),
        });
        POSITION.clone()
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
    }
}

/// The letters of the edge field in their order, with the cell and the man each stands for.
fn edge_letters() -> impl Iterator<Item = (u8, Square, Man)> {
    Color::ALL.into_iter().flat_map(|color| {
        EDGE_MEN.into_iter().map(move |(kind, file)| {
            let cell = Square::at(file, color.rank(1));
            (cased(kind.letter(), color), cell, Man::new(color, kind))
        })
    })
}

/// A side's letter: upper case for White, lower for Black.
pub(crate) const fn cased(letter: char, color: Color) -> u8 {
    match color {
        Color::White => letter as u8,
        Color::Black => (letter as u8).to_ascii_lowercase(),
    }
}

/// The color that a letter's case says.
const fn color_of(letter: u8) -> Color {
    if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    }
}

const fn corner_letter(corner: Corner) -> char {
    match corner {
        Corner::A => 'A',
        Corner::J => 'J',
    }
}
