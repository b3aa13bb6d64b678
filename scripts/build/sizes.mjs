// What the built files weigh, and whether that is allowed.
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Failure } from '../lib/exec.mjs'
import { at } from '../lib/paths.mjs'
import { BUDGETS, ENTRIES } from './entries.mjs'

const kb = (bytes) => `${(bytes / 1000).toFixed(1)}`.padStart(8)
const line = (file, ...numbers) => `    ${file.padEnd(32)}${numbers.join('')}`
const HEADS = ['     raw', '    gzip', '  brotli']

function weigh(folder, file) {
  const content = readFileSync(at(folder, file))
  const sizes = [content, gzipSync(content, { level: 9 }), brotliCompressSync(content)]
  const [raw, gzip, brotli] = sizes.map(({ length }) => length)
  return { file, raw, gzip, brotli }
}

/** A table of sizes in kB; throws where a budget is exceeded. */
export function sizes() {
  const files = [...ENTRIES.map(([output]) => output), 'dist/das-chess.wasm', 'dist/tchess10.wasm']
  const rows = files.map((file) => weigh('pkg', file))
  const table = [line('size in kB', ...HEADS, '  budgets: gzip, brotli')]
  for (const { file, raw, gzip, brotli } of rows) {
    const budgets = (BUDGETS[file] ?? []).map((budget) => kb(budget * 1000))
    table.push(line(file, kb(raw), kb(gzip), kb(brotli), ...budgets))
  }
  const over = rows.filter(({ file, gzip, brotli }) => {
    const [mostGzip, mostBrotli] = BUDGETS[file] ?? [Infinity, Infinity]
    return gzip > mostGzip * 1000 || brotli > mostBrotli * 1000
  })
  if (over.length) {
    const names = over.map(({ file }) => file).join(', ')
    throw new Failure(
      `Larger than its budget in gzip or brotli (scripts/build/entries.mjs): ${names}.`,
      table.join('\n'),
    )
  }
  return table.join('\n')
}

/** A table of what the built demo weighs, in kB, the largest file first. */
export function pageSizes() {
  const files = readdirSync(at('www/dist'), { recursive: true }).filter((name) => /\.\w+$/.test(name))
  const rows = files.map((file) => weigh('www/dist', file)).sort((one, two) => two.gzip - one.gzip)
  return [
    line('size in kB', ...HEADS),
    ...rows.map(({ file, raw, gzip, brotli }) => line(file, kb(raw), kb(gzip), kb(brotli))),
  ].join('\n')
}
