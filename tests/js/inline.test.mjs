// The wasm as text: what the build writes is what the package's decoder reads back.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, dirname } from 'node:path'
import { encode } from '../../scripts/build/inline.mjs'

const require = createRequire(import.meta.url)
const dist = join(dirname(require.resolve('das-chess/package.json')), 'dist')

test('the text holds nothing that a string or a page could trip over', () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * i) % 256))]) {
    const { text, order } = encode(bytes)
    assert.match(text, /^[ -~]*$/)
    assert.doesNotMatch(text, /['"`\\<]/)
    assert.deepEqual(
      order.toSorted((a, b) => a - b),
      Array.from({ length: 256 }, (_, i) => i),
    )
  }
})

test('the main entry carries the module that lies beside it, and no larger than it has to', () => {
  const { text } = encode(readFileSync(join(dist, 'das-chess.wasm')))
  for (const file of ['index.js', 'cjs/index.js', 'das-chess.global.js']) {
    assert.ok(readFileSync(join(dist, file), 'utf8').includes(text), file)
  }
})
