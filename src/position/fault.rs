//! What can be wrong with a position, as data; sentences are made where people read them.

use crate::board::Square;
use crate::fault_codes::{fault_codes, write_place};

fault_codes! {
    fields {
        /// The text as a whole.
        Text = "text",
        /// The men on the ten ranks.
        Board = "board",
        /// The side to move.
        Turn = "turn",
        /// Castling rights.
        Castling = "castling",
        /// The en passant square.
        EnPassant = "enPassant",
        /// Who waits on the edge files.
        Edge = "edge",
        /// The half-move clock.
        HalfMoves = "halfMoves",
        /// The full-move number.
        FullMoves = "fullMoves",
    }
    codes {
        /// No field at all, or more than seven.
        FieldCount = "field_count" in Text,
        /// Over 1,000 characters.
        TooLong = "too_long" in Text,
        /// Not ten ranks.
        RankCount = "rank_count" in Board,
        /// A rank that does not say ten squares.
        RankWidth = "rank_width" in Board,
        /// A run of empty squares that is not 1 to 10.
        BadRun = "bad_run" in Board,
        /// A character that stands for no man.
        UnknownLetter = "unknown_letter" in Board,
        /// Brackets that hold no Minor, are not closed, or follow no hull.
        BadPassenger = "bad_passenger" in Board,
        /// `^` before another letter than P or M, or a man in the air off his square (section 4).
        BadAirPiece = "bad_air_piece" in Board,
        /// A side without a King, or with more than one.
        KingCount = "king_count" in Board,
        /// A pawn on the rank where it must have promoted (rule 3.2).
        PawnOnLastRank = "pawn_on_last_rank" in Board,
        /// The side that just moved is in check (rule 7.1).
        OpponentInCheck = "opponent_in_check" in Board,
        /// Neither `w` nor `b`.
        BadTurn = "bad_turn" in Turn,
        /// Letters unknown, repeated, out of order, without their K, or both rights on one corner.
        BadCastling = "bad_castling" in Castling,
        /// A King that has never moved is not on f1 or f10.
        CastlingWithoutKing = "castling_without_king" in Castling,
        /// The man that a right needs is not on its corner.
        CastlingWithoutPartner = "castling_without_partner" in Castling,
        /// Not a square.
        BadEnPassant = "bad_en_passant" in EnPassant,
        /// No double step can have passed over that square just now.
        ImpossibleEnPassant = "impossible_en_passant" in EnPassant,
        /// Letters unknown, repeated or out of order; or a man on an edge cell where he cannot be (rule 1.2).
        BadEdge = "bad_edge" in Edge,
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
}

impl Fault {
    pub(crate) const fn new(code: FaultCode) -> Self {
        Self {
            code,
            square: None,
            offset: None,
        }
    }

    pub(crate) const fn on(code: FaultCode, square: Square) -> Self {
        let mut fault = Self::new(code);
        fault.square = Some(square);
        fault
    }

    pub(crate) const fn at(code: FaultCode, offset: usize) -> Self {
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
        write_place(f, self.square, self.offset)
    }
}

impl std::error::Error for Fault {}

/// The text or the [`Setup`](super::Setup) is no position: every fault at once, where one does not hide another, in
/// the order of the text's fields. There is at least one.
///
/// ```
/// use das_chess::{FaultCode, Position};
/// let error = "10/10 x".parse::<Position>().unwrap_err();
/// assert_eq!(error.faults[1].code, FaultCode::BadTurn);
/// assert_eq!(error.to_string(), "not a position: rank_count in board at 0, bad_turn in turn at 6");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidPosition {
    /// What is wrong.
    pub faults: Vec<Fault>,
}

impl std::fmt::Display for InvalidPosition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut before = "not a position: ";
        for fault in &self.faults {
            write!(f, "{before}{fault}")?;
            before = ", ";
        }
        Ok(())
    }
}

impl std::error::Error for InvalidPosition {}
