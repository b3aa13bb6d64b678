//! Words and sentences that pictures of any game use, in their languages.

use super::options::Language;
use super::scene::{Cell, Figure, Scene};
use crate::piece::Color;
use crate::text::joined;

/// What one language says of every game.
pub(crate) struct Phrases {
    /// What says whose turn it is.
    pub(crate) turn: [&'static str; 2],
    pub(crate) sides: [&'static str; 2],
    /// A side's name put before or behind a man's.
    before: [&'static str; 2],
    behind: [&'static str; 2],
    check: &'static str,
    last_move: &'static str,
    marks: &'static str,
    arrows: &'static str,
}

static ENGLISH: Phrases = Phrases {
    turn: ["White to move", "Black to move"],
    sides: ["White", "Black"],
    before: ["White ", "Black "],
    behind: ["", ""],
    check: "Check",
    last_move: "Last move",
    marks: "Marked",
    arrows: "Arrows",
};

static RUSSIAN: Phrases = Phrases {
    turn: ["Ход белых", "Ход чёрных"],
    sides: ["Белые", "Чёрные"],
    before: ["", ""],
    behind: [" белых", " чёрных"],
    check: "Шах",
    last_move: "Последний ход",
    marks: "Отмечены",
    arrows: "Стрелки",
};

/// What `language` says of every game.
pub(crate) const fn phrases(language: Language) -> &'static Phrases {
    match language {
        Language::English => &ENGLISH,
        Language::Russian => &RUSSIAN,
    }
}

impl Phrases {
    /// The usual title of a game's picture.
    pub(crate) fn title(&self, game: &str, turn: Color) -> String {
        joined(&[game, self.turn[turn as usize]])
    }

    /// A man's name with its side's.
    pub(crate) fn push_owned(&self, out: &mut String, name: &str, side: Color) {
        out.push_str(self.before[side as usize]);
        out.push_str(name);
        out.push_str(self.behind[side as usize]);
    }

    /// Whose turn it is and what is marked, sentence by sentence.
    pub(crate) fn push_state<F: Figure>(
        &self,
        out: &mut String,
        scene: &Scene<'_, F>,
        between: char,
    ) {
        out.push_str(self.turn[scene.turn as usize]);
        out.push('.');
        let mut sentence = |head: &str, items: &mut dyn Iterator<Item = String>| {
            push_sentence(out, between, head, items);
        };
        let named = |cell: &Cell<'_, F>| cell.square.name().to_owned();
        let cells = || scene.cells.iter();
        sentence(
            self.check,
            &mut cells().filter(|cell| cell.check).map(named),
        );
        let mut last_move = String::new();
        for square in scene.view.last_move {
            if !last_move.is_empty() {
                last_move.push('-');
            }
            last_move.push_str(square.name());
        }
        let last_move = Some(last_move).filter(|way| !way.is_empty());
        sentence(self.last_move, &mut last_move.into_iter());
        sentence(
            self.marks,
            &mut cells().filter(|cell| cell.mark.is_some()).map(named),
        );
        sentence(
            self.arrows,
            &mut scene
                .arrows
                .iter()
                .map(|arrow| joined(&[arrow.from().name(), "-", arrow.to().name()])),
        );
    }
}

/// A sentence such as `Marked: a1, b2.`, if there are any items.
pub(crate) fn push_sentence(
    out: &mut String,
    between: char,
    head: &str,
    items: &mut dyn Iterator<Item = String>,
) {
    let mut is_open = false;
    for item in items {
        if is_open {
            out.push_str(", ");
        } else {
            out.push(between);
            out.push_str(head);
            out.push_str(": ");
            is_open = true;
        }
        out.push_str(&item);
    }
    if is_open {
        out.push('.');
    }
}

/// Items with commas between them.
pub(crate) fn push_list(out: &mut String, items: impl Iterator<Item = impl AsRef<str>>) {
    for (index, item) in items.enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        out.push_str(item.as_ref());
    }
}
