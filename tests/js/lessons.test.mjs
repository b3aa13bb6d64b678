// The lessons and the puzzles of the demo: every position, every solution and every mate, as the package sees them.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { applyMove, fromPosition, legalMoves, validatePosition } from 'das-chess'
import { source } from './lib/sources.mjs'

const { CHAPTERS } = await source('learn/lessons')
const { PUZZLES } = await source('learn/puzzles')
const { Attempt } = await source('learn/attempt')
const { Solving } = await source('learn/solving')

const lessons = CHAPTERS.flatMap((chapter) => chapter.lessons)
const exercises = lessons.flatMap(({ id, exercises }) =>
  exercises.map((exercise, index) => ({ name: `${id} ${index + 1}`, exercise })),
)

/** All texts in `data`, with the way to each. */
function* texts(data, path = '') {
  if (typeof data !== 'object' || data === null) return
  if ('en' in data) yield { path, ...data }
  else for (const [key, value] of Object.entries(data)) yield* texts(value, `${path}/${key}`)
}

test('every address is there once', () => {
  const ids = [...lessons, ...PUZZLES].map(({ id }) => id)
  assert.equal(new Set(ids).size, ids.length)
  for (const id of ids) assert.match(id, /^[a-z]+(-[a-z0-9]+)*$/)
})

test('every text is there in both languages', () => {
  const all = [...texts(CHAPTERS), ...texts(PUZZLES)]
  assert.ok(all.length > 150)
  for (const { path, en, ru } of all) {
    assert.match(en, /^[A-Z0-9a-j].*[a-z0-9)?.!]$/su, `${path}: ${en}`)
    assert.match(ru, /^[«А-ЯЁa-j0-9].*[а-яё0-9)?.!]$/su, `${path}: ${ru}`)
    assert.ok(!/[а-яё]/i.test(en) && !/[A-Za-z]{3}/.test(ru), `${path}: a word of the other language`)
  }
})

test('every rule that a lesson names is a rule', () => {
  const rules = readFileSync(new URL('../../docs/RULES.md', import.meta.url), 'utf8')
  for (const { id, rules: numbers } of lessons) {
    assert.ok(numbers.length, id)
    for (const number of numbers) {
      const heading = number.includes('.') ? `**${number}` : `## ${number} `
      assert.ok(rules.includes(heading), `${id}: rule ${number}`)
    }
  }
})

test('the lessons name every rule that a player needs', () => {
  const named = new Set(lessons.flatMap(({ rules }) => rules))
  // 4.6, 7.5 and the sentence on counting in 5.7 are for programs.
  for (const rule of '1.1 1.2 2.1 2.2 3 3.1 3.2 3.3 3.4 4.1 4.2 4.3 4.4 4.5 5.1 5.2 5.3 5.4 5.5 5.6 6.1 6.2 6.3 6.4 6.5 7.1 7.2 7.3 7.4 8.1 8.2 8.3'.split(
    ' ',
  ))
    assert.ok(named.has(rule), `rule ${rule}`)
})

test('every kind of move, every piece and every castling is practised', () => {
  const moves = exercises.flatMap(({ exercise }) => {
    const attempt = new Attempt(exercise)
    return exercise.solution.map((lan) => {
      const move = legalMoves(attempt.position).find((move) => move.lan === lan)
      attempt.play(lan)
      return move
    })
  })
  const having = (name) => new Set(moves.map((move) => move[name]))
  const pieces = 'king queen rook bishop ship magister knight amazon centurion valkyrie pawn elva airMagister'
  for (const piece of pieces.split(' ')) assert.ok(having('piece').has(piece), piece)
  const kinds = 'step doubleStep capture enPassant castling exit load board handOver land'
  for (const kind of kinds.split(' ')) assert.ok(having('kind').has(kind), kind)
  for (const castling of ['KR', 'KS', 'KT', 'KF']) assert.ok(having('castling').has(castling), castling)
  for (const mover of ['piece', 'vessel', 'passenger']) assert.ok(having('mover').has(mover), mover)
  const words = new Set(exercises.map(({ exercise }) => exercise.goal.say))
  for (const word of ['draw', 'takeback', 'resign']) assert.ok(words.has(word), word)
})

for (const { name, exercise } of exercises) {
  test(`exercise ${name}`, () => {
    const { position, opening = [], show, arrows = [], goal, solution } = exercise
    const checked = validatePosition(position)
    assert.deepEqual(checked.ok ? [] : checked.faults, [])
    assert.equal(checked.position.dfen, position, 'written as the package writes it')
    const attempt = new Attempt(exercise)
    assert.equal(attempt.position.dfen, opening.reduce(applyMove, fromPosition(position)).dfen)
    assert.equal(attempt.done, false)

    const squares = (text) => text.match(/[a-z](?:10|\d)/g)
    for (const arrow of arrows) assert.equal(squares(arrow).length, 2, arrow)
    if (show) {
      const [from] = squares(show)
      const mover = show.endsWith('~') ? 'passenger' : null
      const shown = legalMoves(attempt.position, { from }).filter((move) => !mover || move.mover === mover)
      assert.ok(shown.length, `nothing to show on ${show}`)
    }

    if ('say' in goal) {
      assert.deepEqual(solution, [])
      assert.ok(exercise.legates)
      attempt.say(goal.say)
      assert.equal(attempt.done, true)
      return
    }
    assert.ok(solution.length)
    for (const [index, lan] of solution.entries()) {
      const reply = attempt.play(lan)
      const { done } = attempt
      assert.equal(done, index === solution.length - 1, `after ${lan}`)
      if (!done) assert.equal(reply, null, 'the other side sits still on the way')
    }
  })
}

test('the Legates answer', () => {
  const [draw, takeback, decline, resign] = lessons.find(({ id }) => id === 'legate').exercises
  const agreed = new Attempt(draw)
  agreed.say('draw')
  assert.deepEqual(agreed.legates, { white: 'r3', black: 'r8' })
  assert.throws(() => agreed.say('takeback'), { code: 'game_over' }, 'the draw is agreed')
  const back = new Attempt(takeback)
  assert.notEqual(back.position.dfen, takeback.position)
  back.say('takeback')
  assert.equal(back.position.dfen, takeback.position)
  assert.deepEqual(back.legates, { white: 'r2', black: 'r9' })
  const on = new Attempt(decline)
  assert.deepEqual(on.legates, { white: 'r2', black: 'r8' })
  on.play(decline.solution[0])
  assert.deepEqual(on.legates, { white: 'r2', black: 'r9' })
  const lost = new Attempt(resign)
  lost.say('resign')
  assert.throws(() => lost.say('draw'), { code: 'game_over' })
})

test('the only moves that the lessons speak of are the only ones', () => {
  const only = (lesson, index) => {
    const exercise = lessons.find(({ id }) => id === lesson).exercises[index]
    const moves = legalMoves(exercise.position)
    assert.deepEqual(
      moves.map(({ lan }) => lan),
      exercise.solution,
      lesson,
    )
  }
  only('mate', 1)
  only('handing-over', 1)
  const promotion = lessons.find(({ id }) => id === 'promotion').exercises[1]
  const mates = legalMoves(promotion.position).filter(({ mate }) => mate)
  assert.deepEqual(
    mates.map(({ lan }) => lan),
    promotion.solution,
  )
  const line = lessons.find(({ id }) => id === 'check').exercises[1]
  const between = legalMoves(line.position).filter(({ piece }) => piece === 'rook')
  assert.deepEqual(
    between.map(({ lan }) => lan),
    line.solution,
  )
})

test('a side that is in check answers, and then the game goes on or is over', () => {
  const attempt = new Attempt(lessons.find(({ id }) => id === 'check').exercises[2])
  const reply = attempt.play('e5~e9')
  assert.equal(attempt.done, true)
  assert.equal(reply.color, 'black')
  assert.equal(attempt.position.turn, 'white')
  assert.equal(attempt.over, false)
  const mate = new Attempt(lessons.find(({ id }) => id === 'mate').exercises[0])
  assert.equal(mate.play('a1a10'), null)
  assert.deepEqual([mate.done, mate.over], [true, true])
  assert.throws(() => mate.play('a10a9'), { code: 'game_over' })
})

test('too few men to mate do not end an exercise', () => {
  const attempt = new Attempt(lessons.find(({ id }) => id === 'valkyrie').exercises[0])
  assert.equal(attempt.position.outcome.reason, 'insufficientMaterial')
  for (const lan of ['b1c3', 'c3b1', 'b1f9']) attempt.play(lan)
  assert.equal(attempt.done, true)
})

test('a move that is none changes nothing', () => {
  const attempt = new Attempt(lessons[0].exercises[0])
  assert.throws(() => attempt.play('e2e5'), { code: 'illegal_move' })
  assert.equal(attempt.position.dfen, lessons[0].exercises[0].position)
  assert.equal(attempt.done, false)
})

// ---- puzzles ----

/** Does a move of the attacker's belong to boarding and landing? */
const special = (move) => move.kind === 'board' || move.mover === 'passenger'

/** First moves that force mate in `moves`, with only those moves of the attacker's that are `allowed`. */
function keys(position, moves, allowed = () => true) {
  return legalMoves(position).filter((move) => {
    if (moves < 1 || !allowed(move)) return false
    const after = applyMove(position, move)
    const replies = legalMoves(after)
    if (!replies.length) return after.check
    return moves > 1 && replies.every((reply) => keys(applyMove(after, reply), moves - 1, allowed).length > 0)
  })
}

/** The moves of a game between the solver and the most varied defence: all lines from the one first move. */
function* lines(position, moves) {
  for (const key of keys(position, moves)) {
    const after = applyMove(position, key)
    const replies = legalMoves(after)
    if (!replies.length) yield [key]
    for (const reply of replies)
      for (const rest of lines(applyMove(after, reply), moves - 1)) yield [key, reply, ...rest]
  }
}

test('there are five puzzles, some for one move and some for two', () => {
  assert.equal(PUZZLES.length, 5)
  assert.deepEqual(new Set(PUZZLES.map(({ moves }) => moves)), new Set([1, 2]))
})

for (const puzzle of PUZZLES) {
  test(`${puzzle.id}: one first move, and no mate without boarding or landing`, () => {
    const { position, moves, solution } = puzzle
    assert.equal(fromPosition(position).dfen, position)
    assert.equal(fromPosition(position).check, false)
    for (let fewer = 1; fewer < moves; fewer++) assert.deepEqual(keys(position, fewer), [])
    assert.deepEqual(
      keys(position, moves).map(({ lan }) => lan),
      [solution],
    )
    assert.deepEqual(
      keys(position, moves, (move) => !special(move)),
      [],
    )
    const played = [...lines(position, moves)]
    assert.ok(played.some((line) => line.some((move, ply) => ply % 2 === 0 && special(move))))
  })

  test(`${puzzle.id}: the page's judge agrees, whatever is tried`, () => {
    const { position, moves, solution } = puzzle
    for (const { lan, mate } of legalMoves(position)) {
      const solving = new Solving(puzzle)
      const verdict = solving.play(lan)
      const expected = lan !== solution ? 'wrong' : mate ? 'mate' : 'right'
      assert.equal(verdict.kind, expected, lan)
      if (expected === 'wrong') {
        assert.equal(solving.position.dfen, position)
        const after = applyMove(position, lan)
        if (verdict.answer) assert.deepEqual(keys(applyMove(after, verdict.answer), moves - 1), [])
        else assert.equal(after.outcome?.reason, 'stalemate')
      }
      if (expected === 'right') {
        assert.equal(solving.left, moves - 1)
        const mates = keys(solving.position, 1)
        assert.ok(mates.length)
        assert.equal(solving.play(mates[0].lan).kind, 'mate')
      }
    }
  })
}
