//! Writing position text: one text for one position.

use std::fmt;

use super::{cased, corner_letter, edge_letters};
use crate::board::Square;
use crate::piece::{Color, Kind, Man};
use crate::position::{CastlingRights, Corner, CornerRight, Position};
use crate::text::push_number;

impl Position {
    /// Writes the canonical position text: one text for one position.
    ///
    /// ```
    /// use das_chess::{Position, START};
    /// assert_eq!(Position::start().to_dfen(), START);
    /// ```
    #[must_use]
    pub fn to_dfen(&self) -> String {
        let mut text = self.key();
        text.push(' ');
        push_number(&mut text, self.half_moves.into());
        text.push(' ');
        push_number(&mut text, self.full_moves);
        text
    }

    /// The first five fields of the text, equal for what counts as the same position (rule 7.5).
    ///
    /// ```
    /// # use das_chess::Position;
    /// assert!(Position::start().key().ends_with(" w KAJkaj - ACac"));
    /// ```
    #[must_use]
    pub fn key(&self) -> String {
        let mut text = String::with_capacity(128);
        self.write_board(&mut text);
        text.push_str(match self.turn {
            Color::White => " w ",
            Color::Black => " b ",
        });
        push_castling(&mut text, self.castling);
        text.push(' ');
        text.push_str(self.en_passant.map_or("-", Square::name));
        text.push(' ');
        self.push_edge(&mut text);
        text
    }

    /// Who still waits on an edge file, as position text has it: letters out of `ACac`, or `-`.
    #[must_use]
    pub fn edge(&self) -> String {
        let mut text = String::new();
        self.push_edge(&mut text);
        text
    }

    fn push_edge(&self, text: &mut String) {
        let occupied = self.occupied();
        or_dash(text, |text| {
            for (letter, cell, _) in edge_letters() {
                if occupied.contains(cell) {
                    text.push(letter.into());
                }
            }
        });
    }

    fn write_board(&self, text: &mut String) {
        let men = self.placement.men();
        for rank in (1..=10).rev() {
            let mut run = 0;
            for file in 1..=10 {
                let man = Square::new(file, rank).and_then(|square| men[square.index()]);
                let Some(man) = man else {
                    run += 1;
                    continue;
                };
                push_run(text, run);
                run = 0;
                push_man(text, man);
            }
            push_run(text, run);
            if rank > 1 {
                text.push('/');
            }
        }
    }
}

fn push_run(text: &mut String, run: u32) {
    if run > 0 {
        push_number(text, run);
    }
}

/// One man as the board field has him.
pub(crate) fn push_man(text: &mut String, man: Man) {
    if matches!(man.kind(), Kind::Elva | Kind::AirMagister) {
        text.push('^');
    }
    let color = man.hull().unwrap_or(man.owner());
    text.push(cased(man.kind().letter(), color).into());
    if let Some(minor) = man.passenger() {
        text.push('(');
        text.push(cased(minor.kind().letter(), man.owner()).into());
        text.push(')');
    }
}

/// What `push` adds, or a dash where it adds nothing.
fn or_dash(text: &mut String, push: impl FnOnce(&mut String)) {
    let before = text.len();
    push(text);
    if text.len() == before {
        text.push('-');
    }
}

impl fmt::Display for Position {
    /// The canonical position text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_dfen())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for CastlingRights {
    /// The castling field of position text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        push_castling(&mut text, *self);
        f.write_str(&text)
    }
}

impl fmt::Debug for CastlingRights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

fn push_castling(text: &mut String, rights: CastlingRights) {
    or_dash(text, |text| {
        for color in Color::ALL {
            if !rights.king(color) {
                continue;
            }
            text.push(cased('K', color).into());
            for corner in Corner::ALL {
                if let Some(right) = rights.corner(color, corner) {
                    text.push(cased(corner_letter(corner), color).into());
                    if right == CornerRight::Formed {
                        text.push('+');
                    }
                }
            }
        }
    });
}
