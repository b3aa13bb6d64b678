//! Composed positions of Das Chess, one rule each.

use crate::composed::{self, Game, Moves};
use crate::men::board_text;
use crate::mirror::{mirror_dfen, mirror_move};
use crate::slow;
use das_chess::{Color, OutcomeReason, Position};
use std::collections::BTreeMap;

pub(crate) enum Das {}

pub(crate) type Case = composed::Case<Das>;

impl Game for Das {
    const BOARD: usize = 0;

    fn library_moves(dfen: &str) -> Moves {
        let position = core(dfen);
        let moves = position.legal_moves();
        let texts: BTreeMap<_, _> = moves
            .iter()
            .map(|&mv| (mv.to_string(), position.play_unchecked(mv).to_dfen()))
            .collect();
        assert_eq!(texts.len(), moves.len(), "a text names one move in {dfen}");
        texts
    }

    fn slow_moves(dfen: &str) -> Moves {
        let position = slow::Position::read(dfen);
        assert!(
            !position.opponent_in_check(),
            "the side to move could take the King in {dfen}"
        );
        let moves = position.moves();
        moves
            .into_iter()
            .map(|(text, after)| (text, after.write()))
            .collect()
    }

    fn mirror(dfen: &str) -> String {
        mirror_dfen(dfen)
    }

    fn mirror_move(text: &str) -> String {
        mirror_move(text)
    }
}

/// White to move, nobody on the edge, no rights; the men as `Kf1 S(n)a1 ^Pb1 kf10`.
pub(crate) fn white(men: &str) -> Case {
    Case::of(men, "w - - - 0 1")
}

/// The same with Black to move.
pub(crate) fn black(men: &str) -> Case {
    Case::of(men, "b - - - 0 1")
}

impl Case {
    /// The men, then the other six fields.
    pub(crate) fn of(men: &str, fields: &str) -> Case {
        Case::read(format!("{} {fields}", board_text(men)))
    }

    fn with(self, index: usize, text: &str) -> Case {
        let mut fields: Vec<&str> = self.text.split(' ').collect();
        fields[index] = text;
        Case::read(fields.join(" "))
    }

    pub(crate) fn rights(self, text: &str) -> Case {
        self.with(2, text)
    }

    pub(crate) fn edge(self, text: &str) -> Case {
        self.with(4, text)
    }

    pub(crate) fn half_moves(self, text: &str) -> Case {
        self.with(5, text)
    }

    /// All legal moves, and no more.
    #[track_caller]
    pub(crate) fn all(&self, moves: &str) -> &Case {
        self.are(moves.split_whitespace().map(str::to_string))
    }

    #[track_caller]
    pub(crate) fn rights_are(&self, text: &str) -> &Self {
        assert_eq!(self.field(2), text, "the castling rights in {}", self.text);
        self
    }

    #[track_caller]
    pub(crate) fn en_passant_is(&self, text: &str) -> &Self {
        assert_eq!(self.field(3), text, "the square passed in {}", self.text);
        self
    }

    #[track_caller]
    pub(crate) fn edge_is(&self, text: &str) -> &Self {
        assert_eq!(self.field(4), text, "the edge in {}", self.text);
        self
    }

    #[track_caller]
    pub(crate) fn half_moves_are(&self, count: u32) -> &Self {
        assert_eq!(
            self.field(5),
            count.to_string(),
            "the clock in {}",
            self.text
        );
        self
    }

    #[track_caller]
    pub(crate) fn check(&self, expected: bool) -> &Self {
        for (dfen, _) in self.both_sides() {
            let slow = slow::Position::read(&dfen).in_check();
            assert_eq!(slow, expected, "check, by the slow generator, in {dfen}");
            assert_eq!(
                core(&dfen).is_check(),
                expected,
                "check, by the library, in {dfen}"
            );
        }
        self
    }

    /// The position's end by itself: who won (`w`, `b`, or nobody by `-`) and why; nothing where it goes on.
    #[track_caller]
    pub(crate) fn ends(&self, expected: Option<(char, OutcomeReason)>) -> &Self {
        let letter = |winner: Option<Color>| match winner {
            None => '-',
            Some(Color::White) => 'w',
            Some(Color::Black) => 'b',
        };
        let outcome = core(&self.text).outcome();
        let found = outcome.map(|outcome| (letter(outcome.winner), outcome.reason));
        assert_eq!(found, expected, "the end of {}", self.text);
        let mirrored = core(&mirror_dfen(&self.text)).outcome();
        let found =
            mirrored.map(|outcome| (letter(outcome.winner.map(|color| !color)), outcome.reason));
        assert_eq!(found, expected, "the end of the mirror of {}", self.text);
        self
    }

    /// The library's position, for what only the library tells.
    pub(crate) fn position(&self) -> Position {
        core(&self.text)
    }
}

fn core(dfen: &str) -> Position {
    Position::from_dfen(dfen).unwrap_or_else(|faults| panic!("{dfen} is refused: {faults:?}"))
}
