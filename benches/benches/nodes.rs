//! Nodes a second of native perft, for the table that also has the package: one short round, one line for each
//! library and way of counting. `npm run bench` runs it between its own rounds.

mod perfts;

use std::hint::black_box;
use std::time::{Duration, Instant};

use das_chess::Position;
use das_chess_benches::{ORTHODOX_START, cases};
use perfts::{cozy_perft, das_perft, shakmaty_perft};

/// Repeats `count` for `round` at least, and gives nodes a second.
fn speed(round: Duration, mut count: impl FnMut() -> u64) -> f64 {
    let start = Instant::now();
    let mut nodes = 0;
    while start.elapsed() < round {
        nodes += count();
    }
    nodes as f64 / start.elapsed().as_secs_f64()
}

fn main() {
    // Cargo adds an argument of its own.
    let milliseconds = std::env::args().find_map(|text| text.parse().ok());
    let round = Duration::from_millis(milliseconds.unwrap_or(300));
    let start = cases().next().expect("the start is the first case");
    let position = Position::from_dfen(start.dfen).expect("the start is sound");
    let cozy: cozy_chess::Board = ORTHODOX_START.parse().expect("a known position");
    let shakmaty = shakmaty::Chess::default();
    let depth = start.depth;
    for bulk in [false, true] {
        let speeds = [
            (
                "das-chess",
                speed(round, || das_perft(black_box(&position), depth, bulk)),
            ),
            (
                "cozy-chess",
                speed(round, || cozy_perft(black_box(&cozy), 4, bulk)),
            ),
            (
                "shakmaty",
                speed(round, || shakmaty_perft(black_box(&shakmaty), 4, bulk)),
            ),
        ];
        for (name, nodes) in speeds {
            let way = if bulk { "bulk" } else { "one by one" };
            println!("{name}\t{way}\t{nodes:.0}");
        }
    }
}
