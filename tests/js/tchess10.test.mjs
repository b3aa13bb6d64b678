// das-chess/tchess10 as users have it: positions, moves, refusals, players by chance.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import * as das from 'das-chess'
import {
  applyMove,
  DasChessError,
  fromPosition,
  isLegal,
  legalDests,
  legalMoveCount,
  legalMoves,
  MODS,
  perft,
  randomMove,
  START,
  validatePosition,
} from 'das-chess/tchess10'
import { byChance, numbers, onePly, playOut, randomStart } from './lib/tchess10-random.mjs'

const { positions } = JSON.parse(readFileSync(new URL('../vectors/tchess10.json', import.meta.url), 'utf8'))

/** The error of a call. */
function refusal(call) {
  try {
    call()
  } catch (error) {
    assert.ok(error instanceof DasChessError, String(error))
    return error
  }
  return assert.fail('it was not refused')
}

/** All that a position says, to make it again. */
function partsOf(position) {
  const { mods, border, turn, enPassant, moved, owed, halfMoves, fullMoves } = position
  return { cells: [...position], mods, border, turn, enPassant, moved, owed, halfMoves, fullMoves }
}

test('a position is a value: frozen, with its text alone', () => {
  const start = fromPosition({ mods: ['strike', 'kingCapture'], border: 9 })
  assert.deepEqual(Object.keys(start), ['dfen'])
  assert.ok(Object.isFrozen(start))
  assert.deepEqual(structuredClone(start), { dfen: start.dfen })
  assert.equal(fromPosition(structuredClone(start)).dfen, start.dfen)
  assert.equal(JSON.parse(JSON.stringify({ start })).start, start.dfen)
  assert.equal(`${start}`, start.dfen)
  assert.equal(legalMoveCount(structuredClone(start)), legalMoveCount(start))
  assert.equal(start.variant, 'tchess10')
  assert.deepEqual(start.mods, ['strike', 'kingCapture'])
  assert.equal(start.border, 9)
  assert.equal(start.turn, 'white')
  assert.deepEqual(start.moved, [])
  assert.equal(start.movesLeft, 3)
  assert.deepEqual(start.owed, { white: [], black: [] })
  assert.equal(start.check, false)
  assert.equal(start.outcome, null)
  assert.equal(start.enPassant, null)
  assert.equal(start.halfMoves, 0)
  assert.equal(start.fullMoves, 1)
  assert.equal(start.key, start.dfen.split(' ').slice(0, 5).join(' '))
  assert.equal([...start].length, 58)
  assert.equal(start.kingSquare('black'), 'f10')
  assert.equal(start.pieceAt('g2'), null)
})

test('a border where there is one to get to, 8 if not said', () => {
  assert.equal(fromPosition({ mods: ['escort'] }).border, 8)
  assert.equal(fromPosition({ mods: ['flagCapture'], border: 8 }).border, 8)
  assert.equal(fromPosition({ mods: ['strike'] }).border, null)
  assert.equal(fromPosition().border, null)
})

test('heroes by name or letter, on their squares', () => {
  const start = fromPosition({
    mods: ['lastHero'],
    heroes: { white: 'emperor', black: 'J' },
    heroSquares: { black: 'e9' },
  })
  assert.equal(start.pieceAt('e1').name, 'emperor')
  assert.equal(start.pieceAt('e9').name, 'jester')
  assert.equal(start.kingSquare('white'), null)
})

test('facings and storeys', () => {
  const text = 'tchess10[carry,polarity] 9k/10/10/4B@e(N@w)5/10/10/10/10/10/K9 w - - 0 1'
  const position = fromPosition(text)
  assert.deepEqual(position.pieceAt('e7'), {
    square: 'e7',
    name: 'knight',
    color: 'white',
    facing: 'w',
    below: { name: 'bishop', color: 'white', facing: 'e' },
  })
  assert.equal(position.pieceAt('j10').facing, 's')
  assert.equal(fromPosition().pieceAt('a1').facing, undefined)
  const held = fromPosition('tchess10[kingCapture] 10/10/10/4k(R)5/10/10/10/10/10/K9 w')
  assert.equal(held.kingSquare('black'), 'e7')
  assert.deepEqual(held.pieceAt('e7').below, { name: 'king', color: 'black' })
})

test('what a strike has moved, and what is owed', () => {
  const strike = fromPosition('tchess10[strike,carry] 9k/10/2P7/10/6p3/10/3b(n)3h2/10/10/K9 b - d4d4 5 20')
  assert.deepEqual(strike.moved, ['d4', 'd4'])
  assert.equal(strike.movesLeft, 1)
  const owing = positions.find(({ text }) => text.includes('=K') || text.includes('=kj'))
  const { owed } = fromPosition(owing.text)
  assert.ok([...owed.white, ...owed.black].includes('king'))
})

test('every position of the vectors is made again of its parts', () => {
  for (const { text } of positions) {
    assert.equal(fromPosition(partsOf(fromPosition(text))).dfen, text)
  }
})

test('a turn of a strike ends with its last move', () => {
  const start = fromPosition({ mods: ['strike'] })
  const moves = ['e3e4', 'd3d4', 'f3f4']
  let position = start
  for (const [index, text] of moves.entries()) {
    assert.equal(position.turn, 'white')
    assert.equal(position.movesLeft, 3 - index)
    const [move] = legalMoves(position).filter(({ lan }) => lan === text)
    assert.equal(move.endsTurn, index === 2)
    position = applyMove(position, move)
  }
  assert.equal(position.turn, 'black')
  assert.equal(position.fullMoves, 1)
  assert.equal(isLegal(applyMove(start, 'e3e4'), 'e4e5'), false)
})

test('filters, destinations', () => {
  const moves = legalMoves(START)
  for (const { from, to } of moves) {
    const both = legalMoves(START, { from, to })
    assert.ok(both.length && both.every((move) => move.from === from && move.to === to))
    assert.ok(legalDests(START).get(from).includes(to))
  }
  const [from] = [...legalDests(START).keys()]
  assert.equal(legalMoves(START, { from }).length, moves.filter((move) => move.from === from).length)
})

test('moves that are refused say why, and what would be legal', () => {
  const invalid = refusal(() => applyMove(START, 'nonsense'))
  assert.equal(invalid.code, 'invalid_move')
  assert.equal(refusal(() => applyMove(START, '--')).details.reason, 'nullMove')
  const illegal = refusal(() => applyMove(START, 'e3e6'))
  assert.equal(illegal.code, 'illegal_move')
  assert.deepEqual(illegal.details.candidates, ['e3e4', 'e3e5'])
  assert.equal(illegal.details.dfen, START)
  const carrying = 'tchess10[carry] 9k/10/10/10/10/10/10/2B(N)7/10/K9 w - - 0 1'
  const ambiguous = refusal(() => applyMove(carrying, { from: 'c3', to: 'd5' }))
  assert.equal(ambiguous.code, 'ambiguous_move')
  assert.deepEqual(ambiguous.details.candidates.sort(), ['c3&d5', 'c3d5'])
  assert.equal(
    applyMove(carrying, { from: 'c3', to: 'd5', carries: [true] }).pieceAt('d5').below.name,
    'bishop',
  )
  const promoting = refusal(() =>
    applyMove('tchess10[theocracy] 9k/1P8/10/10/10/10/10/10/10/KBb7 w', 'b9b10'),
  )
  assert.equal(promoting.code, 'missing_promotion')
  assert.ok(promoting.details.promotions.includes('q') && !promoting.details.promotions.includes('b'))
  const over = refusal(() => applyMove('tchess10[escort] 9k/10/4K5/10/10/10/10/10/10/10 b', 'j10j9'))
  assert.equal(over.code, 'game_over')
  assert.deepEqual(over.details.outcome, { winner: 'white', reason: 'escort' })
  assert.match(over.message, /by escort/)
})

test('two paths to one square are one move to an object, with different cargo they are not', () => {
  const position = 'tchess10 9k/3h3P2/10/10/10/10/3P6/10/10/K9 b - - 5 20'
  const twice = legalMoves(position).filter(({ from, to }) => from === 'd9' && to === 'g9')
  for (const { from, to } of twice) assert.ok(applyMove(position, { from, to }))
  const [first] = legalMoves(START, { from: 'b2', to: 'c8' })
  assert.equal(applyMove(START, { from: 'b2', to: 'c8' }).dfen, applyMove(START, first).dfen)
})

test('modifications by wrong types are arguments, others are refused as modifications', () => {
  for (const init of [
    { mods: 'strike' },
    { mods: ['Strike'] },
    { mods: [1] },
    { mods: 7 },
    { mods: ['escort'], border: '7' },
    { mods: ['escort'], border: 7.5 },
    { mods: ['lastHero'], heroes: 'Q' },
    { mods: ['lastHero'], heroes: { white: 'X' } },
    { mods: ['lastHero'], heroSquares: { white: 'l1' } },
    {},
    { dfen: 7 },
  ])
    assert.equal(refusal(() => fromPosition(init)).code, 'invalid_argument', JSON.stringify(init))
  for (const border of [5, 11, -1, 1e9]) {
    const { code, details } = refusal(() => fromPosition({ mods: ['escort'], border }))
    assert.equal(code, 'invalid_mods')
    assert.deepEqual(details.pair, ['border', 'escort'])
    assert.equal(details.reason, 'border_out_of_range')
  }
  assert.equal(fromPosition({ mods: new Set(['carry', 'carry', 'strike']) }).mods.join(), 'strike,carry')
})

test('faults of parts have no place, but a square', () => {
  const cells = [
    { square: 'a1', name: 'king', color: 'white' },
    { square: 'c1', name: 'knight', color: 'white', below: { name: 'bishop', color: 'white' } },
  ]
  const { ok, faults } = validatePosition({ cells, mods: ['escort'] })
  assert.equal(ok, false)
  assert.deepEqual(faults.map(({ code }) => code).sort(), ['bad_storeys', 'king_count'])
  assert.ok(faults.every((fault) => !('offset' in fault)))
  assert.equal(faults.find(({ code }) => code === 'bad_storeys').square, 'c1')
})

test('errors of one entry are errors of the other', () => {
  const error = refusal(() => fromPosition('tchess10 nonsense'))
  assert.ok(error instanceof das.DasChessError)
  assert.equal(das.DasChessError.from(error.toJSON()).code, 'invalid_position')
})

test('1,632 sets of modifications go together', () => {
  let playable = 0
  for (let bits = 0; bits < 1 << MODS.length; bits++) {
    const mods = MODS.filter((_, index) => (bits >> index) & 1)
    const { ok, faults } = validatePosition({ mods })
    if (ok) playable++
    else assert.ok(faults[0].pair.every((name) => mods.includes(name) || name === 'polarity'))
  }
  assert.equal(playable, 1632)
})

test('a seed chooses the same move, no seed any', () => {
  assert.equal(randomMove(START, 5).lan, randomMove(START, 5).lan)
  const seen = new Set(Array.from({ length: 400 }, () => randomMove(START).lan))
  assert.ok(seen.size > 50)
  assert.equal(randomMove('tchess10[escort] 9k/10/4K5/10/10/10/10/10/10/10 b'), null)
})

test('40 games between players: every position is read again, and counted as listed', () => {
  const pick = numbers(10)
  const reasons = new Set()
  for (let game = 0; game < 40; game++) {
    const start = randomStart(pick)
    const [white, black] = game % 3 ? [byChance(pick), byChance(pick)] : [onePly(pick), byChance(pick)]
    let last = start
    for (const { position, move } of playOut(start, white, black, game % 3 ? 100 : 25)) {
      if (move) assert.equal(move.endsTurn, position.turn !== last.turn)
      assert.equal(fromPosition(position.dfen).dfen, position.dfen)
      assert.equal(fromPosition(partsOf(position)).dfen, position.dfen)
      assert.equal(legalMoveCount(position), legalMoves(position).length)
      last = position
    }
    if (last.outcome) {
      reasons.add(last.outcome.reason)
      if (last.outcome.reason !== 'insufficientMaterial') assert.equal(perft(last, 2), 0)
    }
  }
  assert.ok(reasons.size >= 2, [...reasons].join())
})
