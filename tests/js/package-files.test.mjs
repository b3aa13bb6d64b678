// What is in the package: every file an entry refers to, and nothing in the main entry that some runtime lacks.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from 'node:test'

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('das-chess/package.json'))
const manifest = require('das-chess/package.json')
const read = (file) => readFileSync(join(folder, file), 'utf8')

function targets(value) {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(targets)
}

test('every file that package.json names is in the tarball', () => {
  const named = [manifest.main, manifest.module, manifest.types, manifest.unpkg]
  named.push(...targets(manifest.exports), ...Object.values(manifest.bin))
  assert.ok(named.length > 10)
  for (const file of named) assert.ok(existsSync(join(folder, file)), file)
  for (const paper of ['README.md', 'CHANGELOG.md', 'LICENSE-MIT', 'LICENSE-APACHE']) {
    assert.ok(read(paper).length > 100, paper)
  }
})

test('types come first in every condition, and conditions in the order that tools need', () => {
  for (const [entry, conditions] of Object.entries(manifest.exports)) {
    if (typeof conditions === 'string') continue
    assert.deepEqual(Object.keys(conditions), ['workerd', 'module-sync', 'import', 'require'], entry)
    for (const target of Object.values(conditions)) {
      assert.deepEqual(Object.keys(target), ['types', 'default'], entry)
    }
  }
})

const REFUSED = 'fetch import.meta window document process Buffer eval require'.split(' ')

for (const file of [
  'dist/index.js',
  'dist/cjs/index.js',
  'dist/das-chess.global.js',
  'dist/index.workerd.js',
  'dist/tchess10/index.js',
  'dist/cjs/tchess10/index.js',
  'dist/tchess10.global.js',
  'dist/tchess10/index.workerd.js',
  'dist/tchess10/words.js',
  'dist/tchess10/words.workerd.js',
]) {
  test(`${file} needs nothing that a runtime, a bundler or a strict CSP may refuse`, () => {
    const program = read(file).replace(/\btext:\s*(["'`])[^"'`\\\n]*\1/, '')
    const code = program.replace(/\/\*[^]*?\*\/|\/\/ .*/g, '')
    assert.ok(code.length < 200_000, 'the inlined module was not taken out')
    for (const word of REFUSED) {
      const used = code.match(new RegExp(`(?<![\\w$.'"])${word.replace('.', '\\.')}\\b(?!['"]?:).*`))
      assert.equal(used?.[0].slice(0, 100), undefined)
    }
    assert.equal(code.match(/\bnew Function\b|\bimport\s*\(|^await\b/m)?.[0], undefined)
  })
}

test('the public declarations name nothing of the browser', () => {
  const seen = new Set()
  const visit = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    const text = read(file).replace(/\/\*[^]*?\*\//g, '')
    assert.doesNotMatch(
      text,
      /\b(HTML\w*Element|Document|Window|WebAssembly|BufferSource|Response|Request)\b/,
      file,
    )
    for (const [, next] of text.matchAll(/from ['"](\.[^'"]+)\.js['"]/g))
      visit(join(dirname(file), `${next}.d.ts`))
  }
  visit('dist/types/index.d.ts')
  visit('dist/cjs/types/index.d.ts')
  visit('dist/types/tchess10/index.d.ts')
  visit('dist/types/tchess10/words.d.ts')
})

test('import and require give the same names', async () => {
  const names = (module) =>
    Object.keys(module).filter((name) => name !== 'module.exports' && name !== 'default')
  for (const entry of ['das-chess', 'das-chess/tchess10', 'das-chess/tchess10/words']) {
    const [esm, cjs] = [await import(entry), require(entry)]
    assert.ok(names(esm).length > 1)
    assert.deepEqual(names(cjs).sort(), names(esm).sort())
  }
})
