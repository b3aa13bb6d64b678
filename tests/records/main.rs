//! Game records: reading, writing, and finding games in a stream.

mod corpus;
mod game;
mod random_record;
mod reading;
mod roundtrip;
#[path = "../slow/mod.rs"]
mod slow;
mod streams;
mod strict;
mod texts;
#[path = "../vectors_file/mod.rs"]
mod vectors_file;
