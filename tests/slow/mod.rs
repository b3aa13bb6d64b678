//! A second move generator, slow and obvious, that shares nothing with the library: strings in, strings out.
//!
//! Written from the rules alone, to judge the quick one. Every man's steps are taken one by one over a
//! plain array of cells, every step is played on a copy, and a step is legal where no enemy step then
//! reaches the King. The numbers in the comments are those of docs/RULES.md.

// Each test program that judges by this one uses a part of it.
#![allow(dead_code)]

mod board;
mod play;
mod steps;
mod text;

use board::{Board, Kind, Man, Side, Square};
use std::collections::BTreeSet;

/// A position; its text is what others see of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    board: Board,
    turn: Side,
    /// White's, then Black's.
    rights: [Rights; 2],
    /// The square a pawn has just passed, while a legal capture uses it.
    en_passant: Option<Square>,
    half_moves: u32,
    full_moves: u32,
}

/// A side's castling rights (6.3, 6.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Rights {
    /// The King has never moved.
    king: bool,
    /// The partner's on file a, then on file j.
    corners: [Option<Right>; 2],
}

impl Rights {
    const NONE: Rights = Rights {
        king: false,
        corners: [None; 2],
    };
}

/// Why a partner may castle (6.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Right {
    Origin,
    Formed,
}

impl Position {
    /// Reads a position text that is known to be good, and panics at many that are not.
    pub(crate) fn read(dfen: &str) -> Position {
        text::read(dfen)
    }

    pub(crate) fn write(&self) -> String {
        text::write(self)
    }

    /// Every legal move's coordinate text with the position after it, in no particular order.
    pub(crate) fn moves(&self) -> Vec<(String, Position)> {
        play::legal_moves(self)
    }

    /// Whether the side to move is in check (7.1).
    pub(crate) fn in_check(&self) -> bool {
        self.king_hangs(self.turn)
    }

    /// Whether the side that has just moved stands in check, which no game comes to.
    pub(crate) fn opponent_in_check(&self) -> bool {
        self.king_hangs(self.turn.other())
    }

    /// 7.1: from where a man of the side with this letter, `w` or `b`, could capture a King on `square`.
    pub(crate) fn attackers(&self, square: &str, side: char) -> BTreeSet<String> {
        let square = Square::read(square);
        let side = if side == 'w' {
            Side::White
        } else {
            Side::Black
        };
        let mut board = self.board.clone();
        board.put(square, Some(Man::Plain(side.other(), Kind::King)));
        let mut attackers = BTreeSet::new();
        steps::each_step(&board, side, None, &mut |step| {
            if step.to == square {
                attackers.insert(step.from.text());
            }
        });
        attackers
    }

    /// How many ways `depth` moves can go.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves().len() as u64,
            _ => self
                .moves()
                .iter()
                .map(|(_, after)| after.perft(depth - 1))
                .sum(),
        }
    }

    /// 7.1: the other side could step onto the King's square.
    fn king_hangs(&self, side: Side) -> bool {
        let Some(king) = self.board.king(side) else {
            return false;
        };
        let mut hangs = false;
        steps::each_step(&self.board, side.other(), None, &mut |step| {
            hangs |= step.to == king;
        });
        hangs
    }
}
