//! A composed position that a rule is tried on: through the library and the slow generator, as it stands and
//! in the colour mirror. What one of the four says, all must say.

use crate::men::board_text;
use crate::mirror::{mirror_move, mirror_text};
use crate::slow_tchess10 as slow;
use das_chess::tchess10::Position;
use std::collections::{BTreeMap, BTreeSet};

/// A position with its legal moves.
pub(crate) struct Case {
    pub(crate) text: String,
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
    Case {
        text: format!("{head} {} {fields}", board_text(men)),
    }
}

impl Case {
    fn field(&self, index: usize) -> &str {
        self.text.split(' ').nth(index).expect("a field")
    }

    /// Every legal move with the text of the position after it.
    pub(crate) fn moves(&self) -> BTreeMap<String, String> {
        let moves = slow_moves(&self.text);
        assert_eq!(
            core_moves(&self.text),
            moves,
            "the library in {}",
            self.text
        );
        let mirrored = mirror_text(&self.text);
        let expected: BTreeMap<_, _> = moves
            .iter()
            .map(|(text, after)| (mirror_move(text), without_number(&mirror_text(after))))
            .collect();
        for (who, found) in [
            ("slow", slow_moves(&mirrored)),
            ("library", core_moves(&mirrored)),
        ] {
            let found: BTreeMap<_, _> = found
                .into_iter()
                .map(|(text, after)| (text, without_number(&after)))
                .collect();
            assert_eq!(found, expected, "mirrored, the {who} in {mirrored}");
        }
        moves
    }

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

    #[track_caller]
    fn are(&self, expected: impl IntoIterator<Item = String>) -> &Case {
        let found: BTreeSet<String> = self.moves().into_keys().collect();
        let expected: BTreeSet<String> = expected.into_iter().collect();
        assert_eq!(found, expected, "in {}", self.text);
        self
    }

    /// The moves from a square, and no more, without it.
    #[track_caller]
    pub(crate) fn from(&self, square: &str, ends: &str) -> &Case {
        let found: BTreeSet<String> = self
            .moves()
            .keys()
            .filter_map(|text| text.strip_prefix(square))
            .filter(|rest| !rest.starts_with(|letter: char| letter.is_ascii_digit()))
            .map(str::to_string)
            .collect();
        let expected: BTreeSet<String> = ends.split_whitespace().map(str::to_string).collect();
        assert_eq!(found, expected, "from {square} in {}", self.text);
        self
    }

    #[track_caller]
    pub(crate) fn has(&self, moves: &str) -> &Case {
        let legal = self.moves();
        for text in moves.split_whitespace() {
            assert!(legal.contains_key(text), "{text} is legal in {}", self.text);
        }
        self
    }

    #[track_caller]
    pub(crate) fn lacks(&self, moves: &str) -> &Case {
        let legal = self.moves();
        for text in moves.split_whitespace() {
            assert!(
                !legal.contains_key(text),
                "{text} is not legal in {}",
                self.text
            );
        }
        self
    }

    #[track_caller]
    pub(crate) fn play(&self, moves: &str) -> Case {
        let mut text = self.text.clone();
        for mv in moves.split_whitespace() {
            let legal = Case { text: text.clone() }.moves();
            text = legal
                .get(mv)
                .unwrap_or_else(|| panic!("{mv} is legal in {text}"))
                .clone();
        }
        Case { text }
    }

    /// Who stands where, exactly.
    #[track_caller]
    pub(crate) fn men(&self, men: &str) -> &Case {
        assert_eq!(self.field(1), board_text(men), "the board of {}", self.text);
        self
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
        for (text, is_mirrored) in [(self.text.clone(), false), (mirror_text(&self.text), true)] {
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
        for text in [self.text.clone(), mirror_text(&self.text)] {
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
        for text in [self.text.clone(), mirror_text(&self.text)] {
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

/// A position after a move without its number, which goes up after Black's turn only.
fn without_number(text: &str) -> String {
    text.rsplit_once(' ').expect("fields").0.to_string()
}

fn slow_moves(text: &str) -> BTreeMap<String, String> {
    let position = slow::Position::read(text);
    assert_eq!(position.write(), text);
    position
        .choices()
        .iter()
        .map(|choice| (choice.text.clone(), position.after(choice).write()))
        .collect()
}

pub(crate) fn core(text: &str) -> Position {
    Position::from_text(text).unwrap_or_else(|faults| panic!("{text} is refused: {faults:?}"))
}

fn core_moves(text: &str) -> BTreeMap<String, String> {
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
