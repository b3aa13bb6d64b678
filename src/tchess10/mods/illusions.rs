//! 2.6 Illusions: a side that loses a Jester turns a Pawn into a Jester, at the start of its next turn.

use super::{Mod, Mods};
use crate::board::{Square, SquareSet};
use crate::piece::Color;
use crate::tchess10::board::Board;
use crate::tchess10::piece::{Cell, Kind, Man};
use crate::tchess10::rules::attacks_from;

/// What a side owes: Pawns that it is to turn into Jesters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Owed {
    /// A crowned Jester, with the modification `jesterKing`. It is paid first.
    pub crowned: bool,
    /// So many Jesters; with `lastHero` the hero.
    pub jesters: u8,
}

impl Owed {
    /// Nothing.
    pub const NONE: Self = Self {
        crowned: false,
        jesters: 0,
    };

    /// Whether nothing is owed.
    #[must_use]
    pub const fn is_none(self) -> bool {
        !self.crowned && self.jesters == 0
    }

    /// What the next Pawn turns into: a King (the crowned Jester) or a Jester.
    #[must_use]
    pub const fn next(self) -> Option<Kind> {
        match self {
            Self { crowned: true, .. } => Some(Kind::King),
            Self { jesters: 0, .. } => None,
            _ => Some(Kind::Jester),
        }
    }

    /// What is left when the next one is paid.
    const fn paid(self) -> Self {
        match self {
            Self { crowned: true, .. } => Self {
                crowned: false,
                ..self
            },
            _ => Self {
                jesters: self.jesters.saturating_sub(1),
                ..self
            },
        }
    }

    /// What is owed when what stood on a cell is lost, with its cargo.
    pub(in crate::tchess10) fn after_losing(mut self, mods: Mods, lost: Cell) -> Self {
        if !mods.has(Mod::Illusions) {
            return self;
        }
        for man in lost.men().filter(|man| man.color == lost.owner()) {
            match man.kind {
                Kind::Jester => self.jesters = self.jesters.saturating_add(1),
                Kind::King if mods.has(Mod::JesterKing) => self.crowned = true,
                _ => {}
            }
        }
        self
    }

    /// What is owed when what no Pawn can pay has lapsed.
    pub(in crate::tchess10) fn settled(self, board: &Board, mods: Mods, color: Color) -> Self {
        if !self.is_none() && pawns(board, mods, color).is_empty() {
            Self::NONE
        } else {
            self
        }
    }
}

/// The squares of the Pawns, in either storey, that a side may turn into Jesters: where there is check, not
/// those that would attack the enemy King then.
pub(in crate::tchess10) fn pawns(board: &Board, mods: Mods, color: Color) -> SquareSet {
    let enemy_king = mods.has_check().then(|| board.king(!color)).flatten();
    let would_attack = |square: Square, cell: Cell| {
        let jester = Man {
            kind: Kind::Jester,
            ..cell.upper
        };
        enemy_king.is_some_and(|(king, _)| attacks_from(board, mods, jester, square, king))
    };
    board
        .cells()
        .filter(|&(square, cell)| {
            let upper = cell.upper.is_pawn_of(color);
            let lower = cell.lower.is_some_and(|man| man.is_pawn_of(color));
            lower || (upper && !would_attack(square, cell))
        })
        .map(|(square, _)| square)
        .collect()
}

/// Turns the Pawn on `square` into what is owed next; it keeps its storey and where it faces.
pub(in crate::tchess10) fn pay(board: &mut Board, square: Square, color: Color, owed: &mut Owed) {
    let Some(kind) = owed.next() else { return };
    board.change(square, |man| {
        if man.is_pawn_of(color) {
            man.kind = kind;
        }
    });
    *owed = owed.paid();
}
