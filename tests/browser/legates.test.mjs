// The Legates on the demo: offers, take-backs and resigning for both sides, on the board and beside it; claimed draws.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSite, until, withPage } from './site.mjs'

const [WHITE, BLACK] = ["White's Legate", "Black's Legate"]

let site
before(async () => {
  site = await startSite()
})
after(() => site?.stop())

const onPage = (name, look, options = {}) => test(name, () => withPage(site, options, look))
const press = (demo, side, name) => demo.legate(side).getByRole('button', { name, exact: true }).click()

onPage('a draw is offered, withdrawn, offered again and accepted', async (demo) => {
  await demo.click('e2', 'e4')
  await press(demo, WHITE, 'Offer draw')
  await until(() => demo.where(), 'r3 r9')
  await until(() => demo.heard(), 'White offers a draw.')
  assert.equal(await demo.hint(), 'White offers a draw.')
  await press(demo, WHITE, 'Withdraw')
  await until(() => demo.where(), 'r2 r9')
  await press(demo, BLACK, 'Offer draw')
  await until(() => demo.where(), 'r2 r8')
  await press(demo, WHITE, 'Accept draw')
  await demo.says('Agreed by the Legates: a draw')
  await until(() => demo.where(), 'r3 r8')
  assert.match(await demo.record(), /\[%legate b draw\].*\[%legate w draw\]\}\s1\/2-1\/2\s*$/s)
  for (const button of await demo.legate(WHITE).getByRole('button').all())
    assert.ok(await button.isDisabled())
  await demo.button('Take back').click()
  await demo.says('White to move')
})

onPage('the next move sends an offer home', async (demo) => {
  await demo.click('e2', 'e4')
  await press(demo, WHITE, 'Offer draw')
  await until(() => demo.where(), 'r3 r9')
  await demo.click('e9', 'e7')
  await until(() => demo.where(), 'r2 r9')
  await until(() => demo.moves(), ['e4', 'e7'])
})

onPage('a take-back that both want undoes until the asker is to move, and leaves no trace', async (demo) => {
  assert.ok(await demo.legate(WHITE).getByRole('button', { name: 'Ask take-back' }).isDisabled())
  await demo.click('e2', 'e4', 'e9', 'e7')
  await until(() => demo.moves(), ['e4', 'e7'])
  await press(demo, WHITE, 'Ask take-back')
  await until(() => demo.where(), 'r4 r9')
  await press(demo, BLACK, 'Grant take-back')
  await until(() => demo.moves(), [])
  await until(() => demo.heard(), 'Both Legates agree: taken back.')
  await until(() => demo.where(), 'r2 r9')
  await demo.says('White to move')
})

onPage('resigning is asked about; the other side wins', async (demo) => {
  await demo.click('e2', 'e4')
  await press(demo, BLACK, 'Resign')
  const dialog = demo.page.getByRole('dialog', { name: 'Black resigns?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await demo.says('Black to move')
  await press(demo, BLACK, 'Resign')
  await dialog.getByRole('button', { name: 'Resign' }).click()
  await demo.says('Resigned: White wins')
  await until(() => demo.where(), 'r2 r6')
  await until(() => demo.heard(), 'Resigned: White wins')
  assert.match(await demo.record(), /\[%legate b resign\]\}\s1-0\s*$/)
  await demo.click('e9')
  assert.deepEqual(await demo.targets(), [])
})

onPage('the Legates can be moved on the board itself', async (demo) => {
  await demo.click('e2', 'e4')
  await until(() => demo.moves(), ['e4'])
  await demo.click('r9', 'r8')
  await until(() => demo.where(), 'r2 r8')
  await until(() => demo.heard(), 'Black offers a draw.')
  await demo.click('r2', 'r5')
  const dialog = demo.page.getByRole('dialog', { name: 'White resigns?' })
  await dialog.waitFor()
  await demo.page.keyboard.press('Escape')
  await until(() => demo.where(), 'r2 r8')
  await demo.click('r2', 'r3')
  await demo.says('Agreed by the Legates: a draw')
})

onPage('inside a line nothing is said that would cut it off', async (demo) => {
  await demo.click('e2', 'e4', 'e9', 'e7')
  await until(() => demo.moves(), ['e4', 'e7'])
  await demo.button('Take back').click()
  await until(() => demo.current(), 'e4')
  for (const side of [WHITE, BLACK])
    for (const button of await demo.legate(side).getByRole('button').all())
      assert.ok(await button.isDisabled())
  await demo.click('r2', 'r3')
  await until(() => demo.notice(), 'The Legates speak at the end of a line.')
  await until(() => demo.where(), 'r2 r9')
  assert.deepEqual(await demo.moves(), ['e4', 'e7'])
})

onPage('a draw by repetition is claimed by the side to move', async (demo) => {
  const round = ['c1', 'd3', 'c10', 'd8', 'd3', 'c1', 'd8', 'c10']
  await demo.click(...round)
  await until(async () => (await demo.moves()).length, 4)
  assert.equal(await demo.button('Claim draw').count(), 0)
  await demo.click(...round)
  await until(async () => (await demo.moves()).length, 8)
  await until(() => demo.hint(), 'The position came up three times: a draw may be claimed.')
  assert.equal(await demo.legate(BLACK).getByRole('button', { name: 'Claim draw' }).count(), 0)
  await press(demo, WHITE, 'Claim draw')
  await demo.says('The position came up three times: a draw')
  assert.match(await demo.record(), /1\/2-1\/2\s*$/)
  await demo.reload()
  await demo.says('The position came up three times: a draw')
})

onPage(
  'on a phone, by touch',
  async (demo) => {
    await demo.tap('e2', 'e4')
    await until(() => demo.moves(), ['e4'])
    await demo.legate(WHITE).getByRole('button', { name: 'Offer draw' }).tap()
    await until(() => demo.where(), 'r3 r9')
    await demo.tap('r9', 'r8')
    await demo.says('Agreed by the Legates: a draw')
  },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
)
