// The corpus of game records, and the table of move texts, through the package and its command line.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { applyMove, isLegal, legalMoves, parseGames } from 'das-chess'
import { run } from './lib/cli.mjs'
import { assertSound, refusal } from './lib/refusal.mjs'

const corpus = new URL('../corpus/', import.meta.url)
const read = (name) => readFileSync(new URL(name, corpus))
const invalid = JSON.parse(read('invalid/expected.json'))
const valid = JSON.parse(read('valid/expected.json'))
const path = (name) => fileURLToPath(new URL(name, corpus))

test(`${valid.reduce((sum, { games }) => sum + games.length, 0)} games: length, last position, end`, () => {
  assert.ok(valid.reduce((sum, { games }) => sum + games.length, 0) >= 300)
  for (const { file, games } of valid) {
    const found = [...parseGames(read(`valid/${file}`))]
    assert.equal(found.length, games.length, file)
    for (const [index, { plies, dfen, result, reason }] of games.entries()) {
      const { game, error } = found[index]
      assert.equal(error?.message, undefined)
      // First what is known without the tree, then what the tree says.
      assert.equal(game.ply, plies)
      assert.equal(game.outcome?.reason, reason)
      assert.equal(game.dfen, dfen)
      assert.equal(game.history().length, plies)
      assert.match(
        game.pgn(),
        new RegExp(
          `^\\[Result "${result === '*' && game.outcome ? '(1-0|0-1|1/2-1/2)' : result.replace('*', '\\*')}"\\]$`,
          'm',
        ),
      )
      const again = [...parseGames(game.pgn(), { strict: true })]
      assert.equal(again.length, 1)
      assert.equal(again[0].game?.pgn(), game.pgn())
    }
  }
})

test(`${invalid.length} broken records: what is reported, and how many others are read`, () => {
  assert.ok(invalid.length >= 60)
  assert.deepEqual(
    [...new Set(invalid.map(({ file }) => file))].sort(),
    readdirSync(new URL('invalid/', corpus))
      .filter((name) => name.endsWith('.pgn'))
      .sort(),
  )
  for (const { file, code, reason = code, game, ply, line, column, text, readable } of invalid) {
    const results = [...parseGames(read(`invalid/${file}`))]
    const [{ error }, ...more] = results.filter((one) => one.error)
    assert.deepEqual(more, [], file)
    assertSound(error)
    assert.equal(results.length - 1, readable, file)
    const { details } = error
    assert.deepEqual(
      [details.reason, details.game, details.ply, details.line, details.column, details.text],
      [reason, game, ply, line, column, text],
      file,
    )
  }
})

test('the command line tells the same of all of them', async () => {
  const good = await run(['validate', '--jobs', '2', path('valid/*.pgn')])
  assert.equal(good.code, 0, good.stdout)
  const { code, stdout } = await run(['validate', '--json', '--jobs', '2', path('invalid/*.pgn')])
  assert.equal(code, 1)
  const told = stdout
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text))
    .filter(({ ok }) => !ok)
    .map(({ file, reason, game, ply, line, column, text }) => [file, reason, game, ply, line, column, text])
  const expected = invalid.map(({ file, code, reason = code, game, ply, line, column, text }) => {
    return [path(`invalid/${file}`), reason, game, ply, line, column, text]
  })
  assert.deepEqual(told.sort(), expected.sort())
})

const spellings = String(read('spellings.tsv'))
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t'))

test(`${spellings.length} spellings of moves: the move, or the error's code`, () => {
  assert.ok(spellings.length >= 60)
  for (const [why, dfen, text, result] of spellings) {
    if (result.includes('_')) {
      refusal(result, () => applyMove(dfen, text))
      assert.equal(isLegal(dfen, text), false, why)
      continue
    }
    const move = legalMoves(dfen).find(({ lan }) => lan === result)
    assert.ok(move, `${why}: ${result} is not legal`)
    assert.equal(applyMove(dfen, text).dfen, applyMove(dfen, move).dfen, why)
  }
})
