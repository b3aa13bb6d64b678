// The diagrams of docs/ are what the package draws today, and docs/RULES.md shows each of them.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import * as das from 'das-chess'
import { drawDiagrams, folder } from '../../scripts/diagrams.mjs'

const drawn = drawDiagrams(das)

test('every diagram is current', () => {
  for (const { file, svg } of drawn) {
    const kept = readFileSync(new URL(file, folder), 'utf8')
    assert.equal(kept, `${svg}\n`, `docs/diagrams/${file} is out of date: run node scripts/diagrams.mjs`)
  }
})

test('the folder, the list and the text name the same diagrams', () => {
  const rules = readFileSync(new URL('../RULES.md', folder), 'utf8')
  const named = [...rules.matchAll(/\]\(diagrams\/([^)]+)\)/g)].map(([, file]) => file)
  const files = drawn.map(({ file }) => file).sort()
  assert.ok(files.length > 15)
  assert.deepEqual(readdirSync(folder).sort(), files)
  assert.deepEqual(named.sort(), files)
})
