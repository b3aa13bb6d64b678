//! The Legates: messages between the players, never a turn (section 8).

use super::{Outcome, OutcomeReason};
use crate::board::Square;
use crate::piece::Color;

/// What a Legate says by the cell it stands on (rule 8.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Message {
    /// At home, on r2 or r9.
    #[default]
    Silent,
    /// Offers a draw, or takes an offer.
    Draw,
    /// Asks to take the last move back, or agrees.
    Takeback,
    /// Gives the game up.
    Resign,
}

impl Message {
    /// All, from home outwards.
    pub const ALL: [Self; 4] = [Self::Silent, Self::Draw, Self::Takeback, Self::Resign];

    /// The name in records and in the JavaScript package: `silent`, `draw`, `takeback`, `resign`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Silent => "silent",
            Self::Draw => "draw",
            Self::Takeback => "takeback",
            Self::Resign => "resign",
        }
    }

    /// The message with this [name](Self::name).
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|message| message.name() == name)
    }

    /// The cell of file r where the Legate of `color` says this (rule 8.2).
    ///
    /// ```
    /// # use das_chess::{Color, Message};
    /// assert_eq!(Message::Draw.cell(Color::White).to_string(), "r3");
    /// assert_eq!(Message::Resign.cell(Color::Black).to_string(), "r6");
    /// ```
    #[must_use]
    pub const fn cell(self, color: Color) -> Square {
        Square::at(b'r', color.rank(2 + self as u8))
    }

    /// What the Legate of `color` says on this cell; none where it never stands.
    ///
    /// ```
    /// # use das_chess::{Color, Message, Square};
    /// let cell = Square::parse_cell("r3").unwrap();
    /// assert_eq!(Message::from_cell(cell, Color::White), Some(Message::Draw));
    /// assert_eq!(Message::from_cell(cell, Color::Black), None);
    /// ```
    #[must_use]
    pub fn from_cell(cell: Square, color: Color) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|message| message.cell(color) == cell)
    }
}

/// What a message brings about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Nothing yet: the game goes on.
    Waiting,
    /// Both offer a draw: the game is drawn.
    Draw,
    /// Both agree to a take-back that this side asked for.
    Takeback(Color),
    /// This side resigned.
    Resignation(Color),
}

impl Answer {
    /// How it ends the game, if it does (rule 8.3).
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Waiting | Self::Takeback(_) => None,
            Self::Draw => Some(Outcome::draw(OutcomeReason::Agreement)),
            Self::Resignation(loser) => Some(Outcome {
                winner: Some(match loser {
                    Color::White => Color::Black,
                    Color::Black => Color::White,
                }),
                reason: OutcomeReason::Resignation,
            }),
        }
    }
}

/// Where both Legates stand.
///
/// ```
/// use das_chess::{Answer, Color, Legates, Message};
/// let (offered, answer) = Legates::HOME.send(Color::White, Message::Draw);
/// assert_eq!(answer, Answer::Waiting);
/// let (_, answer) = offered.send(Color::Black, Message::Draw);
/// assert_eq!(answer, Answer::Draw);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Legates([Message; 2]);

impl Legates {
    /// Both silent. The next move of a piece brings them here (rule 8.3).
    pub const HOME: Self = Self([Message::Silent; 2]);

    /// Where they stand: White's, then Black's.
    #[must_use]
    pub const fn new(white: Message, black: Message) -> Self {
        Self([white, black])
    }

    /// What the Legate of `color` says.
    #[must_use]
    pub const fn message(self, color: Color) -> Message {
        self.0[color as usize]
    }

    /// The cell of the Legate of `color`.
    #[must_use]
    pub const fn cell(self, color: Color) -> Square {
        self.message(color).cell(color)
    }

    /// The Legate of `color` says `message` (rule 8.3). An agreed take-back sends both home; an agreed
    /// draw and a resignation leave them where they said it.
    #[must_use]
    pub fn send(self, color: Color, message: Message) -> (Self, Answer) {
        let mut after = self;
        after.0[color as usize] = message;
        let agreed = self.message(!color) == message;
        match message {
            Message::Resign => (after, Answer::Resignation(color)),
            Message::Draw if agreed => (after, Answer::Draw),
            Message::Takeback if agreed => (Self::HOME, Answer::Takeback(!color)),
            _ => (after, Answer::Waiting),
        }
    }
}

/// How many plies an agreed take-back undoes when `turn` is to move after `plies` of them: until `asker` is
/// to move again (rule 8.3). It is 0 if that side has not moved yet.
///
/// ```
/// use das_chess::{Color, takeback_plies};
/// assert_eq!(takeback_plies(Color::White, Color::Black, 5), 1); // White's own last move
/// assert_eq!(takeback_plies(Color::White, Color::White, 6), 2); // and Black's answer to it
/// assert_eq!(takeback_plies(Color::Black, Color::Black, 1), 0);
/// ```
#[must_use]
pub fn takeback_plies(asker: Color, turn: Color, plies: usize) -> usize {
    let wanted = if asker == turn { 2 } else { 1 };
    if wanted <= plies { wanted } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_cells_between_the_centurions() {
        let cells = |color| Message::ALL.map(|message| message.cell(color).name());
        assert_eq!(cells(Color::White), ["r2", "r3", "r4", "r5"]);
        assert_eq!(cells(Color::Black), ["r9", "r8", "r7", "r6"]);
        for color in Color::ALL {
            for message in Message::ALL {
                let cell = message.cell(color);
                assert_eq!(Message::from_cell(cell, color), Some(message));
                assert_eq!(Message::from_cell(cell, !color), None);
            }
        }
    }

    #[test]
    fn different_messages_agree_on_nothing() {
        for white in Message::ALL {
            for black in [Message::Silent, Message::Draw, Message::Takeback] {
                let stand = Legates::new(white, Message::Silent);
                let (after, answer) = stand.send(Color::Black, black);
                if white != black || black == Message::Silent {
                    assert_eq!(
                        (after, answer),
                        (Legates::new(white, black), Answer::Waiting)
                    );
                }
            }
        }
    }

    #[test]
    fn who_asked_first_takes_back() {
        for asker in Color::ALL {
            let (asked, answer) = Legates::HOME.send(asker, Message::Takeback);
            assert_eq!(answer, Answer::Waiting);
            // Asking again changes nothing.
            assert_eq!(
                asked.send(asker, Message::Takeback),
                (asked, Answer::Waiting)
            );
            assert_eq!(
                asked.send(!asker, Message::Takeback),
                (Legates::HOME, Answer::Takeback(asker))
            );
        }
    }
}
