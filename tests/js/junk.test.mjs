// Whatever is given, a call answers or throws a DasChessError, and nothing is changed by it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as das from 'das-chess'
import * as tchess10 from 'das-chess/tchess10'
import * as tchess10Words from 'das-chess/tchess10/words'
import { junk } from './lib/junk.mjs'
import { assertSound } from './lib/refusal.mjs'

const { START, applyMove, fromPosition, legalMoves } = das

/** What says things in words; it answers with words only. */
const wordsOf = (game) =>
  Object.entries({ ...game, ...(game === tchess10 && tchess10Words) })
    .filter(([name]) => name.startsWith('describe') && name !== 'describeError')
    .map(
      ([name, fn]) =>
        (...args) =>
          assert.doesNotMatch(fn(...args), /undefined|\[object/, name),
    )

/** The functions, and what makes an attempt at them. Depths that count for hours are no junk. */
const functionsOf = (game) =>
  [
    game.fromPosition,
    game.validatePosition,
    game.legalMoves,
    game.legalDests,
    game.legalMoveCount,
    game.isLegal,
    game.applyMove,
    game.render,
    game.pieceSvg,
    game.perft,
    game.randomMove,
    game.DasChessError.from,
    (square, color) => game.fromPosition().attackers(square, color),
    (square) => game.fromPosition().pieceAt(square),
    (color) => game.fromPosition().kingSquare(color),
    ...wordsOf(game),
  ].filter(Boolean)

/** A small generator of numbers, always the same. */
function numbers(seed) {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const games = [
  { name: 'das-chess', game: das, lines: 1481, pawn: 'e2e4' },
  { name: 'das-chess/tchess10', game: tchess10, lines: 6581, pawn: 'e3e5' },
]

function attempt(fn, args, counts) {
  try {
    fn(...args)
    counts.answered++
  } catch (error) {
    assertSound(error)
    assert.ok(!['internal', 'not_initialized'].includes(error.code), error.message)
    counts.refused++
  }
}

for (const { name, game, lines, pawn } of games) {
  const functions = functionsOf(game)
  const start = game.legalMoves(game.START).map((move) => move.lan)

  test(`every function of ${name} with every junk value in every place`, () => {
    const counts = { answered: 0, refused: 0 }
    for (const fn of functions) {
      for (const value of junk) {
        attempt(fn, [value], counts)
        attempt(fn, [game.START, value], counts)
        attempt(fn, [value, value], counts)
      }
      attempt(fn, [], counts)
    }
    assert.ok(counts.refused > 5_000, JSON.stringify(counts))
    assert.ok(counts.answered > 500, JSON.stringify(counts))
    assert.deepEqual(
      game.legalMoves(game.START).map((move) => move.lan),
      start,
    )
  })

  test(`10,000 calls of ${name} with junk leave it working`, () => {
    const pick = numbers(20130)
    const counts = { answered: 0, refused: 0 }
    for (let call = 0; call < 10_000; call++) {
      const args = Array.from({ length: 1 + pick(3) }, () => junk[pick(junk.length)])
      if (pick(2)) args.unshift(game.START)
      attempt(functions[pick(functions.length)], args, counts)
      if (call % 500 === 0) assert.equal(game.applyMove(game.START, pawn).turn, 'black')
    }
    assert.equal(counts.answered + counts.refused, 10_000)
    assert.ok(counts.refused > 5_000, JSON.stringify(counts))
    assert.equal(game.perft(game.START, 2), lines)
  })
}

test('a call from inside a getter, an iterator or a Proxy of another call', () => {
  const inside = () => legalMoves(START).length
  const seen = []
  const move = {
    get from() {
      seen.push(inside())
      return 'e2'
    },
    get to() {
      seen.push(inside())
      return 'e4'
    },
  }
  assert.equal(applyMove(START, move).dfen, applyMove(START, 'e2e4').dfen)
  const cells = (function* () {
    for (const cell of fromPosition()) {
      seen.push(inside())
      yield cell
    }
  })()
  const { turn, castling } = fromPosition()
  assert.equal(fromPosition({ cells, turn, castling }).dfen, START)
  const options = new Proxy({ size: 100 }, { get: (target, key) => (seen.push(inside()), target[key]) })
  assert.match(das.render(START, options), /^<svg /)
  assert.ok(seen.length > 40)
  assert.ok(seen.every((count) => count === 39))
})
