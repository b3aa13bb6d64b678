//! Boards written as men on squares: easier to compose and to check by eye than ranks.

use std::collections::BTreeMap;

/// The board field for men written as `Kf1 S(n)a1`.
pub(crate) fn board_text(men: &str) -> String {
    let mut cells: BTreeMap<(i32, i32), &str> = BTreeMap::new();
    for word in men.split_whitespace() {
        let at = word
            .find(|letter: char| letter.is_ascii_digit())
            .expect("a rank")
            - 1;
        let (man, square) = word.split_at(at);
        let file = "abcdefghij".find(&square[..1]).expect("a file") as i32 + 1;
        let rank: i32 = square[1..].parse().expect("a rank");
        assert!(
            cells.insert((rank, file), man).is_none(),
            "two men on {square}"
        );
    }
    let rank_text = |rank| {
        let mut text = String::new();
        let mut run = 0;
        let flush = |run: &mut i32| {
            if *run > 0 {
                std::mem::take(run).to_string()
            } else {
                String::new()
            }
        };
        for file in 1..=10 {
            match cells.get(&(rank, file)) {
                None => run += 1,
                Some(man) => {
                    text += &flush(&mut run);
                    text += man;
                }
            }
        }
        text + &flush(&mut run)
    };
    let ranks: Vec<String> = (1..=10).rev().map(rank_text).collect();
    ranks.join("/")
}
