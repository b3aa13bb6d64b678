//! What a move does to a position.

use super::air::on_the_ground;
use super::pawns::settle_en_passant;
use crate::board::Square;
use crate::moves::{Move, MoveKind, Mover};
use crate::piece::{Color, Kind, Man};
use crate::position::{MAX_FULL_MOVES, MAX_HALF_MOVES, Position};

/// The move is not legal in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove<M = Move>(pub M);

impl<M: std::fmt::Display> std::fmt::Display for IllegalMove<M> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} is not legal here", self.0)
    }
}

impl<M: std::fmt::Debug + std::fmt::Display> std::error::Error for IllegalMove<M> {}

impl Position {
    /// The position after `mv`.
    ///
    /// ```
    /// # use das_chess::Position;
    /// let start = Position::start();
    /// let mv = start.parse_move("b1d5").unwrap(); // the Elva's exit (rule 4.1)
    /// let after = start.play(mv).unwrap();
    /// assert_eq!(after.half_moves(), 0); // rule 4.6
    /// assert!(after.play(mv).is_err());
    /// ```
    ///
    /// # Errors
    /// [`IllegalMove`] if it is not legal here.
    pub fn play(&self, mv: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(mv) {
            Ok(self.play_unchecked(mv))
        } else {
            Err(IllegalMove(mv))
        }
    }

    /// The position after a move that is known to be legal, as one out of
    /// [`legal_moves`](Self::legal_moves); any other gives a position without meaning.
    #[must_use]
    #[inline]
    pub fn play_unchecked(&self, mv: Move) -> Self {
        let mut after = self.clone();
        after.advance_unchecked(mv);
        after
    }

    /// Plays a move that is known to be legal on this position itself. What [`play_unchecked`](Self::play_unchecked)
    /// gives is copied once more as it is handed over: inner loops copy first and then advance.
    ///
    /// ```
    /// # use das_chess::Position;
    /// let start = Position::start();
    /// let mv = start.parse_move("b1d5").unwrap();
    /// let mut after = start.clone();
    /// after.advance_unchecked(mv);
    /// assert_eq!(after, start.play_unchecked(mv));
    /// ```
    pub fn advance_unchecked(&mut self, mv: Move) {
        let us = self.turn;
        self.en_passant = None;
        let resets = mv.resets_half_moves() || self.is_capture(mv);
        self.half_moves = if resets {
            0
        } else {
            (self.half_moves + 1).min(MAX_HALF_MOVES)
        };
        if us == Color::Black {
            self.full_moves = (self.full_moves + 1).min(MAX_FULL_MOVES);
        }
        match (mv.kind, mv.mover, mv.minor()) {
            (MoveKind::Load | MoveKind::HandOver, Mover::Vessel, _) => self.play_taking_aboard(mv),
            (_, Mover::Passenger, Some(minor))
            | (MoveKind::Load | MoveKind::Board, Mover::Piece, Some(minor)) => {
                self.play_aboard(mv, minor);
            }
            (MoveKind::Castling, ..) => self.play_castling(mv),
            _ => self.play_ordinary(mv),
        }
        self.turn = !us;
        if mv.kind == MoveKind::DoubleStep {
            self.en_passant = Some(mv.from.ahead(us));
            settle_en_passant(self);
        }
    }

    /// One man, or a vessel with its passenger, leaves a square and fills another.
    fn play_ordinary(&mut self, mv: Move) {
        let us = self.turn;
        match mv.kind {
            MoveKind::Capture => self.placement.clear(mv.to),
            MoveKind::EnPassant => self.placement.clear(mv.to.ahead(!us)),
            _ => {}
        }
        let becomes = mv.promotion.unwrap_or(on_the_ground(mv.piece));
        if becomes == mv.piece {
            self.placement.shift(us, mv.piece, mv.from, mv.to);
        } else {
            self.placement.take_plain(mv.from, us, mv.piece);
            self.placement.put_plain(mv.to, us, becomes);
        }
        self.castling.moved(mv.from, mv.to);
    }

    /// Whether a man leaves the board by `mv`, a passenger whose place is taken included (rule 7.3).
    #[must_use]
    pub fn is_capture(&self, mv: Move) -> bool {
        match mv.kind {
            MoveKind::Capture | MoveKind::EnPassant => true,
            MoveKind::Board => self.placement.loaded().contains(mv.to),
            _ => false,
        }
    }

    /// The man whom `mv` captures and where he stands: on the target, or where the pawn stands that passed it
    /// (rule 3.3). A passenger whose place is taken is shown as the Minor that he is.
    ///
    /// ```
    /// # use das_chess::{Color, Kind, Man, Position};
    /// let position = Position::from_dfen("9k/10/10/10/4s(n)5/10/5N4/10/10/K9 w").unwrap();
    /// let boarding = position.parse_move("f4e6").unwrap();
    /// let knight = Man::new(Color::Black, Kind::Knight);
    /// assert_eq!(position.captured_by(boarding), Some((boarding.to(), knight)));
    /// ```
    #[must_use]
    pub fn captured_by(&self, mv: Move) -> Option<(Square, Man)> {
        let on_target = match mv.kind {
            MoveKind::Capture => self.placement.man_at(mv.to)?,
            MoveKind::EnPassant => {
                let passed_on = mv.to.ahead(!self.turn);
                return Some((passed_on, self.placement.man_at(passed_on)?));
            }
            MoveKind::Board => {
                let passenger = self.placement.passenger_at(mv.to)?;
                Man::new(!self.turn, passenger.kind())
            }
            _ => return None,
        };
        Some((mv.to, on_target))
    }
}

impl Move {
    /// Whether this is a pawn's move or an Elva's exit, which set the half-move clock back (rules 4.6, 7.3).
    const fn resets_half_moves(self) -> bool {
        matches!(self.piece, Kind::Pawn | Kind::Elva)
    }
}
