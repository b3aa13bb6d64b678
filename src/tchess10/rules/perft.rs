//! Counting the leaves of the tree of legal moves.

use crate::tchess10::position::Position;

/// How many lines of `depth` moves there are from `position`; 1 for depth 0. One move is one ply, with strike
/// too (rule 3.3). No draw rule is applied.
///
/// ```
/// use das_chess::tchess10::{Options, Position, perft};
/// let start = Position::start(&Options::default()).unwrap();
/// assert_eq!(perft(&start, 2), 6_581);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_move_count(),
        _ => position
            .legal_moves()
            .into_iter()
            .map(|mv| perft(&position.play_unchecked(mv), depth - 1))
            .sum(),
    }
}
