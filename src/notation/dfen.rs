//! Position text (DFEN), read and written.
//!
//! Reading makes a [`Setup`], remembering where each part stood, so that a fault found in the setup can
//! say its place in the text.

use crate::board::Square;
use crate::piece::{Color, Kind, Man, Minor};
use crate::position::{
    CastlingRights, Corner, CornerRight, Fault, FaultCode, Field, MAX_FULL_MOVES, MAX_HALF_MOVES,
    Position, Setup,
};

/// The start position (rule 2.2).
pub const START: &str =
    "s^pnbqkbv^mr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/S^PNBQKBV^MR w KAJkaj - ACac 0 1";

/// Longer texts are refused unread, in UTF-16 code units.
pub const MAX_DFEN_LENGTH: usize = 1_000;

/// Who waits on which edge file (rule 1.2).
pub(crate) const EDGE_MEN: [(Kind, u8); 2] = [(Kind::Amazon, b'l'), (Kind::Centurion, b'r')];

/// The letters of the edge field in their order, with the cell and the man each stands for.
fn edge_letters() -> impl Iterator<Item = (char, Square, Man)> {
    Color::ALL.into_iter().flat_map(|color| {
        EDGE_MEN.into_iter().map(move |(kind, file)| {
            let cell = Square::at(file, color.rank(1));
            (cased(kind.letter(), color), cell, Man::new(color, kind))
        })
    })
}

const fn cased(letter: char, color: Color) -> char {
    match color {
        Color::White => letter,
        Color::Black => letter.to_ascii_lowercase(),
    }
}

/// The color that a letter's case says.
const fn color_of(letter: char) -> Color {
    if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    }
}

impl Position {
    /// Reads position text.
    ///
    /// ```
    /// use das_chess::{FaultCode, Position};
    /// let position = Position::from_dfen("5k4/10/10/10/10/S(N)8s(A)/10/10/10/5K4 w Kk").unwrap();
    /// assert_eq!(position.to_dfen(), "5k4/10/10/10/10/S(N)8s(A)/10/10/10/5K4 w Kk - - 0 1");
    ///
    /// let faults = Position::from_dfen("5k4/10/10/10/10/S(Q)9/10/10/10/5K4 white").unwrap_err();
    /// assert_eq!(faults[0].code, FaultCode::BadPassenger);
    /// assert_eq!(faults[0].offset, Some(17));
    /// assert_eq!(faults[1].code, FaultCode::BadTurn);
    /// ```
    ///
    /// # Errors
    /// Every fault at once, where one does not hide another, in the order of the fields.
    pub fn from_dfen(text: &str) -> Result<Self, Vec<Fault>> {
        Reader::read(text)
    }

    /// Writes the canonical position text: one text for one position.
    ///
    /// ```
    /// use das_chess::{Position, START};
    /// assert_eq!(Position::start().to_dfen(), START);
    /// ```
    #[must_use]
    pub fn to_dfen(&self) -> String {
        let mut text = self.key();
        text.push(' ');
        text.push_str(&self.half_moves.to_string());
        text.push(' ');
        text.push_str(&self.full_moves.to_string());
        text
    }

    /// The first five fields of the text, equal for what counts as the same position (rule 7.5).
    ///
    /// ```
    /// # use das_chess::Position;
    /// assert!(Position::start().key().ends_with(" w KAJkaj - ACac"));
    /// ```
    #[must_use]
    pub fn key(&self) -> String {
        let mut text = String::with_capacity(120);
        self.write_board(&mut text);
        text.push_str(match self.turn {
            Color::White => " w ",
            Color::Black => " b ",
        });
        text.push_str(&write_castling(self.castling));
        text.push(' ');
        text.push_str(self.en_passant.map_or("-", Square::name));
        text.push(' ');
        text.push_str(&self.edge());
        text
    }

    /// Who still waits on an edge file, as position text has it: letters out of `ACac`, or `-`.
    #[must_use]
    pub fn edge(&self) -> String {
        let waiting: String = edge_letters()
            .filter(|&(_, cell, _)| self.occupied().contains(cell))
            .map(|(letter, ..)| letter)
            .collect();
        or_dash(waiting)
    }

    fn write_board(&self, text: &mut String) {
        for rank in (1..=10).rev() {
            let mut run = 0;
            for file in 1..=10 {
                let man = Square::new(file, rank).and_then(|square| self.man_at(square));
                let Some(man) = man else {
                    run += 1;
                    continue;
                };
                write_run(text, run);
                run = 0;
                write_man(text, man);
            }
            write_run(text, run);
            if rank > 1 {
                text.push('/');
            }
        }
    }
}

fn write_run(text: &mut String, run: u8) {
    if run == 10 {
        text.push_str("10");
    } else if run > 0 {
        text.push((b'0' + run) as char);
    }
}

/// One man as the board field has him.
fn write_man(text: &mut String, man: Man) {
    if matches!(man.kind(), Kind::Elva | Kind::AirMagister) {
        text.push('^');
    }
    text.push(cased(
        man.kind().letter(),
        man.hull().unwrap_or(man.owner()),
    ));
    if let Some(minor) = man.passenger() {
        text.push('(');
        text.push(cased(minor.kind().letter(), man.owner()));
        text.push(')');
    }
}

fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}

const fn corner_letter(corner: Corner) -> char {
    match corner {
        Corner::A => 'A',
        Corner::J => 'J',
    }
}

pub(crate) fn write_castling(rights: CastlingRights) -> String {
    let mut text = String::new();
    for color in Color::ALL {
        if !rights.king(color) {
            continue;
        }
        text.push(cased('K', color));
        for corner in Corner::ALL {
            if let Some(right) = rights.corner(color, corner) {
                text.push(cased(corner_letter(corner), color));
                if right == CornerRight::Formed {
                    text.push('+');
                }
            }
        }
    }
    or_dash(text)
}

/// One field or rank of the text, with its place.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    offset: usize,
}

impl<'a> Part<'a> {
    /// The parts between characters that `is_separator`, empty ones included.
    fn split(self, is_separator: fn(char) -> bool) -> impl Iterator<Item = Part<'a>> {
        let mut offset = self.offset;
        self.text.split(is_separator).map(move |text| {
            let part = Part { text, offset };
            // Every separator is one UTF-16 unit.
            offset += utf16_len(text) + 1;
            part
        })
    }

    fn letters(self) -> impl Iterator<Item = (usize, char)> + 'a {
        let mut offset = self.offset;
        self.text.chars().map(move |letter| {
            let place = offset;
            offset += letter.len_utf16();
            (place, letter)
        })
    }
}

fn utf16_len(text: &str) -> usize {
    text.chars().map(char::len_utf16).sum()
}

/// Reads one text, keeping what it finds wrong and where everything stood.
struct Reader {
    setup: Setup,
    faults: Vec<Fault>,
    /// The offset of the board field.
    board: usize,
    /// The offset of the man on each cell.
    men: [usize; 120],
    /// The offset of the castling letters: King, a, j of each side.
    castling: [[usize; 3]; 2],
}

impl Reader {
    fn read(text: &str) -> Result<Position, Vec<Fault>> {
        // The text is looked at no further than the limit.
        if text.len() > MAX_DFEN_LENGTH && utf16_len_over(text, MAX_DFEN_LENGTH) {
            return Err(vec![Fault::at(FaultCode::TooLong, MAX_DFEN_LENGTH)]);
        }
        let whole = Part { text, offset: 0 };
        let fields: Vec<Part<'_>> = whole
            .split(|letter| letter == ' ' || letter == '\t')
            .filter(|field| !field.text.is_empty())
            .collect();
        let [board, rest @ ..] = &fields[..] else {
            return Err(vec![Fault::at(FaultCode::FieldCount, 0)]);
        };
        let mut reader = Self {
            setup: Setup::default(),
            faults: Vec::new(),
            board: board.offset,
            men: [board.offset; 120],
            castling: [[0; 3]; 2],
        };
        if let Some(eighth) = fields.get(7) {
            reader.fault(FaultCode::FieldCount, eighth.offset);
        }
        reader.read_board(*board);
        let board_is_read = reader
            .faults
            .iter()
            .all(|fault| fault.code.field() != Field::Board);
        let field = |index: usize| rest.get(index).copied();
        let turn_is_read = field(0).is_none_or(|part| reader.read_turn(part));
        if let Some(part) = field(1) {
            reader.read_castling(part);
        }
        if let Some(part) = field(2) {
            reader.read_en_passant(part);
        }
        if let Some(part) = field(3) {
            reader.read_edge(part);
        }
        if let Some(part) = field(4) {
            let clock = reader.read_number(part, 0, MAX_HALF_MOVES.into(), FaultCode::BadHalfMoves);
            reader.setup.half_moves = clock as u16;
        }
        if let Some(part) = field(5) {
            reader.setup.full_moves =
                reader.read_number(part, 1, MAX_FULL_MOVES, FaultCode::BadFullMoves);
        }
        let en_passant_offset = field(2).map_or(0, |part| part.offset);
        reader.finish(board_is_read, turn_is_read, en_passant_offset)
    }

    fn fault(&mut self, code: FaultCode, offset: usize) {
        self.faults.push(Fault::at(code, offset));
    }

    /// Checks the setup as far as it could be read, and says each fault's place in the text.
    fn finish(
        mut self,
        board_is_read: bool,
        turn_is_read: bool,
        en_passant_offset: usize,
    ) -> Result<Position, Vec<Fault>> {
        let found = match self.setup.position() {
            Ok(position) if self.faults.is_empty() => return Ok(position),
            Ok(_) => Vec::new(),
            Err(found) => found,
        };
        for mut fault in found {
            // What could not be read hides what depends on it.
            let shows = match fault.code {
                FaultCode::OpponentInCheck | FaultCode::ImpossibleEnPassant => {
                    board_is_read && turn_is_read
                }
                _ => board_is_read,
            };
            if !shows {
                continue;
            }
            fault.offset = Some(match (fault.code, fault.square) {
                (FaultCode::ImpossibleEnPassant, _) => en_passant_offset,
                (
                    FaultCode::CastlingWithoutKing | FaultCode::CastlingWithoutPartner,
                    Some(square),
                ) => self.castling_offset(square),
                (_, Some(square)) => self.men[square.index()],
                (_, None) => self.board,
            });
            self.faults.push(fault);
        }
        self.faults
            .sort_by_key(|fault| (fault.code.field(), fault.offset));
        Err(self.faults)
    }

    /// Where the castling letter stands that is about this square: a King's home or a corner.
    fn castling_offset(&self, square: Square) -> usize {
        let color = if square.rank() == 1 {
            Color::White
        } else {
            Color::Black
        };
        let letter = match square.file_letter() {
            'a' => 1,
            'j' => 2,
            _ => 0,
        };
        self.castling[color as usize][letter]
    }

    fn read_board(&mut self, board: Part<'_>) {
        let ranks: Vec<Part<'_>> = board.split(|letter| letter == '/').collect();
        if ranks.len() != 10 {
            let extra = ranks.get(10).map_or(board.offset, |rank| rank.offset);
            self.fault(FaultCode::RankCount, extra);
        }
        for (rank, part) in (1..=10).rev().zip(&ranks) {
            self.read_rank(rank, *part);
        }
    }

    fn read_rank(&mut self, rank: u8, part: Part<'_>) {
        let faults_before = self.faults.len();
        let mut file = 1;
        let mut letters = part.letters().peekable();
        while let Some((offset, letter)) = letters.next() {
            let after = letters.peek().map(|&(_, letter)| letter);
            let man = match letter {
                '0' => {
                    self.fault(FaultCode::BadRun, offset);
                    continue;
                }
                '1' if after == Some('0') => {
                    letters.next();
                    file += 10;
                    continue;
                }
                '1'..='9' => {
                    file += letter as usize - '0' as usize;
                    continue;
                }
                '^' => match after.filter(|after| matches!(after, 'P' | 'p' | 'M' | 'm')) {
                    Some(air) => {
                        letters.next();
                        let kind = match air.to_ascii_uppercase() {
                            'P' => Kind::Elva,
                            _ => Kind::AirMagister,
                        };
                        Man::new(color_of(air), kind)
                    }
                    None => {
                        self.fault(FaultCode::BadAirPiece, offset);
                        continue;
                    }
                },
                '(' => {
                    // Brackets after a hull are read with it; these follow something else.
                    self.fault(FaultCode::BadPassenger, offset);
                    skip_brackets(&mut letters);
                    continue;
                }
                letter if letter.is_ascii_alphabetic() => {
                    let Some(kind) = Kind::from_letter(letter.to_ascii_uppercase()) else {
                        self.fault(FaultCode::UnknownLetter, offset);
                        continue;
                    };
                    match (kind, after) {
                        (Kind::Ship, Some('(')) => {
                            let bracket = offset + 1;
                            letters.next();
                            match read_passenger(&mut letters) {
                                Some((color, minor)) => Man::loaded(color_of(letter), color, minor),
                                None => {
                                    self.fault(FaultCode::BadPassenger, bracket);
                                    Man::new(color_of(letter), kind)
                                }
                            }
                        }
                        _ => Man::new(color_of(letter), kind),
                    }
                }
                _ => {
                    self.fault(FaultCode::UnknownLetter, offset);
                    continue;
                }
            };
            let square = u8::try_from(file)
                .ok()
                .and_then(|file| Square::new(file, rank));
            if let Some(square) = square.filter(|square| square.is_main()) {
                self.men[square.index()] = offset;
                self.setup.put(square, man);
            }
            file += 1;
        }
        // A part that could not be read says nothing sure about the width.
        if file != 11 && self.faults.len() == faults_before {
            self.fault(FaultCode::RankWidth, part.offset);
        }
    }

    fn read_turn(&mut self, part: Part<'_>) -> bool {
        match part.text {
            "w" => self.setup.turn = Color::White,
            "b" => self.setup.turn = Color::Black,
            _ => {
                self.fault(FaultCode::BadTurn, part.offset);
                return false;
            }
        }
        true
    }

    fn read_castling(&mut self, part: Part<'_>) {
        let places = &mut self.castling;
        let read = read_rights(part, |color, letter, offset| {
            places[color as usize][letter] = offset
        });
        match read {
            Ok(rights) => self.setup.castling = rights,
            Err(offset) => self.fault(FaultCode::BadCastling, offset),
        }
    }

    fn read_en_passant(&mut self, part: Part<'_>) {
        if part.text == "-" {
            return;
        }
        match part.text.parse() {
            Ok(square) => self.setup.en_passant = Some(square),
            Err(_) => self.fault(FaultCode::BadEnPassant, part.offset),
        }
    }

    fn read_edge(&mut self, part: Part<'_>) {
        if part.text == "-" {
            return;
        }
        let mut expected = edge_letters();
        for (offset, letter) in part.letters() {
            match expected.find(|&(known, ..)| known == letter) {
                Some((_, cell, man)) => {
                    self.men[cell.index()] = offset;
                    self.setup.put(cell, man);
                }
                None => return self.fault(FaultCode::BadEdge, offset),
            }
        }
    }

    /// A whole number in decimal digits, leading zeros forgiven.
    fn read_number(&mut self, part: Part<'_>, least: u32, most: u32, code: FaultCode) -> u32 {
        let digits = part.text.bytes().all(|digit| digit.is_ascii_digit());
        let significant = part.text.trim_start_matches('0');
        let number = if significant.is_empty() {
            Ok(0)
        } else {
            significant.parse()
        };
        match number {
            Ok(number) if digits && (least..=most).contains(&number) => number,
            _ => {
                self.fault(code, part.offset);
                least
            }
        }
    }
}

/// Castling rights out of their field, or the offset of the letter that does not belong there. `place`
/// is told each letter's offset: 0 for K, 1 for A, 2 for J.
fn read_rights(
    part: Part<'_>,
    mut place: impl FnMut(Color, usize, usize),
) -> Result<CastlingRights, usize> {
    let mut rights = CastlingRights::NONE;
    if part.text == "-" {
        return Ok(rights);
    }
    let mut letters = part.letters().peekable();
    // How far the grammar has come: in each side K, a, j, each letter at most once and in this order.
    let mut next_slot = 0;
    while let Some((offset, letter)) = letters.next() {
        let color = color_of(letter);
        let in_side = match letter.to_ascii_uppercase() {
            'K' => 0,
            'A' => 1,
            'J' => 2,
            _ => return Err(offset),
        };
        let slot = 3 * color as usize + in_side;
        if slot < next_slot || (in_side > 0 && !rights.king(color)) {
            return Err(offset);
        }
        next_slot = slot + 1;
        place(color, in_side, offset);
        let corner = match in_side {
            0 => {
                rights = rights.with_king(color);
                continue;
            }
            1 => Corner::A,
            _ => Corner::J,
        };
        let right = if letters.next_if(|&(_, letter)| letter == '+').is_some() {
            CornerRight::Formed
        } else {
            CornerRight::Origin
        };
        rights = rights.with_corner(color, corner, right);
    }
    Ok(rights)
}

impl std::str::FromStr for CastlingRights {
    type Err = Fault;

    /// Reads rights as the castling field of position text has them: `KAJkaj`, `KA+k`, `-`.
    fn from_str(text: &str) -> Result<Self, Fault> {
        read_rights(Part { text, offset: 0 }, |_, _, _| {})
            .map_err(|offset| Fault::at(FaultCode::BadCastling, offset))
    }
}

fn utf16_len_over(text: &str, limit: usize) -> bool {
    text.chars()
        .scan(0, |length, letter| {
            *length += letter.len_utf16();
            Some(*length)
        })
        .any(|length| length > limit)
}

/// The passenger in brackets whose opening one has been read, together with the closing one.
fn read_passenger(
    letters: &mut std::iter::Peekable<impl Iterator<Item = (usize, char)>>,
) -> Option<(Color, Minor)> {
    let (_, letter) = *letters.peek()?;
    let passenger = Kind::from_letter(letter.to_ascii_uppercase())
        .and_then(Kind::minor)
        .map(|minor| (color_of(letter), minor));
    if passenger.is_some() {
        letters.next();
        if letters.next_if(|&(_, letter)| letter == ')').is_some() {
            return passenger;
        }
    }
    skip_brackets(letters);
    None
}

/// Goes on to behind the closing bracket, or to the end of the rank where there is none.
fn skip_brackets(letters: &mut std::iter::Peekable<impl Iterator<Item = (usize, char)>>) {
    letters.find(|&(_, letter)| letter == ')');
}
