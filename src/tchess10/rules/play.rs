//! What a move does to a position.

use super::pawns::{behind, passer, settle_en_passant};
use super::{OutcomeReason, lost_by};
use crate::board::Square;
use crate::piece::Color;
use crate::position::{MAX_FULL_MOVES, MAX_HALF_MOVES};
use crate::tchess10::board::Board;
use crate::tchess10::mods::{Mods, illusions, king_capture, strike};
use crate::tchess10::moves::{Move, MoveKind};
use crate::tchess10::piece::{Cell, Kind, Man};
use crate::tchess10::position::Position;

/// The move is not legal in the position.
pub type IllegalMove = crate::IllegalMove<Move>;

/// Where a capturing move of `us` takes an enemy: where it ends, or the Pawn that passed.
pub(super) fn taken_on(mv: Move, us: Color) -> Option<Square> {
    match mv.kind {
        MoveKind::Capture => Some(mv.to),
        MoveKind::EnPassant => Some(passer(mv.to, us)),
        _ => None,
    }
}

/// Carries out on the board what leaves a square, all but the freeing of a King; gives what was lost.
pub(super) fn travel(board: &mut Board, mods: Mods, us: Color, mv: Move) -> Option<Cell> {
    if mv.is_in_place() {
        return None;
    }
    let cell = board.take(mv.from)?;
    let man = cell.upper;
    // What stands below the man on his way. What does not come along is left where it is.
    let mut below = cell.lower;
    let leave = |board: &mut Board, square: Square, below: &mut Option<_>| {
        if let Some(left) = below.take() {
            board.put(square, Cell::new(left));
        }
    };
    if !mv.carries[0] {
        leave(board, mv.from, &mut below);
    }
    if let Some(via) = mv.via {
        if !mv.carries[1] {
            leave(board, via, &mut below);
        } else if below.is_none() {
            below = board.take(via).map(|picked_up| picked_up.upper);
        }
    }
    let mut lost = None;
    if mv.kind == MoveKind::Load {
        below = board.take(mv.to).map(|picked_up| picked_up.upper);
    } else if let Some(square) = taken_on(mv, us) {
        let target = board.take(square)?;
        if king_capture::seizes(mods, target) {
            below = Some(target.upper);
        } else {
            lost = Some(target);
        }
    }
    let upper = Man {
        kind: mv.promotion.unwrap_or(man.kind),
        ..man
    };
    board.put(
        mv.to,
        Cell {
            upper,
            lower: below,
        },
    );
    lost
}

impl Position {
    /// The position after `mv`.
    ///
    /// ```
    /// use das_chess::tchess10::{Options, Position};
    /// let start = Position::start(&Options::default()).unwrap();
    /// let mv = start.parse_move("b2c4c7").unwrap(); // the Champion goes on along the file
    /// let after = start.play(mv).unwrap();
    /// assert_eq!(after.turn().name(), "black");
    /// assert!(after.play(mv).is_err());
    /// ```
    ///
    /// # Errors
    /// [`IllegalMove`] if it is not legal here.
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(mv) {
            Ok(self.play_unchecked(mv))
        } else {
            Err(crate::IllegalMove(mv))
        }
    }

    /// The position after a move that is known to be legal, as one out of
    /// [`legal_moves`](Self::legal_moves); any other gives a position without meaning.
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Self {
        let mut after = self.clone();
        match mv.kind {
            MoveKind::Illusion => after.pay_illusion(mv),
            _ => after.advance(mv),
        }
        after
    }

    /// A Pawn becomes a Jester; this counts neither as one of the turn's moves nor in the clocks (rule 2.6).
    fn pay_illusion(&mut self, mv: Move) {
        let us = self.turn;
        illusions::pay(&mut self.board, mv.from, us, &mut self.owed[us as usize]);
        self.settle_debts();
    }

    fn advance(&mut self, mv: Move) {
        let us = self.turn;
        let mods = self.mods();
        let made = strike::moves_made(&self.board, us);
        let lost = travel(&mut self.board, mods, us, mv);
        self.board.change_upper(mv.to, |man| {
            man.moved = true;
            man.facing = mv.turn.unwrap_or(man.facing);
        });
        if let Some(lost) = lost {
            let owed = &mut self.owed[!us as usize];
            *owed = owed.after_losing(mods, lost);
            if let (Some(square), Some(king)) = (mv.frees, lost.lower) {
                self.board.put(square, Cell::new(king));
            }
        }
        self.settle_debts();
        let is_pawn_move = mv.piece == Kind::Pawn && mv.kind != MoveKind::Turn;
        let sets_back = is_pawn_move || taken_on(mv, us).is_some();
        self.half_moves = strike::clock(self.half_moves, sets_back, made == 0).min(MAX_HALF_MOVES);
        self.en_passant = None;
        if self.is_turn_over(made + 1) {
            self.end_turn();
        }
        if mv.kind == MoveKind::DoubleStep {
            settle_en_passant(self, behind(mv.to, us));
        }
    }

    /// Debts that no Pawn can pay lapse.
    fn settle_debts(&mut self) {
        for color in Color::ALL {
            let owed = self.owed[color as usize];
            self.owed[color as usize] = owed.settled(&self.board, self.mods(), color);
        }
    }

    /// Whether the turn is over after so many moves: all are made, or no unmoved piece can move. A goal
    /// reached ends the game before the turn can end by itself (rules 1.6, 2.1).
    fn is_turn_over(&self, made: usize) -> bool {
        made == strike::moves_a_turn(self.mods())
            || (self.goal().is_none() && !self.has_legal_move())
    }

    fn end_turn(&mut self) {
        let us = self.turn;
        for square in self.board.owned_by(us) {
            self.board.change(square, |man| man.moved = false);
        }
        if us == Color::Black {
            self.full_moves = (self.full_moves + 1).min(MAX_FULL_MOVES);
        }
        self.turn = !us;
    }

    /// The goal by which a side has lost, if one has.
    pub(in crate::tchess10) fn goal(&self) -> Option<(Color, OutcomeReason)> {
        Color::ALL.into_iter().find_map(|color| {
            let goal = lost_by(&self.board, self.variant, self.owed(color), color)?;
            Some((color, goal))
        })
    }

    /// Whether `mv` ends the turn, so that the other side is to move (rule 2.1).
    ///
    /// ```
    /// use das_chess::tchess10::Position;
    /// let strike = Position::from_text("tchess10[strike] 9k/10/10/10/10/10/10/10/N9/K8R w").unwrap();
    /// let mv = strike.parse_move("a1b1").unwrap();
    /// assert!(!strike.ends_turn(mv));
    /// ```
    #[must_use]
    pub fn ends_turn(&self, mv: Move) -> bool {
        self.play_unchecked(mv).turn != self.turn
    }

    /// What `mv` captures and where, with what is lost with it or freed by it: an enemy piece, carrier or holder,
    /// the Pawn that passed, or the King that it takes hold of (rules 1.6, 2.3).
    #[must_use]
    pub fn captured_by(&self, mv: Move) -> Option<(Square, Cell)> {
        let square = taken_on(mv, self.turn)?;
        Some((square, self.cell_at(square)?))
    }
}
