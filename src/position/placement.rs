//! Who stands where, as sets of squares.

use crate::board::{CELLS, Square, SquareSet};
use crate::piece::{Color, Kind, Man, Minor};

/// The men on the board and the edge cells.
///
/// A vessel is in its owner's set and in the set of Ships; a loaded one is also in `aboard` by its
/// passenger's kind, and in `foreign` if its hull is not its owner's color. So every set that matters to
/// attacks and moves is there as it is, and a whole man leaves by clearing one bit everywhere.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub(crate) struct Placement {
    owned: [SquareSet; 2],
    kinds: [SquareSet; Kind::ALL.len()],
    aboard: [SquareSet; 2],
    foreign: SquareSet,
}

impl Placement {
    /// Everyone of `color`.
    #[inline]
    pub(crate) fn of(&self, color: Color) -> SquareSet {
        self.owned[color as usize]
    }

    /// Everyone of one kind, of both sides.
    #[inline]
    pub(crate) fn kind(&self, kind: Kind) -> SquareSet {
        self.kinds[kind as usize]
    }

    #[inline]
    pub(crate) fn squares(&self, color: Color, kind: Kind) -> SquareSet {
        self.of(color) & self.kind(kind)
    }

    #[inline]
    pub(crate) fn occupied(&self) -> SquareSet {
        self.owned[0] | self.owned[1]
    }

    /// Knights and Amazons that stand on the board, not in a vessel.
    #[inline]
    pub(crate) fn minors(&self) -> SquareSet {
        self.kind(Kind::Knight) | self.kind(Kind::Amazon)
    }

    /// Vessels with a passenger.
    #[inline]
    pub(crate) fn loaded(&self) -> SquareSet {
        self.aboard[0] | self.aboard[1]
    }

    /// Vessels without a passenger.
    #[inline]
    pub(crate) fn empty_ships(&self) -> SquareSet {
        self.kind(Kind::Ship) & !self.loaded()
    }

    /// Loaded vessels whose hull has the other color than their owner.
    #[inline]
    pub(crate) fn frigates(&self) -> SquareSet {
        self.foreign
    }

    /// The color of the hull on `square`, where a vessel stands.
    #[inline]
    pub(crate) fn hull_at(&self, square: Square) -> Color {
        let white_owns = self.owned[0].contains(square);
        if white_owns != self.foreign.contains(square) {
            Color::White
        } else {
            Color::Black
        }
    }

    #[inline]
    pub(crate) fn passenger_at(&self, square: Square) -> Option<Minor> {
        Minor::ALL
            .into_iter()
            .find(|&minor| self.aboard[minor as usize].contains(square))
    }

    /// The kind of man on `square`, a vessel being a Ship.
    #[inline]
    pub(crate) fn kind_at(&self, square: Square) -> Option<Kind> {
        Kind::ALL
            .into_iter()
            .find(|&kind| self.kinds[kind as usize].contains(square))
    }

    pub(crate) fn man_at(&self, square: Square) -> Option<Man> {
        let kind = self.kind_at(square)?;
        let owner = if self.owned[0].contains(square) {
            Color::White
        } else {
            Color::Black
        };
        Some(match self.passenger_at(square) {
            Some(passenger) => Man::loaded(self.hull_at(square), owner, passenger),
            None => Man::new(owner, kind),
        })
    }

    /// Everyone by his cell's number, for whoever goes through all cells.
    pub(crate) fn men(&self) -> [Option<Man>; CELLS] {
        let mut men = [None; CELLS];
        for color in Color::ALL {
            for kind in Kind::ALL {
                for square in self.squares(color, kind) {
                    men[square.index()] = Some(Man::new(color, kind));
                }
            }
            for minor in Minor::ALL {
                for square in self.aboard[minor as usize] & self.of(color) {
                    men[square.index()] = Some(Man::loaded(self.hull_at(square), color, minor));
                }
            }
        }
        men
    }

    /// Puts `man` on the empty `square`.
    pub(crate) fn put(&mut self, square: Square, man: Man) {
        let bit = SquareSet::of(square);
        self.owned[man.owner() as usize] |= bit;
        self.kinds[man.kind() as usize] |= bit;
        if let (Some(minor), Some(hull)) = (man.passenger(), man.hull()) {
            self.aboard[minor as usize] |= bit;
            if hull != man.owner() {
                self.foreign |= bit;
            }
        }
    }

    /// Takes whoever stands on `square` off the board, hull and passenger together.
    pub(crate) fn clear(&mut self, square: Square) {
        let keep = !SquareSet::of(square);
        for set in &mut self.owned {
            *set &= keep;
        }
        for set in &mut self.kinds {
            *set &= keep;
        }
        for set in &mut self.aboard {
            *set &= keep;
        }
        self.foreign &= keep;
    }

    /// Moves a man of `color` and `kind` (a vessel with all that it carries) to the empty square `to`.
    #[inline]
    pub(crate) fn shift(&mut self, color: Color, kind: Kind, from: Square, to: Square) {
        let both = SquareSet::of(from) | SquareSet::of(to);
        self.owned[color as usize] ^= both;
        self.kinds[kind as usize] ^= both;
        if kind == Kind::Ship {
            let [knights, amazons] = &mut self.aboard;
            for set in [knights, amazons, &mut self.foreign] {
                if set.contains(from) {
                    *set ^= both;
                }
            }
        }
    }

    /// Puts a man who carries no one on the empty `square`.
    #[inline]
    pub(crate) fn put_plain(&mut self, square: Square, color: Color, kind: Kind) {
        let bit = SquareSet::of(square);
        self.owned[color as usize] |= bit;
        self.kinds[kind as usize] |= bit;
    }

    /// Takes a man of known color and kind who carries no one off `square`.
    #[inline]
    pub(crate) fn take_plain(&mut self, square: Square, color: Color, kind: Kind) {
        let keep = !SquareSet::of(square);
        self.owned[color as usize] &= keep;
        self.kinds[kind as usize] &= keep;
    }

    /// A Minor of `color` comes aboard the vessel on `square`; who was aboard before is gone (rule 5.3).
    pub(crate) fn embark(&mut self, square: Square, color: Color, minor: Minor) {
        let hull = self.hull_at(square);
        self.clear(square);
        self.put(square, Man::loaded(hull, color, minor));
    }

    /// The passenger leaves the vessel on `square`, whose hull is an empty Ship of its own color again (rule 5.5).
    pub(crate) fn disembark(&mut self, square: Square) {
        let hull = self.hull_at(square);
        self.clear(square);
        self.put_plain(square, hull, Kind::Ship);
    }
}

impl std::fmt::Debug for Placement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let men = self.occupied().into_iter();
        f.debug_map()
            .entries(men.map(|square| (square, self.man_at(square))))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_man() -> Vec<Man> {
        let mut men = Vec::new();
        for color in Color::ALL {
            men.extend(Kind::ALL.map(|kind| Man::new(color, kind)));
            for hull in Color::ALL {
                men.extend(Minor::ALL.map(|minor| Man::loaded(hull, color, minor)));
            }
        }
        men
    }

    #[test]
    fn what_is_put_is_found_moved_and_cleared() {
        let (from, to) = (Square::at(b'e', 4), Square::at(b'e', 9));
        for man in every_man() {
            let mut placement = Placement::default();
            placement.put(from, man);
            assert_eq!(placement.man_at(from), Some(man));
            placement.shift(man.owner(), man.kind(), from, to);
            assert_eq!(placement.man_at(from), None);
            assert_eq!(placement.man_at(to), Some(man));
            placement.clear(to);
            assert!(placement == Placement::default());
        }
    }

    #[test]
    fn a_hull_keeps_its_color_whoever_comes_and_goes() {
        // rules 5.1, 5.5
        let square = Square::at(b'e', 4);
        for hull in Color::ALL {
            let mut placement = Placement::default();
            placement.put(square, Man::new(hull, Kind::Ship));
            for (color, minor) in [
                (hull, Minor::Knight),
                (!hull, Minor::Amazon),
                (hull, Minor::Amazon),
            ] {
                placement.embark(square, color, minor);
                assert_eq!(
                    placement.man_at(square),
                    Some(Man::loaded(hull, color, minor))
                );
            }
            placement.disembark(square);
            assert_eq!(placement.man_at(square), Some(Man::new(hull, Kind::Ship)));
        }
    }
}
