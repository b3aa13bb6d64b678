// Texts in and out of the demo: positions, records, links, pictures; and what survives a reload.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { startSite, until, withPage } from './site.mjs'

const vectors = JSON.parse(readFileSync(new URL('../vectors/das.json', import.meta.url), 'utf8'))
const START = vectors.positions[0].dfen
const AFTER_E4 = vectors.positions[0].moves.e2e4
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] }
const TREE = '1. e4 {solid} e7 (1... d7 2. Nd3 (2. d4 a8) 2... a7 $1) 2. Nd3 d7 *'

let site
before(async () => {
  site = await startSite()
})
after(() => site?.stop())

const onPage = (name, look, options = {}) => test(name, () => withPage(site, options, look))
const clipboard = (demo) => demo.page.evaluate(() => navigator.clipboard.readText())
const selected = (demo, field) =>
  demo.page
    .locator(field)
    .evaluate(
      (area) => area === document.activeElement && area.value.slice(area.selectionStart, area.selectionEnd),
    )
const contentOf = async (download) => readFileSync(await (await download).path(), 'utf8')

// ---- positions ----

onPage('many positions are set up from their text', async (demo) => {
  for (const { dfen } of vectors.positions.filter((_, index) => index % 29 === 0)) {
    await demo.setUp(dfen)
    await demo.isAt(dfen)
  }
  await demo.page.locator('#position-text').fill('k9/10/10/10/10/10/10/10/10/9K  b')
  await demo.page.locator('#position-text').press('Enter')
  await demo.isAt('k9/10/10/10/10/10/10/10/10/9K b - - - 0 1')
  await until(() => demo.notice(), 'The position is set up.')
})

onPage('a text with faults is refused with their fields and places, and changes nothing', async (demo) => {
  await demo.click('e2', 'e4')
  await demo.isAt(AFTER_E4)
  await demo.setUp(START.replace('pppppppppp', 'pppxpppppp'))
  const faults = demo.page.locator('#position-faults li')
  await until(() => faults.count(), 1)
  assert.match(await faults.innerText(), /^Board: .*letter.* At character 17: /)
  assert.equal(await faults.locator('mark').innerText(), 'x')
  assert.equal(await demo.page.locator('#position-text').getAttribute('aria-invalid'), 'true')
  await until(() => selected(demo, '#position-text'), 'x')
  assert.equal(await demo.dfen(), AFTER_E4)
  assert.deepEqual(await demo.moves(), ['e4'])

  await demo.setUp('k9/10/10/10/10/10/10/10/10/9K x Q z9 z -1 0')
  const fields = () => faults.locator('b').allInnerTexts()
  await until(fields, ['Turn:', 'Castling:', 'En passant:', 'Edge:', 'Half moves:', 'Full moves:'])
  await demo.page.getByRole('radio', { name: 'Русский' }).check()
  await until(fields, [
    'Очередь хода:',
    'Рокировка:',
    'Взятие на проходе:',
    'Край:',
    'Полуходы:',
    'Номер хода:',
  ])
  assert.doesNotMatch(await faults.allInnerTexts().then(String), /The|must/)
  await demo.page.locator('#position-text').fill('x')
  await until(() => faults.count(), 0)
})

onPage(
  'the position text is copied',
  async (demo) => {
    await demo.button('Copy').first().click()
    await until(() => demo.notice(), 'Copied.')
    assert.equal(await clipboard(demo), START)
  },
  CLIPBOARD,
)

onPage('where the clipboard is closed, the text is selected and that is said', async (demo) => {
  await demo.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
  })
  await demo.button('Copy').first().click()
  await until(async () => /clipboard closed/.test(await demo.notice()), true)
  await until(() => selected(demo, '#position-text'), START)
  await demo.button('Copy link').click()
  await until(async () => /^http.*#game=/.test(await selected(demo, '#link')), true)
})

// ---- records ----

onPage('a record is loaded with its variations and remarks, and written out again', async (demo) => {
  await demo.load(TREE)
  await until(() => demo.moves(), ['e4', 'e7', 'd7', 'Nd3', 'd4', 'a8', 'a7!', 'Nd3', 'd7'])
  assert.equal(await demo.current(), 'd7')
  await until(() => demo.page.locator('#moves .comment').allInnerTexts(), ['solid'])
  assert.match(
    (await demo.record()).replace(/\s+/g, ' '),
    /1\. e4 \{solid\} 1\.\.\. e7 \(1\.\.\. d7 2\. Nd3 \(2\. d4 a8\) 2\.\.\. a7 \$1\) 2\. Nd3 d7 \* $/,
  )
  const download = demo.page.waitForEvent('download')
  await demo.button('Save PGN').click()
  assert.equal((await download).suggestedFilename(), 'das-chess.pgn')
  assert.equal(await contentOf(download), await demo.record())
})

onPage('a record with a start of its own, and one out of a file', async (demo) => {
  const start = '10/10/9k/10/3p6/4S(N)5/10/10/10/5K4 b - - - 5 38'
  await demo.load(`[SetUp "1"]\n[FEN "${start}"]\n\n38... d5 *`)
  await until(() => demo.page.locator('#moves .number').allInnerTexts(), ['38.'])
  await demo.page.locator('input[type=file]').setInputFiles({
    name: 'game.pgn',
    mimeType: 'text/plain',
    buffer: Buffer.from('\ufeff[White "Анна"]\r\n\r\n1. e4 d7 *\r\n'),
  })
  await until(() => demo.moves(), ['e4', 'd7'])
  assert.match(await demo.record(), /\[White "Анна"\]/)
})

onPage('a record that is none is refused with line, column and what would be legal', async (demo) => {
  await demo.click('e2', 'e4')
  await demo.isAt(AFTER_E4)
  await demo.load('[White "Anna"]\n\n1. e4 e7\n2. Nd3 Ke5 *')
  const fault = demo.page.locator('#record-fault')
  await until(
    async () => /^Line 4, column 8, ply 4: "Ke5" is not legal\./.test(await fault.innerText()),
    true,
  )
  assert.equal(await fault.locator('mark').innerText(), 'Ke5')
  assert.match(await fault.innerText(), /Of the \d+ legal moves there: .*Ke9/)
  await until(() => selected(demo, '#record-text'), 'Ke5')
  assert.equal(await demo.dfen(), AFTER_E4)
  assert.deepEqual(await demo.moves(), ['e4'])
  await demo.page.getByRole('radio', { name: 'Русский' }).check()
  await until(
    async () => /^Строка 4, столбец 8, полуход 4: Так ходить нельзя: «Ke5»\./.test(await fault.innerText()),
    true,
  )
  await demo.page.getByRole('radio', { name: 'English' }).check()

  for (const [record, wanted] of [
    ['1. e4 e7 *\n\n1. d4 *', /a second game|A second game/],
    ['', /no game/i],
    ['1. e4 {unclosed', /^Line 1, column 7.*never closed/],
    ['[FEN "10/10 w"]\n[SetUp "1"]\n\n*', /10 ranks/],
    ['1. e4 e7 0-1 1. --', /Line 1, column/],
  ]) {
    await demo.load(record)
    await until(async () => wanted.test(await fault.innerText()), true, record)
    assert.equal(await demo.dfen(), AFTER_E4)
  }
  await demo.load('10/1P8/9k/10/10/10/10/10/10/5K4')
  await until(async () => /^Line 1/.test(await fault.innerText()), true)
})

onPage('what is told of a game goes when the next one is refused', async (demo) => {
  await demo.load('1. e4 *')
  await until(() => demo.notice(), 'The game is loaded.')
  await demo.load('1. e5 *')
  await demo.page.locator('#record-fault p').first().waitFor()
  await until(() => demo.notice(), '')
  await demo.load('1. e4 *')
  await until(() => demo.notice(), 'The game is loaded.')
  await demo.setUp('10/10 z')
  await demo.page.locator('#position-faults li').first().waitFor()
  await until(() => demo.notice(), '')
})

onPage('annotations are shown as signs, and what programs tell each other is not shown', async (demo) => {
  await demo.load('1. e4 $14 {[%clk 1:00] solid [%eval 0.3]} e7 $1 $19 {[%clk 0:59]} 2. d4 $140 *')
  await until(() => demo.moves(), ['e4 ⩲', 'e7! −+', 'd4 $140'])
  assert.deepEqual(await demo.page.locator('#moves .comment').allInnerTexts(), ['solid'])
  assert.match(await demo.record(), /\[%clk 0:59\]/)
})

onPage('of an ambiguous move the candidates are told', async (demo) => {
  await demo.load('[SetUp "1"]\n[FEN "k9/10/10/10/N9/10/N9/10/10/9K w - - - 0 1"]\n\n1. Nc5 *')
  await until(
    async () => /It may mean:\s*a4c5, a6c5/.test(await demo.page.locator('#record-fault').innerText()),
    true,
  )
})

// ---- links and pictures ----

test('a link holds the whole game, at the place that is looked at', () =>
  withPage(site, CLIPBOARD, async (demo) => {
    await demo.load(TREE)
    await until(async () => (await demo.moves()).length, 9)
    await demo.plies.nth(6).click()
    await until(() => demo.current(), 'a8')
    const dfen = await demo.dfen()
    await demo.button('Copy link').click()
    await until(() => demo.notice(), 'The link is copied.')
    const link = await clipboard(demo)
    assert.ok(link.startsWith(`${demo.url}#game=`), link)
    assert.ok(link.length < 300, `${link.length} characters`)

    await withPage(site, { path: link.slice(demo.url.length) }, async (other) => {
      await other.isAt(dfen)
      await until(() => other.current(), 'a8')
      assert.deepEqual(await other.moves(), await demo.moves())
      assert.equal(await other.record(), await demo.record())
      assert.equal(
        new URL(other.page.url()).hash,
        '',
        'the game goes on from here, so the address lets go of it',
      )
      await until(() => other.notice(), "The link's game is on the board.")
      await other.reload()
      await other.isAt(dfen)
    })
  }))

onPage(
  'a link that is followed on the page itself; the game that was there can be brought back',
  async (demo) => {
    await demo.button('Copy link').click()
    await demo.page.locator('#link').waitFor()
    const hash = new URL(await demo.page.locator('#link').inputValue()).hash
    await demo.click('e2', 'e4')
    await demo.isAt(AFTER_E4)
    await demo.page.evaluate((hash) => void (location.hash = hash), hash)
    await demo.isAt(START)
    await demo.button('Bring the last game back').click()
    await demo.isAt(AFTER_E4)
  },
)

/** Plays e4, and opens the link to a game of d4 and d7 over it; gives the link's fragment. */
async function underGuest(demo) {
  await demo.load('1. d4 d7 *')
  await until(() => demo.moves(), ['d4', 'd7'])
  await demo.button('Copy link').click()
  await demo.page.locator('#link').waitFor()
  const { hash } = new URL(await demo.page.locator('#link').inputValue())
  // Nothing is put aside any more.
  await demo.page.evaluate(() => localStorage.clear())
  await demo.reload()
  await demo.click('e2', 'e4')
  await demo.isAt(AFTER_E4)
  await demo.page.evaluate((hash) => void (location.hash = hash), hash)
  await until(() => demo.moves(), ['d4', 'd7'])
  return hash
}

onPage("the game of a link leaves the user's own game where it is, through reloads", async (demo) => {
  const hash = await underGuest(demo)
  for (let times = 0; times < 2; times++) {
    await demo.reload()
    await until(() => demo.moves(), ['d4', 'd7'])
    await until(() => demo.notice(), "The link's game is on the board.")
  }
  // Looking through it, or opening it again, is not playing.
  await demo.plies.nth(1).click()
  await demo.button('Flip').click()
  await demo.page.evaluate((hash) => void (location.hash = hash), hash)
  await until(() => demo.notice(), "The link's game is on the board.")
  await demo.button('Bring the last game back').click()
  await demo.isAt(AFTER_E4)
  await demo.reload()
  await demo.isAt(AFTER_E4)
  assert.equal(await demo.button('Bring the last game back').count(), 0)
})

onPage(
  'who plays on in the game of a link can still bring the own game back, and this one again',
  async (demo) => {
    await underGuest(demo)
    await demo.click('e2', 'e4')
    await until(() => demo.moves(), ['d4', 'd7', 'e4'])
    await demo.reload()
    await until(() => demo.moves(), ['d4', 'd7', 'e4'])
    await demo.button('Bring the last game back').click()
    await demo.isAt(AFTER_E4)
    await demo.reload()
    await demo.isAt(AFTER_E4)
    await demo.button('Bring the last game back').click()
    await until(() => demo.moves(), ['d4', 'd7', 'e4'])
  },
)

onPage('another tab keeps the own game, and what is played there is what comes back', async (demo) => {
  await underGuest(demo)
  const other = await demo.newTab()
  await other.open()
  await other.isAt(AFTER_E4)
  await other.click('e9', 'e7')
  await until(() => other.moves(), ['e4', 'e7'])
  await demo.plies.nth(1).click()
  await demo.reload()
  await until(() => demo.moves(), ['d4', 'd7'])
  await other.reload()
  await until(() => other.moves(), ['e4', 'e7'])
  await demo.button('Bring the last game back').click()
  await until(() => demo.moves(), ['e4', 'e7'])
  other.complain()
})

onPage('a new game leaves the one before where it can be brought back, through a reload', async (demo) => {
  await demo.click('e2', 'e4')
  await demo.isAt(AFTER_E4)
  await demo.button('New game').click()
  await demo.isAt(START)
  await demo.reload()
  await demo.button('Bring the last game back').click()
  await demo.isAt(AFTER_E4)
})

onPage('a long game still makes a link that can be sent', async (demo) => {
  const game = vectors.games.find(({ plies }) => plies > 180)
  await demo.load(`${game.moves} *`)
  await demo.isAt(game.dfen)
  await demo.button('Copy link').click()
  await demo.page.locator('#link').waitFor()
  const { length } = await demo.page.locator('#link').inputValue()
  assert.ok(length < 2000, `${length} characters`)
})

onPage('a game that no link can hold is told in words', async (demo) => {
  const remark = `{${'x'.repeat(60_000)}}`
  const moves = vectors.games
    .find(({ plies }) => plies > 180)
    .moves.split(' ')
    .slice(0, 20)
  await demo.load(`${moves.map((move) => `${move} ${remark}`).join(' ')} *`)
  await until(async () => (await demo.moves()).length, moves.length)
  await demo.button('Copy link').click()
  await until(async () => /^This game is too long for a link/.test(await demo.notice()), true)
  assert.equal(await demo.page.locator('#link').count(), 0)
})

onPage('a link that is late, after another move, is not shown', async (demo) => {
  // The packing ends when the test says so.
  await demo.page.evaluate(() => {
    globalThis.asked = 0
    globalThis.packed = 0
    const released = new Promise((resolve) => (globalThis.release = resolve))
    const { arrayBuffer } = Blob.prototype
    Blob.prototype.arrayBuffer = async function () {
      asked++
      await released
      const bytes = await arrayBuffer.call(this)
      setTimeout(() => requestAnimationFrame(() => packed++))
      return bytes
    }
  })
  const seen = (name) => () => demo.page.evaluate((name) => globalThis[name], name)
  await demo.button('Copy link').click()
  await until(seen('asked'), 1)
  await demo.click('e2', 'e4')
  await demo.isAt(AFTER_E4)
  await demo.page.evaluate(() => release())
  await until(seen('packed'), 1)
  assert.equal(await demo.page.locator('#link').count(), 0)
  assert.equal(await demo.notice(), '')
  await demo.button('Copy link').click()
  await demo.page.locator('#link').waitFor()
})

onPage('a damaged link is told in plain words, and changes nothing', async (demo) => {
  await demo.click('e2', 'e4')
  await demo.isAt(AFTER_E4)
  for (const hash of ['#game=', '#game=!!!', '#game=AAAA', '#game=q1Y&at=5', '#game=S0otyUxWAA&at=x']) {
    await demo.page.evaluate((hash) => void (location.hash = hash), hash)
    await until(async () => /^This link is damaged/.test(await demo.notice()), true, hash)
    await demo.button('Close').click()
    await until(() => demo.notice(), '')
    assert.equal(await demo.dfen(), AFTER_E4)
  }
  await demo.page.evaluate(() => void (location.hash = '#page'))
  await demo.isAt(AFTER_E4)
  assert.equal(await demo.notice(), '')
})

onPage('the picture is saved as it is seen', async (demo) => {
  await demo.click('e2', 'e4')
  await demo.button('Flip').click()
  const download = demo.page.waitForEvent('download')
  await demo.button('Save picture (SVG)').click()
  assert.equal((await download).suggestedFilename(), 'das-chess.svg')
  const svg = await contentOf(download)
  const loaded = await demo.page.evaluate(
    (svg) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement.tagName,
    svg,
  )
  assert.equal(loaded, 'svg')
  assert.match(svg, /e4/)
})

// ---- what is kept ----

onPage('game, place, orientation, language and theme survive a reload', async (demo) => {
  await demo.load(TREE)
  await until(async () => (await demo.moves()).length, 9)
  await demo.plies.nth(5).click()
  await until(() => demo.current(), 'd4')
  await demo.button('Flip').click()
  await demo.page.getByRole('radio', { name: 'Dark' }).check()
  await demo.page.getByRole('radio', { name: 'Русский' }).check()
  const [dfen, record] = [await demo.dfen(), await demo.record()]
  await demo.reload()
  await demo.isAt(dfen)
  await until(() => demo.current(), 'd4')
  assert.equal(await demo.record(), record)
  assert.equal(await demo.board.getAttribute('orientation'), 'black')
  assert.equal(await demo.page.locator('html').getAttribute('lang'), 'ru')
  assert.equal(await demo.page.locator('html').getAttribute('data-theme'), 'dark')
  await demo.says('Ход чёрных')
  await demo.button('Вперёд').click()
  await until(() => demo.current(), 'a8')
})

onPage('what was kept and can no longer be read is forgotten', async (demo) => {
  for (const kept of ['{', '{}', 'null', '{"record":"1. e5","at":"1"}', '{"record":7}']) {
    await demo.page.evaluate((kept) => localStorage.setItem('das-chess:play', kept), kept)
    await demo.reload()
    await demo.isAt(START)
  }
})

onPage(
  'two tabs: each keeps its own game, the last one that moved is kept; colours go with both',
  async (demo) => {
    await demo.click('e2', 'e4')
    await demo.isAt(AFTER_E4)
    const other = await demo.newTab()
    await other.open()
    await other.isAt(AFTER_E4)
    await other.click('e9', 'e7')
    await until(() => other.moves(), ['e4', 'e7'])
    assert.deepEqual(await demo.moves(), ['e4'])
    await other.page.getByRole('radio', { name: 'Dark' }).check()
    await until(() => demo.page.locator('html').getAttribute('data-theme'), 'dark')
    assert.ok(await demo.page.getByRole('radio', { name: 'Dark' }).isChecked())
    await demo.click('d9', 'd7')
    await until(() => demo.moves(), ['e4', 'd7'])
    await demo.click('d2', 'd4')
    await until(() => demo.moves(), ['e4', 'd7', 'd4'])
    await other.reload()
    await until(() => other.moves(), ['e4', 'd7', 'd4'])
    other.complain()
  },
)

test('a browser that refuses to store anything still plays', async () => {
  await withPage(site, { path: null }, async (demo) => {
    await demo.page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    })
    await demo.open()
    await demo.click('e2', 'e4')
    await demo.isAt(AFTER_E4)
    await demo.page.getByRole('radio', { name: 'Русский' }).check()
    await demo.says('Ход чёрных')
    await demo.page.getByRole('radio', { name: 'Тёмные' }).check()
    assert.ok(await demo.page.getByRole('radio', { name: 'Тёмные' }).isChecked())
  })
})
