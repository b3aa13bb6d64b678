//! The tables of squares, as constants or, where they would have to be downloaded, made at first use.

use super::SquareSet;
use super::leaps::{AMAZON, CENTURION, KING, KNIGHT, PAWN, leaps};
use super::lines::{DIAGONAL, KNIGHTWISE, ORTHOGONAL, Rays, lines, rays};
use super::square::CELLS;

type Table = [SquareSet; CELLS];
const NONE: Table = [SquareSet::EMPTY; CELLS];

pub(crate) struct Tables {
    pub(super) rays: Rays,
    pub(super) rook_lines: Table,
    pub(super) bishop_lines: Table,
    pub(super) rook_steps: Table,
    pub(super) bishop_steps: Table,
    pub(super) valkyrie_lines: Table,
    pub(super) king: Table,
    pub(super) knight: Table,
    pub(super) amazon: Table,
    pub(super) centurion: Table,
    pub(super) pawn: [Table; 2],
    pub(super) amazon_origins: Table,
    pub(super) centurion_origins: Table,
}

/// Constants in a program.
#[cfg(not(target_arch = "wasm32"))]
#[inline]
pub(crate) fn tables() -> &'static Tables {
    static TABLES: Tables = Tables::new();
    &TABLES
}

/// In WebAssembly, whose modules are downloaded, made by the first who asks. Every call looks whether they are made.
#[cfg(target_arch = "wasm32")]
#[inline]
pub(crate) fn tables() -> &'static Tables {
    use std::cell::Cell;

    // Asking a `LazyLock` would be more code in each of the many places.
    thread_local! {
        static TABLES: Cell<Option<&'static Tables>> = const { Cell::new(None) };
    }

    #[cold]
    #[inline(never)]
    fn make() -> &'static Tables {
        let tables = Box::leak(Box::new(Tables::new()));
        TABLES.set(Some(tables));
        tables
    }

    match TABLES.get() {
        Some(tables) => tables,
        None => make(),
    }
}

impl Tables {
    const fn new() -> Self {
        let rays = rays();
        let rook_lines = lines(&rays, ORTHOGONAL);
        let bishop_lines = lines(&rays, DIAGONAL);
        let king = leaps(NONE, KING);
        let knight = leaps(NONE, KNIGHT);
        let amazon = leaps(knight, AMAZON);
        let centurion = leaps(knight, CENTURION);
        Self {
            rook_steps: common(&rook_lines, &king),
            bishop_steps: common(&bishop_lines, &king),
            rook_lines,
            bishop_lines,
            valkyrie_lines: lines(&rays, KNIGHTWISE),
            rays,
            king,
            amazon_origins: origins(&amazon),
            centurion_origins: origins(&centurion),
            amazon,
            centurion,
            knight,
            pawn: [leaps(NONE, PAWN[0]), leaps(NONE, PAWN[1])],
        }
    }
}

/// What both of two kinds of moves reach from every cell: nothing from edge cells, where one of them has no lines.
const fn common(one: &Table, other: &Table) -> Table {
    let mut table = NONE;
    let mut index = 0;
    while index < CELLS {
        table[index] = SquareSet::from_bits(one[index].bits() & other[index].bits());
        index += 1;
    }
    table
}

/// From which cells each square is reached. On the board those are the ones that it reaches itself; edge cells, which
/// nothing reaches, are among them, too.
const fn origins(targets: &Table) -> Table {
    let mut table = NONE;
    let mut from = 0;
    while from < CELLS {
        let mut left = targets[from].bits();
        while left != 0 {
            let to = left.trailing_zeros() as usize;
            table[to] = SquareSet::from_bits(table[to].bits() | 1 << from);
            left &= left - 1;
        }
        from += 1;
    }
    table
}
