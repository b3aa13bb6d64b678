// The built demo as a strict host would serve it, deep in a folder, and a browser to look at it.
import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from '../../scripts/lib/chrome.mjs'
import { at, cache } from '../../scripts/lib/paths.mjs'
import { serve } from '../../scripts/lib/serve.mjs'

export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const shots = join(cache, 'shots')

/** Serves www/dist as `games/das chess/` of some host, out of a folder of its own, and starts a browser. */
export async function startSite() {
  const root = mkdtempSync(join(tmpdir(), 'das-chess-site-'))
  const folder = join(root, 'games', 'das chess')
  cpSync(at('www/dist'), folder, { recursive: true })
  // The browser first: if it can't start, no server is left running.
  const browser = await launch()
  const options = { headers: { 'content-security-policy': POLICY } }
  let server = await serve(root, options)
  const { url, port } = server
  return {
    url: `${url}games/das%20chess/`,
    folder,
    browser,
    /** The host is gone, until `resume`. */
    async pause() {
      await server.close()
    },
    async resume() {
      server = await serve(root, { ...options, port })
    },
    async stop() {
      await browser.close()
      await server.close()
      rmSync(root, { recursive: true })
    },
  }
}

/**
 * Runs `look` with a page of the demo, and fails if the page complained of anything: on its console, by an uncaught
 * error, by a request that went wrong, or about the content policy. The service worker is for its own tests, as other
 * pages would load beside it. Options are those of the browser's context, and `path`; null opens nothing.
 */
export async function withPage({ browser, url }, { path = '', ...options }, look) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    reducedMotion: 'reduce',
    ...options,
  })
  if (!options.serviceWorkers)
    await context.addInitScript(() => delete Object.getPrototypeOf(navigator).serviceWorker)
  const demo = new Demo(await context.newPage(), url)
  try {
    if (path !== null) await demo.open(path)
    await look(demo)
    demo.complain()
  } finally {
    await context.close()
  }
}

/** Reads until what is read is as wanted; fails with the difference when it stays otherwise. */
export async function until(read, wanted, message) {
  const deadline = Date.now() + 8000
  for (;;) {
    let seen
    try {
      seen = await read()
      assert.deepEqual(seen, wanted, message)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** A page of the demo in the words of its user. */
export class Demo {
  #problems = []

  constructor(page, url) {
    this.page = page
    this.url = url
    page.setDefaultTimeout(10_000)
    page.on('console', (message) => {
      if (message.type() !== 'log') this.#problems.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.#problems.push(`uncaught: ${error.message}`))
    page.on('requestfailed', (request) => this.#problems.push(`failed: ${request.url()}`))
    page.on('response', (response) => {
      if (response.status() >= 400) this.#problems.push(`${response.status()}: ${response.url()}`)
    })
    this.ready = page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy: ${event.violatedDirective}`),
      )
      addEventListener('unhandledrejection', (event) => console.error(`unhandled: ${event.reason}`))
    })
  }

  /** Fails if the page has complained. */
  complain() {
    if (this.#problems.length) throw new Error(`The page complained:\n${this.#problems.join('\n')}`)
  }

  async open(path = '') {
    await this.ready
    await this.page.goto(this.url + path)
    await this.waitForPage()
  }

  async reload() {
    // A request that the reload breaks off would count as failed.
    await this.page.waitForLoadState('networkidle')
    await this.page.reload()
    await this.waitForPage()
  }

  /** Until the page shows what it has to show. */
  async waitForPage() {
    await this.page.locator('#page h1').waitFor({ state: 'attached' })
    if (await this.page.locator('.table').count()) await this.square('e5').waitFor()
  }

  /** Another tab of the same browser. */
  async newTab() {
    return new Demo(await this.page.context().newPage(), this.url)
  }

  get board() {
    return this.page.locator('das-chess-board')
  }

  square(name) {
    return this.board.locator(`[data-square="${name}"]`)
  }

  async click(...names) {
    for (const name of names) await this.square(name).click()
  }

  async tap(...names) {
    for (const name of names) await this.square(name).tap()
  }

  button(name) {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** The board's position. */
  dfen() {
    return this.board.evaluate((board) => board.position)
  }

  /** Until the board and the text beside it have this position. */
  async isAt(dfen) {
    await until(() => this.dfen(), dfen)
    await until(() => this.page.locator('#position-text').inputValue(), dfen)
  }

  async setUp(text) {
    await this.page.locator('#position-text').fill(text)
    await this.button(/^(Set up|Расставить)$/).click()
  }

  async load(record) {
    await this.page.locator('#record-text').fill(record)
    await this.button(/^(Load|Загрузить)$/).click()
  }

  record() {
    return this.page.locator('#record-text').inputValue()
  }

  turn() {
    return this.page.locator('#turn').innerText()
  }

  /** Until it says so whose turn it is, or how the game ended. */
  says(text) {
    return until(() => this.turn(), text)
  }

  hint() {
    return this.page.locator('#hint').innerText()
  }

  notice() {
    return this.page.locator('#notice').innerText()
  }

  /** What a screen reader was told last, besides the board's own words. */
  heard() {
    return this.page.locator('#announcer').textContent()
  }

  /** The move list's buttons, the start included. */
  get plies() {
    return this.page.locator('#moves .ply')
  }

  moves() {
    return this.plies.allInnerTexts().then((texts) => texts.slice(1))
  }

  current() {
    return this.page.locator('#moves [aria-current]').innerText()
  }

  /** The buttons of one side's Legate. */
  legate(name) {
    return this.page.getByRole('group', { name, exact: true })
  }

  where() {
    return this.board.evaluate(({ legates }) => `${legates.white} ${legates.black}`)
  }

  /** What the board asks. */
  get chooser() {
    return this.board.getByRole('dialog')
  }

  /** Where the chosen piece may go: square names with `o` for itself or its vessel, `d` for the passenger. */
  targets() {
    return this.board.evaluate((board) =>
      [...board.shadowRoot.querySelectorAll('.cell.target')]
        .map((cell) => {
          const has = (name) => cell.classList.contains(name)
          return `${cell.dataset.square}:${has('lower') ? 'o' : ''}${has('upper') ? 'd' : ''}`
        })
        .sort(),
    )
  }

  async shot(name, options = {}) {
    mkdirSync(shots, { recursive: true })
    await this.page.screenshot({ path: join(shots, `${name}.png`), ...options })
  }
}
