// Games of TCHESS-10: history, draws, goals, trees, records.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import * as das from 'das-chess'
import { applyMove, fromPosition, Game, legalMoves, parseGames, START } from 'das-chess/tchess10'
import { byChance, numbers, playOut, randomStart } from './lib/tchess10-random.mjs'

const vectors = JSON.parse(readFileSync(new URL('../vectors/tchess10.json', import.meta.url), 'utf8'))

const errorOf = (call) => {
  try {
    call()
  } catch (error) {
    return error
  }
  return assert.fail('it was not refused')
}

test('every game of the vectors as a Game, to a record and back', () => {
  for (const { start, moves, final, outcome, mods } of vectors.games) {
    const game = new Game(start)
    for (const move of moves) assert.equal(game.move(move).lan, move)
    assert.equal(game.dfen, final)
    assert.deepEqual(game.outcome, outcome)
    assert.equal(game.ply, moves.length)
    const pgn = game.pgn()
    assert.ok(pgn.includes('[Variant "TCHESS-10"]'))
    assert.equal(pgn.includes('[Mods '), mods.length > 0)
    const read = Game.fromPgn(pgn, { strict: true })
    assert.equal(read.dfen, final)
    assert.deepEqual(read.outcome, outcome)
    assert.equal(read.pgn(), pgn)
    assert.deepEqual(
      read.history().map(({ move }) => move.lan),
      moves,
    )
    if (outcome) assert.equal(errorOf(() => game.move(moves[0])).code, 'game_over')
  }
})

test('one move is one ply, with strike too', () => {
  const game = new Game({ mods: ['strike'] })
  for (const move of ['e3e4', 'd3d4', 'f3f4', 'e8e7']) game.move(move)
  assert.equal(game.ply, 4)
  assert.equal(game.turn, 'black')
  assert.deepEqual(
    game.history().map(({ move }) => move.endsTurn),
    [false, false, true, false],
  )
  assert.equal(game.undo().lan, 'e8e7')
  assert.equal(game.undo().lan, 'f3f4')
  assert.equal(game.turn, 'white')
  assert.equal(game.position.movesLeft, 1)
  assert.equal(game.redo().lan, 'f3f4')
  assert.equal(game.at(1).dfen, applyMove(game.at(0), 'e3e4').dfen)
  assert.ok(game.moves().every((move) => move.color === 'black'))
})

test('the number stands before each turn’s first move', () => {
  const game = new Game({ mods: ['strike', 'escort'], border: 7 })
  for (const move of ['e3e4', 'd3d4', 'f3f4', 'e8e7', 'd8d7', 'f8f7', 'e4e5']) game.move(move)
  assert.ok(game.pgn().includes('[Mods "strike,escort,border=7"]\n'))
  assert.ok(game.pgn().endsWith('\n\n1. e3e4 d3d4 f3f4 1... e8e7 d8d7 f8f7 2. e4e5 *\n'))
})

test('trees, comments, NAGs and tags', () => {
  const game = new Game()
  game.tags.set('White', 'Anna')
  game.move('b2c4c8')
  game.move('e8e6')
  const node = game.addVariation(game.root, 'e3e5')
  node.comment = 'quiet'
  node.nags.push(3)
  game.comment(0, 'so it began')
  game.comment(1, 'bold')
  const pgn = game.pgn()
  assert.ok(pgn.includes('{so it began} 1. b2c4c8 {bold} (1. e3e5 $3 {quiet}) 1... e8e6 *'))
  const read = Game.fromPgn(pgn)
  assert.equal(read.pgn(), pgn)
  assert.equal(read.root.variations[0].comment, 'quiet')
  read.goTo(read.root.variations[0])
  assert.equal(read.position.pieceAt('e5').name, 'pawn')
  const copy = game.clone()
  copy.move('e3e5')
  assert.equal(game.ply, 2)
  assert.equal(copy.ply, 3)
  assert.equal(copy.tags.get('White'), 'Anna')
})

test('a claim, resigning, and draws by count', () => {
  const game = new Game('tchess10[strike] 4k5/10/10/10/10/10/10/10/10/R3K4R w - - 99 60')
  assert.equal(game.canClaimDraw, null)
  assert.equal(errorOf(() => game.claimDraw()).code, 'no_claim')
  game.move('a1a2')
  assert.equal(game.canClaimDraw, 'fiftyMoves')
  game.claimDraw()
  assert.deepEqual(game.outcome, { winner: null, reason: 'fiftyMoves' })
  assert.deepEqual(game.moves(), [])
  assert.equal(Game.fromPgn(game.pgn()).outcome.reason, 'fiftyMoves')

  const given = new Game({ mods: ['carry'] })
  given.move('e3e5')
  given.resign('white')
  assert.deepEqual(given.outcome, { winner: 'black', reason: 'resignation' })
  assert.equal(errorOf(() => given.move('e8e6')).code, 'game_over')
  assert.ok(given.pgn().endsWith('1. e3e5 0-1\n'))
  assert.deepEqual(Game.fromPgn(given.pgn()).outcome, { winner: 'black', reason: 'other' })
  assert.equal(errorOf(() => given.resign('red')).code, 'invalid_argument')

  const old = new Game('tchess10[strike] 4k5/10/10/10/10/10/10/10/10/R3K4R w - - 150 90')
  assert.equal(old.outcome.reason, 'seventyFiveMoves')
})

test('repetition compares turns’ starts, not what stands between', () => {
  const game = new Game('tchess10[strike] 4k5/10/10/10/10/10/10/10/10/R3K4R w - - 0 1')
  const there = ['a1a2', 'e1e2', 'j1j2', 'e10e9', 'a2a1', 'e2e1', 'j2j1', 'e9e10']
  const claims = []
  while (!game.outcome) {
    game.move(there[game.ply % 8])
    if (game.canClaimDraw) claims.push(game.ply)
  }
  assert.equal(game.outcome.reason, 'fivefold')
  assert.equal(game.ply, 32)
  // The start for the third and fourth time, and the turns' starts between them: never in the middle of a turn.
  assert.ok(claims.length && claims.every((ply) => game.at(ply).moved.length === 0), claims.join())
  game.undo()
  assert.equal(game.outcome, null)
})

test('a goal ends a game in the middle of a turn', () => {
  const game = new Game('tchess10[strike,escort] 9k/10/10/4K5/10/10/10/10/N9/R9 w - - 0 1')
  game.move('a1b1')
  game.move('e7e8')
  assert.deepEqual(game.outcome, { winner: 'white', reason: 'escort' })
  assert.equal(game.turn, 'white')
  assert.deepEqual(game.moves(), [])
  assert.ok(game.pgn().endsWith(' 1-0\n'))
  assert.equal(Game.fromPgn(game.pgn()).outcome.reason, 'escort')
})

test('records that can not be read say where and why', () => {
  const record = (text) => errorOf(() => Game.fromPgn(text))
  const illegal = record('[Mods "strike"]\n\n1. e3e4 e4e5 *')
  assert.equal(illegal.code, 'invalid_record')
  const { reason, line, column, ply, text, legal, dfen } = illegal.details
  assert.deepEqual(
    { reason, line, column, ply, text },
    { reason: 'illegal_move', line: 3, column: 9, ply: 2, text: 'e4e5' },
  )
  assert.deepEqual(
    [...legal].sort(),
    legalMoves(dfen)
      .map((move) => move.san)
      .sort(),
  )
  for (const [mods, told, fault] of [
    [
      'escort,theocracy',
      /escort and theocracy do not go together: a game has one goal/,
      { code: 'invalid_mods', offset: 7, pair: ['escort', 'theocracy'], reason: 'two_goals' },
    ],
    ['escort,strike', /stand once each, in the order/, { code: 'mod_order', offset: 7 }],
    ['foo', /no modification of this name/, { code: 'unknown_mod', offset: 0 }],
    ['escort,border=8', /8, the usual one, is not written/, { code: 'bad_border', offset: 7 }],
  ]) {
    const { message, details } = record(`[Mods "${mods}"]\n\n*`)
    assert.match(message, told)
    assert.deepEqual([details.reason, details.text, details.line], ['bad_mods', mods, 1])
    const [{ field, message: sentence, ...first }, ...more] = details.faults
    assert.deepEqual([first, field, more], [fault, 'mods', []])
    assert.ok(message.includes(sentence), message)
  }
  const fen = 'tchess10[strike] 9k/10/10/10/10/10/10/10/10/K9 w - - 0 1'
  const unlike = record(`[Mods "carry"]\n[SetUp "1"]\n[FEN "${fen}"]\n\n*`)
  assert.deepEqual([unlike.details.reason, unlike.details.faults], ['bad_mods', undefined])
  assert.match(unlike.message, /are not the modifications of the position in FEN/)
  const variant = record('[Variant "Das Chess"]\n\n*')
  assert.equal(variant.details.reason, 'wrong_variant')
  assert.match(variant.message, /TCHESS-10/)
  const start = record('[FEN "tchess10 10/10"]\n\n*')
  assert.equal(start.details.reason, 'bad_start')
  assert.ok(start.details.faults.every(({ message }) => message.endsWith('.')))
  assert.equal(record('').details.reason, 'no_game')
  assert.equal(record('1. e3e5 *\n1. e3e4 *').details.reason, 'several_games')
  assert.throws(() => das.Game.fromPgn(new Game().pgn()), { code: 'invalid_record' })
})

test('games one by one, out of texts, bytes and streams', async () => {
  const text = '1. e3e5 *\n\n[Mods "carry"]\n\n1. c2e3&j8 *\n\n1. e3e9 *\n'
  const told = ({ game, error }) => game?.ply ?? error.details.reason
  const wanted = [1, 1, 'illegal_move']
  assert.deepEqual([...parseGames(text)].map(told), wanted)
  assert.deepEqual([...parseGames(Array.from(text))].map(told), wanted)
  assert.deepEqual([...parseGames(new TextEncoder().encode(text))].map(told), wanted)
  const streamed = []
  for await (const parsed of parseGames(new Response(text).body)) streamed.push(told(parsed))
  assert.deepEqual(streamed, wanted)
  assert.equal(errorOf(() => parseGames(7)).code, 'invalid_argument')
  const [{ error }] = parseGames('e3e5', { strict: true })
  assert.ok(error.details.deviations.some(({ code }) => code === 'move_number'))
})

test('40 random games to records and back', () => {
  const pick = numbers(77)
  for (let number = 0; number < 40; number++) {
    const start = randomStart(pick)
    const game = new Game(start)
    for (const { move } of playOut(start, byChance(pick), byChance(pick), 60)) {
      if (!move || game.outcome) continue
      game.move(move)
      if (pick(5) === 0) game.addVariation(game.node.parent, legalMoves(game.node.parent.position)[0])
    }
    const pgn = game.pgn()
    const read = Game.fromPgn(pgn, { strict: true })
    assert.equal(read.pgn(), pgn)
    assert.equal(read.dfen, game.dfen)
    assert.deepEqual(read.outcome, game.outcome)
    assert.ok(pgn.split('\n').every((line) => line.length < 80 || line.startsWith('[FEN')))
  }
})

test('a start that is none is refused as by fromPosition', () => {
  assert.equal(errorOf(() => new Game({ mods: ['escort', 'theocracy'] })).code, 'invalid_mods')
  assert.equal(errorOf(() => new Game('nonsense')).code, 'invalid_position')
  assert.equal(errorOf(() => new Game(7)).code, 'invalid_argument')
  assert.equal(new Game().dfen, START)
  assert.equal(new Game(fromPosition(START)).dfen, START)
})
