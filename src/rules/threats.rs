//! Which moves give check or mate, found for a whole list at once.

use super::attacks::Reach;
use super::king_lines::KingLines;
use crate::moves::{Move, MoveKind, Mover};
use crate::piece::Kind;
use crate::position::Position;

/// What a move does to the enemy King.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Threat {
    /// Nothing.
    None,
    /// It gives check.
    Check,
    /// It gives mate.
    Mate,
}

/// Tells the checks among the moves of one position.
///
/// A man that leaves one square and fills another checks from where he comes to, or by leaving a line that
/// he alone barred. Every other move (what changes its kind, comes aboard, goes ashore, or moves two men)
/// is played and looked at.
pub(crate) struct Threats<'a> {
    position: &'a Position,
    /// From where each kind would attack the enemy King.
    reach: Reach,
    lines: KingLines,
}

impl<'a> Threats<'a> {
    pub(crate) fn of(position: &'a Position) -> Self {
        let enemy = !position.turn;
        Self {
            position,
            reach: Reach::of(position.king_square(enemy), position.occupied()),
            lines: KingLines::of(&position.placement, enemy),
        }
    }

    /// What the legal move `mv` does to the enemy King.
    pub(crate) fn of_move(&self, mv: Move) -> Threat {
        if self.is_plain(mv) && !self.plain_check(mv) {
            return Threat::None;
        }
        let after = self.position.play_unchecked(mv);
        if !after.is_check() {
            Threat::None
        } else if after.has_legal_move() {
            Threat::Check
        } else {
            Threat::Mate
        }
    }

    fn is_plain(&self, mv: Move) -> bool {
        matches!(
            mv.kind,
            MoveKind::Step | MoveKind::DoubleStep | MoveKind::Capture
        ) && mv.mover != Mover::Passenger
            && mv.promotion.is_none()
    }

    fn plain_check(&self, mv: Move) -> bool {
        let loaded = self.position.placement.loaded().contains(mv.from);
        let discovers = self.lines.bars().contains(mv.from);
        self.reach
            .of_kind(mv.piece, self.position.turn)
            .contains(mv.to)
            || mv.piece == Kind::Ship && loaded && self.reach.of_passenger().contains(mv.to)
            || discovers && !self.lines.line_of(mv.from).contains(mv.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Random games from positions where vessels, pins and promotions abound.
    const STARTS: [&str; 5] = [
        crate::notation::START,
        "9k/10/3s1S(n)4/2s(a)3S3/4N5/2S(A)3s(N)3/3p1R4/10/10/K9 w",
        "s(a)4k3a/10/V8r/9R/8C1/10/10/10/1M8/S(A)4K2^M1 w KA - Ca",
        "S(a)p3k3A/S(N)4S(n)n2s(n)/2S7/S(N)9/A9/10/10/S(n)2p5N/2S(n)2Pn3/5K3s(A) w Kka+ - A",
        "1^p3k3S/A8s(a)/8P1/9s(A)/7a2/2AN6/s(A)5S(A)2P/2s6s/4P4S(n)/s(N)^P3K4 b Kk - ac",
    ];

    #[test]
    fn checks_and_mates_are_those_that_playing_shows() {
        let mut random = fastrand::Rng::with_seed(71);
        let (mut checks, mut mates) = (0, 0);
        for game in 0..200 {
            let mut position = Position::from_dfen(STARTS[game % STARTS.len()]).unwrap();
            for _ in 0..80 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let threats = Threats::of(&position);
                for &mv in &moves {
                    let after = position.play_unchecked(mv);
                    let played = match (after.is_check(), after.has_legal_move()) {
                        (false, _) => Threat::None,
                        (true, true) => Threat::Check,
                        (true, false) => Threat::Mate,
                    };
                    assert_eq!(threats.of_move(mv), played, "{position} {mv}");
                    checks += usize::from(played != Threat::None);
                    mates += usize::from(played == Threat::Mate);
                }
                position = position.play_unchecked(moves[random.usize(..moves.len())]);
            }
        }
        assert!(
            checks > 1_000 && mates > 20,
            "{checks} checks, {mates} mates"
        );
    }
}
