// Moves as data: their fields for each kind, filters, texts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyMove, fromPosition, isLegal, legalDests, legalMoves, randomMove, START } from 'das-chess'
import { positions } from './lib/vectors.mjs'

const only = (dfen, lan) => {
  const move = legalMoves(dfen).find((one) => one.lan === lan)
  assert.ok(move, `${lan} is not legal in ${dfen}`)
  return move
}

test('a move is plain frozen data', () => {
  const move = only(START, 'e2e4')
  assert.deepEqual(move, {
    lan: 'e2e4',
    san: 'e4',
    from: 'e2',
    to: 'e4',
    color: 'white',
    piece: 'pawn',
    mover: 'piece',
    kind: 'doubleStep',
    check: false,
    mate: false,
  })
  assert.equal(Object.getPrototypeOf(move), Object.prototype)
  assert.ok(Object.isFrozen(move))
  assert.deepEqual(structuredClone(move), move)
  const list = legalMoves(START)
  list.length = 0
  assert.equal(legalMoves(START).length, 39)
})

const cases = [
  [
    '9k/1P8/10/10/10/10/10/10/10/K9 w',
    'b9b10s',
    { kind: 'step', piece: 'pawn', promotion: 'ship', san: 'b10=S+' },
  ],
  [START, 'b1d5', { kind: 'exit', piece: 'elva', san: 'Ed5' }],
  [START, 'i1g5', { kind: 'exit', piece: 'airMagister', san: 'Mg5' }],
  [START, 'l1a3', { kind: 'step', piece: 'amazon', mover: 'piece', san: 'Aa3' }],
  [
    '9k/10/10/10/4s5/10/5N4/10/10/K9 w',
    'f4e6',
    { kind: 'board', forms: 'frigate', piece: 'knight', san: 'Ne6=F' },
  ],
  [
    '9k/10/10/10/4s(n)5/10/5N4/10/10/K9 w',
    'f4e6',
    {
      kind: 'board',
      forms: 'frigate',
      captured: { square: 'e6', name: 'knight', color: 'black' },
      san: 'Nxe6=F',
    },
  ],
  [
    '9k/10/10/10/4S(a)5/10/5N4/10/10/K9 w',
    'f4e6',
    {
      kind: 'board',
      forms: 'transport',
      captured: { square: 'e6', name: 'amazon', color: 'black' },
      san: 'Nxe6=T',
    },
  ],
  [
    '9k/10/10/10/4S5/10/5N4/10/10/K9 w',
    'f4e6',
    { kind: 'load', forms: 'transport', mover: 'piece', san: 'Ne6=T' },
  ],
  [
    '9k/10/10/10/4S1N3/10/10/10/10/K9 w',
    'e6g6',
    { kind: 'load', forms: 'transport', mover: 'vessel', piece: 'ship', san: 'Sg6=T' },
  ],
  [
    '9k/10/10/10/4S1n3/10/10/10/10/K9 w',
    'e6g6',
    { kind: 'handOver', forms: 'frigate', mover: 'vessel', san: 'Sg6=F' },
  ],
  [
    '9k/10/10/10/4S(N)5/10/10/10/10/K9 w',
    'e6~e8',
    { kind: 'land', mover: 'passenger', piece: 'knight', san: 'De8' },
  ],
  [
    '9k/10/10/10/4S(N)5/10/10/10/10/K9 w',
    'e6e8',
    { kind: 'step', mover: 'vessel', piece: 'ship', san: 'Te8' },
  ],
  [
    '9k/10/10/4s5/4S(A)5/10/10/10/10/K9 w',
    'e6~e7',
    { kind: 'board', mover: 'passenger', piece: 'amazon', forms: 'frigate', san: 'De7=F' },
  ],
  [
    '9k/10/10/3S(n)6/4R5/10/10/3R6/10/K9 w',
    'd3d7',
    {
      kind: 'capture',
      captured: {
        square: 'd7',
        name: 'ship',
        color: 'black',
        hull: 'white',
        passenger: { name: 'knight', color: 'black' },
        vessel: 'frigate',
      },
      san: 'Rxd7',
    },
  ],
  [
    '9k/10/10/4Pp4/10/10/10/10/10/K9 w - f8',
    'e7f8',
    { kind: 'enPassant', captured: { square: 'f7', name: 'pawn', color: 'black' }, san: 'exf8' },
  ],
  [
    '5k4/10/10/10/10/10/10/10/10/S(N)4K3R w KA+J',
    'f1b1',
    { kind: 'castling', castling: 'KT', piece: 'king', san: 'O-O-O' },
  ],
  ['5k4/10/10/10/10/10/10/10/10/S(N)4K3R w KA+J', 'f1h1', { kind: 'castling', castling: 'KR', san: 'O-O' }],
]

test('what each kind of move says', () => {
  for (const [dfen, lan, wanted] of cases) {
    const move = only(dfen, lan)
    assert.deepEqual(move, { ...move, ...wanted }, `${dfen} ${lan}`)
    const optional = ['captured', 'promotion', 'forms', 'castling']
    for (const key of optional) assert.equal(key in move, key in wanted, `${dfen} ${lan} ${key}`)
  }
})

test('check and mate', () => {
  const mates = legalMoves('10/10/10/10/10/10/10/3Q6/10/k1K7 w').filter((move) => move.mate)
  for (const move of mates) {
    assert.ok(move.check && move.san.endsWith('#'))
    assert.equal(applyMove('10/10/10/10/10/10/10/3Q6/10/k1K7 w', move).outcome.reason, 'checkmate')
  }
  assert.ok(mates.length > 0)
})

test('every SAN is alone in its position and reads back', () => {
  for (const { dfen } of positions) {
    const moves = legalMoves(dfen)
    assert.equal(new Set(moves.map((move) => move.san)).size, moves.length, dfen)
    for (const { san, lan } of moves)
      assert.equal(applyMove(dfen, san).dfen, applyMove(dfen, lan).dfen, `${dfen} ${san}`)
  }
})

test('filters give the same moves as a filtered list', () => {
  for (const { dfen } of positions.slice(0, 60)) {
    const all = legalMoves(dfen)
    const { from, to } = all[all.length >> 1]
    assert.deepEqual(
      legalMoves(dfen, { from }),
      all.filter((move) => move.from === from),
    )
    assert.deepEqual(
      legalMoves(dfen, { to }),
      all.filter((move) => move.to === to),
    )
    assert.deepEqual(
      legalMoves(dfen, { from, to }),
      all.filter((move) => move.from === from && move.to === to),
    )
    assert.deepEqual(legalMoves(dfen, {}), all)
  }
  assert.deepEqual(legalMoves(START, { from: 'e5' }), [])
})

test('targets by square, each once', () => {
  const loaded = 'k9/10/10/10/10/4S(N)5/10/10/10/9K w'
  const dests = legalDests(loaded)
  assert.deepEqual([...dests.keys()], ['j1', 'e5'])
  assert.equal(dests.get('e5').length, 18)
  const promoting = legalDests('9k/1P8/10/10/10/10/10/10/10/K9 w')
  assert.deepEqual(promoting.get('b9'), ['b10'])
})

test('isLegal is whether applyMove would play it', () => {
  for (const move of legalMoves(START)) {
    assert.ok(isLegal(START, move) && isLegal(START, move.lan) && isLegal(START, move.san))
    assert.ok(isLegal(START, { from: move.from, to: move.to }))
  }
  for (const text of ['e2e5', 'nonsense', '--', '']) assert.equal(isLegal(START, text), false)
})

test('random moves: any of them, and the same for the same seed', () => {
  const legal = new Set(legalMoves(START).map((move) => move.lan))
  const chosen = new Set()
  for (let i = 0; i < 1_000; i++) chosen.add(randomMove(START).lan)
  assert.deepEqual([...chosen].sort(), [...legal].sort())
  const seeded = Array.from({ length: 200 }, (_, seed) => randomMove(START, seed).lan)
  assert.deepEqual(
    Array.from({ length: 200 }, (_, seed) => randomMove(fromPosition(), seed).lan),
    seeded,
  )
  assert.ok(new Set(seeded).size > 30)
  assert.deepEqual(randomMove(START, 3), only(START, randomMove(START, 3).lan))
  assert.ok(legal.has(randomMove(START, Number.MAX_SAFE_INTEGER).lan))
})

test('a move that is known from another position is the move that is described anew', () => {
  // `legalMoves` makes each object once, `randomMove` reads its own: longer than the former are remembered.
  let compared = 0
  const seen = new Set()
  for (const [index, { dfen }] of positions.entries()) {
    let position = fromPosition(dfen)
    for (let ply = 0; ply < 30; ply++) {
      const known = legalMoves(position)
      if (!known.length) break
      for (let seed = 0; seed < 4; seed++) {
        const fresh = randomMove(position, index * 1_000 + ply * 10 + seed)
        assert.deepEqual(
          known.find(({ lan }) => lan === fresh.lan),
          fresh,
          position.dfen,
        )
        compared++
      }
      for (const move of known) seen.add(move)
      position = applyMove(position, known[(7 * index + 13 * ply) % known.length])
    }
  }
  assert.ok(compared > 2_000 && seen.size > 10_000, `${compared} compared, ${seen.size} different ones`)
})
