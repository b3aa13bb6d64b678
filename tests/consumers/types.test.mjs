// The declarations, checked with skipLibCheck off, by both module systems, with and without the browser's names.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consumer, runTool } from './lib.mjs'

const MAIN = `
const position: das.Position = das.fromPosition(das.START)
const moves: das.Move[] = das.legalMoves(position, { from: 'e2' })
const after: das.Position = das.applyMove(position, moves[0] ?? 'e2e4')
const cells: das.Cell[] = [...after]
const dests: Map<das.Square, das.Square[]> = das.legalDests(after)
const answer = das.validatePosition('nonsense')
const faults: readonly das.Fault[] = answer.ok ? [] : answer.faults
const ready: Promise<void> = das.init()
const game: das.Game = das.Game.fromPgn('1. e4 *')
const outcome: das.Outcome | null = game.outcome
const node: das.Node | undefined = game.root.next
if (node) node.comment = undefined
const parsed: das.ParsedGame[] = [...das.parseGames(['1. e4', new Uint8Array(8)], { strict: true })]
const lines: (number | undefined)[] = parsed.map((one) => (one.error ? one.error.details.line : one.game.ply))
async function later(source: AsyncIterable<string>) {
  for await (const one of das.parseGames(source)) if (one.game) one.game.pgn({ moves: 'coordinate' })
}
// @ts-expect-error: no such message
game.legate('white', 'peace')
// @ts-expect-error: the tree changes by methods only
game.root.next = undefined
// @ts-expect-error: a number holds no games
das.parseGames(7)
// @ts-expect-error: a depth is a number
das.perft(position, '3')
// @ts-expect-error: a position does not change
position.dfen = ''
export { cells, dests, faults, later, lines, outcome, ready }
`
const SLIM = `
const ready: Promise<void> = slim.init('https://host.example/das-chess.wasm')
const again: Promise<void> = slim.init(new Uint8Array(8))
// @ts-expect-error: a number is no source
const wrong = slim.init(5)
export { ready, again, wrong }
`
const SOURCES = {
  'main.mts': `import * as das from 'das-chess'\n${MAIN}`,
  'main.cts': `import das = require('das-chess')\n${MAIN}`,
  'slim.mts': `import * as slim from 'das-chess/slim'\n${SLIM}`,
  'slim.cts': `import slim = require('das-chess/slim')\n${SLIM}`,
}
const BROWSER = `
import { parseGames } from 'das-chess'
import { init } from 'das-chess/slim'
export async function count(response: Response, texts: ReadableStream<string>) {
  let games = 0
  if (response.body) for await (const { game } of parseGames(response.body)) games += game ? 1 : 0
  for await (const { error } of parseGames(texts)) games += error ? 0 : 1
  return games
}
export const all = [
  init(new URL('https://host.example/')),
  init(fetch('https://host.example/')),
  init(new Request('https://host.example/')),
  init(WebAssembly.compile(new Uint8Array(8))),
]
`
const TAG = `
import 'das-chess/board'
import type { DasChessBoardElement, DasChessBoardEventMap } from 'das-chess/board'
import { fromPosition } from 'das-chess'
import { useRef } from 'react'
export const found: DasChessBoardElement | null = document.querySelector('das-chess-board')
export const made: DasChessBoardElement = document.createElement('das-chess-board')
made.addEventListener('move-request', ({ detail }) => {
  detail.waitFor(Promise.resolve(detail.move.lan === 'e2e4'))
})
made.arrows = [{ from: 'e2', to: 'e4', color: 'red' }]
made.marks = { e4: 'green' }
made.position = fromPosition()
const told: Promise<boolean> = made.move('e4')
export function Page() {
  const board = useRef<DasChessBoardElement>(null)
  const moved = ({ detail }: DasChessBoardEventMap['move']) => void [detail.after, told]
  return <das-chess-board ref={board} position={fromPosition()} color="white" last-move="e2e4" move-entry onmove={moved} />
}
// @ts-expect-error: a position is read as its text
made.position = made.position.dfen
// @ts-expect-error: there are two sides
made.orientation = 'green'
`
/** Each has one fault. */
const WRONG_TAGS = [
  `<das-chess-board orientation="green" />`,
  `<das-chess-board animation={[]} />`,
  `<das-chess-board theme="dark" />`,
  `<das-chess-boards />`,
]
const options = (more) =>
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      ...more,
    },
    include: ['*'],
  })
const COMPILERS = { 'TypeScript 5.9': 'typescript/bin/tsc', 'TypeScript 7': 'typescript-7/bin/tsc' }
const nodenext = { module: 'NodeNext', moduleResolution: 'NodeNext' }
const bundler = { module: 'ESNext', moduleResolution: 'bundler' }

for (const [compiler, file] of Object.entries(COMPILERS)) {
  const check = (name, files, settings) =>
    test(`${compiler}, ${name}`, async () => {
      const folder = consumer(`types ${compiler} ${name}`, { ...files, 'tsconfig.json': options(settings) })
      await runTool(file, ['-p', '.'], folder)
    })
  check('NodeNext without the browser', SOURCES, nodenext)
  check(
    'bundler without the browser',
    { 'main.ts': SOURCES['main.mts'], 'slim.ts': SOURCES['slim.mts'] },
    bundler,
  )
  check(
    'bundler with the browser',
    { 'browser.ts': BROWSER, 'main.ts': SOURCES['main.mts'] },
    { ...bundler, lib: ['ES2022', 'DOM'] },
  )
  const jsx = { ...bundler, lib: ['ES2022', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx' }
  check('the tag in JSX and in the DOM', { 'page.tsx': TAG }, jsx)
  for (const tag of WRONG_TAGS) {
    test(`${compiler}, refused in JSX: ${tag}`, async () => {
      const text = `import 'das-chess/board'\nexport const tag = ${tag}\n`
      const files = { 'page.tsx': text, 'tsconfig.json': options(jsx) }
      const folder = consumer(`types ${compiler} wrong tag`, files)
      await assert.rejects(runTool(file, ['-p', '.'], folder), (error) => /error TS\d+/.test(error.output))
    })
  }
}
