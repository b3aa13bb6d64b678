// <das-chess-board> and the page's own doing: what it does in handlers, what it sets while a move is on its way, and how it
// refuses one.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startHost, withBoard } from './board-host.mjs'
import { until } from './site.mjs'

const START = 's^pnbqkbv^mr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/S^PNBQKBV^MR w KAJkaj - ACac 0 1'
const PROMOTING = 'k9/7P2/10/10/10/10/10/10/10/5K4 w - - - 0 1'

let host
before(async () => {
  host = await startHost()
})
after(() => host.stop())

const onBoard = (name, board, look, options = {}) =>
  test(name, () => withBoard(host, { board, ...options }, look))

/** Has `move-request` wait for promises that the test settles by `resolve` and `reject`. */
const wait = (demo) =>
  demo.get((board) =>
    board.addEventListener('move-request', ({ detail }) =>
      detail.waitFor(new Promise((resolve, reject) => Object.assign(globalThis, { resolve, reject }))),
    ),
  )

onBoard('a reply made by a handler is told after what it answers', {}, async (demo) => {
  const told = await demo.get(async (board) => {
    const details = []
    for (const name of ['move', 'position-change'])
      document.addEventListener(name, ({ detail }) => details.push([name, detail]))
    board.addEventListener('move', () => void board.move('e9e7'), { once: true })
    const first = board.move('e2e4')
    return { details, first: await first, moved: das.applyMove(das.START, 'e2e4').dfen, end: board.position }
  })
  const { moved, end } = told
  assert.deepEqual(
    told.details.map(([name, { move, before, after, previous, position }]) => [
      `${name} ${move.lan}`,
      before ?? previous,
      after ?? position,
    ]),
    [
      ['move e2e4', START, moved],
      ['position-change e2e4', START, moved],
      ['move e9e7', moved, end],
      ['position-change e9e7', moved, end],
    ],
  )
  assert.equal(told.first, false, 'something newer came')
})

onBoard('a move made while it is told that another came to nothing', {}, async (demo) => {
  await wait(demo)
  await demo.click('e2', 'e4')
  await demo.get((board) => {
    board.addEventListener('move-cancel', () => void board.move('d9d7'), { once: true })
    return board.move('d2d4')
  })
  assert.deepEqual(await demo.events(), [
    'move-request e2e4',
    'move-cancel position',
    'move d2d4 script',
    'position-change d2d4',
    'move d9d7 script',
    'position-change d9d7',
  ])
  assert.equal(await demo.label('d7').then((label) => label.split(',')[1]), ' black Pawn')
})

/** Everything that changes no position. */
const turn = (board) => {
  board.flip()
  board.language = 'ru'
  board.animation = 10
  board.coordinates = false
  board.moveEntry = true
  board.legates = 'r2 r9'
  board.color = 'white'
}

onBoard('a waiting move goes on whatever else is set', {}, async (demo) => {
  await wait(demo)
  await demo.click('e2', 'e4')
  await demo.get(turn)
  await demo.get((board) => (board.mode = 'view'))
  await until(() => demo.board.locator('.cell').first().getAttribute('data-square'), 'r1')
  assert.deepEqual(await demo.having('waiting'), ['e2', 'e4'])
  await demo.page.evaluate(() => resolve(true))
  await demo.happens(['move-request e2e4', 'move e2e4 user', 'position-change e2e4'])
})

onBoard('a selection keeps its targets whatever else is set', {}, async (demo) => {
  await demo.click('e2')
  await demo.get(turn)
  await until(() => demo.board.locator('.cell').first().getAttribute('data-square'), 'r1')
  assert.deepEqual([await demo.having('selected'), await demo.having('target')], [['e2'], ['e3', 'e4']])
  await demo.click('e4')
  assert.deepEqual(await demo.events(), ['move-request e2e4', 'move e2e4 user', 'position-change e2e4'])
})

onBoard('a question stays, and a drag goes on', { position: PROMOTING }, async (demo) => {
  await demo.click('h9', 'h10')
  await demo.get(turn)
  await until(() => demo.board.locator('.cell').first().getAttribute('data-square'), 'r1')
  assert.ok(await demo.question())
  await demo.board.locator('dialog button').first().click()
  assert.match((await demo.events()).join(), /^move-request h9h10.,move h9h10. user,position-change h9h10.$/)
  await demo.get((board, start) => board.setPosition(start), START)
  await demo.events()
  await demo.press('e2')
  await demo.pull('e3')
  await demo.get((board) => board.flip())
  await until(() => demo.board.locator('.cell').first().getAttribute('data-square'), 'l10')
  await demo.pull('e4')
  await demo.page.mouse.up()
  assert.deepEqual(await demo.events(), ['move-request e2e4', 'move e2e4 user', 'position-change e2e4'])
})

onBoard('whoever may no longer be moved is let go of, and that is told', {}, async (demo) => {
  await demo.click('e2')
  await demo.get((board) => (board.color = 'black'))
  await until(() => demo.having('selected').then((names) => names.length), 0)
  assert.deepEqual(await demo.events(), ['move-cancel refused'])
  await demo.get((board) => (board.color = 'both'))
  await demo.press('e2')
  await demo.pull('e4')
  await demo.get((board) => (board.mode = 'view'))
  await demo.page.mouse.up()
  assert.deepEqual(await demo.events(), ['move-cancel refused'])
  assert.equal(await demo.board.locator('.dragged').count(), 0)
})

onBoard('a rejection is told, even after a refusal or too late, and never unhandled', {}, async (demo) => {
  await demo.get((board) => {
    board.addEventListener('move-request', (event) => globalThis.answer(event))
    globalThis.answer = (event) => {
      event.detail.waitFor(Promise.reject(new Error('prevented')))
      event.preventDefault()
    }
  })
  await demo.click('e2', 'e4')
  await demo.happens(['move-request e2e4', 'move-cancel refused', 'board-error move-request'])
  await demo.page.evaluate(() => {
    globalThis.answer = ({ detail }) =>
      void Promise.resolve().then(() => detail.waitFor(Promise.reject('late')))
  })
  await demo.click('e2', 'e4')
  await demo.happens([
    'move-request e2e4',
    'move e2e4 user',
    'position-change e2e4',
    'board-error move-request',
  ])
  await demo.page.evaluate(() => {
    globalThis.answer = ({ detail }) => [1, 2].map((number) => detail.waitFor(Promise.reject(number)))
  })
  await demo.click('e9', 'e7')
  await demo.happens([
    'move-request e9e7',
    'move-cancel refused',
    'board-error move-request',
    'board-error move-request',
  ])
})

onBoard('an answer is one to its own request, not to a later one for the same move', {}, async (demo) => {
  await wait(demo)
  await demo.click('e2', 'e4')
  await demo.get((board) => {
    globalThis.earlier = globalThis.resolve
    const place = board.parentNode
    board.remove()
    place.append(board)
  })
  await demo.click('e2', 'e4')
  await demo.page.evaluate(() => earlier(true))
  // Nothing is to happen: there is nothing to wait for.
  await demo.page.waitForTimeout(50)
  assert.equal(await demo.position(), START)
  await demo.page.evaluate(() => resolve(true))
  await demo.happens(['move-request e2e4', 'move-request e2e4', 'move e2e4 user', 'position-change e2e4'])
})

onBoard('what is no list of arrows or marks is an error', { arrows: 'e2e4' }, async (demo) => {
  await demo.get((board) => {
    board.arrows = {}
    board.arrows = 5
    board.marks = 5
  })
  await demo.happens(['board-error arrows', 'board-error arrows', 'board-error marks'])
  assert.equal(await demo.board.locator('.arrow').count(), 1)
})
