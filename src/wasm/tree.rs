//! Trees of moves as text, and the ends of games in streams: what the records of both games have in common.
//!
//! A tree crosses as one text: texts of moves in the order of a record, variations in parentheses behind the move that
//! they replace, one space between all tokens: `e2e4 ( d2d4 e9e7 ) e9e7`. Moves are counted from 1 in that order; 0 is
//! the start.

use crate::notation::Step;
use crate::{MoveError, NodeId, Playable, Record, Splitter};

/// The tree of a record. `note` is told of each node with its number.
pub(super) fn moves_text<P: Playable>(
    record: &Record<P>,
    mut note: impl FnMut(NodeId, u32),
) -> String {
    let mut moves = String::with_capacity(6 * record.node_count());
    let mut count = 0;
    note(NodeId::ROOT, 0);
    record.walk(&mut |step| {
        if !moves.is_empty() {
            moves.push(' ');
        }
        match step {
            Step::Open => moves.push('('),
            Step::Close => moves.push(')'),
            Step::Move(node, mv) => {
                count += 1;
                moves.push_str(&P::coordinates(mv));
                note(node, count);
            }
        }
    });
    moves
}

/// Grows the tree of such a text; gives its nodes by their numbers. `refused` tells of a parenthesis without its other
/// one or without a move before it, `illegal` of a move that a position refuses.
pub(super) fn grow<P: Playable, E>(
    record: &mut Record<P>,
    moves: &str,
    refused: fn(&str) -> E,
    illegal: fn(&P, &str, MoveError<P::Move>) -> E,
) -> Result<Vec<NodeId>, E> {
    let start = record.start().clone();
    let mut nodes = vec![NodeId::ROOT];
    // For each open line its last node, the position there and the one before.
    let mut lines = vec![(NodeId::ROOT, start.clone(), start)];
    for token in moves.split_ascii_whitespace() {
        let Some((node, position, before)) = lines.last_mut() else {
            return Err(refused(token));
        };
        match token {
            "(" => {
                let branch = (record.node(*node).parent(), before.clone(), before.clone());
                lines.push(branch);
            }
            ")" => {
                lines.pop();
            }
            _ => {
                let mv = match position.find(token) {
                    Ok(mv) => mv,
                    Err(error) => return Err(illegal(position, token, error)),
                };
                let after = position.after(mv);
                *node = record.add_legal(*node, mv);
                *before = std::mem::replace(position, after);
                nodes.push(*node);
            }
        }
    }
    Ok(nodes)
}

/// Finds the ends of games in the next bytes of a text; `state` is what the last call gave, empty at first.
///
/// Gives the state for the next call, [`Splitter::NUMBERS`] numbers, and then four numbers for each cut: bytes
/// from the start of `bytes`, below 0 where the cut is in earlier ones; 1 if what lies before, back to the last
/// cut, is a game, 0 if it is to be thrown away; line and column of what follows.
pub(super) fn split(bytes: &[u8], state: &[i32], is_last: bool) -> Vec<i32> {
    let mut splitter = <[i32; Splitter::NUMBERS]>::try_from(state)
        .ok()
        .and_then(|numbers| Splitter::from_numbers(numbers.map(i32::cast_unsigned)))
        .unwrap_or_default();
    let cuts = splitter.feed(bytes, is_last);
    let mut numbers = splitter.to_numbers().map(u32::cast_signed).to_vec();
    for cut in cuts {
        numbers.extend([
            cut.offset as i32,
            i32::from(cut.is_game),
            cut.place.line.cast_signed(),
            cut.place.column.cast_signed(),
        ]);
    }
    numbers
}
