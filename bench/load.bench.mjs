// What a page has to load before its first list of moves: time in a fresh process, and bytes.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { median } from './lib/measure.mjs'
import { figure, finish, goal, goals, options, table } from './lib/report.mjs'

const file = (path) => fileURLToPath(new URL(path, import.meta.url))

function times() {
  const names = ['das-chess', 'ffish', 'chess.js', 'chessops', 'kokopu']
  const seen = new Map(names.map((name) => [name, []]))
  // The first round only brings the files into the system's cache.
  for (let round = -1; round < (options.quick ? 1 : 15); round++) {
    for (const name of names) {
      const printed = execFileSync(process.execPath, [file('lib/load.mjs'), name], { encoding: 'utf8' })
      if (round >= 0) seen.get(name).push(Number(printed))
    }
  }
  return new Map([...seen].map(([name, list]) => [name, median(list)]))
}

/** What a bundler makes of a whole library, and the files it fetches besides. */
const SIZES = [
  ['das-chess', "export * from 'das-chess'", []],
  ['das-chess/slim and its .wasm', "export * from 'das-chess/slim'", ['das-chess/dist/das-chess.wasm']],
  ['ffish and its .wasm', "export * from 'ffish'", ['ffish/ffish.wasm']],
  ['chess.js', "export * from 'chess.js'", []],
  [
    'chessops (rules, FEN, SAN, PGN)',
    ['chess', 'fen', 'san', 'pgn', 'util']
      .map((part) => `export * as ${part} from 'chessops/${part}'`)
      .join('\n'),
    [],
  ],
  ['kokopu', "export * from 'kokopu'", []],
]

async function sizeOf(source, besides) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: file('.') },
    bundle: true,
    minify: true,
    format: 'esm',
    // Letters of other alphabets as they are, not as six characters each.
    charset: 'utf8',
    // ffish asks for them in Node only.
    external: ['fs', 'path', 'crypto'],
    write: false,
    logLevel: 'silent',
  })
  const contents = [
    outputFiles[0].contents,
    ...besides.map((name) => readFileSync(file(`node_modules/${name}`))),
  ]
  const sum = (size) => contents.reduce((all, content) => all + size(content), 0)
  return {
    raw: sum((content) => content.length),
    gzip: sum((content) => gzipSync(content, { level: 9 }).length),
    brotli: sum((content) => brotliCompressSync(content).length),
  }
}

const loaded = times()
const sizes = new Map()
for (const [name, source, besides] of SIZES) sizes.set(name, await sizeOf(source, besides))
const shipped = gzipSync(readFileSync(file('../pkg/dist/index.js')), { level: 9 })
const kilobytes = (bytes) => figure(bytes / 1000)

finish(
  '## Loading',
  '### Time to the first list of moves',
  'A fresh Node process, from the import to the first list of legal moves at the start: milliseconds, without the start of ' +
    'Node itself. das-chess decodes and compiles its rules in this time; 8 x 8 libraries without WebAssembly have nothing to compile.',
  table(
    ['', 'ms', 'ffish / this'],
    [...loaded].map(([name, ms]) => [name, figure(ms), `${figure(loaded.get('ffish') / ms)} x`]),
  ),
  goals([goal('ours / ffish', loaded.get('das-chess') / loaded.get('ffish'), { most: 0.1 })]),
  '### Size',
  'What a bundler makes of the whole library, minified (esbuild), with the files that it fetches: thousands of bytes. ' +
    'das-chess has rules, records, pictures and their drawings in it; what the others have differs from library to library.',
  table(
    ['', 'raw', 'gzip', 'brotli'],
    [...sizes].map(([name, { raw, gzip, brotli }]) => [name, ...[raw, gzip, brotli].map(kilobytes)]),
  ),
  goals([goal('main entry as it is shipped, gzip', shipped.length / 1000, { most: 110, unit: ' kB' })]),
)
