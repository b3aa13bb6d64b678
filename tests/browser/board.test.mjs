// Playing on <das-chess-board> with a mouse: what is shown, asked, announced and told to the page.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { startHost, withBoard } from './board-host.mjs'
import { until } from './site.mjs'

const START = 's^pnbqkbv^mr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/S^PNBQKBV^MR w KAJkaj - ACac 0 1'
// f8: White's Transport with a Knight; d4: White's Frigate; g9: an empty black Ship beside it.
const LOADED = 'k9/6s3/5S(N)3p/10/5n1S(A)2/10/3s(A)6/2P7/1n8/5K4 w - - ACac 0 1'
const PROMOTES = 'k9/4P5/10/10/10/10/10/10/10/5K4 w - - - 0 1'
const CHECK = 'k9/10/10/10/5r4/10/10/10/10/5K4 w - - - 0 1'

let host
before(async () => {
  host = await startHost()
})
after(() => host.stop())

const onBoard = (name, board, look, options = {}) =>
  test(name, () => withBoard(host, { board, ...options }, look))

onBoard('the start position stands there, edge files and all', {}, async (demo) => {
  assert.equal(await demo.position(), START)
  const count = (selector) => demo.board.locator(selector).count()
  assert.equal(await count('[role=grid]'), 1)
  assert.equal(await count('[role=row]'), 10)
  assert.equal(await count('[role=gridcell]'), 104)
  assert.equal(await count('.piece svg'), 44)
  assert.equal(await demo.label('l1'), 'l1, white Amazon, edge')
  assert.equal(await demo.label('r10'), 'r10, black Centurion, edge')
  assert.equal(await demo.label('b1'), 'b1, white Elva, in the air')
  assert.equal(await demo.label('e5'), 'e5, empty')
  const movable = await demo.get((board) => [...das.legalDests(board.position).keys()].sort())
  assert.ok(movable.length > 10)
  assert.deepEqual(await demo.having('movable'), movable)
})

onBoard('a click shows where a piece may go, a second click moves it', {}, async (demo) => {
  await demo.click('l1')
  assert.deepEqual(await demo.having('target'), ['a3'])
  assert.deepEqual(await demo.having('selected'), ['l1'])
  await demo.click('e2')
  assert.deepEqual(await demo.having('selected'), ['e2'])
  assert.deepEqual(await demo.having('target'), ['e3', 'e4'])
  await demo.click('e4')
  assert.equal((await demo.position()).split(' ')[0].includes('4P5'), true)
  assert.deepEqual(await demo.having('selected'), [])
  assert.deepEqual([await demo.having('last-from'), await demo.having('last-to')], [['e2'], ['e4']])
  assert.deepEqual(await demo.events(), ['move-request e2e4', 'move e2e4 user', 'position-change e2e4'])
  assert.equal(await demo.announced(), 'White Pawn moves from e2 to e4.')
})

onBoard('a click on the piece again, beside the squares or on another square lets go', {}, async (demo) => {
  await demo.click('e2', 'e2')
  assert.deepEqual(await demo.having('selected'), [])
  await demo.click('e2', 'e6')
  assert.deepEqual(await demo.having('selected'), [])
  await demo.click('e2')
  const label = await demo.board.locator('.coordinate').first().boundingBox()
  await demo.page.mouse.click(label.x, label.y)
  assert.deepEqual(await demo.having('selected'), [])
  assert.deepEqual(await demo.events(), [
    'move-cancel deselected',
    'move-cancel illegal',
    'move-cancel outside',
  ])
  assert.equal(await demo.position(), START)
})

onBoard('a drag moves a piece', {}, async (demo) => {
  await demo.press('c1')
  await demo.pull('d3')
  assert.deepEqual(await demo.having('over'), ['d3'])
  assert.equal(await demo.board.locator('.dragged').count(), 1)
  await demo.page.mouse.up()
  assert.equal(await demo.board.locator('.dragged').count(), 0)
  assert.deepEqual(await demo.events(), ['move-request c1d3', 'move c1d3 user', 'position-change c1d3'])
  assert.equal(await demo.label('d3'), 'd3, white Knight, last move to here')
})

onBoard('a piece put down where it was stays selected', {}, async (demo) => {
  await demo.press('e2')
  await demo.pull('e4')
  await demo.pull('e2')
  await demo.page.mouse.up()
  assert.deepEqual(await demo.having('selected'), ['e2'])
  await demo.click('e3')
  assert.deepEqual((await demo.events()).slice(0, 2), ['move-request e2e3', 'move e2e3 user'])
})

onBoard('only the men of the side to move, and of `color`, move', { color: 'black' }, async (demo) => {
  assert.deepEqual(await demo.having('movable'), [])
  await demo.drag('e2', 'e4')
  await demo.click('e2', 'e4')
  assert.equal(await demo.position(), START)
  await demo.get((board) => board.move('e4'))
  assert.ok((await demo.having('movable')).includes('e9'))
  await demo.drag('e9', 'e7')
  assert.equal((await demo.position()).split(' ')[1], 'w')
  assert.deepEqual(await demo.having('movable'), [])
})

onBoard('a board to view moves nothing, and its cells can still be read', { mode: 'view' }, async (demo) => {
  await demo.click('e2', 'e4')
  await demo.drag('e2', 'e4')
  assert.equal(await demo.position(), START)
  assert.deepEqual(await demo.events(), [])
  await demo.keys('ArrowUp')
  assert.equal(await demo.focused(), 'e3')
  await demo.get((board) => (board.mode = 'play'))
  await demo.click('e2', 'e4')
  assert.notEqual(await demo.position(), START)
})

onBoard('vessel and passenger show their moves together, by shape', { position: LOADED }, async (demo) => {
  await demo.click('f8')
  const [lower, upper] = [await demo.having('lower'), await demo.having('upper')]
  assert.ok(lower.includes('f9') && upper.includes('f9'), 'both reach f9')
  assert.ok(lower.includes('j8') && !upper.includes('j8'), 'only the vessel takes on j8')
  assert.ok(lower.includes('f6') && !upper.includes('f6'))
  const shapes = await demo.get((board) => {
    const look = (square, pseudo) => {
      const { borderRadius, rotate, content } = getComputedStyle(
        board.shadowRoot.querySelector(`[data-square=${square}] .hint`),
        pseudo,
      )
      return content === 'none' ? null : { borderRadius, rotate }
    }
    return [look('f9', '::before'), look('f9', '::after'), look('j8', '::before'), look('j8', '::after')]
  })
  assert.deepEqual(shapes[0], { borderRadius: '50%', rotate: 'none' })
  assert.equal(shapes[1].rotate, '45deg')
  assert.equal(shapes[2].borderRadius, '50%')
  assert.equal(shapes[3], null)
  assert.match(await demo.label('f9'), /can be reached by vessel and passenger/)
  assert.match(await demo.label('j8'), /can be reached$/)
})

onBoard('where one square fits both, a chooser asks', { position: LOADED }, async (demo) => {
  await demo.click('f8', 'f9')
  assert.deepEqual(await demo.question(), ['Who moves?', 'Vessel', 'Passenger: Knight', 'Cancel'])
  await demo.answer('Passenger')
  assert.equal(await demo.question(), null)
  assert.deepEqual((await demo.events())[1], 'move f8~f9 user')
  assert.equal(await demo.label('f9'), 'f9, white Knight, last move to here')
  assert.equal(await demo.label('f8'), 'f8, white Ship, last move from here')
  assert.equal(await demo.announced(), 'White Landing Knight lands on f9.')

  await demo.get((board, position) => board.setPosition(position), LOADED)
  await demo.events()
  await demo.drag('f8', 'f9')
  await demo.answer('Vessel')
  assert.deepEqual((await demo.events())[1], 'move f8f9 user')
  assert.equal(
    await demo.label('f9'),
    'f9, white Transport, Landing Knight on a white hull, last move to here',
  )
})

onBoard('a question can be cancelled in every way, at move 1 too', { position: LOADED }, async (demo) => {
  const ways = [
    () => demo.answer('Cancel'),
    () => demo.keys('Escape'),
    () => demo.page.mouse.click(3, 3),
    () => demo.get((board) => board.shadowRoot.querySelector('dialog').close()),
  ]
  for (const way of ways) {
    await demo.click('f8', 'f9')
    assert.notEqual(await demo.question(), null)
    await way()
    await until(() => demo.question(), null)
    await demo.happens(['move-cancel chooser'])
    assert.deepEqual(await demo.having('selected'), [])
    assert.equal(await demo.position(), LOADED)
  }
  await demo.drag('f8', 'f9')
  await demo.keys('Escape')
  // The browser tells a dialog's close in a task of its own.
  await demo.board.locator('.dragged').waitFor({ state: 'detached', timeout: 2000 })
  await demo.drag('f8', 'f9')
  await demo.answer('Vessel')
  assert.notEqual(await demo.position(), LOADED)
})

onBoard('a pawn is asked what it becomes, nine things', { position: PROMOTES }, async (demo) => {
  await demo.click('e9', 'e10')
  const names = 'Queen Rook Ship Magister Bishop Knight Valkyrie Amazon Centurion'.split(' ')
  const [title, ...answers] = await demo.question()
  assert.equal(title, 'Promote to')
  assert.deepEqual([...answers].sort(), [...names, 'Cancel'].sort())
  await demo.answer('Ship')
  assert.deepEqual((await demo.events())[1], 'move e9e10s user')
  assert.match(await demo.label('e10'), /^e10, white Ship/)
  assert.match(await demo.announced(), /^White Pawn moves from e9 to e10 and becomes a Ship\. Check\.$/)
})

onBoard('check is shown by a shape and told', { position: CHECK }, async (demo) => {
  assert.deepEqual(await demo.having('check'), ['f1'])
  assert.match(await demo.label('f1'), /white King, in check/)
})

onBoard('carrying, boarding, handing over and landing in words', {}, async (demo) => {
  const cases = [
    [
      'k9/10/10/10/10/5s4/10/4N5/10/5K4 w',
      'e3f5',
      'White Knight boards the black Ship on f5: a Frigate.',
      'Белый Конь захватывает чёрный Корабль на f5: Фрегат.',
    ],
    [
      'k9/10/10/10/10/5S4/10/4N5/10/5K4 w',
      'e3f5',
      'White Knight goes aboard its Ship on f5: a Transport.',
      'Белый Конь поднимается на свой Корабль на f5: Транспорт.',
    ],
    [
      'k9/10/10/10/10/5s(n)4/10/4N5/10/5K4 w',
      'e3f5',
      'White Knight takes the black Landing on f5 and its Ship: a Frigate.',
      'Белый Конь берёт чёрный Десант на f5 вместе с Кораблём: Фрегат.',
    ],
    [
      'k9/10/10/10/10/5S(n)4/10/4N5/10/5K4 w',
      'e3f5',
      'White Knight takes the black Pirate on f5 and the Ship back: a Transport.',
      'Белый Конь берёт чёрного Пирата на f5 и возвращает свой Корабль: Транспорт.',
    ],
    [
      'k9/10/10/10/1S3n4/10/10/10/10/7K2 w',
      'b6f6',
      'White Ship takes the black Knight on f6 aboard and goes over to Black: a Frigate.',
      'Белый Корабль принимает на борт чёрного Коня на f6 и переходит к противнику: Фрегат.',
    ],
    [
      'k9/10/10/10/1S3N4/10/10/10/10/5K4 w',
      'b6f6',
      'White Ship takes its Knight on f6 aboard: a Transport.',
      'Белый Корабль принимает на борт белого Коня на f6: Транспорт.',
    ],
    [
      'k9/10/10/10/1s(A)8/10/10/10/10/5K4 w',
      'b6~e6',
      'White Pirate Amazon lands on e6.',
      'Белый Пират (Амазонка) высаживается на e6.',
    ],
    [
      'k9/10/10/10/1S(A)8/10/10/10/10/5K4 w',
      'b6e6',
      'White Transport moves from b6 to e6.',
      'Белый Транспорт с b6 на e6.',
    ],
    [
      '5k4/10/10/10/10/10/10/10/10/S4K4 w KA',
      'f1b1',
      'White castles: King to b1, Ship to c1.',
      'Рокировка белых: Король на b1, Корабль на c1.',
    ],
    [
      'k9/10/10/10/10/10/10/10/10/1^P3K4 w',
      'b1e4',
      'White Elva leaves b1 for e4.',
      'Белая Ельва сходит с b1 на e4.',
    ],
    [
      'k9/10/10/10/10/10/4q5/P9/2B7/5K4 w',
      'c2e4',
      'White Bishop takes the black Queen on e4.',
      'Белый Слон берёт чёрного Ферзя на e4.',
    ],
    [
      'k9/10/10/3Pp5/10/10/10/10/10/5K4 w - e8',
      'd7e8',
      'White Pawn takes the black Pawn on e7 en passant and goes to e8.',
      'Белая Пешка берёт на проходе чёрную Пешку на e7 и встаёт на e8.',
    ],
  ]
  for (const [position, lan, english, russian] of cases) {
    for (const [language, text] of [
      ['en', english],
      ['ru', russian],
    ]) {
      await demo.get(
        (board, [position, language]) => {
          board.language = language
          return board.setPosition(position)
        },
        [position, language],
      )
      await demo.get((board, lan) => board.move(lan), lan)
      assert.equal((await demo.announced()).replace(/\u00a0/g, ''), text)
    }
  }
})

onBoard('the page can refuse a move, or take its time over it', {}, async (demo) => {
  await demo.get((board) => {
    board.addEventListener('move-request', (event) => globalThis.answer?.(event))
    globalThis.answer = (event) => event.preventDefault()
  })
  await demo.drag('e2', 'e4')
  assert.equal(await demo.position(), START)
  assert.deepEqual(await demo.events(), ['move-request e2e4', 'move-cancel refused'])

  const waiting = () =>
    demo.page.evaluate(() => {
      globalThis.answer = ({ detail }) =>
        detail.waitFor(new Promise((resolve, reject) => Object.assign(globalThis, { resolve, reject })))
    })
  await waiting()
  await demo.click('e2', 'e4')
  assert.equal(await demo.position(), START)
  assert.deepEqual(await demo.having('waiting'), ['e2', 'e4'])
  assert.match(await demo.label('e4'), /, waiting/)
  await demo.click('d2', 'd4')
  assert.deepEqual(await demo.events(), ['move-request e2e4'], 'nothing else can be moved meanwhile')
  await demo.page.evaluate(() => resolve())
  await demo.happens(['move e2e4 user', 'position-change e2e4'])

  await demo.drag('e9', 'e7')
  assert.equal(await demo.board.locator('.dragged').count(), 1, 'the piece waits where it was dropped')
  await demo.page.evaluate(() => resolve(false))
  await demo.happens(['move-request e9e7', 'move-cancel refused'])
  assert.equal(await demo.board.locator('.dragged').count(), 0)

  await demo.click('e9', 'e7')
  await demo.page.evaluate(() => reject(new Error('no server')))
  await demo.happens(['move-request e9e7', 'move-cancel refused', 'board-error move-request'])

  await demo.click('e9', 'e7')
  await demo.get((board, start) => board.setPosition(start), START)
  await demo.page.evaluate(() => resolve(true))
  // Nothing is to happen: there is nothing to wait for.
  await demo.page.waitForTimeout(50)
  assert.equal(await demo.position(), START, 'an answer that comes too late resurrects nothing')
  assert.deepEqual(await demo.events(), ['move-request e9e7', 'move-cancel position', 'position-change'])
})

onBoard('a page that plays the move itself, while it is asked, is not played twice', {}, async (demo) => {
  await demo.get((board) => {
    board.addEventListener('move-request', ({ detail }) => {
      board.position = das.applyMove(board.position, detail.move).dfen
    })
  })
  await demo.click('e2', 'e4')
  assert.equal((await demo.position()).split(' ')[1], 'b')
  const events = await demo.events()
  assert.equal(events.filter((event) => event.startsWith('position-change')).length, 1)
})

onBoard('methods give promises, and refuse with the errors of the package', {}, async (demo) => {
  assert.equal(await demo.get((board) => board.move('Nd3')), true)
  assert.equal(await demo.get((board) => board.move({ from: 'e9', to: 'e7' })), true)
  const codeOf = (body) =>
    demo.get(new Function('board', `return ${body}.then(() => 'fine', (error) => error.code)`))
  assert.equal(await codeOf("board.move('e2e6')"), 'illegal_move')
  assert.equal(await codeOf("board.setPosition('nonsense')"), 'invalid_position')
  assert.equal(await codeOf('board.setPosition(null)'), 'fine')
  assert.equal(await demo.position(), START)
  await demo.events()
  await demo.get((board) => {
    board.position = 'nonsense'
    board.setAttribute('arrows', 'e2-')
    board.legates = 'r2 r3'
  })
  await demo.happens(['board-error position', 'board-error arrows', 'board-error legates'])
  assert.equal(await demo.position(), START)
})

onBoard(
  'Legates stand on their cells, speak by moving, and go home after a ply',
  { legates: 'r2 r9' },
  async (demo) => {
    assert.equal(await demo.board.locator('[role=gridcell]').count(), 112)
    assert.equal(await demo.label('r2'), 'r2, white Legate, silent')
    assert.equal(await demo.label('r6'), 'r6, empty, resigns')
    await demo.drag('r2', 'r3')
    assert.deepEqual(await demo.events(), ['legate draw'])
    assert.deepEqual(await demo.get((board) => board.legates), { white: 'r3', black: 'r9' })
    await demo.get((board) => board.addEventListener('legate', (event) => event.preventDefault()))
    await demo.click('r9', 'r6')
    assert.deepEqual(await demo.get((board) => board.legates), { white: 'r3', black: 'r9' })
    assert.equal(await demo.position(), START)
    await demo.click('e2', 'e4')
    assert.deepEqual(await demo.get((board) => board.legates), { white: 'r2', black: 'r9' })
    await demo.get((board) => (board.legates = null))
    await until(() => demo.board.locator('[role=gridcell]').count(), 104)
  },
)

onBoard('arrows, marks and the last move by API, in text or objects', {}, async (demo) => {
  const drawn = () =>
    demo.get((board) => [
      board.shadowRoot.querySelectorAll('.arrow').length,
      board.shadowRoot.querySelectorAll('.mark').length,
      [...board.shadowRoot.querySelectorAll('.arrow')].map((arrow) => arrow.style.fill),
    ])
  await demo.get((board) => {
    board.setAttribute('arrows', 'e2e4 b10-a8=red')
    board.setAttribute('marks', 'e5 l1=#00f')
    board.setAttribute('last-move', 'a10 a7')
  })
  await until(drawn, [2, 2, ['', 'red']])
  assert.deepEqual([await demo.having('last-from'), await demo.having('last-to')], [['a10'], ['a7']])
  assert.match(await demo.label('l1'), /marked/)
  await demo.get((board) => {
    board.arrows = [{ from: 'e2', to: 'e4', color: 'green' }]
    board.marks = { e5: 'red' }
    board.lastMove = { from: 'e2', to: 'e4' }
  })
  await until(drawn, [1, 1, ['green']])
  await demo.get((board) => {
    board.marks = ['e5', 'e6']
    board.removeAttribute('arrows')
    board.lastMove = null
  })
  await until(drawn, [0, 2, []])
  assert.deepEqual(await demo.having('last-to'), [])
  await demo.get((board) => {
    board.position = das.applyMove(board.position, 'e4')
    board.lastMove = { from: 'd2', to: 'd4' }
  })
  await until(() => demo.having('last-to'), ['d4'], 'what is set together with a position holds')
  await demo.click('e9', 'e7')
  assert.deepEqual(await demo.having('last-to'), ['e7'])
})

onBoard('a whole game of the vectors, set ply by ply, is told ply by ply', {}, async (demo) => {
  const vectors = JSON.parse(readFileSync(new URL('../vectors/das.json', import.meta.url), 'utf8'))
  const moves = vectors.games[0].moves.split(' ')
  assert.ok(moves.length > 100)
  const wrong = await demo.get(async (board, moves) => {
    let position = das.START
    const wrong = []
    for (const lan of moves) {
      position = das.applyMove(position, lan).dfen
      board.position = position
      await null
      const { lastMove } = board
      if (!lan.startsWith(lastMove.from) || !lan.includes(lastMove.to)) wrong.push(lan)
    }
    return wrong
  }, moves)
  assert.deepEqual(wrong, [])
  const told = (await demo.events()).map((event) => event.split(' '))
  assert.deepEqual(
    told,
    moves.map((lan) => ['position-change', lan]),
  )
})
