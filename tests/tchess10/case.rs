//! Composed positions of TCHESS-10, one rule each.

use crate::composed::{self, Game, Moves};
use crate::men::board_text;
use crate::mirror::{mirror_move, mirror_text};
use crate::slow_tchess10 as slow;
use das_chess::tchess10::Position;
use std::collections::BTreeMap;

pub(crate) enum Tchess10 {}

pub(crate) type Case = composed::Case<Tchess10>;

impl Game for Tchess10 {
    const BOARD: usize = 1;

    fn library_moves(text: &str) -> Moves {
        let position = core(text);
        assert_eq!(position.to_text(), text);
        let moves = position.legal_moves();
        let texts: BTreeMap<_, _> = moves
            .iter()
            .map(|&mv| (mv.to_string(), position.play_unchecked(mv).to_text()))
            .collect();
        assert_eq!(texts.len(), moves.len(), "a text names one move in {text}");
        texts
    }

    fn slow_moves(text: &str) -> Moves {
        let position = slow::Position::read(text);
        assert_eq!(position.write(), text);
        position
            .choices()
            .iter()
            .map(|choice| (choice.text.clone(), position.after(choice).write()))
            .collect()
    }

    fn mirror(text: &str) -> String {
        mirror_text(text)
    }

    fn mirror_move(text: &str) -> String {
        mirror_move(text)
    }
}

/// White to move under these modifications; the men as `Ka1 B(N)c3 k@ej10`.
pub(crate) fn white(mods: &str, men: &str) -> Case {
    of(mods, men, "w - - 5 20")
}

/// The same with Black to move.
pub(crate) fn black(mods: &str, men: &str) -> Case {
    of(mods, men, "b - - 5 20")
}

/// The men, then the fields after the board.
pub(crate) fn of(mods: &str, men: &str, fields: &str) -> Case {
    let head = if mods.is_empty() {
        "tchess10".to_string()
    } else {
        format!("tchess10[{mods}]")
    };
    Case::read(format!("{head} {} {fields}", board_text(men)))
}

impl Case {
    /// All legal moves, and no more: `a1: a2 b1; c3: &d5` are a1a2, a1b1 and c3&d5.
    #[track_caller]
    pub(crate) fn all(&self, moves: &str) -> &Case {
        self.are(
            groups(moves)
                .flat_map(|(from, ends)| ends.into_iter().map(move |end| format!("{from}{end}"))),
        )
    }

    /// All legal moves, and no more, where each may be followed by a turn: `a1 n: a2 b1` are a1a2, a1a2@e, a1a2@s,
    /// a1a2@w and so on, of a piece that faces north; `turned` are the pieces that may be turned instead.
    #[track_caller]
    pub(crate) fn all_turned(&self, moves: &str, turned: &str) -> &Case {
        let mut expected = Vec::new();
        for (from, ends) in groups(moves) {
            let (square, facing) = from.split_once(' ').expect("a square and a facing");
            for end in ends {
                expected.push(format!("{square}{end}"));
                expected.extend(turns(facing).map(|turn| format!("{square}{end}{turn}")));
            }
        }
        for (square, facing) in turned.split(", ").filter_map(|piece| piece.split_once(' ')) {
            expected.extend(turns(facing).map(|turn| format!("{square}{turn}")));
        }
        self.are(expected)
    }

    /// The side to move, the passed square and the state.
    #[track_caller]
    pub(crate) fn state(&self, state: &str) -> &Case {
        let found = [2, 3, 4].map(|index| self.field(index)).join(" ");
        assert_eq!(found, state, "in {}", self.text);
        self
    }

    /// The two clocks.
    #[track_caller]
    pub(crate) fn clocks(&self, clocks: &str) -> &Case {
        let found = [5, 6].map(|index| self.field(index)).join(" ");
        assert_eq!(found, clocks, "in {}", self.text);
        self
    }

    /// The game is over here: who has won, or `draw`, and why.
    #[track_caller]
    pub(crate) fn ends(&self, ending: &str) -> &Case {
        for (text, is_mirrored) in self.both_sides() {
            let outcome = core(&text).outcome();
            let outcome = outcome.unwrap_or_else(|| panic!("{text} is over"));
            let winner = outcome
                .winner
                .map(|color| if is_mirrored { !color } else { color });
            let winner = winner.map_or("draw", |color| color.name());
            assert_eq!(
                format!("{winner} {}", outcome.reason.name()),
                ending,
                "in {text}"
            );
            let judged = slow::Position::read(&text).ending();
            let expected = (
                outcome.winner.map(|color| color.name()),
                outcome.reason.name(),
            );
            assert_eq!(judged, Some(expected), "the slow generator in {text}");
        }
        self
    }

    /// The game is not over here.
    #[track_caller]
    pub(crate) fn goes_on(&self) -> &Case {
        for (text, _) in self.both_sides() {
            assert_eq!(core(&text).outcome(), None, "in {text}");
            assert_eq!(
                slow::Position::read(&text).ending(),
                None,
                "the slow generator in {text}"
            );
        }
        self
    }

    #[track_caller]
    pub(crate) fn check(&self, expected: bool) -> &Case {
        for (text, _) in self.both_sides() {
            assert_eq!(core(&text).is_check(), expected, "check in {text}");
        }
        self
    }
}

/// The turns that a piece which faces so may make.
fn turns(facing: &str) -> impl Iterator<Item = String> {
    let facing = facing.to_string();
    ["n", "e", "s", "w"]
        .into_iter()
        .filter(move |other| *other != facing)
        .map(|other| format!("@{other}"))
}

/// `a1: a2 b1; c3: d5` as groups.
fn groups(moves: &str) -> impl Iterator<Item = (String, Vec<String>)> {
    moves
        .split(';')
        .filter(|group| !group.trim().is_empty())
        .map(|group| {
            let (from, ends) = group.split_once(':').expect("a colon");
            let ends = ends.split_whitespace().map(str::to_string).collect();
            (from.trim().to_string(), ends)
        })
}

pub(crate) fn core(text: &str) -> Position {
    Position::from_text(text).unwrap_or_else(|faults| panic!("{text} is refused: {faults:?}"))
}
