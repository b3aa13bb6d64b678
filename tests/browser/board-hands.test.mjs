// What hands do to <das-chess-board> besides what was meant: slips, second fingers, lost pointers, scrolled and
// turned pages; and a whole game by touch alone.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { startHost, withBoard } from './board-host.mjs'

const START = 's^pnbqkbv^mr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/S^PNBQKBV^MR w KAJkaj - ACac 0 1'

let host
before(async () => {
  host = await startHost()
})
after(() => host.stop())

const PHONE = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

const withMouse = (name, look, board = {}) => test(`mouse: ${name}`, () => withBoard(host, { board }, look))

/** Fingers as the browser itself sees them. */
async function hands(demo) {
  const session = await demo.context.newCDPSession(demo.page)
  const send = (type, ...points) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    })
  return {
    down: (...points) => send('touchStart', ...points),
    move: (...points) => send('touchMove', ...points),
    up: (...points) => send('touchEnd', ...points),
    cancel: () => send('touchCancel'),
    async tap(square) {
      await send('touchStart', await demo.center(square))
      await send('touchEnd')
    },
    async slide(from, to, steps = 6) {
      await send('touchStart', from)
      for (let step = 1; step <= steps; step++) {
        const part = step / steps
        await send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
      }
    },
  }
}

const withFingers = (name, look, board = {}) =>
  test(`touch: ${name}`, () =>
    withBoard(host, { board, ...PHONE }, async (demo) => look(demo, await hands(demo))))

/** Nothing is left of a drag, one cancel event was sent, and the board can be used. */
async function wentHome(demo, reason) {
  assert.deepEqual(await demo.events(), [`move-cancel ${reason}`])
  assert.equal(await demo.board.locator('.dragged').count(), 0)
  assert.deepEqual(await demo.having('ghost'), [])
  assert.deepEqual(await demo.having('over'), [])
  assert.equal(await demo.position(), START)
}

async function usable(demo) {
  await demo.get((board, start) => board.setPosition(start), START)
  await demo.events()
  await demo.drag('e2', 'e4')
  assert.deepEqual((await demo.events())[1], 'move e2e4 user')
}

withMouse('dragged off the board', async (demo) => {
  await demo.press('e2')
  await demo.pull({ x: 740, y: 700 })
  await demo.page.mouse.up()
  await wentHome(demo, 'outside')
  await usable(demo)
})

withMouse('dragged out of the window', async (demo) => {
  await demo.press('e2')
  await demo.pull({ x: 300, y: -50 })
  await demo.page.mouse.up()
  await wentHome(demo, 'outside')
  await usable(demo)
})

withMouse('dropped where it may not go', async (demo) => {
  await demo.drag('e2', 'e7')
  await wentHome(demo, 'illegal')
  await usable(demo)
})

withMouse('Escape while dragging', async (demo) => {
  await demo.press('e2')
  await demo.pull('e4')
  await demo.keys('Escape')
  await wentHome(demo, 'escape')
  await demo.page.mouse.up()
  assert.deepEqual(await demo.events(), [])
  await usable(demo)
})

withMouse('the right button while dragging', async (demo) => {
  await demo.press('e2')
  await demo.pull('e4')
  await demo.page.mouse.down({ button: 'right' })
  await wentHome(demo, 'button')
  await demo.page.mouse.up({ button: 'right' })
  await demo.page.mouse.up()
  assert.deepEqual(await demo.events(), [])
  await usable(demo)
})

withMouse('the right button alone does nothing', async (demo) => {
  const { x, y } = await demo.center('e2')
  await demo.page.mouse.click(x, y, { button: 'right' })
  assert.deepEqual(await demo.having('selected'), [])
})

withMouse('the window loses the focus while dragging', async (demo) => {
  await demo.press('e2')
  await demo.pull('e4')
  await demo.page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await wentHome(demo, 'blur')
  await demo.page.mouse.up()
  await usable(demo)
})

withMouse('the pointer is cancelled while dragging', async (demo) => {
  await demo.press('e2')
  await demo.pull('e4')
  await demo.get((board) => {
    const inner = board.shadowRoot.querySelector('.board')
    inner.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }))
  })
  await wentHome(demo, 'pointer')
  await demo.page.mouse.up()
  await usable(demo)
})

withMouse('the board goes away while dragging', async (demo) => {
  await demo.page.evaluate(() => (globalThis.kept = document.querySelector('das-chess-board')))
  await demo.press('e2')
  await demo.pull('e4')
  // Its events have no document to bubble to then.
  await demo.page.evaluate(() => {
    kept.addEventListener('move-cancel', ({ detail }) => seen.push(`move-cancel ${detail.reason}`))
    kept.remove()
  })
  await demo.page.mouse.up()
  assert.deepEqual(await demo.events(), ['move-cancel removed'])
  await demo.page.evaluate(() => document.getElementById('main').append(kept))
  assert.equal(await demo.board.locator('.dragged').count(), 0)
  await demo.drag('e2', 'e4')
  assert.deepEqual((await demo.events())[1], 'move e2e4 user')
})

withMouse('a slip of a few pixels is a click', async (demo) => {
  const { x, y } = await demo.center('e2')
  await demo.page.mouse.move(x, y)
  await demo.page.mouse.down()
  await demo.page.mouse.move(x + 3, y + 2)
  await demo.page.mouse.up()
  assert.deepEqual(await demo.having('selected'), ['e2'])
  assert.deepEqual(await demo.events(), [])
})

const PAGES = {
  'created hidden': async (demo) => {
    await demo.page.evaluate(() => document.querySelector('das-chess-board').remove())
    await demo.page.evaluate(() => {
      document.getElementById('main').hidden = true
      makeBoard()
    })
    await demo.board.locator('.cell').first().waitFor({ state: 'attached' })
    await demo.page.evaluate(() => (document.getElementById('main').hidden = false))
  },
  scrolled: async (demo) => {
    await demo.page.evaluate(() => {
      document.body.style.paddingTop = '900px'
      document.body.style.paddingLeft = '40px'
      scrollTo(20, 850)
    })
  },
  zoomed: (demo) => demo.page.evaluate(() => (document.body.style.zoom = '1.3')),
  'scaled and turned': (demo) =>
    demo.page.evaluate(() => {
      const { style } = document.querySelector('das-chess-board')
      style.transform = 'translate(60px, 80px) scale(.6) rotate(25deg)'
    }),
  'turned upside down': (demo) =>
    demo.page.evaluate(() => (document.querySelector('das-chess-board').style.rotate = '180deg')),
  'right to left': (demo) => demo.page.evaluate(() => (document.documentElement.dir = 'rtl')),
}

for (const [name, prepare] of Object.entries(PAGES)) {
  withMouse(`a page that is ${name}`, async (demo) => {
    await prepare(demo)
    await demo.press('c1')
    await demo.pull('d3')
    assert.deepEqual(await demo.having('over'), ['d3'])
    const off = await demo.get((board) => {
      const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x + width / 2, y + height / 2]
      }
      const [a, b] = ['.dragged', '[data-square=d3]'].map((name) =>
        middle(board.shadowRoot.querySelector(name)),
      )
      return Math.hypot(a[0] - b[0], a[1] - b[1])
    })
    assert.ok(off < 2, `the piece is under the pointer, not ${off} pixels beside it`)
    await demo.page.mouse.up()
    await demo.click('e9', 'e7')
    assert.deepEqual(
      (await demo.events()).filter((event) => event.startsWith('move ')),
      ['move c1d3 user', 'move e9e7 user'],
    )
  })
}

withMouse('resized while dragging', async (demo) => {
  await demo.press('c1')
  await demo.pull({ x: 200, y: 400 })
  await demo.page.setViewportSize({ width: 500, height: 600 })
  await demo.pull('d3')
  await demo.page.mouse.up()
  assert.deepEqual((await demo.events())[1], 'move c1d3 user')
})

withFingers('a drag on an own piece moves it and does not scroll', async (demo, finger) => {
  await demo.page.evaluate(() => (document.body.style.paddingBottom = '2000px'))
  await finger.slide(await demo.center('e2'), await demo.center('e4'))
  assert.equal(await demo.board.locator('.dragged').count(), 1)
  await finger.up()
  assert.deepEqual((await demo.events())[1], 'move e2e4 user')
  assert.equal(await demo.page.evaluate(() => scrollY), 0)
})

withFingers('elsewhere on the board the page scrolls', async (demo, finger) => {
  await demo.page.evaluate(() => (document.body.style.paddingBottom = '2000px'))
  const from = await demo.center('e8')
  await finger.slide(from, { x: from.x, y: from.y - 100 }, 12)
  await finger.up()
  await demo.page.waitForFunction(() => scrollY > 40)
  assert.deepEqual(await demo.events(), [])
  assert.deepEqual(await demo.having('selected'), [])
})

withFingers('tap and tap moves a piece', async (demo, finger) => {
  await finger.tap('e2')
  assert.deepEqual(await demo.having('selected'), ['e2'])
  await finger.tap('e4')
  assert.deepEqual((await demo.events())[1], 'move e2e4 user')
})

withFingers('a slip of a few pixels is a tap', async (demo, finger) => {
  const from = await demo.center('e2')
  await finger.slide(from, { x: from.x + 6, y: from.y - 5 }, 3)
  await finger.up()
  assert.deepEqual(await demo.having('selected'), ['e2'])
  assert.deepEqual(await demo.events(), [])
})

withFingers('a second finger sends the piece home', async (demo, finger) => {
  const from = await demo.center('e2')
  const to = await demo.center('e4')
  await finger.slide(from, to)
  await finger.down(to, { x: 50, y: 50 })
  await finger.up()
  await wentHome(demo, 'finger')
  await finger.tap('e2')
  await finger.tap('e3')
  assert.deepEqual((await demo.events())[1], 'move e2e3 user')
})

withFingers('a second finger beside the board, too', async (demo, finger) => {
  const to = await demo.center('e4')
  await finger.slide(await demo.center('e2'), to)
  await finger.down(to, { x: 100, y: 650 })
  await finger.up()
  await wentHome(demo, 'finger')
})

withFingers('the system takes the finger away', async (demo, finger) => {
  await finger.slide(await demo.center('e2'), await demo.center('e4'))
  await finger.cancel()
  await wentHome(demo, 'pointer')
})

withFingers('a whole game by touch alone', async (demo, finger) => {
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
  let asked = 0
  for (const [index, lan] of moves.entries()) {
    const [, from, passenger, to, promotion] = lan.match(/^([a-z](?:10|\d))(~?)([a-z](?:10|\d))([a-z]?)$/)
    if (index % 3 === 0) {
      await finger.slide(await demo.center(from), await demo.center(to), 3)
      await finger.up()
    } else {
      await finger.tap(from)
      await finger.tap(to)
    }
    const question = await demo.question()
    if (question) {
      asked++
      const answer = promotion ? named[promotion] : passenger ? 'Passenger' : 'Vessel'
      await demo.board.locator('dialog[open] button', { hasText: answer }).tap()
    }
  }
  const played = (await demo.events())
    .filter((event) => event.startsWith('move '))
    .map((event) => event.split(' ')[1])
  assert.deepEqual(played, moves)
  assert.ok(played.length > 30)
  assert.ok(asked > 0, 'the game has a question in it')
})
