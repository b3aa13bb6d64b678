//! The rules: one room for each family, holding who may move, where to, and what happens.
//!
//! Here is what they share: the order in which legal moves are made, and the constraints that a check or
//! a pin puts on ordinary moves. Moves after which more changes than one man's square are played on a
//! copy and looked at (rule 7.1).

mod air;
mod attacks;
mod castling;
mod draws;
mod king_lines;
mod legates;
mod outcome;
mod pawns;
mod perft;
mod play;
mod slides;
mod steps;
mod threats;
mod vessels;

use std::ops::ControlFlow;

pub(crate) use attacks::{attackers, is_attacked};
pub use castling::Partner;
pub use draws::{DrawClaim, FIFTY_MOVES, SEVENTY_FIVE_MOVES};
pub(crate) use draws::{claim_by_count, draw_by_count};
use king_lines::KingLines;
pub use legates::{Answer, Legates, Message, takeback_plies};
pub use outcome::{Outcome, OutcomeReason};
pub(crate) use pawns::settle_en_passant;
pub use perft::perft;
pub use play::IllegalMove;
pub use threats::Threat;
pub(crate) use threats::Threats;

use crate::board::{Square, SquareSet};
use crate::moves::{Move, MoveKind, Mover};
use crate::piece::{Color, Kind};
use crate::position::{Placement, Position};

/// Where the moves of a batch begin.
#[derive(Clone, Copy)]
enum Origin {
    /// All on one square.
    Square(Square),
    /// Each on the cell that stands so far before its target in the numbering: pawns that go the same way.
    Behind(i8),
}

impl Origin {
    #[inline]
    fn of(self, to: Square) -> Square {
        match self {
            Self::Square(square) => square,
            Self::Behind(step) => to.minus(step),
        }
    }
}

/// Moves that differ in their target only (and in promotion, where it `promotes`).
#[derive(Clone, Copy)]
struct Batch {
    origin: Origin,
    piece: Kind,
    mover: Mover,
    kind: MoveKind,
    /// The targets of moves of this `kind`.
    targets: SquareSet,
    /// The targets where a whole cell is captured.
    captures: SquareSet,
    promotes: bool,
}

impl Batch {
    const fn of(
        piece: Kind,
        from: Square,
        kind: MoveKind,
        targets: SquareSet,
        captures: SquareSet,
    ) -> Self {
        Self {
            origin: Origin::Square(from),
            piece,
            mover: Mover::Piece,
            kind,
            targets,
            captures,
            promotes: false,
        }
    }

    /// Moves of one kind that capture no whole cell.
    const fn without_captures(
        piece: Kind,
        from: Square,
        kind: MoveKind,
        targets: SquareSet,
    ) -> Self {
        Self::of(piece, from, kind, targets, SquareSet::EMPTY)
    }

    const fn by(self, mover: Mover) -> Self {
        Self { mover, ..self }
    }

    /// The moves of it to these squares.
    #[inline]
    fn within(self, squares: SquareSet) -> Self {
        Self {
            targets: self.targets & squares,
            captures: self.captures & squares,
            ..self
        }
    }

    #[inline]
    fn is_empty(self) -> bool {
        (self.targets | self.captures).is_empty()
    }

    /// How many moves it stands for.
    #[inline]
    fn len(self) -> u64 {
        let moves = u64::from((self.targets | self.captures).len());
        if self.promotes {
            moves * Kind::PROMOTIONS.len() as u64
        } else {
            moves
        }
    }

    /// Not inlined, so that taking a batch is: then one that is only counted is never put together.
    #[inline(never)]
    fn list(self, moves: &mut Vec<Move>) {
        self.each(|mv| moves.push(mv));
    }

    #[inline]
    fn each(self, mut take: impl FnMut(Move)) {
        for (kind, targets) in [
            (self.kind, self.targets),
            (MoveKind::Capture, self.captures),
        ] {
            for to in targets {
                let mv = Move {
                    from: self.origin.of(to),
                    to,
                    piece: self.piece,
                    mover: self.mover,
                    kind,
                    promotion: None,
                };
                if self.promotes {
                    for promotion in Kind::PROMOTIONS {
                        take(Move {
                            promotion: Some(promotion),
                            ..mv
                        });
                    }
                } else {
                    take(mv);
                }
            }
        }
    }
}

/// Whether the maker of moves goes on after a batch.
type Flow = ControlFlow<()>;

/// What is done with the moves that are found.
enum Taker<'a> {
    /// Those to a square of the set are put into the list.
    List(&'a mut Vec<Move>, SquareSet),
    /// They are counted.
    Count(&'a mut u64),
    /// One is enough.
    Any,
}

impl Taker<'_> {
    #[inline]
    fn take(&mut self, batch: Batch) -> Flow {
        match self {
            Self::List(moves, wanted) => batch.within(*wanted).list(moves),
            Self::Count(count) => **count += batch.len(),
            Self::Any => return Flow::Break(()),
        }
        Flow::Continue(())
    }
}

/// What the rooms of this module need to make moves: the position, its sets, and what checks and pins allow.
struct Generator<'a> {
    position: &'a Position,
    placement: &'a Placement,
    us: Color,
    own: SquareSet,
    enemies: SquareSet,
    occupied: SquareSet,
    empty: SquareSet,
    constraints: KingLines,
    taker: Taker<'a>,
}

impl<'a> Generator<'a> {
    fn new(position: &'a Position, taker: Taker<'a>) -> Self {
        let placement = &position.placement;
        let us = position.turn;
        let occupied = placement.occupied();
        Self {
            position,
            placement,
            us,
            own: placement.of(us),
            enemies: placement.of(!us),
            occupied,
            empty: !occupied,
            constraints: KingLines::of(placement, us),
            taker,
        }
    }

    /// Hands a batch on if it holds a move.
    #[inline]
    fn give(&mut self, batch: Batch) -> Flow {
        if batch.is_empty() {
            Flow::Continue(())
        } else {
            self.taker.take(batch)
        }
    }

    /// Steps onto empty squares and captures of whole cells, of a piece that reaches `reach`.
    #[inline]
    fn steps_and_captures(&mut self, piece: Kind, from: Square, reach: SquareSet) -> Flow {
        let targets = reach & self.constraints.allowed(from);
        self.give(Batch::of(
            piece,
            from,
            MoveKind::Step,
            targets & self.empty,
            targets & self.enemies,
        ))
    }

    /// Hands those moves of a batch on after which the own King is not attacked, tried one by one.
    #[inline]
    fn give_tried(&mut self, batch: Batch) -> Flow {
        if batch.is_empty() {
            Flow::Continue(())
        } else {
            let sound = self.tried(batch);
            self.give(sound)
        }
    }

    /// Those moves of a batch that are sound.
    #[inline(never)]
    fn tried(&self, batch: Batch) -> Batch {
        let mut sound = SquareSet::EMPTY;
        batch.each(|mv| {
            let after = self.position.play_unchecked(mv);
            if !after.is_attacked_king(self.us) {
                sound = sound.with(mv.to);
            }
        });
        batch.within(sound)
    }

    /// Every legal move of the side to move.
    fn run(&mut self) -> Flow {
        self.king_steps()?;
        // Two checkers at once leave the King's steps, and en passant where it lifts one and bars the other.
        self.en_passant()?;
        if self.constraints.is_double_check() {
            return Flow::Continue(());
        }
        self.pawns()?;
        self.leapers()?;
        self.slides()?;
        self.vessels()?;
        self.air()?;
        self.castling()
    }
}

impl Position {
    /// Every legal move, each once.
    ///
    /// ```
    /// # use das_chess::Position;
    /// let position = Position::from_dfen("9k/10/10/10/10/4S(N)5/10/10/10/K9 w").unwrap();
    /// // The vessel has 18 moves and its passenger as many (rule 5.7), the King 3.
    /// assert_eq!(position.legal_moves().len(), 18 + 18 + 3);
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(96);
        self.add_legal_moves(&mut moves);
        moves
    }

    /// Adds every legal move to `moves`, which keeps what it holds.
    pub fn add_legal_moves(&self, moves: &mut Vec<Move>) {
        let everywhere = Taker::List(moves, !SquareSet::EMPTY);
        let _ = Generator::new(self, everywhere).run();
    }

    /// The legal moves to one square; cheaper than all of them.
    ///
    /// ```
    /// # use das_chess::Position;
    /// let moves = Position::start().legal_moves_to("d5".parse().unwrap());
    /// let texts: Vec<_> = moves.iter().map(|mv| mv.to_string()).collect();
    /// assert_eq!(texts, ["b1d5"]); // the Elva's exit
    /// ```
    #[must_use]
    pub fn legal_moves_to(&self, to: Square) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = Generator::new(self, Taker::List(&mut moves, SquareSet::of(to))).run();
        moves
    }

    /// How many legal moves there are, without making them.
    ///
    /// ```
    /// # use das_chess::Position;
    /// assert_eq!(Position::start().legal_move_count(), 39); // rule 2.2
    /// ```
    #[must_use]
    pub fn legal_move_count(&self) -> u64 {
        let mut count = 0;
        let _ = Generator::new(self, Taker::Count(&mut count)).run();
        count
    }

    /// Whether there is a legal move at all.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        Generator::new(self, Taker::Any).run().is_break()
    }

    /// Whether `mv` is legal here.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves_to(mv.to).contains(&mv)
    }

    /// Whether the side to move is in check (rule 7.1).
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.is_attacked_king(self.turn)
    }

    /// Whether the King of `side` is attacked.
    fn is_attacked_king(&self, side: Color) -> bool {
        is_attacked(
            &self.placement,
            self.king_square(side),
            !side,
            self.occupied(),
        )
    }
}
