// What is played in the benchmarks, and games that all libraries play alike.
import { readFileSync } from 'node:fs'

/** Das Chess as it is: the positions of `cargo bench`. */
export const DAS = readFileSync(new URL('../../benches/positions.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([name, depth, text]) => ({ name, depth: Number(depth), text }))

/**
 * The same without Minors, air pieces, men on the edge and castling: Ships are empty and stay so, and Rooks of
 * another letter. Here Fairy-Stockfish has the same work to do.
 */
export const ARMY = [
  ['start', 3, 'sc1bqkbvmr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/SC1BQKBVMR w'],
  ['landing', 3, 's2bqkbv1r/p1pp1ppppp/1s2p5/10/3S6/4S2s2/3P6/10/PPP1PPPPPP/s2BQKBV1R w'],
  ['harbour', 2, 's4k4/4p3p1/V2p3s1r/9R/3S4C1/2p3s3/10/1P4P3/1M4Q2q/S3PK4 w'],
  ['pirates', 2, 'r4k4/2pp2p3/S6b2/1q3s4/3P1s4/2B1P3V1/4S4P/PP3P1S2/3Q6/s2B1KB2R b'],
  ['crossing', 2, '9k/2q2pp3/3s1s2b1/2s3S3/8v1/2S3S3/3P1R2P1/1B1p4C1/4Q1PP2/1K8 w'],
  ['siege', 2, '2s2k3r/pp1p1pppp1/4c5/1S2p3b1/3PM5/2PQ1S2v1/P9/4B1PPP1/1P8/s2BK2R2 w'],
  ['two ships', 3, '5k4/2p7/10/4s5/10/1S8/10/6P3/10/5K4 w'],
  ['bare', 3, '5k4/10/3p6/10/4C5/10/2P4m2/10/10/5K4 w'],
].map(([name, depth, text]) => ({ name, depth, text: `${text} - - - 0 1` }))

/** 8 x 8 chess, with how many lines of that depth there are. */
export const ORTHODOX = [
  {
    name: 'start',
    depth: 3,
    lines: 8902,
    text: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  },
  {
    name: 'kiwipete',
    depth: 2,
    lines: 2039,
    text: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  },
]

/** Numbers from 0 to 1 that are the same in every run (Lehmer's generator). */
export function random(seed) {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
