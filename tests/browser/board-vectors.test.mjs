// <das-chess-board> marks what the vectors say: who may move, where to, and who of two storeys it is that goes.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { startHost, withBoard } from './board-host.mjs'

const { positions } = JSON.parse(readFileSync(new URL('../vectors/das.json', import.meta.url), 'utf8'))
/** Enough of them to have every piece, every kind of move and both colors. */
const CHOSEN = positions.filter((_, index) => index % 5 === 0)

let host
before(async () => {
  host = await startHost()
})
after(() => host.stop())

/** `b9~b10q` in its parts; `~` is a passenger's. */
function parts(lan) {
  const [, from, passenger, to] = lan.match(/^([a-z](?:10|\d))(~?)([a-z](?:10|\d))[a-z]?$/)
  return { from, to, state: passenger ? 'upper' : 'lower' }
}

/** For each square with moves its targets, each with who goes there. */
function expected(lans) {
  const squares = {}
  for (const { from, to, state } of lans.map(parts)) {
    squares[from] ??= new Set()
    squares[from].add(`${to} ${state}`)
  }
  return Object.fromEntries(Object.entries(squares).map(([from, targets]) => [from, [...targets].sort()]))
}

test('what is marked is what the vectors say, for every piece of many positions', () =>
  withBoard(host, {}, async (demo) => {
    let pieces = 0
    for (const { dfen, moves } of CHOSEN) {
      const marked = await demo.get(async (board, dfen) => {
        await board.setPosition(dfen)
        const cells = (state) => [...board.shadowRoot.querySelectorAll(`.cell.${state}`)]
        const result = {}
        for (const piece of cells('movable')) {
          piece.click()
          result[piece.dataset.square] = ['lower', 'upper']
            .flatMap((state) => cells(state).map((cell) => `${cell.dataset.square} ${state}`))
            .sort()
          // Let go: the next one may be one that this one can take aboard.
          piece.click()
        }
        return result
      }, dfen)
      assert.deepEqual(marked, expected(Object.keys(moves)), dfen)
      pieces += Object.keys(marked).length
    }
    assert.ok(pieces > 100, `${pieces} pieces`)
  }))
