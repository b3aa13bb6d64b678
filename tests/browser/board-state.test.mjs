// <das-chess-board> in time: animations, newer states that overtake older ones, flipping, several boards, removal and
// coming back, properties before the element is known.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startHost, watch, withBoard } from './board-host.mjs'
import { until } from './site.mjs'

const START = 's^pnbqkbv^mr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/S^PNBQKBV^MR w KAJkaj - ACac 0 1'
const LOADED = 'k9/6s3/5S(N)3p/10/5n1S(A)2/10/3s(A)6/2P7/1n8/5K4 w - - ACac 0 1'

let host
before(async () => {
  host = await startHost()
})
after(() => host.stop())

const onBoard = (name, board, look, options = {}) =>
  test(name, () => withBoard(host, { board, ...options }, look))

/** Starts moves with a long animation and looks at the board in the middle of it. */
const midway = (demo, position, lan) =>
  demo.get(
    async (board, [position, lan]) => {
      board.animation = 0
      await board.setPosition(position)
      board.animation = 600
      globalThis.done = board.move(lan)
      await appears(board, '.actor')
      const animations = board.shadowRoot.getAnimations()
      for (const animation of animations) {
        animation.pause()
        animation.currentTime = 150
      }
      const figures = (selector) =>
        [...board.shadowRoot.querySelectorAll(selector)].map((sprite) => {
          const { x, y, width, height } = sprite.getBoundingClientRect()
          const [cx, cy] = [x + width / 2, y + height / 2]
          return board.shadowRoot.elementFromPoint(cx, cy)?.closest('.cell')?.dataset.square
        })
      const drawn = (square) => {
        const svg = board.shadowRoot.querySelector(`[data-square=${square}] .piece svg`)
        return svg ? svg.querySelectorAll('path').length : 0
      }
      const [, from, to] = lan.match(/^([a-z](?:10|\d))~?([a-z](?:10|\d))/)
      const seen = { actors: figures('.actor'), gone: figures('.gone'), from: drawn(from), to: drawn(to) }
      for (const animation of animations) animation.play()
      return seen
    },
    [position, lan],
  )

onBoard('what happens is seen: who goes, who stays, who leaves the board', {}, async (demo) => {
  const cases = {
    'a vessel carries its passenger': ['k9/10/10/10/1S(A)8/10/10/10/10/5K4 w', 'b6i6', 1, 0, false, false],
    'a Minor boards a Ship, which waits': ['k9/10/10/10/10/5s4/10/4N5/10/5K4 w', 'e3f5', 1, 0, false, true],
    'a Minor takes a Landing': ['k9/10/10/10/10/5s(n)4/10/4N5/10/5K4 w', 'e3f5', 1, 1, false, true],
    'a Ship hands itself over to a waiting Minor': [
      'k9/10/10/10/1S3n4/10/10/10/10/7K2 w',
      'b6f6',
      1,
      0,
      false,
      true,
    ],
    'a passenger lands and leaves its hull': [
      'k9/10/10/10/1s(A)8/10/10/10/10/5K4 w',
      'b6~i6',
      1,
      0,
      true,
      false,
    ],
    'castling moves two': ['5k4/10/10/10/10/10/10/10/10/S4K4 w KA', 'f1b1', 2, 0, false, false],
    'an air piece leaves its square': ['k9/10/10/10/10/10/10/10/10/1^P3K4 w', 'b1b8', 1, 0, false, false],
    'a capture': ['k9/10/10/10/10/10/4q5/P9/2B7/5K4 w', 'c2e4', 1, 1, false, false],
    'a capture in passing': ['k9/10/10/3Pp5/10/10/10/10/10/5K4 w - e8', 'd7e8', 1, 1, false, false],
  }
  for (const [name, [position, lan, actors, gone, stays, waits]] of Object.entries(cases)) {
    const seen = await midway(demo, position, lan)
    assert.equal(seen.actors.length, actors, name)
    assert.equal(seen.gone.length, gone, name)
    assert.equal(seen.from > 0, stays, `${name}: what is left on the square`)
    assert.equal(seen.to > 0, waits, `${name}: who waits on the target`)
    assert.equal(await demo.page.evaluate(() => done), true, name)
    assert.equal(await demo.board.locator('.sprite').count(), 0, name)
    assert.ok((await demo.board.locator('.last-to .piece svg').count()) === 1, name)
  }
})

onBoard('a move taken back runs backwards', { animation: 500 }, async (demo) => {
  await demo.get((board) => board.move('e4'))
  const actors = await demo.get(async (board, start) => {
    globalThis.done = board.setPosition(start)
    await appears(board, '.actor')
    const [animation] = board.shadowRoot.getAnimations()
    animation.pause()
    animation.currentTime = 60
    const sprite = board.shadowRoot.querySelector('.actor').getBoundingClientRect()
    const ranks = Math.round(
      (sprite.y - board.shadowRoot.querySelector('[data-square=e2]').getBoundingClientRect().y) /
        sprite.height,
    )
    animation.play()
    return ranks
  }, START)
  assert.equal(actors, -2)
  assert.equal(await demo.page.evaluate(() => done), true)
})

onBoard(
  'reduced motion is respected',
  { animation: 5000 },
  async (demo) => {
    const began = Date.now()
    assert.equal(await demo.get((board) => board.move('e4')), true)
    assert.ok(Date.now() - began < 1500)
  },
  { reducedMotion: 'reduce' },
)

onBoard('a newer position ends an animation; its promise is false', { animation: 400 }, async (demo) => {
  const results = await demo.get(
    async (board, [start, other]) => {
      const first = board.move('e4')
      await appears(board, '.actor')
      const second = board.setPosition(other)
      const third = board.setPosition(start)
      return Promise.all([first, second, third])
    },
    [START, LOADED],
  )
  assert.deepEqual(results, [false, false, true])
  assert.equal(await demo.position(), START)
  assert.equal(await demo.board.locator('.sprite').count(), 0)
  assert.equal(await demo.board.locator('.piece svg').count(), 44)
})

onBoard(
  'a hundred positions in a row leave the last one and nothing else',
  { animation: 300 },
  async (demo) => {
    const { svgs, text } = await demo.get(async (board) => {
      let position = das.fromPosition()
      let shown
      for (let ply = 0; ply < 100; ply++) {
        const move = das.randomMove(position, ply)
        if (!move) break
        position = das.applyMove(position, move)
        shown = board.setPosition(position)
        if (ply % 7 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      }
      await shown
      const squares = [...board.shadowRoot.querySelectorAll('.cell')].filter((cell) =>
        cell.querySelector('svg'),
      )
      return {
        svgs: squares
          .map((cell) => cell.dataset.square)
          .sort()
          .join(),
        text: [...position]
          .map((cell) => cell.square)
          .sort()
          .join(),
      }
    })
    assert.equal(svgs, text)
    assert.equal(await demo.board.locator('.sprite').count(), 0)
  },
)

onBoard('a position set while dragging sends the piece home', {}, async (demo) => {
  await demo.press('e2')
  await demo.pull('e4')
  await demo.get((board, position) => board.setPosition(position), LOADED)
  assert.equal(await demo.board.locator('.dragged').count(), 0)
  await demo.page.mouse.up()
  assert.equal(await demo.position(), LOADED)
  assert.deepEqual(await demo.events(), ['move-cancel position', 'position-change'])
  await demo.drag('c3', 'c4')
  assert.deepEqual((await demo.events())[1], 'move c3c4 user')
})

onBoard('the same position set while dragging changes nothing', {}, async (demo) => {
  await demo.press('e2')
  await demo.pull('e4')
  await demo.get((board, position) => board.setPosition(position), START)
  assert.equal(await demo.board.locator('.dragged').count(), 1)
  await demo.page.mouse.up()
  assert.deepEqual((await demo.events())[1], 'move e2e4 user')
})

onBoard('a position set while a chooser is open closes it', { position: LOADED }, async (demo) => {
  await demo.click('f8', 'f9')
  await demo.get((board, position) => board.setPosition(position), START)
  assert.equal(await demo.question(), null)
  assert.equal(await demo.position(), START)
  assert.deepEqual(await demo.events(), ['move-cancel position', 'position-change'])
  await demo.click('e2', 'e4')
  assert.deepEqual((await demo.events())[1], 'move e2e4 user')
})

/** In the page: what a mouse does on squares of a board, all in one task. */
const tapAtOnce = `(board, ...squares) => {
  for (const square of squares) {
    const { x, y, width } = board.shadowRoot.querySelector('[data-square=' + square + ']').getBoundingClientRect()
    const at = { clientX: x + width / 2, clientY: y + width / 2 }
    const mouse = { ...at, pointerId: 7, isPrimary: true, pointerType: 'mouse', bubbles: true, composed: true }
    const inner = board.shadowRoot.querySelector('.board')
    for (const name of ['pointerdown', 'pointerup']) inner.dispatchEvent(new PointerEvent(name, mouse))
  }
}`

for (const [name, squares, selected, asked] of [
  ['somebody else is chosen at once', ['c3'], ['c3'], false],
  ['the same question is asked again at once', ['f8', 'f9'], ['f8', 'f9'], true],
]) {
  onBoard(`a question that the browser closed by itself: ${name}`, { position: LOADED }, async (demo) => {
    await demo.page.evaluate(`globalThis.tapAtOnce = ${tapAtOnce}`)
    await demo.click('f8', 'f9')
    await demo.events()
    await demo.get(async (board, squares) => {
      const dialog = board.shadowRoot.querySelector('dialog')
      const told = new Promise((resolve) => dialog.addEventListener('close', resolve))
      dialog.close()
      tapAtOnce(board, ...squares)
      await told
    }, squares)
    assert.deepEqual(await demo.having('selected'), selected)
    assert.equal((await demo.question()) !== null, asked)
    assert.deepEqual(await demo.events(), ['move-cancel chooser'])
  })
}

onBoard('turned round in the middle of an animation, it shows where the move led', {}, async (demo) => {
  const result = await demo.get(async (board) => {
    board.animation = 5000
    const moved = board.move('e4')
    while (!board.shadowRoot.querySelector('.actor')) await new Promise(requestAnimationFrame)
    board.flip()
    return moved
  })
  assert.equal(result, true)
  assert.equal(await demo.board.locator('.sprite').count(), 0)
  assert.equal(await demo.board.locator('[data-square=e4] svg').count(), 1)
})

onBoard(
  'who was dragged is there already, the others follow',
  { position: '5k4/10/10/10/10/10/10/10/10/S4K4 w KA' },
  async (demo) => {
    await demo.get((board) => (board.animation = 3000))
    await demo.drag('f1', 'b1')
    await demo.board.locator('.actor').nth(1).waitFor()
    const [off, corner] = await demo.get((board) => {
      const x = (selector, index = 0) =>
        board.shadowRoot.querySelectorAll(selector)[index].getBoundingClientRect().x
      return [x('.actor') - x('[data-square=b1]'), x('.actor', 1) - x('[data-square=c1]')]
    })
    assert.ok(Math.abs(off) < 1, 'the King')
    assert.ok(corner < -5, 'the Ship is on its way from a1')
  },
)

onBoard('a click during an animation counts for what is there then', { animation: 800 }, async (demo) => {
  await demo.get((board) => void board.move('e4'))
  await demo.click('e9', 'e7')
  await demo.get((board) => board.setPosition(board.position))
  assert.deepEqual(
    (await demo.events()).filter((event) => event.startsWith('move ')),
    ['move e2e4 script', 'move e9e7 user'],
  )
})

onBoard('a drag begun during an animation', { animation: 800 }, async (demo) => {
  await demo.get((board) => void board.move('e4'))
  await demo.drag('e9', 'e7')
  assert.equal((await demo.position()).split(' ')[1], 'w')
  assert.equal(await demo.board.locator('.dragged').count(), 0)
  assert.equal(await demo.board.locator('[data-square=e4] .piece svg').count(), 1, 'the first move is over')
})

onBoard('flipping keeps highlights, arrows, focus and names right', {}, async (demo) => {
  await demo.get((board) => {
    board.arrows = 'e2e4'
    board.marks = 'j10'
    return board.move('e4')
  })
  const before = await demo.center('e4')
  const texts = (name) =>
    demo.get(
      (board, name) => [...board.shadowRoot.querySelectorAll(name)].map((label) => label.textContent),
      name,
    )
  const labels = await texts('.coordinate')
  assert.equal(labels.filter((text) => text === '10').length, 2)
  assert.ok(!labels.some((text) => text.includes(':')))
  await demo.square('e9').focus()
  await demo.keys('Enter')
  assert.deepEqual(await demo.having('target'), ['e7', 'e8'])
  await demo.get((board) => board.flip())
  await until(() => demo.board.locator('.cell').first().getAttribute('data-square'), 'r1')
  const after = await demo.center('e4')
  assert.ok(Math.abs(before.x - after.x) > 20 && Math.abs(before.y - after.y) > 20)
  assert.deepEqual([await demo.having('last-from'), await demo.having('last-to')], [['e2'], ['e4']])
  assert.equal(await demo.focused(), 'e9')
  await demo.keys('ArrowUp')
  assert.equal(await demo.focused(), 'e8', 'up is towards White now')
  assert.equal((await texts('[role=gridcell]')).length, 104)
  assert.equal(
    await demo.board
      .locator('[role=row]')
      .first()
      .locator('[role=gridcell]')
      .first()
      .getAttribute('data-square'),
    'r1',
  )
  const off = await demo.get((board) => {
    const box = (element) => element.getBoundingClientRect()
    const [arrow, e2, e4] = ['.arrow', '[data-square=e2]', '[data-square=e4]'].map((name) =>
      box(board.shadowRoot.querySelector(name)),
    )
    const ring = box(board.shadowRoot.querySelector('.mark'))
    const j10 = box(board.shadowRoot.querySelector('[data-square=j10]'))
    return [
      arrow.top > e2.top &&
        arrow.bottom < e4.bottom &&
        Math.abs(arrow.x + arrow.width / 2 - e2.x - e2.width / 2) < 1,
      Math.abs(ring.x + ring.width / 2 - j10.x - j10.width / 2) < 1,
    ]
  })
  assert.deepEqual(off, [true, true])
})

onBoard('several boards do not touch each other', {}, async (demo) => {
  await demo.make({ orientation: 'black', color: 'white' })
  const [first, second] = [demo.board, demo.page.locator('das-chess-board').nth(1)]
  await demo.click('e2', 'e4')
  assert.equal(await second.evaluate((board) => board.position), START)
  const { x, y } = await demo.center('d2', second)
  await demo.page.mouse.click(x, y)
  assert.deepEqual(await demo.having('selected'), [])
  assert.equal(await second.locator('.selected').getAttribute('data-square'), 'd2')
  await demo.press('e9')
  const target = await demo.center('e7', second)
  await demo.pull(target)
  await demo.page.mouse.up()
  assert.equal(
    await second.evaluate((board) => board.position),
    START,
    'dropped on the other board: off this one',
  )
  assert.deepEqual((await demo.events()).at(-1), 'move-cancel outside')
  assert.equal(await first.locator('.dragged').count(), 0)
})

onBoard('removal drops every listener; coming back works', {}, async (demo) => {
  const leaks = await demo.page.evaluate(async () => {
    const counts = { window: 0, observers: 0 }
    const add = EventTarget.prototype.addEventListener
    const live = new Set()
    EventTarget.prototype.addEventListener = function (name, listener, options) {
      if (this === window || this === document || this === undefined) {
        const entry = { name }
        live.add(entry)
        options?.signal?.addEventListener('abort', () => live.delete(entry))
      }
      return add.call(this, name, listener, options)
    }
    const board = makeBoard()
    await null
    const inner = board.shadowRoot.querySelector('.board')
    const cell = board.shadowRoot.querySelector('[data-square=e2]')
    const { x, y } = cell.getBoundingClientRect()
    const at = { pointerId: 7, isPrimary: true, button: 0, buttons: 1, pointerType: 'mouse', bubbles: true }
    inner.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: x + 5, clientY: y + 5 }))
    inner.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: x + 5, clientY: y - 60 }))
    counts.during = live.size
    board.remove()
    counts.window = live.size
    EventTarget.prototype.addEventListener = add
    return counts
  })
  assert.ok(leaks.during > 0, 'a drag listens to the window')
  assert.equal(leaks.window, 0)
  await demo.page.evaluate(() => {
    const board = document.querySelector('das-chess-board')
    for (let turn = 0; turn < 3; turn++) {
      board.remove()
      document.getElementById('main').append(board)
    }
  })
  await demo.events()
  await demo.click('e2', 'e4')
  assert.deepEqual(await demo.events(), ['move-request e2e4', 'move e2e4 user', 'position-change e2e4'])
})

onBoard(
  'a board that goes away while it waits, animates or asks stays whole',
  { position: LOADED, animation: 400 },
  async (demo) => {
    const results = await demo.page.evaluate(async () => {
      const board = document.querySelector('das-chess-board')
      const main = document.getElementById('main')
      const moved = board.move('f8f9')
      await appears(board, '.actor')
      board.remove()
      const result = await moved
      const sprites = board.shadowRoot.querySelectorAll('.sprite').length
      main.append(board)
      return [result, sprites, board.position.includes('5S(N)s3')]
    })
    assert.deepEqual(results, [false, 0, true])
    await demo.get((board, position) => board.setPosition(position), LOADED)
    await demo.click('f8', 'f9')
    await demo.page.evaluate(() => {
      const board = document.querySelector('das-chess-board')
      board.remove()
      document.getElementById('main').append(board)
    })
    assert.equal(await demo.question(), null)
    await demo.click('c3', 'c4')
    assert.match((await demo.events()).at(-2), /^move c3c4/)
  },
)

test('properties set before the element is known, attributes, and a second copy of the script', async () => {
  const files = {
    'early.html': `<!doctype html><meta charset="utf-8"><title>Early</title><link rel="icon" href="icon.svg">
<script type="module" src="early.js"></script>
<das-chess-board id="one" position="${LOADED}" orientation="black" coordinates="false" animation="0" legates="r3 r8"></das-chess-board>
<das-chess-board id="two"></das-chess-board>`,
    'early.js': `two.position = ${JSON.stringify(LOADED)}
two.lastMove = 'c3f8'
two.language = 'ru'
const { DasChessBoardElement } = await import('./dist/board/index.js')
const again = await import('./dist/board/index.js?again')
globalThis.report = {
  known: two instanceof DasChessBoardElement,
  again: again.DasChessBoardElement === DasChessBoardElement,
  one: one.position,
  two: two.position,
  language: two.getAttribute('language'),
  own: Object.keys(two).filter((name) => name !== 'game'),
}
await null
report.last = two.shadowRoot.querySelector('.last-to').dataset.square
report.labels = one.shadowRoot.querySelectorAll('.coordinate').length
report.legates = one.legates`,
    'global.html': `<!doctype html><meta charset="utf-8"><title>Global</title><link rel="icon" href="icon.svg">
<script src="dist/board.global.js"></script><script src="dist/board.global.js"></script>
<das-chess-board></das-chess-board>`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(host.folder, name), text)
  const page = await host.browser.newPage()
  const problems = await watch(page)
  await page.goto(`${host.url}early.html`)
  await page.waitForFunction(() => globalThis.report?.legates)
  assert.deepEqual(await page.evaluate(() => report), {
    known: true,
    again: false,
    one: LOADED,
    two: LOADED,
    language: 'ru',
    own: [],
    last: 'f8',
    labels: 0,
    legates: { white: 'r3', black: 'r8' },
  })
  await page.goto(`${host.url}global.html`)
  assert.equal(await page.locator('das-chess-board .piece svg').count(), 44)
  assert.equal(await page.evaluate(() => typeof DasChessBoard.DasChessBoardElement), 'function')
  assert.deepEqual(problems, [])
  await page.close()
})

test('another game with moves of three squares, cargo and turns on the spot', () =>
  withBoard(host, { board: null }, async (demo) => {
    await demo.page.evaluate(async () => {
      const { BoardElement } = await import('./dist/board/index.js')
      const figure = (key) => ({ key })
      const moves = [
        ['leap', ['a1', 'b2', 'b2']],
        ['leap on', ['a1', 'b2', 'b4']],
        ['leap with cargo', ['a1', '?cargo:with', 'c3']],
        ['take up', ['a1', 'd1', '?cargo:with']],
        ['leave', ['a1', 'd1', '?cargo:without']],
        ['turn east', ['d4', '?turn:east']],
        ['turn west', ['d4', '?turn:west']],
      ].map(([key, steps]) => ({
        key,
        side: 'white',
        from: steps[0],
        to: steps.filter((step) => step[0] !== '?').at(-1),
        data: { lan: key },
        steps: steps.map((step, index) => {
          if (step[0] !== '?') return { square: step, way: steps[index - 1] === step ? 'again' : 'lower' }
          const [question, answer] = step.slice(1).split(':')
          return { question, answer }
        }),
      }))
      const state = (text) => ({
        text,
        turn: 'white',
        figures: new Map([
          ['a1', figure('horse')],
          ['d4', figure('guard')],
        ]),
        check: null,
        moves: () => moves.filter(({ key }) => key !== 'leap with cargo'),
        play: (move) => state(`${text}/${move.key}`),
        find: () => moves[0],
        moveTo: () => null,
        acts: () => [],
      })
      const words = {
        board: 'Toy',
        figure: ({ key }) => key,
        cell: () => null,
        question: (question) => question,
        answer: ({ answer }) => answer,
        target: () => 'reachable',
        told: (move) => move.key,
        position: () => 'other',
        refusal: String,
      }
      class Toy extends BoardElement {
        game = {
          layout: { files: 'abcd', ranks: 4 },
          read: (text) => state(text ?? 'start'),
          draw: () =>
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" cx="4.5" cy="4.5"/></svg>',
          words: { en: words, ru: words },
        }
      }
      customElements.define('toy-board', Toy)
      const board = document.createElement('toy-board')
      document.getElementById('main').append(board)
      globalThis.played = () => board.position.split('/').at(-1)
    })
    const toy = demo.page.locator('toy-board')
    const click = async (...names) => {
      for (const name of names) {
        const { x, y } = await demo.center(name, toy)
        await demo.page.mouse.click(x, y)
      }
    }
    const played = () => demo.page.evaluate(() => globalThis.played())
    const answer = (text) => toy.locator('dialog[open] button', { hasText: text }).first().click()
    assert.equal(await toy.locator('[role=gridcell]').count(), 16)
    await click('a1', 'b2')
    assert.equal(await toy.locator('.target:not(.again)').getAttribute('data-square'), 'b4', 'it may go on')
    assert.equal(await toy.locator('.target.again').getAttribute('data-square'), 'b2', 'or stay')
    await click('b4')
    assert.equal(await played(), 'leap on')
    await click('a1', 'b2', 'b2')
    assert.equal(await played(), 'leap', 'the same square again ends it there')
    await click('a1', 'd1')
    await answer('without')
    assert.equal(await played(), 'leave')
    await click('d4')
    assert.equal(await toy.locator('dialog[open]').count(), 1, 'it can go nowhere: asked at once')
    await answer('west')
    assert.equal(await played(), 'turn west')
  }))
