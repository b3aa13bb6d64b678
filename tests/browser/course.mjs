// The page that teaches, in the words of its reader.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { source } from '../js/lib/sources.mjs'
import { watch } from './board-host.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const { CHAPTERS } = await source('learn/lessons')
export const { PUZZLES } = await source('learn/puzzles')
export const LESSONS = CHAPTERS.flatMap((chapter) => chapter.lessons)
export const ITEMS = [...LESSONS, ...PUZZLES]
export const lesson = (id) => LESSONS.find((lesson) => lesson.id === id)

/** Opens a page of the site, and fails if it complained of anything. */
export async function withSite({ browser, url }, { file, ...options }, look) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    reducedMotion: 'reduce',
    ...options,
  })
  // The service worker has tests of its own.
  await context.addInitScript(() => delete Object.getPrototypeOf(navigator).serviceWorker)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const problems = await watch(page)
  try {
    await page.goto(url + file)
    await look(page, context)
    if (problems.length) throw new Error(`The page complained:\n${problems.join('\n')}`)
  } finally {
    await context.close()
  }
}

/** Chooses a language by its own name. */
export async function speak(page, name) {
  await page.getByTitle(name).click()
  await page.locator(`:root[lang=${{ English: 'en', Русский: 'ru' }[name]}]`).waitFor()
}

/** What axe finds serious or critical, in one line each. */
export async function faults(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }))
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.flat().join(' ')).join(', ')}`)
}

/** `b9~b10q` in its parts. */
export function parts(lan) {
  const [, from, passenger, to, promotion] = lan.match(/^([a-z](?:10|\d))(~?)([a-z](?:10|\d))([a-z]?)$/)
  return { from, to, passenger: passenger !== '', promotion }
}

/** What the board's chooser calls a piece by its letter. */
const PROMOTIONS = { q: 'Queen', s: 'Ship', a: 'Amazon' }
/** Where a Legate says what. */
const LEGATE_CELLS = { draw: 'r3', takeback: 'r4', resign: 'r5' }

export class Course {
  constructor(page, { touch = false } = {}) {
    this.page = page
    this.press = touch ? (locator) => locator.tap() : (locator) => locator.click()
  }

  get board() {
    return this.page.locator('das-chess-board')
  }

  get title() {
    return this.page.locator('h1')
  }

  get status() {
    return this.page.locator('.said')
  }

  button(name) {
    return this.page.getByRole('button', { name, exact: true })
  }

  square(name) {
    return this.board.locator(`[data-square="${name}"]`)
  }

  /** Goes to a lesson as a link does. */
  async open(id) {
    await this.page.evaluate((id) => (location.hash = id), id)
    await this.page.locator(`[data-item="${id}"][aria-current=page]`).waitFor({ state: 'attached' })
  }

  async step(number) {
    await this.press(this.page.locator('.steps button').nth(number - 1))
    await this.page.locator(`.steps li:nth-child(${number}) [aria-current=step]`).waitFor()
  }

  position() {
    return this.board.evaluate((board) => board.position)
  }

  /** Waits until the board has this position. */
  async shows(dfen) {
    await this.page.waitForFunction(
      (dfen) => document.querySelector('das-chess-board').position === dfen,
      dfen,
    )
  }

  /** Waits for the reader's turn: after the other side has answered or sat still. */
  async turn(color) {
    await this.page.waitForFunction((color) => {
      const { position, mode } = document.querySelector('das-chess-board')
      return mode === 'play' && position.split(' ')[1] === color[0]
    }, color)
  }

  /** Makes a move by hand, whatever the board asks. */
  async move(lan) {
    const { from, to, passenger, promotion } = parts(lan)
    await this.press(this.square(from))
    await this.square(from).and(this.page.locator('.selected')).waitFor()
    await this.press(this.square(to))
    const dialog = this.board.locator('dialog[open]')
    if (promotion) await this.press(dialog.locator('button', { hasText: PROMOTIONS[promotion] }))
    else if (await dialog.count())
      await this.press(dialog.locator('button', { hasText: passenger ? 'Passenger' : 'Vessel' }))
  }

  /** Does the exercise that is open, by hand. */
  async solve({ goal, solution, side = 'white' }) {
    if ('say' in goal) {
      await this.square('r2').and(this.page.locator('.occupied')).waitFor()
      await this.press(this.square('r2'))
      await this.press(this.square(LEGATE_CELLS[goal.say]))
      return
    }
    for (const lan of solution) {
      await this.turn(side)
      await this.move(lan)
    }
  }

  /** Waits for a text in the status line. */
  async hears(text) {
    await this.status.filter({ hasText: text }).waitFor()
  }
}
