// Position is a value: what it says, that it can't change, and all the ways to give one.
import assert from 'node:assert/strict'
import { inspect } from 'node:util'
import { test } from 'node:test'
import { applyMove, fromPosition, legalMoveCount, legalMoves, perft, render, START } from 'das-chess'
import { das, positions } from './lib/vectors.mjs'
import { refusal } from './lib/refusal.mjs'

test('its only own property is dfen, and it can not change', () => {
  const position = fromPosition()
  assert.deepEqual(Reflect.ownKeys(position), ['dfen'])
  assert.ok(Object.isFrozen(position))
  assert.throws(() => (position.dfen = 'x'), TypeError)
  assert.throws(() => (position.extra = 1), TypeError)
  assert.equal(`${position}`, START)
  assert.equal(JSON.stringify({ position }), JSON.stringify({ position: START }))
  assert.match(inspect(position), /^Position \{\s+dfen: /)
})

test('what it says of itself', () => {
  const text = '5k4/10/10/4pP4/10/10/3S(n)2s(A)3/10/10/5K4 w K e8 A 7 12'
  const position = fromPosition(text)
  assert.equal(position.turn, 'white')
  assert.equal(position.check, false)
  assert.equal(position.outcome, null)
  assert.equal(position.castling, 'K')
  assert.equal(position.enPassant, 'e8')
  assert.equal(position.edge, 'A')
  assert.equal(position.halfMoves, 7)
  assert.equal(position.fullMoves, 12)
  assert.equal(position.key, text.split(' ').slice(0, 5).join(' '))
  assert.equal(position.kingSquare('white'), 'f1')
  assert.equal(position.kingSquare('black'), 'f10')
  assert.deepEqual(position.pieceAt('d4'), {
    square: 'd4',
    name: 'ship',
    color: 'black',
    hull: 'white',
    passenger: { name: 'knight', color: 'black' },
    vessel: 'frigate',
  })
  assert.deepEqual(position.pieceAt('l1'), { square: 'l1', name: 'amazon', color: 'white' })
  assert.equal(position.pieceAt('l10'), null)
  assert.equal(position.pieceAt('a5'), null)
  assert.deepEqual(
    [...position].map((cell) => cell.square),
    ['l1', 'f1', 'd4', 'g4', 'e7', 'f7', 'f10'],
  )
  assert.ok([...position].every((cell) => Object.isFrozen(cell)))
  const bare = fromPosition('k9/10/10/10/10/10/10/10/10/9K')
  assert.deepEqual(
    [bare.castling, bare.enPassant, bare.edge, bare.halfMoves, bare.fullMoves],
    ['-', null, '-', 0, 1],
  )
  assert.deepEqual(bare.outcome, { winner: null, reason: 'insufficientMaterial' })
  assert.ok(legalMoves(bare).length > 0)
})

test('cells of the start: vessels and only vessels have a hull', () => {
  const start = fromPosition()
  assert.equal([...start].length, 44)
  assert.deepEqual(start.pieceAt('a1'), {
    square: 'a1',
    name: 'ship',
    color: 'white',
    hull: 'white',
    vessel: 'ship',
  })
  assert.deepEqual(start.pieceAt('b10'), { square: 'b10', name: 'elva', color: 'black' })
  assert.deepEqual(start.pieceAt('i1'), { square: 'i1', name: 'airMagister', color: 'white' })
  for (const cell of start) assert.equal('hull' in cell, cell.name === 'ship')
})

test('attackers: pinned ones too, edge cells too, air pieces not', () => {
  const start = fromPosition()
  assert.deepEqual(start.attackers('a3', 'white'), ['l1', 'b2'])
  assert.deepEqual(start.attackers('e5', 'white'), [])
  // Nobody enters an edge cell (rule 1.2).
  const beside = fromPosition('k9/10/10/10/10/10/10/10/1A6C1/K9 w')
  for (const edge of ['l1', 'r1']) assert.deepEqual(beside.attackers(edge, 'white'), [])
  const pinned = fromPosition('k9/10/10/10/10/r2R2K3/10/10/10/10 w')
  assert.deepEqual(pinned.attackers('d9', 'white'), ['d5'])
  assert.deepEqual(pinned.attackers('d5', 'black'), ['a5'])
})

test('every function takes a Position, its clone, its JSON copy and its text', () => {
  for (const { dfen } of positions.slice(0, 40)) {
    const position = fromPosition(dfen)
    const clone = structuredClone(position)
    assert.deepEqual(clone, { dfen })
    const copies = [position, clone, dfen, JSON.parse(JSON.stringify(position))]
    for (const take of [
      legalMoveCount,
      (one) => render(one),
      (one) => perft(one, 1),
      (one) => fromPosition(one).dfen,
    ]) {
      const [first, ...others] = copies.map(take)
      for (const other of others) assert.equal(other, first)
    }
  }
})

test('a position as data gives the same text', () => {
  for (const { dfen } of positions) {
    const position = fromPosition(dfen)
    const { turn, castling, enPassant, halfMoves, fullMoves } = position
    const init = { cells: [...position], turn, castling, enPassant, halfMoves, fullMoves }
    assert.equal(fromPosition(init).dfen, dfen)
    assert.equal(fromPosition(structuredClone(init)).dfen, dfen)
    assert.equal(fromPosition({ ...init, cells: init.cells.reverse() }).dfen, dfen)
  }
})

test('a position as data: defaults, and what makes no cell', () => {
  const kings = [
    { square: 'a1', name: 'king', color: 'white' },
    { square: 'j10', name: 'king', color: 'black' },
  ]
  assert.equal(fromPosition({ cells: kings }).dfen, '9k/10/10/10/10/10/10/10/10/K9 w - - - 0 1')
  const ship = { square: 'e5', name: 'ship', color: 'white' }
  const board = (cell) =>
    fromPosition({ cells: [...kings, cell] })
      .dfen.split(' ')[0]
      .split('/')[5]
  assert.equal(board(ship), '4S5')
  assert.equal(board({ ...ship, passenger: { name: 'amazon', color: 'white' } }), '4S(A)5')
  assert.equal(board({ ...ship, hull: 'black', passenger: { name: 'knight', color: 'white' } }), '4s(N)5')
  for (const [argument, cell] of [
    ['cells[2]', { ...ship, hull: 'black' }],
    ['cells[2]', { ...ship, name: 'rook', hull: 'white' }],
    ['cells[2]', { ...ship, passenger: { name: 'queen', color: 'white' } }],
    ['cells[2]', { ...ship, passenger: { color: 'white' } }],
    ['cells[2].passenger', { ...ship, passenger: 'knight' }],
    ['cells[2].passenger.color', { ...ship, passenger: { name: 'knight', color: 'black' } }],
    ['cells[2].color', { ...ship, color: 'green' }],
    ['cells[2]', kings[0]],
    ['cells[2]', 'e5'],
  ]) {
    const { details } = refusal('invalid_argument', () => fromPosition({ cells: [...kings, cell] }))
    assert.equal(details.argument, argument)
  }
  const onEdge = refusal('invalid_position', () =>
    fromPosition({ cells: [...kings, { square: 'l1', name: 'pawn', color: 'white' }] }),
  )
  assert.deepEqual(
    onEdge.details.faults.map((fault) => [fault.code, fault.square]),
    [['bad_edge', 'l1']],
  )
})

test('the position given to applyMove stays as it is', () => {
  const position = fromPosition()
  const before = { ...position }
  applyMove(position, 'e2e4')
  refusal('illegal_move', () => applyMove(position, 'e2e5'))
  assert.deepEqual({ ...position }, before)
  assert.equal(legalMoveCount(position), 39)
})

test('reading is canonical', () => {
  assert.equal(fromPosition(`\t${START.replaceAll(' ', '  ')} `).dfen, START)
  assert.equal(
    fromPosition('k9/55/10/10/10/10/10/10/10/9K b - - - 007 01').dfen,
    'k9/10/10/10/10/10/10/10/10/9K b - - - 7 1',
  )
  for (const { dfen } of das.games) assert.equal(fromPosition(dfen).dfen, dfen)
})
