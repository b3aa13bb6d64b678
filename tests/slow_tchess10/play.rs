//! Moves as choices with their texts, and what they do.

use super::board::{Board, Piece, Place, Stack};
use super::ways::{Walker, Way};
use super::{Debt, Position, ends};

/// A legal move: its text, and what it is.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) text: String,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    Goes {
        way: Way,
        becomes: Option<char>,
        turned: Option<char>,
        freed: Option<Place>,
    },
    Turns(Place, char),
    Pays(Place),
}

/// 1.5: what a Pawn may become.
fn promotions(position: &Position) -> String {
    let mods = position.mods;
    let mut letters = "LMJBDRNGA".to_string();
    letters += if mods.emperor { "E" } else { "Q" };
    match (mods.cardinal, mods.marshal) {
        (false, false) => letters += "H",
        (cardinal, marshal) => {
            letters += if cardinal { "C" } else { "" };
            letters += if marshal { "S" } else { "" };
        }
    }
    let forbidden = if mods.last_hero {
        "KLQMJECS"
    } else if mods.war_council {
        "KLQMCSE"
    } else if mods.theocracy {
        "BD"
    } else {
        ""
    };
    letters.retain(|letter| !forbidden.contains(letter));
    letters
}

/// A board after a way was gone, and what was captured on it, and where.
struct Gone {
    board: Board,
    captured: Option<(Place, Stack)>,
    seized: bool,
}

/// Lifts the piece, with or without who is below it, and sets it down.
fn go(position: &Position, way: Way) -> Gone {
    let mut board = position.board.clone();
    let Stack { top, bottom } = board.at(way.from);
    let piece = top.expect("a piece");
    let mut load = bottom;
    let alone = |piece| Stack {
        top: piece,
        bottom: None,
    };
    board.set(way.from, Stack::default());
    if !way.with[0] {
        board.set(way.from, alone(load.take()));
    }
    let last_with = if let Some(over) = way.over {
        if way.with[1] && load.is_none() {
            load = board.at(over).top;
            board.set(over, Stack::default());
        } else if !way.with[1] {
            board.set(over, alone(load.take()));
        }
        way.with[1]
    } else {
        way.with[0]
    };
    assert_eq!(last_with, load.is_some(), "{way:?}");
    let prey = if way.passing {
        let behind = if piece.white { -1 } else { 1 };
        way.to.plus((0, behind))
    } else {
        way.to
    };
    let there = board.at(prey);
    let mut captured = None;
    let mut seized = false;
    if let Some(other) = there.top {
        board.set(prey, Stack::default());
        if other.white == piece.white {
            load = Some(other);
        } else if position.mods.seizing() && other.letter == 'K' {
            load = Some(other);
            seized = true;
        } else {
            captured = Some((prey, there));
        }
    }
    board.set(
        way.to,
        Stack {
            top: Some(piece),
            bottom: load,
        },
    );
    Gone {
        board,
        captured,
        seized,
    }
}

/// 2.3: the free squares nearest to a captured holder.
fn nearest_free(board: &Board, holder: Place) -> Vec<Place> {
    for distance in 0..10 {
        let found: Vec<Place> = Place::all()
            .filter(|place| {
                let files = (place.file - holder.file).abs();
                let ranks = (place.rank - holder.rank).abs();
                files.max(ranks) == distance && board.is_free(*place)
            })
            .collect();
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

/// The King that a captured stack held, of the side that captured it.
fn held_king(captured: Option<(Place, Stack)>) -> Option<(Place, Piece)> {
    let (place, stack) = captured?;
    let below = stack.bottom?;
    (below.white != stack.top?.white).then_some((place, below))
}

fn way_text(way: Way) -> String {
    let mut text = way.from.name();
    let stops = way.over.into_iter().chain([way.to]);
    for (stop, with) in stops.zip(way.with) {
        if with {
            text += "&";
        }
        text += &stop.name();
    }
    text
}

/// The ways of all pieces of the side to move that have not moved, until `take` has enough.
fn each_way(position: &Position, take: &mut dyn FnMut(Way) -> bool) -> bool {
    let walker = Walker {
        board: &position.board,
        mods: position.mods,
        passed: position.passed,
    };
    Place::all().any(|from| {
        let top = position.board.at(from).top;
        let may = top.is_some_and(|piece| piece.white == position.white_moves && !piece.moved);
        may && walker.ways(from, take)
    })
}

/// 1.4: a side may not leave its King attacked.
fn leaves_king(position: &Position, way: Way) -> bool {
    if !position.mods.check() {
        return false;
    }
    let walker = Walker {
        board: &go(position, way).board,
        mods: position.mods,
        passed: None,
    };
    let (king, _) = walker.board.king(position.white_moves).expect("a King");
    walker.attacks(!position.white_moves, king)
}

pub(super) fn choices(position: &Position) -> Vec<Choice> {
    let mut found = Vec::new();
    if ends::is_won(position) {
        return found;
    }
    let mover = position.white_moves;
    let debt = position.debt(mover);
    if debt != Debt::default() {
        let letter = if debt.crowned > 0 { 'K' } else { 'J' };
        return payers(position, mover)
            .into_iter()
            .map(|place| Choice {
                text: format!("{}={letter}", place.name()),
                what: What::Pays(place),
            })
            .collect();
    }
    let becoming = promotions(position);
    each_way(position, &mut |way| {
        if !leaves_king(position, way) {
            add_choices(position, way, &becoming, &mut found);
        }
        false
    });
    // 2.12
    if position.mods.reform && !ends::in_check(position, mover) {
        for (place, piece, top) in position.board.pieces() {
            let stays = position.mods.flag_capture && piece.letter == 'K';
            if top && piece.white == mover && !piece.moved && !stays {
                for facing in "nesw".chars().filter(|&facing| facing != piece.facing) {
                    found.push(Choice {
                        text: format!("{}@{facing}", place.name()),
                        what: What::Turns(place, facing),
                    });
                }
            }
        }
    }
    found
}

/// A way with every promotion, turn and square for a freed King.
fn add_choices(position: &Position, way: Way, becoming: &str, found: &mut Vec<Choice>) {
    let piece = position.board.at(way.from).top.expect("a piece");
    let becomes: Vec<Option<char>> = if piece.letter == 'P' && way.to.rank_of(piece.white) == 10 {
        becoming.chars().map(Some).collect()
    } else {
        vec![None]
    };
    let mut turns = vec![None];
    if position.mods.polarity {
        turns.extend(
            "nesw"
                .chars()
                .filter(|&facing| facing != piece.facing)
                .map(Some),
        );
    }
    let mut frees = vec![None];
    if position.mods.seizing() {
        let gone = go(position, way);
        if let Some((holder, _)) = held_king(gone.captured) {
            frees = nearest_free(&gone.board, holder)
                .into_iter()
                .map(Some)
                .collect();
        }
    }
    let start = way_text(way);
    for &becomes in &becomes {
        for &turned in &turns {
            for &freed in &frees {
                let mut text = start.clone();
                text.extend(becomes.map(|letter| letter.to_ascii_lowercase()));
                if let Some(facing) = turned {
                    text.push('@');
                    text.push(facing);
                }
                if let Some(place) = freed {
                    text.push(',');
                    text += &place.name();
                }
                found.push(Choice {
                    text,
                    what: What::Goes {
                        way,
                        becomes,
                        turned,
                        freed,
                    },
                });
            }
        }
    }
}

/// 2.6: the Pawns that may become Jesters.
fn payers(position: &Position, white: bool) -> Vec<Place> {
    let mut found = Vec::new();
    for (place, piece, top) in position.board.pieces() {
        if piece.white != white || piece.letter != 'P' {
            continue;
        }
        let mut board = position.board.clone();
        let mut stack = board.at(place);
        if top {
            stack.top = Some(Piece {
                letter: 'J',
                ..piece
            });
        }
        board.set(place, stack);
        let walker = Walker {
            board: &board,
            mods: position.mods,
            passed: None,
        };
        let attacks = position.mods.check()
            && top
            && board
                .king(!white)
                .is_some_and(|(king, _)| walker.ways(place, &mut |way| way.to == king));
        if !attacks {
            found.push(place);
        }
    }
    found
}

fn settle_debts(position: &mut Position) {
    for white in [true, false] {
        if position.debt(white) != Debt::default() && payers(position, white).is_empty() {
            *position.debt_mut(white) = Debt::default();
        }
    }
}

/// Whether an unmoved piece of the side to move can move, or be turned.
fn can_go_on(position: &Position) -> bool {
    each_way(position, &mut |way| !leaves_king(position, way))
        || (position.mods.reform && !choices(position).is_empty())
}

pub(super) fn after(position: &Position, choice: &Choice) -> Position {
    let mut after = position.clone();
    let mover = position.white_moves;
    after.passed = None;
    let mut passed = None;
    let mut resets = false;
    let made = position
        .board
        .pieces()
        .filter(|(_, piece, _)| piece.moved)
        .count();
    let change = |after: &mut Position, place: Place, change: &dyn Fn(&mut Piece)| {
        let mut stack = after.board.at(place);
        change(stack.top.as_mut().expect("a piece"));
        after.board.set(place, stack);
    };
    match choice.what {
        What::Pays(place) => {
            let crowned = position.debt(mover).crowned > 0;
            let mut stack = position.board.at(place);
            for piece in [&mut stack.top, &mut stack.bottom].into_iter().flatten() {
                if piece.letter == 'P' && piece.white == mover {
                    piece.letter = if crowned { 'K' } else { 'J' };
                }
            }
            after.board.set(place, stack);
            let debt = after.debt_mut(mover);
            if crowned {
                debt.crowned -= 1;
            } else {
                debt.jesters -= 1;
            }
            settle_debts(&mut after);
            return after;
        }
        What::Turns(place, facing) => change(&mut after, place, &|piece| {
            piece.facing = facing;
            piece.moved = true;
        }),
        What::Goes {
            way,
            becomes,
            turned,
            freed,
        } => {
            let gone = go(position, way);
            after.board = gone.board;
            let walked = position.board.at(way.from).top.expect("a piece");
            resets = walked.letter == 'P' || gone.captured.is_some() || gone.seized;
            change(&mut after, way.to, &|piece| {
                piece.letter = becomes.unwrap_or(piece.letter);
                piece.facing = turned.unwrap_or(piece.facing);
                piece.moved = true;
            });
            if let (Some(place), Some((_, king))) = (freed, held_king(gone.captured)) {
                let stack = Stack {
                    top: Some(king),
                    bottom: None,
                };
                after.board.set(place, stack);
            }
            if let Some((_, lost)) = gone.captured {
                for piece in [lost.top, lost.bottom].into_iter().flatten() {
                    if piece.white != mover && position.mods.illusions {
                        let debt = after.debt_mut(!mover);
                        debt.jesters += usize::from(piece.letter == 'J');
                        debt.crowned +=
                            usize::from(piece.letter == 'K' && position.mods.jester_king);
                    }
                }
            }
            if way.double && !position.mods.strike {
                passed = Some(way.from.plus((0, if mover { 1 } else { -1 })));
            }
        }
    }
    settle_debts(&mut after);
    // 2.1: a turn's first move adds one, a capture or Pawn move sets it to 0.
    if resets {
        after.half = 0;
    } else if made == 0 {
        after.half = (after.half + 1).min(9_999);
    }
    let moves = if position.mods.strike { 3 } else { 1 };
    let over = made + 1 == moves || (!ends::is_won(&after) && !can_go_on(&after));
    if over {
        end_turn(&mut after);
    }
    // The passed square is written only where a capture there is legal.
    after.passed = passed;
    if passed.is_some() {
        let captured = !ends::is_won(&after)
            && each_way(&after, &mut |way| way.passing && !leaves_king(&after, way));
        if !captured {
            after.passed = None;
        }
    }
    after
}

fn end_turn(position: &mut Position) {
    for place in Place::all() {
        let mut stack = position.board.at(place);
        for piece in [&mut stack.top, &mut stack.bottom].into_iter().flatten() {
            piece.moved = false;
        }
        position.board.set(place, stack);
    }
    if !position.white_moves {
        position.full += 1;
    }
    position.white_moves = !position.white_moves;
}
