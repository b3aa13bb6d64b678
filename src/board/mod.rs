//! Geometry: the 10 x 10 board with its two edge files, sets of squares, and lines of attack.

mod leaps;
mod lines;
mod set;
mod square;
mod tables;

pub(crate) use lines::{DIAGONAL, KNIGHTWISE, ORTHOGONAL, first_on_ray};
pub use set::{SquareSet, Squares};
pub(crate) use square::{CELLS, FILES};
pub use square::{InvalidSquare, Square};
pub(crate) use tables::{Tables, tables};
