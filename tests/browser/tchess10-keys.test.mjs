// <tchess10-board> without a mouse: keys alone, fingers alone, what a screen reader is told, axe.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { play, startTchess10, withBoard } from './tchess10-host.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const vectors = JSON.parse(readFileSync(new URL('../vectors/tchess10.json', import.meta.url), 'utf8'))

const ALL = { mods: ['strike', 'escort', 'kingCapture', 'illusions', 'carry', 'polarity', 'reform'] }
const FREED = 'tchess10[kingCapture] 10/1b2r5/10/5p4/4k(R)P4/2np6/10/10/10/9K b - - 5 20'
const OWED = 'tchess10[illusions] 9k/10/p9/2p7/10/7R2/3p6/10/10/K9 b - =j 5 20'
const STOREYS = 'tchess10[strike,carry,polarity] 9k/10/10/10/3b@e(n@w)6/10/10/2B(N@e)7/10/K9 w - c3 3 7'

let host
before(async () => {
  host = await startTchess10()
})
after(() => host.stop())

const onBoard = (name, board, look, options = {}) =>
  test(name, () => withBoard(host, { board, ...options }, look))

const made = async (demo) =>
  (await demo.events()).filter((event) => event.startsWith('move ')).map((event) => event.split(' ')[1])

// ---- keys ----

/** Goes to a square by arrows and presses Enter there. */
async function press(demo, square) {
  const place = (name) => [name.charCodeAt(0), Number(name.slice(1))]
  const [file, rank] = place((await demo.focused()) ?? 'a1')
  const [toFile, toRank] = place(square)
  const times = (count, key) => Array.from({ length: Math.max(count, 0) }, () => key)
  await demo.keys(
    ...times(toFile - file, 'ArrowRight'),
    ...times(file - toFile, 'ArrowLeft'),
    ...times(toRank - rank, 'ArrowUp'),
    ...times(rank - toRank, 'ArrowDown'),
    'Enter',
  )
}

/** Goes to an answer by arrows and presses Enter. */
async function answer(demo, text) {
  const focused = () => demo.get((board) => board.shadowRoot.activeElement.textContent)
  const matches = (label) => (text instanceof RegExp ? text.test(label) : label.includes(text))
  for (let steps = 0; !matches(await focused()); steps++) {
    assert.ok(steps < 20, `no answer ${text}`)
    await demo.keys('ArrowRight')
  }
  await demo.keys('Enter')
}

const byKeys = (demo) => ({ tap: (square) => press(demo, square), answer: (text) => answer(demo, text) })

for (const index of [13, 17]) {
  const { mods, start, moves, final } = vectors.games[index]
  onBoard(`a whole game by keyboard alone: ${mods.join(', ')}`, { position: start }, async (demo) => {
    await demo.keys('Tab')
    assert.equal(await demo.focused(), 'a1')
    for (const lan of moves) await play(demo, lan, byKeys(demo))
    assert.deepEqual(await made(demo), moves)
    assert.equal(await demo.position(), final)
  })
}

onBoard(
  "keys choose the freed King's square, and Escape lets go at every point",
  { position: FREED },
  async (demo) => {
    await demo.keys('Tab')
    await press(demo, 'e9')
    await press(demo, 'e6')
    await demo.keys('Escape')
    assert.deepEqual(await demo.events(), ['move-cancel escape'])
    await play(demo, 'e9e6,d7', byKeys(demo))
    assert.deepEqual(await made(demo), ['e9e6,d7'])
  },
)

onBoard(
  'Enter skips the turning; Escape in its question gives the move up',
  { position: ALL },
  async (demo) => {
    await demo.keys('Tab')
    await press(demo, 'e3')
    await press(demo, 'e4')
    assert.ok(await demo.question())
    await demo.keys('Escape')
    assert.equal(await demo.question(), null)
    assert.equal(await demo.focused(), 'e4', 'the focus comes back')
    await press(demo, 'e3')
    await press(demo, 'e4')
    await demo.keys('Enter')
    assert.deepEqual(await made(demo), ['e3e4'])
  },
)

// ---- fingers ----

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const byTouch = (demo) => ({
  tap: (square) => demo.square(square).tap({ force: true }),
  answer: (text) => demo.board.locator('dialog[open] button', { hasText: text }).first().tap(),
})

for (const index of [13, 17]) {
  const { mods, start, moves, final } = vectors.games[index]
  onBoard(
    `a whole game by touch alone: ${mods.join(', ')}`,
    { position: start },
    async (demo) => {
      for (const lan of moves) await play(demo, lan, byTouch(demo))
      assert.deepEqual(await made(demo), moves)
      assert.equal(await demo.position(), final)
    },
    PHONE,
  )
}

onBoard(
  'everything to touch is large enough, and nothing is wider than a phone',
  { position: ALL, language: 'ru' },
  async (demo) => {
    await demo.square('c2').tap()
    await demo.square('e3').tap()
    const { height } = await demo.board.locator('.bar-cancel').boundingBox()
    assert.ok(height >= 44)
    await demo.square('e3').tap()
    const dialog = await demo.board.locator('dialog[open]').boundingBox()
    assert.ok(dialog.x >= 0 && dialog.x + dialog.width <= 390, JSON.stringify(dialog))
    for (const button of await demo.board.locator('dialog[open] button').all())
      assert.ok((await button.boundingBox()).height >= 44)
    assert.equal(await demo.page.evaluate(() => document.documentElement.scrollWidth), 390)
  },
  PHONE,
)

// ---- what is said ----

onBoard(
  'squares are named with both storeys and where they face, in two languages',
  { position: STOREYS },
  async (demo) => {
    assert.equal(
      await demo.label('c3'),
      'c3, white Knight, faces east, carries its Bishop, faces north, has moved',
    )
    assert.equal(await demo.label('d6'), 'd6, black Knight, faces west, carries its Bishop, faces east')
    assert.equal(await demo.label('a1'), 'a1, white King, faces north')
    await demo.get((board) => (board.language = 'ru'))
    await demo.square('a1').and(demo.page.getByLabel('белый')).waitFor()
    assert.equal(
      await demo.label('c3'),
      'c3, белый Конь, смотрит на восток, везёт: Слон, смотрит на север, уже сходил',
    )
    assert.equal(await demo.label('e5'), 'e5, пусто')
    assert.equal(await demo.board.locator('[role=grid]').getAttribute('aria-label'), 'Доска TCHESS-10')
  },
)

onBoard('one polite announcement a ply', { position: ALL }, async (demo) => {
  await demo.get((board) => {
    globalThis.told = []
    const status = board.shadowRoot.querySelector('[role=status]')
    new MutationObserver(() => told.push(status.textContent)).observe(status, { childList: true })
  })
  await play(demo, 'e3e4@w')
  await play(demo, 'a1@e')
  await demo.get((board) => (board.language = 'ru'))
  await play(demo, 'd3d5').catch(() => {})
  await demo.board.locator('dialog[open] button').first().click()
  assert.deepEqual(await demo.page.evaluate(() => told), [
    'White Pawn moves from e3 to e4, then faces west. 2 moves left.',
    'White Tower on a1 turns east. One move left.',
    'Белая Пешка с d3 на d5.',
  ])
})

const SAID = [
  [
    'c2&d4d7',
    'tchess10[carry] 9k/10/10/10/10/10/10/10/2B(H)7/K9 w - - 0 1',
    'White Champion moves from c2 by way of d4 to d7, leaving its Bishop on d4.',
    'Белый Чемпион с c2 через d4 на d7, оставляет белого Слона на d4.',
  ],
  [
    'c2d4',
    'tchess10[carry] 9k/10/10/10/10/10/10/10/2B(N)7/K9 w - - 0 1',
    'White Knight moves from c2 to d4, leaving its Bishop on c2.',
    'Белый Конь с c2 на d4, оставляет белого Слона на c2.',
  ],
  [
    'e9e6,e7',
    FREED,
    'Black Tower from e9 takes the white Tower on e6; the black King is free on e7.',
    'Чёрная Башня с e9 берёт белую Башню на e6; чёрный Король свободен на e7.',
  ],
  ['d4=J', OWED, 'Black Pawn on d4 becomes a Jester.', 'Чёрная Пешка на d4 превращается: Шут.'],
  [
    'c9c10g',
    'tchess10 9k/2P7/10/10/10/10/10/10/10/K9 w - - 0 1',
    'White Pawn moves from c9 to c10 and becomes a Griffin.',
    'Белая Пешка с c9 на c10, превращение: Грифон.',
  ],
]

onBoard('moves in plain words, in two languages', {}, async (demo) => {
  for (const [lan, text, en, ru] of SAID) {
    for (const [language, sentence] of [
      ['en', en],
      ['ru', ru],
    ]) {
      await demo.get(
        (board, [language, text]) => {
          board.language = language
          return board.setPosition(text)
        },
        [language, text],
      )
      await demo.get((board, lan) => board.move(lan), lan)
      assert.equal((await demo.announced()).split('. ')[0].replace(/\.?$/, '.'), sentence)
    }
  }
})

// ---- axe ----

const STATES = {
  start: {},
  'a leap half made': { act: (demo) => demo.click('b2', 'c4') },
  'a turn is asked for': { act: (demo) => demo.click('e3', 'e4') },
  'a debt': { board: { position: OWED } },
  'a freed King': { board: { position: FREED }, act: (demo) => demo.click('e9', 'e6') },
  'two storeys': { board: { position: STOREYS }, act: (demo) => demo.click('a1') },
}

for (const colorScheme of ['light', 'dark'])
  test(`axe finds nothing serious: ${colorScheme}`, async (context) => {
    for (const [name, { board, act }] of Object.entries(STATES))
      await context.test(name, () =>
        withBoard(host, { board: { position: ALL, ...board }, colorScheme }, async (demo) => {
          await demo.square('a1').waitFor()
          await act?.(demo)
          await demo.page.evaluate(axe)
          const faults = await demo.page.evaluate(async () => {
            const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] })
            return violations
              .filter(({ impact }) => impact === 'serious' || impact === 'critical')
              .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join('\n')}`)
          })
          assert.deepEqual(faults, [])
        }),
      )
  })
