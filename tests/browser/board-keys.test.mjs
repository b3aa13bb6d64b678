// <das-chess-board> without a hand on it: keys, names, roles, what a screen reader is told, and the text field; and
// a whole game by keyboard alone.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { startHost, withBoard } from './board-host.mjs'
import { until } from './site.mjs'

const START = 's^pnbqkbv^mr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/S^PNBQKBV^MR w KAJkaj - ACac 0 1'
const LOADED = 'k9/6s3/5S(N)3p/10/5n1S(A)2/10/3s(A)6/2P7/1n8/5K4 w - - ACac 0 1'
const PROMOTES = 'k9/4P5/10/10/10/10/10/10/10/5K4 w - - - 0 1'

let host
before(async () => {
  host = await startHost()
})
after(() => host.stop())

const onBoard = (name, board, look, options = {}) =>
  test(name, () => withBoard(host, { board, ...options }, look))

onBoard('one tab stop; arrows go by what is seen, over missing cells, to the edge', {}, async (demo) => {
  const stops = () => demo.board.locator('[role=gridcell][tabindex="0"]').count()
  assert.equal(await stops(), 1)
  await demo.keys('Tab')
  assert.equal(await demo.focused(), 'a1')
  await demo.keys('ArrowUp', 'ArrowUp', 'ArrowRight')
  assert.equal(await demo.focused(), 'b3')
  await demo.keys('ArrowLeft', 'ArrowLeft', 'ArrowLeft')
  assert.equal(await demo.focused(), 'a3', 'l3 is no cell')
  await demo.keys('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft')
  assert.equal(await demo.focused(), 'l1')
  await demo.keys('ArrowUp')
  assert.equal(await demo.focused(), 'l10', 'the next cell of the file')
  await demo.keys('End')
  assert.equal(await demo.focused(), 'r10')
  await demo.keys('Home')
  assert.equal(await demo.focused(), 'l10')
  assert.equal(await stops(), 1)
  await demo.keys('Tab')
  assert.equal(await demo.focused(), null)
  await demo.keys('Shift+Tab')
  assert.equal(await demo.focused(), 'l10')
})

onBoard('seen from Black, arrows still go by what is seen', { orientation: 'black' }, async (demo) => {
  await demo.keys('Tab', 'ArrowUp')
  assert.equal(await demo.focused(), 'j9')
  await demo.keys('ArrowRight')
  assert.equal(await demo.focused(), 'i9')
})

onBoard('on a page that runs from right to left, too', {}, async (demo) => {
  await demo.page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await demo.keys('Tab', 'ArrowRight', 'ArrowUp')
  assert.equal(await demo.focused(), 'b2')
  const [a, b] = [await demo.center('a2'), await demo.center('b2')]
  assert.ok(a.x < b.x)
})

onBoard('Enter and Space move, Escape lets go', {}, async (demo) => {
  await demo.square('e2').focus()
  await demo.keys('Enter')
  assert.equal(await demo.square('e2').getAttribute('aria-selected'), 'true')
  assert.match(await demo.label('e4'), /can be reached/)
  await demo.keys('Escape')
  assert.equal(await demo.square('e2').getAttribute('aria-selected'), 'false')
  await demo.keys('Space', 'ArrowUp', 'ArrowUp', 'Space')
  assert.deepEqual(await demo.events(), [
    'move-cancel escape',
    'move-request e2e4',
    'move e2e4 user',
    'position-change e2e4',
  ])
  assert.equal(await demo.focused(), 'e4')
})

onBoard('Escape is left to the page where there is nothing to cancel', {}, async (demo) => {
  await demo.page.evaluate(() =>
    addEventListener('keydown', (event) => (globalThis.prevented = event.defaultPrevented)),
  )
  await demo.square('e2').focus()
  await demo.keys('Escape')
  assert.equal(await demo.page.evaluate(() => prevented), false)
  await demo.keys('Enter', 'Escape')
  assert.equal(await demo.page.evaluate(() => prevented), true)
})

onBoard(
  'a chooser by keyboard: arrows, Enter, Escape; the focus comes back',
  { position: PROMOTES },
  async (demo) => {
    const answer = () => demo.get((board) => board.shadowRoot.activeElement.textContent.trim())
    await demo.square('e9').focus()
    await demo.keys('Enter', 'ArrowUp', 'Enter')
    const [, first] = await demo.question()
    assert.equal(await answer(), first)
    await demo.keys('ArrowRight', 'ArrowDown')
    const [, ...all] = await demo.question()
    assert.equal(await answer(), all[4])
    await demo.keys('ArrowUp', 'ArrowLeft')
    assert.equal(await answer(), all[0])
    await demo.keys('Escape')
    await until(() => demo.question(), null)
    await until(() => demo.focused(), 'e10')
    await demo.keys('ArrowDown', 'Enter', 'ArrowUp', 'Enter', 'Enter')
    assert.match((await demo.events()).at(-2), /^move e9e10/)
    assert.equal(await demo.focused(), 'e10')
  },
)

onBoard(
  'every cell says where it is, who stands there and in what state',
  { position: LOADED },
  async (demo) => {
    assert.equal(await demo.label('f8'), 'f8, white Transport, Landing Knight on a white hull')
    assert.equal(await demo.label('d4'), 'd4, white Frigate, Pirate Amazon on a black hull')
    assert.equal(await demo.label('g9'), 'g9, black Ship')
    await demo.get((board) => (board.language = 'ru'))
    await until(() => demo.label('f8'), 'f8, белый Транспорт, Десант (Конь) на белом корпусе')
    assert.equal(await demo.label('d4'), 'd4, белый Фрегат, Пират (Амазонка) на чёрном корпусе')
    assert.equal(await demo.label('e5'), 'e5, пусто')
    assert.equal(await demo.board.locator('[role=grid]').getAttribute('aria-label'), 'Доска Das Chess')
    assert.equal(await demo.get((board) => board.shadowRoot.querySelector('[lang]').lang), 'ru')
    await demo.click('f8', 'f9')
    assert.deepEqual(await demo.question(), ['Кто ходит?', 'Судно', 'Пассажир: Конь', 'Отмена'])
  },
)

onBoard('the accessibility tree has the grid, its rows and the names', { position: LOADED }, async (demo) => {
  const tree = await demo.board.ariaSnapshot()
  assert.match(tree, /grid "Das Chess board"/)
  assert.match(tree, /row/)
  assert.match(tree, /gridcell "f8, white Transport, Landing Knight on a white hull"/)
})

onBoard('one polite announcement a ply, and none for anything else', {}, async (demo) => {
  await demo.get((board) => {
    globalThis.told = []
    const status = board.shadowRoot.querySelector('[role=status]')
    globalThis.polite = status.getAttribute('aria-live')
    new MutationObserver(() => told.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await demo.click('e2', 'd2', 'd4')
  await demo.drag('e9', 'e7')
  await demo.get((board) => board.move('c1d3'))
  await demo.get((board) => (board.position = das.applyMove(board.position, 'c10d8')))
  await demo.get((board) => board.flip())
  assert.equal(await demo.page.evaluate(() => polite), 'polite')
  // Of turning the board nothing is to be told: there is nothing to wait for.
  await demo.page.waitForTimeout(50)
  assert.deepEqual(await demo.page.evaluate(() => told), [
    'White Pawn moves from d2 to d4.',
    'Black Pawn moves from e9 to e7.',
    'White Knight moves from c1 to d3.',
    'Black Knight moves from c10 to d8.',
  ])
  await demo.get((board, start) => board.setPosition(start), START)
  assert.equal(await demo.announced(), 'New position. White to move.')
})

onBoard("that it is the other side's turn, while all stand as they stood, is not told", {}, async (demo) => {
  await demo.click('d2', 'd4')
  await demo.get((board) => board.setPosition(board.position.replace(' b ', ' w ')))
  assert.equal(await demo.announced(), 'White Pawn moves from d2 to d4.')
  assert.match(await demo.position(), / w /)
})

onBoard('a move taken back is told as one', {}, async (demo) => {
  await demo.get((board) => board.move('e4'))
  await demo.get((board, start) => board.setPosition(start), START)
  assert.equal(await demo.announced(), 'Move taken back. White to move.')
})

onBoard('moves can be typed', { moveEntry: true }, async (demo) => {
  const field = demo.board.getByLabel('Move', { exact: true })
  const error = demo.board.locator('[role=alert]')
  await field.fill('e5')
  await field.press('Enter')
  assert.match(await error.innerText(), /e5/)
  assert.equal(await field.getAttribute('aria-invalid'), 'true')
  await field.fill('e4')
  assert.equal(await error.innerText(), '')
  await field.press('Enter')
  assert.equal(await field.inputValue(), '')
  assert.deepEqual(await demo.events(), ['move-request e2e4', 'move e2e4 user', 'position-change e2e4'])
  await field.fill('c10d8')
  await demo.board.getByRole('button', { name: 'Play' }).click()
  assert.deepEqual((await demo.events())[1], 'move c10d8 user')
  await demo.get((board) => {
    board.language = 'ru'
    board.color = 'black'
  })
  await demo.board.getByLabel('Ход', { exact: true }).fill('d4')
  await demo.keys('Enter')
  assert.equal(await error.innerText(), 'Не ваш ход.')
  await demo.get((board) => (board.color = 'both'))
  await demo.board.getByLabel('Ход', { exact: true }).fill('e6')
  await demo.keys('Enter')
  assert.equal(await error.innerText(), 'Здесь так ходить нельзя.')
  await demo.get((board) => (board.moveEntry = false))
  await until(() => demo.board.locator('form').count(), 0)
})

onBoard('a screen reader that sends clicks only can play', {}, async (demo) => {
  await demo.get((board) => {
    for (const square of ['e2', 'e4']) board.shadowRoot.querySelector(`[data-square=${square}]`).click()
  })
  assert.deepEqual((await demo.events())[1], 'move e2e4 user')
})

onBoard('a whole game by keyboard alone', {}, async (demo) => {
  const vectors = JSON.parse(readFileSync(new URL('../vectors/das.json', import.meta.url), 'utf8'))
  const games = vectors.games.map(({ moves }) => moves.split(' ')).sort((a, b) => a.length - b.length)
  const moves = games.find((game) => game.some((lan) => lan.includes('~')))
  const named = {
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
  const row = 'labcdefghijr'
  const go = async (to) => {
    for (let step = 0; step < 30; step++) {
      const here = await demo.focused()
      if (here === to) return
      const [rank, wanted] = [Number(here.slice(1)), Number(to.slice(1))]
      const [file, aim] = [row.indexOf(here[0]), row.indexOf(to[0])]
      // The edge files have cells at their ends only: first to the rank, then along it.
      if (rank !== wanted && (file === 0 || file === 11)) await demo.keys(file ? 'ArrowLeft' : 'ArrowRight')
      else if (rank !== wanted) await demo.keys(rank < wanted ? 'ArrowUp' : 'ArrowDown')
      else await demo.keys(file < aim ? 'ArrowRight' : 'ArrowLeft')
    }
    assert.fail(`no way to ${to}`)
  }
  await demo.keys('Tab')
  let asked = 0
  for (const lan of moves) {
    const [, from, passenger, to, promotion] = lan.match(/^([a-z](?:10|\d))(~?)([a-z](?:10|\d))([a-z]?)$/)
    await go(from)
    await demo.keys('Enter')
    await go(to)
    await demo.keys('Enter')
    const question = await demo.question()
    if (!question) continue
    asked++
    const answer = promotion ? named[promotion] : passenger ? 'Passenger' : 'Vessel'
    const index = question.slice(1).findIndex((text) => text.startsWith(answer))
    for (let step = 0; step < index; step++) await demo.keys('ArrowRight')
    await demo.keys('Enter')
  }
  const played = (await demo.events())
    .filter((event) => event.startsWith('move '))
    .map((event) => event.split(' ')[1])
  assert.deepEqual(played, moves)
  assert.ok(asked > 0, 'the game has a question in it')
})
