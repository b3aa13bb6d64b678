//! The start of a game under any modifications (rules 1.3, 2.7, 2.13).

use super::{Position, Setup};
use crate::board::Square;
use crate::piece::Color;
use crate::tchess10::data::ARRAY;
use crate::tchess10::mods::{InvalidMods, Mod, Options, cardinal_marshal_emperor, last_hero};
use crate::tchess10::piece::{Cell, Kind, Man};

impl Position {
    /// The start of a game with these modifications and options.
    ///
    /// ```
    /// use das_chess::tchess10::{Options, Position};
    /// let start = Position::start(&Options::default()).unwrap();
    /// assert_eq!(
    ///     start.to_text(),
    ///     "tchess10 rnbdqkdbnr/ahglmj1gha/pppppppppp/10/10/10/10/PPPPPPPPPP/AHGLMJ1GHA/RNBDQKDBNR w - - 0 1"
    /// );
    /// ```
    ///
    /// # Errors
    /// [`InvalidMods`] if they contradict each other (rule 2.14).
    pub fn start(options: &Options) -> Result<Self, InvalidMods> {
        let variant = options.variant()?;
        let mods = variant.mods();
        let mut setup = Setup::new(variant);
        for color in Color::ALL {
            for (rank, row) in (1..).zip(ARRAY) {
                for (file, letter) in (1..).zip(row.chars()) {
                    let Some(kind) = Kind::from_letter(letter) else {
                        continue;
                    };
                    if mods.has(Mod::LastHero) && last_hero::RIVALS.contains(&kind) {
                        continue;
                    }
                    let kind = cardinal_marshal_emperor::in_place_of(mods, kind, file);
                    let square = Square::new(file, color.rank(rank)).expect("the array fits");
                    setup.put(square, Cell::new(Man::new(color, kind)));
                }
            }
            if mods.has(Mod::LastHero) {
                let hero = options.heroes[color as usize].unwrap_or(Kind::King);
                let square = options.hero_squares[color as usize]
                    .unwrap_or_else(|| last_hero::default_square(hero, color));
                setup.put(square, Cell::new(Man::new(color, hero)));
            }
        }
        let Ok(start) = setup.position() else {
            unreachable!("a start is sound");
        };
        Ok(start)
    }
}
