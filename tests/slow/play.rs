//! What a step does to the board, the rights and the clocks (sections 3 to 6), and which are legal (7.1).

use super::board::{Board, Kind, Man, Side, Square};
use super::steps::{Step, each_step};
use super::{Position, Right, Rights};

/// 3.2: what a pawn may become, an empty Ship among them.
const PROMOTIONS: [(char, Option<Kind>); 9] = [
    ('q', Some(Kind::Queen)),
    ('r', Some(Kind::Rook)),
    ('s', None),
    ('m', Some(Kind::Magister)),
    ('b', Some(Kind::Bishop)),
    ('n', Some(Kind::Knight)),
    ('v', Some(Kind::Valkyrie)),
    ('a', Some(Kind::Amazon)),
    ('c', Some(Kind::Centurion)),
];

/// The legal moves' coordinate texts, each with the position after it.
pub(crate) fn legal_moves(position: &Position) -> Vec<(String, Position)> {
    let mut moves = Vec::new();
    each_step(
        &position.board,
        position.turn,
        position.en_passant,
        &mut |step| {
            let text = step_text(step);
            let after = play(position, step);
            if after.king_hangs(position.turn) {
                return;
            }
            match promotes(position, step) {
                None => moves.push((text, after)),
                Some(side) => {
                    for (letter, kind) in PROMOTIONS {
                        let mut after = after.clone();
                        after.board.put(step.to, Some(promoted(side, kind)));
                        moves.push((format!("{text}{letter}"), after));
                    }
                }
            }
        },
    );
    for (king_step, after) in castlings(position) {
        moves.push((step_text(king_step), after));
    }
    for (_, after) in &mut moves {
        drop_useless_en_passant(after);
    }
    moves
}

fn step_text(step: Step) -> String {
    let leaves = if step.passenger { "~" } else { "" };
    format!("{}{leaves}{}", step.from.text(), step.to.text())
}

/// 3.2 and 4.5: a pawn, or an Elva, that comes to the last rank.
fn promotes(position: &Position, step: Step) -> Option<Side> {
    match position.board.at(step.from) {
        Some(Man::Plain(side, Kind::Pawn | Kind::Elva)) if step.to.rank == side.last_rank() => {
            Some(side)
        }
        _ => None,
    }
}

fn promoted(side: Side, kind: Option<Kind>) -> Man {
    match kind {
        Some(kind) => Man::Plain(side, kind),
        None => Man::Vessel {
            hull: side,
            passenger: None,
        },
    }
}

/// The position after a step; a pawn on its last rank is still a pawn there.
fn play(position: &Position, step: Step) -> Position {
    let mut after = position.clone();
    let mover = position.board.at(step.from).expect("a man that moves");
    let met = position.board.at(step.to);

    let (left_behind, arrived) = arrival(mover, met, step.passenger);
    after.board.put(step.from, left_behind);
    after.board.put(step.to, Some(arrived));

    // 3.3: the pawn that made the double step stands beside the one that takes it.
    let is_pawn = matches!(mover, Man::Plain(_, Kind::Pawn));
    let is_en_passant = is_pawn && position.en_passant == Some(step.to);
    if is_en_passant {
        let behind = Square {
            file: step.to.file,
            rank: step.from.rank,
        };
        after.board.put(behind, None);
    }
    after.en_passant = None;
    if is_pawn && (step.to.rank - step.from.rank).abs() == 2 {
        after.en_passant = step.from.plus(0, position.turn.ahead());
    }

    for side in [Side::White, Side::Black] {
        after.rights[side as usize] = rights_after(position, side, step, &after.board);
    }

    // 4.6, 7.3: captures, pawn moves and an Elva's exit start the count again.
    let may_capture = met.is_some() || is_en_passant;
    let is_capture = may_capture && after.board.count() < position.board.count();
    let is_pawn_move = matches!(mover, Man::Plain(_, Kind::Pawn | Kind::Elva));
    after.half_moves = if is_capture || is_pawn_move {
        0
    } else {
        position.half_moves + 1
    };
    pass_turn(&mut after);
    after
}

fn pass_turn(position: &mut Position) {
    if position.turn == Side::Black {
        position.full_moves += 1;
    }
    position.turn = position.turn.other();
}

/// What stays on the square left, and what then stands on the square reached.
fn arrival(mover: Man, met: Option<Man>, passenger_leaves: bool) -> (Option<Man>, Man) {
    match mover {
        // 5.5: the hull left behind is an empty Ship of its own colour.
        Man::Vessel {
            hull,
            passenger: Some((side, kind)),
        } if passenger_leaves => {
            let ship = Man::Vessel {
                hull,
                passenger: None,
            };
            (Some(ship), minor_arrives(side, kind, met))
        }
        Man::Vessel {
            hull,
            passenger: None,
        } => (None, empty_ship_arrives(hull, met)),
        Man::Vessel { .. } => (None, mover),
        Man::Plain(side, kind) if kind.is_minor() => (None, minor_arrives(side, kind, met)),
        // 4.1, 4.2: what the air pieces are once they have left.
        Man::Plain(side, Kind::Elva) => (None, Man::Plain(side, Kind::Pawn)),
        Man::Plain(side, Kind::AirMagister) => (None, Man::Plain(side, Kind::Magister)),
        Man::Plain(..) => (None, mover),
    }
}

/// 5.3, 5.4: a Minor that comes to a hull goes aboard; an enemy passenger there is lost.
fn minor_arrives(side: Side, kind: Kind, met: Option<Man>) -> Man {
    match met {
        Some(Man::Vessel { hull, .. }) => Man::Vessel {
            hull,
            passenger: Some((side, kind)),
        },
        _ => Man::Plain(side, kind),
    }
}

/// 5.2: an empty Ship that comes to a Minor of either side takes it aboard.
fn empty_ship_arrives(hull: Side, met: Option<Man>) -> Man {
    let passenger = match met {
        Some(Man::Plain(side, kind)) if kind.is_minor() => Some((side, kind)),
        _ => None,
    };
    Man::Vessel { hull, passenger }
}

/// Section 6.4: what is left of a side's castling rights after a step, and what is new.
fn rights_after(before: &Position, side: Side, step: Step, board: &Board) -> Rights {
    let mut rights = before.rights[side as usize];
    let mover = before.board.at(step.from).expect("a man that moves");
    if mover == Man::Plain(side, Kind::King) {
        return Rights::NONE;
    }
    if !rights.king {
        return rights;
    }
    for (index, corner) in corners(side).into_iter().enumerate() {
        let right = &mut rights.corners[index];
        if step.from == corner {
            // The hull or Rook goes, or only the passenger does.
            *right = match *right {
                Some(Right::Origin) if step.passenger => Some(Right::Origin),
                _ => None,
            };
        }
        if step.to == corner {
            let minor_moves = step.passenger || mover.is_minor();
            let hull_stays = minor_moves && before.board.at(corner).is_some_and(is_vessel);
            let arrived = board.at(corner).expect("the man that moved");
            let came_aboard = arrived.is_loaded() && (minor_moves || mover.is_empty_ship());
            *right = match *right {
                Some(Right::Origin) if hull_stays => Some(Right::Origin),
                _ if came_aboard && arrived.owner() == side => Some(Right::Formed),
                _ => None,
            };
        }
    }
    rights
}

fn is_vessel(man: Man) -> bool {
    matches!(man, Man::Vessel { .. })
}

/// A side's corners on its home rank, a before j.
pub(crate) fn corners(side: Side) -> [Square; 2] {
    ['a', 'j'].map(|file| Square::new(file, side.home_rank()))
}

/// Section 6: the King's steps that are castling, with the positions after them.
fn castlings(position: &Position) -> Vec<(Step, Position)> {
    let side = position.turn;
    let rights = position.rights[side as usize];
    let at = |file| Square::new(file, side.home_rank());
    // 6.1: the King's way with where he lands last, the partner's goal, what must be empty.
    let both = [
        ("edcb", at('c'), "bcde", rights.corners[0]),
        ("gh", at('g'), "ghi", rights.corners[1]),
    ];
    let mut found = Vec::new();
    for ((way, partner_to, between, right), corner) in both.into_iter().zip(corners(side)) {
        // 6.2: a vessel that an enemy Pirate owns is no partner.
        let Some(partner) = position.board.at(corner).filter(|man| man.owner() == side) else {
            continue;
        };
        if !rights.king || right.is_none() {
            continue;
        }
        let king_from = at('f');
        let is_empty = |file| position.board.at(at(file)).is_none();
        if !between.chars().all(is_empty) || position.king_hangs(side) {
            continue;
        }
        // 6.3: the King, put on each square of his way in turn, is nowhere attacked.
        let is_safe = |file| {
            let mut there = position.clone();
            there.board.put(king_from, None);
            there
                .board
                .put(at(file), Some(Man::Plain(side, Kind::King)));
            !there.king_hangs(side)
        };
        if !way.chars().all(is_safe) {
            continue;
        }
        let king_to = at(way.chars().last().expect("a way"));
        let mut after = position.clone();
        after.board.put(king_from, None);
        after.board.put(corner, None);
        after.board.put(king_to, Some(Man::Plain(side, Kind::King)));
        after.board.put(partner_to, Some(partner));
        after.rights[side as usize] = Rights::NONE;
        after.en_passant = None;
        after.half_moves += 1;
        pass_turn(&mut after);
        let step = Step {
            from: king_from,
            to: king_to,
            passenger: false,
        };
        found.push((step, after));
    }
    found
}

/// 7.5 and notation, field 4: the passed square counts only while a legal capture uses it.
pub(crate) fn drop_useless_en_passant(position: &mut Position) {
    let Some(passed) = position.en_passant else {
        return;
    };
    let side = position.turn;
    let is_used = [-1, 1].into_iter().any(|files| {
        let Some(from) = passed.plus(files, -side.ahead()) else {
            return false;
        };
        let step = Step {
            from,
            to: passed,
            passenger: false,
        };
        position.board.at(from) == Some(Man::Plain(side, Kind::Pawn))
            && !play(position, step).king_hangs(side)
    });
    if !is_used {
        position.en_passant = None;
    }
}
