//! TCHESS-10 (docs/TCHESS10.md): the library judged by vectors, by composed positions rule by rule, and by a
//! slow generator that shares nothing with it.

#[path = "../composed/mod.rs"]
mod composed;
#[path = "../men/mod.rs"]
mod men;
#[path = "../picture/mod.rs"]
mod picture;
#[path = "../slow_tchess10/mod.rs"]
mod slow_tchess10;

mod agreement;
mod case;
mod combinations;
mod diagrams;
mod mirror;
mod r1_base;
mod r2_carry;
mod r2_goals;
mod r2_polarity;
mod r3_texts;
mod records;
mod render;
mod slow_judged;
mod vectors;
mod vectors_file;
