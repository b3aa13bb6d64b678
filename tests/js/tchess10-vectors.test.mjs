// Every vector of TCHESS-10 through the built package: moves, positions after them, outcomes, perft, games, refusals.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  applyMove,
  DasChessError,
  fromPosition,
  legalDests,
  legalMoveCount,
  legalMoves,
  perft,
  START,
  validatePosition,
} from 'das-chess/tchess10'

const vectors = JSON.parse(readFileSync(new URL('../vectors/tchess10.json', import.meta.url), 'utf8'))
const sorted = (texts) => [...texts].sort()
const { positions, games, starts, refused, refusedTexts } = vectors

test(`${positions.length} positions: legal moves, the position after each, the outcome`, () => {
  assert.equal(positions.length, 291)
  for (const { text, moves: wanted, outcome } of positions) {
    const position = fromPosition(text)
    assert.equal(position.dfen, text)
    assert.deepEqual(position.outcome, outcome, text)
    const moves = legalMoves(position)
    assert.deepEqual(sorted(moves.map((move) => move.lan)), sorted(Object.keys(wanted)), text)
    assert.equal(legalMoveCount(text), moves.length)
    for (const move of moves) {
      const after = applyMove(position, move)
      assert.equal(after.dfen, wanted[move.lan], `${text} ${move.lan}`)
      assert.equal(applyMove(text, move.lan).dfen, after.dfen)
      assert.equal(move.check, after.check, `${text} ${move.lan}`)
      assert.equal(move.mate, after.outcome?.reason === 'checkmate', `${text} ${move.lan}`)
      assert.equal(move.endsTurn, after.turn !== position.turn, `${text} ${move.lan}`)
      const { from, to, path, carries, promotion, turn, frees } = move
      const named = { from, to, path, carries, promotion, turn, frees }
      assert.equal(applyMove(text, named).dfen, after.dfen, `${text} ${move.lan}`)
    }
    const targets = [...legalDests(position)].flatMap(([from, dests]) => dests.map((to) => from + to))
    assert.deepEqual(sorted(targets), sorted(new Set(moves.map((move) => move.from + move.to))))
  }
})

test('a move says all that its text says', () => {
  for (const { text } of positions) {
    for (const move of legalMoves(text)) {
      const { lan, san, path, carries, promotion, kind, turn, frees } = move
      assert.equal(san, lan)
      const way = path.slice(1).map((square, leg) => (carries[leg] ? '&' : '') + square)
      const letters = { champion: 'h', paladin: 'd', tower: 'r', marshal: 's' }
      const became = promotion && (letters[promotion] ?? (promotion === 'knight' ? 'n' : promotion[0]))
      const words = [path[0], ...way]
      if (kind === 'illusion') words.push('=', became.toUpperCase())
      else if (became) words.push(became)
      if (turn) words.push('@', turn)
      if (frees) words.push(',', frees)
      assert.equal(words.join(''), lan, text)
      assert.equal(carries.length, path.length - 1)
      assert.equal(path[0], move.from)
      assert.equal(path.at(-1), move.to)
      assert.equal(['capture', 'enPassant'].includes(kind), Boolean(move.captured), `${text} ${lan}`)
      assert.ok(Object.isFrozen(move))
    }
  }
})

test('perft of every position', () => {
  for (const { text, perft: wanted } of positions) {
    wanted.forEach((count, index) => assert.equal(perft(text, index + 1), count, `${text} at ${index + 1}`))
    assert.equal(perft(text, 0), 1)
  }
})

test(`${starts.length} starts from their options, rule 1.3: 82 moves`, () => {
  assert.equal(starts.length, 87)
  for (const { text, count, ...options } of starts) {
    const start = fromPosition(options)
    assert.equal(start.dfen, text)
    assert.deepEqual(start.mods, options.mods)
    assert.equal(legalMoveCount(start), count, text)
    assert.equal(fromPosition(text).dfen, text)
  }
  assert.equal(fromPosition().dfen, START)
  assert.equal(fromPosition({ mods: [] }).dfen, START)
  assert.equal(legalMoves(START).length, 82)
})

test(`${games.length} games move by move`, () => {
  assert.equal(games.length, 20)
  for (const { mods, border, heroes, heroSquares, start, moves, final, outcome } of games) {
    let position = fromPosition({ mods, border, heroes, heroSquares })
    assert.equal(position.dfen, start)
    for (const text of moves) {
      assert.equal(position.outcome, null)
      position = applyMove(position, text)
    }
    assert.equal(position.dfen, final)
    assert.deepEqual(position.outcome, outcome)
    assert.equal(fromPosition(final).dfen, final)
  }
})

test(`${refused.length} refused sets of modifications and options, with their pair`, () => {
  assert.equal(refused.length, 36)
  for (const { code, pair, why, ...options } of refused) {
    assert.throws(
      () => fromPosition(options),
      (error) => {
        assert.ok(error instanceof DasChessError)
        assert.equal(error.code, code, why)
        assert.deepEqual(error.details.pair, pair, why)
        assert.ok(error.message.includes(pair[0]) && error.message.includes(pair[1]))
        return true
      },
    )
    const { ok, faults } = validatePosition(options)
    assert.equal(ok, false)
    assert.deepEqual(faults[0].pair, pair)
  }
})

test(`${refusedTexts.length} refused texts, with places and sentences`, () => {
  assert.equal(refusedTexts.length, 49)
  for (const { text, why } of refusedTexts) {
    assert.throws(() => fromPosition(text), { code: 'invalid_position' }, `${why}: ${text}`)
    const { ok, faults } = validatePosition(text)
    assert.equal(ok, false)
    for (const fault of faults) {
      assert.ok(fault.offset >= 0 && fault.offset <= text.length, why)
      assert.ok(!fault.message.includes(fault.code), fault.message)
      assert.match(fault.message, /^\S.*\.$/)
    }
  }
})
