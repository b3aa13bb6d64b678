// Game records through the package: fixpoints, errors with their places, strict reading, damage of every kind.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Game, parseGames } from 'das-chess'
import { Game as Tchess10Game } from 'das-chess/tchess10'
import { numbers, randomGame, randomRecord } from './lib/random.mjs'
import { assertSound, refusal } from './lib/refusal.mjs'

/** A tree without what writing puts in order: white space, and where a comment before a move is kept. */
const moveTree = (node) => ({
  lan: node.move?.lan,
  nags: node.nags,
  next: node.next && moveTree(node.next),
  variations: node.variations.map(moveTree),
})

test('400 random records: writing, reading and writing again gives the same text and the same game', () => {
  let variations = 0
  for (let seed = 1; seed <= 400; seed++) {
    const game = randomRecord(seed)
    const text = game.pgn()
    const read = Game.fromPgn(text)
    assert.deepEqual(moveTree(read.root), moveTree(game.root), text)
    assert.deepEqual(read.legates, game.legates)
    assert.equal(read.pgn(), text)
    assert.equal(Game.fromPgn(read.pgn()).pgn(), text)
    assert.ok(
      text.split('\n').every((line) => [...line].length < 80 || !line.includes(' ')),
      text,
    )
    // What was read and not looked at is written as well as what was grown into a tree.
    const untouched = Game.fromPgn(text)
    assert.equal(untouched.pgn(), text)
    const coordinates = game.pgn({ moves: 'coordinate' })
    assert.equal(Game.fromPgn(coordinates).pgn(), text)
    assert.equal(Game.fromPgn(coordinates).pgn({ moves: 'coordinate' }), coordinates)
    variations += read.root.variations.length
  }
  assert.ok(variations > 20)
})

test('what is written is what strict reading wants', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const [{ game, error }] = parseGames(randomRecord(seed).pgn(), { strict: true })
    assert.equal(error?.message, undefined)
    assert.ok(game)
  }
})

test('all of a record is kept', () => {
  const game = Game.fromPgn(
    '\uFEFF[Event "A \\"quoted\\" \\\\ name"]\r\n[White "Анна"]\r\n% not for us\r\n\r\n' +
      '{before} 1. e4! {good} {indeed} ; and more\r\n(1. d4?? $7 d7 (1... {why not} c7)) 1... e7!? 2.Nd3 1/2-1/2',
  )
  assert.equal(game.tags.get('Event'), 'A "quoted" \\ name')
  assert.equal(game.tags.get('White'), 'Анна')
  assert.equal(game.root.comment, 'before')
  const e4 = game.root.next
  assert.deepEqual(e4.nags, [1])
  assert.equal(e4.comment, 'good indeed and more')
  const [d4] = game.root.variations
  assert.deepEqual(d4.nags, [4, 7])
  assert.equal(d4.variations[0].commentBefore, 'why not')
  assert.deepEqual(e4.next.nags, [5])
  assert.equal(game.ply, 3)
  assert.deepEqual(game.outcome, { winner: null, reason: 'other' })
  assert.match(
    game.pgn(),
    /\{before\} 1\. e4 \$1 \{good indeed and more\} \(1\. d4 \$4 \$7 d7 \(\{why not\} 1\.\.\. c7\)\)\n1\.\.\. e7 \$5 2\. Nd3 1\/2-1\/2\n$/,
  )
})

test('comments and tags of any letters come back, and none runs into the next', () => {
  const told = ['4:e2e4', '12:', '0:', ':', '7', '😀 3:😀', 'ё1:', 'a\ud83d', '\ude00', '\ufffe\uffff']
  for (const game of [new Game(), new Tchess10Game()]) {
    told.forEach((text, ply) => {
      game.comment(ply, text)
      game.tags.set(`Tag${ply}`, text)
      game.move(game.moves()[0])
    })
    const read = game.constructor.fromPgn(game.pgn())
    told.forEach((text, ply) => {
      assert.equal(read.comment(ply), text.toWellFormed())
      assert.equal(read.tags.get(`Tag${ply}`), text.toWellFormed())
    })
    assert.equal(read.pgn(), game.pgn())
  }
})

test("a Legate's message in a comment is a message, and the rest the comment", () => {
  const game = Game.fromPgn('1. e4 {shall we? [%legate w draw] please} 1... e7 *')
  assert.equal(game.comment(1), 'shall we? please')
  assert.deepEqual(game.root.next.messages, [{ color: 'white', message: 'draw' }])
  assert.deepEqual(game.legates, { white: 'r2', black: 'r9' })
  game.undo()
  assert.deepEqual(game.legates, { white: 'r3', black: 'r9' })
  assert.match(game.pgn(), /1\. e4 \{\[%legate w draw\] shall we\? please\} 1\.\.\. e7 \*\n$/)
})

/** Texts of one game that can't be read: the reason, ply, line, column and text that are told. */
const FAULTS = [
  ['1. e4 e4 *', 'illegal_move', 2, 1, 7, 'e4'],
  ['1. e4 e7\n2. Ke5 *', 'illegal_move', 3, 2, 4, 'Ke5'],
  ['{🚢 é} 1. Ke5 *', 'illegal_move', 1, 1, 11, 'Ke5'],
  ['{a}\r\n{b}\r{c}\n 1. Ke5 *', 'illegal_move', 1, 4, 5, 'Ke5'],
  ['1. e4 (1. d4 d4) e7 *', 'illegal_move', 2, 1, 14, 'd4'],
  ['1. -- *', 'nullMove', 1, 1, 4, '--'],
  ['1. Pe9x3 *', 'invalid_move', 1, 1, 4, 'Pe9x3'],
  ['[FEN "9k/1P8/10/10/10/10/10/10/10/K9 w"]\n\n1. b10 *', 'missing_promotion', 1, 3, 4, 'b10'],
  ['[FEN "9k/10/10/10/10/3N1N4/10/10/10/K9 w"]\n\n1. Ne7 *', 'ambiguous_move', 1, 3, 4, 'Ne7'],
  ['[FEN "10/10 w"]\n\n*', 'bad_start', 1, 1, 1, '10/10 w'],
  ['[SetUp "1"]\n\n1. e4 *', 'missing_start', 1, 1, 1, '[SetUp "1"]'],
  ['[Variant "Chess"]\n\n1. e4 *', 'wrong_variant', 1, 1, 1, '[Variant "Chess"]'],
  ['[Result "2-0"]\n\n1. e4 *', 'bad_result', 1, 1, 1, '[Result "2-0"]'],
  ['[Result "1-0"]\n\n1. e4 0-1', 'contradicting_result', 1, 3, 7, '0-1'],
  ['[White "Anna]\n\n1. e4 *', 'unclosed_quote', 1, 1, 8, '"Anna]'],
  ['[White Anna]\n\n1. e4 *', 'bad_tag', 1, 1, 1, '[White'],
  ['1. e4 {never closed', 'unclosed_comment', 1, 1, 7, '{'],
  ['1. e4 (1. d4 *', 'misplaced_result', 1, 1, 14, '*'],
  ['1. e4 (1. d4', 'unclosed_variation', 1, 1, 7, '('],
  ['1. e4 ) e7 *', 'unopened_variation', 1, 1, 7, ')'],
  ['(1. e4) *', 'misplaced_variation', 1, 1, 1, '('],
  ['$1 1. e4 *', 'misplaced_nag', 1, 1, 1, '$1'],
  ['1. e4 $999 *', 'bad_nag', 1, 1, 7, '$999'],
  ['1. e4 $ *', 'bad_nag', 1, 1, 7, '$'],
]

for (const [text, reason, ply, line, column, excerpt] of FAULTS) {
  test(`${JSON.stringify(text)} is refused: ${reason}`, () => {
    const { details, message } = refusal('invalid_record', () => Game.fromPgn(text))
    const { reason: told, game, ply: at, line: row, column: place, text: wrong } = details
    assert.deepEqual([told, game, at, row, place], [reason, 1, ply, line, column])
    assert.ok(wrong.startsWith(excerpt), wrong)
    assert.match(message, new RegExp(`^Game 1, line ${line}, column ${column}, ply ${ply}: .+\\.$`, 's'))
    assert.doesNotMatch(message, /can't be read \(/)
    const isMove = ['illegal_move', 'invalid_move', 'nullMove', 'missing_promotion', 'ambiguous_move']
    assert.equal(details.legal.length > 0, isMove.includes(reason))
    assert.equal(typeof details.dfen === 'string', ply > 1 || details.dfen !== undefined)
    // As one of several games, with its neighbours read.
    const several = [...parseGames(`1. e4 *\n\n${text}\n\n[Event "next"]\n\n1. d4 *\n`)]
    const bad = several.find((one) => one.error)
    assert.equal(bad.error.details.game, 2)
    assert.equal(bad.error.details.line, line + 2)
    assert.equal(several[0].game.ply, 1)
    assert.equal(several.at(-1).game.ply, 1)
  })
}

test('the position and the legal moves at an error are those of its place', () => {
  const { details } = refusal('invalid_record', () =>
    Game.fromPgn('1. e4 e7 2. Nd3 (2. d4 d7 3. Qd10) 2... d7 *'),
  )
  const game = Game.fromPgn('1. e4 e7 2. d4 d7 *')
  assert.equal(details.dfen, game.dfen)
  assert.deepEqual(
    details.legal.toSorted(),
    game
      .moves()
      .map(({ san }) => san)
      .sort(),
  )
  assert.equal(details.ply, 5)
})

test('one game, no more and no less', () => {
  for (const text of ['', ' \n', '{only a comment}', '; only a comment']) {
    assert.equal(refusal('invalid_record', () => Game.fromPgn(text)).details.reason, 'no_game', text)
  }
  const { details } = refusal('invalid_record', () => Game.fromPgn('1. e4 *\n\n1. d4 *'))
  assert.equal(details.reason, 'several_games')
  assert.deepEqual([details.game, details.line, details.column], [2, 3, 1])
  // The first error counts, whatever follows.
  assert.equal(
    refusal('invalid_record', () => Game.fromPgn('1. e4 e4 *\n\n1. d4 *')).details.reason,
    'illegal_move',
  )
})

test('a bad game between good ones: each is read or told', () => {
  const results = [
    ...parseGames(
      '1. e4 *\n\n1. e4 Ke5 *\n\n[White "x]\n\n1. d4 *\n\n[White "y"]\n\n1. c4 {open\n\n[Event "z"]\n\n1. b4 *',
    ),
  ]
  assert.deepEqual(
    results.map(({ game, error }) => error?.details.reason ?? game.root.next.move.san),
    ['e4', 'illegal_move', 'unclosed_quote', 'unclosed_comment', 'b4'],
  )
  assert.deepEqual(results.map(({ error }) => error?.details.game).filter(Boolean), [2, 3, 4])
})

test('what is said of a whole game is said where it begins', () => {
  const { error } = [...parseGames('1. e4 *\r\n\r\n \t1. e4 e7 *', { strict: true })][1]
  const [first] = error.details.deviations
  assert.deepEqual([first.code, first.line, first.column, first.ply], ['missing_tag', 3, 3, 1])
  assert.equal(
    error.message,
    'Game 2, line 3, column 3, ply 1: the tag Event is missing, and 7 more deviations.',
  )
  const [, other] = [...parseGames('1. e4 *\n\n[Variant "das-chess"]\n\n1. e4 *', { strict: true })]
  const variant = other.error.details.deviations.find(({ text }) => text)
  assert.equal(variant.message, 'The tag must be Variant Das Chess, not "[Variant "das-chess"]".')
})

test('strict reading tells every deviation', () => {
  const deviations = (text) =>
    [...parseGames(text, { strict: true })][0].error.details.deviations.map(({ code }) => code)
  const written = Game.fromPgn('1. e4 e7 2. Nd3 *').pgn()
  const [tags, moves] = written.split('\n\n')
  assert.equal([...parseGames(written, { strict: true })].length, 1)
  assert.ok([...parseGames(written, { strict: true })][0].game)
  for (const [text, codes] of [
    [`\uFEFF${written}`, ['byte_order_mark']],
    [written.replaceAll('\n', '\r\n'), ['line_end']],
    [`${tags.replace('[White "?"]\n', '')}\n\n${moves}`, ['missing_tag']],
    [`${tags}\n[White "twice"]\n\n${moves}`, ['repeated_tag']],
    [written.replace('2. Nd3', 'Nd3'), ['move_number']],
    [written.replace('2. Nd3', '2. Ncd3'), ['move_text']],
    [written.replace('2. Nd3', '2. c1d3'), ['move_text']],
    [written.replace('Nd3 *', 'Nd3'), ['missing_result']],
    [written.replace('Nd3', 'Nd3 ()'), ['empty_variation']],
    [written.replace('[Result "*"]', '[Result "1-0"]'), ['unknown_result']],
    [`${tags}\n% escaped\n\n${moves}`, ['escape_line']],
    [written.replace('e4 e7', '1.. e4 1... e7 7.'), undefined],
  ]) {
    const told = deviations(text)
    if (codes) assert.deepEqual(told, codes, JSON.stringify(text))
    else assert.ok(told.length > 1)
    assert.ok(Game.fromPgn(text).ply === 3)
  }
  const { error } = [...parseGames(written.replace('2. Nd3', '2. Ncd3'), { strict: true })][0]
  assertSound(error)
  assert.deepEqual(error.details.deviations, [
    {
      code: 'move_text',
      line: 10,
      column: 13,
      ply: 3,
      text: 'Ncd3',
      expected: 'Nd3',
      message: '"Ncd3" must be written Nd3.',
    },
  ])
})

/** One record with some of everything. */
const SAMPLE =
  '[Event "A \\"b\\""]\n[White "Анна 🚢"]\n\n{before} 1. e4 $1 {[%legate w draw] good} (1. d4 d7 ({why} 1... c7)) 1... e7 ; rest\n2. Nd3 Ee4+ 1-0\n'

/** Reads it whatever it is: sound errors and games only. */
function readAny(text) {
  let games = 0
  for (const { game, error } of parseGames(text)) {
    games++
    if (error) {
      assertSound(error)
      assert.equal(error.code, 'invalid_record')
      assert.ok(error.details.line >= 1 && error.details.column >= 1 && error.details.ply >= 1)
    } else {
      // A game that is read can be written and read.
      const text = game.pgn()
      assert.equal(Game.fromPgn(text).pgn(), text)
    }
  }
  return games
}

test('a record cut at every byte is a game or an error', () => {
  const bytes = new TextEncoder().encode(SAMPLE)
  for (let end = 0; end <= bytes.length; end++) {
    readAny(bytes.subarray(0, end))
    readAny(bytes.subarray(end))
  }
})

test('2,000 records mutated byte by byte are games or errors', () => {
  const pick = numbers(42)
  const bytes = new TextEncoder().encode(SAMPLE)
  const interesting = new TextEncoder().encode('{}()[]";%$\\\n\r *.-+#=~NPDTFxO019 \u00ef\u00bb\u00bf')
  for (let count = 0; count < 2_000; count++) {
    const mutant = Uint8Array.from(bytes)
    for (let times = 1 + pick(4); times > 0; times--) {
      mutant[pick(mutant.length)] = pick(2) ? pick(256) : interesting[pick(interesting.length)]
    }
    const from = pick(3) ? 0 : pick(mutant.length)
    readAny(mutant.subarray(from, pick(3) ? mutant.length : from + pick(mutant.length - from)))
  }
})

test('variations a thousand deep are read and written', () => {
  const text = `1. e4 ${'(1. d4 (1. e4 '.repeat(500)}${'))'.repeat(500)} *`
  const game = Game.fromPgn(text)
  const again = Game.fromPgn(game.pgn())
  assert.equal(again.pgn(), game.pgn())
  assert.equal(game.root.variations.length, 1000)
})

test('a game of 4,000 plies is read, walked and written', () => {
  const line = 'c1d3 c10d8 d3c1 d8c10 '.repeat(1_000)
  const game = Game.fromPgn(`${line}*`, { allowPlayOn: true })
  assert.equal(game.ply, 4_000)
  assert.equal(game.history().length, 4_000)
  assert.equal(game.clone().ply, 4_000)
  assert.deepEqual(game.outcome, { winner: null, reason: 'seventyFiveMoves' })
  assert.match(game.pgn().slice(-40), /2000\.\sNc1\sNc10\s1\/2-1\/2\n$/)
})

test('Black to move with number 38', () => {
  const start = randomGame(5, 75).dfen
  assert.equal(start.split(' ')[6], '38')
  const game = randomGame(9, 6, start)
  const text = game.pgn()
  assert.match(text.split('\n\n')[1], /^38\.\.\. \S+ 39\. /)
  assert.equal(Game.fromPgn(text).dfen, game.dfen)
})
