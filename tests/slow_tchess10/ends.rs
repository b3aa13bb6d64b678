//! How a game ends (1.4, 2.2 to 2.9, 2.15).

use super::Position;
use super::play;
use super::ways::Walker;

/// The goal by which a side has won, the first in the order of 3.3.
pub(super) fn goal(position: &Position, white: bool) -> Option<&'static str> {
    let Position {
        mods,
        border,
        board,
        ..
    } = position;
    let enemy = !white;
    let debt = position.debt(enemy);
    if mods.escort
        && let Some((place, true)) = board.king(white)
        && place.rank_of(white) >= *border
    {
        return Some("escort");
    }
    if mods.strike && !mods.goal_but_escort() && board.count(enemy, "K") == 0 {
        return Some("kingCaptured");
    }
    if mods.seizing()
        && let Some((place, false)) = board.king(enemy)
        && place.rank_of(white) <= 11 - border
    {
        return Some("kingBroughtHome");
    }
    if mods.jester_king && board.count(enemy, "K") + debt.crowned == 0 {
        return Some("jesterLost");
    }
    if mods.last_hero {
        let heroes = match (mods.cardinal, mods.marshal) {
            (true, false) => "KLQMJES",
            (false, true) => "KLQMJEC",
            _ => "KLQMJE",
        };
        if board.count(enemy, heroes) + debt.jesters == 0 {
            return Some("heroCaptured");
        }
    }
    if mods.war_council && board.count(enemy, "KLQMCSE") == 0 {
        return Some("council");
    }
    if mods.theocracy && board.count(enemy, "BD") == 0 {
        return Some("theocracy");
    }
    None
}

/// Whether a goal has been reached.
pub(super) fn is_won(position: &Position) -> bool {
    goal(position, true).is_some() || goal(position, false).is_some()
}

/// Whether a side's King is attacked, where that matters.
pub(super) fn in_check(position: &Position, white: bool) -> bool {
    let walker = Walker {
        board: &position.board,
        mods: position.mods,
        passed: None,
    };
    position.mods.check()
        && position
            .board
            .king(white)
            .is_some_and(|(place, _)| walker.attacks(!white, place))
}

pub(super) fn ending(position: &Position) -> Option<(Option<&'static str>, &'static str)> {
    let name = |white| if white { "white" } else { "black" };
    for white in [true, false] {
        if let Some(reason) = goal(position, white) {
            return Some((Some(name(white)), reason));
        }
    }
    let mover = position.white_moves;
    if play::choices(position).is_empty() {
        return Some(if in_check(position, mover) {
            (Some(name(!mover)), "checkmate")
        } else if position.mods.seizing() {
            (Some(name(!mover)), "noMove")
        } else {
            (None, "stalemate")
        });
    }
    let mods = position.mods;
    let plain = !(mods.strike || mods.escort || mods.goal_but_escort());
    if plain
        && position
            .board
            .pieces()
            .all(|(_, piece, _)| piece.letter == 'K')
    {
        return Some((None, "insufficientMaterial"));
    }
    None
}
