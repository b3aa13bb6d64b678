//! Position text (rule 3.1), read and written.
//!
//! Reading makes a [`Setup`], remembering where each part stood, so that a fault found in the setup can
//! say its place in the text.

use super::parts::{Letters, Part, cased, color_of, is_over, or_dash, write_run};
use crate::board::Square;
use crate::piece::Color;
use crate::position::{MAX_FULL_MOVES, MAX_HALF_MOVES};
use crate::tchess10::mods::{Mod, Owed, Variant, escort};
use crate::tchess10::piece::{Cell, Facing, Kind, Man};
use crate::tchess10::position::{Fault, FaultCode, Field, Position, Setup};
use crate::text::{push_number, whole_number};

/// The game's name, which every text begins with.
const NAME: &str = "tchess10";

/// What comes before the border's rank.
const BORDER: &str = "border=";

/// Longer texts are refused unread, in UTF-16 code units.
pub const MAX_TEXT_LENGTH: usize = 1_000;

impl Position {
    /// Reads position text. Fields after the board may be left off.
    ///
    /// ```
    /// use das_chess::tchess10::{FaultCode, Position};
    /// let text = "tchess10[strike,carry] 9k/10/2P7/10/6p3/10/3b(n)3h2/10/10/K9 b - d4d4 5 20";
    /// assert_eq!(Position::from_text(text).unwrap().to_text(), text);
    ///
    /// let faults = Position::from_text("tchess10 9k/10/10/10/4B(N)5/10/10/10/10/K9 white").unwrap_err();
    /// assert_eq!(faults[0].code, FaultCode::BadStoreys); // nobody carries here
    /// assert_eq!(faults[0].offset, Some(22));
    /// assert_eq!(faults[1].code, FaultCode::BadTurn);
    /// ```
    ///
    /// # Errors
    /// Every fault at once, where one does not hide another, in the order of the fields.
    pub fn from_text(text: &str) -> Result<Self, Vec<Fault>> {
        Reader::read(text)
    }

    /// Writes the canonical position text: one text for one position.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = self.key();
        for number in [self.half_moves.into(), self.full_moves] {
            text.push(' ');
            push_number(&mut text, number);
        }
        text
    }

    /// The text without its clocks, equal for what counts as the same position.
    #[must_use]
    pub fn key(&self) -> String {
        let mut text = String::with_capacity(160);
        write_variant(&mut text, self.variant);
        text.push(' ');
        self.write_board(&mut text);
        text.push_str(match self.turn {
            Color::White => " w ",
            Color::Black => " b ",
        });
        text.push_str(self.en_passant.map_or("-", Square::name));
        text.push(' ');
        text.push_str(&self.state());
        text
    }

    /// The state field: who has moved this turn, and what is owed.
    fn state(&self) -> String {
        let mut text = String::new();
        for square in self.moved() {
            text.push_str(square.name());
        }
        let mut sign = "=";
        for (kind, color) in DEBTS {
            for _ in 0..count_of(self.owed(color), kind) {
                text.push_str(std::mem::take(&mut sign));
                text.push(cased(kind.letter(), color));
            }
        }
        or_dash(text)
    }

    fn write_board(&self, text: &mut String) {
        for rank in (1..=10).rev() {
            let mut run = 0;
            for file in 1..=10 {
                let cell = Square::new(file, rank).and_then(|square| self.cell_at(square));
                let Some(cell) = cell else {
                    run += 1;
                    continue;
                };
                write_run(text, run);
                run = 0;
                write_cell(text, cell);
            }
            write_run(text, run);
            if rank > 1 {
                text.push('/');
            }
        }
    }
}

/// The order of the letters of owed Jesters: the crowned first, White's before Black's.
const DEBTS: [(Kind, Color); 4] = [
    (Kind::King, Color::White),
    (Kind::King, Color::Black),
    (Kind::Jester, Color::White),
    (Kind::Jester, Color::Black),
];

/// How many of a kind are owed.
fn count_of(owed: Owed, kind: Kind) -> u8 {
    match kind {
        Kind::King => owed.crowned.into(),
        _ => owed.jesters,
    }
}

fn write_variant(text: &mut String, variant: Variant) {
    text.push_str(NAME);
    let list = variant.to_list();
    if !list.is_empty() {
        text.push('[');
        text.push_str(&list);
        text.push(']');
    }
}

impl Variant {
    /// Reads what stands in the brackets of position text, and in the `[Mods]` of records; empty without
    /// modifications.
    ///
    /// ```
    /// use das_chess::tchess10::{Mod, Variant};
    /// let variant = Variant::from_list("strike,escort,border=7").unwrap();
    /// assert!(variant.has(Mod::Strike));
    /// assert_eq!(variant.to_list(), "strike,escort,border=7");
    /// assert!(Variant::from_list("escort,strike").is_err()); // not in the order of the rules
    /// ```
    ///
    /// # Errors
    /// All that is wrong with it, with places in the list.
    pub fn from_list(list: &str) -> Result<Self, Vec<Fault>> {
        let mut reader = Reader::new(0);
        if list.is_empty() {
            return Ok(Self::default());
        }
        let list = Part {
            text: list,
            offset: 0,
        };
        reader.read_list(list).ok_or(reader.faults)
    }

    /// The list that [`from_list`](Self::from_list) reads: one for each variant.
    #[must_use]
    pub fn to_list(self) -> String {
        let mut list = String::new();
        let mut push = |part: &str| {
            if !list.is_empty() {
                list.push(',');
            }
            list.push_str(part);
        };
        self.mods()
            .iter()
            .for_each(|modification| push(modification.name()));
        if let Some(border) = self.written_border() {
            push(BORDER);
            push_number(&mut list, border.into());
        }
        list
    }
}

/// What stands on a square: the lower storey, then the upper one in brackets.
pub(in crate::tchess10) fn write_cell(text: &mut String, cell: Cell) {
    match cell.lower {
        None => write_man(text, cell.upper),
        Some(lower) => {
            write_man(text, lower);
            text.push('(');
            write_man(text, cell.upper);
            text.push(')');
        }
    }
}

fn write_man(text: &mut String, man: Man) {
    text.push(cased(man.kind.letter(), man.color));
    if man.facing != Facing::forward(man.color) {
        text.push('@');
        text.push(man.facing.letter());
    }
}

/// Reads one text, keeping what it finds wrong and where everything stood.
struct Reader {
    /// None where the modifications can't be read: then only what depends on none is looked for.
    variant: Option<Variant>,
    cells: Vec<(Square, Cell)>,
    turn: Color,
    en_passant: Option<Square>,
    moved: Vec<Square>,
    owed: [Owed; 2],
    half_moves: u16,
    full_moves: u32,
    faults: Vec<Fault>,
    /// The offset of what stands on each square.
    men: [usize; 120],
    /// The offsets of the moved squares, and of the debts.
    moved_offsets: Vec<usize>,
    debts_offset: usize,
}

impl Reader {
    /// For a text whose board stands there.
    fn new(board: usize) -> Self {
        Self {
            variant: None,
            cells: Vec::new(),
            turn: Color::White,
            en_passant: None,
            moved: Vec::new(),
            owed: [Owed::NONE; 2],
            half_moves: 0,
            full_moves: 1,
            faults: Vec::new(),
            men: [board; 120],
            moved_offsets: Vec::new(),
            debts_offset: 0,
        }
    }

    fn read(text: &str) -> Result<Position, Vec<Fault>> {
        if is_over(text, MAX_TEXT_LENGTH) {
            return Err(vec![Fault::at(FaultCode::TooLong, MAX_TEXT_LENGTH)]);
        }
        let whole = Part { text, offset: 0 };
        let mut fields = whole.split(&[' ', '\t']);
        fields.retain(|field| !field.text.is_empty());
        let [head, board, rest @ ..] = &fields[..] else {
            return Err(vec![Fault::at(FaultCode::FieldCount, 0)]);
        };
        let mut reader = Self::new(board.offset);
        if let Some(eighth) = fields.get(7) {
            reader.fault(FaultCode::FieldCount, eighth.offset);
        }
        reader.variant = reader.read_head(*head);
        reader.read_board(*board);
        let field = |index: usize| rest.get(index).copied();
        if let Some(part) = field(0) {
            reader.read_turn(part);
        }
        if let Some(part) = field(1) {
            reader.read_en_passant(part);
        }
        if let Some(part) = field(2) {
            reader.read_state(part);
        }
        if let Some(part) = field(3) {
            let clock = reader.read_number(part, 0, MAX_HALF_MOVES.into(), FaultCode::BadHalfMoves);
            reader.half_moves = clock as u16;
        }
        if let Some(part) = field(4) {
            reader.full_moves =
                reader.read_number(part, 1, MAX_FULL_MOVES, FaultCode::BadFullMoves);
        }
        let offset = |index| field(index).map_or(0, |part| part.offset);
        reader.finish(offset(1), offset(2))
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

    /// Checks the setup as far as it could be read, and says each fault's place in the text.
    fn finish(
        mut self,
        en_passant_offset: usize,
        state_offset: usize,
    ) -> Result<Position, Vec<Fault>> {
        let is_read = |field| self.faults.iter().all(|fault| fault.code.field() != field);
        let board = is_read(Field::Board);
        let turn = is_read(Field::Turn);
        let state = is_read(Field::State);
        if let Some(variant) = self.variant {
            let found = match self.setup(variant).position() {
                Ok(position) if self.faults.is_empty() => return Ok(position),
                Ok(_) => Vec::new(),
                Err(found) => found,
            };
            for mut fault in found {
                // What could not be read hides what depends on it.
                let shows = match fault.code {
                    FaultCode::OpponentInCheck | FaultCode::ImpossibleEnPassant => board && turn,
                    FaultCode::BothLost => board && state,
                    FaultCode::ImpossibleMoved | FaultCode::ImpossibleDebt => {
                        board && turn && state
                    }
                    _ => board,
                };
                if !shows {
                    continue;
                }
                fault.offset = Some(match (fault.code, fault.square) {
                    (FaultCode::ImpossibleEnPassant, _) => en_passant_offset,
                    (FaultCode::ImpossibleMoved, Some(square)) => self.moved_offset(square),
                    (FaultCode::ImpossibleMoved, None) => state_offset,
                    (FaultCode::ImpossibleDebt, _) => self.debts_offset,
                    (_, Some(square)) => self.men[square.index()],
                    (_, None) => self.men[0],
                });
                self.add(fault);
            }
        }
        Err(self.faults)
    }

    fn setup(&self, variant: Variant) -> Setup {
        let mut setup = Setup::new(variant);
        for &(square, cell) in &self.cells {
            setup.put(square, cell);
        }
        setup.turn = self.turn;
        setup.en_passant = self.en_passant;
        setup.moved.clone_from(&self.moved);
        setup.owed = self.owed;
        setup.half_moves = self.half_moves;
        setup.full_moves = self.full_moves;
        setup
    }

    fn moved_offset(&self, square: Square) -> usize {
        let mut places = self.moved.iter().zip(&self.moved_offsets);
        places
            .find(|&(&moved, _)| moved == square)
            .map_or(0, |(_, &offset)| offset)
    }

    /// The game's name, and in brackets modifications in order and a border; none if something is wrong.
    fn read_head(&mut self, head: Part<'_>) -> Option<Variant> {
        let Some(rest) = head.text.strip_prefix(NAME) else {
            self.fault(FaultCode::BadMods, head.offset);
            return None;
        };
        let offset = head.offset + NAME.len();
        if rest.is_empty() {
            return Some(Variant::default());
        }
        let list = rest
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'))
            .filter(|list| !list.is_empty());
        let Some(list) = list else {
            self.fault(FaultCode::BadMods, offset);
            return None;
        };
        self.read_list(Part {
            text: list,
            offset: offset + 1,
        })
    }

    /// Modifications in order and a border; none if something is wrong.
    fn read_list(&mut self, list: Part<'_>) -> Option<Variant> {
        let faults_before = self.faults.len();
        let mut read: Vec<(Mod, usize)> = Vec::new();
        let mut border = None;
        for part in list.split(&[',']) {
            if let Some(rank) = part.text.strip_prefix(BORDER) {
                // One text for one border: no plus sign, no leading zeros, and the usual one is not written.
                let rank = escort::BORDERS.into_iter().find(|&number| {
                    let mut text = String::new();
                    push_number(&mut text, number.into());
                    text == rank && number != escort::DEFAULT_BORDER
                });
                if border.is_some() {
                    self.fault(FaultCode::ModOrder, part.offset);
                } else if rank.is_none() {
                    self.fault(FaultCode::BadBorder, part.offset);
                }
                border = Some((rank, part.offset));
            } else if let Some(modification) = Mod::from_name(part.text) {
                let is_next = read.last().is_none_or(|&(last, _)| last < modification);
                if !is_next || border.is_some() {
                    self.fault(FaultCode::ModOrder, part.offset);
                }
                read.push((modification, part.offset));
            } else {
                self.fault(FaultCode::UnknownMod, part.offset);
            }
        }
        if self.faults.len() > faults_before {
            return None;
        }
        let mods = read.iter().map(|&(modification, _)| modification).collect();
        let rank = border.and_then(|(rank, _)| rank);
        match Variant::new(mods, rank) {
            Ok(variant) => Some(variant),
            Err(contradiction) => {
                // At the later of the two, as far as they are written.
                let place = |name: &&str| {
                    let read = read
                        .iter()
                        .find(|(modification, _)| modification.name() == *name);
                    read.map(|&(_, offset)| offset)
                };
                let offset = contradiction.pair.iter().filter_map(place).max();
                let offset = offset.or(border.map(|(_, offset)| offset));
                self.add(Fault {
                    offset,
                    mods: Some(contradiction),
                    ..Fault::new(FaultCode::InvalidMods)
                });
                None
            }
        }
    }

    fn read_board(&mut self, board: Part<'_>) {
        let ranks = board.split(&['/']);
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
        let mut letters = part.letters();
        while let Some((offset, letter)) = letters.next() {
            let cell = match letter {
                '0' => {
                    self.fault(FaultCode::BadRun, offset);
                    continue;
                }
                '1' if letters.next_if(|after| after == '0').is_some() => {
                    file += 10;
                    continue;
                }
                '1'..='9' => {
                    file += letter as usize - '0' as usize;
                    continue;
                }
                '(' | ')' => {
                    // Brackets behind a piece are read with it; these are not.
                    self.fault(FaultCode::BadStoreys, offset);
                    if letter == '(' {
                        skip_brackets(&mut letters);
                    }
                    continue;
                }
                '@' => {
                    self.fault(FaultCode::BadFacing, offset);
                    letters.next_if(|letter| letter.is_ascii_alphabetic());
                    continue;
                }
                _ => self.read_cell(offset, letter, &mut letters),
            };
            let square = u8::try_from(file)
                .ok()
                .and_then(|file| Square::new(file, rank))
                .filter(|square| square.is_main());
            if let (Some(square), Some(cell)) = (square, cell) {
                self.men[square.index()] = offset;
                self.cells.push((square, cell));
            }
            file += 1;
        }
        // A part that could not be read says nothing sure about the width.
        if file != 11 && self.faults.len() == faults_before {
            self.fault(FaultCode::RankWidth, part.offset);
        }
    }

    /// A man whose letter has been read, with the one above him in brackets.
    fn read_cell(
        &mut self,
        offset: usize,
        letter: char,
        letters: &mut Letters<'_>,
    ) -> Option<Cell> {
        let man = self.read_man(offset, letter, letters);
        let Some((bracket, _)) = letters.next_if(|letter| letter == '(') else {
            return man.map(Cell::new);
        };
        let upper = match letters.next_if(|letter| letter != ')') {
            Some((offset, letter)) if letter.is_ascii_alphabetic() => {
                self.read_man(offset, letter, letters)
            }
            _ => None,
        };
        if letters.next_if(|letter| letter == ')').is_none() || upper.is_none() {
            self.fault(FaultCode::BadStoreys, bracket);
            skip_brackets(letters);
        }
        Some(Cell::two(man?, upper?))
    }

    /// A man whose letter has been read, with his facing.
    fn read_man(&mut self, offset: usize, letter: char, letters: &mut Letters<'_>) -> Option<Man> {
        let kind = Some(letter)
            .filter(char::is_ascii_alphabetic)
            .and_then(|letter| Kind::from_letter(letter.to_ascii_uppercase()));
        let color = color_of(letter);
        let mut facing = Facing::forward(color);
        if let Some((sign, _)) = letters.next_if(|letter| letter == '@') {
            let told = letters
                .next_if(|letter| letter.is_ascii_alphabetic())
                .and_then(|(_, letter)| Facing::from_letter(letter));
            let has_polarity = self
                .variant
                .is_none_or(|variant| variant.has(Mod::Polarity));
            match told.filter(|&told| has_polarity && told != facing) {
                Some(told) => facing = told,
                None => self.fault(FaultCode::BadFacing, sign),
            }
        }
        if kind.is_none() {
            self.fault(FaultCode::UnknownLetter, offset);
        }
        Some(Man::new(color, kind?).turned(facing))
    }

    fn read_turn(&mut self, part: Part<'_>) {
        match part.text {
            "w" => self.turn = Color::White,
            "b" => self.turn = Color::Black,
            _ => self.fault(FaultCode::BadTurn, part.offset),
        }
    }

    fn read_en_passant(&mut self, part: Part<'_>) {
        if part.text == "-" {
            return;
        }
        match Square::parse_cell(part.text).filter(|square| square.is_main()) {
            Some(square) => self.en_passant = Some(square),
            None => self.fault(FaultCode::BadEnPassant, part.offset),
        }
    }

    /// Moved squares by file and rank, then `=` and the letters of owed Jesters.
    fn read_state(&mut self, part: Part<'_>) {
        if part.text == "-" {
            return;
        }
        let (squares, debts) = match part.text.split_once('=') {
            Some((squares, debts)) => (squares, Some(debts)),
            None => (part.text, None),
        };
        let mut rest = squares.as_bytes();
        while !rest.is_empty() {
            // Squares are of one-unit letters, so bytes count as units here.
            let offset = part.offset + squares.len() - rest.len();
            let read = Square::read(rest).filter(|(square, _)| square.is_main());
            let place = |square: Square| (square.file(), square.rank());
            match read {
                Some((square, after))
                    if self
                        .moved
                        .last()
                        .is_none_or(|&last| place(last) <= place(square)) =>
                {
                    self.moved.push(square);
                    self.moved_offsets.push(offset);
                    rest = after;
                }
                _ => return self.fault(FaultCode::BadState, offset),
            }
        }
        if let Some(debts) = debts {
            let offset = part.offset + squares.len();
            self.debts_offset = offset;
            self.read_debts(Part {
                text: debts,
                offset: offset + 1,
            });
        }
    }

    fn read_debts(&mut self, part: Part<'_>) {
        if part.text.is_empty() {
            return self.fault(FaultCode::BadState, part.offset - 1);
        }
        let mut last = 0;
        for (offset, letter) in part.letters() {
            let place = DEBTS
                .iter()
                .position(|&(kind, color)| cased(kind.letter(), color) == letter);
            let Some(place) = place.filter(|&place| place >= last) else {
                return self.fault(FaultCode::BadState, offset);
            };
            let (kind, color) = DEBTS[place];
            let owed = &mut self.owed[color as usize];
            match kind {
                Kind::King if owed.crowned => return self.fault(FaultCode::BadState, offset),
                Kind::King => owed.crowned = true,
                _ => owed.jesters = owed.jesters.saturating_add(1),
            }
            last = place;
        }
    }

    /// A whole number in decimal digits, leading zeros forgiven.
    fn read_number(&mut self, part: Part<'_>, least: u32, most: u32, code: FaultCode) -> u32 {
        whole_number(part.text, least, most).unwrap_or_else(|| {
            self.fault(code, part.offset);
            least
        })
    }
}

/// Goes on to behind the closing bracket, over what is in brackets before it, or to the end of the rank.
fn skip_brackets(letters: &mut Letters<'_>) {
    let mut depth = 1;
    letters.find(|&(_, letter)| {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        depth == 0
    });
}
