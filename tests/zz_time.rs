use das_chess::*;
use std::time::Instant;
#[test]
fn time() {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut games = Vec::new();
    for _ in 0..500 {
        let mut p = Position::start();
        let mut r = Record::new(p.clone());
        let mut text = String::new();
        for ply in 0..80 {
            let m = p.legal_moves();
            if p.outcome_in_game(1).is_some() || m.is_empty() {
                break;
            }
            let mv = m[rng.usize(..m.len())];
            if ply % 2 == 0 {
                text += &format!("{}. ", ply / 2 + 1);
            }
            text += &p.san(mv);
            text.push(' ');
            p = p.play_unchecked(mv);
        }
        let _ = &mut r;
        text += "*\n\n";
        games.push(text);
    }
    let text = games.concat();
    for _ in 0..3 {
        let t = Instant::now();
        let mut s = Splitter::default();
        let cuts = s.feed(text.as_bytes(), true).len();
        println!(
            "split {cuts} {:?} for {} KB",
            t.elapsed(),
            text.len() / 1024
        );
        let t = Instant::now();
        let read: Vec<_> = read_records(&text, ReadOptions::default())
            .map(|r| r.unwrap().record)
            .collect();
        let e = t.elapsed();
        println!(
            "read {} games {:?}: {:.0} games/s",
            read.len(),
            e,
            read.len() as f64 / e.as_secs_f64()
        );
        let t = Instant::now();
        let n: usize = read.iter().map(|r| r.to_pgn().len()).sum();
        let e = t.elapsed();
        println!(
            "write {n} {:?}: {:.0} games/s",
            e,
            read.len() as f64 / e.as_secs_f64()
        );
    }
}
