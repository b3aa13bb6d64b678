// What the built files weigh, and whether that is allowed.
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Failure } from '../lib/exec.mjs'
import { at } from '../lib/paths.mjs'
import { BUDGETS, ENTRIES } from './entries.mjs'

const kb = (bytes) => `${(bytes / 1000).toFixed(1)}`.padStart(8)

/** A table of sizes in kB; throws where a budget is exceeded. */
export function sizes() {
  const rows = [...ENTRIES.map(([output]) => output), 'dist/das-chess.wasm', 'dist/tchess10.wasm'].map(
    (file) => {
      const content = readFileSync(at('pkg', file))
      return {
        file,
        raw: content.length,
        gzip: gzipSync(content, { level: 9 }).length,
        brotli: brotliCompressSync(content).length,
      }
    },
  )
  const line = (file, ...numbers) => `    ${file.padEnd(28)}${numbers.join('')}`
  const table = [line('size in kB', '     raw', '    gzip', '  brotli', '  budget')]
  for (const { file, raw, gzip, brotli } of rows) {
    table.push(line(file, kb(raw), kb(gzip), kb(brotli), BUDGETS[file] ? kb(BUDGETS[file] * 1000) : ''))
  }
  const over = rows.filter(({ file, gzip }) => gzip > (BUDGETS[file] ?? Infinity) * 1000)
  if (over.length) {
    const names = over.map(({ file }) => file).join(', ')
    throw new Failure(
      `Larger than the budget after gzip (scripts/build/entries.mjs): ${names}.`,
      table.join('\n'),
    )
  }
  return table.join('\n')
}
