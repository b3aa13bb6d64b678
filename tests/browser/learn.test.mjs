// The page that teaches: each lesson and each puzzle done by hand, kept, and told in words.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Course, ITEMS, LESSONS, lesson, PUZZLES, speak, withSite } from './course.mjs'
import { startSite } from './site.mjs'

let site
before(async () => {
  site = await startSite()
})
after(() => site?.stop())

const onPage = (name, look, { hash = '', touch, ...options } = {}) =>
  test(name, () =>
    withSite(site, { file: `learn.html${hash}`, ...options }, (page, context) =>
      look(new Course(page, { touch }), context),
    ),
  )

onPage('every exercise of every lesson is done by clicks, and told', async (course) => {
  for (const { id, title, exercises } of LESSONS) {
    await course.open(id)
    assert.equal((await course.title.innerText()).trim(), title.en)
    for (const [index, exercise] of exercises.entries()) {
      if (exercises.length > 1) await course.step(index + 1)
      assert.equal((await course.page.locator('.task').innerText()).trim(), exercise.prompt.en)
      await course.solve(exercise)
      await course.hears(exercise.done.en)
    }
    await course.page.locator(`[data-item="${id}"] .tick`).waitFor()
  }
  const done = course.page.locator('.progress span')
  assert.equal(await done.innerText(), `${LESSONS.length} of ${ITEMS.length} done`)
})

onPage('every puzzle is solved by clicks, the engine answering', async (course) => {
  for (const { id, moves, solution, done } of PUZZLES) {
    await course.open(id)
    await course.turn('white')
    await course.move(solution)
    if (moves > 1) {
      await course.hears('Right! Now give mate.')
      await course.turn('white')
      await course.move(await mateIn(await course.position()))
    }
    await course.hears(done.en)
    await course.page.locator(`[data-item="${id}"] .tick`).waitFor()
  }
})

/** A mate in one, found by trying. */
async function mateIn(position) {
  const { legalMoves } = await import('../../pkg/dist/index.js')
  return legalMoves(position).find(({ mate }) => mate).lan
}

onPage(
  'a wrong move in a puzzle is told kindly and taken back',
  async (course) => {
    const puzzle = PUZZLES[0]
    await course.turn('white')
    await course.move('i5i9')
    await course.hears('A good try, but Black has an answer')
    assert.equal(await course.board.getAttribute('mode'), 'view', 'the board waits')
    await course.button('Try again').click()
    await course.shows(puzzle.position)
    await course.turn('white')
    assert.equal(await course.button('Try again').count(), 0)
    assert.equal(await course.page.locator(`[data-item="${puzzle.id}"] .tick`).count(), 0)
    await course.move(puzzle.solution)
    await course.hears(puzzle.done.en)
  },
  { hash: '#puzzle-1' },
)

onPage(
  'a hint, and the solution played',
  async (course) => {
    const puzzle = PUZZLES[4]
    assert.equal(await course.page.getByText(puzzle.hint.en).count(), 0)
    await course.button('Hint').click()
    await course.page.getByText(puzzle.hint.en).waitFor()
    await course.button('Show me').click()
    await course.hears('That was it.')
    const { fromPosition } = await import('../../pkg/dist/index.js')
    assert.equal(fromPosition(await course.position()).outcome.reason, 'checkmate')
    assert.equal(await course.page.locator('.tick').count(), 0, 'what was shown does not count')
    await course.button('Start again').click()
    await course.shows(puzzle.position)
    assert.equal(await course.page.getByText(puzzle.hint.en).count(), 1, 'the hint stays')
  },
  { hash: '#puzzle-5' },
)

onPage(
  'a move that is not what is asked changes nothing that can not be started again',
  async (course) => {
    const [exercise] = lesson('ship').exercises
    await course.turn('white')
    await course.move('d4d8')
    await course.hears('not yet what is asked')
    await course.hears('goes over to Black')
    assert.equal(await course.page.locator('.tick').count(), 0)
    await course.button('Start again').click()
    await course.shows(exercise.position)
    await course.hears('Your move, with White.')
    await course.solve(exercise)
    await course.hears(exercise.done.en)
  },
  { hash: '#ship' },
)

onPage(
  'a task that can no longer be done says so',
  async (course) => {
    const [exercise] = lesson('promotion').exercises
    await course.turn('white')
    await course.move('f1f2')
    await course.hears('not yet what is asked')
    await course.turn('white')
    await course.move('b9b10q')
    await course.hears('can’t be done any more')
    await course.button('Start again').click()
    await course.shows(exercise.position)
    await course.solve(exercise)
    await course.hears(exercise.done.en)
  },
  { hash: '#promotion' },
)

onPage(
  'one may go on trying after the task is done, and a King in check has to answer',
  async (course) => {
    await course.step(3)
    await course.turn('white')
    await course.move('e5~e9')
    await course.hears('In check, Black had to answer.')
    await course.turn('white')
    await course.move('e5e6')
    await course.hears('Done.')
    await course.turn('white')
    assert.equal((await course.position()).split(' ')[0].includes('S5'), true)
  },
  { hash: '#check' },
)

onPage(
  'the solution of an exercise is shown, and does not count',
  async (course) => {
    await course.step(2)
    const exercise = lesson('castling-partners').exercises[1]
    await course.button('Show me').click()
    await course.hears('That was it.')
    assert.match(await course.position(), /1Ks\(N\)7 w/)
    assert.equal(await course.page.locator('.tick').count(), 0)
    await course.button('Start again').click()
    await course.shows(exercise.position)
  },
  { hash: '#castling-partners' },
)

onPage(
  'with animation, and in a hurry, the newest wish wins',
  async (course) => {
    const { page } = course
    await page.evaluate(() => (document.querySelector('das-chess-board').animation = 5000))
    await course.open('en-passant')
    await course.open('castling-partners')
    await course.button('Show me').click()
    await course.button('Start again').click()
    await course.open('castling')
    await page.evaluate(() => (document.querySelector('das-chess-board').animation = 0))
    const [exercise] = lesson('castling').exercises
    await course.shows(exercise.position)
    await course.solve(exercise)
    await course.hears(exercise.done.en)
  },
  { reducedMotion: 'no-preference' },
)

onPage(
  'an address opens its lesson; links, the back button and the next lesson follow',
  async (course) => {
    const { page } = course
    assert.equal(await page.title(), 'Boarding · Learn Das Chess')
    assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY', 'no focus is stolen')
    await page.getByRole('link', { name: 'Next lesson: Taking a ship back' }).click()
    await course.title.filter({ hasText: 'Taking a ship back' }).waitFor()
    assert.match(page.url(), /#taking-back$/)
    assert.equal(await page.title(), 'Taking a ship back · Learn Das Chess')
    assert.equal(await page.evaluate(() => document.activeElement.id), 'title')
    await course.shows(lesson('taking-back').exercises[0].position)
    await page.goBack()
    await course.title.filter({ hasText: 'Boarding' }).waitFor()
    await course.shows(lesson('boarding').exercises[0].position)
    await page.getByRole('link', { name: 'Previous lesson: Landing' }).click()
    await course.title.filter({ hasText: 'Landing' }).waitFor()
  },
  { hash: '#boarding' },
)

onPage(
  'an address that is none opens the first lesson',
  async (course) => {
    assert.equal((await course.title.innerText()).trim(), LESSONS[0].title.en)
    assert.equal(await course.page.locator('a[rel=prev]').count(), 0)
    await course.open(ITEMS.at(-1).id)
    assert.equal(await course.page.locator('a[rel=next]').count(), 0)
    await course.page.getByRole('link', { name: 'Play a game' }).waitFor()
  },
  { hash: '#nonsense' },
)

onPage(
  'what is done is remembered, and another tab hears of it',
  async (course, context) => {
    const other = new Course(await context.newPage())
    await other.page.goto(course.page.url())
    const [first, second] = lesson('loading').exercises
    await course.solve(first)
    await course.button('Next exercise').click()
    await course.shows(second.position)
    await other.page.locator('.steps li:first-child .tick').waitFor()
    await course.page.reload()
    await course.page.locator('.steps li:first-child .tick').waitFor()
    await course.page.locator('.steps li:nth-child(2) [aria-current=step]').waitFor()
    await course.shows(second.position)
  },
  { hash: '#loading' },
)

test('without storage it works all the same', () =>
  withSite(site, { file: 'learn.html#loading', storageState: undefined }, async (page) => {
    const course = new Course(page)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', 'QuotaExceededError')
      }
    })
    const [exercise] = lesson('loading').exercises
    await course.solve(exercise)
    await course.hears(exercise.done.en)
    await page.locator('.steps li:first-child .tick').waitFor()
    await course.step(2)
    await page.locator('.steps li:first-child .tick').waitFor()
  }))

onPage(
  'in Russian every word is Russian, and the board stays as it is when the language changes',
  async (course) => {
    const { page } = course
    const [exercise] = lesson('loading').exercises
    await course.solve(exercise)
    await course.hears(exercise.done.en)
    const position = await course.position()
    await speak(page, 'Русский')
    await course.hears(exercise.done.ru)
    assert.equal(await course.position(), position)
    assert.equal(await page.locator('html').getAttribute('lang'), 'ru')
    assert.equal(await page.title(), 'Погрузка · Обучение Das Chess')
    assert.equal(await course.board.getAttribute('language'), 'ru')
    assert.match(await course.square('c6').getAttribute('aria-label'), /Транспорт/)
    for (const { id } of ITEMS) {
      await course.open(id)
      const words = await page.locator('main').innerText()
      const english = words.match(/[A-Za-z]{3,}/g) ?? []
      assert.deepEqual(english, [], id)
    }
  },
  { hash: '#loading' },
)

onPage('by keyboard alone', async (course) => {
  const { page } = course
  const key = async (...names) => {
    for (const name of names) await page.keyboard.press(name)
  }
  /** Tabs until `inside` is where the focus is. */
  const tabTo = async (inside) => {
    for (let i = 0; i < 80; i++) {
      if (await inside.evaluate((element) => element.matches(':focus-within'))) return
      await key('Tab')
    }
    assert.fail('not to be reached by the Tab key')
  }
  await tabTo(page.locator('[data-item=boarding]'))
  await key('Enter')
  await course.title.filter({ hasText: 'Boarding' }).waitFor()
  assert.equal(await page.evaluate(() => document.activeElement.id), 'title')
  // The third exercise: a passenger boards from e5 to e8, and the board asks who moves.
  await tabTo(page.locator('.steps li:nth-child(3) button'))
  await key('Enter')
  await page.locator('.steps li:nth-child(3) [aria-current=step]').waitFor()
  await tabTo(course.board)
  const focused = () => course.board.evaluate((board) => board.shadowRoot.activeElement?.dataset.square)
  const walk = async (square) => {
    for (let i = 0; i < 30 && (await focused()) !== square; i++) {
      const [file, rank] = [(await focused())[0], Number((await focused()).slice(1))]
      const [toFile, toRank] = [square[0], Number(square.slice(1))]
      if (rank !== toRank) await key(rank < toRank ? 'ArrowUp' : 'ArrowDown')
      else await key(file < toFile ? 'ArrowRight' : 'ArrowLeft')
    }
    assert.equal(await focused(), square)
  }
  await walk('e5')
  await key('Enter')
  await walk('e8')
  await key('Enter')
  await course.board.locator('dialog[open]').waitFor()
  await key('Tab', 'Enter')
  await course.hears(lesson('boarding').exercises[2].done.en)
  await tabTo(course.button('Next exercise'))
  await key('Enter')
  await page.locator('.steps li:nth-child(4) [aria-current=step]').waitFor()
})

onPage(
  'by touch alone, on a phone',
  async (course) => {
    const { page } = course
    const list = page.locator('#lessons')
    const button = page.getByRole('button', { name: /^Lessons: Ten by ten/ })
    assert.equal(await list.isVisible(), false)
    assert.equal(await button.getAttribute('aria-expanded'), 'false')
    await button.tap()
    assert.equal(await button.getAttribute('aria-expanded'), 'true')
    await list.getByRole('link', { name: 'Landing' }).tap()
    await course.title.filter({ hasText: 'Landing' }).waitFor()
    assert.equal(await list.isVisible(), false, 'the list closes by itself')
    const { exercises } = lesson('landing')
    for (const [index, exercise] of exercises.entries()) {
      if (index) await course.button('Next exercise').tap()
      await course.shows(exercise.position)
      await course.solve(exercise)
      await course.hears(exercise.done.en)
    }
    await page.getByRole('link', { name: 'Next lesson: Boarding' }).tap()
    await course.title.filter({ hasText: 'Boarding' }).waitFor()
  },
  { touch: true, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
)

onPage(
  'the Legates: agreed, taken back, declined, resigned',
  async (course) => {
    const { exercises } = lesson('legate')
    const envoys = () => course.board.evaluate((board) => board.legates)
    await course.solve(exercises[0])
    await course.hears(exercises[0].done.en)
    assert.deepEqual(await envoys(), { white: 'r3', black: 'r8' })
    assert.equal(await course.board.getAttribute('mode'), 'view', 'the game is over')
    await course.step(2)
    await course.solve(exercises[1])
    await course.hears(exercises[1].done.en)
    await course.shows(exercises[1].position)
    await course.step(3)
    assert.deepEqual(await envoys(), { white: 'r2', black: 'r8' })
    await course.solve(exercises[2])
    await course.hears(exercises[2].done.en)
    await course.page.waitForFunction(() => document.querySelector('das-chess-board').legates.black === 'r9')
    await course.step(4)
    await course.solve(exercises[3])
    await course.hears(exercises[3].done.en)
    await course.open('king')
    await course.page.waitForFunction(() => document.querySelector('das-chess-board').legates === null)
  },
  { hash: '#legate' },
)
