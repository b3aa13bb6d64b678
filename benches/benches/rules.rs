//! The rules library beside two that play 8 x 8 chess, in one run: what counts is the ratio.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use das_chess::{Move, Position, perft};
use das_chess_benches::CASES;
use shakmaty::Position as _;

/// A middle game full of tactics, known for testing move generators.
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const ORTHODOX_START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const ORTHODOX: [(&str, &str, u32); 2] = [("start", ORTHODOX_START, 5), ("kiwipete", KIWIPETE, 4)];

fn position(dfen: &str) -> Position {
    Position::from_dfen(dfen).expect("the benchmark's positions are sound")
}

/// Makes and plays the last ply's moves too, as a search would; `moves` is one stack for all plies.
fn das_perft_one_by_one(position: &Position, depth: u32, moves: &mut Vec<Move>) -> u64 {
    let start = moves.len();
    position.add_legal_moves(moves);
    let mut nodes = 0;
    for index in start..moves.len() {
        let after = position.play_unchecked(moves[index]);
        nodes += if depth == 1 {
            black_box(&after);
            1
        } else {
            das_perft_one_by_one(&after, depth - 1, moves)
        };
    }
    moves.truncate(start);
    nodes
}

fn cozy_perft(board: &cozy_chess::Board, depth: u32, bulk: bool) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 && bulk {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut after = board.clone();
                after.play_unchecked(mv);
                nodes += if depth == 1 {
                    black_box(&after);
                    1
                } else {
                    cozy_perft(&after, depth - 1, bulk)
                };
            }
        }
        false
    });
    nodes
}

fn shakmaty_perft(position: &shakmaty::Chess, depth: u32, bulk: bool) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 && bulk {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|mv| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            if depth == 1 {
                black_box(&after);
                1
            } else {
                shakmaty_perft(&after, depth - 1, bulk)
            }
        })
        .sum()
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
        for case in &CASES {
            let position = position(case.dfen);
            group.throughput(Throughput::Elements(perft(&position, case.depth)));
            group.bench_function(BenchmarkId::new("das-chess", case.name), |bench| {
                bench.iter(|| match (bulk, black_box(&position)) {
                    (true, position) => perft(position, case.depth),
                    (false, position) => {
                        das_perft_one_by_one(position, case.depth, &mut Vec::new())
                    }
                });
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
    for case in &CASES {
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
