// <tchess10-board> by mouse: legs, cargo, facings, turns under strike, debts, freed Kings, and whole games.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { play, startTchess10, withBoard } from './tchess10-host.mjs'

const vectors = JSON.parse(readFileSync(new URL('../vectors/tchess10.json', import.meta.url), 'utf8'))

let host
before(async () => {
  host = await startTchess10()
})
after(() => host.stop())

const onBoard = (name, board, look, options = {}) =>
  test(name, () => withBoard(host, { board, ...options }, look))

const made = async (demo) =>
  (await demo.events()).filter((event) => event.startsWith('move ')).map((event) => event.split(' ')[1])

const caption = (demo) => demo.get((board) => board.shadowRoot.querySelector('.bar span').textContent)
const giveUp = (demo) => demo.board.locator('.bar-cancel')

// ---- compound moves (rule 1.2) ----

onBoard('a leap that goes on: its square, then where it ends', {}, async (demo) => {
  await demo.click('b2')
  const ends = ['a5', 'a6', 'a7', 'a8', 'c5', 'c6', 'c7', 'c8', 'd4', 'e4', 'f4', 'g4', 'h4', 'i4', 'j4']
  assert.deepEqual((await demo.having('target')).sort(), ['a4', 'c4', ...ends].sort())
  await demo.click('c4')
  assert.deepEqual(await demo.having('selected'), ['b2', 'c4'])
  assert.deepEqual(await demo.having('again'), ['c4'])
  assert.ok((await demo.having('target')).includes('c8'))
  assert.match(await demo.label('c4'), /^c4, white Champion, selected, choose again/)
  assert.match(await caption(demo), /Where does it go on/)
  await demo.click('c8')
  assert.deepEqual(await made(demo), ['b2c4c8'])
  assert.equal(await caption(demo), 'Black to move.')
})

onBoard('a leap that stays: its square again', {}, async (demo) => {
  await demo.click('b2', 'c4', 'c4')
  assert.deepEqual(await made(demo), ['b2c4'])
})

onBoard('both legs dragged, and the first alone', {}, async (demo) => {
  await demo.drag('b2', 'c4')
  await demo.drag('c4', 'h4')
  assert.deepEqual(await made(demo), ['b2c4h4'])
  await demo.drag('i9', 'h7')
  await demo.click('h7')
  assert.deepEqual(await made(demo), ['i9h7'])
})

// ---- compound moves by where they end ----

const STRAIGHT = 'tchess10[carry] k9/8p1/10/10/10/4B(H)5/10/10/8P1/K9 w - - 0 1'

onBoard(
  'where a leap that goes on ends can be pointed at straight away: what is open is asked',
  { position: STRAIGHT },
  async (demo) => {
    await demo.click('e5')
    const ends = await demo.get((board) =>
      das.legalMoves(board.position).flatMap(({ from, path }) => (from === 'e5' ? path.slice(1) : [])),
    )
    assert.deepEqual((await demo.having('target')).sort(), [...new Set(ends)].sort())
    assert.match(await demo.label('g7'), /can be reached with or without what is below/)
    await demo.click('g7')
    assert.deepEqual(await demo.question(), ['By way of which square?', 'f7', 'g6', 'Cancel'])
    await demo.answer('g6')
    assert.deepEqual(await demo.question(), [
      'With or without what is below?',
      'Bishop stays on e5',
      'Bishop comes along to g6',
      'Bishop comes along to g7',
      'Cancel',
    ])
    await demo.keys('Escape')
    assert.deepEqual(await demo.events(), ['move-cancel chooser'])
    await demo.click('e5', 'g7')
    await demo.answer('f7')
    await demo.answer('comes along to g7')
    assert.deepEqual(await made(demo), ['e5&f7&g7'])
    assert.equal(await demo.label('g7'), 'g7, white Champion, carries its Bishop, last move to here')
  },
)

onBoard('one way is not asked for; by mouse, dragged and by keys', {}, async (demo) => {
  await demo.click('b2', 'c8')
  assert.deepEqual(await made(demo), ['b2c4c8'])
  await demo.drag('i9', 'h3')
  assert.deepEqual(await made(demo), ['i9h7h3'])
  await demo.get((board) => board.setPosition(null))
  await demo.square('b2').focus()
  await demo.keys('Enter', 'ArrowRight', ...Array(6).fill('ArrowUp'), 'Enter')
  assert.deepEqual(await made(demo), ['b2c4c8'])
})

onBoard('and the facing is asked for at the end', { position: { mods: ['polarity'] } }, async (demo) => {
  await demo.click('b2', 'c8')
  assert.equal((await demo.question())[0], 'Which way does it face?')
  await demo.answer('east')
  assert.deepEqual(await made(demo), ['b2c4c8@e'])
})

for (const [way, reason, act] of [
  ['Escape', 'escape', (demo) => demo.keys('Escape')],
  ['the button', 'chooser', (demo) => giveUp(demo).click()],
  ['a click on a square where it can not go', 'illegal', (demo) => demo.click('j5')],
  [
    'a click beside the squares',
    'outside',
    async (demo) => {
      const { x, y } = await demo.square('a5').boundingBox()
      await demo.page.mouse.click(x - 8, y)
    },
  ],
]) {
  onBoard(`a leap half made is given up by ${way}`, {}, async (demo) => {
    const before = await demo.position()
    await demo.click('b2', 'c4')
    assert.equal(await giveUp(demo).isVisible(), true)
    await act(demo)
    assert.deepEqual(await demo.events(), [`move-cancel ${reason}`])
    for (const state of ['selected', 'target', 'again', 'ghost'])
      assert.deepEqual(await demo.having(state), [])
    assert.equal(await giveUp(demo).isVisible(), false)
    assert.equal(await demo.position(), before)
    await play(demo, 'e3e5')
    assert.deepEqual(await made(demo), ['e3e5'])
  })
}

// ---- choosers are cancellable, each in three ways ----

const ASKED = {
  cargo: [{ position: 'tchess10[carry] 9k/10/10/10/10/10/10/10/2B(N)7/K9 w - - 0 1' }, ['c2', 'd4']],
  'cargo of a compound move': [
    { position: 'tchess10[carry] 9k/10/10/10/10/10/10/10/2B(H)7/K9 w - - 0 1' },
    ['c2', 'd4', 'd7'],
  ],
  turn: [{ position: { mods: ['polarity'] } }, ['e3', 'e4']],
  'turning only': [{ position: { mods: ['polarity', 'reform'] } }, ['a1']],
  promotion: [{ position: 'tchess10 9k/2P7/10/10/10/10/10/10/10/K9 w - - 0 1' }, ['c9', 'c10']],
  illusion: [{ position: 'tchess10[illusions] 9k/10/p9/2p7/10/7R2/3p6/10/10/K9 b - =j 5 20' }, ['c7']],
}

for (const [name, [board, squares]] of Object.entries(ASKED)) {
  onBoard(
    `the question of ${name} is cancelled by Escape, its button and a click beside`,
    board,
    async (demo) => {
      const before = await demo.position()
      for (const act of [
        () => demo.keys('Escape'),
        () => demo.answer('Cancel'),
        () => demo.page.mouse.click(735, 5),
      ]) {
        await demo.click(...squares)
        assert.ok(await demo.question(), name)
        assert.deepEqual(await demo.having('target'), [], 'no square while an answer is asked for')
        await act()
        assert.equal(await demo.question(), null)
        assert.deepEqual(await demo.having('selected'), [])
        assert.deepEqual((await demo.events()).slice(-1), ['move-cancel chooser'])
        assert.equal(await demo.position(), before)
      }
    },
  )
}

// ---- carrying (rule 2.10) ----

onBoard(
  'with cargo or without: asked where both are legal',
  { position: 'tchess10[carry] 9k/10/10/10/10/10/10/10/2B(H)7/K9 w - - 0 1' },
  async (demo) => {
    const start = await demo.position()
    assert.equal(await demo.label('c2'), 'c2, white Champion, carries its Bishop')
    await demo.click('c2')
    assert.match(await demo.label('d4'), /with or without what is below/)
    await demo.click('d4', 'd7')
    assert.deepEqual(await demo.question(), [
      'With or without what is below?',
      'Bishop stays on c2',
      'Bishop comes along to d4',
      'Bishop comes along to d7',
      'Cancel',
    ])
    await demo.answer('comes along to d4')
    assert.deepEqual(await made(demo), ['c2&d4d7'])
    for (const lan of ['c2d4d7', 'c2&d4&d7', 'c2d4', 'c2&d4']) {
      await demo.get((board, start) => board.setPosition(start), start)
      assert.equal(await play(demo, lan), 1)
      assert.deepEqual(await made(demo), [lan])
    }
  },
)

onBoard('picked up on the way, without a question', { position: { mods: ['carry'] } }, async (demo) => {
  assert.equal(await play(demo, 'c2e3&i7'), 0)
  assert.deepEqual(await made(demo), ['c2e3&i7'])
  assert.equal(
    await demo.announced(),
    'White Griffin moves from c2 by way of e3 to i7, picking up its Pawn on e3.',
  )
  await play(demo, 'e8e7')
  assert.equal(await play(demo, 'b1c3'), 0)
  assert.deepEqual(await made(demo), ['e8e7', 'b1c3'])
  assert.equal(await demo.label('c3'), 'c3, white Knight, carries its Pawn, last move to here')
})

// ---- facing and turning (rules 2.11, 2.12) ----

onBoard(
  'after a move: one tap keeps the facing, or one of three others',
  { position: { mods: ['polarity'] } },
  async (demo) => {
    await demo.click('e3', 'e4')
    assert.deepEqual(await demo.question(), [
      'Which way does it face?',
      'Keep facing north',
      'Turn east',
      'Turn south',
      'Turn west',
      'Cancel',
    ])
    assert.equal(
      await demo.get((board) => board.shadowRoot.activeElement.textContent),
      'Keep facing north',
      'Enter alone skips it',
    )
    await demo.answer('Keep')
    await play(demo, 'e8e7@w')
    assert.deepEqual(await made(demo), ['e3e4', 'e8e7@w'])
    assert.match(await demo.label('e7'), /^e7, black Pawn, faces west/)
    assert.equal(await demo.announced(), 'Black Pawn moves from e8 to e7, then faces west.')
  },
)

onBoard('points are drawn as the board is seen', { position: { mods: ['polarity'] } }, async (demo) => {
  const point = () =>
    demo.get((board) => {
      const box = (element) => element.getBoundingClientRect()
      const svg = board.shadowRoot.querySelector('[data-square=a1] svg')
      const tip = [...svg.querySelectorAll('path')].at(-1)
      return box(tip).top + box(tip).height / 2 < box(svg).top + box(svg).height / 2 ? 'up' : 'down'
    })
  await demo.square('a1').waitFor()
  assert.equal(await point(), 'up')
  await demo.get(async (board) => {
    board.flip()
    await board.setPosition(board.position)
  })
  await demo.page.waitForFunction(
    () => document.querySelector('tchess10-board').shadowRoot.querySelector('.cell').dataset.square === 'j1',
  )
  assert.equal(await point(), 'down')
})

onBoard('turned instead of moved', { position: { mods: ['polarity', 'reform'] } }, async (demo) => {
  await demo.click('a1')
  assert.deepEqual((await demo.question()).slice(1), ['Turn east', 'Turn south', 'Turn west', 'Cancel'])
  await demo.answer('east')
  // Who can move, too, is pointed at again.
  await demo.click('b8')
  assert.equal(await demo.question(), null)
  assert.match(await demo.label('b8'), /choose again/)
  await demo.click('b8')
  await demo.answer('north')
  assert.deepEqual(await made(demo), ['a1@e', 'b8@n'])
  assert.equal(await demo.announced(), 'Black Pawn on b8 turns north.')
})

// ---- strike (rule 2.1) ----

onBoard(
  'three moves a turn: counted, marked, and over after the third',
  { position: { mods: ['strike'] } },
  async (demo) => {
    const ticks = (square) =>
      demo.square(square).evaluate((cell) => cell.querySelectorAll('path[d="M-8 0l6 7 9-13"]').length)
    assert.equal(await caption(demo), 'White to move, move 1 of 3.')
    await play(demo, 'e3e4')
    assert.equal(await caption(demo), 'White to move, move 2 of 3.')
    assert.equal(await demo.announced(), 'White Pawn moves from e3 to e4. 2 moves left.')
    assert.equal(await ticks('e4'), 1)
    assert.equal(await demo.label('e4'), 'e4, white Pawn, has moved, last move to here')
    await demo.click('e4')
    assert.deepEqual(await demo.having('selected'), [], 'who has moved can not move again')
    await play(demo, 'd3d4')
    assert.equal(await caption(demo), 'White to move, move 3 of 3.')
    await play(demo, 'b2c4')
    assert.equal(await caption(demo), 'Black to move, move 1 of 3.')
    assert.equal(await ticks('e4'), 0)
    assert.equal(await demo.announced(), 'White Champion moves from b2 to c4.')
    await play(demo, 'e8e7')
    assert.deepEqual(await made(demo), ['e3e4', 'd3d4', 'b2c4', 'e8e7'])
  },
)

onBoard('both storeys have moved', { position: { mods: ['strike', 'carry'] } }, async (demo) => {
  await play(demo, 'd3d4')
  await play(demo, 'c2d4')
  assert.match(await demo.label('d4'), /white Griffin, carries its Pawn, has moved/)
  assert.equal(
    await demo.square('d4').evaluate((cell) => cell.querySelectorAll('path[d="M-8 0l6 7 9-13"]').length),
    2,
  )
})

// ---- illusions, held and freed Kings, goals (rules 2.2 to 2.6) ----

onBoard(
  'the Pawn that becomes a Jester',
  { position: 'tchess10[illusions] 9k/10/p9/2p7/10/7R2/3p6/10/10/K9 b - =j 5 20' },
  async (demo) => {
    assert.equal(await caption(demo), 'Black to move. Choose the Pawn that becomes a Jester.')
    assert.deepEqual(await demo.having('movable'), ['a8', 'c7', 'd4'])
    await demo.click('d4')
    assert.deepEqual(await demo.question(), ['The Pawn becomes', 'Jester', 'Cancel'])
    await demo.answer('Jester')
    assert.equal(await demo.announced(), 'Black Pawn on d4 becomes a Jester.')
    assert.match(await demo.label('d4'), /black Jester/)
    await play(demo, 'd4d3')
    assert.deepEqual(await made(demo), ['d4=J', 'd4d3'])
  },
)

const FREED = 'tchess10[kingCapture] 10/1b2r5/10/5p4/4k(R)P4/2np6/10/10/10/9K b - - 5 20'

onBoard('the square of the freed King is chosen on the board', { position: FREED }, async (demo) => {
  assert.equal(await demo.label('e6'), 'e6, white Tower, holds the black King')
  await demo.click('e9', 'e6')
  assert.match(await caption(demo), /Where does the freed King go/)
  const squares = await demo.having('target')
  assert.ok(squares.includes('e7') && squares.length > 3, `${squares}`)
  await demo.keys('Escape')
  assert.deepEqual(await demo.events(), ['move-cancel escape'])
  await demo.click('e9', 'e6')
  await giveUp(demo).click()
  assert.deepEqual(await demo.events(), ['move-cancel chooser'])
  await play(demo, 'e9e6,e7')
  assert.deepEqual(await made(demo), ['e9e6,e7'])
  assert.match(await demo.announced(), /takes the white Tower on e6; the black King is free on e7/)
})

onBoard(
  'where the freed King has one square, nothing is asked',
  { position: 'tchess10[kingCapture] k(R)q8/bP8/10/10/10/10/10/10/10/9K b - - 5 20' },
  async (demo) => {
    assert.equal(await play(demo, 'b10a10,b10'), 0)
    assert.deepEqual(await made(demo), ['b10a10,b10'])
  },
)

onBoard('promotion: what the rules permit', { position: ASKED.promotion[0].position }, async (demo) => {
  await demo.click('c9', 'c10')
  const [, ...answers] = await demo.question()
  assert.deepEqual(answers.slice(0, 2), ['Queen', 'Lion'])
  assert.ok(!answers.includes('King') && !answers.includes('Emperor'))
  await demo.answer('Griffin')
  assert.deepEqual(await made(demo), ['c9c10g'])
})

onBoard(
  'borders are dotted, and how a game ended is told',
  { position: 'tchess10[escort] 9k/10/10/3K6/10/10/10/10/10/10 w - - 0 1' },
  async (demo) => {
    const lines = () => demo.board.locator('.borders path').count()
    await demo.page.waitForFunction(() =>
      document.querySelector('tchess10-board').shadowRoot.querySelector('.borders path'),
    )
    assert.equal(await lines(), 4)
    const y = async (index) => (await demo.board.locator('.borders path').nth(index).boundingBox()).y
    const { y: top, height } = await demo.square('a8').boundingBox()
    assert.ok(
      (await y(0)) > top + height / 2 && (await y(0)) < top + height,
      'on the edge that the King comes from',
    )
    await play(demo, 'd7d8')
    assert.equal(await caption(demo), 'White wins: the King has reached the border.')
    assert.match(await demo.announced(), /White wins/)
    await demo.get((board) => board.setPosition(null))
    await demo.page.waitForFunction(
      () => !document.querySelector('tchess10-board').shadowRoot.querySelector('.borders path'),
    )
  },
)

// ---- every move of positions, and whole games ----

const shapes = new Map()
for (const { text, moves } of vectors.positions)
  for (const lan of Object.keys(moves ?? {})) {
    const shape = `${lan.replace(/[a-j](10|\d)/g, 'x').replace(/@./, '@')}`
    const options = text.split(' ')[0]
    const key = /[&=,@]/.test(shape) ? shape : `${shape} ${options}`
    if (!shapes.has(key)) shapes.set(key, [text, lan, moves[lan]])
  }

onBoard('a move of each form that the vectors have, in every set of modifications', {}, async (demo) => {
  demo.page.setDefaultTimeout(20_000)
  assert.ok(shapes.size > 80, `${shapes.size} forms`)
  for (const [text, lan, after] of shapes.values()) {
    await demo.get((board, text) => board.setPosition(text), text)
    await demo.events()
    await play(demo, lan)
    const [played] = await made(demo)
    assert.equal(played, lan, text)
    assert.equal(await demo.position(), after, `${text} ${lan}`)
  }
})

for (const index of [13, 15, 17, 12, 5]) {
  const { mods, start, moves, final } = vectors.games[index]
  onBoard(`a whole game by clicks: ${mods.join(', ')}`, { position: start }, async (demo) => {
    for (const lan of moves) await play(demo, lan)
    assert.deepEqual(await made(demo), moves)
    assert.equal(await demo.position(), final)
  })
}

// ---- attributes, properties, events, methods ----

onBoard(
  'starts are given by their modifications',
  { position: { mods: ['strike', 'jesterKing'] } },
  async (demo) => {
    assert.match(await demo.position(), /^tchess10\[strike,jesterKing\] /)
    assert.equal(await demo.label('f1'), 'f1, white crowned Jester')
    await demo.get((board) => (board.position = { mods: ['escort', 'theocracy'] }))
    await demo.page.waitForFunction(() => globalThis.seen.length)
    assert.deepEqual(await demo.events(), ['board-error position'])
    assert.match(await demo.position(), /^tchess10\[strike,jesterKing\] /)
  },
)

onBoard('a request can be refused, and can wait', {}, async (demo) => {
  await demo.get((board) =>
    board.addEventListener('move-request', (event) => event.preventDefault(), { once: true }),
  )
  await play(demo, 'b2c4c8')
  assert.deepEqual(await demo.events(), ['move-request b2c4c8', 'move-cancel refused'])
  await demo.get((board) =>
    board.addEventListener(
      'move-request',
      (event) => event.detail.waitFor(new Promise((resolve) => (globalThis.settle = resolve))),
      { once: true },
    ),
  )
  await play(demo, 'b2c4c8')
  assert.deepEqual(await demo.having('waiting'), ['b2', 'c8'])
  await demo.page.evaluate(() => settle(true))
  await demo.page.waitForFunction(() => globalThis.seen.some((event) => event.startsWith('position-change')))
  assert.deepEqual(await made(demo), ['b2c4c8'])
})

onBoard(
  'moves by script, positions and taking back are shown and told',
  { animation: 60, position: { mods: ['carry'] } },
  async (demo) => {
    assert.equal(await demo.get((board) => board.move('c2e3&i7')), true)
    assert.equal(await demo.get((board) => board.move({ from: 'e8', to: 'e7' })), true)
    const before = await demo.get((board) => das.fromPosition({ mods: ['carry'] }).dfen)
    const after = await demo.get((board, before) => das.applyMove(before, 'c2e3&i7').dfen, before)
    assert.equal(await demo.get((board, after) => board.setPosition(after), after), true)
    assert.equal(await demo.announced(), 'Move taken back. Black to move.')
    assert.deepEqual(await demo.get((board) => board.lastMove), null)
    assert.match(await demo.get((board) => board.move('e8e4').catch((error) => error.code)), /illegal_move/)
  },
)

onBoard('only its side moves, and nothing in a view', { color: 'black' }, async (demo) => {
  await demo.click('e3')
  assert.deepEqual(await demo.having('selected'), [])
  await demo.get((board) => ((board.color = 'both'), (board.mode = 'view')))
  await demo.click('e3')
  assert.deepEqual(await demo.having('selected'), [])
})

onBoard(
  'moves can be typed',
  { moveEntry: true, position: { mods: ['carry'] }, language: 'ru' },
  async (demo) => {
    const field = demo.board.locator('input')
    await field.fill('c2e3&i7')
    await demo.keys('Enter')
    assert.deepEqual(await made(demo), ['c2e3&i7'])
    await field.fill('e8e4')
    await demo.keys('Enter')
    assert.equal(await demo.board.locator('[role=alert]').innerText(), 'Здесь так ходить нельзя.')
  },
)

onBoard(
  'a new position while something is asked: the newest wins',
  { position: { mods: ['polarity'] } },
  async (demo) => {
    await demo.click('e3', 'e4')
    assert.ok(await demo.question())
    await demo.get((board) => board.setPosition({ mods: ['strike'] }))
    assert.equal(await demo.question(), null)
    assert.deepEqual((await demo.events())[0], 'move-cancel position')
    await play(demo, 'e3e4')
    assert.deepEqual(await made(demo), ['e3e4'])
  },
)
