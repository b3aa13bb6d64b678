//! Castling with the four partners (section 6). Which rights there are, and how they come and go, is in
//! [`CastlingRights`].

use super::{Batch, Flow, Generator, is_attacked};
use crate::board::{Square, SquareSet};
use crate::moves::{Move, MoveKind};
use crate::piece::{Color, Kind, Vessel};
use crate::position::{CastlingRights, Corner, Position};

/// Whom the King castles with (rule 6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Partner {
    /// A Rook: KR.
    Rook,
    /// An empty Ship: KS.
    Ship,
    /// A Transport: KT.
    Transport,
    /// A Frigate: KF.
    Frigate,
}

impl Partner {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Rook, Self::Ship, Self::Transport, Self::Frigate];

    /// The castling's name: `KR`, `KS`, `KT`, `KF`.
    #[must_use]
    pub const fn castling_name(self) -> &'static str {
        match self {
            Self::Rook => "KR",
            Self::Ship => "KS",
            Self::Transport => "KT",
            Self::Frigate => "KF",
        }
    }
}

/// Where King and partner go (rule 6.1).
struct Route {
    king_to: Square,
    partner_from: Square,
    partner_to: Square,
    /// Empty squares that it takes: all between King and partner.
    between: SquareSet,
    /// The King's way, target included and his own square not.
    king_way: SquareSet,
}

const fn squares(files: &[u8], rank: u8) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    let mut index = 0;
    while index < files.len() {
        set = set.with(Square::at(files[index], rank));
        index += 1;
    }
    set
}

const fn route(color: Color, corner: Corner) -> Route {
    let rank = color.rank(1);
    let partner_from = corner.square(color);
    match corner {
        Corner::A => Route {
            king_to: Square::at(b'b', rank),
            partner_from,
            partner_to: Square::at(b'c', rank),
            between: squares(b"bcde", rank),
            king_way: squares(b"bcde", rank),
        },
        Corner::J => Route {
            king_to: Square::at(b'h', rank),
            partner_from,
            partner_to: Square::at(b'g', rank),
            between: squares(b"ghi", rank),
            king_way: squares(b"gh", rank),
        },
    }
}

static ROUTES: [[Route; 2]; 2] = [
    [
        route(Color::White, Corner::A),
        route(Color::White, Corner::J),
    ],
    [
        route(Color::Black, Corner::A),
        route(Color::Black, Corner::J),
    ],
];

impl Generator<'_> {
    pub(super) fn castling(&mut self) -> Flow {
        if !self.position.castling.king(self.us) || self.constraints.is_check() {
            return Flow::Continue(());
        }
        for corner in Corner::ALL {
            let route = &ROUTES[self.us as usize][corner as usize];
            if self.may_castle(corner, route) {
                let home = CastlingRights::king_home(self.us);
                let targets = SquareSet::of(route.king_to);
                self.give(Batch::without_captures(
                    Kind::King,
                    home,
                    MoveKind::Castling,
                    targets,
                ))?;
            }
        }
        Flow::Continue(())
    }

    /// Rules 6.2 to 6.4, but for the King's being in check.
    fn may_castle(&self, corner: Corner, route: &Route) -> bool {
        // A hull that the enemy has boarded keeps its right but is no partner now.
        self.position.castling.corner(self.us, corner).is_some()
            && self.own.contains(route.partner_from)
            && !route.between.meets(self.occupied)
            && !route
                .king_way
                .into_iter()
                .any(|square| is_attacked(self.placement, square, !self.us, self.occupied))
    }
}

impl Position {
    #[inline(never)]
    pub(super) fn play_castling(&mut self, mv: Move) {
        let us = self.turn;
        let route = self.castling_route(mv);
        let partner = self
            .placement
            .kind_at(route.partner_from)
            .unwrap_or(Kind::Rook);
        self.placement.shift(us, Kind::King, mv.from, mv.to);
        self.placement
            .shift(us, partner, route.partner_from, route.partner_to);
        self.castling.forfeited(us);
    }

    /// Whom the King castles with, if `mv` is castling (rule 6.2).
    ///
    /// ```
    /// use das_chess::{Partner, Position};
    /// let position = Position::from_dfen("5k4/10/10/10/10/10/10/10/10/S(N)4K4 w KA+").unwrap();
    /// let castling = position.parse_move("f1b1").unwrap();
    /// assert_eq!(position.castling_partner(castling), Some(Partner::Transport));
    /// ```
    #[must_use]
    pub fn castling_partner(&self, mv: Move) -> Option<Partner> {
        if mv.kind != MoveKind::Castling {
            return None;
        }
        let man = self.man_at(self.castling_route(mv).partner_from)?;
        Some(match man.vessel() {
            None => Partner::Rook,
            Some(Vessel::Ship) => Partner::Ship,
            Some(Vessel::Transport) => Partner::Transport,
            Some(Vessel::Frigate) => Partner::Frigate,
        })
    }

    /// Where the partner of a castling move stands and where it goes (rule 6.1).
    #[must_use]
    pub fn castling_partner_squares(&self, mv: Move) -> Option<(Square, Square)> {
        (mv.kind == MoveKind::Castling).then(|| {
            let route = self.castling_route(mv);
            (route.partner_from, route.partner_to)
        })
    }

    /// On which side the King castles.
    pub(crate) fn castling_corner(&self, mv: Move) -> Corner {
        if mv.to == ROUTES[self.turn as usize][Corner::A as usize].king_to {
            Corner::A
        } else {
            Corner::J
        }
    }

    fn castling_route(&self, mv: Move) -> &'static Route {
        &ROUTES[self.turn as usize][self.castling_corner(mv) as usize]
    }
}
