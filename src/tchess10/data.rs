//! The base game's data: the pieces, their moves, the array. Whoever knows the true rules changes this file
//! and no other.
//!
//! The source of the modifications does not give the base game. Each entry says whether it follows from
//! that source or was decided here.

use super::betza::Moves;
use super::piece::Kind;

/// Where an entry of the base game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The list of modifications says it, or an example in it shows it.
    Given,
    /// This project decided it.
    Ours,
}

/// What is known of a kind of piece.
pub(super) struct Entry {
    pub(super) kind: Kind,
    /// Upper case, as texts have it.
    pub(super) letter: char,
    pub(super) name: &'static str,
    /// The move, in the language of [`betza`](super::betza).
    pub(super) betza: &'static str,
    pub(super) source: Source,
}

const fn entry(
    kind: Kind,
    letter: char,
    name: &'static str,
    betza: &'static str,
    source: Source,
) -> Entry {
    Entry {
        kind,
        letter,
        name,
        betza,
        source,
    }
}

/// The pieces (rule 1.2), in the order of [`Kind`].
pub(super) const PIECES: [Entry; 16] = [
    entry(Kind::King, 'K', "king", "K", Source::Ours),
    entry(Kind::Queen, 'Q', "queen", "Q", Source::Ours),
    entry(Kind::Lion, 'L', "lion", "KNAD", Source::Ours),
    entry(Kind::Magister, 'M', "magister", "mRB", Source::Ours),
    entry(Kind::Jester, 'J', "jester", "K", Source::Ours),
    entry(Kind::Bishop, 'B', "bishop", "B", Source::Given),
    entry(Kind::Paladin, 'D', "paladin", "BW", Source::Ours),
    entry(Kind::Tower, 'R', "tower", "R", Source::Given),
    entry(Kind::Knight, 'N', "knight", "N", Source::Given),
    // That they go on after the leap is given; that they go any distance is ours.
    entry(Kind::Champion, 'H', "champion", "t[NR]", Source::Given),
    entry(Kind::Griffin, 'G', "griffin", "t[NB]", Source::Given),
    entry(Kind::Assassin, 'A', "assassin", "FAD", Source::Ours),
    // The double step and the capture in passing are in rules/pawns.rs.
    entry(Kind::Pawn, 'P', "pawn", "fmWfcF", Source::Ours),
    entry(Kind::Cardinal, 'C', "cardinal", "NB", Source::Given),
    entry(Kind::Marshal, 'S', "marshal", "NR", Source::Given),
    entry(Kind::Emperor, 'E', "emperor", "NQ", Source::Given),
];

/// The array (rule 1.3), from each side's first rank on, file a first; `-` is an empty square.
/// Black's men stand on the same files. The source gives none of it.
pub(super) const ARRAY: [&str; 3] = ["RNBDQKDBNR", "AHGLMJ-GHA", "PPPPPPPPPP"];

/// The rank, counted from a side's own border, that a Pawn may step two from (rule 1.2).
pub(super) const DOUBLE_STEP_RANK: u8 = 3;

static MOVES: [Moves; PIECES.len()] = {
    let mut moves = [Moves::read(""); PIECES.len()];
    let mut index = 0;
    while index < PIECES.len() {
        assert!(PIECES[index].kind as usize == index);
        moves[index] = Moves::read(PIECES[index].betza);
        index += 1;
    }
    moves
};

/// How a piece of this kind moves.
pub(super) fn moves(kind: Kind) -> &'static Moves {
    &MOVES[kind as usize]
}
