// Playing on the demo: by mouse, by finger and by keyboard alone; forth, back, and into variations. What is right is
// told by the vectors.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { startSite, until, withPage } from './site.mjs'

const vectors = JSON.parse(readFileSync(new URL('../vectors/das.json', import.meta.url), 'utf8'))
const START = vectors.positions[0].dfen
const AFTER_E4 = vectors.positions[0].moves.e2e4
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
/** Mate in four: the Centurion enters, both air Magisters land. */
const MATE = 'b2b4 g9g8 r1j3 i10j8 i1h3 i9i7 h3h8'

let site
before(async () => {
  site = await startSite()
})
after(() => site?.stop())

const onPage = (name, look, options = {}) => test(name, () => withPage(site, options, look))

/** `b9~b10q` in its parts. */
function parts(lan) {
  const [, from, passenger, to, promotion] = lan.match(/^([a-z](?:10|\d))(~?)([a-z](?:10|\d))([a-z]?)$/)
  return { from, to, passenger: passenger !== '', promotion }
}

/** Chooses among what the board asks: passengers come second. */
async function answer(demo, { passenger }) {
  if (await demo.chooser.isVisible())
    await demo.chooser
      .locator('button')
      .nth(passenger ? 1 : 0)
      .tap()
}

onPage('the start position is shown, the edge and the Legates too', async (demo) => {
  await demo.isAt(START)
  await demo.says('White to move')
  const label = (square) => demo.square(square).getAttribute('aria-label')
  assert.match(await label('l1'), /white Amazon/)
  assert.match(await label('r10'), /black Centurion/)
  assert.match(await label('r2'), /white Legate/)
  assert.match(await label('b1'), /white Elva, in the air/)
  assert.deepEqual(await demo.moves(), [])
  assert.ok(await demo.button('Take back').isDisabled())
  assert.ok(await demo.button('Redo').isDisabled())
})

onPage(
  'by mouse: a click shows where a man may go, a second one moves him; dragging does too',
  async (demo) => {
    await demo.click('l1')
    await until(() => demo.targets(), ['a3:o'])
    await demo.click('e2')
    await until(() => demo.targets(), ['e3:o', 'e4:o'])
    await demo.click('e4')
    await demo.isAt(AFTER_E4)
    await demo.says('Black to move')
    await demo.square('e9').dragTo(demo.square('e7'))
    await until(() => demo.moves(), ['e4', 'e7'])
    await demo.says('White to move')
  },
)

test('a whole game by keyboard alone, to mate, and back to its start', () =>
  withPage(site, {}, async (demo) => {
    const { keyboard } = demo.page
    const focused = () =>
      demo.board.evaluate((board) => board.shadowRoot.activeElement?.dataset.square ?? null)
    const tabTo = async (selector) => {
      for (let presses = 0; presses < 60; presses++) {
        if (await demo.page.evaluate((selector) => document.activeElement?.matches(selector), selector))
          return
        await keyboard.press('Tab')
      }
      assert.fail(`Tab never comes to ${selector}`)
    }
    const FILES = 'labcdefghijr'
    /** By the arrow keys, looking where they lead. */
    const goTo = async (square) => {
      const place = (name) => [FILES.indexOf(name[0]), Number(name.slice(1))]
      for (let presses = 0; presses < 40; presses++) {
        const at = await focused()
        if (at === square) return
        const [[file, rank], [toFile, toRank]] = [place(at), place(square)]
        // Edge cells are reached along the first and last ranks.
        if (rank !== toRank && file > 0 && file < 11)
          await keyboard.press(rank < toRank ? 'ArrowUp' : 'ArrowDown')
        else await keyboard.press(file < toFile ? 'ArrowRight' : 'ArrowLeft')
      }
      assert.fail(`the arrows do not lead to ${square}`)
    }
    await tabTo('das-chess-board')
    for (const [index, lan] of MATE.split(' ').entries()) {
      const { from, to } = parts(lan)
      await goTo(from)
      await keyboard.press('Enter')
      await goTo(to)
      await keyboard.press(' ')
      await until(async () => (await demo.moves()).length, index + 1)
    }
    await demo.says('Checkmate: White wins')
    const end = await demo.dfen()

    await tabTo('#take-back')
    await keyboard.press('Enter')
    await demo.says('White to move')
    await tabTo('#redo')
    await keyboard.press(' ')
    await demo.isAt(end)
    await tabTo('.ply')
    assert.equal(await demo.current(), 'Mh8#')
    for (const [key, at] of [
      ['Home', 'Start'],
      ['ArrowRight', 'b4'],
      ['ArrowRight', 'g8'],
      ['ArrowLeft', 'b4'],
      ['End', 'Mh8#'],
      ['Home', 'Start'],
    ]) {
      await keyboard.press(key)
      await until(() => demo.current(), at)
      await until(() => demo.page.evaluate(() => document.activeElement.textContent.trim()), at)
    }
    await demo.isAt(START)
  }))

const short = vectors.games.find(({ plies, moves }) => plies < 62 && moves.includes('~'))

test(`a whole game by touch alone, ${short.plies} plies with passengers that leave their ships, and back`, () =>
  withPage(site, PHONE, async (demo) => {
    for (const [index, lan] of short.moves.split(' ').entries()) {
      const { from, to, ...move } = parts(lan)
      await demo.tap(from, to)
      await until(async () => {
        await answer(demo, move)
        return (await demo.moves()).length
      }, index + 1)
    }
    await demo.isAt(short.dfen)
    await demo.page.getByRole('button', { name: 'To the start' }).tap()
    await demo.isAt(START)
    await demo.page.getByRole('button', { name: 'To the end' }).tap()
    await demo.isAt(short.dfen)
    for (let plies = short.plies; plies > short.plies - 5; plies--) await demo.button('Take back').tap()
    await until(() => demo.current(), (await demo.moves()).at(-6))
    await demo.button('Flip').tap()
    await until(() => demo.board.getAttribute('orientation'), 'black')
    await demo.button('New game').tap()
    await demo.isAt(START)
  }))

onPage('take back, redo, jumps to any ply', async (demo) => {
  await demo.click('e2', 'e4', 'e9', 'e7', 'd2', 'd4')
  await until(() => demo.moves(), ['e4', 'e7', 'd4'])
  const end = await demo.dfen()
  await demo.button('Take back').click()
  await until(() => demo.current(), 'e7')
  await demo.button('Take back').click()
  await demo.isAt(AFTER_E4)
  assert.deepEqual(await demo.moves(), ['e4', 'e7', 'd4'], 'what was taken back can still be seen')
  assert.match(await demo.hint(), /line goes on/)
  await demo.button('Redo').click()
  await demo.button('Redo').click()
  await demo.isAt(end)
  assert.ok(await demo.button('Redo').isDisabled())
  await demo.plies.nth(1).click()
  await demo.isAt(AFTER_E4)
  await demo.plies.first().click()
  await demo.isAt(START)
  assert.equal(await demo.board.evaluate((board) => board.lastMove), null)

  // Where nothing has the focus, arrows go through the moves; in a text they don't.
  await demo.page.evaluate(() => document.activeElement.blur())
  await demo.page.keyboard.press('ArrowRight')
  await demo.isAt(AFTER_E4)
  await demo.page.keyboard.press('ArrowLeft')
  await demo.isAt(START)
  await demo.page.locator('#record-text').focus()
  await demo.page.keyboard.press('ArrowRight')
  assert.equal(await demo.current(), 'Start')
})

onPage(
  'another move becomes a variation; it is listed, gone through, and made the main line',
  async (demo) => {
    await demo.click('e2', 'e4', 'e9', 'e7')
    await until(() => demo.moves(), ['e4', 'e7'])
    await demo.button('Take back').click()
    await demo.click('d9', 'd7', 'd2', 'd4')
    await until(() => demo.moves(), ['e4', 'e7', 'd7', 'd4'])
    const variation = demo.page.getByRole('group', { name: 'Variation' })
    assert.match((await variation.innerText()).replace(/\s+/g, ' '), /^1… ?d7 2\. ?d4$/)
    assert.equal(await demo.current(), 'd4')
    // One inside the other.
    await demo.button('Take back').click()
    await demo.click('a2', 'a4')
    await until(() => demo.moves(), ['e4', 'e7', 'd7', 'd4', 'a4'])
    await until(() => demo.page.locator('.variation[data-depth="2"]').innerText(), '2.a4')
    assert.match(await demo.record(), /1\. e4 e7 \(1\.\.\. d7 2\. d4 \(2\. a4\)\) \*/)

    await demo.plies.nth(2).click()
    await until(() => demo.current(), 'e7')
    for (const [key, at] of [
      ['ArrowDown', 'd7'],
      ['ArrowRight', 'd4'],
      ['ArrowDown', 'a4'],
      ['ArrowUp', 'd4'],
    ]) {
      await demo.page.keyboard.press(key)
      await until(() => demo.current(), at)
    }
    await demo.button('Make main line').click()
    await until(() => demo.moves(), ['e4', 'd7', 'e7', 'd4', 'a4'])
    assert.equal(await demo.current(), 'd4')
    assert.equal(await demo.button('Make main line').count(), 0)
    await until(() => demo.heard(), 'This line is the main line now.')
  },
)

onPage('flip turns the board and nothing else', async (demo) => {
  await demo.click('e2', 'e4')
  await demo.isAt(AFTER_E4)
  const box = (name) => demo.square(name).boundingBox()
  const [a1, j10] = [await box('a1'), await box('j10')]
  await demo.button('Flip').click()
  await until(() => box('a1'), j10)
  await until(() => box('j10'), a1)
  assert.equal(await demo.button('Flip').getAttribute('aria-pressed'), 'true')
  await demo.isAt(AFTER_E4)
})

onPage('a new game can be undone as long as nothing else is played', async (demo) => {
  await demo.click('e2', 'e4')
  await demo.isAt(AFTER_E4)
  await demo.button('New game').click()
  await demo.isAt(START)
  assert.deepEqual(await demo.moves(), [])
  await until(() => demo.notice(), 'A new game.')
  await demo.button('New game').click()
  await demo.button('Bring the last game back').click()
  await demo.isAt(AFTER_E4)
  await until(() => demo.moves(), ['e4'])
  await demo.button('New game').click()
  await demo.click('d2', 'd4')
  await until(() => demo.moves(), ['d4'])
  await until(() => demo.notice(), '')
})

onPage('check and every end are said in words, and nothing moves at the end', async (demo) => {
  await demo.setUp('10/10/10/10/10/10/10/9R/10/k1K7 w - - - 0 1')
  await demo.click('j3', 'a3')
  await demo.says('Checkmate: White wins')
  await until(() => demo.board.evaluate((board) => board.shadowRoot.querySelectorAll('.movable').length), 0)
  await demo.button('Take back').click()
  await demo.click('j3', 'j1')
  await demo.says('Black to move')
  await demo.click('a1', 'a2', 'j1', 'j2')
  await demo.says('Black to move, in check')
  await demo.setUp('k9/2Q7/10/10/10/10/10/10/10/9K b - - - 0 1')
  await demo.says('Stalemate: a draw')
  await demo.setUp('k9/10/10/10/10/10/10/10/10/N8K w - - - 0 1')
  await demo.says('Nobody can give mate any more: a draw')
  await demo.setUp('3k6/10/10/10/10/10/10/10/10/R8K w - - - 149 100')
  await demo.click('a1', 'b1')
  await demo.says('Seventy-five moves without progress: a draw')
  assert.equal(await demo.board.getAttribute('mode'), 'view')
})

onPage('a pawn asks what it becomes, a loaded vessel who goes', async (demo) => {
  const pawn = '10/1P8/9k/10/10/10/10/10/10/5K4 w - - - 7 30'
  await demo.setUp(pawn)
  await demo.click('b9', 'b10')
  await demo.chooser.waitFor()
  await demo.page.keyboard.press('Escape')
  await demo.chooser.waitFor({ state: 'hidden' })
  await demo.isAt(pawn)
  await demo.click('b9', 'b10')
  await demo.chooser.getByRole('button', { name: 'Ship' }).click()
  await demo.isAt('1S8/10/9k/10/10/10/10/10/10/5K4 b - - - 0 30')

  await demo.setUp('10/10/9k/10/3p6/4S(N)5/10/10/10/5K4 w - - - 5 9')
  await demo.click('e5', 'e8')
  await demo.chooser.getByRole('button', { name: 'Passenger: Knight' }).click()
  await demo.isAt('10/10/4N4k/10/3p6/4S5/10/10/10/5K4 b - - - 6 9')
  await until(() => demo.moves(), ['De8'])
})
