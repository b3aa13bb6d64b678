//! Game records: reading, writing, and finding games in a stream.

mod game;
mod random_record;
mod reading;
mod roundtrip;
mod streams;
mod strict;
