// How the demo looks and reads: nothing serious that axe can find, nothing wider than the window, nothing that jumps,
// and a strict content policy, in both languages and colour schemes. Pictures for human eyes go to .cache/shots.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { at } from '../../scripts/lib/paths.mjs'
import { startSite, until, withPage } from './site.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const vectors = JSON.parse(readFileSync(new URL('../vectors/das.json', import.meta.url), 'utf8'))
const VESSELS = '5k4/10/3p2s3/10/2S3p3/4S(N)5/3n6/4s(A)5/10/S4K3R w KAJk - ac 3 21'
const CHECKED = '10/10/10/10/10/10/10/10/5K4/k8R b - - - 0 1'
const TREE =
  '1. e4 {a remark} e7 (1... d7 2. Nd3 (2. d4 a8 (2... b8 3. a4 (3. a3))) 2... a7 $1) 2. Nd3 d7 3. c4 a7 *'

let site
before(async () => {
  site = await startSite()
})
after(() => site?.stop())

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  'phone-on-its-side': {
    viewport: { width: 844, height: 390 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
  small: { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  'tablet-on-its-side': { viewport: { width: 1024, height: 768 }, hasTouch: true },
  wide: { viewport: { width: 1920, height: 1080 } },
}
const PAGES = ['', 'learn.html', 'tchess10.html', 'developers.html']

async function findings(demo) {
  await demo.page.evaluate(axe)
  const { violations } = await demo.page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }))
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

const fits = (demo) => demo.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

/** How a colour stands out from another one (WCAG 2.2), both as red, green and blue. */
function contrast(one, other) {
  const light = (color) => {
    const [red, green, blue] = color
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b)
  return bright / dark
}

/** Where the main parts are; they must stay there whatever happens on the board. */
const places = (demo) =>
  demo.page.evaluate(() => {
    scrollTo(0, 0)
    return ['.masthead', '#board', '.status', '.controls', '.moves', '.legates', '#position-text'].map(
      (part) => {
        const { x, y, width, height } = document.querySelector(part).getBoundingClientRect()
        return [part, x, y, width, height].map((value) => value.toFixed?.(1) ?? value).join(' ')
      },
    )
  })

for (const [name, screen] of Object.entries(SCREENS)) {
  for (const locale of ['en', 'ru']) {
    test(`${name}, ${locale}: fits, the board is in sight at once, and all stays where it is`, () =>
      withPage(site, { ...screen, locale }, async (demo) => {
        const { width, height } = screen.viewport
        const box = await demo.board.boundingBox()
        assert.ok(box.y >= 0 && box.y + box.height <= height, `the board ends at ${box.y + box.height}`)
        assert.ok(box.x >= 0 && box.x + box.width <= width)
        if (width < 500) assert.ok(box.width > width * 0.98, 'it fills the width of a phone')
        assert.ok((await demo.page.locator('#turn').boundingBox()).y < height, 'so is whose turn it is')
        assert.ok(await fits(demo))
        const start = await places(demo)
        await demo.shot(`${name}-${locale}-start`)

        await demo.click('c1')
        assert.deepEqual(await places(demo), start)
        await demo.click('d3', 'e9', 'e7', 'a1')
        await until(async () => (await demo.moves()).length, 2)
        assert.deepEqual(await places(demo), start)
        await demo.page.locator('#take-back').click()
        await demo.page.locator('#flip').click()
        assert.deepEqual(await places(demo), start)
        await demo.load(TREE)
        await until(async () => (await demo.moves()).length, 14)
        await demo.page.locator('#bring-back').waitFor()
        const spill = () =>
          demo.page.locator('.notice').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        assert.equal(await spill(), 0)
        await demo.plies.nth(6).click()
        assert.deepEqual(await places(demo), start)
        assert.ok(await fits(demo))
        await demo.button(locale === 'en' ? 'Copy link' : 'Копировать ссылку').click()
        await until(async () => (await demo.notice()) !== '', true)
        await demo.page.evaluate(() => scrollTo(0, 0))
        const [below, notice] = [
          await demo.board.boundingBox(),
          await demo.page.locator('.notice').boundingBox(),
        ]
        assert.ok(
          notice.y >= below.y + below.height || notice.x >= below.x + below.width,
          'messages leave the board free',
        )
        await demo.shot(`${name}-${locale}-tree`, { fullPage: true })
        await demo.setUp('6m3 -52')
        await until(() => demo.page.locator('#position-faults li').count(), 2)
        assert.ok(await fits(demo))
        await demo.shot(`${name}-${locale}-faults`, { fullPage: true })
      }))
  }
}

for (const colorScheme of ['light', 'dark'])
  for (const locale of ['en', 'ru']) {
    test(`${colorScheme}, ${locale}: reads well at every stage of a game`, () =>
      withPage(site, { colorScheme, locale }, async (demo) => {
        const readsWell = async (stage) => {
          assert.deepEqual(await findings(demo), [], stage)
          await demo.shot(`${colorScheme}-${locale}-${stage.replaceAll(' ', '-')}`)
        }
        await readsWell('at the start')
        await demo.click('e2')
        await until(() => demo.targets(), ['e3:o', 'e4:o'])
        await readsWell('with a piece selected')
        await demo.load(TREE)
        await until(async () => (await demo.moves()).length, 14)
        await demo.plies.nth(4).click()
        await readsWell('in a variation')
        await demo.setUp(VESSELS)
        await demo.click('e5', 'e6')
        await demo.chooser.waitFor()
        await readsWell('with a chooser open')
        await demo.page.keyboard.press('Escape')
        await demo.setUp(CHECKED)
        await until(() => demo.page.locator('#turn').getAttribute('data-turn'), 'black')
        await readsWell('in check')
        await demo
          .legate(locale === 'en' ? "White's Legate" : 'Белый Легат')
          .getByRole('button')
          .first()
          .click()
        await until(() => demo.where(), 'r3 r9')
        await readsWell('with a draw offered')
        await demo
          .legate(locale === 'en' ? "Black's Legate" : 'Чёрный Легат')
          .getByRole('button')
          .last()
          .click()
        await demo.page.locator('#resign[open]').waitFor()
        await readsWell('asked about resigning')
        await demo.page.locator('#resign .grave').click()
        await until(() => demo.page.locator('#turn').getAttribute('data-turn'), 'none')
        await readsWell("at the game's end")
        await demo.setUp('10/10 z')
        await demo.page.locator('#position-faults li').first().waitFor()
        await demo.load('1. e4 e4')
        await demo.page.locator('#record-fault p').first().waitFor()
        await readsWell('at text errors')
        await demo.page.locator('#copy-link').click()
        await demo.page.locator('#link').waitFor()
        await readsWell('with a link')
      }))
  }

for (const colorScheme of ['light', 'dark'])
  for (const locale of ['en', 'ru'])
    test(`phone, ${colorScheme}, ${locale}: reads well`, () =>
      withPage(site, { ...SCREENS.phone, colorScheme, locale }, async (demo) => {
        assert.deepEqual(await findings(demo), [], 'at the start')
        await demo.tap('e2')
        await until(() => demo.targets(), ['e3:o', 'e4:o'])
        assert.deepEqual(await findings(demo), [], 'with a piece selected')
        await demo.setUp(VESSELS)
        await demo.tap('e5', 'e6')
        await demo.chooser.waitFor()
        assert.deepEqual(await findings(demo), [], 'with a chooser open')
        await demo.open('learn.html#boarding')
        assert.equal(await demo.page.locator('[data-item=boarding][aria-current=page]').count(), 1)
        assert.deepEqual(await findings(demo), [], 'in a lesson')
      }))

/** Boards with how many pixels a square of them has at most in windows of several widths. */
const SQUARES = {
  '': { tag: 'das-chess-board', sides: { 320: 24, 390: 30 } },
  'learn.html#boarding': { tag: 'das-chess-board', sides: { 320: 24, 390: 30 } },
  'tchess10.html': { tag: 'tchess10-board', sides: { 320: 29, 390: 36 } },
}

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [390, 844],
  [768, 1024],
  [800, 600],
  [928, 700],
  [844, 390],
  [1280, 800],
])
  for (const locale of ['en', 'ru'])
    test(`the header at ${width} x ${height}, ${locale}: all of it is there, and nothing touches`, async () => {
      for (const path of PAGES)
        await withPage(site, { viewport: { width, height }, locale, path }, async (demo) => {
          const parts = await demo.page.locator('.brand, .pages a, .switch').evaluateAll((all) =>
            all.map((part) => {
              const range = document.createRange()
              range.selectNodeContents(part)
              const { left, right, top, bottom } = part.getBoundingClientRect()
              // What is written in a link may be wider than itself; a switch has a name that nobody sees.
              const inner = (part.matches('a') ? range : part).getBoundingClientRect()
              return {
                name: part.textContent.trim(),
                left: Math.min(left, inner.left),
                right: Math.max(right, inner.right),
                top,
                bottom,
              }
            }),
          )
          assert.equal(parts.length, 7)
          for (const { name, left, right } of parts)
            assert.ok(left >= 0 && right <= width, `${path}: ${name} from ${left} to ${right}`)
          for (const [index, one] of parts.entries())
            for (const other of parts.slice(index + 1)) {
              const beside = one.top < other.bottom && other.top < one.bottom
              assert.ok(
                !beside || one.right <= other.left || other.right <= one.left,
                `${path}: ${one.name} ends at ${one.right}, ${other.name} begins at ${other.left}`,
              )
            }
          await demo.shot(`header-${width}-${locale}-${path || 'play'}`, {
            clip: { x: 0, y: 0, width, height: 160 },
          })
        })
    })

for (const colorScheme of ['light', 'dark'])
  test(`${colorScheme}: marks stand out from light and dark squares`, async () => {
    for (const [path, tag] of [
      ['learn.html#valkyrie', 'das-chess-board'],
      ['tchess10.html', 'tchess10-board'],
    ])
      await withPage(site, { colorScheme, path }, async (demo) => {
        const board = demo.page.locator(tag).first()
        await board.evaluate((board) => (board.marks = ['d4', 'd5']))
        await board.locator('.mark').first().waitFor()
        const { mark, light, dark } = await board.evaluate(({ shadowRoot }) => {
          const color = (selector, name) =>
            getComputedStyle(shadowRoot.querySelector(selector))[name].match(/\d+/g).map(Number)
          return {
            mark: color('.mark', 'stroke'),
            light: color('.cell:not(.dark, .edge)', 'backgroundColor'),
            dark: color('.cell.dark', 'backgroundColor'),
          }
        })
        for (const square of [light, dark])
          assert.ok(contrast(mark, square) >= 3, `${tag}: ${mark} on ${square}: ${contrast(mark, square)}`)
      })
  })

test('on paper there are the players, the board and all moves, and nothing to press', () =>
  withPage(site, { colorScheme: 'dark' }, async (demo) => {
    const { moves, plies } = vectors.games.find(({ plies }) => plies > 180)
    await demo.load(`[White "Anna"]\n[Black "Boris"]\n\n${moves} *`)
    await until(async () => (await demo.moves()).length, plies)
    await demo.page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await until(() => demo.page.locator('#players').isVisible(), true)
    assert.equal(await demo.page.locator('#players').innerText(), 'Anna – Boris')
    assert.ok(await demo.board.isVisible())
    for (const part of [
      '.masthead',
      '.colophon',
      '.button',
      '.quiet',
      '.field',
      '.legates',
      '.notice',
      '#hint',
    ])
      for (const one of await demo.page.locator(part).all()) assert.equal(await one.isVisible(), false, part)
    const list = await demo.page
      .locator('#moves')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    assert.ok(list <= 0, 'the list is as long as its moves')
    assert.ok(await demo.plies.last().isVisible())
    const { top, bottom } = await demo.board.evaluate((board) => board.getBoundingClientRect().toJSON())
    assert.ok((await demo.plies.nth(1).boundingBox()).y >= bottom && bottom > top)
    await demo.shot('paper', { fullPage: true })
  }))

for (const screen of [SCREENS.small, SCREENS.phone, SCREENS.desktop]) {
  const { width, height } = screen.viewport
  test(`${width} x ${height}: squares are whole pixels, on a phone all that there are; nothing is wider than the window`, async () => {
    for (const [path, { tag, sides }] of Object.entries(SQUARES))
      await withPage(site, { ...screen, path }, async (demo) => {
        const board = demo.page.locator(tag).first()
        await board.locator('.cell').first().waitFor()
        const boxes = await board.evaluate(({ shadowRoot }) =>
          [...shadowRoot.querySelectorAll('.cell')].map((cell) => {
            const { left, right, width, height } = cell.getBoundingClientRect()
            return { left, right, width, height }
          }),
        )
        const [side, ...others] = new Set(boxes.flatMap(({ width, height }) => [width, height]))
        assert.deepEqual(others, [], `${path}: squares are alike`)
        if (width in sides) assert.equal(side, sides[width], path)
        assert.ok(Number.isInteger(side), `${path}: ${side}`)
        assert.ok(
          boxes.every(({ left, right }) => left >= 0 && right <= width),
          `${path}: all cells are in the window`,
        )
        assert.ok(await fits(demo), path)
      })
  })
}

test('whose turn it is, in both languages; the document says which', () =>
  withPage(site, {}, async (demo) => {
    for (const [name, lang, turn, title] of [
      ['Русский', 'ru', 'Ход белых', 'Das Chess'],
      ['English', 'en', 'White to move', 'Das Chess'],
    ]) {
      await demo.page.getByRole('radio', { name }).check()
      await demo.says(turn)
      assert.equal(await demo.page.locator('html').getAttribute('lang'), lang)
      assert.equal(await demo.page.title(), title)
      await until(() => demo.board.getAttribute('language'), lang)
    }
  }))

test('colours: as the system has them, or as chosen', () =>
  withPage(site, { colorScheme: 'dark' }, async (demo) => {
    const light = () =>
      demo.page.evaluate(() => {
        const [, red] = getComputedStyle(document.documentElement).backgroundColor.match(/(\d+)/)
        return Number(red) > 128
      })
    assert.equal(await light(), false)
    await demo.page.getByRole('radio', { name: 'Light' }).check()
    await until(light, true)
    await demo.page.getByRole('radio', { name: 'As the system' }).check()
    await until(light, false)
    await demo.page.emulateMedia({ colorScheme: 'light' })
    await until(light, true)
    const bars = () =>
      demo.page.locator('meta[name=theme-color]').evaluateAll((metas) => metas.map(({ content }) => content))
    await until(async () => new Set(await bars()).size, 1)
  }))

for (const path of PAGES) {
  test(`${path || 'index.html'}: nothing moves while it loads, however late the rules come`, async () => {
    for (const [name, screen] of Object.entries(SCREENS)) {
      await withPage(site, { ...screen, path: null }, async (demo) => {
        await demo.page.addInitScript(() => {
          globalThis.shifts = []
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              shifts.push([
                entry.value,
                ...entry.sources.map(({ node }) => node?.className || node?.nodeName),
              ])
          }).observe({ type: 'layout-shift', buffered: true })
        })
        // The large chunk waits until header and footer have been painted.
        let release
        const painted = new Promise((resolve) => (release = resolve))
        await demo.page.route(/\/assets\/page-/, async (route) => {
          await painted
          await route.continue()
        })
        const opened = demo.open(path)
        await demo.page.locator('.brand').waitFor()
        await demo.page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        )
        release()
        await opened
        await demo.page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        )
        assert.deepEqual(await demo.page.evaluate(() => shifts), [], name)
      })
    }
  })

  test(`${path || 'index.html'}: the header leads to every page and says which one this is`, () =>
    withPage(site, { path, ...SCREENS.small }, async (demo) => {
      const links = demo.page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
      assert.deepEqual(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-current'))),
        PAGES.map((page) => (page === path ? 'page' : 'false')),
      )
      for (let index = 0; index < PAGES.length; index++) {
        await links.nth(index).tap()
        await demo.waitForPage()
        assert.equal(demo.page.url(), demo.url + PAGES[index])
      }
    }))
}

test('the link to the content leads there, and leaves the address, the lesson and the game alone', async () => {
  const skip = async (demo) => {
    const address = demo.page.url()
    await demo.page.locator('.skip').press('Enter')
    await until(() => demo.page.evaluate(() => document.activeElement.id), 'page')
    assert.equal(demo.page.url(), address)
  }
  await withPage(site, { path: 'learn.html' }, async (demo) => {
    const title = () => demo.page.locator('#title').innerText()
    const first = await title()
    await demo.page.locator('.pager [rel=next]').click()
    await until(async () => (await title()) !== first, true)
    const second = await title()
    await skip(demo)
    assert.equal(await title(), second)
  })
  await withPage(site, { path: 'tchess10.html#mods=strike,carry' }, async (demo) => {
    await demo.page.locator('#play').click()
    await skip(demo)
    await demo.page.waitForLoadState('networkidle')
    await demo.reload()
    await demo.page.locator('.tchess10.playing').waitFor()
  })
})

test('the built pages hold no inline script or style, and say their content policy themselves', () => {
  const pages = readdirSync(at('www/dist')).filter((name) => name.endsWith('.html'))
  assert.deepEqual(pages.sort(), [
    'developers.html',
    'index.html',
    'learn.html',
    'notation.html',
    'rules.html',
    'tchess10-rules.html',
    'tchess10.html',
  ])
  for (const page of pages) {
    const html = readFileSync(at(`www/dist/${page}`), 'utf8')
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

test('without scripts the page says what is missing', async () => {
  const context = await site.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url)
  await page.locator('noscript .card').waitFor()
  await context.close()
})
