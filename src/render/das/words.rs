//! Names and sentences of Das Chess in the languages of the pictures.

use super::figure::Figure;
use crate::board::{CELLS, Square};
use crate::piece::{Color, Kind, Man};
use crate::render::options::Language;
use crate::render::phrases::{Phrases, phrases, push_list, push_sentence};
use crate::render::scene::Scene;
use crate::rules::Message;
use crate::text::joined;

/// The words of one language.
pub(super) struct Words {
    phrases: &'static Phrases,
    /// One and several, in the order of the kinds.
    kinds: [[&'static str; 2]; Kind::ALL.len()],
    /// Transport and Frigate, with what their passengers are called (rule 5.1).
    transport: [&'static str; 2],
    frigate: [&'static str; 2],
    hulls: [&'static str; 2],
    legate: &'static str,
    legates: &'static str,
    /// What a Legate says on its four cells, from home outwards (rule 8.2).
    messages: [&'static str; Message::ALL.len()],
}

static ENGLISH: Words = Words {
    phrases: phrases(Language::English),
    kinds: [
        ["King", "Kings"],
        ["Queen", "Queens"],
        ["Rook", "Rooks"],
        ["Bishop", "Bishops"],
        ["Ship", "Ships"],
        ["Magister", "Magisters"],
        ["Knight", "Knights"],
        ["Amazon", "Amazons"],
        ["Centurion", "Centurions"],
        ["Valkyrie", "Valkyries"],
        ["Pawn", "Pawns"],
        ["Elva", "Elvas"],
        ["air Magister", "air Magisters"],
    ],
    transport: ["Transport", "Landing"],
    frigate: ["Frigate", "Pirate"],
    hulls: ["white hull", "black hull"],
    legate: "Legate",
    legates: "Legates",
    messages: ["silent", "offers a draw", "asks to take back", "resigns"],
};

static RUSSIAN: Words = Words {
    phrases: phrases(Language::Russian),
    kinds: [
        ["Король", "Короли"],
        ["Ферзь", "Ферзи"],
        ["Ладья", "Ладьи"],
        ["Слон", "Слоны"],
        ["Корабль", "Корабли"],
        ["Магистр", "Магистры"],
        ["Конь", "Кони"],
        ["Амазонка", "Амазонки"],
        ["Центурион", "Центурионы"],
        ["Валькирия", "Валькирии"],
        ["Пешка", "Пешки"],
        ["Ельва", "Ельвы"],
        ["воздушный Магистр", "воздушные Магистры"],
    ],
    transport: ["Транспорт", "Десант"],
    frigate: ["Фрегат", "Пират"],
    hulls: ["корпус белых", "корпус чёрных"],
    legate: "Легат",
    legates: "Легаты",
    messages: [
        "молчит",
        "предлагает ничью",
        "просит вернуть ход",
        "сдаётся",
    ],
};

/// The words of `language`.
pub(super) const fn words(language: Language) -> &'static Words {
    match language {
        Language::English => &ENGLISH,
        Language::Russian => &RUSSIAN,
    }
}

impl Words {
    /// A figure's full name, its side included.
    pub(super) fn figure_title(&self, figure: Figure) -> String {
        let mut out = String::new();
        match figure {
            Figure::Man(man) => {
                self.phrases
                    .push_owned(&mut out, self.name(man), man.owner());
                self.push_cargo(&mut out, man);
            }
            Figure::Legate(color) => self.phrases.push_owned(&mut out, self.legate, color),
        }
        out
    }

    /// What the man is called now, a loaded vessel by its own word.
    fn name(&self, man: Man) -> &'static str {
        match self.loaded(man) {
            Some([vessel, _]) => vessel,
            None => self.kinds[man.kind() as usize][0],
        }
    }

    /// The words for a loaded vessel and its passenger.
    fn loaded(&self, man: Man) -> Option<[&'static str; 2]> {
        man.passenger()?;
        Some(if man.hull() == Some(man.owner()) {
            self.transport
        } else {
            self.frigate
        })
    }

    /// Who is aboard what, in brackets.
    fn push_cargo(&self, out: &mut String, man: Man) {
        if let (Some([_, role]), Some(minor), Some(hull)) =
            (self.loaded(man), man.passenger(), man.hull())
        {
            out.push_str(" (");
            out.push_str(role);
            out.push_str(": ");
            out.push_str(self.kinds[minor.kind() as usize][0]);
            out.push_str(", ");
            out.push_str(self.hulls[hull as usize]);
            out.push(')');
        }
    }

    /// The usual description of a picture: every man it shows with its square, then what else it shows.
    pub(super) fn description(&self, scene: &Scene<'_, Figure>) -> String {
        // By their squares' numbers, however the board is turned.
        let mut standing = [None; CELLS];
        for cell in &scene.cells {
            if let Some(Figure::Man(man)) = cell.figure {
                standing[cell.square.index()] = Some((cell.square, man));
            }
        }
        let men: Vec<(Square, Man)> = standing.into_iter().flatten().collect();
        let mut out = String::with_capacity(700);
        for side in Color::ALL {
            out.push_str(self.phrases.sides[side as usize]);
            out.push_str(": ");
            let mut between = "";
            for kind in Kind::ALL {
                let plain = |&&(_, man): &&(Square, Man)| {
                    man.owner() == side && man.kind() == kind && man.passenger().is_none()
                };
                let count = men.iter().filter(plain).count();
                if count > 0 {
                    out.push_str(between);
                    between = "; ";
                    out.push_str(self.kinds[kind as usize][usize::from(count > 1)]);
                    out.push(' ');
                    push_list(
                        &mut out,
                        men.iter().filter(plain).map(|(square, _)| square.name()),
                    );
                }
            }
            for &(square, man) in &men {
                if man.owner() == side && man.passenger().is_some() {
                    out.push_str(between);
                    between = "; ";
                    out.push_str(self.name(man));
                    out.push(' ');
                    out.push_str(square.name());
                    self.push_cargo(&mut out, man);
                }
            }
            out.push_str(". ");
        }
        self.push_state(&mut out, scene, ' ');
        out
    }

    /// Whose turn it is, what is marked and what the Legates say, sentence by sentence.
    pub(super) fn push_state(&self, out: &mut String, scene: &Scene<'_, Figure>, between: char) {
        self.phrases.push_state(out, scene, between);
        let message_of = |color| {
            let legate = Some(Figure::Legate(color));
            let cell = scene.cells.iter().find(|cell| cell.figure == legate)?;
            let message = Message::from_cell(cell.square, color)?;
            let parts = [
                self.phrases.sides[color as usize],
                " ",
                cell.square.name(),
                " (",
                self.messages[message as usize],
                ")",
            ];
            Some(joined(&parts))
        };
        push_sentence(
            out,
            between,
            self.legates,
            &mut Color::ALL.into_iter().filter_map(message_of),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::{RenderOptions, scene};
    use super::*;
    use crate::piece::Minor;
    use crate::position::Position;

    #[test]
    fn a_vessel_is_named_for_what_it_is_now() {
        // rule 5.1
        let title = |language, hull, owner| {
            words(language).figure_title(Figure::Man(Man::loaded(hull, owner, Minor::Amazon)))
        };
        let (white, black) = (Color::White, Color::Black);
        assert_eq!(
            title(Language::English, white, white),
            "White Transport (Landing: Amazon, white hull)"
        );
        assert_eq!(
            title(Language::English, white, black),
            "Black Frigate (Pirate: Amazon, white hull)"
        );
        assert_eq!(
            title(Language::Russian, black, white),
            "Фрегат белых (Пират: Амазонка, корпус чёрных)"
        );
    }

    #[test]
    fn the_description_names_everyone() {
        let position =
            Position::from_dfen("k9/10/10/4s(N)5/10/3S(N)6/10/10/PP8/R5S2K b - - a 0 1").unwrap();
        let options = RenderOptions::default();
        let scene = scene(&position, &options, &[]);
        assert_eq!(
            words(Language::English).description(&scene),
            "White: King j1; Rook a1; Ship g1; Pawns a2, b2; Transport d5 (Landing: Knight, white hull); \
             Frigate e7 (Pirate: Knight, black hull). Black: King a10; Amazon l10. Black to move."
        );
        assert_eq!(
            words(Language::Russian).description(&scene),
            "Белые: Король j1; Ладья a1; Корабль g1; Пешки a2, b2; Транспорт d5 (Десант: Конь, корпус белых); \
             Фрегат e7 (Пират: Конь, корпус чёрных). Чёрные: Король a10; Амазонка l10. Ход чёрных."
        );
    }
}
