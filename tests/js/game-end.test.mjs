// How games end: mate, stalemate, the draws of rules 7.3 to 7.5, the Legates of rule 8, results of records.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Game, START, applyMove } from 'das-chess'
import { refusal } from './lib/refusal.mjs'

const play = (game, moves) => {
  for (const move of moves.split(' ')) game.move(move)
  return game
}
/** To and fro and back to where it began: four plies. */
const KNIGHTS = 'c1d3 c10d8 d3c1 d8c10'
const repeat = (moves, times) => Array(times).fill(moves).join(' ')
const withClock = (halfMoves, board = START) => board.replace(/\d+ (\d+)$/, `${halfMoves} $1`)

const assertOver = (game, outcome) => {
  assert.deepEqual(game.outcome, outcome)
  assert.deepEqual(game.moves(), [])
  assert.equal(game.canClaimDraw, null)
  const before = game.pgn()
  for (const call of [
    () => game.move('e4'),
    () => game.claimDraw(),
    () => game.resign('white'),
    () => game.legate('black', 'draw'),
    () => game.addVariation(game.node, 'e4'),
  ]) {
    assert.deepEqual(refusal('game_over', call).details.outcome, outcome)
  }
  assert.equal(game.pgn(), before)
}

test('rule 7.2: mate wins, stalemate draws', () => {
  const mate = new Game('9k/10/7K2/10/10/10/10/10/10/8Q1 w')
  mate.move('Qi9#')
  assertOver(mate, { winner: 'white', reason: 'checkmate' })
  assert.match(mate.pgn(), /^\[Result "1-0"\]$/m)
  mate.undo()
  assert.equal(mate.outcome, null)
  const stalemate = new Game('k9/10/7Q2/10/10/10/10/10/10/9K w')
  stalemate.move('h8b8')
  assertOver(stalemate, { winner: null, reason: 'stalemate' })
  assert.match(stalemate.pgn(), /1\. Qb8 1\/2-1\/2\n$/)
})

test('rule 7.4: too few men draw at once, at the start of a game too', () => {
  const game = new Game('9k/10/10/10/10/10/10/10/1r8/K9 w')
  assert.equal(game.outcome, null)
  game.move('Kxb2')
  assertOver(game, { winner: null, reason: 'insufficientMaterial' })
  assertOver(new Game('9k/10/10/10/10/10/10/10/10/K9 w'), { winner: null, reason: 'insufficientMaterial' })
})

test('rule 7.3: the third repetition may be claimed, the fifth ends the game; the start counts', () => {
  const game = play(new Game(), KNIGHTS)
  assert.equal(game.canClaimDraw, null)
  refusal('no_claim', () => game.claimDraw())
  play(game, 'c1d3 c10d8 d3c1')
  assert.equal(game.canClaimDraw, null)
  game.move('d8c10')
  assert.equal(game.canClaimDraw, 'threefold')
  assert.equal(game.outcome, null)
  assert.equal(game.moves().length, 39)
  game.undo()
  assert.equal(game.canClaimDraw, null)
  game.redo()
  assert.equal(game.canClaimDraw, 'threefold')
  // Playing on gives the claim up, and gets it again at the next repetition.
  game.move('c1d3')
  assert.equal(game.canClaimDraw, 'threefold')
  play(game, 'c10d8 d3c1 d8c10')
  assert.equal(game.ply, 12)
  assert.equal(game.canClaimDraw, 'threefold')
  play(game, 'c1d3 c10d8 d3c1')
  assert.equal(game.outcome, null)
  game.move('d8c10')
  assertOver(game, { winner: null, reason: 'fivefold' })
  game.undo()
  assert.equal(game.outcome, null)
})

test('a claim ends the game, and its record reads back as one', () => {
  const game = play(new Game(), repeat(KNIGHTS, 2))
  game.claimDraw()
  assertOver(game, { winner: null, reason: 'threefold' })
  const read = Game.fromPgn(game.pgn())
  assertOver(read, { winner: null, reason: 'threefold' })
  assert.equal(read.pgn(), game.pgn())
  game.undo()
  assert.equal(game.outcome, null)
  game.redo()
  assert.deepEqual(game.outcome, { winner: null, reason: 'threefold' })
})

test('counts follow wherever the game goes in its tree', () => {
  const game = play(new Game(), repeat(KNIGHTS, 2))
  const third = game.node
  game.goTo(game.root)
  assert.equal(game.canClaimDraw, null)
  const other = game.addVariation(game.root, 'h1g3')
  game.goTo(other)
  play(game, 'h10g8 g3h1 g8h10')
  assert.equal(game.canClaimDraw, null)
  play(game, KNIGHTS)
  assert.equal(game.canClaimDraw, 'threefold')
  game.goTo(third)
  assert.equal(game.canClaimDraw, 'threefold')
  game.goTo(third.parent)
  assert.equal(game.canClaimDraw, null)
  assert.equal(game.clone().canClaimDraw, null)
  game.goTo(third)
  assert.equal(game.clone().canClaimDraw, 'threefold')
})

test('rule 7.5: a castling right makes another position', () => {
  const dance = 'j1i1 f10e10 i1j1 e10f10'
  const without = play(new Game('5k4/10/10/10/10/10/10/10/10/5K3R w'), repeat(dance, 2))
  assert.equal(without.canClaimDraw, 'threefold')
  const right = play(new Game('5k4/10/10/10/10/10/10/10/10/5K3R w KJ'), repeat(dance, 2))
  assert.equal(right.canClaimDraw, null)
  play(right, dance)
  assert.equal(right.canClaimDraw, 'threefold')
})

test('rule 7.5: an en passant capture makes another position only if it is legal', () => {
  const kings = 'a10b10 j1i1 b10a10 i1j1'
  const legal = play(new Game('k9/10/10/10/10/10/3p6/10/4P5/9K w'), `e2e4 ${repeat(kings, 2)}`)
  assert.equal(legal.at(1).enPassant, 'e3')
  assert.equal(legal.canClaimDraw, null)
  assert.equal(play(legal, kings).canClaimDraw, 'threefold')
  const none = play(new Game('k9/10/10/10/10/10/10/3p6/4P5/9K w'), `e2e4 ${repeat(kings, 2)}`)
  assert.equal(none.at(1).enPassant, null)
  assert.equal(none.canClaimDraw, 'threefold')
})

test('rule 7.5: who is aboard, and whose hull it is, make another position', () => {
  /** Two vessels change places by turns, while Black waits. */
  const swap = (first, second) => {
    const rows = [
      `9k/10/10/10/10/2${second}7/10/10/10/9K`,
      [`c5c6 j10i10 a5c5 i10j10 c6a6 j10i10 a6a5 i10j10`, `c5c6 j10i10 a5c5 i10j10 c6a6 j10i10 a6a5 i10j10`],
    ]
    const board = rows[0].replace(`2${second}7`, `${first}1${second}7`)
    return { board: `${board} w`, there: rows[1][0] }
  }
  for (const [first, second] of [
    ['S(N)', 'S(A)'],
    ['S(N)', 's(N)'],
  ]) {
    const { board, there } = swap(first, second)
    const game = new Game(board)
    const claims = []
    for (let time = 0; time < 4; time++) {
      play(game, there)
      claims.push(game.canClaimDraw)
    }
    // By turns swapped and as at first: third time as at first after four swaps.
    assert.deepEqual(claims, [null, null, null, 'threefold'], `${first} ${second}`)
  }
  const alike = swap('S(N)', 'S(N)')
  assert.equal(play(new Game(alike.board), repeat(alike.there, 2)).canClaimDraw, 'threefold')
})

test('rule 7.5: who waits on the edge makes another position', () => {
  const board = 'k9/10/10/10/10/10/10/10/10/9K w - - C 0 1'
  const waiting = new Game(board)
  const gone = new Game('k9/10/10/10/10/10/10/10/10/9K w - - Cc 0 1')
  assert.notEqual(waiting.position.key, gone.position.key)
  assert.notEqual(waiting.position.key, new Game(board.replace(' C ', ' A ')).position.key)
  assert.equal(waiting.position.key, new Game(board.replace('0 1', '7 9')).position.key)
})

test('rule 7.3: fifty moves may be claimed, 75 end the game; a pawn move starts anew', () => {
  const game = play(new Game(withClock(98)), 'c1d3 c10d8')
  assert.equal(game.canClaimDraw, 'fiftyMoves')
  game.undo()
  assert.equal(game.canClaimDraw, null)
  game.redo()
  game.move('e4')
  assert.equal(game.canClaimDraw, null)
  game.undo()
  game.claimDraw()
  assertOver(game, { winner: null, reason: 'fiftyMoves' })
  assert.deepEqual(Game.fromPgn(game.pgn()).outcome, { winner: null, reason: 'fiftyMoves' })
  const long = play(new Game(withClock(148)), 'c1d3')
  assert.equal(long.outcome, null)
  assertOver(play(long, 'c10d8'), { winner: null, reason: 'seventyFiveMoves' })
})

test('a game loaded with 150 half-moves is over at once; mate comes first', () => {
  assertOver(new Game(withClock(150)), { winner: null, reason: 'seventyFiveMoves' })
  assertOver(new Game(withClock(9999)), { winner: null, reason: 'seventyFiveMoves' })
  assert.equal(new Game(withClock(149)).outcome, null)
  const mate = new Game('9k/10/7K2/10/10/10/10/10/10/8Q1 w - - - 149 90')
  mate.move('Qi9')
  assertOver(mate, { winner: 'white', reason: 'checkmate' })
})

test("the Elva's exit starts the count anew, the air Magister's does not (rule 4.6)", () => {
  assert.equal(play(new Game(withClock(40)), 'Ec3').position.halfMoves, 0)
  assert.equal(play(new Game(withClock(40)), 'Mh3').position.halfMoves, 41)
})

test('rule 8.2: what a Legate says is told by its cell', () => {
  for (const [message, white, black] of [
    ['silent', 'r2', 'r9'],
    ['draw', 'r3', 'r8'],
    ['takeback', 'r4', 'r7'],
    ['resign', 'r5', 'r6'],
  ]) {
    const game = new Game()
    game.legate('white', message)
    assert.equal(game.legates.white, white)
    assert.equal(game.legates.black, 'r9')
    const other = new Game()
    other.legate('black', message)
    assert.deepEqual(other.legates, { white: 'r2', black })
  }
  for (const args of [['white', 'peace'], ['red', 'draw'], [null, 'draw'], ['white'], []]) {
    refusal('invalid_argument', () => new Game().legate(...args))
  }
})

test('rule 8.3: a message is no turn, and the next move sends both home', () => {
  const game = play(new Game(), 'c1d3')
  const { dfen } = game
  game.legate('white', 'draw')
  game.legate('black', 'takeback')
  assert.deepEqual(game.legates, { white: 'r3', black: 'r7' })
  assert.equal(game.dfen, dfen)
  assert.equal(game.turn, 'black')
  assert.equal(game.ply, 1)
  game.move('c10d8')
  assert.deepEqual(game.legates, { white: 'r2', black: 'r9' })
  assert.equal(game.outcome, null)
  game.undo()
  assert.deepEqual(game.legates, { white: 'r3', black: 'r7' })
  game.redo()
  play(game, 'd3c1 d8c10 c1d3 c10d8 d3c1 d8c10')
  assert.equal(game.canClaimDraw, 'threefold')
})

test('rule 8.3: a draw is agreed by the same cell, in either order, whoever is to move', () => {
  for (const [first, second] of [
    ['white', 'black'],
    ['black', 'white'],
  ]) {
    for (const moves of ['e2e4', 'e2e4 e9e7']) {
      const game = play(new Game(), moves)
      game.legate(first, 'draw')
      assert.equal(game.outcome, null)
      game.legate(first, 'draw')
      assert.equal(game.outcome, null)
      game.legate(second, 'draw')
      assertOver(game, { winner: null, reason: 'agreement' })
      assert.deepEqual(game.legates, { white: 'r3', black: 'r8' })
      assert.deepEqual(Game.fromPgn(game.pgn()).outcome, { winner: null, reason: 'agreement' })
      game.undo()
      assert.equal(game.outcome, null)
    }
  }
})

test('an offer that a move has answered is no offer any more', () => {
  const game = play(new Game(), 'e2e4')
  game.legate('white', 'draw')
  game.move('e9e7')
  game.legate('black', 'draw')
  assert.equal(game.outcome, null)
  game.legate('black', 'silent')
  game.legate('white', 'draw')
  assert.equal(game.outcome, null)
})

test('rule 8.3: a take-back undoes until the asker is to move again, and the record keeps the line without it', () => {
  for (const [moves, asker, left] of [
    ['e2e4', 'white', ''],
    ['e2e4 e9e7', 'white', ''],
    ['e2e4 e9e7', 'black', 'e2e4'],
    ['e2e4 e9e7 d2d4', 'white', 'e2e4 e9e7'],
    ['e2e4 e9e7 d2d4', 'black', 'e2e4'],
    ['e2e4', 'black', 'e2e4'],
    ['', 'white', ''],
  ]) {
    const game = new Game()
    if (moves) play(game, moves)
    const other = asker === 'white' ? 'black' : 'white'
    game.legate(asker, 'takeback')
    game.legate(other, 'takeback')
    const lans = game.history().map(({ move }) => move.lan)
    assert.equal(lans.join(' '), left, `${moves} ${asker}`)
    assert.deepEqual(game.legates, { white: 'r2', black: 'r9' })
    assert.equal(game.redo(), null)
    const expected = new Game()
    if (left) play(expected, left)
    assert.equal(game.pgn(), expected.pgn())
  }
})

test('a take-back also sends those home who had spoken before the moves that are undone', () => {
  const game = play(new Game(), 'e2e4')
  game.legate('white', 'draw')
  play(game, 'e9e7')
  const taken = game.node
  game.legate('black', 'takeback')
  game.legate('white', 'takeback')
  assert.equal(game.ply, 1)
  assert.deepEqual(game.legates, { white: 'r2', black: 'r9' })
  game.legate('black', 'draw')
  assert.equal(game.outcome, null)
  refusal('invalid_argument', () => game.goTo(taken))
})

test('after a take-back repetitions are counted without what is gone', () => {
  const game = play(new Game(), repeat(KNIGHTS, 2))
  assert.equal(game.canClaimDraw, 'threefold')
  game.legate('black', 'takeback')
  game.legate('white', 'takeback')
  assert.equal(game.canClaimDraw, null)
  game.move('d8c10')
  assert.equal(game.canClaimDraw, 'threefold')
})

test('resigning ends the game, whoever is to move', () => {
  for (const color of ['white', 'black']) {
    for (const moves of ['e2e4', 'e2e4 e9e7']) {
      const game = play(new Game(), moves)
      game.resign(color)
      const winner = color === 'white' ? 'black' : 'white'
      assertOver(game, { winner, reason: 'resignation' })
      assert.equal(game.legates[color], color === 'white' ? 'r5' : 'r6')
      const read = Game.fromPgn(game.pgn())
      assertOver(read, { winner, reason: 'resignation' })
      assert.deepEqual(read.legates, game.legates)
    }
  }
  refusal('invalid_argument', () => new Game().resign('green'))
})

test('a result that nothing explains is an outcome by other reasons', () => {
  for (const [result, winner] of [
    ['1-0', 'white'],
    ['0-1', 'black'],
    ['1/2-1/2', null],
  ]) {
    const game = Game.fromPgn(`1. e4 e7 ${result}`)
    assertOver(game, { winner, reason: 'other' })
    assert.match(game.pgn(), new RegExp(`1\\. e4 e7 ${result}\n$`))
    game.undo()
    assert.equal(game.outcome, null)
    game.move('d7')
    assert.match(game.pgn(), /1\. e4 d7 \(1\.\.\. e7\) \*\n$/)
  }
  assert.equal(Game.fromPgn('1. e4 e7 *').outcome, null)
})

test('moves behind the end make a record invalid; allowPlayOn allows them, but for mate and stalemate', () => {
  const text = `${repeat(KNIGHTS, 4)} e2e4 *`
  const { details } = refusal('invalid_record', () => Game.fromPgn(text))
  assert.equal(details.reason, 'move_after_end')
  assert.equal(details.ended, 'fivefold')
  assert.equal(details.ply, 17)
  const game = Game.fromPgn(text, { allowPlayOn: true })
  assert.equal(game.ply, 17)
  assert.equal(game.outcome, null)
  game.undo()
  assert.deepEqual(game.outcome, { winner: null, reason: 'fivefold' })
  assert.equal(game.redo().lan, 'e2e4')
  const mate = '[SetUp "1"]\n[FEN "9k/10/7K2/10/10/10/10/10/10/8Q1 w"]\n\n1. Qi9# Kxi9 *'
  for (const allowPlayOn of [false, true]) {
    assert.equal(
      refusal('invalid_record', () => Game.fromPgn(mate, { allowPlayOn })).details.reason,
      'move_after_end',
    )
  }
})

test('a draw that the moves bring about contradicts another result', () => {
  const text = `${repeat(KNIGHTS, 4)} 1-0`
  assert.equal(refusal('invalid_record', () => Game.fromPgn(text)).details.reason, 'contradicting_result')
  assert.deepEqual(Game.fromPgn(text.replace('1-0', '*')).outcome, { winner: null, reason: 'fivefold' })
})

test('what was undone is no part of a game that ends before it', () => {
  for (const end of [
    (game) => game.resign('black'),
    (game) => (game.legate('white', 'draw'), game.legate('black', 'draw')),
    (game) => game.claimDraw(),
  ]) {
    const game = play(new Game(), `${repeat(KNIGHTS, 2)} e2e4 e9e7`)
    const gone = game.node
    game.addVariation(gone.parent, 'd7')
    game.undo()
    game.undo()
    end(game)
    assert.equal(game.redo(), null)
    assert.deepEqual(game.node.variations, [])
    refusal('invalid_argument', () => game.goTo(gone))
    const read = Game.fromPgn(game.pgn())
    assert.deepEqual(read.outcome, game.outcome)
    assert.equal(read.ply, 8)
  }
})

test('variations are added behind the end of the game only where a move follows already', () => {
  const game = play(new Game(), 'e2e4 e9e7')
  game.resign('white')
  refusal('game_over', () => game.addVariation(game.node, 'd4'))
  assert.equal(game.addVariation(game.node.parent, 'd7').ply, 2)
  assert.equal(applyMove(START, 'e4').dfen, game.node.parent.position.dfen)
})
