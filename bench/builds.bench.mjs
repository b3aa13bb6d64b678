// This build of the package beside another one, such as that of an earlier commit: what a change has cost or won.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { measure } from './lib/measure.mjs'
import { DAS } from './lib/positions.mjs'
import { figure, finish, options, table } from './lib/report.mjs'

if (!options.other) {
  console.error('Say which build to compare with: npm run bench -- builds --other FOLDER (a built pkg/).')
  process.exit(2)
}

const BUILDS = [fileURLToPath(new URL('../pkg', import.meta.url)), resolve(options.other)]
const entry = (folder) => join(folder, 'dist/index.js')
const packages = await Promise.all(BUILDS.map((folder) => import(pathToFileURL(entry(folder)))))

/** What is called; each gives how much work it was. */
function tasks({ fromPosition, legalMoves, legalMoveCount, applyMove, perft, render }) {
  const boards = DAS.map(({ text }) => fromPosition(text))
  const moves = boards.map((board) => legalMoves(board))
  const start = fromPosition()
  const each = (call) => () => {
    boards.forEach(call)
    return boards.length
  }
  return {
    'list of legal moves': each((board) => legalMoves(board)),
    'number of legal moves': each((board) => legalMoveCount(board)),
    'move played': () => {
      moves.forEach((list, i) => list.forEach((move) => applyMove(boards[i], move)))
      return moves.flat().length
    },
    'position read from text': each((board) => fromPosition(board.dfen)),
    'perft inside, nodes': () => perft(start, 3),
    'picture of a position (SVG)': each((board) => render(board)),
  }
}

const names = Object.keys(tasks(packages[0]))
const speeds = measure(
  packages.flatMap((das, build) =>
    Object.entries(tasks(das)).map(([name, run]) => ({ id: `${name} ${build}`, run })),
  ),
  options.quick ? { rounds: 2, milliseconds: 5 } : { rounds: 31, milliseconds: 60 },
)
const [sizes, otherSizes] = BUILDS.map((folder) => {
  const bytes = readFileSync(entry(folder))
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  }
})

finish(
  '## This build beside another one',
  table(
    ['calls a second', 'this', 'other', 'this / other'],
    names.map((name) => {
      const [ours, other] = [speeds.get(`${name} 0`), speeds.get(`${name} 1`)]
      return [name, figure(ours), figure(other), `${figure(ours / other)} x`]
    }),
  ),
  table(
    ['dist/index.js, kB', 'this', 'other', 'this / other'],
    Object.keys(sizes).map((kind) => [
      kind,
      figure(sizes[kind] / 1000),
      figure(otherSizes[kind] / 1000),
      `${figure(sizes[kind] / otherSizes[kind])} x`,
    ]),
  ),
)
