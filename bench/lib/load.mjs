// One library in a process of its own, from its import to its first list of legal moves: prints the milliseconds.
import { createRequire } from 'node:module'
import { load as loadFfish } from '../players/ffish.mjs'

const require = createRequire(import.meta.url)

const FIRST_LISTS = {
  'das-chess': async () => {
    const { legalMoves, START } = await import('das-chess')
    return legalMoves(START)
  },
  ffish: async () => {
    const ffish = await loadFfish()
    return new ffish.Board('chess').legalMoves().split(' ')
  },
  'chess.js': async () => {
    const { Chess } = await import('chess.js')
    return new Chess().moves({ verbose: true })
  },
  chessops: async () => {
    const { Chess } = await import('chessops/chess')
    return [...Chess.default().allDests().values()].flatMap((targets) => [...targets])
  },
  kokopu: async () => new (require('kokopu').Position)().moves(),
}

const [, , name] = process.argv
const start = performance.now()
const moves = await FIRST_LISTS[name]()
const milliseconds = performance.now() - start
const expected = name === 'das-chess' ? 39 : 20
if (moves.length !== expected) throw new Error(`${name} lists ${moves.length} moves at its start`)
console.log(milliseconds.toFixed(2))
process.exit()
