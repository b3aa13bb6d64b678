//! Game records: reading, writing, and finding games in a stream.

mod game;
mod random_record;
mod roundtrip;
