//! Unchecked data of a position, and the check that makes a [`Position`] of it.

use super::{Fault, FaultCode, Field, Owed, Position};
use crate::board::Square;
use crate::piece::Color;
use crate::position::{MAX_FULL_MOVES, MAX_HALF_MOVES};
use crate::tchess10::board::Board;
use crate::tchess10::mods::{Mod, Mods, Variant, carry, king_capture, last_hero, strike};
use crate::tchess10::moves::MoveKind;
use crate::tchess10::piece::{Cell, Facing, Kind, Man};
use crate::tchess10::rules::{can_have_passed, in_check, lost_by};
use std::ops::ControlFlow;

/// A position as someone states it, not yet checked.
///
/// ```
/// use das_chess::Color;
/// use das_chess::tchess10::{Cell, FaultCode, Kind, Man, Mods, Setup, Variant};
/// let mut setup = Setup::new(Variant::new(Mods::NONE, None).unwrap());
/// setup.put("f1".parse().unwrap(), Cell::new(Man::new(Color::White, Kind::King)));
/// let faults = setup.position().unwrap_err();
/// assert_eq!(faults[0].code, FaultCode::KingCount); // Black has none
///
/// setup.put("f10".parse().unwrap(), Cell::new(Man::new(Color::Black, Kind::King)));
/// assert_eq!(setup.position().unwrap().to_text(), "tchess10 5k4/10/10/10/10/10/10/10/10/5K4 w - - 0 1");
/// ```
#[derive(Clone)]
pub struct Setup {
    variant: Variant,
    board: Board,
    /// The side to move.
    pub turn: Color,
    /// The square that the last double step passed over.
    pub en_passant: Option<Square>,
    /// For each move made this turn the square where that piece now stands: twice where both storeys have
    /// moved, once for the upper one (rule 3.1).
    pub moved: Vec<Square>,
    /// What each side owes (rule 2.6), White first.
    pub owed: [Owed; 2],
    /// Half-moves since a capture or a Pawn move.
    pub half_moves: u16,
    /// The number of the full move, from 1.
    pub full_moves: u32,
}

impl Setup {
    /// An empty board, White to move.
    #[must_use]
    pub fn new(variant: Variant) -> Self {
        Self {
            variant,
            board: Board::default(),
            turn: Color::White,
            en_passant: None,
            moved: Vec::new(),
            owed: [Owed::NONE; 2],
            half_moves: 0,
            full_moves: 1,
        }
    }

    /// Puts `cell` on a square of the main board, in the place of what stood there; elsewhere nothing can stand,
    /// and nothing is put.
    pub fn put(&mut self, square: Square, cell: Cell) {
        if square.is_main() {
            self.board.put(square, cell.unmarked());
        }
    }

    /// What stands on `square`.
    #[must_use]
    pub fn cell_at(&self, square: Square) -> Option<Cell> {
        self.board.get(square)
    }

    /// Checks everything and gives the position, its en passant square kept only if a capture there is legal.
    ///
    /// # Errors
    /// Every fault at once, where one does not hide another, in the order of the text's fields.
    pub fn position(&self) -> Result<Position, Vec<Fault>> {
        let mut faults = self.man_faults();
        faults.extend(self.count_faults());
        let board_is_sound = faults.is_empty();
        if board_is_sound {
            faults.extend(self.game_fault());
        }
        let en_passant_fault = self.en_passant_fault();
        let en_passant = self.en_passant.filter(|_| en_passant_fault.is_none());
        faults.extend(en_passant_fault);
        let debt_faults = self.debt_faults();
        let debts_are_sound = debt_faults.is_empty();
        let moved_fault = self.moved_fault();
        let moved_is_sound = moved_fault.is_none();
        faults.extend(moved_fault);
        faults.extend(debt_faults);
        if self.half_moves > MAX_HALF_MOVES {
            faults.push(Fault::new(FaultCode::BadHalfMoves));
        }
        if self.full_moves == 0 || self.full_moves > MAX_FULL_MOVES {
            faults.push(Fault::new(FaultCode::BadFullMoves));
        }
        if board_is_sound && debts_are_sound && moved_is_sound {
            let position = self.unchecked(en_passant);
            let goes_on =
                self.moved.is_empty() || position.goal().is_some() || position.has_legal_move();
            if !goes_on {
                // Behind those of its field.
                let place = faults.partition_point(|fault| fault.code.field() <= Field::State);
                faults.insert(place, Fault::new(FaultCode::ImpossibleMoved));
            } else if faults.is_empty() {
                return Ok(position);
            }
        }
        Err(faults)
    }

    /// The position, as sound as what it is made of, with the passed square only if it is captured on.
    fn unchecked(&self, en_passant: Option<Square>) -> Position {
        let mut board = self.board.clone();
        for &square in &self.moved {
            let both = self.moved.iter().filter(|&&other| other == square).count() > 1;
            if both {
                board.change(square, |man| man.moved = true);
            } else {
                board.change_upper(square, |man| man.moved = true);
            }
        }
        let mut position = Position {
            variant: self.variant,
            board,
            turn: self.turn,
            en_passant,
            owed: self.owed,
            half_moves: self.half_moves,
            full_moves: self.full_moves,
        };
        let captures_in_passing = en_passant.is_some()
            && position
                .each_legal(|mv| match mv.kind {
                    MoveKind::EnPassant => ControlFlow::Break(()),
                    _ => ControlFlow::Continue(()),
                })
                .is_break();
        if !captures_in_passing {
            position.en_passant = None;
        }
        position
    }

    const fn mods(&self) -> Mods {
        self.variant.mods()
    }

    /// Faults of single squares: pieces that are not played with, storeys, facings, Pawns.
    fn man_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (square, cell) in self.board.cells() {
            let mut fault = |code| faults.push(Fault::on(code, square));
            if cell.men().any(|man| !self.mods().has_kind(man.kind)) {
                fault(FaultCode::AbsentKind);
            }
            if !self.has_sound_storeys(cell) {
                fault(FaultCode::BadStoreys);
            }
            let turned = |man: Man| man.facing != Facing::forward(man.color);
            if !self.mods().has(Mod::Polarity) && cell.men().any(turned) {
                fault(FaultCode::BadFacing);
            }
            let must_have_promoted =
                |man: Man| man.kind == Kind::Pawn && square.rank_for(man.color) == 10;
            // With carrying a Pawn may have been set down there (rule 1.5).
            if !self.mods().has(Mod::Carry) && cell.men().any(must_have_promoted) {
                fault(FaultCode::PawnOnLastRank);
            }
        }
        faults
    }

    /// Whether rules 2.3 and 2.10 can make this cell.
    fn has_sound_storeys(&self, cell: Cell) -> bool {
        let Some(lower) = cell.lower else {
            return true;
        };
        if lower.color == cell.owner() {
            self.mods().has(Mod::Carry)
                && cell.upper.kind.is_horse()
                && carry::is_cargo(self.mods(), lower.kind)
        } else {
            king_capture::is_played(self.mods())
                && lower.kind == Kind::King
                && cell.upper.kind != Kind::King
        }
    }

    /// Faults of how many Kings and heroes there are.
    fn count_faults(&self) -> Vec<Fault> {
        let mods = self.mods();
        let needs_king = mods.has_check() || king_capture::is_played(mods);
        let mut faults = Vec::new();
        for color in Color::ALL {
            let kings = self.board.count(color, |man| man.kind == Kind::King);
            let heroes = last_hero::count(&self.board, mods, Owed::NONE, color);
            if kings > 1 || (kings == 0 && needs_king) {
                faults.push(Fault::new(FaultCode::KingCount));
            } else if mods.has(Mod::LastHero) && heroes > 1 {
                faults.push(Fault::new(FaultCode::HeroCount));
            }
        }
        faults
    }

    /// What no game comes to, on a board whose pieces are sound.
    fn game_fault(&self) -> Option<Fault> {
        let lost = |color: Color| {
            lost_by(&self.board, self.variant, self.owed[color as usize], color).is_some()
        };
        if Color::ALL.into_iter().all(lost) {
            Some(Fault::new(FaultCode::BothLost))
        } else if in_check(&self.board, self.mods(), !self.turn) {
            let king = self.board.king(!self.turn).map(|(square, _)| square);
            Some(Fault {
                square: king,
                ..Fault::new(FaultCode::OpponentInCheck)
            })
        } else {
            None
        }
    }

    fn en_passant_fault(&self) -> Option<Fault> {
        let passed = self.en_passant?;
        let fits = passed.is_main()
            && strike::has_en_passant(self.mods())
            && can_have_passed(&self.board, self.turn, passed);
        (!fits).then_some(Fault::on(FaultCode::ImpossibleEnPassant, passed))
    }

    /// Squares of the side to move's own pieces, and fewer than a turn has moves (rule 2.1).
    fn moved_fault(&self) -> Option<Fault> {
        if self.moved.len() >= strike::moves_a_turn(self.mods()) {
            return Some(Fault::new(FaultCode::ImpossibleMoved));
        }
        let is_possible = |&square: &Square| {
            let times = self.moved.iter().filter(|&&other| other == square).count();
            self.board.get(square).is_some_and(|cell| {
                let own = cell.men().filter(|man| man.color == self.turn).count();
                cell.owner() == self.turn && times <= own
            })
        };
        let impossible = self.moved.iter().find(|square| !is_possible(square))?;
        Some(Fault::on(FaultCode::ImpossibleMoved, *impossible))
    }

    /// Debts that can't have been made or can't be paid (rule 2.6).
    fn debt_faults(&self) -> Vec<Fault> {
        let mods = self.mods();
        let is_possible = |color: Color| {
            let owed = self.owed[color as usize];
            if owed.is_none() {
                return true;
            }
            // One's own are paid before any move; the enemy's are made by a capture of this turn.
            let is_time = (color == self.turn) == self.moved.is_empty();
            let has_king = self.board.has(color, &[Kind::King]);
            let heroes = last_hero::count(&self.board, mods, owed, color);
            mods.has(Mod::Illusions)
                && is_time
                && !(owed.crowned && (!mods.has(Mod::JesterKing) || has_king))
                && !(mods.has(Mod::LastHero) && heroes > 1)
                && owed.settled(&self.board, mods, color) == owed
        };
        Color::ALL
            .into_iter()
            .filter(|&color| !is_possible(color))
            .map(|_| Fault::new(FaultCode::ImpossibleDebt))
            .collect()
    }
}
