//! Names and sentences of TCHESS-10 in the languages of the pictures.

use super::far_border;
use super::figure::{Figure, Style};
use crate::piece::Color;
use crate::render::Language;
use crate::render::phrases::{Phrases, phrases, push_list, push_sentence};
use crate::render::scene::Scene;
use crate::tchess10::mods::Mod;
use crate::tchess10::piece::{Cell, Facing, Kind, Man};
use crate::tchess10::position::Position;
use crate::text::{joined, number};

/// The words of one language.
pub(super) struct Words {
    phrases: &'static Phrases,
    /// What a side has that has nobody in an upper storey.
    nobody: &'static str,
    /// One and several, in the order of the kinds.
    kinds: [[&'static str; 2]; Kind::ALL.len()],
    crowned_jester: [&'static str; 2],
    /// What a Horse does with its cargo (rule 2.10), and a holder with its King (rule 2.3).
    carries: &'static str,
    holds: &'static str,
    /// Where a piece faces (rule 2.11).
    faces: [&'static str; 4],
    /// Who has moved this turn, and how many moves are left (rule 2.1).
    moved: &'static str,
    moves_left: &'static str,
    /// The far borders (rule 2.2).
    borders: &'static str,
    /// The Jesters that Pawns are to become (rule 2.6).
    owed: &'static str,
}

static ENGLISH: Words = Words {
    phrases: phrases(Language::English),
    nobody: "no pieces",
    kinds: [
        ["King", "Kings"],
        ["Queen", "Queens"],
        ["Lion", "Lions"],
        ["Magister", "Magisters"],
        ["Jester", "Jesters"],
        ["Bishop", "Bishops"],
        ["Paladin", "Paladins"],
        ["Tower", "Towers"],
        ["Knight", "Knights"],
        ["Champion", "Champions"],
        ["Griffin", "Griffins"],
        ["Assassin", "Assassins"],
        ["Pawn", "Pawns"],
        ["Cardinal", "Cardinals"],
        ["Marshal", "Marshals"],
        ["Emperor", "Emperors"],
    ],
    crowned_jester: ["crowned Jester", "crowned Jesters"],
    carries: "carries",
    holds: "holds",
    faces: ["faces north", "faces east", "faces south", "faces west"],
    moved: "Moved this turn",
    moves_left: "Moves left",
    borders: "Far borders",
    owed: "Owed",
};

static RUSSIAN: Words = Words {
    phrases: phrases(Language::Russian),
    nobody: "нет фигур",
    kinds: [
        ["Король", "Короли"],
        ["Ферзь", "Ферзи"],
        ["Лев", "Львы"],
        ["Магистр", "Магистры"],
        ["Шут", "Шуты"],
        ["Слон", "Слоны"],
        ["Паладин", "Паладины"],
        ["Башня", "Башни"],
        ["Конь", "Кони"],
        ["Чемпион", "Чемпионы"],
        ["Грифон", "Грифоны"],
        ["Ассасин", "Ассасины"],
        ["Пешка", "Пешки"],
        ["Кардинал", "Кардиналы"],
        ["Маршал", "Маршалы"],
        ["Император", "Императоры"],
    ],
    crowned_jester: ["коронованный Шут", "коронованные Шуты"],
    carries: "везёт",
    holds: "держит",
    faces: [
        "смотрит на север",
        "смотрит на восток",
        "смотрит на юг",
        "смотрит на запад",
    ],
    moved: "В этот ход уже ходили",
    moves_left: "Осталось движений",
    borders: "Дальние рубежи",
    owed: "Причитаются",
};

/// The words of `language`.
pub(super) const fn words(language: Language) -> &'static Words {
    match language {
        Language::English => &ENGLISH,
        Language::Russian => &RUSSIAN,
    }
}

impl Words {
    /// What a kind is called: one of them, or several.
    fn name(&self, kind: Kind, crowned: bool, several: bool) -> &'static str {
        let names = if crowned && kind == Kind::King {
            &self.crowned_jester
        } else {
            &self.kinds[kind as usize]
        };
        names[usize::from(several)]
    }

    /// A figure's full name, its side included.
    pub(super) fn figure_title(&self, figure: Figure) -> String {
        let Figure { cell, style } = figure;
        let mut out = String::new();
        let name = self.name(cell.upper.kind, style.crowned, false);
        self.phrases.push_owned(&mut out, name, cell.owner());
        self.push_notes(&mut out, cell, style);
        out
    }

    /// Where a man faces, and whom he carries or holds, in brackets.
    fn push_notes(&self, out: &mut String, cell: Cell, style: Style) {
        let Cell { upper, lower } = cell;
        let mut opened = false;
        let mut open = |out: &mut String| {
            out.push_str(if opened { "; " } else { " (" });
            opened = true;
        };
        if let Some(faces) = self.faces(upper) {
            open(out);
            out.push_str(faces);
        }
        if let Some(lower) = lower {
            open(out);
            let name = self.name(lower.kind, style.crowned, false);
            if lower.color == upper.color {
                out.push_str(self.carries);
                out.push_str(": ");
                out.push_str(name);
            } else {
                out.push_str(self.holds);
                out.push_str(": ");
                self.phrases.push_owned(out, name, lower.color);
            }
            if let Some(faces) = self.faces(lower) {
                out.push_str(", ");
                out.push_str(faces);
            }
        }
        if opened {
            out.push(')');
        }
    }

    /// Where a man faces who does not face the enemy.
    fn faces(&self, man: Man) -> Option<&'static str> {
        (man.facing != Facing::forward(man.color)).then(|| self.faces[man.facing as usize])
    }

    /// The usual description of a picture: every man with its square, then what else there is to know.
    pub(super) fn description(&self, scene: &Scene<'_, Figure>, position: &Position) -> String {
        let mut out = String::with_capacity(1000);
        for side in Color::ALL {
            out.push_str(self.phrases.sides[side as usize]);
            out.push_str(": ");
            let mut between = "";
            for kind in Kind::ALL {
                let is_such =
                    |&(_, cell): &(_, Cell)| cell.owner() == side && cell.upper.kind == kind;
                let several = position.cells().filter(is_such).count() > 1;
                let mut men = position.cells().filter(is_such).peekable();
                if men.peek().is_none() {
                    continue;
                }
                let style = Style::new(position.mods(), scene.view.orientation);
                out.push_str(between);
                between = "; ";
                out.push_str(self.name(kind, style.crowned, several));
                out.push(' ');
                let named = men.map(|(square, cell)| {
                    let mut text = square.name().to_owned();
                    self.push_notes(&mut text, cell, style);
                    text
                });
                push_list(&mut out, named);
            }
            if between.is_empty() {
                out.push_str(self.nobody);
            }
            out.push_str(". ");
        }
        self.push_state(&mut out, scene, position, ' ');
        out
    }

    /// Whose turn it is, what is marked, who has moved, borders and debts, sentence by sentence.
    pub(super) fn push_state(
        &self,
        out: &mut String,
        scene: &Scene<'_, Figure>,
        position: &Position,
        between: char,
    ) {
        self.phrases.push_state(out, scene, between);
        let mods = position.mods();
        let mut sentence = |head: &str, items: Vec<String>| {
            push_sentence(out, between, head, &mut items.into_iter());
        };
        let (mut moved, mut left, mut borders, mut owed) =
            <(Vec<_>, Vec<_>, Vec<_>, Vec<_>)>::default();
        for square in position.moved() {
            moved.push(square.name().to_owned());
        }
        if mods.has(Mod::Strike) {
            left.push(number(position.moves_left() as u32));
        }
        for color in Color::ALL {
            if let Some(rank) = far_border(position, color) {
                let side = self.phrases.sides[color as usize];
                borders.push(joined(&[side, " ", &number(rank.into())]));
            }
            self.push_debts(&mut owed, position, color);
        }
        sentence(self.moved, moved);
        sentence(self.moves_left, left);
        sentence(self.borders, borders);
        sentence(self.owed, owed);
    }

    /// The Jesters that a side owes, one by one.
    fn push_debts(&self, out: &mut Vec<String>, position: &Position, color: Color) {
        let crowned = position.mods().has(Mod::JesterKing);
        let owed = position.owed(color);
        let mut debt = |kind| {
            let mut text = String::new();
            let name = self.name(kind, crowned, false);
            self.phrases.push_owned(&mut text, name, color);
            out.push(text);
        };
        if owed.crowned {
            debt(Kind::King);
        }
        for _ in 0..owed.jesters {
            debt(Kind::Jester);
        }
    }
}
