//! Castling rights: which there are, and how playing changes them (rule 6.4).

use crate::board::{CELLS, Square};
use crate::piece::Color;

/// A corner of the main board where a castling partner stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Corner {
    /// On file a, where the Ship starts.
    A,
    /// On file j, where the Rook starts.
    J,
}

impl Corner {
    /// Both, as text has them.
    pub const ALL: [Self; 2] = [Self::A, Self::J];

    /// The corner's square on `color`'s first rank.
    ///
    /// ```
    /// # use das_chess::{Color, Corner};
    /// assert_eq!(Corner::J.square(Color::Black).to_string(), "j10");
    /// ```
    #[must_use]
    pub const fn square(self, color: Color) -> Square {
        match self {
            Self::A => Square::at(b'a', color.rank(1)),
            Self::J => Square::at(b'j', color.rank(1)),
        }
    }
}

/// Why the man on a corner may be a castling partner (rule 6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CornerRight {
    /// The Rook or the hull that stood there at the start has never moved.
    Origin,
    /// A loaded vessel was formed there and has not moved since.
    Formed,
}

/// The castling rights of both sides, as position text states them.
///
/// ```
/// use das_chess::{CastlingRights, Color, Corner, CornerRight, Position};
/// let rights = Position::start().castling();
/// assert!(rights.king(Color::White));
/// assert_eq!(rights.corner(Color::White, Corner::A), Some(CornerRight::Origin));
/// assert_eq!(rights.to_string(), "KAJkaj");
/// assert_eq!("KAJkaj".parse::<CastlingRights>(), Ok(rights));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CastlingRights(u16);

/// The bits of one side, low to high: the King, origin on a and j, formed on a and j.
const SIDE_BITS: u16 = 5;
const KING: u16 = 1;
const SIDE: u16 = 0b11111;

const fn origin(corner: Corner) -> u16 {
    2 << corner as u16
}

const fn formed(corner: Corner) -> u16 {
    8 << corner as u16
}

/// The rights that hold no more once a man has gone from a square or come to it. A King's home has all of his side;
/// nobody comes there as long as they hold, since he is there.
const ENDING: [u16; CELLS] = {
    let mut ending = [0; CELLS];
    let mut side = 0;
    while side < 2 {
        let color = Color::ALL[side];
        let shift = SIDE_BITS * color as u16;
        ending[CastlingRights::king_home(color).index()] = SIDE << shift;
        let mut corner = 0;
        while corner < 2 {
            let at = Corner::ALL[corner];
            ending[at.square(color).index()] = (origin(at) | formed(at)) << shift;
            corner += 1;
        }
        side += 1;
    }
    ending
};

impl CastlingRights {
    /// No rights at all.
    pub const NONE: Self = Self(0);

    const fn side(self, color: Color) -> u16 {
        self.0 >> (SIDE_BITS * color as u16) & SIDE
    }

    const fn set(&mut self, color: Color, bits: u16) {
        self.0 |= bits << (SIDE_BITS * color as u16);
    }

    const fn unset(&mut self, color: Color, bits: u16) {
        self.0 &= !(bits << (SIDE_BITS * color as u16));
    }

    /// Where a King that never moved stands: f1 or f10.
    #[must_use]
    pub const fn king_home(color: Color) -> Square {
        Square::at(b'f', color.rank(1))
    }

    /// Whether the King of `color` has never moved (rule 6.3).
    #[must_use]
    pub const fn king(self, color: Color) -> bool {
        self.side(color) & KING != 0
    }

    /// The right of `color` on its `corner`; an origin right hides a formed one.
    #[must_use]
    pub const fn corner(self, color: Color, corner: Corner) -> Option<CornerRight> {
        let side = self.side(color);
        if side & origin(corner) != 0 {
            Some(CornerRight::Origin)
        } else if side & formed(corner) != 0 {
            Some(CornerRight::Formed)
        } else {
            None
        }
    }

    /// These rights and that the King of `color` has never moved.
    #[must_use]
    pub const fn with_king(mut self, color: Color) -> Self {
        self.set(color, KING);
        self
    }

    /// These rights with `right` on that corner, in the place of what was there.
    #[must_use]
    pub const fn with_corner(mut self, color: Color, corner: Corner, right: CornerRight) -> Self {
        self.unset(color, origin(corner) | formed(corner));
        match right {
            CornerRight::Origin => self.set(color, origin(corner)),
            CornerRight::Formed => self.set(color, formed(corner)),
        }
        self
    }

    /// A man, or a vessel with all it carries, has gone from `from` and come to `to`: no right holds there any more.
    #[inline]
    pub(crate) fn moved(&mut self, from: Square, to: Square) {
        self.0 &= !(ENDING[from.index()] | ENDING[to.index()]);
    }

    /// The same of one square, where the other one is a hull that a passenger leaves or enters.
    #[inline]
    pub(crate) fn changed(&mut self, square: Square) {
        self.0 &= !ENDING[square.index()];
    }

    /// The passenger on `square` has left its hull or lost it to another: what was formed is so no more.
    pub(crate) fn unformed(&mut self, square: Square) {
        for color in Color::ALL {
            for corner in Corner::ALL {
                if square == corner.square(color) {
                    self.unset(color, formed(corner));
                }
            }
        }
    }

    /// A loaded vessel of `owner` was formed on `square`: a right if that is a corner of its own and its
    /// King has never moved. An origin right there already says as much.
    pub(crate) fn formed(&mut self, square: Square, owner: Color) {
        self.unformed(square);
        if self.king(owner) {
            for corner in Corner::ALL {
                if square == corner.square(owner) && self.corner(owner, corner).is_none() {
                    self.set(owner, formed(corner));
                }
            }
        }
    }

    /// Every right of `color` is gone, as after castling.
    pub(crate) fn forfeited(&mut self, color: Color) {
        self.unset(color, SIDE);
    }
}
