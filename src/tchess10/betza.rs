//! The move language: as much of Betza's notation as the pieces need, read while the program is compiled.
//!
//! | text | meaning |
//! |---|---|
//! | `W` `F` `D` `N` `A` | leaps of (1,0), (1,1), (2,0), (1,2), (2,2) squares, in every direction |
//! | a leap's letter twice | a rider: the same leap again and again while the squares are empty |
//! | `R` `B` `Q` `K` | short for `WW`, `FF`, `RB` and `WF` |
//! | `t[NR]` | then: the first part, and from an empty square, if it likes, on along the second, outward |
//! | `m` `c` before a move | only moves, only captures |
//! | `f` before a move | only ahead: the one straight step, or the two diagonal ones |
//!
//! Everything is told from the piece: ahead is where it faces.

/// A step, seen from the piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// Squares to the right; negative to the left.
    pub(crate) right: i8,
    /// Squares ahead; negative for backward.
    pub(crate) ahead: i8,
}

/// How a piece gets somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Straight to one square, whatever stands between.
    Leap(Step),
    /// The step any number of times, over empty squares.
    Ride(Step),
    /// A leap, and from an empty square on along one of these rides, if it likes.
    Bent(Step, [Option<Step>; 2]),
}

/// One way of a piece, with what it may do at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Atom {
    /// How the piece gets there.
    pub(crate) way: Way,
    /// Whether it may end on an empty square.
    pub(crate) moves: bool,
    /// Whether it may end on an enemy.
    pub(crate) captures: bool,
}

/// The most ways that a piece can have: the Lion's.
const MOST: usize = 24;

/// How far a step can lead on the board, in each direction.
const FAR: i8 = 9;

/// All ways of a piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moves {
    atoms: [Atom; MOST],
    len: usize,
    /// Where it captures on an empty board: a row for each number of squares ahead, a bit for each to the right.
    captures: [u32; 2 * FAR as usize + 1],
}

impl Moves {
    /// The ways, in no particular order.
    pub(crate) fn atoms(&self) -> &[Atom] {
        &self.atoms[..self.len]
    }

    /// Whether the piece captures so far away, if nothing stands in its way.
    pub(crate) const fn may_capture(&self, goal: Step) -> bool {
        self.captures[(goal.ahead + FAR) as usize] & 1 << (goal.right + FAR) != 0
    }

    /// Reads a text of the language. Told to be right: used in constants, it does not compile otherwise.
    pub(crate) const fn read(text: &str) -> Self {
        let text = text.as_bytes();
        let nothing = Atom {
            way: Way::Leap(Step { right: 0, ahead: 0 }),
            moves: false,
            captures: false,
        };
        let mut moves = Self {
            atoms: [nothing; MOST],
            len: 0,
            captures: [0; 2 * FAR as usize + 1],
        };
        let mut at = 0;
        while at < text.len() {
            let (mut only_moves, mut only_captures, mut only_ahead) = (false, false, false);
            while matches!(text[at], b'm' | b'c' | b'f') {
                match text[at] {
                    b'm' => only_moves = true,
                    b'c' => only_captures = true,
                    _ => only_ahead = true,
                }
                at += 1;
            }
            let how = Manner {
                moves: !only_captures,
                captures: !only_moves,
                only_ahead,
            };
            match text[at] {
                b'R' => moves.add(W, true, how),
                b'B' => moves.add(F, true, how),
                b'Q' => {
                    moves.add(W, true, how);
                    moves.add(F, true, how);
                }
                b'K' => {
                    moves.add(W, false, how);
                    moves.add(F, false, how);
                }
                b't' => {
                    assert!(text[at + 1] == b'[' && text[at + 4] == b']');
                    let ride = match text[at + 3] {
                        b'R' => W,
                        b'B' => F,
                        _ => panic!("the second part is a rider"),
                    };
                    moves.add_bent(leap(text[at + 2]), ride, how);
                    at += 4;
                }
                letter => {
                    let rides = at + 1 < text.len() && text[at + 1] == letter;
                    moves.add(leap(letter), rides, how);
                    at += rides as usize;
                }
            }
            at += 1;
        }
        moves
    }

    const fn push(&mut self, way: Way, how: Manner) {
        self.atoms[self.len] = Atom {
            way,
            moves: how.moves,
            captures: how.captures,
        };
        self.len += 1;
        if how.captures {
            match way {
                Way::Leap(step) => self.note(step),
                Way::Ride(step) => self.note_ride(Step { right: 0, ahead: 0 }, step),
                Way::Bent(leap, on) => {
                    self.note(leap);
                    let mut index = 0;
                    while index < on.len() {
                        if let Some(step) = on[index] {
                            self.note_ride(leap, step);
                        }
                        index += 1;
                    }
                }
            }
        }
    }

    /// Notes that the piece captures so far away.
    const fn note(&mut self, goal: Step) {
        self.captures[(goal.ahead + FAR) as usize] |= 1 << (goal.right + FAR);
    }

    /// Notes a ride that begins so far away.
    const fn note_ride(&mut self, from: Step, step: Step) {
        let mut goal = from;
        loop {
            goal.right += step.right;
            goal.ahead += step.ahead;
            let is_far = goal.right.abs() > FAR || goal.ahead.abs() > FAR;
            if is_far {
                return;
            }
            self.note(goal);
        }
    }

    /// A leap in every direction, or the ride that repeats it.
    const fn add(&mut self, leap: (i8, i8), rides: bool, how: Manner) {
        let mut index = 0;
        while index < 8 {
            if let Some(step) = turned(leap, index)
                && (!how.only_ahead || step.ahead > 0)
            {
                let way = if rides {
                    Way::Ride(step)
                } else {
                    Way::Leap(step)
                };
                self.push(way, how);
            }
            index += 1;
        }
    }

    /// A leap in every direction, each with the outward ones of the rides.
    const fn add_bent(&mut self, leap: (i8, i8), ride: (i8, i8), how: Manner) {
        let mut index = 0;
        while index < 8 {
            if let Some(first) = turned(leap, index) {
                let mut on = [None; 2];
                let mut found = 0;
                let mut second = 0;
                while second < 8 {
                    if let Some(step) = turned(ride, second)
                        && leads_outward(first, step)
                    {
                        on[found] = Some(step);
                        found += 1;
                    }
                    second += 1;
                }
                self.push(Way::Bent(first, on), how);
            }
            index += 1;
        }
    }
}

/// What the letters before a move say of it.
#[derive(Clone, Copy)]
struct Manner {
    moves: bool,
    captures: bool,
    only_ahead: bool,
}

const W: (i8, i8) = (0, 1);
const F: (i8, i8) = (1, 1);

const fn leap(letter: u8) -> (i8, i8) {
    match letter {
        b'W' => W,
        b'F' => F,
        b'D' => (0, 2),
        b'N' => (1, 2),
        b'A' => (2, 2),
        _ => panic!("no such leap"),
    }
}

/// The leap turned and mirrored in one of eight ways; none where an earlier way gives the same.
const fn turned(leap: (i8, i8), index: usize) -> Option<Step> {
    let (small, large) = leap;
    let straight = small == 0;
    let diagonal = small == large;
    let swapped = index >= 4;
    // A straight leap has no use for the mirror of its zero, a diagonal one none for the swap.
    let doubled = (straight && index % 2 == 1) || (diagonal && swapped);
    if doubled {
        return None;
    }
    let small = if index.is_multiple_of(2) {
        small
    } else {
        -small
    };
    let large = if (index / 2).is_multiple_of(2) {
        large
    } else {
        -large
    };
    Some(if swapped {
        Step {
            right: large,
            ahead: small,
        }
    } else {
        Step {
            right: small,
            ahead: large,
        }
    })
}

/// Whether a ride goes on the way the leap went: nowhere against it, and not square to it.
const fn leads_outward(leap: Step, ride: Step) -> bool {
    let right = leap.right * ride.right;
    let ahead = leap.ahead * ride.ahead;
    right >= 0 && ahead >= 0 && right + ahead > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(text: &str) -> Vec<(i8, i8)> {
        let mut steps: Vec<_> = Moves::read(text)
            .atoms()
            .iter()
            .map(|atom| match atom.way {
                Way::Leap(step) | Way::Ride(step) | Way::Bent(step, _) => (step.right, step.ahead),
            })
            .collect();
        steps.sort_unstable();
        steps
    }

    #[test]
    fn leaps_go_every_way_once() {
        assert_eq!(steps("W"), [(-1, 0), (0, -1), (0, 1), (1, 0)]);
        assert_eq!(steps("A"), [(-2, -2), (-2, 2), (2, -2), (2, 2)]);
        let knight = [
            (-2, -1),
            (-2, 1),
            (-1, -2),
            (-1, 2),
            (1, -2),
            (1, 2),
            (2, -1),
            (2, 1),
        ];
        assert_eq!(steps("N"), knight);
        assert_eq!(steps("KNAD").len(), 24);
    }

    #[test]
    fn a_doubled_letter_rides() {
        let ride = |text| Moves::read(text).atoms().to_vec();
        assert_eq!(ride("WW"), ride("R"));
        assert_eq!(ride("FF"), ride("B"));
        assert_eq!(ride("NN").len(), 8);
        assert!(
            ride("NN")
                .iter()
                .all(|atom| matches!(atom.way, Way::Ride(_)))
        );
        assert_eq!(ride("Q"), [ride("R"), ride("B")].concat());
    }

    #[test]
    fn modifiers_belong_to_the_next_move() {
        let magister = Moves::read("mRB");
        let captures: Vec<_> = magister.atoms().iter().map(|atom| atom.captures).collect();
        assert_eq!(
            captures,
            [false, false, false, false, true, true, true, true]
        );
        assert!(magister.atoms().iter().all(|atom| atom.moves));
        let pawn = Moves::read("fmWfcF");
        let told: Vec<_> = pawn
            .atoms()
            .iter()
            .map(|atom| (atom.way, atom.moves, atom.captures))
            .collect();
        let leap = |right, ahead| Way::Leap(Step { right, ahead });
        let expected = [
            (leap(0, 1), true, false),
            (leap(1, 1), false, true),
            (leap(-1, 1), false, true),
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn what_is_captured_on_an_empty_board_is_noted() {
        let captures = |text, right, ahead| Moves::read(text).may_capture(Step { right, ahead });
        assert!(captures("R", 0, -9) && !captures("R", 1, -9) && !captures("R", 0, 0));
        assert!(captures("mRB", 5, 5) && !captures("mRB", 0, 5));
        assert!(captures("N", -2, 1) && !captures("N", -4, 2) && captures("NN", -4, 2));
        assert!(captures("t[NR]", 1, 9) && captures("t[NR]", 9, 2) && !captures("t[NR]", 0, 2));
        assert!(captures("t[NB]", 2, 3) && !captures("t[NB]", 1, 3));
        assert!(captures("fmWfcF", 1, 1) && !captures("fmWfcF", 0, 1));
    }

    #[test]
    fn a_bent_move_goes_on_outward() {
        for (text, count) in [("t[NR]", 2), ("t[NB]", 1), ("t[FR]", 2), ("t[WB]", 2)] {
            for atom in Moves::read(text).atoms() {
                let Way::Bent(leap, on) = atom.way else {
                    panic!("{text} is bent");
                };
                let on: Vec<Step> = on.into_iter().flatten().collect();
                assert_eq!(on.len(), count, "{text}");
                for step in on {
                    assert!(step.right * leap.right >= 0 && step.ahead * leap.ahead >= 0);
                    assert!(step.right * leap.right > 0 || step.ahead * leap.ahead > 0);
                }
            }
        }
    }
}
