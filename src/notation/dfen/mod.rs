//! Position text (DFEN): seven fields, of which all but the board may be left off from the right.

mod read;
mod write;

pub(crate) use write::write_castling;

use crate::board::Square;
use crate::piece::{Color, Kind, Man};
use crate::position::Corner;

/// The start position (rule 2.2).
pub const START: &str =
    "s^pnbqkbv^mr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/S^PNBQKBV^MR w KAJkaj - ACac 0 1";

/// Longer texts are refused unread, in UTF-16 code units.
pub const MAX_DFEN_LENGTH: usize = 1_000;

/// Who waits on which edge file (rule 1.2).
pub(crate) const EDGE_MEN: [(Kind, u8); 2] = [(Kind::Amazon, b'l'), (Kind::Centurion, b'r')];

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
const fn cased(letter: char, color: Color) -> u8 {
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
