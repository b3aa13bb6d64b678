// Playing on the demo: by mouse, by finger and by keyboard; what is shown is judged by the vectors and by hand.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { startSite, withPage } from './site.mjs'

const vectors = JSON.parse(readFileSync(new URL('../vectors/das.json', import.meta.url), 'utf8'))
const START = vectors.positions[0].dfen
const PROMOTIONS = {
  q: 'Queen',
  r: 'Rook',
  s: 'Ship',
  m: 'Magister',
  b: 'Bishop',
  n: 'Knight',
  v: 'Valkyrie',
  a: 'Amazon',
  c: 'Centurion',
}

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

/** What `targets()` should give for the piece on `from`. */
function targetsOf(moves, from) {
  const shapes = new Map()
  for (const move of moves.map(parts).filter((move) => move.from === from)) {
    const shape = move.passenger ? 'd' : 'o'
    const known = shapes.get(move.to) ?? ''
    if (!known.includes(shape)) shapes.set(move.to, [...known, shape].sort().reverse().join(''))
  }
  return [...shapes].map(([square, shape]) => `${square}:${shape}`).sort()
}

onPage('the start position is shown, edge files and all', async (demo) => {
  assert.equal(await demo.dfen(), START)
  assert.equal(await demo.turn(), 'White to move.')
  assert.equal(await demo.page.locator('[role=gridcell]').count(), 104)
  assert.equal(await demo.page.locator('[role=gridcell] svg').count(), 44)
  assert.equal(await demo.square('l1').getAttribute('aria-label'), 'l1, white Amazon')
  assert.equal(await demo.square('r10').getAttribute('aria-label'), 'r10, black Centurion')
  assert.equal(await demo.square('b1').getAttribute('aria-label'), 'b1, white Elva in the air')
  assert.equal(await demo.square('e5').getAttribute('aria-label'), 'e5, empty')
})

onPage('a click shows where a piece may go, a second click moves it', async (demo) => {
  await demo.click('l1')
  assert.deepEqual(await demo.targets(), ['a3:o'])
  await demo.click('e2')
  assert.deepEqual(await demo.targets(), ['e3:o', 'e4:o'])
  assert.equal(await demo.square('e2').getAttribute('aria-selected'), 'true')
  assert.match(await demo.square('e4').getAttribute('aria-label'), /can go here/)
  await demo.click('e4')
  assert.equal(await demo.dfen(), vectors.positions[0].moves.e2e4)
  assert.equal(await demo.turn(), 'Black to move.')
  assert.equal((await demo.moves()).length, 1)
  assert.match(await demo.said(), /^White: pawn e2 to e4\./)
  assert.deepEqual(await demo.targets(), [])
  await demo.click('e4')
  assert.deepEqual(await demo.targets(), [], "Black to move: White's pawn has nowhere to go")
})

onPage('the Amazon enters from l1, the Centurion from r1, the Elva lands', async (demo) => {
  await demo.click('l1', 'a3', 'a9', 'a8', 'r1', 'i3', 'b9', 'b8', 'b1', 'c3')
  assert.equal(
    await demo.dfen(),
    's^pnbqkbv^mr/2pppppppp/pp8/10/10/10/10/A1P5C1/PPPPPPPPPP/S1NBQKBV^MR b KAJkaj - ac 0 3',
  )
  assert.equal(await demo.square('l1').getAttribute('aria-label'), 'l1, edge, empty')
})

onPage(
  'fingers do what mice do',
  async (demo) => {
    await demo.tap('e2')
    assert.deepEqual(await demo.targets(), ['e3:o', 'e4:o'])
    await demo.tap('e4', 'r10', 'j8')
    assert.equal(
      await demo.dfen(),
      's^pnbqkbv^mr/pppppppppp/9c/10/10/10/4P5/10/PPPP1PPPPP/S^PNBQKBV^MR w KAJkaj - ACa 1 2',
    )
    await demo.shot('phone-play')
  },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
)

onPage('what is marked is what the vectors say, for every piece of many positions', async (demo) => {
  let seen = 0
  for (const { dfen, moves } of vectors.positions.filter((_, index) => index % 9 === 0)) {
    await demo.setUp(dfen)
    assert.equal(await demo.dfen(), dfen)
    const lans = Object.keys(moves)
    const froms = new Set(lans.map((lan) => parts(lan).from))
    const movable = await demo.page
      .locator('#board .movable')
      .evaluateAll((all) => all.map((cell) => cell.dataset.square))
    assert.deepEqual(movable.sort(), [...froms].sort(), dfen)
    for (const from of froms) {
      await demo.square(from).evaluate((cell) => cell.click())
      assert.deepEqual(await demo.targets(), targetsOf(lans, from), `${from} in ${dfen}`)
      // Let go of it: the next piece may be one that this one can take aboard.
      await demo.square(from).evaluate((cell) => cell.click())
      seen++
    }
  }
  assert.ok(seen > 50)
})

/** Short ones in which passengers leave their ships. */
const games = vectors.games.filter(({ plies, moves }) => plies < 62 && moves.includes('~')).slice(0, 2)
assert.equal(games.length, 2)

for (const game of games) {
  onPage(`a game of ${game.plies} plies from the vectors, and all the way back`, async (demo) => {
    for (const [index, lan] of game.moves.split(' ').entries()) {
      const { from, to, passenger, promotion } = parts(lan)
      for (const square of [from, to]) await demo.square(square).evaluate((cell) => cell.click())
      if (await demo.chooser().isVisible()) {
        const name = promotion ? PROMOTIONS[promotion] : passenger ? /alone$/ : / with /
        await demo.chooser().getByRole('button', { name, exact: true }).click()
      }
      await demo.page.locator('#moves .ply').nth(index).waitFor()
    }
    assert.equal(await demo.dfen(), game.dfen)
    assert.match(await demo.turn(), game.check ? /in check|Checkmate/ : /to move|draw/)
    const press = (name, times) =>
      demo.button(name).evaluate((button, times) => {
        for (let count = 0; count < times; count++) button.click()
      }, times)
    await press('Take back', game.plies)
    assert.equal(await demo.dfen(), START)
    assert.ok(await demo.button('Take back').isDisabled())
    await press('Redo', game.plies)
    assert.equal(await demo.dfen(), game.dfen)
    assert.ok(await demo.button('Redo').isDisabled())
  })
}

onPage('a pawn asks what it becomes, and can be asked to wait', async (demo) => {
  const text = '10/1P8/9k/10/10/10/10/10/10/5K4 w - - - 7 30'
  await demo.setUp(text)
  await demo.click('b9', 'b10')
  const names = await demo.chooser().getByRole('button').allInnerTexts()
  assert.deepEqual(names.slice(0, -1).sort(), Object.values(PROMOTIONS).sort())
  await demo.shot('promotion')
  await demo.page.keyboard.press('Escape')
  assert.ok(await demo.chooser().isHidden())
  assert.equal(await demo.dfen(), text)
  await demo.click('b10')
  await demo.chooser().getByRole('button', { name: 'Cancel' }).click()
  assert.equal(await demo.dfen(), text)
  await demo.click('b10')
  await demo.page.mouse.click(5, 795)
  assert.ok(await demo.chooser().isHidden(), 'a click beside it closes it')
  assert.equal(await demo.dfen(), text)
  await demo.click('b10')
  await demo.chooser().getByRole('button', { name: 'Ship' }).click()
  assert.equal(await demo.dfen(), '1S8/10/9k/10/10/10/10/10/10/5K4 b - - - 0 30')
  assert.match(await demo.said(), /becomes a Ship/)
})

onPage('a loaded vessel shows both kinds of moves and asks who goes', async (demo) => {
  await demo.setUp('10/10/9k/10/3p6/4S(N)5/10/10/10/5K4 w - - - 5 9')
  await demo.click('e5')
  const targets = await demo.targets()
  assert.equal(targets.filter((target) => target.endsWith(':od')).length, 18)
  assert.deepEqual(
    targets.filter((target) => !target.endsWith(':od')),
    ['d6:d'],
  )
  await demo.shot('vessel')
  await demo.click('e8')
  await demo.shot('who-goes')
  await demo.chooser().getByRole('button', { name: 'Knight alone' }).click()
  assert.equal(await demo.dfen(), '10/10/4N4k/10/3p6/4S5/10/10/10/5K4 b - - - 6 9')
  assert.match(await demo.said(), /Knight aboard e5 leaves the ship for e8/)
  await demo.button('Take back').click()
  await demo.click('e5', 'e8')
  await demo.chooser().getByRole('button', { name: 'Transport with Knight' }).click()
  assert.equal(await demo.dfen(), '10/10/4S(N)4k/10/3p6/10/10/10/10/5K4 b - - - 6 9')
  await demo.button('Take back').click()
  await demo.click('e5', 'd6')
  assert.equal(
    await demo.dfen(),
    '10/10/9k/10/3N6/4S5/10/10/10/5K4 b - - - 0 9',
    'only the passenger can go there',
  )
})

onPage('boarding, loading, handing over and castling', async (demo) => {
  const knight = '10/10/9k/10/10/4N5/2S3s3/10/10/5K4 w - - - 0 1'
  await demo.setUp(knight)
  await demo.click('e5', 'g4')
  assert.equal(await demo.dfen(), '10/10/9k/10/10/10/2S3s(N)3/10/10/5K4 b - - - 1 1')
  assert.equal(
    await demo.square('g4').getAttribute('aria-label'),
    'g4, white Frigate, a white Knight in a black hull',
  )
  assert.match(await demo.said(), /Knight e5 boards the ship on g4, now a Frigate/)
  await demo.button('Take back').click()
  await demo.click('e5', 'c4')
  assert.equal(await demo.dfen(), '10/10/9k/10/10/10/2S(N)3s3/10/10/5K4 b - - - 1 1')

  await demo.setUp('10/10/9k/10/10/10/S4n4/10/10/7K2 w - - - 0 1')
  await demo.click('a4', 'f4')
  assert.equal(await demo.dfen(), '10/10/9k/10/10/10/5S(n)4/10/10/7K2 b - - - 1 1')
  assert.match(await demo.said(), /hands itself over to the Knight on f4/)

  await demo.setUp('5k4/10/10/10/10/10/10/10/10/S4K3R w KAJk - - 0 1')
  await demo.click('f1', 'b1')
  assert.equal(await demo.dfen(), '5k4/10/10/10/10/10/10/10/10/1KS6R b k - - 1 1')
  assert.match(await demo.said(), /castles, King to b1, with the Ship/)
})

onPage('take back, redo, jumps, and a new line', async (demo) => {
  await demo.click('e2', 'e4', 'e9', 'e7', 'd2', 'd4')
  const end = await demo.dfen()
  await demo.button('Take back').click()
  await demo.button('Take back').click()
  assert.equal(await demo.dfen(), vectors.positions[0].moves.e2e4)
  assert.match(await demo.said(), /^Taken back\./)
  assert.equal((await demo.moves()).length, 3, 'what was taken back can still be seen')
  await demo.button('Redo').click()
  await demo.button('Redo').click()
  assert.equal(await demo.dfen(), end)
  await demo.page.locator('#moves .ply').first().click()
  assert.equal(await demo.dfen(), vectors.positions[0].moves.e2e4)
  await demo.click('a9', 'a8')
  assert.equal((await demo.moves()).length, 2)
  assert.ok(await demo.button('Redo').isDisabled())
  await demo.button('New game').click()
  assert.equal(await demo.dfen(), START)
  assert.deepEqual(await demo.moves(), [])
})

onPage('flip turns the board and nothing else', async (demo) => {
  await demo.click('e2')
  await demo.button('Flip').click()
  const [a1, j10, l1] = await Promise.all(['a1', 'j10', 'l1'].map((name) => demo.square(name).boundingBox()))
  assert.ok(a1.x > j10.x && a1.y < j10.y)
  assert.ok(l1.x > a1.x && Math.abs(l1.y - a1.y) < 2, 'l1 is beside a1 on the other side')
  assert.deepEqual(await demo.targets(), ['e3:o', 'e4:o'])
  await demo.shot('flipped')
  await demo.click('e4')
  assert.equal(await demo.dfen(), vectors.positions[0].moves.e2e4)
  await demo.button('Flip').click()
  const back = await demo.square('a1').boundingBox()
  assert.deepEqual([back.x, back.y], [j10.x, j10.y])
})

onPage('a text with faults is refused with their names and places, and changes nothing', async (demo) => {
  await demo.click('e2', 'e4')
  const bad = START.replace('pppppppppp', 'pppxpppppp')
  await demo.setUp(bad)
  const faults = demo.page.locator('#setup-fault li')
  assert.equal(await faults.count(), 1)
  assert.match(await faults.innerText(), /^Board: .*letter.* At character 17: /)
  assert.equal(await faults.locator('mark').innerText(), 'x')
  const text = demo.page.locator('#position-text')
  assert.equal(await text.getAttribute('aria-invalid'), 'true')
  assert.equal(await text.evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd)), 'x')
  await demo.shot('fault')
  assert.equal(await demo.square('e4').getAttribute('aria-label'), 'e4, white pawn')
  assert.equal((await demo.moves()).length, 1)

  await demo.setUp('k9/10/10/10/10/10/10/10/10/9K x Q z9 z -1 0')
  assert.deepEqual(
    (await faults.locator('b').allInnerTexts()).map((field) => field.trim()),
    ['Turn:', 'Castling:', 'En passant:', 'Edge:', 'Half moves:', 'Full moves:'],
  )
  await text.fill('k9/10/10/10/10/10/10/10/10/9K  b')
  assert.equal(await faults.count(), 0)
  await text.press('Enter')
  assert.equal(await demo.dfen(), 'k9/10/10/10/10/10/10/10/10/9K b - - - 0 1')
  assert.deepEqual(await demo.moves(), [])
})

onPage('check and every end are said in words', async (demo) => {
  await demo.setUp('10/10/10/10/10/10/10/9R/10/k1K7 w - - - 0 1')
  await demo.click('j3', 'a3')
  assert.equal(await demo.turn(), 'Checkmate: White wins.')
  assert.match(await demo.said(), /Checkmate/)
  assert.match(await demo.square('a1').getAttribute('aria-label'), /in check/)
  assert.equal(await demo.page.locator('#board .movable').count(), 0)
  await demo.button('Take back').click()
  await demo.click('j3', 'j1')
  assert.equal(await demo.turn(), 'Black to move.')
  await demo.click('a1', 'a2', 'j1', 'j2')
  assert.equal(await demo.turn(), 'Black to move, in check.')
  await demo.setUp('k9/2Q7/10/10/10/10/10/10/10/9K b - - - 0 1')
  assert.equal(await demo.turn(), 'Stalemate: a draw.')
  await demo.setUp('k9/10/10/10/10/10/10/10/10/N8K w - - - 0 1')
  assert.equal(await demo.turn(), 'Too little is left to give mate: a draw.')
  await demo.click('a1')
  assert.deepEqual(await demo.targets(), [])
})

onPage('the keyboard is enough', async (demo) => {
  const { keyboard } = demo.page
  const focused = () => demo.page.evaluate(() => document.activeElement.dataset.square)
  assert.equal(await demo.page.locator('#board [tabindex="0"]').count(), 1)
  for (let presses = 0; presses < 10 && !(await focused()); presses++) await keyboard.press('Tab')
  assert.equal(await focused(), 'a1')
  await keyboard.press('ArrowLeft')
  assert.equal(await focused(), 'l1')
  await keyboard.press('ArrowUp')
  assert.equal(await focused(), 'l1', 'there is no l2')
  for (const key of ['ArrowRight', 'End', 'ArrowLeft', 'Home', 'ArrowRight']) await keyboard.press(key)
  assert.equal(await focused(), 'b1')
  for (let steps = 0; steps < 3; steps++) await keyboard.press('ArrowRight')
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  assert.deepEqual(await demo.targets(), ['e3:o', 'e4:o'])
  await keyboard.press('Escape')
  assert.deepEqual(await demo.targets(), [])
  await keyboard.press(' ')
  await keyboard.press('ArrowUp')
  await keyboard.press('ArrowUp')
  await demo.shot('keyboard')
  await keyboard.press(' ')
  assert.equal(await demo.dfen(), vectors.positions[0].moves.e2e4)
  assert.equal(await focused(), 'e4')
  await demo.button('Flip').click()
  await demo.square('e4').focus()
  await keyboard.press('ArrowUp')
  assert.equal(await focused(), 'e3', 'up is what is seen as up')
  assert.equal(await demo.page.locator('#board [tabindex="0"]').count(), 1)
})

onPage('the chooser works by keyboard', async (demo) => {
  const { keyboard } = demo.page
  await demo.setUp('10/1P8/9k/10/10/10/10/10/10/5K4 w - - - 7 30')
  await demo.square('b9').focus()
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await keyboard.press(key)
  await demo.chooser().waitFor()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  assert.ok(await demo.chooser().isHidden())
  assert.equal((await demo.moves()).length, 1)
  assert.equal(await demo.page.evaluate(() => document.activeElement.dataset.square), 'b10')
})

onPage(
  'the position text can be copied',
  async (demo) => {
    await demo.button('Copy').click()
    await demo.page.getByText('Copied.').waitFor()
    assert.equal(await demo.page.evaluate(() => navigator.clipboard.readText()), START)
  },
  { permissions: ['clipboard-read', 'clipboard-write'] },
)
