//! What can be wrong with a position, as data; sentences are made where people read them.

use crate::board::Square;
use crate::fault_codes::{fault_codes, write_place};
use crate::tchess10::mods::InvalidMods;

fault_codes! {
    fields {
        /// The text as a whole.
        Text = "text",
        /// The name of the game with its modifications and options.
        Mods = "mods",
        /// The pieces on the ten ranks.
        Board = "board",
        /// The side to move.
        Turn = "turn",
        /// The en passant square.
        EnPassant = "enPassant",
        /// Who has moved this turn, and what is owed.
        State = "state",
        /// The half-move clock.
        HalfMoves = "halfMoves",
        /// The full-move number.
        FullMoves = "fullMoves",
    }
    codes {
        /// No board, or more than seven fields.
        FieldCount = "field_count" in Text,
        /// Over 1,000 characters.
        TooLong = "too_long" in Text,
        /// Not `tchess10`, or brackets that are empty, not closed, or followed by something.
        BadMods = "bad_mods" in Mods,
        /// A name that is no modification and no option.
        UnknownMod = "unknown_mod" in Mods,
        /// Modifications twice, or out of the order of section 2, or behind the border.
        ModOrder = "mod_order" in Mods,
        /// A border that is not 6 to 10, or 8, which is not written.
        BadBorder = "bad_border" in Mods,
        /// Modifications that contradict each other (rule 2.14).
        InvalidMods = "invalid_mods" in Mods,
        /// Not ten ranks.
        RankCount = "rank_count" in Board,
        /// A rank that does not say ten squares.
        RankWidth = "rank_width" in Board,
        /// A run of empty squares that is not 1 to 10.
        BadRun = "bad_run" in Board,
        /// A character that stands for no piece.
        UnknownLetter = "unknown_letter" in Board,
        /// A piece that the start array does not have under the modifications.
        AbsentKind = "absent_kind" in Board,
        /// A facing that is none, that is the side's forward one, or that there is no polarity for.
        BadFacing = "bad_facing" in Board,
        /// Brackets not closed or empty, or two storeys that rules 2.3 and 2.10 can't make.
        BadStoreys = "bad_storeys" in Board,
        /// A side with more than one King, or without one where it must have one.
        KingCount = "king_count" in Board,
        /// A side with more than one hero (rule 2.7).
        HeroCount = "hero_count" in Board,
        /// A Pawn on the rank where it must have promoted, and nothing carried it there (rule 1.5).
        PawnOnLastRank = "pawn_on_last_rank" in Board,
        /// The side that just moved is in check (rule 1.4).
        OpponentInCheck = "opponent_in_check" in Board,
        /// Both sides have lost by their goals.
        BothLost = "both_lost" in Board,
        /// Neither `w` nor `b`.
        BadTurn = "bad_turn" in Turn,
        /// Not a square.
        BadEnPassant = "bad_en_passant" in EnPassant,
        /// No double step can have passed over that square just now, or none is captured so.
        ImpossibleEnPassant = "impossible_en_passant" in EnPassant,
        /// Not squares in order, then `=` and letters of owed Jesters in order.
        BadState = "bad_state" in State,
        /// A piece that can't have moved this turn, or nothing left that can move (rule 2.1).
        ImpossibleMoved = "impossible_moved" in State,
        /// A debt that nothing can pay, or that can't have been made (rule 2.6).
        ImpossibleDebt = "impossible_debt" in State,
        /// Not a whole number from 0 to 9,999.
        BadHalfMoves = "bad_half_moves" in HalfMoves,
        /// Not a whole number from 1 to 99,999.
        BadFullMoves = "bad_full_moves" in FullMoves,
    }
}

/// One fault of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fault {
    /// What is wrong.
    pub code: FaultCode,
    /// The square it is about, where it is about one.
    pub square: Option<Square>,
    /// Where in the text that was read, in UTF-16 code units from its start; none where no text was read.
    pub offset: Option<usize>,
    /// The modifications that contradict each other, where it is about these.
    pub mods: Option<InvalidMods>,
}

impl Fault {
    pub(in crate::tchess10) const fn new(code: FaultCode) -> Self {
        Self {
            code,
            square: None,
            offset: None,
            mods: None,
        }
    }

    pub(in crate::tchess10) const fn on(code: FaultCode, square: Square) -> Self {
        let mut fault = Self::new(code);
        fault.square = Some(square);
        fault
    }

    pub(in crate::tchess10) const fn at(code: FaultCode, offset: usize) -> Self {
        let mut fault = Self::new(code);
        fault.offset = Some(offset);
        fault
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code.code())?;
        f.write_str(" in ")?;
        f.write_str(self.code.field().name())?;
        if let Some(mods) = self.mods {
            write!(f, ": {mods}")?;
        }
        write_place(f, self.square, self.offset)
    }
}
