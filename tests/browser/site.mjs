// The built demo as a strict host would serve it, deep in a folder, and a browser to look at it.
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

/** Serves www/dist as `games/das chess/` of some host and starts a browser. */
export async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'das-chess-site-'))
  cpSync(at('www/dist'), join(folder, 'games', 'das chess'), { recursive: true })
  // The browser first: if it can't start, no server is left running.
  const browser = await launch()
  const server = await serve(folder, { headers: { 'content-security-policy': POLICY } })
  return {
    url: `${server.url}games/das%20chess/`,
    browser,
    async stop() {
      await browser.close()
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/**
 * Runs `look` with the demo in a fresh page, and fails if the page complained of anything: on its console, by an
 * uncaught error, by a request that went wrong, or about the content policy.
 */
export async function withPage({ browser, url }, options, look) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const problems = []
  page.on('console', (message) => {
    if (message.type() !== 'log') problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective}`),
    )
  })
  try {
    await page.goto(url)
    await page.locator('#board [role=gridcell]').first().waitFor()
    await look(new Demo(page))
    if (problems.length) throw new Error(`The page complained:\n${problems.join('\n')}`)
  } finally {
    await context.close()
  }
}

/** The demo's page in the words of its user. */
export class Demo {
  constructor(page) {
    this.page = page
  }

  square(name) {
    return this.page.locator(`[data-square="${name}"]`)
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

  dfen() {
    return this.page.locator('#position-text').inputValue()
  }

  async setUp(text) {
    await this.page.locator('#position-text').fill(text)
    await this.button('Set up').click()
  }

  turn() {
    return this.page.locator('#turn').innerText()
  }

  /** What a screen reader was told last. */
  said() {
    return this.page.locator('#announcer').textContent()
  }

  moves() {
    return this.page.locator('#moves .ply').allInnerTexts()
  }

  chooser() {
    return this.page.getByRole('dialog')
  }

  /** Where the chosen piece may go: square names with `o` for itself or its vessel, `d` for the passenger. */
  targets() {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('#board .target')]
        .map((cell) => {
          const has = (name) => cell.classList.contains(name)
          return `${cell.dataset.square}:${has('by-piece') ? 'o' : ''}${has('by-passenger') ? 'd' : ''}`
        })
        .sort(),
    )
  }

  async shot(name, options = {}) {
    mkdirSync(shots, { recursive: true })
    await this.page.screenshot({ path: join(shots, `${name}.png`), ...options })
  }
}
