//! TCHESS-10 (docs/TCHESS10.md): the library judged by vectors, by composed positions rule by rule, and by a
//! slow generator that shares nothing with it.

#[path = "../slow_tchess10/mod.rs"]
mod slow_tchess10;

mod agreement;
mod combinations;
mod slow_judged;
mod vectors;
mod vectors_file;
