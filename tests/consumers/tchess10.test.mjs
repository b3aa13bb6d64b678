// das-chess/tchess10 in real tools: Node, bundlers, a page with a script tag, Cloudflare's runtime, TypeScript.
import assert from 'node:assert/strict'
import { copyFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { answerOf, closeBrowser, consumer, fromPackage, html, node, runTool } from './lib.mjs'

/** Goes through positions, moves, random numbers, games, drawings, errors and words of the second game. */
const PROGRAM = `[
  game.legalMoveCount(game.START),
  game.perft(game.START, 2),
  game.applyMove(game.fromPosition({ mods: ['carry'] }), 'c2e3&j8').pieceAt('j8').below.name,
  game.randomMove(game.START)?.color,
  game.render(game.START).length > 1000,
  game.Game.fromPgn('[Mods "strike"]\\n\\n1. e3e4 d3d4 *').position.movesLeft,
  [...game.parseGames('1. e3e5 * 1. e3e9 *')].filter((one) => one.error).length,
  (() => { try { game.fromPosition({ mods: ['escort', 'theocracy'] }) } catch (error) { return error.code } })(),
  (() => { try { game.perft(game.START, 'x') } catch (error) { return error instanceof game.DasChessError } })(),
  (() => { try { words.describePiece(null) } catch (error) { return error.constructor === game.DasChessError } })(),
  words.describeMove(game.START, game.legalMoves(game.START, { from: 'a3', to: 'a4' })[0], { language: 'ru' }),
].join(' ')`

let answer
before(() => {
  const require = createRequire(fromPackage('../package.json'))
  const [game, words] = [require('das-chess/tchess10'), require('das-chess/tchess10/words')]
  answer = new Function('game', 'words', `return ${PROGRAM}`)(game, words)
  assert.equal(answer, '82 6581 pawn white true 1 1 invalid_mods true true Белая Пешка с a3 на a4.')
})
after(closeBrowser)

const IMPORTS =
  "import * as game from 'das-chess/tchess10'\nimport * as words from 'das-chess/tchess10/words'\n"
const MAIN = `${IMPORTS}document.title = ${PROGRAM}\n`
const IN_NODE = `${IMPORTS}console.log(${PROGRAM})\n`
const REQUIRED = `const game = require('das-chess/tchess10')
const words = require('das-chess/tchess10/words')
console.log(${PROGRAM})\n`

test('import and require in Node, one instance of both', async () => {
  const folder = consumer('tchess10 node', {
    'import.mjs': IN_NODE,
    'require.cjs': REQUIRED,
    'both.cjs': `import('das-chess/tchess10').then((game) => console.log(game.perft === require('das-chess/tchess10').perft))`,
  })
  for (const file of ['import.mjs', 'require.cjs']) assert.equal((await node([file], folder)).trim(), answer)
  const old = ['--no-experimental-require-module', 'require.cjs']
  assert.equal((await node(old, folder)).trim(), answer)
  assert.equal((await node(['both.cjs'], folder)).trim(), 'true')
})

test('vite build, under a strict policy', async () => {
  const folder = consumer('tchess10 vite', { 'main.js': MAIN, 'index.html': html('./main.js') })
  await runTool('vite/bin/vite.js', ['build', '--target', 'es2022'], folder)
  assert.equal(await answerOf(join(folder, 'dist')), answer)
})

test('esbuild: esm, iife and node', async () => {
  const folder = consumer('tchess10 esbuild', { 'main.js': MAIN, 'node.js': IN_NODE })
  const { build } = await import('esbuild')
  const bundle = (source, options) =>
    build({
      absWorkingDir: folder,
      entryPoints: [source],
      bundle: true,
      minify: true,
      logLevel: 'silent',
      ...options,
    })
  await bundle('main.js', { format: 'esm', outfile: 'dist/esm.js' })
  await bundle('main.js', { format: 'iife', outfile: 'dist/iife.js' })
  await bundle('node.js', { format: 'cjs', platform: 'node', outfile: 'dist/node.cjs' })
  writeFileSync(join(folder, 'dist/esm.html'), html('esm.js'))
  writeFileSync(join(folder, 'dist/iife.html'), html('iife.js', 'text/javascript'))
  for (const path of ['esm.html', 'iife.html'])
    assert.equal(await answerOf(join(folder, 'dist'), { path }), answer, path)
  assert.equal((await node(['dist/node.cjs'], folder)).trim(), answer)
})

test('both games on one page, each by a script tag', async () => {
  const folder = consumer('tchess10 script', {
    'index.html':
      '<!doctype html><meta charset="utf-8"><title>waiting</title>' +
      ['das-chess.global.js', 'tchess10.global.js', 'main.js']
        .map((file) => `<script src="${file}"></script>`)
        .join(''),
    'main.js': `const game = Tchess10, words = Tchess10\ndocument.title = DasChess.legalMoveCount(DasChess.START) + ' ' + ${PROGRAM}\n`,
  })
  for (const file of ['das-chess.global.js', 'tchess10.global.js'])
    copyFileSync(fromPackage(file), join(folder, file))
  assert.equal(await answerOf(folder), `39 ${answer}`)
})

test("Cloudflare's runtime", async () => {
  const { build } = await import('esbuild')
  const { Miniflare } = await import('miniflare')
  const source = `${IMPORTS}
    export default { async fetch() { return new Response(${PROGRAM}) } }`
  const folder = consumer('tchess10 workerd', { 'main.js': source })
  await build({
    absWorkingDir: folder,
    entryPoints: ['main.js'],
    outfile: 'dist/worker/main.js',
    bundle: true,
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['*.wasm'],
    logLevel: 'silent',
  })
  copyFileSync(fromPackage('tchess10.wasm'), join(folder, 'dist/tchess10.wasm'))
  const worker = new Miniflare({
    rootPath: join(folder, 'dist'),
    scriptPath: 'worker/main.js',
    modules: true,
    modulesRules: [{ type: 'CompiledWasm', include: ['**/*.wasm'] }],
    compatibilityDate: '2025-12-01',
  })
  try {
    const response = await worker.dispatchFetch('http://worker.example/')
    assert.equal(await response.text(), answer)
  } finally {
    await worker.dispose()
  }
})

const TYPES = `
const start: game.Position = game.fromPosition({ mods: ['strike', 'escort'], border: 7 })
const moves: game.Move[] = game.legalMoves(start, { from: 'e3' })
const after: game.Position = game.applyMove(start, moves[0] ?? { from: 'e3', to: 'e4', turn: 'e', carries: [true] })
const cells: game.Cell[] = [...after]
const below: game.LowerMan | undefined = cells[0]?.below
const reason: game.Outcome['reason'] | undefined = after.outcome?.reason
const answer = game.validatePosition('nonsense')
const fields: game.FaultField[] = answer.ok ? [] : answer.faults.map((fault) => fault.field)
const played: game.Game = game.Game.fromPgn('1. e3e5 *')
const node: game.Node | undefined = played.root.next
const last: game.Move | undefined = played.history()[0]?.move
const parsed: game.ParsedGame[] = [...game.parseGames('1. e3e5 *')]
const picture: string = game.render(after, { lastMove: last ?? null, colors: { dark: '#888' } })
const piece: string = game.pieceSvg({ name: 'griffin', color: 'white', facing: 'n' }, { mods: ['polarity'] })
const mods: readonly game.ModName[] = start.mods
const options: words.WordOptions = { language: 'ru' }
const told: string[] = [
  words.describeMove(start, moves[0]!, options),
  words.describePiece(cells[0]!, { ...options, side: false, mods }),
  words.describeOutcome({ winner: null, reason: 'stalemate' }),
  words.describeError(new Error('x')),
]
const owed: readonly ('king' | 'jester')[] = start.owed.white
// @ts-expect-error: no such modification
game.fromPosition({ mods: ['castling'] })
// @ts-expect-error: there are no Legates
played.legate('white', 'draw')
// @ts-expect-error: a facing is a letter
game.applyMove(start, { from: 'e3', to: 'e4', turn: 'north' })
// @ts-expect-error: a position does not change
start.dfen = ''
// @ts-expect-error: no such language
words.describeError(new Error('x'), { language: 'de' })
// @ts-expect-error: words are an entry of their own
game.describeMove(start, moves[0]!)
export { below, fields, mods, node, owed, parsed, picture, piece, reason, told }
`

for (const [compiler, file] of [
  ['TypeScript 5.9', 'typescript/bin/tsc'],
  ['TypeScript 7', 'typescript-7/bin/tsc'],
]) {
  test(`${compiler}, by both module systems and for bundlers`, async () => {
    const compilerOptions = {
      target: 'ES2022',
      lib: ['ES2022'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
    }
    const check = async (name, files, more) => {
      const settings = JSON.stringify({ compilerOptions: { ...compilerOptions, ...more }, include: ['*'] })
      await runTool(
        file,
        ['-p', '.'],
        consumer(`tchess10 ${compiler} ${name}`, { ...files, 'tsconfig.json': settings }),
      )
    }
    await check(
      'node',
      {
        'main.mts': IMPORTS + TYPES,
        'main.cts': `import game = require('das-chess/tchess10')
import words = require('das-chess/tchess10/words')
${TYPES}`,
      },
      { module: 'NodeNext', moduleResolution: 'NodeNext' },
    )
    await check('bundler', { 'main.ts': IMPORTS + TYPES }, { module: 'ESNext', moduleResolution: 'bundler' })
  })
}
