// The page of TCHESS-10 by its user: putting a game together, playing it, its texts, in both languages.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { startSite, until, withPage } from './site.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let site
before(async () => {
  site = await startSite()
})
after(() => site.stop())

const onPage = (name, hash, look, options = {}) =>
  test(name, () =>
    withPage(site, { ...options, path: `tchess10.html${hash}` }, (demo) => {
      demo.square = (name) => demo.page.locator(`#board [data-square="${name}"]`)
      return look(demo)
    }),
  )

const label = (demo, square) => () => demo.square(square).getAttribute('aria-label')
const hash = (demo) => demo.page.evaluate(() => location.hash)
const goal = (demo, name) => demo.page.locator(`#radio-${name}`)
const box = (demo, name) => demo.page.locator(`#checkbox-${name}`)
const plies = (demo) => demo.page.locator('#moves .ply').allInnerTexts()
const text = (demo, id) => demo.page.locator(`#${id}`).innerText()
/** Loads the page again, when all that it asked for has come. */
async function again(demo) {
  await demo.page.waitForLoadState('networkidle')
  await demo.reload()
}
const begin = (demo) => demo.page.locator('#play').click()

onPage(
  'strike is recommended and chosen; the start follows every choice, and so does the address',
  '',
  async (demo) => {
    assert.equal(await box(demo, 'strike').isChecked(), true)
    assert.match(await demo.page.locator('label[for=checkbox-strike]').innerText(), /recommended/)
    assert.equal(await goal(demo, 'mate').isChecked(), true)
    assert.match(await demo.page.locator('label[for=radio-mate]').innerText(), /Capture of the King/)
    await box(demo, 'emperor').check()
    await until(label(demo, 'e1'), 'e1, white Emperor')
    assert.equal(await hash(demo), '#mods=strike,emperor')
    await box(demo, 'strike').uncheck()
    await goal(demo, 'jesterKing').check()
    await until(label(demo, 'f10'), 'f10, black crowned Jester')
    assert.equal(await hash(demo), '#mods=jesterKing,emperor')
    // On a board to look at nothing moves.
    await demo.click('e3')
    assert.equal(await demo.page.locator('#board .selected').count(), 0)
    await again(demo)
    await until(label(demo, 'f10'), 'f10, black crowned Jester')
    assert.equal(await goal(demo, 'jesterKing').isChecked(), true)
    assert.equal(await box(demo, 'strike').isChecked(), false)
  },
)

onPage("what can't be joined is greyed, with its reason", '', async (demo) => {
  const why = (id) => demo.page.locator(`label[for=${id}] .why`)
  assert.equal(await box(demo, 'reform').isDisabled(), true)
  assert.match(await why('checkbox-reform').innerText(), /polarity/)
  await box(demo, 'polarity').check()
  assert.equal(await box(demo, 'reform').isDisabled(), false)
  assert.equal(await why('checkbox-reform').count(), 0)
  await box(demo, 'reform').check()
  await box(demo, 'polarity').uncheck()
  assert.equal(await box(demo, 'reform').isChecked(), false)
  await goal(demo, 'lastHero').check()
  assert.equal(await box(demo, 'emperor').isDisabled(), true)
  assert.match(await why('checkbox-emperor').innerText(), /hero/)
  await goal(demo, 'mate').check()
  await box(demo, 'emperor').check()
  assert.equal(await goal(demo, 'lastHero').isDisabled(), true)
  assert.match(await why('radio-lastHero').innerText(), /hero/)
})

onPage(
  'a hero keeps others of its kind out, and says so',
  '#mods=lastHero,cardinal&white=marshal',
  async (demo) => {
    const why = demo.page.locator('label[for=checkbox-marshal] .why')
    assert.equal(await box(demo, 'marshal').isDisabled(), true)
    assert.match(await why.innerText(), /is the hero now/)
    await demo.page.locator('input[name=language][value=ru]').check()
    assert.match(await why.innerText(), /Сейчас это герой/)
    await demo.page.locator('#hero-white').selectOption('king')
    assert.equal(await box(demo, 'marshal').isDisabled(), false)
  },
)

onPage("an address that can't be says why, and is corrected", '#mods=escort,theocracy', async (demo) => {
  const refused = demo.page.locator('#refused')
  assert.match(await refused.innerText(), /address can.t be. A game has one goal/)
  assert.equal(await hash(demo), '#mods=strike')
  assert.equal(await box(demo, 'strike').isChecked(), true)
  await box(demo, 'carry').check()
  assert.equal(await refused.count(), 0)
  for (const [address, why] of [
    ['reform', /polarity/],
    ['lastHero,emperor', /Emperor/],
    ['castling', /modification that there is not/],
    ['escort&border=5', /rank from 6 to 10/],
    ['lastHero&black=pawn', /names a hero/],
    ['lastHero,marshal&black=marshal', /names a hero/],
    ['lastHero&white=queen@a1', /starts on one of/],
  ]) {
    await demo.page.evaluate((address) => void (location.hash = `mods=${address}`), address)
    await until(() => refused.innerText().then((text) => why.test(text)), true, address)
    assert.equal(await hash(demo), '#mods=strike,carry', address)
  }
  await demo.page.evaluate(() => void (location.hash = 'mods=polarity'))
  await until(() => refused.count(), 0)
  assert.equal(await box(demo, 'polarity').isChecked(), true)
})

onPage('the border, and heroes', '#mods=escort,kingCapture', async (demo) => {
  assert.equal(await goal(demo, 'both').isChecked(), true)
  await until(() => demo.page.locator('#board .borders path').count(), 4)
  await demo.page.locator('#border').selectOption('7')
  assert.equal(await hash(demo), '#mods=escort,kingCapture&border=7')
  await goal(demo, 'lastHero').check()
  await demo.page.locator('#hero-white').selectOption('queen')
  await until(label(demo, 'e1'), 'e1, white Queen')
  await demo.page.locator('#hero-square-white').selectOption('f1')
  await until(label(demo, 'f1'), 'f1, white Queen')
  assert.equal(await hash(demo), '#mods=lastHero&white=queen@f1')
  await again(demo)
  await until(label(demo, 'f1'), 'f1, white Queen')
  await begin(demo)
  assert.match(await text(demo, 'goal'), /Last hero/)
})

onPage('a game: move n of 3, who has moved, the goal, take back, redo, new game', '', async (demo) => {
  await box(demo, 'carry').check()
  await begin(demo)
  assert.match(await text(demo, 'goal'), /Capture of the King/)
  assert.match(await text(demo, 'joined'), /Strike, Carrying/)
  assert.equal((await text(demo, 'part')).trim(), 'move 1 of 3')
  await demo.click('c2', 'e3', 'i7')
  await until(() => plies(demo), ['Start', 'c2e3&i7'])
  assert.equal((await text(demo, 'part')).trim(), 'move 2 of 3')
  await until(label(demo, 'i7'), 'i7, white Griffin, carries its Pawn, has moved, last move to here')
  await demo.click('d3', 'd4')
  await demo.click('b2', 'c4', 'c4')
  assert.match(await demo.turn(), /Black to move/)
  await demo.click('e8', 'e7')
  await until(() => plies(demo), ['Start', 'c2e3&i7', 'd3d4', 'b2c4', 'e8e7'])
  assert.deepEqual(await demo.page.locator('#moves .number').allInnerTexts(), ['1.', '1…'])
  await demo.page.locator('#take-back').click()
  await demo.page.locator('#take-back').click()
  assert.equal((await text(demo, 'part')).trim(), 'move 3 of 3')
  await until(label(demo, 'b2'), 'b2, white Champion')
  await demo.page.locator('#redo').click()
  assert.match(await demo.turn(), /Black to move/)
  await demo.page.locator('#moves .ply').nth(1).click()
  assert.equal((await text(demo, 'part')).trim(), 'move 2 of 3')
  await again(demo)
  await until(() => plies(demo), ['Start', 'c2e3&i7', 'd3d4', 'b2c4', 'e8e7'])
  assert.equal((await text(demo, 'part')).trim(), 'move 2 of 3')
  await demo.page.locator('#new-game').click()
  assert.equal(await box(demo, 'carry').isChecked(), true)
  await until(label(demo, 'c2'), 'c2, white Griffin')
})

onPage('the last game is there at the next visit', '', async (demo) => {
  await begin(demo)
  await demo.click('e3', 'e4')
  await until(() => plies(demo), ['Start', 'e3e4'])
  await demo.page.waitForLoadState('networkidle')
  await demo.open('tchess10.html')
  await until(() => plies(demo), ['Start', 'e3e4'])
  await until(label(demo, 'e4'), 'e4, white Pawn, has moved, last move to here')
})

onPage(
  'the last game is there however its choice is spelled, not at another',
  '#mods=strike,emperor',
  async (demo) => {
    await begin(demo)
    await demo.click('e3', 'e4')
    await until(() => plies(demo), ['Start', 'e3e4'])
    for (const spelled of ['#mods=emperor,strike', '#mods=strike%2Cemperor&border=8', '#page']) {
      await demo.open('learn.html')
      await demo.open(`tchess10.html${spelled}`)
      await until(() => plies(demo), ['Start', 'e3e4'], spelled)
    }
    await demo.open('learn.html')
    await demo.open('tchess10.html#mods=carry')
    assert.equal(await box(demo, 'carry').isChecked(), true)
  },
)

onPage(
  'another choice in the address leaves a game alone that is played',
  '#mods=strike,emperor',
  async (demo) => {
    const visit = (address) => demo.page.evaluate((address) => void (location.hash = address), address)
    await visit('#mods=strike')
    await until(() => box(demo, 'emperor').isChecked(), false)
    await begin(demo)
    await demo.click('e3', 'e4')
    await until(() => plies(demo), ['Start', 'e3e4'])
    await visit('#mods=carry')
    await until(() => hash(demo), '#mods=strike')
    assert.deepEqual(await plies(demo), ['Start', 'e3e4'])
  },
)

onPage('the end is told, and nothing moves then', '', async (demo) => {
  await begin(demo)
  await demo.page.locator('#texts summary').click()
  await demo.page.locator('#position-text').fill('tchess10[escort] 9k/10/10/3K6/10/10/10/10/10/10 w - - 0 1')
  await demo.page.locator('#position-text-set').click()
  await until(label(demo, 'd7'), 'd7, white King')
  assert.match(await text(demo, 'goal'), /King.s escort/)
  await demo.click('d7', 'd8')
  await until(() => demo.turn(), 'White wins: the King has reached the border.')
  await demo.click('j10')
  assert.equal(await demo.page.locator('#board .selected').count(), 0)
})

onPage('texts in and out; a wrong one changes nothing', '', async (demo) => {
  await begin(demo)
  await demo.page.locator('#texts summary').click()
  await demo.page.locator('#record-text').fill('[Mods "carry"]\n\n1. c2e3&i7 1... e8e7 *')
  await demo.page.locator('#record-text-set').click()
  await until(() => plies(demo), ['Start', 'c2e3&i7', 'e8e7'])
  assert.match(await demo.page.locator('#record-text').inputValue(), /\[Mods "carry"\]/)
  const position = await demo.page.locator('#position-text').inputValue()
  await demo.page.locator('#position-text').fill('tchess10[escort,theocracy] 9k/10 w')
  await demo.page.locator('#position-text-set').click()
  assert.ok((await text(demo, 'notice')).length > 10)
  await until(() => plies(demo), ['Start', 'c2e3&i7', 'e8e7'])
  await again(demo)
  await demo.page.locator('#texts summary').click()
  assert.equal(await demo.page.locator('#position-text').inputValue(), position)
})

const setUp = async (demo, text) => {
  await demo.page.locator('#position-text').fill(text)
  await demo.page.locator('#position-text-set').click()
}

onPage('the address and the choice follow a game that is loaded', '#mods=strike', async (demo) => {
  await begin(demo)
  await demo.page.locator('#texts summary').click()
  await setUp(demo, 'tchess10[theocracy,carry] b8k/10/10/10/10/4B(N)5/10/10/4P5/K9 w - - 0 1')
  await until(() => hash(demo), '#mods=theocracy,carry')
  await again(demo)
  await until(label(demo, 'e5'), 'e5, white Knight, carries its Bishop')
  assert.equal(await hash(demo), '#mods=theocracy,carry')
  await demo.page.locator('#texts summary').click()
  await demo.page.locator('#record-text').fill('[Mods "escort,border=7"]\n\n1. e3e5 *')
  await demo.page.locator('#record-text-set').click()
  await until(() => hash(demo), '#mods=escort&border=7')
  // Heroes are on the board: one on a square of heroes, one elsewhere, below a Horse.
  await setUp(demo, 'tchess10[lastHero,carry,marshal] 10/3c6/10/10/4M(N)5/3S6/10/10/10/10 w - - 0 1')
  await until(() => hash(demo), '#mods=lastHero,carry,marshal&white=magister&black=cardinal@d9')
  await demo.page.locator('#new-game').click()
  assert.equal(await goal(demo, 'lastHero').isChecked(), true)
  assert.equal(await box(demo, 'marshal').isChecked(), true)
  assert.equal(await box(demo, 'strike').isChecked(), false)
  await until(label(demo, 'd9'), 'd9, black Cardinal')
  await until(label(demo, 'e2'), 'e2, white Magister')
})

onPage('an empty field is told to be empty', '', async (demo) => {
  await begin(demo)
  await demo.page.locator('#texts summary').click()
  await setUp(demo, ' ')
  assert.equal(await text(demo, 'notice'), 'Put a position text into the field first.')
  await demo.page.locator('#record-text').fill('')
  await demo.page.locator('#record-text-set').click()
  assert.equal(await text(demo, 'notice'), 'Put a game record into the field first.')
})

onPage('a crowned Jester is paid first', '', async (demo) => {
  await begin(demo)
  await demo.page.locator('#texts summary').click()
  await setUp(demo, 'tchess10[jesterKing,illusions] 9k/10/10/10/10/10/10/P1P1P5/10/10 w - =KJ 0 1')
  await until(() => text(demo, 'owed'), 'Choose the Pawn that becomes the crowned Jester.')
  assert.match(
    await demo.page.locator('#board .bar span').innerText(),
    /Choose the Pawn that becomes the crowned Jester/,
  )
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  onPage(
    `on a phone the board stays where it is while moves are made: ${viewport.width} x ${viewport.height}`,
    '#mods=strike',
    async (demo) => {
      await begin(demo)
      const top = () => demo.page.locator('#board').evaluate((board) => board.getBoundingClientRect().top)
      await demo.square('e5').scrollIntoViewIfNeeded()
      for (const [files, rank] of ['abc', 'def'].flatMap((files) =>
        [4, 7, 5, 6].map((rank) => [files, rank]),
      ))
        for (const file of files) {
          const from = rank < 6 ? rank - 1 : rank + 1
          for (const square of [`${file}${from}`, `${file}${rank}`]) {
            const before = await top()
            await demo.page.evaluate(
              (square) =>
                document
                  .querySelector('#board')
                  .shadowRoot.querySelector(`[data-square=${square}]`)
                  .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true })),
              square,
            )
            assert.equal(await top(), before, square)
          }
        }
      assert.equal((await plies(demo)).length, 25)
      const isInSight = await demo.page.locator('#moves').evaluate((list) => {
        const outer = list.getBoundingClientRect()
        const inner = list.querySelector('[aria-current=true]').getBoundingClientRect()
        return list.scrollTop > 0 && inner.top >= outer.top && inner.bottom <= outer.bottom + 1
      })
      assert.equal(isInSight, true, 'the list has scrolled to its last move')
    },
    { viewport, isMobile: true, hasTouch: true },
  )

onPage('in Russian', '#mods=strike,polarity', async (demo) => {
  await demo.page.locator('input[name=language][value=ru]').check()
  assert.match(await demo.page.locator('label[for=checkbox-strike]').innerText(), /рекомендуется/)
  await begin(demo)
  assert.equal((await text(demo, 'part')).trim(), 'движение 1 из 3')
  await demo.click('e3', 'e4')
  await demo.page.locator('dialog[open] button').first().click()
  await until(() => plies(demo), ['Начало', 'e3e4'])
  await until(label(demo, 'e4'), 'e4, белая Пешка, смотрит на север, уже сходил, ход сюда')
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [320, 640],
  [844, 390],
])
  for (const colorScheme of ['light', 'dark'])
    onPage(
      `nothing is too wide, and axe finds nothing serious: ${width} x ${height}, ${colorScheme}`,
      '#mods=strike,escort,carry,polarity,reform',
      async (demo) => {
        const check = async (name) => {
          assert.ok(
            (await demo.page.evaluate(() => document.documentElement.scrollWidth)) <= width,
            `${name} is too wide`,
          )
          await demo.page.evaluate(axe)
          const faults = await demo.page.evaluate(async () => {
            const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] })
            return violations
              .filter(({ impact }) => impact === 'serious' || impact === 'critical')
              .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join('\n')}`)
          })
          assert.deepEqual(faults, [], name)
          await demo.shot(`tchess10-${name}-${width}-${colorScheme}`, { fullPage: width < 500 })
        }
        await demo.page.locator('input[name=language][value=ru]').check()
        await check('choice-ru')
        await demo.page.locator('input[name=language][value=en]').check()
        await check('choice')
        await begin(demo)
        await demo.click('c2', 'e3', 'i7')
        await demo.page.locator('dialog[open] button').first().click()
        await until(() => plies(demo), ['Start', 'c2e3&i7'])
        await demo.click('b2', 'c4')
        await check('game')
        await demo.page.locator('input[name=language][value=ru]').check()
        await check('game-ru')
      },
      { viewport: { width, height }, colorScheme },
    )
