// The words of TCHESS-10: one for everything that its types name, in both languages.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { applyMove, DasChessError, fromPosition, Game, legalMoves, MODS } from 'das-chess/tchess10'
import { describeError, describeMove, describeOutcome, describePiece } from 'das-chess/tchess10/words'
import { refusal } from './lib/refusal.mjs'

const folder = dirname(createRequire(import.meta.url).resolve('das-chess/package.json'))
const types = readFileSync(join(folder, 'dist/types/tchess10/types.d.ts'), 'utf8')

/** The texts of a union, behind what begins it. */
function union(begin) {
  const [, names] = types.match(new RegExp(`${begin}((?:\\s*\\|?\\s*'\\w+')+)`))
  return names.match(/\w+/g)
}
const NAMES = union('type PieceName =')
const KINDS = union('type MoveKind =')
const REASONS = union('readonly reason:')

const vectors = JSON.parse(readFileSync(new URL('../vectors/tchess10.json', import.meta.url), 'utf8'))

const LANGUAGES = ['en', 'ru']

/** Of one language: but for squares and the letters of pieces in texts of moves, no letters of the other. */
function assertTold(text, language) {
  assert.ok(text, 'nothing is told')
  assert.doesNotMatch(text, /undefined|null|\[object|NaN/)
  const words = text.replace(/\b[a-j](10|[1-9])\b/g, '')
  assert.doesNotMatch(words, language === 'en' ? /[а-яё]/i : /[a-z]/i, text)
}

const assertUnlike = (texts) => assert.equal(new Set(texts).size, texts.length, texts.join(' | '))

for (const language of LANGUAGES) {
  test(`every piece has a name of its own, each side, facing and storey: ${language}`, () => {
    assert.equal(NAMES.length, 16)
    const told = NAMES.flatMap((name) =>
      ['white', 'black'].map((color) => describePiece({ name, color }, { language })),
    )
    const crowned = describePiece({ name: 'king', color: 'white' }, { language, mods: ['jesterKing'] })
    assertUnlike([...told, crowned])
    for (const text of [...told, crowned]) assertTold(text, language)
    for (const name of NAMES) {
      const alone = describePiece({ name, color: 'white' }, { language, side: false })
      assertTold(alone, language)
      assert.ok(told[2 * NAMES.indexOf(name)].endsWith(alone), alone)
    }
    const man = { name: 'knight', color: 'white' }
    const turned = ['n', 'e', 's', 'w'].map((facing) => describePiece({ ...man, facing }, { language }))
    const over = NAMES.flatMap((name) =>
      ['white', 'black'].map((color) =>
        describePiece({ ...man, below: { name, color, facing: 'e' } }, { language }),
      ),
    )
    assertUnlike([...turned, ...over])
    for (const text of [...turned, ...over]) assertTold(text, language)
  })

  test(`every reason of an end has a sentence of its own: ${language}`, () => {
    assert.equal(REASONS.length, 18)
    const draws = [
      'stalemate',
      'insufficientMaterial',
      'threefold',
      'fivefold',
      'fiftyMoves',
      'seventyFiveMoves',
      'agreement',
    ]
    const told = REASONS.map((reason) =>
      describeOutcome({ winner: draws.includes(reason) ? null : 'black', reason }, { language }),
    )
    assertUnlike(told)
    for (const text of told) assertTold(text, language)
    const white = describeOutcome({ winner: 'white', reason: 'escort' }, { language })
    assert.notEqual(white, describeOutcome({ winner: 'black', reason: 'escort' }, { language }))
  })

  test(`every kind of move is told, under every modification: ${language}`, () => {
    const kinds = new Set()
    const mods = new Set()
    for (const { text } of vectors.positions) {
      const position = fromPosition(text)
      for (const mod of position.mods) mods.add(mod)
      for (const move of legalMoves(position)) {
        kinds.add(move.kind)
        assertTold(describeMove(position, move, { language }), language)
      }
    }
    assert.deepEqual([...kinds].sort(), [...KINDS].sort())
    assert.deepEqual([...mods].sort(), [...MODS].sort())
  })
}

test('moves that are refused are told in Russian, too, and all else by its message', () => {
  const refused = ['invalid_move', 'illegal_move', 'ambiguous_move', 'missing_promotion', 'game_over']
  const told = [...refused, 'invalid_position', 'invalid_mods'].map((code) =>
    describeError(new DasChessError(code), { language: 'ru' }),
  )
  assertUnlike(told)
  for (const text of told) assert.match(text, /^[А-ЯЁ].*\.$/)
  for (const error of [new DasChessError('internal'), new TypeError('No.')])
    assert.equal(describeError(error, { language: 'ru' }), error.message)
  assert.equal(describeError('no error'), 'no error')
})

test('modifications that do not go together are told with the pair and the reason, in Russian, too', () => {
  const wrong = [
    [{ mods: ['escort', 'theocracy'] }, /escort (and|и) theocracy/],
    [{ mods: ['reform'] }, /reform (and|и) polarity/],
    [{ mods: ['lastHero', 'emperor'] }, /lastHero (and|и) emperor/],
    [{ mods: ['strike'], border: 7 }, /border (and|и) escort/],
    [{ mods: ['escort'], border: 11 }, /border (and|и) escort/],
    [{ mods: ['lastHero'], heroes: { white: 'cardinal' } }, /heroes (and|и) lastHero/],
    [{ mods: ['lastHero'], heroSquares: { white: 'a1' } }, /heroSquares (and|и) lastHero/],
  ]
  const reasons = wrong.map(([options, pair]) => {
    const error = refusal('invalid_mods', () => fromPosition(options))
    assert.match(describeError(error), pair)
    const told = describeError(error, { language: 'ru' })
    assert.match(told, pair)
    assert.match(told, /^Не сочетаются \w+ и \w+: [а-яё][а-яё\d]+ [^{}]+\.$/i)
    return told.split(': ')[1]
  })
  assertUnlike(reasons)
  const text = 'tchess10[escort,theocracy] 9k/10/10/10/10/10/10/10/10/K9 w'
  const position = refusal('invalid_position', () => fromPosition(text))
  const record = refusal('invalid_record', () => Game.fromPgn('[Mods "escort,theocracy"]\n\n*'))
  for (const error of [position, record])
    assert.equal(describeError(error, { language: 'ru' }).split(': ')[1], reasons[0])
})

test('how moves are written is told alike in both languages, and each example is of a form of the rules', () => {
  const error = refusal('invalid_move', () => applyMove(fromPosition(), 'nonsense'))
  const written = (text) => text.split('. ')[1].match(/[a-j]\d\S*[^\s,.]/g)
  const forms = written(describeError(error))
  assert.deepEqual(written(describeError(error, { language: 'ru' })), forms)
  assert.deepEqual(forms, ['b1c3', 'b1&c3', 'b2c4c8', 'b9b10q', 'b1c3@e', 'b1@e', 'e4=J', 'e4=K', 'd3e5,f6'])
})

test('who wins is told where it is not who moved: an illusion after which the mate stands', () => {
  const mated = 'tchess10[illusions] 9k/10/10/10/10/10/10/P9/1r8/r3K5 w - =J 0 1'
  const [paying] = legalMoves(mated)
  assert.deepEqual([paying.lan, paying.check, paying.mate], ['a3=J', true, true])
  const { outcome } = applyMove(mated, paying)
  assert.deepEqual(outcome, { winner: 'black', reason: 'checkmate' })
  assert.equal(describeMove(mated, paying), 'White Pawn on a3 becomes a Jester. Black wins: checkmate.')
  assert.equal(
    describeMove(mated, paying, { language: 'ru' }),
    'Белая Пешка на a3 превращается: Шут. Чёрные выиграли: мат.',
  )
  assert.equal(describeOutcome(outcome), 'Black wins: checkmate.')
  assert.equal(
    describeOutcome({ winner: 'white', reason: 'checkmate' }, { language: 'ru' }),
    'Белые выиграли: мат.',
  )
  const before = 'tchess10 9k/1R8/R9/10/10/10/10/10/10/K9 w - - 0 1'
  assert.match(describeMove(before, legalMoves(before, { from: 'a8', to: 'a10' })[0]), / Checkmate\.$/)
})

test('what is no language, piece or outcome is refused', () => {
  const [move] = legalMoves(applyMove('tchess10 9k/10/10/10/10/10/10/10/10/K9 w - - 0 1', 'a1a2'))
  for (const call of [
    () => describePiece(null),
    () => describePiece({ name: 'rook', color: 'white' }),
    () => describePiece({ name: 'king', color: 'white' }, { language: 'de' }),
    () => describePiece({ name: 'king', color: 'white' }, null),
    () => describeOutcome(undefined),
    () => describeOutcome({ winner: null, reason: 'stalemate' }, { language: 5 }),
    () => describeMove(5, move),
    () => describeError('x', 'ru'),
  ])
    refusal('invalid_argument', call)
})
