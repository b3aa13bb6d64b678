// Game: moves forth and back, the tree, comments, copies; refused calls change nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Game, START, applyMove, fromPosition, legalMoves } from 'das-chess'
import { das } from './lib/vectors.mjs'
import { junk } from './lib/junk.mjs'
import { assertSound, refusal } from './lib/refusal.mjs'
import { randomGame, randomRecord } from './lib/random.mjs'

const sans = (game) => game.history().map(({ move }) => move.san)

/** The moves behind the tags, on one line. */
const moveText = (game) => game.pgn().split('\n\n')[1].trim().replaceAll('\n', ' ')

test('a new game stands at its start', () => {
  const game = new Game()
  assert.equal(game.dfen, START)
  assert.equal(game.position.dfen, START)
  assert.equal(game.turn, 'white')
  assert.equal(game.ply, 0)
  assert.equal(game.moves().length, 39)
  assert.equal(game.outcome, null)
  assert.equal(game.canClaimDraw, null)
  assert.deepEqual(game.legates, { white: 'r2', black: 'r9' })
  assert.deepEqual(game.history(), [])
  assert.equal(game.node, game.root)
  assert.equal(game.root.move, undefined)
  assert.equal(game.undo(), null)
  assert.equal(game.redo(), null)
  assert.equal(game.tags.size, 0)
})

test('a start is a text, a Position or its clone', () => {
  const dfen = '5k4/10/10/10/10/4S(N)5/10/10/10/5K4 b - - - 7 38'
  for (const start of [dfen, fromPosition(dfen), structuredClone(fromPosition(dfen))]) {
    assert.equal(new Game(start).dfen, dfen)
  }
  assert.equal(refusal('invalid_position', () => new Game('10/10')).details.faults[0].code, 'rank_count')
})

test('moves by text, by object and by Move, with the move that was played', () => {
  const game = new Game()
  assert.deepEqual(
    game.move('Nd3'),
    legalMoves(START).find((move) => move.lan === 'c1d3'),
  )
  assert.equal(game.move('e9e7').san, 'e7')
  assert.equal(game.move({ from: 'e2', to: 'e4' }).lan, 'e2e4')
  assert.equal(game.move(game.moves({ from: 'l10' })[0]).piece, 'amazon')
  assert.deepEqual(sans(game), ['Nd3', 'e7', 'e4', 'Aa8'])
  assert.equal(game.turn, 'white')
  assert.equal(game.ply, 4)
})

test('history has the positions before and after each move', () => {
  const game = randomGame(3, 60)
  let position = fromPosition()
  for (const { move, before, after } of game.history()) {
    assert.equal(before.dfen, position.dfen)
    position = applyMove(position, move)
    assert.equal(after.dfen, position.dfen)
  }
  assert.equal(game.position.dfen, position.dfen)
  assert.equal(game.history().length, 60)
})

test('moves can be filtered', () => {
  const game = new Game()
  assert.deepEqual(
    game.moves({ from: 'l1' }).map(({ lan }) => lan),
    ['l1a3'],
  )
  assert.deepEqual(
    game.moves({ from: 'e2', to: 'e4' }).map(({ san }) => san),
    ['e4'],
  )
  refusal('invalid_argument', () => game.moves({ from: 'z9' }))
})

test('refused moves: each its code, and the game stays', () => {
  const game = Game.fromPgn('1. e4 e7 *')
  const before = game.pgn()
  for (const [move, code] of [
    ['e4', 'illegal_move'],
    ['nonsense', 'invalid_move'],
    ['--', 'invalid_move'],
    [{ from: 'e4', to: 'e6' }, 'illegal_move'],
    [null, 'invalid_argument'],
    [undefined, 'invalid_argument'],
  ]) {
    refusal(code, () => game.move(move))
  }
  assert.equal(game.pgn(), before)
  assert.equal(game.ply, 2)
  const promotion = new Game('9k/1P8/10/10/10/10/10/10/10/K9 w')
  refusal('missing_promotion', () => promotion.move('b9b10'))
  const two = new Game('9k/10/10/10/10/3N1N4/10/10/10/K9 w')
  assert.deepEqual(refusal('ambiguous_move', () => two.move('Ne7')).details.candidates.toSorted(), [
    'd5e7',
    'f5e7',
  ])
})

test('undo and redo go along the line', () => {
  const game = Game.fromPgn('1. e4 e7 2. Nd3 *')
  assert.equal(game.ply, 3)
  assert.equal(game.undo().san, 'Nd3')
  assert.equal(game.undo().san, 'e7')
  assert.equal(game.redo().san, 'e7')
  assert.equal(game.ply, 2)
  assert.deepEqual(sans(game), ['e4', 'e7'])
  assert.equal(game.undo().lan, 'e9e7')
  assert.equal(game.undo().lan, 'e2e4')
  assert.equal(game.undo(), null)
  assert.equal(game.dfen, START)
  for (const san of ['e4', 'e7', 'Nd3']) assert.equal(game.redo().san, san)
  assert.equal(game.redo(), null)
})

test('every ply of random games comes back by undo and redo', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const game = randomGame(seed, 100)
    const dfens = [START, ...game.history().map(({ after }) => after.dfen)]
    for (let ply = game.ply; ply > 0; ply--) {
      assert.equal(game.dfen, dfens[ply])
      game.undo()
    }
    assert.equal(game.dfen, START)
    for (let ply = 1; ply < dfens.length; ply++) {
      game.redo()
      assert.equal(game.dfen, dfens[ply])
    }
  }
})

test('at gives the positions of the line, those ahead too', () => {
  const game = Game.fromPgn('1. e4 e7 2. Nd3 *')
  const last = game.dfen
  assert.equal(game.at(0).dfen, START)
  assert.equal(game.at(3).dfen, last)
  game.undo()
  game.undo()
  assert.equal(game.at(3).dfen, last)
  assert.equal(game.ply, 1)
  for (const ply of [-1, 4, 0.5, NaN, '1', null, undefined]) refusal('invalid_argument', () => game.at(ply))
})

test('a move that was undone is played again, not added again', () => {
  const game = Game.fromPgn('1. e4 e7 2. d4 *')
  game.undo()
  game.undo()
  game.move('e7')
  assert.equal(moveText(game), '1. e4 e7 2. d4 *')
  assert.equal(game.redo().san, 'd4')
})

test('another move is the line from then on, the one before a variation', () => {
  const game = Game.fromPgn('1. e4 e7 2. d4 *')
  game.undo()
  game.undo()
  game.move('d7')
  assert.equal(moveText(game), '1. e4 d7 (1... e7 2. d4) *')
  assert.equal(game.redo(), null)
  game.undo()
  assert.equal(game.redo().san, 'd7')
  game.undo()
  game.move('e7')
  assert.equal(moveText(game), '1. e4 e7 (1... d7) 2. d4 *')
})

test('variations are added without being played', () => {
  const game = Game.fromPgn('1. e4 e7 2. d4 *')
  const d4 = game.addVariation(game.root, 'd4')
  assert.equal(game.addVariation(d4, { from: 'd9', to: 'd7' }).ply, 2)
  const c4 = game.addVariation(game.root, 'c4')
  c4.comment = 'a third way'
  c4.commentBefore = 'or'
  c4.nags.push(5)
  assert.equal(game.ply, 3)
  assert.equal(moveText(game), '1. e4 (1. d4 d7) ({or} 1. c4 $5 {a third way}) 1... e7 2. d4 *')
  assert.equal(game.addVariation(game.root, 'c2c4'), c4)
  assert.deepEqual(
    game.root.variations.map(({ move }) => move.san),
    ['d4', 'c4'],
  )
  assert.equal(d4.parent, game.root)
  assert.equal(d4.position.dfen, applyMove(START, 'd4').dfen)
  refusal('illegal_move', () => game.addVariation(d4, 'd4'))
  assert.equal(game.addVariation(game.node, 'd7').ply, 4)
  assert.equal(game.ply, 3)
  assert.equal(game.redo().san, 'd7')
})

test('goTo goes anywhere in its own tree, and nowhere else', () => {
  const game = Game.fromPgn('1. e4 (1. d4 d7 (1... c7 2. c3) 2. e3) 1... e7 *')
  const [d4] = game.root.variations
  const [c7] = d4.variations
  game.goTo(c7.next)
  assert.deepEqual(sans(game), ['d4', 'c7', 'c3'])
  assert.equal(game.ply, 3)
  assert.equal(game.node, c7.next)
  assert.equal(game.dfen, c7.next.position.dfen)
  game.goTo(d4.next.next)
  assert.deepEqual(sans(game), ['d4', 'd7', 'e3'])
  game.goTo(game.root)
  assert.equal(game.dfen, START)
  const other = Game.fromPgn('1. e4 e7 *')
  game.goTo(c7)
  for (const node of [other.root, other.node, {}, null, undefined, 'e4', structuredClone(d4)]) {
    refusal('invalid_argument', () => game.goTo(node))
    refusal('invalid_argument', () => game.addVariation(node, 'e4'))
  }
  assert.equal(game.node, c7)
})

test('a tree is plain data that can be cloned and compared', () => {
  const pgn = '{start} 1. e4 $1 {good} (1. d4 d7) 1... e7 *'
  const copy = structuredClone(Game.fromPgn(pgn).root)
  assert.equal(copy.comment, 'start')
  assert.equal(copy.next.move.san, 'e4')
  assert.deepEqual(copy.next.nags, [1])
  assert.equal(copy.variations[0].next.move.lan, 'd9d7')
  assert.deepEqual(Game.fromPgn(pgn).root, Game.fromPgn(pgn).root)
  assert.deepEqual(JSON.parse(JSON.stringify(copy)), JSON.parse(JSON.stringify(Game.fromPgn(pgn).root)))
})

test('comments of the line are read and set by ply', () => {
  const game = Game.fromPgn('{at first} 1. e4 {then} 1... e7 *')
  assert.equal(game.comment(0), 'at first')
  assert.equal(game.comment(1), 'then')
  assert.equal(game.comment(2), undefined)
  assert.equal(game.comment(2, 'at last'), 'at last')
  assert.equal(game.comment(1, ''), undefined)
  assert.equal(moveText(game), '{at first} 1. e4 e7 {at last} *')
  for (const ply of [3, -1, null, 'x']) refusal('invalid_argument', () => game.comment(ply, 'no'))
  for (const text of [null, 7, {}, Symbol('x')]) refusal('invalid_argument', () => game.comment(1, text))
  assert.equal(moveText(game), '{at first} 1. e4 e7 {at last} *')
})

test('what no record can have is refused in writing', () => {
  for (const spoil of [
    (game) => (game.node.comment = 7),
    (game) => (game.node.commentBefore = {}),
    (game) => game.node.nags.push(256),
    (game) => game.node.nags.push('1'),
    (game) => (game.node.nags = 'x'),
    (game) => game.tags.set('a b', 'x'),
    (game) => game.tags.set('', 'x'),
    (game) => game.tags.set('White', 1),
    (game) => game.tags.set(5, 'x'),
  ]) {
    const game = Game.fromPgn('1. e4 *')
    spoil(game)
    refusal('invalid_argument', () => game.pgn())
  }
  refusal('invalid_argument', () => new Game().pgn({ moves: 'morse' }))
  refusal('invalid_argument', () => new Game().pgn('san'))
})

test('tags are kept, and what the game knows itself is written from it', () => {
  const game = Game.fromPgn('[White "Anna"]\n[Zeta "z"]\n[Result "*"]\n\n1. e4 *')
  game.tags.set('Black', 'Boris "B" \\')
  game.tags.set('Result', 'nonsense')
  game.tags.set('Variant', 'Other')
  game.resign('black')
  assert.deepEqual(game.pgn().split('\n').slice(4, 9), [
    '[White "Anna"]',
    '[Black "Boris \\"B\\" \\\\"]',
    '[Result "1-0"]',
    '[Variant "Das Chess"]',
    '[Zeta "z"]',
  ])
  assert.equal(Game.fromPgn(game.pgn()).tags.get('Black'), 'Boris "B" \\')
})

test('a game from a position says so in its record', () => {
  const dfen = '5k4/10/10/10/10/4S(N)5/10/10/10/5K4 b - - - 7 38'
  const game = new Game(dfen)
  game.move('Kf9')
  game.move('e5~e9')
  const pgn = game.pgn()
  assert.match(pgn, new RegExp(`^\\[SetUp "1"\\]\n\\[FEN "${dfen.replace(/[()]/g, '\\$&')}"\\]$`, 'm'))
  assert.match(pgn, /\n\n38\.\.\. Kf9 39\. De9\+? \*\n$/)
  const again = Game.fromPgn(pgn)
  assert.equal(again.at(0).dfen, dfen)
  assert.equal(again.dfen, game.dfen)
})

test('a copy is a game of its own at the same place', () => {
  for (const prepare of [
    (game) => game,
    (game) => (game.undo(), game),
    (game) => (game.goTo(game.root.variations[0]), game),
  ]) {
    const game = prepare(Game.fromPgn('[White "Anna"]\n\n1. e4 {x} (1. d4 $1) 1... e7 {[%legate b draw]} *'))
    const copy = game.clone()
    assert.equal(copy.pgn(), game.pgn())
    assert.equal(copy.dfen, game.dfen)
    assert.deepEqual(copy.legates, game.legates)
    assert.deepEqual(copy.root, game.root)
    assert.notEqual(copy.root, game.root)
    const before = game.pgn()
    copy.move(copy.moves()[0])
    copy.comment(1, 'changed')
    copy.tags.set('White', 'Boris')
    copy.root.next.nags.push(3)
    assert.equal(game.pgn(), before)
    refusal('invalid_argument', () => game.goTo(copy.node))
  }
})

test(`${das.games.length} games by SAN, coordinate text, objects, Moves and PGN: one DFEN at each ply`, () => {
  for (const { moves, dfen } of das.games) {
    const lans = moves.split(' ')
    const [byLan, bySan, byObject, byMove] = Array.from({ length: 4 }, () => new Game())
    let position = fromPosition()
    for (const lan of lans) {
      const move = legalMoves(position).find((one) => one.lan === lan)
      const { from, to, promotion, mover } = move
      position = applyMove(position, lan)
      // Random games may go on behind a draw; there only the position counts.
      if (byLan.outcome) break
      for (const [game, given] of [
        [byLan, lan],
        [bySan, move.san],
        [byObject, { from, to, promotion, mover }],
        [byMove, move],
      ]) {
        assert.deepEqual(game.move(given), move)
        assert.equal(game.dfen, position.dfen)
      }
    }
    if (byLan.ply === lans.length) assert.equal(byLan.dfen, dfen)
    for (const text of [byLan.pgn(), byLan.pgn({ moves: 'coordinate' })]) {
      const read = Game.fromPgn(text)
      assert.equal(read.ply, byLan.ply)
      for (let ply = 0; ply <= read.ply; ply++) assert.equal(read.at(ply).dfen, byLan.at(ply).dfen)
    }
  }
})

test('a move in a long game costs what it costs in a short one', () => {
  const long = longGame(2_000)
  const short = new Game()
  for (const { move } of long.history().slice(0, 20)) short.move(move)
  assert.equal(long.ply, 2_000)
  // How much of the time is the user's and how much the system's is only sampled; the sum is measured.
  const used = () => Object.values(process.cpuUsage()).reduce((sum, part) => sum + part)
  const cost = (game) => {
    const started = used()
    for (let count = 0; count < 300; count++) {
      game.move(game.moves()[count % 7])
      game.undo()
      assert.equal(game.canClaimDraw, null)
    }
    return used() - started
  }
  const best = (game) => Math.min(...Array.from({ length: 5 }, () => cost(game)))
  cost(short)
  const [few, many] = [best(short), best(long)]
  assert.ok(many < 2.5 * few, `300 moves took ${few} µs at ply 20 and ${many} µs at ply 2,000`)
})

/** So many plies, mostly to and fro, with a pawn's step before the move counts end the game. */
function longGame(plies) {
  const game = new Game()
  let state = 7
  while (game.ply < plies) {
    const moves = game.moves().filter(({ mate }) => !mate)
    const quiet = moves.filter(({ captured, piece }) => !captured && piece !== 'pawn')
    const steps = moves.filter(({ captured, piece, lan }) => !captured && piece === 'pawn' && lan.length < 6)
    const choice = game.position.halfMoves >= 90 && steps.length ? steps : quiet.length ? quiet : moves
    state = (state * 48_271) % 2_147_483_647
    game.move(choice[state % choice.length])
  }
  return game
}

/** Every method with junk in every place: an answer, or a sound error and the same game. */
const calls = {
  fromPgn: (game, ...args) => Game.fromPgn(...args),
  constructor: (game, ...args) => new Game(...args),
  moves: (game, ...args) => game.moves(...args),
  move: (game, ...args) => game.move(...args),
  at: (game, ...args) => game.at(...args),
  goTo: (game, ...args) => game.goTo(...args),
  addVariation: (game, ...args) => game.addVariation(...args),
  addVariationMove: (game, ...args) => game.addVariation(game.node, ...args),
  resign: (game, ...args) => game.resign(...args),
  legate: (game, ...args) => game.legate(...args),
  legateMessage: (game, ...args) => game.legate('white', ...args),
  comment: (game, ...args) => game.comment(...args),
  commentText: (game, ...args) => game.comment(1, ...args),
  pgn: (game, ...args) => game.pgn(...args),
}

test('junk is answered or refused, and a refused call changes nothing', () => {
  const game = Game.fromPgn('1. e4 {x} (1. d4 $1) 1... e7 {[%legate b draw]} *')
  const state = () => JSON.stringify([game.pgn(), game.ply, game.legates, game.outcome])
  const before = state()
  const counts = { answered: 0, refused: 0 }
  for (const [name, call] of Object.entries(calls)) {
    for (const value of junk) {
      for (const args of [[value], [value, value]]) {
        const target = game.clone()
        try {
          call(target, ...args)
          counts.answered++
        } catch (error) {
          assertSound(error)
          assert.notEqual(error.code, 'internal', `${name}: ${error.message}`)
          counts.refused++
          if (counts.refused % 50 === 0) assert.equal(target.pgn(), game.pgn(), name)
          assert.equal(target.ply, game.ply)
          assert.equal(target.node.comment, game.node.comment)
        }
      }
    }
  }
  assert.equal(state(), before)
  assert.ok(counts.refused > 3_000 && counts.answered > 100, JSON.stringify(counts))
})

test('random records keep their tree in a copy', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const game = randomRecord(seed)
    const copy = game.clone()
    assert.deepEqual(copy.root, game.root)
    assert.equal(copy.pgn(), game.pgn())
  }
})
