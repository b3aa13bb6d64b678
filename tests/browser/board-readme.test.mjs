// The README's chapter on the board against the built element: every name there exists, every name there is is there.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { at } from '../../scripts/lib/paths.mjs'
import { startHost, withBoard } from './board-host.mjs'

const readme = readFileSync(at('pkg/README.md'), 'utf8')
const events = readFileSync(at('pkg/dist/types/board/events.d.ts'), 'utf8')

let host
before(async () => {
  host = await startHost()
})
after(() => host.stop())

/** The rows of the table that follows a marker, each cell's `code` words; or, of a paragraph, its code words. */
function documented(marker) {
  const [, text] = readme.split(`<!-- board:${marker} -->`)
  assert.ok(text, marker)
  const [block] = text.trimStart().split('\n\n')
  const words = (cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, word]) => word)
  if (!block.startsWith('|')) return words(block)
  return block
    .split('\n')
    .slice(2)
    .map((row) => row.slice(1, -1).split('|').map(words))
}

const column = (marker, index) =>
  documented(marker)
    .flatMap((row) => row[index])
    .sort()

const inBrowser = (name, look, options = {}) => test(name, () => withBoard(host, options, look))

inBrowser('attributes, properties and methods', async (demo) => {
  const { attributes, properties, methods } = await demo.get((board) => {
    const kinds = { attributes: [...board.constructor.observedAttributes], properties: [], methods: [] }
    for (
      let one = board.constructor.prototype;
      one !== HTMLElement.prototype;
      one = Object.getPrototypeOf(one)
    ) {
      for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(one))) {
        if (/^constructor$|Callback$/.test(name)) continue
        kinds[get ? 'properties' : 'methods'].push(name)
      }
    }
    return kinds
  })
  assert.deepEqual(column('properties', 0), attributes.sort())
  assert.deepEqual(column('properties', 1), properties.sort())
  assert.deepEqual(
    column('methods', 0).map((call) => call.replace(/\(.*/, '')),
    methods.sort(),
  )
})

inBrowser('the aspect ratio that keeps its place', async (demo) => {
  const [, width, height] = readme.match(/`aspect-ratio: ([\d.]+) \/ ([\d.]+)`/)
  const drawn = await demo.board.locator('.board').boundingBox()
  assert.ok(Math.abs(drawn.width / drawn.height - width / height) < 1e-3, `${drawn.width} / ${drawn.height}`)
})

inBrowser('default values', async (demo) => {
  const defaults = await demo.page.evaluate(() => {
    const board = document.createElement('das-chess-board')
    return ['orientation', 'mode', 'color', 'language', 'coordinates', 'moveEntry', 'animation'].map(
      (name) => [name, String(board[name])],
    )
  })
  for (const [name, value] of defaults) {
    const [row] = readme.split('\n').filter((line) => line.includes(`| \`${name}\``))
    assert.match(row, new RegExp(`\`${value}\` \\(default\\)|default \`?${value}\\b`), name)
  }
})

test('events and what they carry', () => {
  const [, map] = events.match(/interface BoardEventMap[^{]*\{([^}]*)\}/)
  const details = Object.fromEntries(
    Array.from(events.matchAll(/interface (\w+Detail)(?:<\w+>)? \{([^]*?)^\}/gm), ([, name, body]) => [
      name,
      Array.from(body.matchAll(/^ {4}(?:readonly )?(\w+)[(:]/gm), ([, field]) => field).sort(),
    ]),
  )
  const existing = Object.fromEntries(
    Array.from(map.matchAll(/'?([\w-]+)'?: CustomEvent<(\w+)/g), ([, name, type]) => [name, details[type]]),
  )
  // What a Legate's move carries is Das Chess's own.
  existing.legate = ['black', 'color', 'from', 'message', 'to', 'white']
  const told = Object.fromEntries(
    documented('events').map(([[name], , fields]) => [
      name,
      fields.map((field) => field.replace(/\(.*/, '')).sort(),
    ]),
  )
  assert.deepEqual(told, existing)
})

test('reasons', () => {
  const [, union] = events.match(/type CancelReason = ([^;]+);/)
  const existing = Array.from(union.matchAll(/'(\w+)'/g), ([, word]) => word)
  const [first, ...told] = documented('reasons')
  assert.equal(first, 'reason')
  assert.deepEqual(told.sort(), existing.sort())
})

inBrowser(
  'custom properties and parts',
  async (demo) => {
    await demo.click('e9', 'e10')
    const { names, parts } = await demo.get((board) => {
      const { shadowRoot } = board
      const css = Array.from(shadowRoot.adoptedStyleSheets[0].cssRules, ({ cssText }) => cssText).join()
      return {
        names: [...new Set(css.match(/--board-[a-z-]+/g))],
        parts: [
          ...new Set([...shadowRoot.querySelectorAll('[part]')].flatMap((element) => [...element.part])),
        ],
      }
    })
    assert.deepEqual(column('custom-properties', 0), names.sort())
    assert.deepEqual(column('parts', 0), parts.sort())
  },
  {
    board: {
      position: 'k9/4P5/10/10/10/10/10/10/10/5K4 w - - - 0 1',
      moveEntry: true,
      marks: 'e5',
      arrows: 'e4e6',
    },
  },
)

inBrowser('keys', async (demo) => {
  const keys = documented('keys')
    .flatMap(([cell]) => cell)
    .concat('ArrowUp')
  for (const key of keys) {
    await demo.square('e2').focus()
    if (key === 'Escape') await demo.keys('Enter')
    const before = await demo.get((board) => [
      board.shadowRoot.activeElement?.dataset.square,
      board.shadowRoot.querySelector('.selected')?.dataset.square,
    ])
    await demo.keys(key)
    const after = await demo.get((board) => [
      board.shadowRoot.activeElement?.dataset.square,
      board.shadowRoot.querySelector('.selected')?.dataset.square,
    ])
    assert.notDeepEqual(after, before, key)
    await demo.keys('Escape')
  }
})
