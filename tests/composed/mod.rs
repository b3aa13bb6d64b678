//! A composed position that a rule is tried on: through the library and the slow generator, as it stands and
//! in the colour mirror. What one of the four says, all must say.

use crate::men::board_text;
use std::collections::{BTreeMap, BTreeSet};
use std::marker::PhantomData;

/// Legal moves with the text of the position after each.
pub(crate) type Moves = BTreeMap<String, String>;

/// A game with its two judges, and its mirror of texts.
pub(crate) trait Game {
    /// The number of the board among the fields of position text.
    const BOARD: usize;

    fn library_moves(text: &str) -> Moves;
    fn slow_moves(text: &str) -> Moves;
    fn mirror(text: &str) -> String;
    fn mirror_move(text: &str) -> String;
}

/// A position with its legal moves.
pub(crate) struct Case<G> {
    pub(crate) text: String,
    game: PhantomData<G>,
}

impl<G: Game> Case<G> {
    pub(crate) fn read(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            game: PhantomData,
        }
    }

    pub(crate) fn field(&self, index: usize) -> &str {
        self.text.split(' ').nth(index).expect("a field")
    }

    /// The position and its mirror, with whether it is that.
    pub(crate) fn both_sides(&self) -> [(String, bool); 2] {
        [(self.text.clone(), false), (G::mirror(&self.text), true)]
    }

    /// Every legal move with the text of the position after it.
    pub(crate) fn moves(&self) -> Moves {
        let text = &self.text;
        let moves = G::slow_moves(text);
        assert_eq!(G::library_moves(text), moves, "the library in {text}");
        let mirrored = G::mirror(text);
        let expected: Moves = moves
            .iter()
            .map(|(text, after)| (G::mirror_move(text), without_number(&G::mirror(after))))
            .collect();
        for (who, found) in [
            ("slow generator", G::slow_moves(&mirrored)),
            ("library", G::library_moves(&mirrored)),
        ] {
            let found: Moves = found
                .into_iter()
                .map(|(text, after)| (text, without_number(&after)))
                .collect();
            assert_eq!(found, expected, "mirrored, the {who} in {mirrored}");
        }
        moves
    }

    /// These legal moves, and no more.
    #[track_caller]
    pub(crate) fn are(&self, expected: impl IntoIterator<Item = String>) -> &Self {
        let found: BTreeSet<String> = self.moves().into_keys().collect();
        let expected: BTreeSet<String> = expected.into_iter().collect();
        assert_eq!(found, expected, "in {}", self.text);
        self
    }

    /// The moves from a square, and no more: their texts without it. `c4` is who stands there, `c4~` a
    /// passenger. Promotions and squares as they are written, `a1 b10q`.
    #[track_caller]
    pub(crate) fn from(&self, square: &str, ends: &str) -> &Self {
        let found: BTreeSet<String> = self
            .moves()
            .keys()
            .filter_map(|text| text.strip_prefix(square))
            .filter(|rest| {
                !rest.starts_with(|letter: char| letter.is_ascii_digit() || letter == '~')
            })
            .map(str::to_string)
            .collect();
        let expected: BTreeSet<String> = ends.split_whitespace().map(str::to_string).collect();
        assert_eq!(found, expected, "from {square} in {}", self.text);
        self
    }

    #[track_caller]
    pub(crate) fn has(&self, moves: &str) -> &Self {
        let legal = self.moves();
        for text in moves.split_whitespace() {
            assert!(legal.contains_key(text), "{text} is legal in {}", self.text);
        }
        self
    }

    #[track_caller]
    pub(crate) fn lacks(&self, moves: &str) -> &Self {
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
    pub(crate) fn play(&self, moves: &str) -> Self {
        let mut text = self.text.clone();
        for mv in moves.split_whitespace() {
            let legal = Self::read(text.as_str()).moves();
            text = legal
                .get(mv)
                .unwrap_or_else(|| panic!("{mv} is legal in {text}"))
                .clone();
        }
        Self::read(text)
    }

    /// Who stands where, exactly.
    #[track_caller]
    pub(crate) fn men(&self, men: &str) -> &Self {
        assert_eq!(
            self.field(G::BOARD),
            board_text(men),
            "the board of {}",
            self.text
        );
        self
    }
}

/// A position after a move without its number, which goes up after Black's turn only.
fn without_number(text: &str) -> String {
    text.rsplit_once(' ').expect("fields").0.to_string()
}
