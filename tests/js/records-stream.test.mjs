// parseGames on what comes in pieces: any cut, any kind of stream, memory that does not grow.
import assert from 'node:assert/strict'
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { parseGames } from 'das-chess'
import { junk } from './lib/junk.mjs'
import { randomGame, randomRecord } from './lib/random.mjs'
import { memoryOf } from './lib/memory.mjs'
import { assertSound, refusal } from './lib/refusal.mjs'

const TEXT = [
  ...Array.from({ length: 6 }, (_, index) => randomRecord(index + 100).pgn()),
  '[White "é🚢"]\r\n\r\n1. e4 Ke5 {bad} *\r\n',
  '1. e4 {open 🚢\n\n[Event "after"]\n\n1. d4 *\n',
  '; a comment only\n\n1. c4 *',
].join('\n')
const BYTES = new TextEncoder().encode(TEXT)

/** What came of a text, to be compared. */
const tell = ({ game, error }) => (game ? game.pgn() : JSON.stringify(error))
const WHOLE = [...parseGames(TEXT)].map(tell)

const pieces = (whole, size) =>
  Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
    whole.slice(index * size, (index + 1) * size),
  )

async function all(games) {
  const told = []
  for await (const one of games) told.push(tell(one))
  return told
}

test('the text has good and bad games', () => {
  assert.equal(WHOLE.length, 10)
  assert.equal(WHOLE.filter((text) => text.startsWith('{')).length, 2)
})

for (const size of [1, 2, 3, 7, 13, 64, 1_000, 65_536]) {
  test(`chunks of ${size}: bytes and characters, at hand and later`, async () => {
    for (const whole of [BYTES, TEXT]) {
      const chunks = pieces(whole, size)
      assert.deepEqual([...parseGames(chunks)].map(tell), WHOLE)
      assert.deepEqual(await all(parseGames(Readable.from(chunks))), WHOLE)
      assert.deepEqual(await all(parseGames(ReadableStream.from(chunks))), WHOLE)
    }
  })
}

test('texts and bytes as a whole, generators, sets, and chunks of both kinds', () => {
  assert.deepEqual([...parseGames(BYTES)].map(tell), WHOLE)
  assert.deepEqual([...parseGames(Buffer.from(BYTES))].map(tell), WHOLE)
  assert.deepEqual([...parseGames(new Set(pieces(TEXT, 4_000)))].map(tell), WHOLE)
  const mixed = pieces(TEXT, 50).map((chunk, index) => {
    const isWhole = !/[\ud800-\udbff]$|^[\udc00-\udfff]/.test(chunk)
    return index % 2 && isWhole ? new TextEncoder().encode(chunk) : chunk
  })
  assert.ok(mixed.some((chunk) => typeof chunk !== 'string'))
  assert.deepEqual([...parseGames(mixed)].map(tell), WHOLE)
  assert.deepEqual([...parseGames([])], [])
  assert.deepEqual([...parseGames(['', new Uint8Array(0)])], [])
})

test('a stream that can only be read by a reader', async () => {
  const chunks = pieces(BYTES, 100)
  let cancelled = false
  const stream = () => ({
    getReader: () => {
      let next = 0
      return {
        read: async () => (next < chunks.length ? { done: false, value: chunks[next++] } : { done: true }),
        cancel: async () => void (cancelled = true),
        releaseLock() {},
      }
    },
  })
  assert.deepEqual(await all(parseGames(stream())), WHOLE)
  assert.equal(cancelled, false)
  for await (const { game } of parseGames(stream())) {
    assert.ok(game)
    break
  }
  assert.equal(cancelled, true)
})

test('a file of Node and the body of a response', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'das-chess-'))
  try {
    writeFileSync(join(folder, 'games.pgn'), TEXT)
    assert.deepEqual(await all(parseGames(createReadStream(join(folder, 'games.pgn')))), WHOLE)
    assert.deepEqual(await all(parseGames(new Response(TEXT).body)), WHOLE)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('games come as they are read, not at the end', async () => {
  let asked = 0
  function* chunks() {
    for (;;) {
      asked++
      yield '1. e4 e7 *\n\n'
    }
  }
  const games = parseGames(chunks())
  for (let count = 0; count < 5; count++) assert.equal(games.next().value.game.ply, 2)
  assert.ok(asked < 10)
  let closed = false
  async function* later() {
    try {
      for (;;) yield '1. e4 e7 *\n\n'
    } finally {
      closed = true
    }
  }
  for await (const { game } of parseGames(later())) {
    assert.equal(game.ply, 2)
    break
  }
  assert.equal(closed, true)
})

test('what an input throws goes through as it is', async () => {
  const failure = new Error('the disk is gone')
  function* broken() {
    yield '1. e4 *\n\n'
    throw failure
  }
  const games = parseGames(broken())
  assert.equal(games.next().value.game.ply, 1)
  assert.throws(() => games.next(), failure)
  await assert.rejects(all(parseGames(Readable.from(broken()))), failure)
})

test('what is no input or no options is refused at once, a bad chunk when it comes', () => {
  for (const input of [undefined, null, 7, {}, () => {}, new Map().size, Symbol('x'), new ArrayBuffer(8)]) {
    refusal('invalid_argument', () => parseGames(input))
  }
  for (const options of [null, 'strict', { strict: 'yes' }, { allowPlayOn: 1 }]) {
    refusal('invalid_argument', () => parseGames('', options))
  }
  const games = parseGames(['1. e4 *\n\n', 7])
  assert.equal(games.next().value.game.ply, 1)
  refusal('invalid_argument', () => games.next())
  for (const value of junk) {
    try {
      for (const { error } of parseGames([value, value])) if (error) assertSound(error)
    } catch (error) {
      assertSound(error)
      assert.equal(error.code, 'invalid_argument')
    }
  }
})

test('a game over 4 MiB and a comment over 64 KiB are told, and reading goes on', () => {
  function* chunks() {
    yield '1. e4 *\n\n1. d4 {'
    for (let count = 0; count < 100; count++) yield 'word '.repeat(200)
    yield '} *\n\n[Event "long"]\n\n'
    for (let count = 0; count < 1_000; count++) yield 'c1d3 c10d8 d3c1 d8c10 '.repeat(250)
    yield '*\n\n[Event "after"]\n\n1. c4 *\n'
  }
  const results = [...parseGames(chunks(), { allowPlayOn: true })]
  assert.deepEqual(
    results.map(({ game, error }) => error?.details.reason ?? game.root.next.move.san),
    ['e4', 'comment_too_long', 'game_too_long', 'c4'],
  )
})

test('memory is flat over 10 MB of games', async () => {
  const games = Array.from({ length: 50 }, (_, index) => randomGame(index, 80).pgn())
  const text = `${games.join('\n')}\n`
  const { rss, grown, count } = await memoryOf(new URL('./lib/read-games.mjs', import.meta.url), {
    text,
    megabytes: 10,
  })
  assert.ok(count > 10_000, `${count} games`)
  assert.ok(rss < 200, `${rss} MB in all`)
  assert.ok(grown < 40, `${grown} MB more after the first MB`)
})
