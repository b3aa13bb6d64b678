// How the demo looks and reads: no serious fault that axe can find, nothing wider than the window, nothing that jumps,
// and a strict content policy. Pictures for human eyes go to .cache/shots.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { at } from '../../scripts/lib/paths.mjs'
import { startSite, withPage } from './site.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const BUSY = 's4k3s(A)/6m3/10/6v3/10/M1S(A)1s5/8p1/An4r3/7S2/S(A)4K2^Ms(N) b KAJ+kaj - Cc 52 32'

let site
before(async () => {
  site = await startSite()
})
after(() => site?.stop())

const SCREENS = {
  'desktop-light': { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  'desktop-dark': { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  'phone-light': {
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    deviceScaleFactor: 2,
    hasTouch: true,
  },
  'phone-dark': {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    deviceScaleFactor: 2,
    hasTouch: true,
  },
  'phone-on-its-side': { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true },
  small: { viewport: { width: 320, height: 568 } },
  tablet: { viewport: { width: 768, height: 1024 } },
  'tablet-on-its-side': { viewport: { width: 1024, height: 768 } },
  wide: { viewport: { width: 1920, height: 1080 } },
}

/** Where axe looks; it takes seconds each time, and the other screens differ in widths only. */
const READ = new Set(['desktop-light', 'desktop-dark', 'phone-light', 'phone-dark'])

async function findings(demo) {
  await demo.page.evaluate(axe)
  const { violations } = await demo.page.evaluate(() => globalThis.axe.run())
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** Where the main parts are; they must stay there whatever happens on the board. */
const places = (demo) =>
  demo.page.evaluate(() => {
    scrollTo(0, 0)
    return ['.masthead', '#board', '.status', '.controls', '.moves', '.setup', '.help'].map((part) => {
      const { x, y, width, height } = document.querySelector(part).getBoundingClientRect()
      return [part, x, y, width, height].join(' ')
    })
  })

for (const [name, options] of Object.entries(SCREENS)) {
  test(`${name}: fits, reads well and stands still`, () =>
    withPage(site, options, async (demo) => {
      const fits = () => demo.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
      const start = await places(demo)
      const readsWell = async () => READ.has(name) && assert.deepEqual(await findings(demo), [])
      assert.ok(await fits(), 'nothing is wider than the window')
      await readsWell()
      await demo.shot(`${name}-start`, { fullPage: true })

      await demo.click('c1')
      assert.deepEqual(await places(demo), start)
      await demo.click('d3', 'e9', 'e7', 'a1')
      assert.deepEqual(await places(demo), start)
      await demo.button('Flip').click()
      assert.deepEqual(await places(demo), start)
      await demo.shot(`${name}-flipped`, { fullPage: true })
      await demo.button('Flip').click()

      await demo.setUp(BUSY)
      assert.deepEqual(await places(demo), start)
      await demo.setUp('5k4/10/3p2s3/10/2S3p3/4S(N)5/3n6/4s(A)5/10/S4K3R w KAJk - ac 3 21')
      await demo.click('e5')
      assert.deepEqual(await places(demo), start)
      await readsWell()
      await demo.shot(`${name}-vessel`, { fullPage: true })
      await demo.click('e6')
      await demo.chooser().waitFor()
      await readsWell()
      await demo.shot(`${name}-chooser`)
      await demo.page.keyboard.press('Escape')

      await demo.setUp(BUSY.replace('6m3', '6m2').replace('52', '-52'))
      assert.ok(await fits())
      await demo.shot(`${name}-fault`, { fullPage: true })
      await demo.page.locator('summary').click()
      assert.ok(await fits())
      await readsWell()
      await demo.shot(`${name}-help`, { fullPage: true })
    }))
}

test('squares are square, whole pixels, and big enough for a finger on a phone', () =>
  withPage(site, SCREENS['phone-light'], async (demo) => {
    const box = await demo.square('e5').boundingBox()
    assert.equal(box.width, box.height)
    assert.equal(box.width, Math.round(box.width))
    assert.ok(box.width >= 36, `${box.width} px`)
  }))

test('the built pages hold no inline script or style, and say their content policy themselves', () => {
  for (const page of ['index', 'learn', 'developers']) {
    const html = readFileSync(at(`www/dist/${page}.html`), 'utf8')
    assert.doesNotMatch(html, /<style|style=|\son\w+=|javascript:|data:/)
    const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)</g)]
    assert.ok(scripts.length)
    for (const [, attributes, body] of scripts) {
      assert.match(attributes, /src="\.\//)
      assert.equal(body.trim(), '')
    }
    assert.match(html, /http-equiv="Content-Security-Policy" content="default-src (?:'|&#39;)none/)
  }
})

test('a content policy that is broken would be noticed', async () => {
  const broken = withPage(site, {}, (demo) =>
    demo.page.evaluate(() =>
      document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
    ),
  )
  await assert.rejects(broken, /Content Security Policy|policy: style-src/)
})

test('men glide to their square, unless motion is not wanted', () => {
  const running = (demo) =>
    demo.page.evaluate(() => {
      for (const square of ['e2', 'e4']) document.querySelector(`[data-square=${square}]`).click()
      return new Promise((resolve) => setTimeout(() => resolve(document.getAnimations().length)))
    })
  return Promise.all([
    withPage(site, { reducedMotion: 'no-preference' }, async (demo) => assert.equal(await running(demo), 1)),
    withPage(site, { reducedMotion: 'reduce' }, async (demo) => assert.equal(await running(demo), 0)),
  ])
})
