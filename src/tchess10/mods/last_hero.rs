//! 2.7 Last hero: each side has one of K, L, Q, M, J, or an E instead, and whoever captures it wins.

use super::illusions::Owed;
use super::{Mod, Mods};
use crate::board::Square;
use crate::piece::Color;
use crate::tchess10::board::Board;
use crate::tchess10::data::ARRAY;
use crate::tchess10::piece::Kind;

/// The kinds of which only the hero remains.
pub(in crate::tchess10) const RIVALS: [Kind; 5] = [
    Kind::King,
    Kind::Lion,
    Kind::Queen,
    Kind::Magister,
    Kind::Jester,
];

/// Whether a side's hero can be of this kind: one of the rivals, or an Emperor; or where Champions are not used a
/// Cardinal or a Marshal, whichever does not stand in their places.
pub(in crate::tchess10) fn is_hero(mods: Mods, kind: Kind) -> bool {
    let (cardinal, marshal) = (mods.has(Mod::Cardinal), mods.has(Mod::Marshal));
    match kind {
        Kind::Emperor => true,
        Kind::Cardinal => marshal && !cardinal,
        Kind::Marshal => cardinal && !marshal,
        kind => RIVALS.contains(&kind),
    }
}

/// Whether no Pawn becomes this.
pub(super) fn forbids_promotion(kind: Kind) -> bool {
    RIVALS.contains(&kind) || matches!(kind, Kind::Emperor | Kind::Cardinal | Kind::Marshal)
}

/// The square of the array that a kind starts on.
fn array_square(kind: Kind, color: Color) -> Option<Square> {
    (1..).zip(ARRAY).find_map(|(rank, row)| {
        let file = row.find(kind.letter())?;
        Square::new(file as u8 + 1, color.rank(rank))
    })
}

/// The five squares that heroes may start on.
pub(in crate::tchess10) fn start_squares(color: Color) -> Vec<Square> {
    RIVALS
        .into_iter()
        .filter_map(|kind| array_square(kind, color))
        .collect()
}

/// The square that a hero starts on where none is chosen: its own, the Emperor's is the Queen's, the
/// Cardinal's and the Marshal's the King's.
pub(in crate::tchess10) fn default_square(hero: Kind, color: Color) -> Square {
    let whose = match hero {
        Kind::Emperor => Kind::Queen,
        Kind::Cardinal | Kind::Marshal => Kind::King,
        own => own,
    };
    array_square(whose, color).expect("the five stand in the array")
}

/// How many heroes a side has, one that is owed included (rule 2.6).
pub(in crate::tchess10) fn count(board: &Board, mods: Mods, owed: Owed, color: Color) -> usize {
    let standing = board.count(color, |man| is_hero(mods, man.kind));
    standing + usize::from(owed.jesters)
}

/// Whether a side has lost its hero and can't make another (rule 2.6).
pub(in crate::tchess10) fn has_lost(board: &Board, mods: Mods, owed: Owed, color: Color) -> bool {
    mods.has(Mod::LastHero) && count(board, mods, owed, color) == 0
}
