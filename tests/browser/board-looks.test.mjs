// The looks of <das-chess-board>: sizes, what is on the move, shapes, themes, forced colors, print, pages that run from
// right to left.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startHost, withBoard } from './board-host.mjs'

const CHECK = 'k9/10/10/10/5r4/10/10/10/10/5K4 w - - - 0 1'
const LOADED = 'k9/6s3/5S(N)3p/10/5n1S(A)2/10/3s(A)6/2P7/1n8/5K4 w - - ACac 0 1'

let host
before(async () => {
  host = await startHost()
})
after(() => host.stop())

const onBoard = (name, board, look, options = {}) =>
  test(name, () => withBoard(host, { board, ...options }, look))

/** The boxes of the elements that a selector of the shadow root finds. */
const boxes = (demo, selector) =>
  demo.get(
    (board, selector) =>
      [...board.shadowRoot.querySelectorAll(selector)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y, width, height }
      }),
    selector,
  )

/** Computed values of an element or one of its pseudo-elements. */
const style = (demo, selector, names, pseudo) =>
  demo.get(
    (board, [selector, names, pseudo]) => {
      const values = getComputedStyle(board.shadowRoot.querySelector(selector), pseudo)
      return names.map((name) => values.getPropertyValue(name))
    },
    [selector, names, pseudo],
  )

const near = (a, b, message) => assert.ok(Math.abs(a - b) < 1, `${message}: ${a}, ${b}`)

onBoard('a browser without round() in its style sheets fills the whole width', {}, async (demo) => {
  await demo.get((board) => {
    const [sheet] = board.shadowRoot.adoptedStyleSheets
    const index = [...sheet.cssRules].findIndex((rule) => rule.conditionText?.includes('round('))
    sheet.deleteRule(index)
  })
  const [board] = await boxes(demo, '.board')
  assert.equal(board.width, 680)
  near(board.height, (680 * 10.52) / 13, 'as high as it is')
  for (const { width, height } of await boxes(demo, '.cell')) {
    near(width, 680 / 13, 'wide')
    near(height, 680 / 13, 'high')
  }
})

for (const size of [240, 390, 800, 1600]) {
  onBoard(
    `${size} pixels wide: everything has its place, and nothing lies beside the board`,
    { legates: 'r2 r9' },
    async (demo) => {
      await demo.get((board) => (board.style.maxWidth = 'none'))
      const [board] = await boxes(demo, '.board')
      const cells = await boxes(demo, '.cell')
      assert.equal(cells.length, 112)
      const side = cells[0].width
      assert.ok(Number.isInteger(side), `squares are whole pixels: ${side}`)
      for (const { width, height } of cells) {
        assert.equal(width, side, 'all are equally wide')
        assert.equal(height, side, 'square')
      }
      assert.ok(board.width <= size && (board.width / side) * (side + 1) > size, 'as large as there is room')
      near(board.x + board.width / 2, 8 + size / 2, 'in the middle')
      const [piece] = await boxes(demo, '[data-square=e1] svg')
      near(piece.width, side, 'a piece fills its square')
      for (const box of [...cells, ...(await boxes(demo, '.coordinate'))]) {
        assert.ok(box.x > board.x - 1 && box.x + box.width < board.x + board.width + 1)
        assert.ok(box.y > board.y - 1 && box.y + box.height < board.y + board.height + 1)
      }
      assert.ok(await demo.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    },
    {
      viewport: { width: size + 16, height: 700 },
    },
  )
}

for (const width of [240, 320, 390, 418, 430, 480, 500, 800]) {
  onBoard(
    `${width} pixels wide: 10 keeps within the frame`,
    {},
    async (demo) => {
      const [left, right] = await demo.get((board) =>
        [...board.shadowRoot.querySelectorAll('.coordinate')]
          .filter(({ textContent }) => textContent === '10')
          .map((label) => {
            const text = document.createRange()
            text.selectNodeContents(label)
            const { x, width } = text.getBoundingClientRect()
            return { start: x, end: x + width }
          }),
      )
      const [frame] = await boxes(demo, '.frame')
      const [[first], [last]] = [
        await boxes(demo, '[data-square=a10]'),
        await boxes(demo, '[data-square=j10]'),
      ]
      assert.ok(left.start >= frame.x && left.end <= first.x, JSON.stringify({ left, frame, first }))
      assert.ok(right.start >= last.x + last.width && right.end <= frame.x + frame.width)
    },
    { viewport: { width: width + 16, height: 700 } },
  )
}

onBoard('who is dragged is as large as a square and under the pointer', {}, async (demo) => {
  await demo.press('c1')
  await demo.pull('d3')
  const [[square], [dragged]] = [await boxes(demo, '[data-square=d3]'), await boxes(demo, '.dragged')]
  for (const side of ['x', 'y', 'width', 'height']) near(dragged[side], square[side], side)
  await demo.page.mouse.up()
})

onBoard('who is on the move is as large as a square', { animation: 2000 }, async (demo) => {
  await demo.get((board) => void board.move('e4'))
  await demo.board.locator('.actor').waitFor()
  const [[square], [actor]] = [await boxes(demo, '[data-square=e4]'), await boxes(demo, '.actor')]
  near(actor.width, square.width, 'width')
  near(actor.height, square.height, 'height')
  near(actor.x, square.x, 'the file')
  assert.ok(actor.y > square.y, 'on the way')
})

onBoard('the focus has one ring', {}, async (demo) => {
  await demo.keys('Tab')
  assert.equal(await demo.focused(), 'a1')
  assert.deepEqual(await style(demo, '[data-square=a1]', ['outline-style']), ['none'])
  assert.deepEqual(await style(demo, '[data-square=a1]', ['border-top-style', 'content'], '::after'), [
    'solid',
    '""',
  ])
  await demo.keys('ArrowRight')
  assert.deepEqual(await style(demo, '[data-square=a1]', ['content'], '::after'), ['none'])
})

onBoard('the star of a check stays in its square', { position: CHECK }, async (demo) => {
  const [[cell]] = [await boxes(demo, '[data-square=f1]')]
  for (const pseudo of ['::before', '::after']) {
    const [width, content] = await style(demo, '[data-square=f1] .piece', ['width', 'content'], pseudo)
    assert.equal(content, '""')
    assert.ok(parseFloat(width) * Math.SQRT2 < cell.width, `${width} turned by 45 degrees in ${cell.width}`)
  }
})

onBoard('states differ by shape, not by hue alone', { position: LOADED }, async (demo) => {
  await demo.get((board) => board.move('c4'))
  const borders = []
  for (const name of ['last-from', 'last-to'])
    borders.push(await style(demo, `.${name}`, ['border-top-style'], '::before'))
  await demo.click('b2')
  borders.push(await style(demo, '.selected', ['border-top-style'], '::before'))
  assert.deepEqual(borders, [['dashed'], ['solid'], ['double']])
})

const background = async (demo, square) =>
  (await style(demo, `[data-square=${square}]`, ['background-color']))[0]

onBoard(
  'a light and a dark theme, by the page’s color scheme or the element’s own',
  {},
  async (demo) => {
    const scheme = (value) => demo.get((board, value) => (board.style.colorScheme = value), value)
    assert.equal(await background(demo, 'e2'), 'rgb(179, 176, 159)', 'the page is dark')
    await scheme('light')
    assert.equal(await background(demo, 'e2'), 'rgb(236, 227, 205)')
    await scheme('dark')
    assert.equal(await background(demo, 'e2'), 'rgb(179, 176, 159)')
  },
  { colorScheme: 'dark' },
)

onBoard(
  'custom properties and parts theme it, dialog and drawings too',
  { position: LOADED },
  async (demo) => {
    await demo.get((board) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`das-chess-board { --board-light: rgb(1, 2, 3); --board-white-fill: rgb(4, 5, 6); --board-font: monospace }
      das-chess-board::part(dark) { background: rgb(7, 8, 9) }
      das-chess-board::part(choice) { color: rgb(10, 11, 12) }`)
      document.adoptedStyleSheets = [sheet]
      board.style.setProperty('--board-target', 'rgb(13, 14, 15)')
    })
    assert.equal(await background(demo, 'e2'), 'rgb(1, 2, 3)')
    assert.equal(await background(demo, 'e1'), 'rgb(7, 8, 9)')
    const fills = await demo.get((board) =>
      [...board.shadowRoot.querySelectorAll('[data-square=f1] svg *')].map(
        (shape) => getComputedStyle(shape).fill,
      ),
    )
    assert.ok(fills.includes('rgb(4, 5, 6)'))
    assert.deepEqual(await style(demo, '.coordinate', ['font-family']), ['monospace'])
    await demo.click('f8')
    assert.deepEqual(await style(demo, '[data-square=j8] .hint', ['border-top-color'], '::before'), [
      'rgb(13, 14, 15)',
    ])
    await demo.click('f9')
    assert.deepEqual(await style(demo, '.choice', ['color']), ['rgb(10, 11, 12)'])
  },
)

onBoard(
  'a chooser opens beside its square, within the window',
  { position: LOADED },
  async (demo) => {
    for (const [orientation, below] of [
      ['white', true],
      ['black', false],
    ]) {
      await demo.get((board, orientation) => (board.orientation = orientation), orientation)
      await demo.click('f8', 'f9')
      const [[square], [dialog]] = [await boxes(demo, '[data-square=f9]'), await boxes(demo, 'dialog')]
      assert.ok(dialog.x >= 0 && dialog.x + dialog.width <= 760)
      assert.ok(dialog.y >= 0 && dialog.y + dialog.height <= 600)
      assert.equal(dialog.y >= square.y + square.height, below)
      assert.equal(dialog.y + dialog.height <= square.y, !below)
      await demo.keys('Escape')
    }
  },
  { viewport: { width: 760, height: 600 } },
)

onBoard(
  'a chooser with room neither above nor below its square can be seen whole all the same',
  { position: '10/4P5/10/10/10/10/10/10/10/k4K4 w - - - 0 1' },
  async (demo) => {
    await demo.get((board) => (board.orientation = 'black'))
    await demo.square('e10').scrollIntoViewIfNeeded()
    await demo.click('e9', 'e10')
    const [dialog] = await boxes(demo, 'dialog')
    assert.ok(dialog.y >= 0 && dialog.y + dialog.height <= 330, JSON.stringify(dialog))
    const [cancel] = await boxes(demo, '.cancel')
    assert.ok(cancel.y + cancel.height <= 330)
  },
  { viewport: { width: 760, height: 330 } },
)

onBoard(
  'forced colors: squares, pieces and targets are told apart',
  { position: LOADED },
  async (demo) => {
    await demo.click('f8')
    const [light, dark] = [await background(demo, 'e2'), await background(demo, 'e1')]
    assert.notEqual(light, dark)
    const system = await demo.page.evaluate(() => {
      const probe = document.createElement('div')
      document.body.append(probe)
      const value = (color) => ((probe.style.color = color), getComputedStyle(probe).color)
      return [value('Canvas'), value('CanvasText')]
    })
    assert.equal(light, system[0])
    assert.deepEqual(await style(demo, '[data-square=j8] .hint', ['border-top-color'], '::before'), [
      system[1],
    ])
    const fills = await demo.get((board) =>
      ['f1', 'a10'].map((square) => {
        const shape = board.shadowRoot.querySelector(`[data-square=${square}] svg g`)
        return getComputedStyle(shape).fill
      }),
    )
    assert.notEqual(...fills)
  },
  { forcedColors: 'active' },
)

onBoard('print: the position as it is, with its colors, without what only a user needs', {}, async (demo) => {
  await demo.get((board) => (board.moveEntry = true))
  await demo.click('e2', 'e4', 'e9')
  await demo.page.emulateMedia({ media: 'print' })
  assert.deepEqual(await style(demo, '.board', ['print-color-adjust', 'break-inside']), ['exact', 'avoid'])
  assert.deepEqual(await style(demo, '.target .hint', ['display']), ['none'])
  assert.deepEqual(await style(demo, 'form', ['display']), ['none'])
  assert.deepEqual(await style(demo, '.selected', ['content'], '::before'), ['none'])
  assert.deepEqual(await style(demo, '.last-to', ['content'], '::before'), ['""'])
  await demo.get((board) =>
    board.addEventListener('move-request', ({ detail }) => detail.waitFor(new Promise(() => {}))),
  )
  await demo.click('e7')
  assert.deepEqual(await style(demo, '.waiting', ['content'], '::before'), ['none'])
  assert.ok((await demo.page.pdf()).length > 5000)
})

onBoard('it has a width where its place asks for one, and fits into it', { board: null }, async (demo) => {
  const PLACES = {
    block: [{}, {}],
    'flex item': [{ display: 'flex' }, {}],
    'column of a flex box': [{ display: 'flex', flexDirection: 'column', alignItems: 'center' }, {}],
    'middle of a grid': [{ display: 'grid', placeItems: 'center' }, {}],
    'inline block': [{}, { display: 'inline-block' }],
    float: [{ display: 'flow-root' }, { float: 'left' }],
    absolute: [{ position: 'relative' }, { position: 'absolute' }],
    'fit-content': [{}, { width: 'fit-content' }],
    'table cell': [{ display: 'table-cell' }, {}],
  }
  const measure = () =>
    demo.page.evaluate((places) => {
      const main = document.getElementById('main')
      return Object.entries(places).map(([name, [around, own]]) => {
        const box = document.createElement('div')
        Object.assign(box.style, around)
        main.append(box)
        const board = document.createElement('das-chess-board')
        Object.assign(board.style, own)
        box.append(board)
        const width = board.offsetWidth
        box.remove()
        return [name, width]
      })
    }, PLACES)
  for (const viewport of [
    { width: 1000, height: 700 },
    { width: 300, height: 600 },
  ]) {
    await demo.page.setViewportSize(viewport)
    for (const [name, width] of await measure()) {
      const wide = viewport.width > 680
      assert.ok(width >= (wide ? 600 : 260), `${name} of ${viewport.width}: ${width}`)
      assert.ok(width <= (wide ? 680 : 284), `${name} of ${viewport.width}: ${width}`)
    }
  }
})

for (const width of [300, 320])
  onBoard(
    `a question keeps off the edges of a screen ${width} wide`,
    { position: '10/P7P1/10/10/9k/10/10/10/10/5K4 w - - - 0 1' },
    async (demo) => {
      for (const file of ['a', 'i']) {
        await demo.click(`${file}9`, `${file}10`)
        const [{ x, width: wide }] = await boxes(demo, 'dialog')
        assert.ok(x >= 4 && x + wide <= width - 4, `${x} to ${x + wide}`)
        await demo.keys('Escape')
      }
    },
    { viewport: { width, height: 640 } },
  )

onBoard('a page that runs from right to left keeps a1 on the left', { moveEntry: true }, async (demo) => {
  await demo.page.evaluate(() => (document.documentElement.dir = 'rtl'))
  const [[a1], [j1], [label], [field]] = [
    await boxes(demo, '[data-square=a1]'),
    await boxes(demo, '[data-square=j1]'),
    await boxes(demo, 'label'),
    await boxes(demo, 'input'),
  ]
  assert.ok(a1.x < j1.x)
  assert.ok(label.x > field.x, 'the text field goes with the page')
})
