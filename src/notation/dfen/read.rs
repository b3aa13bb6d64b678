//! Reading position text, with every fault at its place.
//!
//! Reading makes a [`Setup`], remembering where each part stood, so that a fault found in the setup can say
//! its place in the text. Places are byte offsets until the end, where faults get them in UTF-16 units.

use super::{MAX_DFEN_LENGTH, cased, color_of, corner_letter, edge_letters};
use crate::board::{CELLS, Square};
use crate::piece::{Color, Kind, Man, Minor};
use crate::position::{
    CastlingRights, Corner, CornerRight, Fault, FaultCode, Field, InvalidPosition, MAX_FULL_MOVES,
    MAX_HALF_MOVES, Position, Setup,
};

impl Position {
    /// Reads position text.
    ///
    /// ```
    /// use das_chess::{FaultCode, Position};
    /// let position = Position::from_dfen("5k4/10/10/10/10/S(N)8s(A)/10/10/10/5K4 w Kk").unwrap();
    /// assert_eq!(position.to_dfen(), "5k4/10/10/10/10/S(N)8s(A)/10/10/10/5K4 w Kk - - 0 1");
    ///
    /// let error = Position::from_dfen("5k4/10/10/10/10/S(Q)9/10/10/10/5K4 white").unwrap_err();
    /// let faults = error.faults;
    /// assert_eq!(faults[0].code, FaultCode::BadPassenger);
    /// assert_eq!(faults[0].offset, Some(17));
    /// assert_eq!(faults[1].code, FaultCode::BadTurn);
    /// ```
    ///
    /// # Errors
    /// [`InvalidPosition`] with every fault.
    pub fn from_dfen(text: &str) -> Result<Self, InvalidPosition> {
        if is_too_long(text) {
            let faults = vec![Fault::at(FaultCode::TooLong, MAX_DFEN_LENGTH)];
            return Err(InvalidPosition { faults });
        }
        Reader::default()
            .read(text.as_bytes())
            .map_err(|mut faults| {
                for offset in faults.iter_mut().filter_map(|fault| fault.offset.as_mut()) {
                    *offset = utf16_length(&text.as_bytes()[..*offset]);
                }
                InvalidPosition { faults }
            })
    }
}

/// Looks at the text no further than the limit.
fn is_too_long(text: &str) -> bool {
    text.len() > MAX_DFEN_LENGTH
        && match text.char_indices().nth(MAX_DFEN_LENGTH) {
            // As many characters as the limit has: too long, whatever their units.
            Some(_) => true,
            None => utf16_length(text.as_bytes()) > MAX_DFEN_LENGTH,
        }
}

fn utf16_length(text: &[u8]) -> usize {
    let units = |byte: &u8| match byte {
        // Further bytes of a letter.
        0x80..=0xBF => 0,
        0xF0.. => 2,
        _ => 1,
    };
    text.iter().map(units).sum()
}

/// A part of the text and where it begins.
#[derive(Clone, Copy, Default)]
struct Part<'a> {
    bytes: &'a [u8],
    offset: usize,
}

impl<'a> Part<'a> {
    /// The parts between separators, empty ones included.
    fn split(self, is_separator: fn(&u8) -> bool) -> impl Iterator<Item = Part<'a>> {
        let mut offset = self.offset;
        self.bytes.split(is_separator).map(move |bytes| {
            let part = Part { bytes, offset };
            offset += bytes.len() + 1;
            part
        })
    }

    fn is_dash(self) -> bool {
        self.bytes == b"-"
    }
}

/// Reads one text, keeping what it finds wrong and where everything stood.
struct Reader {
    setup: Setup,
    faults: Vec<Fault>,
    /// The offset of the board field.
    board: usize,
    /// The offset of the man on each cell; a text is never longer than a `u16` counts.
    men: [u16; CELLS],
    /// The offsets of the castling letters: King, a, j of each side.
    castling: [[usize; 3]; 2],
}

impl Default for Reader {
    fn default() -> Self {
        Self {
            setup: Setup::default(),
            faults: Vec::new(),
            board: 0,
            men: [0; CELLS],
            castling: [[0; 3]; 2],
        }
    }
}

impl Reader {
    fn read(mut self, text: &[u8]) -> Result<Position, Vec<Fault>> {
        let whole = Part {
            bytes: text,
            offset: 0,
        };
        let mut fields = whole
            .split(|letter| matches!(letter, b' ' | b'\t'))
            .filter(|field| !field.bytes.is_empty());
        let Some(board) = fields.next() else {
            return Err(vec![Fault::at(FaultCode::FieldCount, 0)]);
        };
        self.board = board.offset;
        self.read_board(board);
        let board_is_read = self.faults.is_empty();
        let turn_is_read = fields.next().is_none_or(|part| self.read_turn(part));
        if let Some(part) = fields.next() {
            self.read_castling(part);
        }
        let en_passant = fields.next().unwrap_or_default();
        self.read_en_passant(en_passant);
        if let Some(part) = fields.next() {
            self.read_edge(part);
        }
        if let Some(part) = fields.next() {
            let most = MAX_HALF_MOVES.into();
            let number = self.read_number(part, 0, most, FaultCode::BadHalfMoves);
            self.setup.half_moves = number as u16;
        }
        if let Some(part) = fields.next() {
            self.setup.full_moves =
                self.read_number(part, 1, MAX_FULL_MOVES, FaultCode::BadFullMoves);
        }
        if let Some(eighth) = fields.next() {
            self.fault(FaultCode::FieldCount, eighth.offset);
        }
        self.finish(board_is_read, turn_is_read, en_passant.offset)
    }

    fn fault(&mut self, code: FaultCode, offset: usize) {
        self.add(Fault::at(code, offset));
    }

    /// Keeps the faults in the order of the fields, and in each in the order of the text.
    fn add(&mut self, fault: Fault) {
        let order = |fault: &Fault| (fault.code.field(), fault.offset);
        let place = self
            .faults
            .partition_point(|other| order(other) <= order(&fault));
        self.faults.insert(place, fault);
    }

    fn put(&mut self, square: Square, man: Man, offset: usize) {
        self.men[square.index()] = offset as u16;
        self.setup.place(square, man);
    }

    /// Checks the setup as far as it could be read, and says each fault's place in the text.
    fn finish(
        mut self,
        board_is_read: bool,
        turn_is_read: bool,
        en_passant: usize,
    ) -> Result<Position, Vec<Fault>> {
        let found = match self.setup.position() {
            Ok(position) if self.faults.is_empty() => return Ok(position),
            Ok(_) => Vec::new(),
            Err(found) => found.faults,
        };
        for mut fault in found {
            // What could not be read hides what depends on it.
            let needs_turn = matches!(
                fault.code,
                FaultCode::OpponentInCheck | FaultCode::ImpossibleEnPassant
            );
            if !board_is_read || needs_turn && !turn_is_read {
                continue;
            }
            fault.offset = Some(match (fault.code.field(), fault.square) {
                (Field::EnPassant, _) => en_passant,
                (Field::Castling, Some(square)) => self.castling_offset(square),
                (_, Some(square)) => self.men[square.index()].into(),
                (_, None) => self.board,
            });
            self.add(fault);
        }
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
        let mut count = 0;
        let mut eleventh = None;
        for part in board.split(|&letter| letter == b'/') {
            count += 1;
            match count {
                1..=10 => self.read_rank(11 - count, part),
                _ => eleventh = eleventh.or(Some(part.offset)),
            }
        }
        if count != 10 {
            self.fault(FaultCode::RankCount, eleventh.unwrap_or(board.offset));
        }
    }

    fn read_rank(&mut self, rank: u8, part: Part<'_>) {
        let faults_before = self.faults.len();
        let mut file = 1;
        let mut rest = part.bytes;
        while let [letter, after @ ..] = rest {
            let offset = part.offset + part.bytes.len() - rest.len();
            rest = after;
            let man = match (letter, after) {
                (b'1', [b'0', after @ ..]) => {
                    rest = after;
                    file += 10;
                    continue;
                }
                (b'1'..=b'9', _) => {
                    file += usize::from(letter - b'0');
                    continue;
                }
                (b'^', [air @ (b'P' | b'p' | b'M' | b'm'), after @ ..]) => {
                    rest = after;
                    let kind = match air.to_ascii_uppercase() {
                        b'P' => Kind::Elva,
                        _ => Kind::AirMagister,
                    };
                    Man::new(color_of(*air), kind)
                }
                (b'S' | b's', [b'(', after @ ..]) => match after {
                    [inside, b')', after @ ..] if passenger(*inside).is_some() => {
                        rest = after;
                        let (owner, minor) = passenger(*inside).expect("just looked at");
                        Man::loaded(color_of(*letter), owner, minor)
                    }
                    _ => {
                        self.fault(FaultCode::BadPassenger, offset + 1);
                        rest = behind_brackets(after);
                        Man::new(color_of(*letter), Kind::Ship)
                    }
                },
                _ => match Kind::from_letter(letter.to_ascii_uppercase().into()) {
                    Some(kind) => Man::new(color_of(*letter), kind),
                    None => {
                        let code = match letter {
                            b'0' => FaultCode::BadRun,
                            b'^' => FaultCode::BadAirPiece,
                            // Brackets after a hull are read with it; these follow something else.
                            b'(' => FaultCode::BadPassenger,
                            // A character's further bytes are no letters of their own.
                            0x80..=0xBF => continue,
                            _ => FaultCode::UnknownLetter,
                        };
                        self.fault(code, offset);
                        if code == FaultCode::BadPassenger {
                            rest = behind_brackets(after);
                        }
                        continue;
                    }
                },
            };
            let square = u8::try_from(file).ok();
            let square = square.and_then(|file| Square::new(file, rank));
            if let Some(square) = square.filter(|square| square.is_main()) {
                self.put(square, man, offset);
            }
            file += 1;
        }
        // A part that could not be read says nothing sure about the width.
        if file != 11 && self.faults.len() == faults_before {
            self.fault(FaultCode::RankWidth, part.offset);
        }
    }

    fn read_turn(&mut self, part: Part<'_>) -> bool {
        match part.bytes {
            b"w" => self.setup.turn = Color::White,
            b"b" => self.setup.turn = Color::Black,
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
            places[color as usize][letter] = offset;
        });
        match read {
            Ok(rights) => self.setup.castling = rights,
            Err(offset) => self.fault(FaultCode::BadCastling, offset),
        }
    }

    fn read_en_passant(&mut self, part: Part<'_>) {
        if part.is_dash() || part.bytes.is_empty() {
            return;
        }
        match Square::read(part.bytes) {
            Some((square, [])) if square.is_playable() => self.setup.en_passant = Some(square),
            _ => self.fault(FaultCode::BadEnPassant, part.offset),
        }
    }

    fn read_edge(&mut self, part: Part<'_>) {
        if part.is_dash() {
            return;
        }
        let mut expected = edge_letters();
        for (index, &letter) in part.bytes.iter().enumerate() {
            let offset = part.offset + index;
            match expected.find(|&(known, ..)| known == letter) {
                Some((_, cell, man)) => self.put(cell, man, offset),
                None => return self.fault(FaultCode::BadEdge, offset),
            }
        }
    }

    /// A whole number in decimal digits, leading zeros forgiven.
    fn read_number(&mut self, part: Part<'_>, least: u32, most: u32, code: FaultCode) -> u32 {
        let number = part.bytes.iter().try_fold(0u32, |number, digit| {
            let digit = digit.is_ascii_digit().then(|| u32::from(digit - b'0'))?;
            number.checked_mul(10)?.checked_add(digit)
        });
        match number.filter(|number| (least..=most).contains(number)) {
            Some(number) => number,
            None => {
                self.fault(code, part.offset);
                least
            }
        }
    }
}

/// The Minor that a letter in brackets stands for.
fn passenger(letter: u8) -> Option<(Color, Minor)> {
    let minor = Minor::ALL
        .into_iter()
        .find(|minor| minor.kind().letter() as u8 == letter.to_ascii_uppercase())?;
    Some((color_of(letter), minor))
}

/// What follows the closing bracket; nothing where there is none.
fn behind_brackets(rest: &[u8]) -> &[u8] {
    let closing = rest.iter().position(|&letter| letter == b')');
    closing.map_or(&[], |closing| &rest[closing + 1..])
}

/// The letters of a castling field in their order: K, A, J, k, a, j.
fn castling_letters() -> impl Iterator<Item = (u8, Color, Option<Corner>)> {
    Color::ALL.into_iter().flat_map(|color| {
        let corners = Corner::ALL.map(|corner| (corner_letter(corner), Some(corner)));
        [('K', None), corners[0], corners[1]]
            .map(|(letter, corner)| (cased(letter, color), color, corner))
    })
}

/// Castling rights out of their field, or the offset of what does not belong there. `place` is told each
/// letter's offset: 0 for K, 1 for A, 2 for J.
fn read_rights(
    part: Part<'_>,
    mut place: impl FnMut(Color, usize, usize),
) -> Result<CastlingRights, usize> {
    let mut rights = CastlingRights::NONE;
    if part.is_dash() {
        return Ok(rights);
    }
    let mut expected = castling_letters();
    let mut rest = part.bytes;
    while let [letter, after @ ..] = rest {
        let offset = part.offset + part.bytes.len() - rest.len();
        // Each letter at most once and in this order, corners only behind their King.
        let (_, color, corner) = expected
            .find(|&(known, ..)| known == *letter)
            .filter(|&(_, color, corner)| corner.is_none() || rights.king(color))
            .ok_or(offset)?;
        place(
            color,
            corner.map_or(0, |corner| corner as usize + 1),
            offset,
        );
        rest = after;
        rights = match (corner, after) {
            (None, _) => rights.with_king(color),
            (Some(corner), [b'+', after @ ..]) => {
                rest = after;
                rights.with_corner(color, corner, CornerRight::Formed)
            }
            (Some(corner), _) => rights.with_corner(color, corner, CornerRight::Origin),
        };
    }
    Ok(rights)
}

impl std::str::FromStr for Position {
    type Err = InvalidPosition;

    fn from_str(text: &str) -> Result<Self, InvalidPosition> {
        Self::from_dfen(text)
    }
}

impl std::str::FromStr for CastlingRights {
    type Err = Fault;

    /// Reads rights as the castling field of position text has them: `KAJkaj`, `KA+k`, `-`.
    fn from_str(text: &str) -> Result<Self, Fault> {
        let part = Part {
            bytes: text.as_bytes(),
            offset: 0,
        };
        read_rights(part, |_, _, _| {}).map_err(|offset| {
            Fault::at(
                FaultCode::BadCastling,
                utf16_length(&text.as_bytes()[..offset]),
            )
        })
    }
}
