//! Move text (rule 3.2): the path with `&` where a lower storey comes along, promotion, turn, freed King.

use crate::board::Square;
use crate::tchess10::moves::{Move, MoveKind, keep};
use crate::tchess10::piece::{Facing, Kind};
use crate::tchess10::position::Position;

/// Why a text or an object is no move here.
pub type MoveError = crate::MoveError<Move>;

/// Writes the text of a move; unique among the legal moves of a position.
pub(in crate::tchess10) fn push_move(text: &mut String, mv: Move) {
    text.push_str(mv.from.name());
    match (mv.kind, mv.promotion) {
        (MoveKind::Illusion, Some(kind)) => {
            text.push('=');
            return text.push(kind.letter());
        }
        (MoveKind::Turn, _) => {}
        _ => {
            for (square, carries) in mv.path()[1..].iter().zip(mv.carries) {
                if carries {
                    text.push('&');
                }
                text.push_str(square.name());
            }
        }
    }
    if let Some(kind) = mv.promotion {
        text.push(kind.letter().to_ascii_lowercase());
    }
    if let Some(facing) = mv.turn {
        text.push('@');
        text.push(facing.letter());
    }
    if let Some(square) = mv.frees {
        text.push(',');
        text.push_str(square.name());
    }
}

/// A move as an object names it, before it is found among the legal ones (rule 3.3). What is left open may be
/// anything, but for the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveSpec {
    /// Where the piece stands.
    pub from: Square,
    /// Where it ends; where it stands, if it is only turned, or an illusion.
    pub to: Square,
    /// The squares of the way, if they are said.
    pub path: Option<Vec<Square>>,
    /// Whether a lower storey comes along, for each leg, if it is said.
    pub carries: Option<Vec<bool>>,
    /// What a Pawn becomes, if it is said.
    pub promotion: Option<Kind>,
    /// Where the piece is turned to; if none is said it is not turned.
    pub turn: Option<Facing>,
    /// Where the own King is freed to, if it is said.
    pub frees: Option<Square>,
}

impl MoveSpec {
    /// From one square to another, with nothing more said.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self {
            from,
            to,
            path: None,
            carries: None,
            promotion: None,
            turn: None,
            frees: None,
        }
    }

    /// Whether a move is what is said, whatever it promotes to.
    fn fits(&self, mv: Move) -> bool {
        mv.from == self.from
            && mv.to == self.to
            && mv.turn == self.turn
            && self.path.as_ref().is_none_or(|path| *path == mv.path())
            && self
                .carries
                .as_ref()
                .is_none_or(|carries| *carries == mv.carries())
            && self.frees.is_none_or(|square| mv.frees == Some(square))
    }
}

impl Position {
    /// Reads a move of this position from its text, which says everything there is to say.
    ///
    /// ```
    /// use das_chess::tchess10::{MoveError, Position};
    /// let text = "tchess10[polarity] 9k/1P8/10/10/10/10/10/10/10/K9 w";
    /// let position = Position::from_text(text).unwrap();
    /// assert_eq!(position.parse_move("b9b10b@e").unwrap().to_string(), "b9b10b@e");
    /// assert_eq!(position.parse_move("b9b10"), Err(MoveError::MissingPromotion));
    /// assert_eq!(position.parse_move("b9b10k"), Err(MoveError::Invalid));
    /// assert_eq!(position.parse_move("b9b10b@n"), Err(MoveError::Illegal)); // it faces north already
    /// ```
    ///
    /// # Errors
    /// [`MoveError`], which says how far the text got; ambiguous where only the freed King's square is missing.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        if matches!(text, "--" | "Z0" | "0000") {
            return Err(MoveError::NullMove);
        }
        let (spec, is_illusion) = read(text).ok_or(MoveError::Invalid)?;
        let mut fitting = self.fitting(&spec);
        keep(&mut fitting, &|mv| {
            (mv.kind == MoveKind::Illusion) == is_illusion
        });
        let promotes = fitting.iter().any(|mv| mv.promotion.is_some());
        if promotes && spec.promotion.is_none() {
            return Err(MoveError::MissingPromotion);
        }
        keep(&mut fitting, &|mv| mv.promotion == spec.promotion);
        match fitting[..] {
            [] => Err(MoveError::Illegal),
            // A text that frees no King is not the move that does.
            [mv] if mv.frees == spec.frees => Ok(mv),
            [_] => Err(MoveError::Illegal),
            _ => Err(MoveError::Ambiguous(fitting)),
        }
    }

    /// Finds the legal move that `spec` names. It turns nothing unless it says so, and is ambiguous only if what
    /// fits leads to different positions; a promotion that is said of a move that promotes nothing is ignored.
    ///
    /// ```
    /// use das_chess::tchess10::{MoveError, MoveSpec, Position};
    /// let position = Position::from_text("tchess10[carry] 9k/10/10/10/10/10/10/2B(N)7/10/K9 w").unwrap();
    /// let spec = MoveSpec::new("c3".parse().unwrap(), "d5".parse().unwrap());
    /// // With the Bishop or without.
    /// assert!(matches!(position.find_move(&spec), Err(MoveError::Ambiguous(both)) if both.len() == 2));
    /// let spec = MoveSpec { carries: Some(vec![true]), ..spec };
    /// assert_eq!(position.find_move(&spec).unwrap().to_string(), "c3&d5");
    /// ```
    ///
    /// # Errors
    /// [`MoveError::Illegal`], [`MoveError::Ambiguous`] or [`MoveError::MissingPromotion`].
    pub fn find_move(&self, spec: &MoveSpec) -> Result<Move, MoveError> {
        let mut fitting = self.fitting(spec);
        let promotes = fitting
            .iter()
            .any(|mv| mv.promotion.is_some() && mv.kind != MoveKind::Illusion);
        if promotes && spec.promotion.is_none() {
            return Err(MoveError::MissingPromotion);
        }
        keep(&mut fitting, &|mv| {
            mv.promotion.is_none() || spec.promotion.is_none_or(|kind| mv.promotion == Some(kind))
        });
        let Some((&first, others)) = fitting.split_first() else {
            return Err(MoveError::Illegal);
        };
        let after = self.play_unchecked(first);
        if others.iter().all(|&mv| self.play_unchecked(mv) == after) {
            Ok(first)
        } else {
            Err(MoveError::Ambiguous(fitting))
        }
    }

    /// The legal moves that a spec fits, whatever they promote to.
    fn fitting(&self, spec: &MoveSpec) -> Vec<Move> {
        let mut moves = self.legal_moves();
        keep(&mut moves, &|&mv| spec.fits(mv));
        moves
    }
}

/// A square of the board at the start of a text; gives the rest.
fn read_square(text: &[u8]) -> Option<(Square, &[u8])> {
    Square::read(text).filter(|(square, _)| square.is_main())
}

/// Reads a move's text, all of it; says whether it pays an illusion.
fn read(text: &str) -> Option<(MoveSpec, bool)> {
    let (from, mut rest) = read_square(text.as_bytes())?;
    if let [b'=', letter @ (b'K' | b'J')] = rest {
        let kind = Kind::from_letter(*letter as char)?;
        let spec = MoveSpec {
            promotion: Some(kind),
            ..MoveSpec::new(from, from)
        };
        return Some((spec, true));
    }
    let mut path = vec![from];
    let mut carries = Vec::new();
    while path.len() < 3 {
        let (carried, after_sign) = match rest {
            [b'&', after @ ..] => (true, after),
            _ => (false, rest),
        };
        match read_square(after_sign) {
            Some((square, after)) => {
                path.push(square);
                carries.push(carried);
                rest = after;
            }
            None if carried => return None,
            None => break,
        }
    }
    let moves = path.len() > 1;
    let mut promotion = None;
    if let [letter @ b'a'..=b'z', after @ ..] = rest
        && moves
    {
        let kind = Kind::from_letter(letter.to_ascii_uppercase() as char)?;
        if matches!(kind, Kind::King | Kind::Pawn) {
            return None;
        }
        promotion = Some(kind);
        rest = after;
    }
    let mut turn = None;
    if let [b'@', letter, after @ ..] = rest {
        turn = Some(Facing::from_letter(*letter as char)?);
        rest = after;
    }
    let mut frees = None;
    if let [b',', after @ ..] = rest
        && moves
    {
        let (square, after) = read_square(after)?;
        frees = Some(square);
        rest = after;
    }
    let is_whole = rest.is_empty() && (moves || turn.is_some());
    let spec = MoveSpec {
        from,
        to: path[path.len() - 1],
        path: Some(path),
        carries: Some(carries),
        promotion,
        turn,
        frees,
    };
    is_whole.then_some((spec, false))
}
