//! Geometry: the 10 x 10 board with its two edge files, sets of squares, and lines of attack.

mod leaps;
mod lines;
mod set;
mod square;

pub(crate) use leaps::{
    AMAZON_LEAPS, CENTURION_LEAPS, KING_STEPS, KNIGHT_LEAPS, PAWN_CAPTURES, passenger_captures,
};
pub(crate) use lines::{
    DIAGONAL, KNIGHTWISE, ORTHOGONAL, bishop_attacks, bishop_lines, first_on_ray, ray,
    rook_attacks, rook_lines, valkyrie_attacks, valkyrie_lines,
};
pub use set::{SquareSet, Squares};
pub(crate) use square::{CELLS, FILES};
pub use square::{InvalidSquare, Square};
