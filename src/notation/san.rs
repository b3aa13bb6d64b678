//! Algebraic move text (SAN), written and read.
//!
//! Letters say what moves now: `S` an empty Ship, `T` a Transport, `F` a Frigate, `D` a Landing that leaves
//! its hull, `P` a Pirate that does, `E` the Elva, `M` the Magister in the air or not, pawns none.

use super::move_text::MoveError;
use crate::board::{Square, SquareSet};
use crate::moves::{Move, MoveKind, Mover};
use crate::piece::{Kind, Vessel};
use crate::position::{Corner, Position};
use crate::rules::{Partner, Threat, Threats};

/// Every letter that a SAN can begin with.
const LETTERS: &[u8] = b"KQRBSTFDPMNACVE";

impl Position {
    /// The letter that names who moves, none for a pawn.
    fn san_letter(&self, mv: Move) -> Option<char> {
        let foreign = self.placement.frigates().contains(mv.from);
        Some(match (mv.mover, mv.piece) {
            (Mover::Passenger, _) if foreign => 'P',
            (Mover::Passenger, _) => 'D',
            (Mover::Vessel, _) if foreign => 'F',
            (Mover::Vessel, _) if self.placement.loaded().contains(mv.from) => 'T',
            (_, Kind::Pawn) => return None,
            (_, Kind::Elva) => 'E',
            (_, kind) => kind.letter(),
        })
    }

    /// The SAN of one legal move; nothing for any other.
    ///
    /// ```
    /// # use das_chess::Position;
    /// let position = Position::from_dfen("9k/10/10/10/4s(n)5/10/5N4/10/10/K9 w").unwrap();
    /// let boarding = position.parse_move("f4e6").unwrap();
    /// assert_eq!(position.san(boarding), "Nxe6=F"); // the Landing is taken, the ship with it
    /// ```
    #[must_use]
    pub fn san(&self, mv: Move) -> String {
        self.san_and_threat(mv).0
    }

    /// The SAN of one legal move, and what the move does to the enemy King.
    pub(crate) fn san_and_threat(&self, mv: Move) -> (String, Threat) {
        let mut text = String::with_capacity(16);
        // Whoever could be taken for this man goes to the same square.
        let moves = self.legal_moves_to(mv.to);
        if !moves.contains(&mv) {
            return (text, Threat::None);
        }
        let parts = Sans::of(self, &moves).parts(mv);
        self.write_san(mv, parts, &mut text);
        (text, parts.threat)
    }

    /// Hands out the SAN of each of `moves` and what it does to the enemy King; `moves` are all the legal
    /// moves of this position, since who else could go there decides what a text must say.
    ///
    /// ```
    /// # use das_chess::{Position, Threat};
    /// let start = Position::start();
    /// let mut sans = Vec::new();
    /// start.each_san(&start.legal_moves(), |_, san, threat| sans.push((san.to_owned(), threat)));
    /// assert!(sans.contains(&("Ed5".to_owned(), Threat::None)));
    /// assert!(sans.contains(&("Vxd9+".to_owned(), Threat::Check)));
    /// ```
    pub fn each_san(&self, moves: &[Move], mut take: impl FnMut(Move, &str, Threat)) {
        let sans = Sans::of(self, moves);
        let mut text = String::with_capacity(16);
        for &mv in moves {
            let parts = sans.parts(mv);
            text.clear();
            self.write_san(mv, parts, &mut text);
            take(mv, &text, parts.threat);
        }
    }

    /// Adds the SAN of a legal move, whose parts these are, to `text`.
    pub(crate) fn write_san(&self, mv: Move, parts: SanParts, text: &mut String) {
        if mv.kind == MoveKind::Castling {
            text.push_str(match self.castling_corner(mv) {
                Corner::A => "O-O-O",
                Corner::J => "O-O",
            });
        } else {
            let capture = self.is_capture(mv);
            match parts.letter {
                Some(letter) => {
                    text.push(letter);
                    parts.origin.push(mv.from, text);
                }
                None if capture => text.push(mv.from.file_letter()),
                None => {}
            }
            if capture {
                text.push('x');
            }
            text.push_str(mv.to.name());
            if let Some(letter) = self.san_suffix(mv) {
                text.push('=');
                text.push(letter);
            }
        }
        match parts.threat {
            Threat::None => {}
            Threat::Check => text.push('+'),
            Threat::Mate => text.push('#'),
        }
    }

    /// What stands behind `=`: the promotion, or the vessel that is formed.
    fn san_suffix(&self, mv: Move) -> Option<char> {
        let formed = self.forms(mv).map(|(vessel, _)| match vessel {
            Vessel::Frigate => 'F',
            _ => 'T',
        });
        mv.promotion.map(Kind::letter).or(formed)
    }

    /// Reads a SAN, or what notation forgives in one, whose trailing marks are off.
    pub(super) fn parse_san(&self, text: &str) -> Result<Move, MoveError> {
        if let Some(fits) = castling_text(text) {
            let legal = self.legal_moves();
            let mut castlings = legal
                .into_iter()
                .filter(|&mv| mv.kind == MoveKind::Castling && fits.fit(self, mv));
            let first = castlings.next().ok_or(MoveError::Illegal)?;
            return match castlings.next() {
                None => Ok(first),
                Some(second) => Err(MoveError::Ambiguous(vec![first, second])),
            };
        }
        let san = San::read(text).ok_or(MoveError::Invalid)?;
        let mut fitting = self.legal_moves_to(san.to);
        fitting.retain(|&mv| san.fits(self, mv));
        let promotes = san.suffix.is_none() && fitting.iter().all(|mv| mv.promotion.is_some());
        match &fitting[..] {
            [] => Err(MoveError::Illegal),
            [mv] if mv.promotion.is_none() || san.suffix.is_some() => Ok(*mv),
            [first, rest @ ..] if promotes && rest.iter().all(|mv| mv.from == first.from) => {
                Err(MoveError::MissingPromotion)
            }
            _ => Err(MoveError::Ambiguous(fitting)),
        }
    }
}

/// What a SAN says that is not seen from the move alone.
#[derive(Clone, Copy)]
pub(crate) struct SanParts {
    /// Who moves, none for a pawn.
    pub(crate) letter: Option<char>,
    pub(crate) origin: Origin,
    pub(crate) threat: Threat,
}

/// As much of a move's origin as tells it from the others of its letter.
#[derive(Clone, Copy)]
pub(crate) enum Origin {
    Nothing,
    File,
    Rank,
    Square,
}

impl Origin {
    fn push(self, from: Square, text: &mut String) {
        match self {
            Self::Nothing => {}
            Self::File => text.push(from.file_letter()),
            Self::Rank => text.push_str(from.rank_name()),
            Self::Square => text.push_str(from.name()),
        }
    }
}

/// The SANs of one position's moves, with what has to be known of all of them for each.
pub(crate) struct Sans<'a> {
    position: &'a Position,
    rivals: Rivals<'a>,
    threats: Threats<'a>,
}

impl<'a> Sans<'a> {
    /// `moves` are all legal moves, or all to the squares that will be asked for.
    pub(crate) fn of(position: &'a Position, moves: &'a [Move]) -> Self {
        Self {
            position,
            rivals: Rivals::of(position, moves),
            threats: Threats::of(position),
        }
    }

    pub(crate) fn parts(&self, mv: Move) -> SanParts {
        let letter = self.position.san_letter(mv);
        SanParts {
            letter,
            origin: letter.map_or(Origin::Nothing, |letter| {
                self.rivals.origin(self.position, mv, letter)
            }),
            threat: self.threats.of_move(mv),
        }
    }
}

/// Who else of the same letter could go to the same square.
struct Rivals<'a> {
    moves: &'a [Move],
    /// Targets that more than one move of the letter has, by the letter's place in the alphabet.
    contested: [SquareSet; 26],
}

fn place_of(letter: char) -> usize {
    usize::from(letter as u8 - b'A')
}

impl<'a> Rivals<'a> {
    fn of(position: &Position, moves: &'a [Move]) -> Self {
        let mut reached = [SquareSet::EMPTY; 26];
        let mut contested = reached;
        for &mv in moves {
            if let Some(letter) = position.san_letter(mv) {
                let place = place_of(letter);
                if reached[place].contains(mv.to) {
                    contested[place] = contested[place].with(mv.to);
                }
                reached[place] = reached[place].with(mv.to);
            }
        }
        Self { moves, contested }
    }

    fn origin(&self, position: &Position, mv: Move, letter: char) -> Origin {
        if !self.contested[place_of(letter)].contains(mv.to) {
            return Origin::Nothing;
        }
        let (mut alone, mut same_file, mut same_rank) = (true, false, false);
        for other in self.moves {
            if other.to == mv.to
                && other.from != mv.from
                && other.kind != MoveKind::Castling
                && position.san_letter(*other) == Some(letter)
            {
                alone = false;
                same_file |= other.from.file() == mv.from.file();
                same_rank |= other.from.rank() == mv.from.rank();
            }
        }
        match (alone, same_file, same_rank) {
            (true, ..) => Origin::Nothing,
            (_, false, _) => Origin::File,
            (_, true, false) => Origin::Rank,
            (_, true, true) => Origin::Square,
        }
    }
}

/// How a text names castling: by its side, or by its partner.
enum CastlingText {
    Side(Corner),
    Partner(Partner),
}

impl CastlingText {
    fn fit(&self, position: &Position, mv: Move) -> bool {
        match self {
            Self::Side(corner) => position.castling_corner(mv) == *corner,
            Self::Partner(partner) => position.castling_partner(mv) == Some(*partner),
        }
    }
}

fn castling_text(text: &str) -> Option<CastlingText> {
    Some(match text {
        "O-O" | "0-0" | "o-o" => CastlingText::Side(Corner::J),
        "O-O-O" | "0-0-0" | "o-o-o" => CastlingText::Side(Corner::A),
        _ => {
            let mut partners = Partner::ALL.into_iter();
            CastlingText::Partner(partners.find(|partner| partner.castling_name() == text)?)
        }
    })
}

/// The parts of a SAN.
struct San {
    letter: Option<char>,
    from_file: Option<u8>,
    from_rank: Option<u8>,
    capture: bool,
    to: Square,
    suffix: Option<char>,
}

/// A file letter with no rank behind it, as disambiguation has it.
fn read_file(text: &[u8]) -> Option<(u8, &[u8])> {
    let (&letter, rest) = text.split_first()?;
    let name = [letter, b'1'];
    let (square, _) = Square::read(&name)?;
    Some((square.file(), rest))
}

/// A rank with no file before it.
fn read_rank(text: &[u8]) -> Option<(u8, &[u8])> {
    match text {
        [b'1', b'0', rest @ ..] => Some((10, rest)),
        [digit @ b'1'..=b'9', rest @ ..] => Some((digit - b'0', rest)),
        _ => None,
    }
}

impl San {
    fn read(text: &str) -> Option<Self> {
        let (body, suffix) = match text.split_once('=') {
            Some((body, suffix)) => {
                let mut letters = suffix.chars();
                let letter = letters.next()?;
                let known = matches!(letter, 'T' | 'F')
                    || Kind::from_letter(letter).is_some_and(Kind::is_promotion);
                if !known || letters.next().is_some() {
                    return None;
                }
                (body, Some(letter))
            }
            None => (text, None),
        };
        let (letter, rest) = match body.as_bytes() {
            [letter, rest @ ..] if LETTERS.contains(letter) => (Some(char::from(*letter)), rest),
            rest => (None, rest),
        };
        // Shortest first: a target alone, or one behind a file, a rank or both.
        let (file, after_file) = read_file(rest).map_or((None, rest), |(f, rest)| (Some(f), rest));
        let (rank, after_both) =
            read_rank(after_file).map_or((None, after_file), |(r, rest)| (Some(r), rest));
        let (from_file, from_rank, rest) = match (file, rank, after_both) {
            (Some(_), Some(_), []) => (None, None, rest),
            (file, rank, after) => (file, rank, after),
        };
        let (capture, rest) = match rest {
            [b'x', rest @ ..] => (true, rest),
            rest => (false, rest),
        };
        let (to, rest) = Square::read(rest)?;
        rest.is_empty().then_some(Self {
            letter,
            from_file,
            from_rank,
            capture,
            to,
            suffix,
        })
    }

    fn fits(&self, position: &Position, mv: Move) -> bool {
        mv.kind != MoveKind::Castling
            && mv.to == self.to
            && position.san_letter(mv) == self.letter
            && self.from_file.is_none_or(|file| file == mv.from.file())
            && self.from_rank.is_none_or(|rank| rank == mv.from.rank())
            && (!self.capture || position.is_capture(mv))
            && self
                .suffix
                .is_none_or(|suffix| position.san_suffix(mv) == Some(suffix))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn san(dfen: &str, lan: &str) -> String {
        let position = Position::from_dfen(dfen).unwrap();
        position.san(position.parse_move(lan).unwrap())
    }

    #[test]
    fn vessels_and_passengers_have_letters_of_their_own() {
        let fleet = "9k/10/10/10/1S(N)1s(A)2S3/10/10/10/10/K9 w";
        assert_eq!(san(fleet, "b6b9"), "Tb9");
        assert_eq!(san(fleet, "b6~b9"), "Db9");
        assert_eq!(san(fleet, "d6d9"), "Fd9");
        assert_eq!(san(fleet, "d6~d9"), "Pd9");
        assert_eq!(san(fleet, "d6~g6"), "Pg6=T");
        assert_eq!(san(fleet, "g6g9"), "Sg9");
    }

    #[test]
    fn as_much_of_the_origin_as_is_needed() {
        let queens = "K9/10/10/2Q1Q5/10/2Q7/10/10/10/9k w";
        assert_eq!(san(queens, "c7d6"), "Qc7d6");
        assert_eq!(san(queens, "e7d6"), "Qed6");
        assert_eq!(san(queens, "c5d6"), "Q5d6");
        let rooks = "4R5/k9/10/10/10/10/10/4R5/10/K9 w";
        assert_eq!(san(rooks, "e10e6"), "R10e6");
        let edge = "9k/10/10/10/10/10/10/10/1p8/K2A6 w - - A";
        assert_eq!(san(edge, "l1b2"), "Alxb2");
    }

    #[test]
    fn what_reads_as_no_move_is_told_from_what_is_not_legal() {
        let start = Position::start();
        for text in [
            "", "x", "e", "e4e", "Ke", "e4=", "e4=TT", "e4=K", "Ze4", "exe", "e 4", "é4", "N",
        ] {
            assert_eq!(start.parse_move(text), Err(MoveError::Invalid), "{text:?}");
        }
        for text in [
            "e5", "Ke2", "e4=Q", "e4=T", "xe4", "O-O", "KS", "Nxc3", "e10=Q", "Pe4",
        ] {
            assert_eq!(start.parse_move(text), Err(MoveError::Illegal), "{text:?}");
        }
    }
}
