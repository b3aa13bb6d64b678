//! TCHESS-10 (docs/TCHESS10.md): the library judged by vectors, by composed positions rule by rule, and by a
//! slow generator that shares nothing with it.

mod vectors;
mod vectors_file;
