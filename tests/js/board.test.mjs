// The boards where there is no DOM: on servers that render pages they are imported like everywhere else.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { DasChessBoardElement } from 'das-chess/board'
import { Tchess10BoardElement } from 'das-chess/tchess10/board'

const require = createRequire(import.meta.url)

const BOARDS = [
  ['das-chess/board', { DasChessBoardElement }, ['../index.js']],
  ['das-chess/tchess10/board', { Tchess10BoardElement }, ['../index.js', '../words.js']],
]

for (const [entry, exported, asked] of BOARDS) {
  const [[name, Element]] = Object.entries(exported)

  test(`${entry} is imported and required without a DOM, and registers nothing`, () => {
    assert.equal(typeof globalThis.HTMLElement, 'undefined')
    assert.equal(typeof Element, 'function')
    const { observedAttributes } = Element
    for (const attribute of [
      'position',
      'orientation',
      'mode',
      'color',
      'coordinates',
      'language',
      'animation',
    ]) {
      assert.ok(observedAttributes.includes(attribute), attribute)
    }
    for (const attribute of ['last-move', 'arrows', 'marks', 'legates', 'move-entry']) {
      assert.ok(observedAttributes.includes(attribute), attribute)
    }
    assert.equal(typeof require(entry)[name], 'function')
  })

  test(`the bundle of ${entry} asks its game's entries for rules and words`, async () => {
    const { readFileSync } = await import('node:fs')
    const text = readFileSync(require.resolve(entry).replace('/cjs/', '/'), 'utf8')
    const sources = [...text.matchAll(/\bimport\s*\{[^}]*\}\s*from\s*"([^"]+)"/g)].map(([, source]) => source)
    assert.deepEqual([...new Set(sources)].sort(), asked)
  })
}
