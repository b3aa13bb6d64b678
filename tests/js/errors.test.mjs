// Every code of the main entry, with its data and its sentence; errors as data; after a crash.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import {
  applyMove,
  DasChessError,
  fromPosition,
  Game,
  isLegal,
  legalMoveCount,
  legalMoves,
  perft,
  pieceSvg,
  randomMove,
  render,
  START,
  validatePosition,
} from 'das-chess'
import { assertSound, refusal } from './lib/refusal.mjs'

test('invalid_position: all faults, each with code, field, offset and sentence', () => {
  const text = 'k9/10/11/10/10/S(Q)9/10/10/10/10 x Kk z9 AA 1e3 0'
  const { details, message } = refusal('invalid_position', () => fromPosition(text))
  const codes = details.faults.map((fault) => fault.code)
  for (const code of [
    'rank_width',
    'bad_passenger',
    'bad_turn',
    'bad_en_passant',
    'bad_edge',
    'bad_half_moves',
    'bad_full_moves',
  ])
    assert.ok(codes.includes(code), `${code} of ${codes}`)
  for (const { offset, message: sentence } of details.faults) {
    assert.ok(offset >= 0 && offset < text.length)
    assert.match(sentence, /^[A-Z].*\.$/)
  }
  assert.equal(details.faults.find((fault) => fault.code === 'bad_turn').offset, text.indexOf('x'))
  assert.match(message, /\(at offset 6\) And \d more faults\.$/)
  for (const call of [legalMoves, legalMoveCount, render, randomMove])
    refusal('invalid_position', () => call(text))
  refusal('invalid_position', () => perft(text, 1))
  refusal('invalid_position', () => applyMove(text, 'e2e4'))
  refusal('invalid_position', () => isLegal(text, 'e2e4'))
})

test('offsets count UTF-16 units, whatever stands before', () => {
  for (const odd of ['🚢', '\ud800', '\udc00', 'é', '\u0000']) {
    const text = `k8${odd}/10/10/10/10/10/10/10/10/9K x`
    const { details } = refusal('invalid_position', () => fromPosition(text))
    const [letter, turn] = ['unknown_letter', 'bad_turn'].map((code) =>
      details.faults.find((fault) => fault.code === code),
    )
    assert.equal(letter.offset, 2, JSON.stringify(odd))
    assert.equal(turn.offset, text.indexOf('x'), JSON.stringify(odd))
  }
})

test('texts that are too long are refused at once', () => {
  for (const text of ['1'.repeat(1001), '🚢'.repeat(501), ' '.repeat(10_000_000)]) {
    const { details } = refusal('invalid_position', () => fromPosition(text))
    assert.deepEqual(
      details.faults.map((fault) => fault.code),
      ['too_long'],
    )
  }
  assert.equal(fromPosition(`${START}${' '.repeat(1000 - START.length)}`).dfen, START)
  const long = 'e2e4'.repeat(2_500_000)
  const before = performance.now()
  for (let i = 0; i < 100; i++) refusal('invalid_move', () => applyMove(START, long))
  assert.ok(performance.now() - before < 2_000)
})

test('a position given as data: faults without a place in a text', () => {
  const cells = [...fromPosition()].filter((cell) => cell.name !== 'king')
  const { details } = refusal('invalid_position', () => fromPosition({ cells, castling: 'AK', fullMoves: 0 }))
  assert.deepEqual(
    details.faults.map(({ code, offset }) => [code, offset]),
    [
      ['king_count', undefined],
      ['king_count', undefined],
      ['bad_castling', undefined],
      ['bad_full_moves', undefined],
    ],
  )
  assert.ok(details.faults.every((fault) => !('offset' in fault)))
  for (const halfMoves of [-1, 10_000, 1e9]) {
    const clocks = { halfMoves, fullMoves: halfMoves * 1000 }
    const { details } = refusal('invalid_position', () =>
      fromPosition({ cells: [...fromPosition()], ...clocks }),
    )
    const codes = details.faults.map((fault) => fault.code)
    assert.deepEqual(codes, ['bad_half_moves', 'bad_full_moves'], `${halfMoves}`)
  }
  for (const halfMoves of [1.5, NaN, '7'])
    refusal('invalid_argument', () => fromPosition({ cells: [...fromPosition()], halfMoves }))
})

test('validatePosition never throws for what it is given', () => {
  const good = validatePosition(START)
  assert.ok(good.ok && good.position.dfen === START)
  const bad = validatePosition('10/10')
  assert.deepEqual([bad.ok, bad.faults.map((fault) => fault.code)], [false, ['rank_count']])
  for (const junk of [null, 1, {}, [], Symbol('x'), { cells: 1 }, () => 1]) {
    const { ok, faults } = validatePosition(junk)
    assert.equal(ok, false)
    assert.deepEqual([faults.length, faults[0].code, faults[0].field], [1, 'not_a_position', 'text'])
    assert.ok(faults[0].message.length > 20)
  }
})

test('invalid_move: no move at all, and null moves', () => {
  const marked = `e4${'!'.repeat(98)}`
  for (const text of ['', 'x', 'e', 'hello', 'e2e4k', 'e2 e4', '\ud800', 'é4', marked, `${marked}x`]) {
    const { details } = refusal('invalid_move', () => applyMove(START, text))
    assert.equal(details.reason, 'unreadable')
    assert.equal(details.dfen, START)
  }
  for (const text of ['--', 'Z0', '0000']) {
    const { details, message } = refusal('invalid_move', () => applyMove(START, text))
    assert.equal(details.reason, 'nullMove')
    assert.match(message, /may not pass/)
  }
})

test('illegal_move: with its text, the position, and moves that come near', () => {
  const { details, message } = refusal('illegal_move', () => applyMove(START, 'e2e5'))
  assert.deepEqual(details, { move: 'e2e5', dfen: START, candidates: ['e2e3', 'e2e4'] })
  assert.equal(message, '"e2e5" is not legal in this position. Legal are e2e3 and e2e4.')
  const object = refusal('illegal_move', () => applyMove(START, { from: 'e2', to: 'e5' }))
  assert.deepEqual(object.details, details)
  // Nothing starts on e5: moves to the same square are nearest.
  assert.deepEqual(refusal('illegal_move', () => applyMove(START, 'e5d5')).details.candidates, ['b1d5'])
  refusal('illegal_move', () => applyMove(START, { lan: 'e2e5' }))
  refusal('illegal_move', () => applyMove(START, 'e2~e4'))
  refusal('illegal_move', () => applyMove(START, 'e2e4q'))
})

const loaded = 'k9/10/10/10/10/4S(N)5/10/10/10/9K w - - - 0 1'
const promoting = '9k/1P8/10/10/10/10/10/10/10/K9 w - - - 0 1'

test('ambiguous_move: vessel and passenger to one square', () => {
  const { details, message } = refusal('ambiguous_move', () => applyMove(loaded, { from: 'e5', to: 'e9' }))
  assert.deepEqual([...details.candidates].sort(), ['e5e9', 'e5~e9'])
  assert.match(message, /e5~e9/)
  for (const mover of ['vessel', 'passenger']) {
    const after = applyMove(loaded, { from: 'e5', to: 'e9', mover })
    assert.equal(after.dfen, applyMove(loaded, mover === 'vessel' ? 'e5e9' : 'e5~e9').dfen)
  }
  assert.equal(isLegal(loaded, { from: 'e5', to: 'e9' }), false)
})

test('missing_promotion: with the letters to choose from', () => {
  for (const move of ['b9b10', 'b10', { from: 'b9', to: 'b10' }]) {
    const { details, message } = refusal('missing_promotion', () => applyMove(promoting, move))
    assert.deepEqual(details.promotions, ['q', 'r', 's', 'm', 'b', 'n', 'v', 'a', 'c'])
    assert.match(message, /one of q, r, s, m, b, n, v, a or c\.$/)
  }
  for (const promotion of ['queen', 'q', 'Q'])
    assert.equal(applyMove(promoting, { from: 'b9', to: 'b10', promotion }).pieceAt('b10').name, 'queen')
  for (const promotion of ['king', 'k', 'pawn', 'elva', 'airMagister'])
    refusal('illegal_move', () => applyMove(promoting, { from: 'b9', to: 'b10', promotion }))
  refusal('invalid_argument', () => applyMove(promoting, { from: 'b9', to: 'b10', promotion: 'nonsense' }))
  // Surplus in an object is ignored, in a text refused.
  assert.equal(applyMove(START, { from: 'e2', to: 'e4', promotion: 'q' }).dfen, applyMove(START, 'e2e4').dfen)
})

test('game_over at mate and stalemate, whatever the move', () => {
  const mate = '10/10/10/10/10/10/10/10/10/kQK7 b'
  const { details } = refusal('game_over', () => applyMove(mate, 'a1a2'))
  assert.deepEqual(details.outcome, { winner: 'white', reason: 'checkmate' })
  const stalemate = '10/10/10/10/10/10/10/1Q8/3K6/k9 b'
  assert.deepEqual(legalMoves(stalemate), [])
  const stale = refusal('game_over', () => applyMove(stalemate, { from: 'a1', to: 'b1' }))
  assert.deepEqual(stale.details.outcome, { winner: null, reason: 'stalemate' })
  refusal('game_over', () => applyMove(stalemate, 'nonsense'))
  assert.equal(randomMove(stalemate), null)
})

test('invalid_argument names the argument and what was given', () => {
  const cases = [
    ['position', () => legalMoves(null)],
    ['position', () => legalMoves({})],
    ['position', () => fromPosition(5)],
    ['filter', () => legalMoves(START, 'e2')],
    ['filter', () => legalMoves(START, { square: 'e2' })],
    ['filter', () => new Game().moves({ from: 'e2', verbose: true })],
    ['from', () => legalMoves(START, { from: 'k1' })],
    ['to', () => legalMoves(START, { to: 'r5' })],
    ['move', () => applyMove(START, null)],
    ['move', () => applyMove(START, 7)],
    ['from', () => applyMove(START, {})],
    ['to', () => applyMove(START, { from: 'e2', to: 'e11' })],
    ['mover', () => applyMove(START, { from: 'e2', to: 'e4', mover: 'pawn' })],
    ['promotion', () => applyMove(START, { from: 'e2', to: 'e4', promotion: 5 })],
    ['depth', () => perft(START, 11)],
    ['depth', () => perft(START, 1.5)],
    ['depth', () => perft(START)],
    ['seed', () => randomMove(START, -1)],
    ['square', () => fromPosition().pieceAt('z9')],
    ['square', () => fromPosition().attackers('r2', 'white')],
    ['color', () => fromPosition().attackers('e4', 'red')],
    ['color', () => fromPosition().kingSquare()],
    ['cells[0].square', () => fromPosition({ cells: [{ square: 'k5' }] })],
    ['cells[0].name', () => fromPosition({ cells: [{ square: 'a5', name: 'duck', color: 'white' }] })],
    ['cells', () => fromPosition({ cells: 5 })],
    ['size', () => render(START, { size: 0 })],
    ['options', () => render(START, { flip: true })],
    ['cell.color', () => pieceSvg({ name: 'king' })],
    ['json', () => DasChessError.from(null)],
  ]
  for (const [argument, call] of cases) {
    const error = refusal('invalid_argument', call)
    assert.equal(error.details.argument, argument)
    assert.ok(error.message.startsWith(`${argument} must be `), error.message)
    assert.ok(error.message.includes(`but is ${error.details.given}`), error.message)
  }
})

test('errors as data: JSON, structured clones, another copy of the package, another thread', async () => {
  const error = refusal('illegal_move', () => applyMove(START, 'e2e5'))
  const json = JSON.parse(JSON.stringify(error))
  assert.deepEqual(Object.keys(json), ['name', 'code', 'message', 'details'])
  for (const sent of [json, structuredClone(error.toJSON()), error]) {
    const rebuilt = DasChessError.from(sent)
    assertSound(rebuilt)
    assert.deepEqual(rebuilt.toJSON(), error.toJSON())
  }
  const require = createRequire(import.meta.url)
  const other = require(join(dirname(require.resolve('das-chess/package.json')), 'dist/cjs/index.js'))
  assert.notEqual(other.DasChessError, DasChessError)
  assert.ok(error instanceof other.DasChessError)
  assert.ok(!(new Error('x') instanceof DasChessError))
  class Special extends DasChessError {}
  assert.ok(new Special('internal') instanceof DasChessError)
  assert.ok(!(error instanceof Special))

  const worker = new Worker(new URL('lib/failing-worker.mjs', import.meta.url))
  const sent = await new Promise((resolve, reject) => worker.on('message', resolve).on('error', reject))
  assert.deepEqual(DasChessError.from(sent).toJSON(), error.toJSON())
})

test('after a crash inside the rules the next call works', () => {
  const { random } = Math
  const randomValues = Object.getOwnPropertyDescriptor(Crypto.prototype, 'getRandomValues')
  const fail = () => {
    throw new Error('no random numbers here')
  }
  try {
    // Without both, an exception goes right through the module, which has borrowed its memory of positions.
    Object.defineProperty(Crypto.prototype, 'getRandomValues', { ...randomValues, value: fail })
    Math.random = fail
    for (let i = 0; i < 3; i++) {
      const error = refusal('internal', () => randomMove(START))
      assert.match(error.details.cause, /no random numbers here/)
      assert.match(error.message, /report/)
      assert.equal(legalMoves(START).length, 39)
    }
    Math.random = random
    assert.ok(isLegal(START, randomMove(START)), 'Math.random stands in where the system has nothing')
  } finally {
    Math.random = random
    Object.defineProperty(Crypto.prototype, 'getRandomValues', randomValues)
  }
  assert.ok(isLegal(START, randomMove(START)))
})

test('an exhausted stack leaves the package working, even at the first call of all', () => {
  const script = new URL('lib/exhausted-stack.mjs', import.meta.url)
  const { stdout, stderr, status } = spawnSync(process.execPath, [fileURLToPath(script)], {
    encoding: 'utf8',
  })
  assert.equal(status, 0, stderr)
  const thrown = JSON.parse(stdout)
  assert.ok(thrown.length > 0)
  for (const name of thrown) assert.match(name, /^(RangeError|DasChessError)$/)
})
