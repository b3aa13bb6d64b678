//! Unchecked data of a position, and the check that makes a [`Position`] of it.

use super::{
    CastlingRights, Corner, CornerRight, Fault, FaultCode, InvalidPosition, MAX_FULL_MOVES,
    MAX_HALF_MOVES, Placement, Position,
};
use crate::board::{Square, SquareSet};
use crate::piece::{Color, Kind, Man};
use crate::rules;

/// Who waits on which edge file, on his own side's first rank (rule 1.2).
pub(crate) const EDGE_MEN: [(Kind, u8); 2] = [(Kind::Amazon, b'l'), (Kind::Centurion, b'r')];

/// A position as someone states it, not yet checked.
///
/// ```
/// use das_chess::{Color, FaultCode, Kind, Man, Setup};
/// let mut setup = Setup::default();
/// setup.put("f1".parse().unwrap(), Man::new(Color::White, Kind::King));
/// let error = setup.position().unwrap_err();
/// assert_eq!(error.faults[0].code, FaultCode::KingCount); // Black has none
///
/// setup.put("f10".parse().unwrap(), Man::new(Color::Black, Kind::King));
/// assert_eq!(setup.position().unwrap().to_dfen(), "5k4/10/10/10/10/10/10/10/10/5K4 w - - - 0 1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    placement: Placement,
    /// The side to move.
    pub turn: Color,
    /// Castling rights.
    pub castling: CastlingRights,
    /// The square that the last double step passed over.
    pub en_passant: Option<Square>,
    /// Half-moves since a capture, a pawn move or an Elva's exit.
    pub half_moves: u16,
    /// The number of the full move, from 1.
    pub full_moves: u32,
}

impl Default for Setup {
    /// An empty board, White to move.
    fn default() -> Self {
        Self {
            placement: Placement::default(),
            turn: Color::White,
            castling: CastlingRights::NONE,
            en_passant: None,
            half_moves: 0,
            full_moves: 1,
        }
    }
}

impl Setup {
    /// Puts `man` on `square`, in the place of whoever stood there.
    pub fn put(&mut self, square: Square, man: Man) {
        self.placement.clear(square);
        self.placement.put(square, man);
    }

    /// Takes whoever stands on `square` away.
    pub fn remove(&mut self, square: Square) {
        self.placement.clear(square);
    }

    /// Puts `man` on a square where no one stands yet.
    pub(crate) fn place(&mut self, square: Square, man: Man) {
        self.placement.put(square, man);
    }

    /// What stands on `square`.
    #[must_use]
    pub fn man_at(&self, square: Square) -> Option<Man> {
        self.placement.man_at(square)
    }

    /// Checks everything and gives the position, its en passant square kept only if a capture there is legal.
    ///
    /// # Errors
    /// [`InvalidPosition`] with every fault.
    pub fn position(&self) -> Result<Position, InvalidPosition> {
        let mut faults = self.board_faults();
        faults.extend(self.castling_faults());
        faults.extend(self.en_passant_fault());
        faults.extend(self.edge_faults());
        if self.half_moves > MAX_HALF_MOVES {
            faults.push(Fault::new(FaultCode::BadHalfMoves));
        }
        if self.full_moves == 0 || self.full_moves > MAX_FULL_MOVES {
            faults.push(Fault::new(FaultCode::BadFullMoves));
        }
        if !faults.is_empty() {
            return Err(InvalidPosition { faults });
        }
        let mut position = Position {
            placement: self.placement.clone(),
            turn: self.turn,
            castling: self.castling,
            en_passant: self.en_passant,
            half_moves: self.half_moves,
            full_moves: self.full_moves,
        };
        rules::settle_en_passant(&mut position);
        Ok(position)
    }

    /// Faults of the men on the board; these need no other field but for the side to move.
    fn board_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (kind, file) in [(Kind::Elva, b'b'), (Kind::AirMagister, b'i')] {
            for color in Color::ALL {
                let home = SquareSet::of(Square::at(file, color.rank(1)));
                for square in self.placement.squares(color, kind) & !home {
                    faults.push(Fault::on(FaultCode::BadAirPiece, square));
                }
            }
        }
        let mut kings_stand = true;
        for color in Color::ALL {
            let kings = self.placement.squares(color, Kind::King);
            if kings.len() != 1 {
                kings_stand = false;
                faults.push(match second_in_text(kings) {
                    Some(second) => Fault::on(FaultCode::KingCount, second),
                    None => Fault::new(FaultCode::KingCount),
                });
            }
        }
        for color in Color::ALL {
            let last_rank = SquareSet::rank::<10>(color);
            for square in self.placement.squares(color, Kind::Pawn) & last_rank {
                faults.push(Fault::on(FaultCode::PawnOnLastRank, square));
            }
        }
        if kings_stand {
            faults.extend(self.opponent_in_check());
        }
        faults
    }

    /// Whether the side that just moved is in check (rule 7.1); who stands on an edge cell where he cannot be
    /// attacks nothing.
    fn opponent_in_check(&self) -> Option<Fault> {
        let mut placement = self.placement.clone();
        for cell in self.misplaced_on_edge() {
            placement.clear(cell);
        }
        let king = placement.squares(!self.turn, Kind::King).first()?;
        let occupied = placement.occupied();
        rules::is_attacked(&placement, king, self.turn, occupied)
            .then(|| Fault::on(FaultCode::OpponentInCheck, king))
    }

    /// Rights without the men they need (rule 6.4).
    fn castling_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            let home = CastlingRights::king_home(color);
            if self.castling.king(color)
                && !self.placement.squares(color, Kind::King).contains(home)
            {
                faults.push(Fault::on(FaultCode::CastlingWithoutKing, home));
            }
            for corner in Corner::ALL {
                let square = corner.square(color);
                let fits = match self.castling.corner(color, corner) {
                    None => continue,
                    Some(_) if !self.castling.king(color) => {
                        faults.push(Fault::on(FaultCode::BadCastling, square));
                        continue;
                    }
                    Some(CornerRight::Origin) => {
                        self.placement.squares(color, Kind::Rook).contains(square)
                            || self.placement.kind(Kind::Ship).contains(square)
                                && self.placement.hull_at(square) == color
                    }
                    Some(CornerRight::Formed) => {
                        (self.placement.of(color) & self.placement.loaded()).contains(square)
                    }
                };
                if !fits {
                    faults.push(Fault::on(FaultCode::CastlingWithoutPartner, square));
                }
            }
        }
        faults
    }

    /// The double step that the en passant square tells of must be possible (rule 3.3).
    fn en_passant_fault(&self) -> Option<Fault> {
        let passed = self.en_passant?;
        let mover = !self.turn;
        let possible = passed.is_main() && passed.rank_for(mover) == 3 && {
            let behind = passed.ahead(!mover);
            let occupied = self.placement.occupied();
            !occupied.contains(passed)
                && !occupied.contains(behind)
                && self
                    .placement
                    .squares(mover, Kind::Pawn)
                    .contains(passed.ahead(mover))
        };
        (!possible).then(|| Fault::on(FaultCode::ImpossibleEnPassant, passed))
    }

    /// Only Amazons on l1 and l10 and Centurions on r1 and r10 wait on an edge (rule 1.2).
    fn edge_faults(&self) -> impl Iterator<Item = Fault> {
        self.misplaced_on_edge()
            .into_iter()
            .map(|cell| Fault::on(FaultCode::BadEdge, cell))
    }

    /// The edge cells with someone who cannot wait there.
    fn misplaced_on_edge(&self) -> SquareSet {
        let mut waiting = self.placement.occupied() & !SquareSet::MAIN;
        for (kind, file) in EDGE_MEN {
            for color in Color::ALL {
                let cell = Square::at(file, color.rank(1));
                if self.placement.man_at(cell) == Some(Man::new(color, kind)) {
                    waiting = waiting.without(cell);
                }
            }
        }
        waiting
    }
}

/// The second of these squares in the order of position text: from rank 10 down, then from file a.
fn second_in_text(squares: SquareSet) -> Option<Square> {
    let order = |square: &Square| (std::cmp::Reverse(square.rank()), square.file());
    let first = squares.into_iter().min_by_key(order)?;
    squares.without(first).into_iter().min_by_key(order)
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        Self {
            placement: position.placement.clone(),
            turn: position.turn,
            castling: position.castling,
            en_passant: position.en_passant,
            half_moves: position.half_moves,
            full_moves: position.full_moves,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_cannot_wait_on_an_edge_attacks_nothing_from_there() {
        let mut setup = Setup::default();
        setup.put(Square::at(b'f', 1), Man::new(Color::White, Kind::King));
        setup.put(Square::at(b'i', 9), Man::new(Color::Black, Kind::King));
        let codes = |setup: &Setup| -> Vec<_> {
            let checked = setup.position().map_err(|error| error.faults);
            checked.map_or_else(
                |faults| faults.iter().map(|fault| fault.code).collect(),
                |_| Vec::new(),
            )
        };
        // A Centurion on r10 attacks i9; a Rook there is a fault and no more, even White's Centurion is.
        let edge = Square::at(b'r', 10);
        setup.put(edge, Man::new(Color::White, Kind::Rook));
        assert_eq!(codes(&setup), [FaultCode::BadEdge]);
        setup.put(edge, Man::new(Color::White, Kind::Centurion));
        assert_eq!(codes(&setup), [FaultCode::BadEdge]);
        setup.put(edge, Man::new(Color::Black, Kind::Centurion));
        assert_eq!(codes(&setup), []);
        setup.turn = Color::Black;
        setup.put(Square::at(b'i', 9), Man::new(Color::White, Kind::King));
        setup.put(Square::at(b'f', 1), Man::new(Color::Black, Kind::King));
        assert_eq!(codes(&setup), [FaultCode::OpponentInCheck]);
        setup.remove(edge);
        assert_eq!(codes(&setup), []);
    }
}
