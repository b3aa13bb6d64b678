// Every vector through the built package: moves, positions after them, check, perft, whole games.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyMove, fromPosition, legalDests, legalMoveCount, legalMoves, perft, START } from 'das-chess'
import { mirrorDfen, mirrorSquares } from './lib/mirror.mjs'
import { das, lonePieces, positions } from './lib/vectors.mjs'

const sorted = (texts) => [...texts].sort()

test(`${positions.length} positions: legal moves, the position after each, check`, () => {
  assert.equal(positions.length, 194)
  for (const { dfen, check, moves: wanted } of positions) {
    const position = fromPosition(dfen)
    assert.equal(position.dfen, dfen)
    assert.equal(position.check, check, dfen)
    const moves = legalMoves(position)
    assert.deepEqual(sorted(moves.map((move) => move.lan)), sorted(Object.keys(wanted)), dfen)
    assert.equal(legalMoveCount(dfen), moves.length)
    for (const move of moves) {
      const after = applyMove(position, move)
      assert.equal(after.dfen, wanted[move.lan], `${dfen} ${move.lan}`)
      assert.equal(applyMove(dfen, move.lan).dfen, after.dfen)
      assert.equal(move.check, after.check, `${dfen} ${move.lan}`)
      assert.equal(move.mate, after.outcome?.reason === 'checkmate', `${dfen} ${move.lan}`)
      const { from, to, promotion, mover } = move
      assert.equal(applyMove(dfen, { from, to, promotion, mover }).dfen, after.dfen)
    }
    const targets = [...legalDests(position)].flatMap(([from, dests]) => dests.map((to) => from + to))
    assert.deepEqual(sorted(targets), sorted(new Set(moves.map((move) => move.from + move.to))))
  }
})

test('the same positions seen from the other side', () => {
  for (const { dfen, moves } of positions) {
    const mirrored = mirrorDfen(dfen)
    assert.equal(fromPosition(mirrored).dfen, mirrored)
    const found = legalMoves(mirrored).map((move) => mirrorSquares(move.lan))
    assert.deepEqual(sorted(found), sorted(Object.keys(moves)), dfen)
  }
})

test('perft of every position', () => {
  for (const { dfen, perft: wanted } of positions) {
    wanted.forEach((count, index) => assert.equal(perft(dfen, index + 1), count, `${dfen} at ${index + 1}`))
    assert.equal(perft(dfen, 0), 1)
  }
})

test('rule 2.2: 39 moves at the start, 1,481 lines of two', () => {
  assert.equal(legalMoves(START).length, 39)
  assert.equal(perft(START, 1), 39)
  assert.equal(perft(START, 2), 1481)
})

test('rule 5.7: a loaded vessel has 18 moves, its passenger 22, together 40', () => {
  const counts = (dfen) => {
    const moves = legalMoves(dfen, { from: 'e5' })
    return ['vessel', 'passenger'].map((mover) => moves.filter((move) => move.mover === mover).length)
  }
  assert.deepEqual(counts('k9/10/10/10/10/4S(N)5/10/10/10/9K w'), [18, 18])
  assert.deepEqual(counts('k9/10/10/10/3p1p4/4S(N)5/3p1p4/10/10/9K w'), [18, 22])
})

test(`${das.games.length} games move by move`, () => {
  assert.equal(das.games.length, 30)
  for (const { moves, plies, dfen, check, legal } of das.games) {
    let position = fromPosition()
    const texts = moves.split(' ')
    assert.equal(texts.length, plies)
    for (const text of texts) position = applyMove(position, text)
    assert.equal(position.dfen, dfen)
    assert.equal(position.check, check)
    assert.equal(legalMoves(position).length, legal)
  }
})

test('rule 7.4: which lone pieces can mate', () => {
  const letters = Object.entries(lonePieces.mates)
  assert.equal(letters.length, 9)
  for (const [letter, mate] of letters) {
    if (mate) {
      assert.deepEqual(fromPosition(mate).outcome, { winner: 'white', reason: 'checkmate' })
    } else {
      const lone = fromPosition(`k9/10/10/10/4${letter}5/10/10/10/10/9K b`)
      assert.deepEqual(lone.outcome, { winner: null, reason: 'insufficientMaterial' })
      assert.ok(legalMoves(lone).length > 0)
    }
  }
})
