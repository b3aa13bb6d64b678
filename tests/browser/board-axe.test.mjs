// <das-chess-board> under axe-core, in all that it can show: nothing serious, nothing critical.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { startHost, withBoard } from './board-host.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const LOADED = 'k9/6s3/5S(N)3p/10/5n1S(A)2/10/3s(A)6/2P7/1n8/5K4 w - - ACac 0 1'

const STATES = {
  start: {},
  'somebody selected': { act: (demo) => demo.click('e2') },
  'a loaded vessel selected, Legates shown': {
    board: { position: LOADED, legates: 'r3 r9' },
    act: (demo) => demo.click('f8'),
  },
  'who moves': { board: { position: LOADED }, act: (demo) => demo.click('f8', 'f9') },
  promotion: {
    board: { position: 'k9/4P5/10/10/10/10/10/10/10/5K4 w - - - 0 1' },
    act: (demo) => demo.click('e9', 'e10'),
  },
  check: { board: { position: 'k9/10/10/10/5r4/10/10/10/10/5K4 w - - - 0 1', arrows: 'f6f1', marks: 'f1' } },
  'the end of the game': { board: { position: '9k/9Q/7K2/10/10/10/10/10/10/10 b - - - 0 1' } },
  'a text that is refused': {
    board: { moveEntry: true },
    async act(demo) {
      await demo.board.locator('input').fill('e5')
      await demo.keys('Enter')
      assert.equal(await demo.board.locator('input').getAttribute('aria-invalid'), 'true')
    },
  },
}

let host
before(async () => {
  host = await startHost()
})
after(() => host.stop())

/** What axe finds, as texts; `resultTypes` and rules are its own defaults. */
async function faults({ page }) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join('\n')}`)
  })
}

for (const colorScheme of ['light', 'dark']) {
  for (const language of ['en', 'ru']) {
    test(`${colorScheme}, ${language}`, async (context) => {
      for (const [name, { board, act }] of Object.entries(STATES)) {
        await context.test(name, () =>
          withBoard(host, { board: { language, ...board }, colorScheme }, async (demo) => {
            await demo.square('a1').waitFor()
            await act?.(demo)
            assert.deepEqual(await faults(demo), [])
          }),
        )
      }
    })
  }
}

test('axe does find what is wrong', () =>
  withBoard(host, {}, async (demo) => {
    await demo.square('a1').evaluate((cell) => cell.setAttribute('role', 'nonsense'))
    assert.notDeepEqual(await faults(demo), [])
  }))
