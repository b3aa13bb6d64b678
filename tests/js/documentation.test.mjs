// Every export has a comment with an example, and every example, the README's too, holds.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import * as das from 'das-chess'
import * as slim from 'das-chess/slim'
import * as tchess10 from 'das-chess/tchess10'
import * as tchess10Words from 'das-chess/tchess10/words'
import { examplesIn, runExample } from './lib/examples.mjs'

const folder = dirname(createRequire(import.meta.url).resolve('das-chess/package.json'))
const types = join(folder, 'dist/types')
const declarations = readdirSync(types, { recursive: true })
  .filter((name) => name.endsWith('.d.ts'))
  .map((name) => ({ name, text: readFileSync(join(types, name), 'utf8') }))

/** The comment right before a declaration. */
function commentOf(text, name) {
  const declared = new RegExp(
    `(/\\*\\*(?:(?!\\*/)[^])*\\*/)\\s*(?:export )?declare (?:abstract )?(?:function|class|const) ${name}\\b`,
  )
  return text.match(declared)?.[1]
}

for (const [entry, module] of [
  ['index', das],
  ['slim', slim],
  ['tchess10/index', tchess10],
  ['tchess10/words', tchess10Words],
]) {
  test(`every export of ${entry} has a comment with an example`, () => {
    for (const name of Object.keys(module)) {
      if (['default', 'module.exports'].includes(name)) continue
      const places =
        entry === 'slim' && name === 'init'
          ? declarations.filter((one) => one.name === 'slim.d.ts')
          : entry.startsWith('tchess10/') && name !== 'DasChessError'
            ? declarations.filter((one) => one.name.startsWith('tchess10'))
            : declarations
      const comment = places.map(({ text }) => commentOf(text, name)).find(Boolean)
      assert.ok(comment, `${name} has no comment`)
      assert.match(comment, /@example/, `${name} has no example`)
    }
  })
}

test('every type that is exported has a comment', () => {
  for (const { name, text } of declarations) {
    for (const [whole, , type] of text.matchAll(/(\*\/\s*)?^export (?:interface|type) (\w+)/gm))
      assert.ok(whole.startsWith('*/'), `${type} in ${name}`)
  }
})

for (const { name, text } of declarations) {
  const examples = examplesIn(text)
  if (!examples.length) continue
  test(`the examples in ${name}`, async () => {
    for (const example of examples)
      assert.ok((await runExample(example)) > 0, `it checks nothing:\n${example}`)
  })
}

test('the examples in README.md', async () => {
  const examples = examplesIn(readFileSync(join(folder, 'README.md'), 'utf8'))
  assert.ok(examples.length >= 4)
  let checks = 0
  for (const example of examples) checks += await runExample(example)
  assert.ok(checks >= 10)
})
