//! The positions that every benchmark uses, here and in JavaScript.

/// One position, and how deep `perft` goes there to take some tenths of a second.
#[derive(Clone, Copy)]
pub struct Case {
    /// What the table calls it.
    pub name: &'static str,
    /// Plies for perft.
    pub depth: u32,
    /// The position.
    pub dfen: &'static str,
}

/// The start, five middle games full of vessels, two endings.
///
/// # Panics
/// Where a line of `positions.tsv` has not its three columns.
pub fn cases() -> impl Iterator<Item = Case> {
    include_str!("../positions.tsv").lines().map(|line| {
        let mut columns = line.split('\t');
        let mut column = || columns.next().expect("three columns");
        Case {
            name: column(),
            depth: column().parse().expect("the second column is a depth"),
            dfen: column(),
        }
    })
}

/// The start of 8 x 8 chess.
pub const ORTHODOX_START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A middle game of 8 x 8 chess full of tactics, known for testing move generators.
pub const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
