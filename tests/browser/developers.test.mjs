// The page for developers: its examples run, its tables say what the package really has, all of it in two languages.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { at } from '../../scripts/lib/paths.mjs'
import { faults, speak, withSite } from './course.mjs'
import { startSite } from './site.mjs'

const folder = 'www/src/developers/examples'
const EXAMPLES = readdirSync(at(folder)).map((name) => ({
  id: name.replace(/\.js$/, ''),
  source: readFileSync(at(folder, name), 'utf8').trim(),
}))
const manifest = JSON.parse(readFileSync(at('pkg/package.json'), 'utf8'))

let site
before(async () => {
  site = await startSite()
})
after(() => site?.stop())

const onPage = (name, look, { hash = '', ...options } = {}) =>
  test(name, () => withSite(site, { file: `developers.html${hash}`, ...options }, look))

const section = (page, id) => page.locator(`section[aria-labelledby=example-${id}]`)
const output = (page, id) => section(page, id).locator('.output')

/** What an example says of its prints: the comments behind them, in their order. */
const promised = (source) =>
  source
    .split('\n')
    .filter((line) => line.includes('print(') && line.includes(') // '))
    .map((line) => line.split(') // ')[1])

test('every example has five lines, and says what it prints', () => {
  assert.ok(EXAMPLES.length > 6)
  for (const { id, source } of EXAMPLES) {
    const body = source.split('export function run')[1].split('\n').slice(1, -1)
    assert.ok(body.length <= 5, `${id}: ${body.length} lines`)
  }
  assert.ok(EXAMPLES.filter(({ source }) => promised(source).length).length > 4)
})

onPage('the text that is shown is the text that runs, and it prints what it says', async (page) => {
  assert.equal(await page.locator('.example').count(), EXAMPLES.length)
  for (const { id, source } of EXAMPLES) {
    const example = section(page, id)
    assert.equal(await example.locator('.code code').innerText(), source)
    await example.getByRole('button', { name: 'Run' }).click()
    await output(page, id).locator('span').first().waitFor()
    const lines = await output(page, id).locator('code span').allInnerTexts()
    for (const line of promised(source)) assert.ok(lines.includes(line), `${id}: ${line}, but ${lines}`)
    assert.equal(await output(page, id).locator('.error').count(), 0)
  }
  const picture = section(page, 'picture').locator('.place svg')
  assert.ok((await picture.boundingBox()).width > 200)
  const board = section(page, 'board').locator('das-chess-board')
  assert.match(await board.evaluate((board) => board.position), /A9\/PPPPPPPPPP/)
})

onPage('an example that ran can be run again, and a board that it made can be played on', async (page) => {
  const example = section(page, 'board')
  const run = example.getByRole('button', { name: 'Run' })
  await run.click()
  await output(page, 'board').getByText('Aa3').waitFor()
  await example.locator('[data-square=e9]').click()
  await example.locator('[data-square=e7]').click()
  await output(page, 'board').getByText('e7').waitFor()
  await run.click()
  await page.waitForFunction(
    () =>
      document.querySelector('section[aria-labelledby=example-board] .output').innerText.trim() !== 'Output',
  )
  assert.equal(await example.locator('das-chess-board').count(), 1)
  await output(page, 'board').getByText('e7').waitFor({ state: 'detached' })
})

onPage('an example runs by the keyboard, and tells its output politely', async (page) => {
  await section(page, 'moves').getByRole('button', { name: 'Run' }).focus()
  await page.keyboard.press('Enter')
  await section(page, 'moves').getByRole('status').filter({ hasText: 'black amazon' }).waitFor()
})

onPage('what the package exports is in the table, and nothing else', async (page) => {
  const entries = Object.entries(manifest.exports).filter(([, conditions]) => conditions.import?.types)
  assert.ok(entries.length > 2)
  const main = Object.keys(await import('../../pkg/dist/index.js')).sort()
  for (const [path, conditions] of entries) {
    const name = path.replace('.', manifest.name)
    const real = Object.keys(await import(at('pkg', conditions.import.default))).sort()
    const heading = page.locator(`#${name.replace(/\W+/g, '-')}`)
    assert.equal(await heading.innerText(), name)
    const listed = await heading.evaluate((heading) => {
      const table = heading.nextElementSibling.nextElementSibling
      return [...table.querySelectorAll('th[scope=row]')].map((cell) => cell.innerText.trim())
    })
    const likeMain = path !== '.' && main.every((name) => real.includes(name))
    if (likeMain) for (const name of listed) assert.ok(real.includes(name), `${path}: ${name}`)
    else assert.deepEqual(listed.sort(), real, path)
    if (likeMain) for (const name of real) assert.ok(main.includes(name) || listed.includes(name), name)
  }
})

onPage('signatures and members are those of the types', async (page) => {
  const row = (name) =>
    page
      .locator('tr')
      .filter({ has: page.locator(`th code:text-is("${name}")`) })
      .first()
  assert.match(await row('perft').innerText(), /perft\(position: PositionLike, depth: number\): number/)
  const game = row('Game')
  await game.getByText('Members of Game').click()
  await game.getByText('undo(): Move | null').waitFor()
  const board = row('DasChessBoardElement')
  await board.getByText('Members of DasChessBoardElement').click()
  await board.getByText('flip(): void').waitFor()
})

onPage('in Russian everything is Russian but for code', async (page) => {
  await speak(page, 'Русский')
  assert.equal(await page.title(), 'Das Chess для разработчиков')
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  const english = await page.locator('.api [lang=en]').allInnerTexts()
  assert.deepEqual(english, [], 'has no words in www/src/developers/russian.ts')
  await section(page, 'boarding').getByRole('button', { name: 'Запустить' }).click()
  await output(page, 'boarding').getByText('Белый Конь берёт').waitFor()
  await speak(page, 'English')
  await output(page, 'boarding').getByText('Белый Конь берёт').waitFor()
})

onPage('the sizes are those of the files', async (page) => {
  const rows = await page.locator('.sizes tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      file: row.querySelector('code').innerText,
      numbers: [...row.querySelectorAll('td')].map((cell) => cell.innerText),
    })),
  )
  const files = rows.map(({ file }) => file)
  for (const file of ['dist/index.js', 'dist/slim.js', 'dist/das-chess.wasm', 'dist/board/index.js'])
    assert.ok(files.includes(file), file)
  for (const { file, numbers } of rows) {
    const content = readFileSync(at('pkg', file))
    const sizes = [content.length, gzipSync(content, { level: 9 }).length]
    assert.deepEqual(
      numbers.map((text) => text.replace(',', '')),
      sizes.map((bytes) => (bytes / 1000).toFixed(1)),
      file,
    )
  }
})

test('code is copied, or at least selected', async () => {
  const copy = (page) => page.locator('.code').first().getByRole('button', { name: 'Copy' }).click()
  await withSite(
    site,
    { file: 'developers.html', permissions: ['clipboard-read', 'clipboard-write'] },
    async (page) => {
      await copy(page)
      await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'npm install das-chess')
    },
  )
  await withSite(site, { file: 'developers.html' }, async (page) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await copy(page)
    await page.waitForFunction(() => String(getSelection()).trim() === 'npm install das-chess')
  })
})

onPage(
  'an address leads to its section',
  async (page) => {
    await page.waitForFunction(() => {
      const { top } = document.getElementById('sizes').getBoundingClientRect()
      return top >= 0 && top < innerHeight
    })
  },
  { hash: '#sizes' },
)

for (const name of ['English', 'Русский'])
  for (const colorScheme of ['light', 'dark'])
    onPage(
      `axe: ${name}, ${colorScheme}`,
      async (page) => {
        await speak(page, name)
        for (const { id } of EXAMPLES) {
          await section(page, id).locator('.button.main').click()
          await output(page, id).locator('span').first().waitFor()
        }
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true
        })
        assert.deepEqual(await faults(page), [])
      },
      { colorScheme },
    )

for (const width of [320, 390, 768, 1280])
  onPage(
    `${width} wide: nothing is wider than the window`,
    async (page) => {
      for (const name of ['English', 'Русский']) {
        await speak(page, name)
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true
        })
        const wider = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        assert.equal(wider, 0, name)
      }
    },
    { viewport: { width, height: 800 } },
  )
