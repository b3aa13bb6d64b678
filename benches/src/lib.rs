//! The positions that every benchmark uses, here and in JavaScript.

/// One position, and how deep `perft` goes there to take some tenths of a second.
pub struct Case {
    /// What the table calls it.
    pub name: &'static str,
    /// The position.
    pub dfen: &'static str,
    /// Plies for perft.
    pub depth: u32,
}

const fn case(name: &'static str, depth: u32, dfen: &'static str) -> Case {
    Case { name, dfen, depth }
}

/// The start, five middle games full of vessels, two endings.
pub const CASES: [Case; 8] = [
    case("start", 4, das_chess::START),
    case(
        "landing",
        3,
        "s^p1bqkbv^mr/p1pp1ppppp/1S(n)2p5/10/3s(A)6/4S(N)2s(a)2/3P6/10/PPP1PPPPPP/s^PNBQKBV^MR w KJkaj - ACac 0 12",
    ),
    case(
        "harbour",
        3,
        "s(a)4k3a/4p3p1/V2p3s1r/9R/3S(N)4C1/2p3s(n)3/10/1P4P3/1M4Q2q/S(A)3PK2^M1 w KA - Ca 11 47",
    ),
    case(
        "pirates",
        3,
        "r^p3k2^m1/2pp2p3/s(A)1n4b2/1q3S(n)4/3P1s(a)4/2B1P3V1/4S(N)4P/PP3P1s(N)2/3Q6/S(n)^PN2KB2R b KJ - Aac 3 20",
    ),
    case(
        "crossing",
        3,
        "9k/2q2pp3/3s1S(n)2b1/2s(a)3S3/4N3v1/2S(A)3s(N)3/3P1R2P1/1B1p4C1/4Q1PP2/1K8 w - - - 4 31",
    ),
    case(
        "siege",
        3,
        "2s(n)2k3r/pp1p1pppp1/4c1n3/1S(N)2p3b1/3PM4a/2PQ1s(A)2v1/P5N3/4B1PPP1/1P8/S(a)2BK2R2 w - - c 2 25",
    ),
    case(
        "two ships",
        4,
        "5k4/2p7/10/4s(n)5/10/1S(A)8/10/6P3/10/5K4 w Kk - - 0 60",
    ),
    case(
        "bare",
        4,
        "5k4/10/3p6/10/4C5/10/2P4m2/10/10/5K4 w - - - 0 70",
    ),
];
