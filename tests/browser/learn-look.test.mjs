// How the page that teaches looks: nothing serious or critical that axe can find in any lesson, in both languages and
// colour schemes; nothing wider than the window; the board in sight.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Course, faults, ITEMS, speak, withSite } from './course.mjs'
import { startSite } from './site.mjs'

let site
before(async () => {
  site = await startSite()
})
after(() => site?.stop())

const LANGUAGES = { en: 'English', ru: 'Русский' }

for (const [language, name] of Object.entries(LANGUAGES))
  for (const colorScheme of ['light', 'dark'])
    test(`axe: every lesson, ${language}, ${colorScheme}`, () =>
      withSite(site, { file: 'learn.html', colorScheme }, async (page) => {
        const course = new Course(page)
        await speak(page, name)
        for (const { id } of ITEMS) {
          await course.open(id)
          assert.deepEqual(await faults(page), [], id)
        }
      }))

for (const [name, look] of Object.entries({
  'a task that is done': async (course) => {
    await course.open('castling')
    await course.turn('white')
    await course.move('f1h1')
    await course.hears('Done.')
  },
  'a move that is not what is asked': async (course) => {
    await course.open('ship')
    await course.turn('white')
    await course.move('d4d8')
    await course.hears('not yet what is asked')
  },
  'a wrong move in a puzzle, with the hint': async (course) => {
    await course.open('puzzle-1')
    await course.button('Hint').click()
    await course.turn('white')
    await course.move('i5i9')
    await course.hears('A good try')
  },
  'the list of lessons open on a phone': async (course) => {
    await course.page.setViewportSize({ width: 390, height: 844 })
    await course.page.getByRole('button', { name: /^Lessons: / }).click()
    await course.page.locator('#lessons').waitFor()
  },
}))
  for (const colorScheme of ['light', 'dark'])
    test(`axe: ${name}, ${colorScheme}`, () =>
      withSite(site, { file: 'learn.html', colorScheme }, async (page) => {
        await look(new Course(page))
        assert.deepEqual(await faults(page), [])
      }))

const WINDOWS = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
  [1920, 1080],
]

for (const [width, height] of WINDOWS)
  test(`${width} x ${height}: nothing is wider than the window, and the whole board fits in it`, () =>
    withSite(site, { file: 'learn.html', viewport: { width, height } }, async (page) => {
      const course = new Course(page)
      for (const name of Object.values(LANGUAGES)) {
        await speak(page, name)
        for (const { id } of ITEMS) {
          await course.open(id)
          const { wider, board } = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            const { width, height, bottom } = document
              .querySelector('das-chess-board')
              .getBoundingClientRect()
            return { wider: scrollWidth - clientWidth, board: { width, height, bottom } }
          })
          assert.equal(wider, 0, `${id}, ${name}`)
          assert.ok(board.width <= width && board.height <= height, `${id}: ${board.width} x ${board.height}`)
          assert.ok(
            board.height > Math.min(width, height) * 0.6,
            `${id}: a board of ${board.height} is small`,
          )
        }
      }
    }))

test('what a screen reader is told stands in a polite status', () =>
  withSite(site, { file: 'learn.html#castling' }, async (page) => {
    const course = new Course(page)
    await page.getByRole('status').filter({ hasText: 'Your move, with White.' }).waitFor()
    await course.turn('white')
    await course.move('f1h1')
    await page
      .getByRole('status')
      .filter({ hasText: 'White castles: King to h1, Rook to g1. Done.' })
      .waitFor()
  }))
