//! The rules library beside two that play 8 x 8 chess, in one run: what counts is the ratio.

mod perfts;

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use das_chess::{Position, perft};
use das_chess_benches::{KIWIPETE, ORTHODOX_START, cases};
use perfts::{cozy_perft, das_perft, shakmaty_perft};

const ORTHODOX: [(&str, &str, u32); 2] = [("start", ORTHODOX_START, 5), ("kiwipete", KIWIPETE, 4)];

fn position(dfen: &str) -> Position {
    Position::from_dfen(dfen).expect("the benchmark's positions are sound")
}

fn perfts(criterion: &mut Criterion) {
    for bulk in [false, true] {
        let mut group = criterion.benchmark_group(if bulk {
            "perft, bulk"
        } else {
            "perft, one by one"
        });
        group
            .sample_size(10)
            .warm_up_time(Duration::from_millis(500));
        for case in cases() {
            let position = position(case.dfen);
            group.throughput(Throughput::Elements(perft(&position, case.depth)));
            group.bench_function(BenchmarkId::new("das-chess", case.name), |bench| {
                bench.iter(|| das_perft(black_box(&position), case.depth, bulk));
            });
        }
        for (name, fen, depth) in ORTHODOX {
            let board: cozy_chess::Board = fen.parse().expect("a known position");
            group.throughput(Throughput::Elements(cozy_perft(&board, depth, true)));
            group.bench_function(BenchmarkId::new("cozy-chess", name), |bench| {
                bench.iter(|| cozy_perft(black_box(&board), depth, bulk));
            });
            let fen: shakmaty::fen::Fen = fen.parse().expect("a known position");
            let position: shakmaty::Chess = fen
                .into_position(shakmaty::CastlingMode::Standard)
                .expect("a known position");
            group.bench_function(BenchmarkId::new("shakmaty", name), |bench| {
                bench.iter(|| shakmaty_perft(black_box(&position), depth, bulk));
            });
        }
        group.finish();
    }
}

fn calls(criterion: &mut Criterion) {
    for case in cases() {
        let position = position(case.dfen);
        let moves = position.legal_moves();
        let mut group = criterion.benchmark_group("calls");
        group
            .sample_size(20)
            .warm_up_time(Duration::from_millis(200))
            .measurement_time(Duration::from_secs(1));
        group.bench_function(BenchmarkId::new("legal_moves", case.name), |bench| {
            bench.iter(|| black_box(&position).legal_moves());
        });
        group.bench_function(BenchmarkId::new("play each move", case.name), |bench| {
            bench.iter(|| {
                for &mv in &moves {
                    black_box(position.play_unchecked(mv));
                }
            });
        });
        group.bench_function(BenchmarkId::new("SAN of all moves", case.name), |bench| {
            bench.iter(|| {
                let mut length = 0;
                position.each_san(&moves, |_, san, _| length += san.len());
                length
            });
        });
        group.bench_function(BenchmarkId::new("read DFEN", case.name), |bench| {
            bench.iter(|| Position::from_dfen(black_box(case.dfen)));
        });
        group.bench_function(BenchmarkId::new("write DFEN", case.name), |bench| {
            bench.iter(|| black_box(&position).to_dfen());
        });
        group.finish();
    }
}

criterion_group!(benches, perfts, calls);
criterion_main!(benches);
