// A page with boards on it, served as a strict host would serve it, and a browser to look at it.
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
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
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Boards</title>
<link rel="icon" href="icon.svg">
<link rel="stylesheet" href="page.css">
<script type="module" src="page.js"></script>
<main id="main"><h1>Boards</h1></main>`

const STYLE = `:root { color-scheme: light dark; background: Canvas; color: CanvasText }
body { margin: 8px }
h1 { font: 14px sans-serif; margin: 0 }
das-chess-board, tchess10-board { max-width: 680px }`

/** The tags, with the modules that register them and that know their rules. */
const MODULES = {
  'das-chess-board': ['./dist/board/index.js', './dist/index.js'],
  'tchess10-board': ['./dist/tchess10/board/index.js', './dist/tchess10/index.js'],
}

const script = (tag) => `import '${MODULES[tag][0]}'
import * as das from '${MODULES[tag][1]}'
globalThis.das = das
globalThis.seen = []
const EVENTS = ['move-request', 'move', 'position-change', 'move-cancel', 'board-error', 'legate']
for (const name of EVENTS) document.addEventListener(name, (event) => {
  const { move, reason, by, source, message } = event.detail
  seen.push([name, move?.lan ?? reason ?? source ?? message, by].filter(Boolean).join(' '))
})
globalThis.makeBoard = (options = {}) => {
  const board = document.createElement('${tag}')
  for (const [name, value] of Object.entries({ animation: 0, ...options })) board[name] = value
  document.getElementById('main').append(board)
  return board
}
// Until a board shows what is named by a selector; after some seconds it is for the test to find it missing.
globalThis.appears = async (board, selector) => {
  for (let frames = 500; frames && !board.shadowRoot.querySelector(selector); frames--)
    await new Promise(requestAnimationFrame)
}
globalThis.ready = true`

/** Serves the page with boards of a tag and starts a browser. */
export async function startHost(tag = 'das-chess-board') {
  const folder = mkdtempSync(join(tmpdir(), 'das-chess-board-'))
  cpSync(at('pkg/dist'), join(folder, 'dist'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'page.css'), STYLE)
  writeFileSync(join(folder, 'page.js'), script(tag))
  const server = await serve(folder, { headers: { 'content-security-policy': POLICY } })
  const browser = await launch()
  return {
    url: server.url,
    tag,
    folder,
    browser,
    async stop() {
      await browser.close()
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** What a page complains of: on its console, by an uncaught error, a failed request, or the content policy. */
export async function watch(page) {
  const problems = []
  page.on('console', (message) => {
    if (message.type() !== 'log') problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective}`),
    )
    addEventListener('unhandledrejection', (event) => console.error(`unhandled: ${event.reason}`))
  })
  return problems
}

/** One board on a fresh page, with what a test does to it. */
export class BoardPage {
  constructor(page, context, tag) {
    this.page = page
    this.context = context
    this.tag = tag
  }

  make(options) {
    return this.page.evaluate((options) => void makeBoard(options), options)
  }

  get board() {
    return this.page.locator(this.tag).first()
  }

  square(name, board = this.board) {
    return board.locator(`[data-square="${name}"]`)
  }

  /** The center of a square in the window. */
  async center(name, board = this.board) {
    const { x, y, width, height } = await this.square(name, board).boundingBox()
    return { x: x + width / 2, y: y + height / 2 }
  }

  /** Evaluates with the first board: `get((board) => ...)`. */
  get(read, argument) {
    return this.board.evaluate(read, argument)
  }

  position() {
    return this.get((board) => board.position)
  }

  async click(...names) {
    for (const name of names) {
      const { x, y } = await this.center(name)
      await this.page.mouse.click(x, y)
    }
  }

  async drag(from, to, { steps = 5 } = {}) {
    await this.press(from)
    await this.pull(to, { steps })
    await this.page.mouse.up()
  }

  async press(from) {
    const { x, y } = await this.center(from)
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
  }

  async pull(to, { steps = 5 } = {}) {
    const { x, y } = typeof to === 'string' ? await this.center(to) : to
    await this.page.mouse.move(x, y, { steps })
  }

  /** Names of the squares with a state, sorted. */
  having(state) {
    return this.get(
      (board, state) =>
        [...board.shadowRoot.querySelectorAll(`.cell.${state}`)].map((cell) => cell.dataset.square).sort(),
      state,
    )
  }

  /** Events since the last call, as short texts. */
  events() {
    return this.page.evaluate(() => seen.splice(0))
  }

  /** Waits for as many events as are wanted, and two frames for one too many; compares all since the last call. */
  async happens(wanted) {
    const enough = (count) => globalThis.seen.length >= count
    // What is missing is in the comparison.
    await this.page.waitForFunction(enough, wanted.length).catch(() => {})
    await this.page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    })
    assert.deepEqual(await this.events(), wanted)
  }

  label(square) {
    return this.square(square).getAttribute('aria-label')
  }

  announced() {
    return this.get((board) => board.shadowRoot.querySelector('[role=status]').textContent)
  }

  /** The question that is open and its answers. */
  async question() {
    const dialog = this.board.locator('dialog[open]')
    if (!(await dialog.count())) return null
    return [await dialog.getAttribute('aria-label'), ...(await dialog.locator('button').allInnerTexts())].map(
      (text) => text.trim(),
    )
  }

  answer(text) {
    return this.board.locator('dialog[open] button', { hasText: text }).first().click()
  }

  /** The square with the focus. */
  focused() {
    return this.get((board) => board.shadowRoot.activeElement?.dataset.square ?? null)
  }

  async keys(...names) {
    for (const name of names) await this.page.keyboard.press(name)
  }

  async shot(name) {
    const folder = join(cache, 'shots')
    mkdirSync(folder, { recursive: true })
    await this.page.screenshot({ path: join(folder, `board-${name}.png`) })
  }
}

/** Runs `look` with a board on a fresh page; whatever the page complains of fails it. */
export async function withBoard({ browser, url, tag }, options, look) {
  const { board = {}, ...settings } = options
  const context = await browser.newContext({ viewport: { width: 760, height: 720 }, ...settings })
  const page = await context.newPage()
  page.setDefaultTimeout(8000)
  const problems = await watch(page)
  try {
    await page.goto(url)
    await page.waitForFunction(() => globalThis.ready)
    const demo = new BoardPage(page, context, tag)
    if (board) await demo.make(board)
    await look(demo)
    if (problems.length) throw new Error(`The page complained:\n${problems.join('\n')}`)
  } finally {
    await context.close()
  }
}
