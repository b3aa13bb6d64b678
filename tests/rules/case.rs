//! A composed position that every rule is tried on: through the library and the slow generator, as it
//! stands and in the colour mirror. What one of the four says, all must say.

use crate::men::board_text;
use crate::mirror::{mirror_dfen, mirror_move};
use crate::slow;
use das_chess::{Color, OutcomeReason, Position};
use std::collections::BTreeMap;
use std::collections::BTreeSet;

/// A position with its legal moves, seen from White's side.
pub(crate) struct Case {
    pub(crate) dfen: String,
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
        Case {
            dfen: format!("{} {fields}", board_text(men)),
        }
    }

    pub(crate) fn read(dfen: &str) -> Case {
        Case { dfen: dfen.into() }
    }

    fn with(self, index: usize, text: &str) -> Case {
        let mut fields: Vec<&str> = self.dfen.split(' ').collect();
        fields[index] = text;
        Case {
            dfen: fields.join(" "),
        }
    }

    fn field(&self, index: usize) -> &str {
        self.dfen.split(' ').nth(index).expect("a field")
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

    /// Every legal move with the text of the position after it.
    pub(crate) fn moves(&self) -> BTreeMap<String, String> {
        let moves = slow_moves(&self.dfen);
        assert_eq!(
            core_moves(&self.dfen),
            moves,
            "the library in {}",
            self.dfen
        );
        let mirrored = mirror_dfen(&self.dfen);
        let expected: BTreeMap<_, _> = moves
            .iter()
            .map(|(text, after)| (mirror_move(text), mirror_mover(after)))
            .collect();
        let without_number = |moves: BTreeMap<String, String>| -> BTreeMap<String, String> {
            let drop_number = |(text, after): (String, String)| {
                let (after, _) = after.rsplit_once(' ').expect("fields");
                (text, after.to_string())
            };
            moves.into_iter().map(drop_number).collect()
        };
        let slow = without_number(slow_moves(&mirrored));
        assert_eq!(slow, expected, "mirrored, the slow generator in {mirrored}");
        let core = without_number(core_moves(&mirrored));
        assert_eq!(core, expected, "mirrored, the library in {mirrored}");
        moves
    }

    /// The moves from a square, and no more: their texts without it. `c4` is who stands there, `c4~` the
    /// passenger. Promotions and squares as they are written, `a1 b10q`.
    #[track_caller]
    pub(crate) fn from(&self, square: &str, targets: &str) -> &Case {
        let found: BTreeSet<String> = self
            .moves()
            .keys()
            .filter_map(|text| text.strip_prefix(square))
            .filter(|rest| rest.starts_with(char::is_alphabetic))
            .map(str::to_string)
            .collect();
        let expected: BTreeSet<String> = targets.split_whitespace().map(str::to_string).collect();
        assert_eq!(found, expected, "from {square} in {}", self.dfen);
        self
    }

    #[track_caller]
    pub(crate) fn has(&self, moves: &str) -> &Case {
        let legal = self.moves();
        for text in moves.split_whitespace() {
            assert!(legal.contains_key(text), "{text} is legal in {}", self.dfen);
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
                self.dfen
            );
        }
        self
    }

    /// All legal moves, and no more.
    #[track_caller]
    pub(crate) fn all(&self, moves: &str) -> &Case {
        let found: BTreeSet<String> = self.moves().into_keys().collect();
        let expected: BTreeSet<String> = moves.split_whitespace().map(str::to_string).collect();
        assert_eq!(found, expected, "in {}", self.dfen);
        self
    }

    #[track_caller]
    pub(crate) fn play(&self, moves: &str) -> Case {
        let mut dfen = self.dfen.clone();
        for text in moves.split_whitespace() {
            let legal = Case::read(&dfen).moves();
            dfen = legal
                .get(text)
                .unwrap_or_else(|| panic!("{text} is legal in {dfen}"))
                .clone();
        }
        Case { dfen }
    }

    /// Who stands where, exactly.
    #[track_caller]
    pub(crate) fn men(&self, men: &str) -> &Case {
        assert_eq!(self.field(0), board_text(men), "the board of {}", self.dfen);
        self
    }

    #[track_caller]
    pub(crate) fn rights_are(&self, text: &str) -> &Case {
        assert_eq!(self.field(2), text, "the castling rights in {}", self.dfen);
        self
    }

    #[track_caller]
    pub(crate) fn en_passant_is(&self, text: &str) -> &Case {
        assert_eq!(self.field(3), text, "the square passed in {}", self.dfen);
        self
    }

    #[track_caller]
    pub(crate) fn edge_is(&self, text: &str) -> &Case {
        assert_eq!(self.field(4), text, "the edge in {}", self.dfen);
        self
    }

    #[track_caller]
    pub(crate) fn half_moves_are(&self, count: u32) -> &Case {
        assert_eq!(
            self.field(5),
            count.to_string(),
            "the clock in {}",
            self.dfen
        );
        self
    }

    #[track_caller]
    pub(crate) fn check(&self, expected: bool) -> &Case {
        for dfen in [self.dfen.clone(), mirror_dfen(&self.dfen)] {
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
    pub(crate) fn ends(&self, expected: Option<(char, OutcomeReason)>) -> &Case {
        let letter = |winner: Option<Color>| match winner {
            None => '-',
            Some(Color::White) => 'w',
            Some(Color::Black) => 'b',
        };
        let outcome = core(&self.dfen).outcome();
        let found = outcome.map(|outcome| (letter(outcome.winner), outcome.reason));
        assert_eq!(found, expected, "the end of {}", self.dfen);
        let mirrored = core(&mirror_dfen(&self.dfen)).outcome();
        let found =
            mirrored.map(|outcome| (letter(outcome.winner.map(|color| !color)), outcome.reason));
        assert_eq!(found, expected, "the end of the mirror of {}", self.dfen);
        self
    }

    /// The library's position, for what only the library tells.
    pub(crate) fn position(&self) -> Position {
        core(&self.dfen)
    }
}

/// A position after the mirrored move, as far as the two agree: all but the number of the move, which
/// goes up after Black's move only.
fn mirror_mover(after: &str) -> String {
    let mirrored = mirror_dfen(after);
    mirrored.rsplit_once(' ').expect("fields").0.to_string()
}

fn slow_moves(dfen: &str) -> BTreeMap<String, String> {
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

fn core(dfen: &str) -> Position {
    Position::from_dfen(dfen).unwrap_or_else(|faults| panic!("{dfen} is refused: {faults:?}"))
}

fn core_moves(dfen: &str) -> BTreeMap<String, String> {
    let position = core(dfen);
    let moves = position.legal_moves();
    let texts: BTreeMap<_, _> = moves
        .iter()
        .map(|&mv| (mv.to_string(), position.play_unchecked(mv).to_dfen()))
        .collect();
    assert_eq!(texts.len(), moves.len(), "a text names one move in {dfen}");
    texts
}
