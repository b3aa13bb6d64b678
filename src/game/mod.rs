//! A game that is being played: its line of moves, what the Legates said, and how it ended.
//!
//! The rules are elsewhere; here is what they are applied to, one after the other.

use crate::moves::Move;
use crate::notation::{GameResult, NodeId, Record};
use crate::piece::Color;
use crate::position::Position;
use crate::rules::{Answer, DrawClaim, IllegalMove, Legates, Message, Outcome, takeback_plies};

/// Why a game refuses something; it stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameError {
    /// The game is over.
    Over(Outcome),
    /// The move is not legal.
    Illegal(IllegalMove),
    /// There is no draw to claim.
    NoClaim,
}

impl GameError {
    /// The stable code, in snake case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Over(_) => "game_over",
            Self::Illegal(_) => "illegal_move",
            Self::NoClaim => "no_claim",
        }
    }
}

impl std::fmt::Display for GameError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Over(outcome) => write!(f, "the game is over by {}", outcome.reason.name()),
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::NoClaim => f.write_str("there is no draw to claim"),
        }
    }
}

impl std::error::Error for GameError {}

/// A position of the game with what was said and settled there.
#[derive(Clone, Debug)]
struct Moment {
    position: Position,
    said: Vec<(Color, Message)>,
    /// A draw that was claimed here, or a result that a record states.
    settled: Option<Outcome>,
}

impl Moment {
    const fn at(position: Position) -> Self {
        Self {
            position,
            said: Vec::new(),
            settled: None,
        }
    }

    /// Where the Legates stand, and how they ended the game, if they did (rule 8.3).
    fn legates(&self) -> (Legates, Option<Outcome>) {
        let mut legates = Legates::HOME;
        let mut outcome = None;
        for &(color, message) in &self.said {
            let answer;
            (legates, answer) = legates.send(color, message);
            outcome = outcome.or(answer.outcome());
        }
        (legates, outcome)
    }
}

/// A move that was played, with the moment after it.
#[derive(Clone, Debug)]
struct Played {
    mv: Move,
    after: Moment,
}

/// A game with its history.
///
/// ```
/// use das_chess::{Color, Game, Message, OutcomeReason};
/// let mut game = Game::default();
/// let mv = game.position().parse_move("Nd3").unwrap();
/// game.play(mv).unwrap();
/// game.send(Color::White, Message::Draw).unwrap();
/// game.send(Color::Black, Message::Draw).unwrap();
/// assert_eq!(game.outcome().unwrap().reason, OutcomeReason::Agreement); // rule 8.3
/// assert!(game.moves().is_empty());
///
/// game.undo();
/// assert_eq!(game.outcome(), None);
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    start: Moment,
    line: Vec<Played>,
    /// Moves that were undone, the next one to be redone last.
    undone: Vec<Played>,
}

impl Default for Game {
    fn default() -> Self {
        Self::new(Position::start())
    }
}

impl Game {
    /// A game that begins here. It may be over at once, as where 75 moves have passed (rule 7.3).
    #[must_use]
    pub const fn new(start: Position) -> Self {
        Self {
            start: Moment::at(start),
            line: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The main line of a record, at its end. A result that nothing explains holds all the same.
    #[must_use]
    pub fn from_record(record: &Record) -> Self {
        let mut game = Self::new(record.start().clone());
        let said = |id| record.node(id).note().messages.clone();
        game.start.said = said(NodeId::ROOT);
        for id in record.main_line() {
            let played = record.node(id).played();
            let mv = played.expect("every node but the root has a move");
            let mut after = Moment::at(game.position().play_unchecked(mv));
            after.said = said(id);
            game.line.push(Played { mv, after });
        }
        if game.outcome().is_none() {
            let claim = game.draw_claim();
            game.now_mut().settled = record.result.stated_outcome(claim);
        }
        game
    }

    /// The game as a record: its line up to now, what the Legates said, its result.
    ///
    /// ```
    /// # use das_chess::Game;
    /// let mut game = Game::default();
    /// game.play(game.position().parse_move("e4").unwrap()).unwrap();
    /// assert!(game.record().to_pgn().ends_with("1. e4 *\n"));
    /// ```
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.start.position.clone());
        let mut last = NodeId::ROOT;
        let note = |record: &mut Record, id, moment: &Moment| {
            if !moment.said.is_empty() {
                record.note_mut(id).messages.clone_from(&moment.said);
            }
        };
        note(&mut record, last, &self.start);
        for played in &self.line {
            last = record.add_legal(last, played.mv);
            note(&mut record, last, &played.after);
        }
        if let Some(outcome) = self.outcome() {
            record.result = GameResult::of_winner(outcome.winner);
        }
        record
    }

    fn now(&self) -> &Moment {
        self.line.last().map_or(&self.start, |played| &played.after)
    }

    fn now_mut(&mut self) -> &mut Moment {
        match self.line.last_mut() {
            Some(played) => &mut played.after,
            None => &mut self.start,
        }
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.now().position
    }

    /// How many moves were played.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.line.len()
    }

    /// The position after so many moves; none beyond the last one played.
    #[must_use]
    pub fn at(&self, ply: usize) -> Option<&Position> {
        match ply.checked_sub(1) {
            None => Some(&self.start.position),
            Some(index) => Some(&self.line.get(index)?.after.position),
        }
    }

    /// Every move played, with the positions before and after it.
    pub fn history(&self) -> impl Iterator<Item = (Move, &Position, &Position)> {
        let before = std::iter::once(&self.start)
            .chain(self.line.iter().map(|played| &played.after))
            .map(|moment| &moment.position);
        self.line
            .iter()
            .zip(before)
            .map(|(played, before)| (played.mv, before, &played.after.position))
    }

    /// The legal moves; none once the game is over.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        match self.outcome() {
            Some(_) => Vec::new(),
            None => self.position().legal_moves(),
        }
    }

    /// Plays a move: both Legates go home (rule 8.3), and what was undone is forgotten.
    ///
    /// # Errors
    /// [`GameError::Over`] or [`GameError::Illegal`].
    pub fn play(&mut self, mv: Move) -> Result<&Position, GameError> {
        self.running()?;
        let after = self.position().play(mv).map_err(GameError::Illegal)?;
        self.undone.clear();
        self.line.push(Played {
            mv,
            after: Moment::at(after),
        });
        Ok(self.position())
    }

    /// Takes the last move back, with what was said after it; gives it.
    pub fn undo(&mut self) -> Option<Move> {
        let played = self.line.pop()?;
        let mv = played.mv;
        self.undone.push(played);
        Some(mv)
    }

    /// Plays again what was undone last, with what was said after it; gives it.
    pub fn redo(&mut self) -> Option<Move> {
        let played = self.undone.pop()?;
        let mv = played.mv;
        self.line.push(played);
        Some(mv)
    }

    /// How often the position has stood on the board, this time counted (rules 7.3, 7.5).
    #[must_use]
    pub fn occurrences(&self) -> usize {
        let mut positions = std::iter::once(&self.start)
            .chain(self.line.iter().map(|played| &played.after))
            .map(|moment| &moment.position)
            .rev();
        let now = positions.next().expect("there is a start");
        now.occurrences(positions)
    }

    /// How the game ended, if it did: by the rules, by the Legates, by a claim, or as its record says.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let now = self.now();
        now.position
            .outcome_in_game(self.occurrences())
            .or_else(|| now.legates().1)
            .or(now.settled)
    }

    /// The draw that may be claimed now (rule 7.3).
    #[must_use]
    pub fn draw_claim(&self) -> Option<DrawClaim> {
        self.running().ok()?;
        self.position().draw_claim(self.occurrences())
    }

    /// Claims it: the game is over.
    ///
    /// # Errors
    /// [`GameError::Over`] or [`GameError::NoClaim`].
    pub fn claim_draw(&mut self) -> Result<Outcome, GameError> {
        self.running()?;
        let claim = self.draw_claim().ok_or(GameError::NoClaim)?;
        let outcome = Outcome::draw(claim.reason());
        self.now_mut().settled = Some(outcome);
        Ok(outcome)
    }

    /// Gives the game up (rule 8.3).
    ///
    /// # Errors
    /// [`GameError::Over`].
    pub fn resign(&mut self, color: Color) -> Result<(), GameError> {
        self.send(color, Message::Resign).map(|_| ())
    }

    /// Where the Legates stand.
    #[must_use]
    pub fn legates(&self) -> Legates {
        self.now().legates().0
    }

    /// The Legate of `color` says something, whoever is to move (rule 8.3). An agreed take-back undoes moves
    /// until the asker is to move again, for good, and sends both Legates home.
    ///
    /// # Errors
    /// [`GameError::Over`].
    pub fn send(&mut self, color: Color, message: Message) -> Result<Answer, GameError> {
        self.running()?;
        let (_, answer) = self.legates().send(color, message);
        if let Answer::Takeback(asker) = answer {
            let plies = takeback_plies(asker, self.position().turn(), self.ply());
            self.line.truncate(self.ply() - plies);
            self.undone.clear();
            self.now_mut().said.clear();
        } else {
            self.now_mut().said.push((color, message));
        }
        Ok(answer)
    }

    fn running(&self) -> Result<(), GameError> {
        self.outcome()
            .map_or(Ok(()), |outcome| Err(GameError::Over(outcome)))
    }
}
