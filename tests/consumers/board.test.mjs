// The two examples of the board as their readers would have them: built, served under a strict policy, played on.
import assert from 'node:assert/strict'
import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { launch } from '../../scripts/lib/chrome.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { serve } from '../../scripts/lib/serve.mjs'
import { consumer, CSP, fromPackage, runTool } from './lib.mjs'

let browser
before(async () => {
  browser = await launch()
})
after(() => browser.close())

/** An example's files, as a consumer of the installed tarball. */
function example(name) {
  const folder = at('examples', name)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
  return consumer(
    `example ${name}`,
    Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')])),
  )
}

/** Opens a folder's page; whatever it complains of is a failure. */
async function onPage(folder, look) {
  const host = await serve(folder, { headers: { 'content-security-policy': CSP } })
  const page = await browser.newPage()
  page.setDefaultTimeout(15_000)
  const said = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  // Chance is always the same.
  await page.addInitScript(() => (crypto.getRandomValues = (array) => array.fill(7)))
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  try {
    await page.goto(host.url)
    const click = async (...squares) => {
      for (const square of squares) await page.locator(`[data-square="${square}"]`).click()
    }
    const stands = (square, whom) =>
      page.locator(`[data-square="${square}"][aria-label^="${square}, ${whom}"]`).waitFor()
    await look(page, click, stands)
    assert.deepEqual(said, [])
  } finally {
    await page.close()
    await host.close()
  }
}

test('examples/script: by script tag, without anything else', async () => {
  const folder = example('script')
  copyFileSync(fromPackage('board.global.js'), join(folder, 'board.global.js'))
  await onPage(folder, async (page, click, stands) => {
    await click('e2', 'e4')
    await page.getByLabel('Move', { exact: true }).fill('e7')
    await page.keyboard.press('Enter')
    await stands('e7', 'black Pawn')
    assert.deepEqual(await page.locator('#moves li').allInnerTexts(), ['e4', 'e7'])
    await page.getByRole('button', { name: 'Take back' }).click()
    await stands('e9', 'black Pawn')
    assert.deepEqual(await page.locator('#moves li').allInnerTexts(), ['e4'])
    await page.getByRole('button', { name: 'Turn the board' }).click()
    assert.equal(await page.locator('das-chess-board').getAttribute('orientation'), 'black')
  })
})

test('examples/react: typed, built by Vite, played against chance', async () => {
  const folder = example('react')
  await runTool('typescript/bin/tsc', ['-p', '.'], folder)
  await runTool('vite/bin/vite.js', ['build'], folder)
  await onPage(join(folder, 'dist'), async (page, click, stands) => {
    const status = (text) => page.getByRole('status').getByText(text, { exact: true }).waitFor()
    await status('0 plies, white to move')
    await click('e2', 'e4')
    await status('2 plies, white to move')
    await stands('e4', 'white Pawn')
    const last = await page.locator('.last-to').getAttribute('data-square')
    assert.notEqual(last, 'e4', 'Black has answered')
    await click('d2', 'd4')
    await status('4 plies, white to move')
    await page.getByRole('button', { name: 'Take back' }).click()
    await status('2 plies, white to move')
    await stands('d2', 'white Pawn')
    await stands('e4', 'white Pawn')
  })
})
