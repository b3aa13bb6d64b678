// The package's files on a plain static host, under a strict content policy: script tags, modules, Workers, slim.
import assert from 'node:assert/strict'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { serve } from '../../scripts/lib/serve.mjs'
import { answerAt, answerOf, closeBrowser, consumer, expected, fromPackage, html, PROGRAM } from './lib.mjs'

let answer
before(async () => {
  answer = await expected()
})
after(closeBrowser)

/** A site with some of the package's files in it. */
function site(name, files, ...copied) {
  const folder = consumer(`page ${name}`, files)
  for (const file of copied) cpSync(fromPackage(file), join(folder, file))
  return folder
}

const SHOW = `document.title = ${PROGRAM}`
const FAIL = `(error) => { document.title = error.code + ' ' + error.message + ' ' + JSON.stringify(error.details) }`
const slim = (text) => `import * as das from './slim.js'\n${text}`

test('a script tag', async () => {
  const page =
    '<!doctype html><title>waiting</title><script src="das-chess.global.js"></script><script src="main.js"></script>'
  const files = { 'index.html': page, 'main.js': `const das = DasChess; ${SHOW}` }
  assert.equal(await answerOf(site('script', files, 'das-chess.global.js')), answer)
})

test('a module', async () => {
  const files = { 'index.html': html('main.js'), 'main.js': `import * as das from './index.js'\n${SHOW}` }
  assert.equal(await answerOf(site('module', files, 'index.js')), answer)
})

test('a module that compiles beforehand', async () => {
  const files = {
    'index.html': html('main.js'),
    'main.js': `import * as das from './index.js'\nawait das.init()\n${SHOW}`,
  }
  assert.equal(await answerOf(site('init', files, 'index.js')), answer)
})

test('two copies on one page', async () => {
  const page =
    '<!doctype html><title>waiting</title><script src="das-chess.global.js"></script><script type="module" src="main.js"></script>'
  const main = `import * as das from './index.js'\ndocument.title = [das, DasChess].map((das) => ${PROGRAM})`
  const folder = site(
    'two copies',
    { 'index.html': page, 'main.js': main },
    'das-chess.global.js',
    'index.js',
  )
  assert.equal(await answerOf(folder), `${answer},${answer}`)
})

for (const [kind, worker] of [
  ['module', `import * as das from './index.js'\npostMessage(${PROGRAM})`],
  ['classic', `importScripts('das-chess.global.js'); const das = DasChess; postMessage(${PROGRAM})`],
]) {
  test(`a ${kind} Worker`, async () => {
    const main = `new Worker('worker.js', { type: '${kind}' }).onmessage = (event) => { document.title = event.data }`
    const folder = site(
      `${kind} worker`,
      { 'index.html': html('main.js'), 'main.js': main, 'worker.js': worker },
      'index.js',
      'das-chess.global.js',
    )
    assert.equal(await answerOf(folder), answer)
  })
}

test('slim, with the right MIME type and with a wrong one', async () => {
  const files = { 'index.html': html('main.js'), 'main.js': slim(`await das.init()\n${SHOW}`) }
  const folder = site('slim', files, 'slim.js', 'das-chess.wasm')
  assert.equal(await answerOf(folder), answer)
  assert.equal(await answerOf(folder, { types: { '.wasm': 'text/plain' } }), answer)
})

test('slim from every kind of source', async () => {
  const sources = [
    `'das-chess.wasm'`,
    `new URL('das-chess.wasm', location)`,
    `new Request('das-chess.wasm')`,
    `fetch('das-chess.wasm')`,
    `(await fetch('das-chess.wasm')).arrayBuffer()`,
    `new Uint8Array(await (await fetch('das-chess.wasm')).arrayBuffer())`,
    `WebAssembly.compileStreaming(fetch('das-chess.wasm'))`,
  ]
  for (const source of sources) {
    const files = { 'index.html': html('main.js'), 'main.js': slim(`await das.init(${source})\n${SHOW}`) }
    assert.equal(await answerOf(site('slim source', files, 'slim.js', 'das-chess.wasm')), answer, source)
  }
})

test('slim before init says what to do', async () => {
  const files = {
    'index.html': html('main.js'),
    'main.js': slim(`try { ${PROGRAM} } catch (error) { (${FAIL})(error) }`),
  }
  assert.match(await answerOf(site('slim too early', files, 'slim.js')), /^not_initialized .*init\(\)/)
})

test('slim: init twice, in parallel and again afterwards is one fetch and one instance', async () => {
  const main = slim(`await Promise.all([das.init(), das.init()])\nawait das.init()\n${SHOW}`)
  const host = await serve(
    site('slim twice', { 'index.html': html('main.js'), 'main.js': main }, 'slim.js', 'das-chess.wasm'),
  )
  try {
    assert.equal(await answerAt(host.url), answer)
    assert.equal(host.requests.filter((path) => path.endsWith('.wasm')).length, 1)
  } finally {
    await host.close()
  }
})

test('slim: a 404 page names URL and status, and the next try can succeed', async () => {
  const missing = slim(`await das.init(new Request('missing.wasm')).catch(${FAIL})`)
  const page = `${missing}\nconst failed = document.title\ndocument.title = 'waiting'\nawait das.init()\ndocument.title = failed + ' then ' + ${PROGRAM}`
  const host = await serve(
    site('slim 404', { 'index.html': html('main.js'), 'main.js': page }, 'slim.js', 'das-chess.wasm'),
  )
  try {
    const said = await answerAt(host.url, /404/)
    assert.match(
      said,
      new RegExp(`^not_initialized .*${host.url}missing\\.wasm \\(status 404\\).*"status":404`),
    )
    assert.ok(said.endsWith(` then ${answer}`), said)
  } finally {
    await host.close()
  }
})

test('slim: a page in place of the module names URL and status', async () => {
  const main = slim(`await das.init('other.htm').catch(${FAIL})`)
  const files = { 'index.html': html('main.js'), 'main.js': main, 'other.htm': html('main.js') }
  const folder = site('slim html', files, 'slim.js')
  for (const type of ['text/html', 'application/wasm']) {
    const host = await serve(folder, { types: { '.htm': type } })
    try {
      assert.match(await answerAt(host.url), /^not_initialized .*other\.htm \(status 200\)/, type)
    } finally {
      await host.close()
    }
  }
})
