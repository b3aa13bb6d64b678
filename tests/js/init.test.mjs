// Starting the rules: not needed, but allowed at any time, and slim's own ways to go wrong.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import * as das from 'das-chess'
import * as slim from 'das-chess/slim'
import { refusal } from './lib/refusal.mjs'

const wasm = readFileSync(createRequire(import.meta.url).resolve('das-chess/das-chess.wasm'))

test('init of the main entry: before the first call, twice, at the same time, later', async () => {
  assert.deepEqual(await Promise.all([das.init(), das.init()]), [undefined, undefined])
  assert.equal(das.legalMoveCount(das.START), 39)
  assert.equal(await das.init(), undefined)
  assert.equal(das.legalMoveCount(das.START), 39)
})

test('slim before init: not_initialized from every function, START as always', () => {
  assert.equal(slim.START, das.START)
  for (const call of [
    () => slim.fromPosition(slim.START),
    () => slim.validatePosition(slim.START),
    () => slim.legalMoves(slim.START),
    () => slim.applyMove(slim.START, 'e2e4'),
    () => slim.render(slim.START),
  ])
    assert.match(refusal('not_initialized', call).message, /init\(\)/)
})

test('slim: a failed init says what failed, and the next one works', async (t) => {
  let asked = 0
  const server = createServer((request, response) => {
    asked++
    if (request.url === '/page') response.end('<!doctype html><title>Welcome</title>')
    else if (request.url === '/missing') response.writeHead(404).end('no such file')
    else response.setHeader('content-type', 'text/plain').end(wasm)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => server.close())
  const url = (path) => `http://127.0.0.1:${server.address().port}${path}`

  for (const [source, pattern, status] of [
    [url('/missing'), /missing.*404/, 404],
    [url('/page'), /page/, 200],
    [new Uint8Array(8), /./, undefined],
    [new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)), /not that of das-chess/, undefined],
    [5, /no URL/, undefined],
    [{ then: (_, fail) => fail(new Error('not today')) }, /not today/, undefined],
  ]) {
    const error = await slim.init(source).then(
      () => assert.fail('it did not fail'),
      (thrown) => thrown,
    )
    refusal('not_initialized', () => {
      throw error
    })
    assert.match(error.message, pattern)
    assert.equal(error.details.status, status)
  }

  // A wrong MIME type, three at once: one fetch, one instance.
  asked = 0
  await Promise.all([slim.init(url('/wasm')), slim.init(url('/wasm')), slim.init()])
  assert.equal(asked, 1)
  assert.equal(slim.legalMoveCount(slim.START), 39)
  await slim.init(url('/missing'))
  assert.equal(asked, 1)
  assert.equal(slim.applyMove(slim.START, 'e2e4').dfen, das.applyMove(das.START, 'e2e4').dfen)
})

test('positions and errors of the two entries know each other', () => {
  const position = slim.fromPosition()
  assert.equal(das.legalMoveCount(position), 39)
  const error = refusal('illegal_move', () => slim.applyMove(position, 'e2e5'))
  assert.ok(error instanceof slim.DasChessError)
})
