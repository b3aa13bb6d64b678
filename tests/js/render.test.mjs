// Pictures through the package: options arrive where they should, documents are sound and always the same.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromPosition, legalMoves, pieceSvg, render, START } from 'das-chess'
import { positions } from './lib/vectors.mjs'
import { refusal } from './lib/refusal.mjs'

const FORBIDDEN = /<style|style=|<use|\bid=|<script|<image|url\(|href|<foreignObject|on\w+=/i

/** Sound XML: every element closed, in order, and every & an entity. */
function assertSvg(text) {
  assert.match(text, /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  assert.doesNotMatch(text, FORBIDDEN)
  const open = []
  for (const [tag, close, name, self] of text.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s[a-zA-Z:-]+="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (close) assert.equal(open.pop(), name, tag)
    else if (!self) open.push(name)
  }
  assert.deepEqual(open, [])
  assert.equal(
    (text.match(/</g) ?? []).length,
    (text.match(/<\/?[a-zA-Z]+(?:\s[a-zA-Z:-]+="[^"<]*")*\s*\/?>/g) ?? []).length,
  )
  assert.doesNotMatch(text, /&(?!amp;|lt;|gt;|quot;|apos;|#)/)
}

test('every position of the vectors, both sides, with and without edges', () => {
  for (const { dfen } of positions) {
    for (const options of [undefined, { orientation: 'black', edges: false, coordinates: false }]) {
      const svg = render(dfen, options)
      assertSvg(svg)
      assert.equal(render(fromPosition(dfen), options), svg)
    }
    const lines = render(dfen, { format: 'text' }).split('\n')
    assert.ok(lines.length >= 10)
  }
})

test('each option changes the picture, and its default does not', () => {
  const usual = render(START)
  const [move] = legalMoves(START)
  const changes = {
    orientation: ['white', 'black'],
    coordinates: [true, false],
    edges: [true, false],
    lastMove: [null, move],
    check: [false, 'e5'],
    marks: [[], ['e4', 'l1']],
    arrows: [[], [{ from: 'e2', to: 'e4' }]],
    legates: [null, { white: 'r2', black: 'r9' }],
    size: [undefined, 640],
    colors: [{}, { dark: 'peru', light: '#fff' }],
    title: [undefined, 'A game'],
    description: [undefined, 'Nothing to see'],
    language: ['en', 'ru'],
    format: ['svg', 'text'],
  }
  const pictures = new Set([usual])
  for (const [option, [same, other]] of Object.entries(changes)) {
    assert.equal(render(START, { [option]: same }), usual, option)
    const changed = render(START, { [option]: other })
    assert.ok(!pictures.has(changed), option)
    if (option !== 'format') assertSvg(changed)
    pictures.add(changed)
  }
  assert.notEqual(render(START, { marks: { e4: 'red' } }), render(START, { marks: ['e4'] }))
  assert.equal(render(START, { marks: new Set(['e4']) }), render(START, { marks: ['e4'] }))
  assert.match(render(START, { marks: { e4: 'red' } }), /red/)
  assert.match(render(START, { arrows: [{ from: 'e2', to: 'e4', color: '#123456' }] }), /#123456/)
  assert.match(render(START, { size: 640 }), /width="640"/)
  const checked = 'k9/10/10/10/R9/10/10/10/10/9K b'
  assert.notEqual(render(checked, { check: true }), render(checked))
  assert.equal(render(START, { check: true }), usual)
})

test('texts are escaped, whatever they are', () => {
  for (const text of ['<script>alert(1)</script>', '"&\'<>]]>', '</title></svg>', '\ud800', '🚢', 'é\n\t']) {
    const svg = render(START, { title: text, description: text })
    assertSvg(svg)
    assert.ok(!/[\ud800-\udbff](?![\udc00-\udfff])/.test(svg))
  }
  refusal('invalid_argument', () => render(START, { title: '\u0000' }))
})

test('values that mean nothing are refused by name', () => {
  const cases = {
    format: ['png', null],
    orientation: ['red', 1],
    coordinates: ['yes', 1],
    edges: [null, 0],
    lastMove: ['e2e4', {}, { from: 'e2' }, { from: 'r2', to: 'e4' }],
    check: ['k5', 1, 'king', ''],
    marks: [['k5'], 'e4', new Map([['e4', 'red']]), { k5: 'red' }, { e4: 'no color' }, { e4: '' }, [1]],
    arrows: [{}, [{}], [{ from: 'e2', to: 'e2' }], [{ from: 'e2', to: 'e4', color: 'url(#a)' }], ['e2e4']],
    legates: [{}, { white: 'r6', black: 'r9' }, { white: 'e4', black: 'r9' }, 'r2'],
    size: [0, -1, 1.5, 10_001, Infinity, '640'],
    colors: ['red', { dark: 'javascript:alert(1)' }, { dark: 5 }, { sky: 'red' }],
    title: [5, 'x'.repeat(10_001)],
    description: [{}, '\u0001'],
    language: ['de', 'RU'],
  }
  for (const [option, values] of Object.entries(cases)) {
    for (const value of values) {
      const { details } = refusal('invalid_argument', () => render(START, { [option]: value }))
      assert.ok(details.argument.startsWith(option), `${details.argument} for ${option}`)
    }
  }
  assert.equal(refusal('invalid_argument', () => render(START, { flip: true })).details.argument, 'options')
})

test('pieceSvg: every piece of both sides, vessels with each passenger, the Legates', () => {
  const pictures = new Set()
  const names =
    'king queen rook bishop ship magister knight amazon centurion valkyrie pawn elva airMagister legate'
  for (const color of ['white', 'black']) {
    for (const name of names.split(' ')) pictures.add(pieceSvg({ name, color }))
    for (const hull of ['white', 'black'])
      for (const name of ['knight', 'amazon'])
        pictures.add(pieceSvg({ name: 'ship', color, hull, passenger: { name, color } }))
  }
  assert.equal(pictures.size, 2 * 14 + 8)
  for (const svg of pictures) assertSvg(svg)
  for (const cell of fromPosition()) assert.ok(pictures.has(pieceSvg(cell)))
  assert.match(
    pieceSvg({ name: 'king', color: 'white' }, { size: 48, colors: { whiteFill: 'gold' } }),
    /gold/,
  )
  refusal('invalid_argument', () => pieceSvg({ name: 'king', color: 'white' }, { orientation: 'white' }))
  refusal('invalid_argument', () => pieceSvg({ name: 'legate', color: 'red' }))
  refusal('invalid_argument', () => pieceSvg('K'))
})
