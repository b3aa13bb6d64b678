//! The rules one by one: every rule of docs/RULES.md has its tests here, named after its number.
//!
//! Positions are composed and their moves worked out by hand. `Case` asks the library and the slow
//! generator, for White and, mirrored, for Black.

#[path = "../composed/mod.rs"]
mod composed;
#[path = "../men/mod.rs"]
mod men;
#[path = "../mirror/mod.rs"]
mod mirror;
#[path = "../slow/mod.rs"]
mod slow;

mod case;

mod r1_board;
mod r2_start;
mod r3_pieces;
mod r4_air;
mod r5_vessels;
mod r6_castling;
mod r7_check_and_end;
