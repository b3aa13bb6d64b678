//! Positions strewn at random, full of Ships and Minors, with every right that the men allow for.

use crate::slow;
use fastrand::Rng;

/// A sound position's text: one King a side, nobody to be taken who may not be.
pub(crate) fn sound(rng: &mut Rng) -> String {
    loop {
        let text = strewn(rng);
        if !slow::Position::read(&text).opponent_in_check() {
            return slow::Position::read(&text).write();
        }
    }
}

/// A position's text in which all is as it must be, save that the side that just moved may be in check.
pub(crate) fn strewn(rng: &mut Rng) -> String {
    // Cells by rank from 10 down, then by file.
    let mut cells = vec![vec![String::new(); 10]; 10];
    let crowd = rng.usize(4..50);
    for _ in 0..crowd {
        let (rank, file) = (rng.usize(..10), rng.usize(..10));
        cells[rank][file] = man(rng, rank);
    }
    let mut castling = String::new();
    for (rank, color) in [(9, 'w'), (0, 'b')] {
        let own = |man: &str| cased(man, color);
        if rng.bool() {
            // A King that has never moved, and maybe partners on his corners.
            cells[rank][5] = own("K");
            castling += &own("K");
            for (file, letter) in [(0, "A"), (9, "J")] {
                let hull = own("S");
                let (man, right) = match rng.usize(..8) {
                    0 => (own("R"), own(letter)),
                    1 => (hull, own(letter)),
                    2 => (format!("{hull}({})", minor(rng)), own(letter)),
                    3 | 4 => {
                        let passenger = if rng.bool() { own("N") } else { own("A") };
                        let hull = if rng.bool() { "S" } else { "s" };
                        (format!("{hull}({passenger})"), own(letter) + "+")
                    }
                    _ => continue,
                };
                cells[rank][file] = man;
                castling += &right;
                // The way is more often free than by chance.
                if rng.bool() {
                    let between = if file == 0 { 1..5 } else { 6..9 };
                    cells[rank][between].fill(String::new());
                }
            }
        } else {
            let (rank, file) = free_cell(&cells, rng);
            cells[rank][file] = own("K");
        }
        let air = if color == 'w' {
            ["^P", "^M"]
        } else {
            ["^p", "^m"]
        };
        for (file, man) in [(1, air[0]), (8, air[1])] {
            if cells[rank][file].is_empty() && rng.usize(..4) == 0 {
                cells[rank][file] = man.into();
            }
        }
    }
    let edge: String = "ACac".chars().filter(|_| rng.usize(..3) == 0).collect();
    let ranks: Vec<String> = cells.iter().map(|rank| rank_text(rank)).collect();
    let turn = if rng.bool() { "w" } else { "b" };
    let or_dash = |text: String| {
        if text.is_empty() {
            "-".to_string()
        } else {
            text
        }
    };
    format!(
        "{} {turn} {} - {} {} {}",
        ranks.join("/"),
        or_dash(castling),
        or_dash(edge),
        rng.u32(..60),
        rng.u32(1..90)
    )
}

/// Any man but a King, Ships and Minors more often than by chance.
fn man(rng: &mut Rng, rank: usize) -> String {
    let hull = if rng.bool() { "S" } else { "s" };
    match rng.usize(..10) {
        0 | 1 => hull.to_string(),
        2 | 3 => format!("{hull}({})", minor(rng)),
        4 | 5 => minor(rng).to_string(),
        6 | 7 => cased(
            "P",
            if rank == 0 {
                'b'
            } else if rank == 9 || rng.bool() {
                'w'
            } else {
                'b'
            },
        ),
        _ => {
            let letters = "QRBMVC";
            let at = rng.usize(..letters.len());
            cased(&letters[at..=at], if rng.bool() { 'w' } else { 'b' })
        }
    }
}

fn minor(rng: &mut Rng) -> char {
    rng.choice(['N', 'A', 'n', 'a']).expect("four Minors")
}

fn cased(man: &str, color: char) -> String {
    if color == 'w' {
        man.to_uppercase()
    } else {
        man.to_lowercase()
    }
}

/// An empty cell off the first and the last ranks, where nothing is cleared away later.
fn free_cell(cells: &[Vec<String>], rng: &mut Rng) -> (usize, usize) {
    loop {
        let (rank, file) = (rng.usize(1..9), rng.usize(1..9));
        if cells[rank][file].is_empty() {
            return (rank, file);
        }
    }
}

/// Runs of empty cells one by one: whoever reads them adds them up.
fn rank_text(rank: &[String]) -> String {
    rank.iter()
        .map(|man| if man.is_empty() { "1" } else { man })
        .collect()
}
