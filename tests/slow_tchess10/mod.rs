//! A second TCHESS-10, slow and obvious, that shares nothing with the library: strings in, strings out.
//!
//! Written from the rules alone, to judge the real one. Every piece's moves are spelled out here, every move is
//! made by lifting pieces off a plain board and setting them down, and a move leaves a King in check where the
//! enemy has any way that ends on it. The numbers in the comments are those of docs/TCHESS10.md.

mod board;
mod ends;
mod play;
mod text;
mod ways;

pub(crate) use board::{Board, Place};
pub(crate) use play::Choice;

/// The modifications in force (section 2).
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Mods {
    strike: bool,
    escort: bool,
    king_capture: bool,
    flag_capture: bool,
    jester_king: bool,
    illusions: bool,
    last_hero: bool,
    war_council: bool,
    theocracy: bool,
    carry: bool,
    polarity: bool,
    reform: bool,
    cardinal: bool,
    marshal: bool,
    emperor: bool,
}

impl Mods {
    /// 1.4: check is without strike and without any goal but escort.
    fn check(self) -> bool {
        !(self.strike || self.goal_but_escort())
    }

    fn goal_but_escort(self) -> bool {
        self.king_capture
            || self.flag_capture
            || self.jester_king
            || self.last_hero
            || self.war_council
            || self.theocracy
    }

    /// 2.3 or 2.4: the King is held, not taken.
    fn seizing(self) -> bool {
        self.king_capture || self.flag_capture
    }
}

/// What a side owes (2.6).
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Debt {
    crowned: usize,
    jesters: usize,
}

/// A position; its text is what others see of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    mods: Mods,
    border: i32,
    board: Board,
    white_moves: bool,
    passed: Option<Place>,
    /// White's, then Black's.
    debts: [Debt; 2],
    half: u32,
    full: u32,
}

impl Position {
    /// Reads a position text that is known to be good, and panics at many that are not.
    pub(crate) fn read(text: &str) -> Position {
        text::read(text)
    }

    pub(crate) fn write(&self) -> String {
        text::write(self)
    }

    /// Every legal move.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        play::choices(self)
    }

    /// The position after one of its moves.
    pub(crate) fn after(&self, choice: &Choice) -> Position {
        play::after(self, choice)
    }

    /// Who has won, if someone has, and why; all of it that the position says.
    pub(crate) fn ending(&self) -> Option<(Option<&'static str>, &'static str)> {
        ends::ending(self)
    }

    fn debt(&self, white: bool) -> Debt {
        self.debts[usize::from(!white)]
    }

    fn debt_mut(&mut self, white: bool) -> &mut Debt {
        &mut self.debts[usize::from(!white)]
    }
}
