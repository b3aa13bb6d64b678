//! Counting the leaves of the tree of legal moves.

use crate::moves::Move;
use crate::position::Position;

/// How many lines of `depth` plies there are from `position`; 1 for depth 0. No draw rule is applied.
/// The last ply's moves are counted without being played.
///
/// ```
/// use das_chess::{Position, perft};
/// assert_eq!(perft(&Position::start(), 2), 1_481); // rule 2.2's army
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => count(position, depth, &mut Vec::new()),
    }
}

/// `moves` is one stack for all plies: each uses what lies above its own start.
fn count(position: &Position, depth: u32, moves: &mut Vec<Move>) -> u64 {
    if depth == 1 {
        return position.legal_move_count();
    }
    let start = moves.len();
    position.add_legal_moves(moves);
    let mut nodes = 0;
    for index in start..moves.len() {
        let mut after = position.clone();
        after.advance_unchecked(moves[index]);
        nodes += count(&after, depth - 1, moves);
    }
    moves.truncate(start);
    nodes
}
