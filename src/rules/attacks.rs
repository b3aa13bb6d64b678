//! Who attacks a square (rule 7.1).

use crate::board::{Square, SquareSet, tables};
use crate::piece::{Color, Kind};
use crate::position::Placement;

/// The men of `side` that capture along ranks and files: vessels among them, loaded or empty (rule 5.2).
#[inline]
pub(super) fn orthogonal_sliders(placement: &Placement, side: Color) -> SquareSet {
    placement.of(side)
        & (placement.kind(Kind::Queen) | placement.kind(Kind::Rook) | placement.kind(Kind::Ship))
}

/// The men of `side` that capture along diagonals; the Magister captures only so (section 3).
#[inline]
pub(super) fn diagonal_sliders(placement: &Placement, side: Color) -> SquareSet {
    placement.of(side)
        & (placement.kind(Kind::Queen)
            | placement.kind(Kind::Bishop)
            | placement.kind(Kind::Magister))
}

/// The men of `side` that attack `square` without a line between: leapers, pawns, the King, and
/// passengers, who capture one square diagonally (rule 5.4). Pieces on edge cells attack from there (rule 1.2).
#[inline]
pub(super) fn near_attackers(placement: &Placement, square: Square, side: Color) -> SquareSet {
    let tables = tables();
    // A leap or step from here reaches just those squares from which it reaches back; edge cells are only origins.
    let near = placement.kind(Kind::Knight) & tables.knight_leaps(square)
        | placement.kind(Kind::Amazon) & tables.amazon_origins(square)
        | placement.kind(Kind::Centurion) & tables.centurion_origins(square)
        | placement.kind(Kind::Pawn) & tables.pawn_captures(!side, square)
        | placement.kind(Kind::King) & tables.king_steps(square)
        | placement.loaded() & tables.passenger_captures(square);
    placement.of(side) & near
}

/// The men of `side` that attack `square` where just `occupied` bars lines.
pub(crate) fn attackers(
    placement: &Placement,
    square: Square,
    side: Color,
    occupied: SquareSet,
) -> SquareSet {
    let tables = tables();
    let valkyries = placement.squares(side, Kind::Valkyrie);
    near_attackers(placement, square, side)
        | orthogonal_sliders(placement, side) & tables.rook_attacks(square, occupied)
        | diagonal_sliders(placement, side) & tables.bishop_attacks(square, occupied)
        | valkyries & tables.valkyrie_attacks(square, occupied)
}

/// Whether anyone of `side` attacks `square` where just `occupied` bars lines.
#[inline]
pub(crate) fn is_attacked(
    placement: &Placement,
    square: Square,
    side: Color,
    occupied: SquareSet,
) -> bool {
    let tables = tables();
    let orthogonal = orthogonal_sliders(placement, side) & tables.rook_lines(square);
    let diagonal = diagonal_sliders(placement, side) & tables.bishop_lines(square);
    let valkyries = placement.squares(side, Kind::Valkyrie) & tables.valkyrie_lines(square);
    !near_attackers(placement, square, side).is_empty()
        || !orthogonal.is_empty() && orthogonal.meets(tables.rook_attacks(square, occupied))
        || !diagonal.is_empty() && diagonal.meets(tables.bishop_attacks(square, occupied))
        || !valkyries.is_empty() && valkyries.meets(tables.valkyrie_attacks(square, occupied))
}

/// From which squares each kind of man would attack one square.
pub(super) struct Reach {
    square: Square,
    rook: SquareSet,
    bishop: SquareSet,
    valkyrie: SquareSet,
}

impl Reach {
    /// Where just `occupied` bars lines.
    pub(super) fn of(square: Square, occupied: SquareSet) -> Self {
        let tables = tables();
        Self {
            square,
            rook: tables.rook_attacks(square, occupied),
            bishop: tables.bishop_attacks(square, occupied),
            valkyrie: tables.valkyrie_attacks(square, occupied),
        }
    }

    /// From where a man of `kind` and `side` attacks it; a Ship without regard to a passenger.
    pub(super) fn of_kind(&self, kind: Kind, side: Color) -> SquareSet {
        let (tables, square) = (tables(), self.square);
        match kind {
            Kind::Queen => self.rook | self.bishop,
            Kind::Rook | Kind::Ship => self.rook,
            Kind::Bishop | Kind::Magister => self.bishop,
            Kind::Valkyrie => self.valkyrie,
            Kind::Knight => tables.knight_leaps(square),
            Kind::Amazon => tables.amazon_leaps(square),
            Kind::Centurion => tables.centurion_leaps(square),
            Kind::Pawn => tables.pawn_captures(!side, square),
            Kind::King => tables.king_steps(square),
            Kind::Elva | Kind::AirMagister => SquareSet::EMPTY,
        }
    }

    /// From where a passenger attacks it (rule 5.4).
    pub(super) fn of_passenger(&self) -> SquareSet {
        tables().passenger_captures(self.square)
    }
}
