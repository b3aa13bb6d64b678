// `das-chess/board` where there is no DOM: on servers that render pages it is imported like everywhere else.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { DasChessBoardElement } from 'das-chess/board'

const require = createRequire(import.meta.url)

test('the board is imported and required without a DOM, and registers nothing', () => {
  assert.equal(typeof globalThis.HTMLElement, 'undefined')
  assert.equal(typeof DasChessBoardElement, 'function')
  const { observedAttributes } = DasChessBoardElement
  for (const name of ['position', 'orientation', 'mode', 'color', 'coordinates', 'language', 'animation']) {
    assert.ok(observedAttributes.includes(name), name)
  }
  for (const name of ['last-move', 'arrows', 'marks', 'legates', 'move-entry']) {
    assert.ok(observedAttributes.includes(name), name)
  }
  assert.equal(typeof require('das-chess/board').DasChessBoardElement, 'function')
})

test('the bundle of the board asks the main entry for the rules', async () => {
  const { readFileSync } = await import('node:fs')
  const text = readFileSync(require.resolve('das-chess/board').replace('/cjs/', '/'), 'utf8')
  const sources = [...text.matchAll(/\bimport\s*\{[^}]*\}\s*from\s*"([^"]+)"/g)].map(([, source]) => source)
  assert.deepEqual([...new Set(sources)], ['../index.js'])
})
