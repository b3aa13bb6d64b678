// A consumer: an otherwise empty folder with the installed tarball, a few sources, and the tools above it.
import assert from 'node:assert/strict'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from '../../scripts/lib/chrome.mjs'
import { run } from '../../scripts/lib/exec.mjs'
import { serve } from '../../scripts/lib/serve.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const installed = join(here, 'installed/node_modules/das-chess')

/**
 * The program that every consumer runs: an expression over the package's exports in `das`. It goes through positions,
 * moves, random numbers, drawings and errors, so that equal answers mean that all of the package arrived.
 */
export const PROGRAM = `[
  das.legalMoveCount(das.START),
  das.perft(das.START, 2),
  das.applyMove(das.START, 'e2e4').dfen,
  [...das.fromPosition()].length,
  das.randomMove(das.START)?.color,
  das.render(das.START).length,
  das.Game.fromPgn('1. e4 e7 *').ply,
  [...das.parseGames('1. e4 * 1. e5 *')].filter((one) => one.error).length,
  (() => { try { das.applyMove(das.START, 'e2e5') } catch (error) { return error.code } })(),
  (() => { try { das.perft(das.START, 'x') } catch (error) { return error instanceof das.DasChessError } })(),
].join(' ')`

/** What the program must answer everywhere: worked out by the package in Node. */
export async function expected() {
  const das = createRequire(join(installed, 'package.json'))('das-chess')
  const answer = new Function('das', `return ${PROGRAM}`)(das)
  assert.match(answer, /^39 1481 .+ white \d{4,} 2 1 illegal_move true$/)
  return answer
}

/** Makes the folder anew, with `files` (name to text); gives its path. */
export function consumer(name, files, parent = here) {
  const folder = join(parent, '.work', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(installed, join(folder, 'node_modules/das-chess'), { recursive: true })
  for (const [file, text] of Object.entries({
    'package.json': '{ "private": true, "type": "module" }',
    ...files,
  })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

/** Puts a file of the package into a site, as one does for a plain static host. */
export const fromPackage = (file) => join(installed, 'dist', file)

/** Runs a tool of this folder's node_modules. */
export const runTool = (file, args, folder, env) =>
  run(process.execPath, [join(here, 'node_modules', file), ...args], { cwd: folder, env, timeout: 300 })

export const node = (args, folder) => run(process.execPath, args, { cwd: folder, timeout: 60 })

/** A page for the bundle `script`; `kind` is its script tag's type. */
export const html = (script, kind = 'module') =>
  `<!doctype html><meta charset="utf-8"><title>waiting</title><script type="${kind}" src="${script}"></script>`

export const CSP = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
].join('; ')

let browser

/** Serves a folder under a strict policy, opens `path` in it, and gives the title that its script sets at the end. */
export async function answerOf(folder, { path = '', csp = true, types } = {}) {
  const host = await serve(folder, { headers: csp ? { 'content-security-policy': CSP } : {}, types })
  try {
    return await answerAt(new URL(path, host.url).href, host)
  } finally {
    await host.close()
  }
}

/** The same for a server that runs already. What the page throws, or says but for `expected`, is a failure. */
export async function answerAt(url, expected = /^$/) {
  browser ??= await launch()
  const page = await browser.newPage()
  try {
    const said = []
    page.on('console', (message) => expected.test(message.text()) || said.push(message.text()))
    page.on('pageerror', (error) => said.push(String(error)))
    page.on('requestfailed', (request) => said.push(`${request.url()} ${request.failure()?.errorText}`))
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await page.goto(url)
    await page
      .waitForFunction(() => !['', 'waiting'].includes(document.title), null, { timeout: 30_000 })
      .catch(() => {})
    const title = await page.title()
    assert.deepEqual(said, [], `the page at ${url}, titled ${title}`)
    return title
  } finally {
    await page.close()
  }
}

export async function closeBrowser() {
  await browser?.close()
}
