//! Combinations of modifications (rule 2.14): all that are allowed, and the thirty that are looked at closely.

use das_chess::Color;
use das_chess::tchess10::{
    Kind, Mod, Mods, Move, MoveKind, Options, OutcomeReason, Position, Variant,
};

/// The thirty.
pub(crate) const CLOSELY: [&[Mod]; 30] = {
    use Mod::*;
    [
        &[],
        &[Strike],
        &[Escort],
        &[KingCapture],
        &[FlagCapture],
        &[JesterKing],
        &[Illusions],
        &[LastHero],
        &[WarCouncil],
        &[Theocracy],
        &[Carry],
        &[Polarity],
        &[Polarity, Reform],
        &[Carry, Cardinal, Marshal, Emperor],
        &[Strike, Carry, Polarity, Reform],
        &[Strike, KingCapture, Carry],
        &[Strike, JesterKing, Illusions],
        &[WarCouncil, Cardinal, Marshal, Emperor],
        &[Escort, KingCapture],
        &[Escort, KingCapture, Carry, Polarity, Reform],
        &[Strike, Illusions, LastHero],
        &[LastHero, Carry, Cardinal],
        &[Illusions, LastHero, Carry, Marshal],
        &[JesterKing, Illusions, Carry],
        &[Illusions, Carry],
        &[Illusions, Polarity],
        &[Escort, Illusions, Carry, Emperor],
        &[Strike, Escort, Carry],
        &[Strike, FlagCapture, Polarity, Reform, Marshal],
        &[Strike, KingCapture, Illusions, Carry, Polarity, Reform],
    ]
};

/// Every set of modifications that rule 2.14 allows.
pub(crate) fn allowed() -> impl Iterator<Item = Mods> {
    let sets = 0..1_u32 << Mod::ALL.len();
    sets.map(|set| {
        let mods = Mod::ALL.into_iter().enumerate();
        mods.filter(|&(index, _)| set >> index & 1 == 1)
            .map(|(_, modification)| modification)
            .collect()
    })
    .filter(|&mods| Variant::new(mods, None).is_ok())
}

/// A start with options drawn at random: any border, any hero on any of the five squares.
pub(crate) fn random_start(mods: Mods, random: &mut fastrand::Rng) -> Position {
    let mut options = Options {
        mods,
        ..Options::default()
    };
    let has_border = [Mod::Escort, Mod::KingCapture, Mod::FlagCapture];
    if has_border
        .into_iter()
        .any(|modification| mods.has(modification))
    {
        options.border = Some(random.u8(6..=10));
    }
    if mods.has(Mod::LastHero) {
        let mut heroes = vec![Kind::King, Kind::Lion, Kind::Queen, Kind::Magister];
        heroes.extend([Kind::Jester, Kind::Emperor]);
        match (mods.has(Mod::Cardinal), mods.has(Mod::Marshal)) {
            (true, false) => heroes.push(Kind::Marshal),
            (false, true) => heroes.push(Kind::Cardinal),
            _ => {}
        }
        let squares = [
            ["f1", "e1", "d2", "e2", "f2"],
            ["f10", "e10", "d9", "e9", "f9"],
        ];
        options.heroes = Color::ALL.map(|_| random.choice(&heroes).copied());
        options.hero_squares = Color::ALL.map(|color| {
            let square = random.choice(squares[color as usize]).expect("five");
            Some(square.parse().expect("a square"))
        });
    }
    Position::start(&options).unwrap_or_else(|error| panic!("{options:?}: {error}"))
}

#[test]
fn r2_14_so_many_combinations_are_allowed() {
    // No goal, one of six, or escort with kingCapture; strike, illusions, carry; polarity not, alone or with
    // re-formation; rule 2.13's three. With a last hero likewise, but without the Emperor.
    assert_eq!(allowed().count(), 8 * 2 * 2 * 2 * 3 * 8 + 2 * 2 * 2 * 3 * 4);
    assert_eq!(allowed().count(), 1_632);
}

#[test]
fn r2_14_every_combination_starts_and_plays() {
    let mut random = fastrand::Rng::with_seed(214);
    for mods in allowed() {
        let mut position = random_start(mods, &mut random);
        for _ in 0..20 {
            let text = position.to_text();
            assert_eq!(Position::from_text(&text).as_ref(), Ok(&position), "{text}");
            let moves = position.legal_moves();
            assert_eq!(
                position
                    .outcome()
                    .is_some_and(|end| end.reason.name() != "insufficientMaterial"),
                moves.is_empty(),
                "{text}"
            );
            let Some(&mv) = random.choice(&moves) else {
                break;
            };
            assert_eq!(
                position.parse_move(&mv.to_string()),
                Ok(mv),
                "{mv} in {text}"
            );
            position = position.play(mv).expect("legal");
        }
    }
}

/// The reasons by which a position can end a game under these modifications (rules 1.4, 2.1 to 2.9, 2.15).
fn reasons(mods: Mods) -> Vec<OutcomeReason> {
    let by_goal = [
        (Mod::Escort, OutcomeReason::Escort),
        (Mod::KingCapture, OutcomeReason::KingBroughtHome),
        (Mod::FlagCapture, OutcomeReason::KingBroughtHome),
        (Mod::JesterKing, OutcomeReason::JesterLost),
        (Mod::LastHero, OutcomeReason::HeroCaptured),
        (Mod::WarCouncil, OutcomeReason::Council),
        (Mod::Theocracy, OutcomeReason::Theocracy),
    ];
    let mut reasons: Vec<_> = by_goal
        .into_iter()
        .filter(|&(goal, _)| mods.has(goal))
        .map(|(_, reason)| reason)
        .collect();
    let seizes = mods.has(Mod::KingCapture) || mods.has(Mod::FlagCapture);
    reasons.push(if seizes {
        OutcomeReason::NoMove
    } else {
        OutcomeReason::Stalemate
    });
    let other_goal = Mod::GOALS
        .into_iter()
        .any(|goal| goal != Mod::Escort && mods.has(goal));
    match (mods.has(Mod::Strike), other_goal) {
        (true, false) => reasons.push(OutcomeReason::KingCaptured),
        (false, false) => reasons.push(OutcomeReason::Checkmate),
        _ => {}
    }
    if !mods.has(Mod::Strike) && !other_goal && !mods.has(Mod::Escort) {
        reasons.push(OutcomeReason::InsufficientMaterial);
    }
    reasons
}

#[test]
fn r2_14_the_thirty_end_only_by_a_stated_reason() {
    let mut random = fastrand::Rng::with_seed(30);
    let mut ended = 0;
    for chosen in CLOSELY {
        let mods: Mods = chosen.iter().copied().collect();
        for _ in 0..10 {
            let mut position = random_start(mods, &mut random);
            for _ in 0..200 {
                let outcome = position.outcome();
                if let Some(outcome) = outcome {
                    assert!(
                        reasons(mods).contains(&outcome.reason),
                        "{outcome:?} in {position}"
                    );
                    ended += 1;
                    break;
                }
                let moves = position.legal_moves();
                let mv = random
                    .choice(&moves)
                    .expect("a game that goes on has a move");
                let after = position.play(*mv).expect("legal");
                check_step(&position, *mv, &after);
                position = after;
            }
        }
    }
    // Goals are reached often enough for this to say something.
    assert!(ended > 40, "{ended} games ended");
}

/// What holds for every move: men vanish only by capture, clocks run as they should, the text reads back.
fn check_step(before: &Position, mv: Move, after: &Position) {
    let us = before.turn();
    let men = |position: &Position, color: Color| {
        position
            .cells()
            .flat_map(|(_, cell)| cell.men())
            .filter(|man| man.color == color)
            .count()
    };
    assert_eq!(men(before, us), men(after, us), "{mv} in {before}");
    let lost = men(before, !us) - men(after, !us);
    let captured = before.captured_by(mv).map_or(0, |(_, cell)| {
        cell.men().filter(|man| man.color != us).count()
    });
    assert!(
        lost == captured
            || (lost == 0
                && before
                    .captured_by(mv)
                    .is_some_and(|(_, cell)| cell.upper.kind == Kind::King)),
        "{mv} in {before}"
    );
    assert_eq!(before.ends_turn(mv), after.turn() != us);
    assert_eq!(Position::from_text(&after.to_text()).as_ref(), Ok(after));
    if after.turn() == us {
        assert_eq!(after.full_moves(), before.full_moves());
        let made = u8::from(mv.kind() != MoveKind::Illusion);
        assert_eq!(
            after.moved().len(),
            before.moved().len() + usize::from(made)
        );
    } else {
        assert!(after.moved().is_empty());
    }
}
