// The programs in examples/, run as their readers run them: in a folder where the package is installed.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { after, before, test } from 'node:test'
import { Game, fromPosition, legalMoves } from 'das-chess'
import { randomGame } from './lib/random.mjs'
import { positions } from './lib/vectors.mjs'

const work = fileURLToPath(new URL('.work/examples', import.meta.url))

before(() => {
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  cpSync(new URL('../../examples', import.meta.url), work, { recursive: true })
})
after(() => rmSync(work, { recursive: true, force: true }))

function node(args, input = '') {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: work }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    )
    child.stdin.end(input)
  })
}

test('every example is run here', () => {
  const programs = readdirSync(work).filter((name) => name.endsWith('.mjs'))
  assert.deepEqual(programs.sort(), ['mates-in-one.mjs', 'replay-svg.mjs', 'validate-folder.mjs'])
})

test('validate-folder', async () => {
  mkdirSync(join(work, 'games/deep'), { recursive: true })
  writeFileSync(join(work, 'games/a.pgn'), `${randomGame(1, 30).pgn()}\n${randomGame(2, 30).pgn()}`)
  const good = await node(['validate-folder.mjs', 'games'])
  assert.deepEqual([good.code, good.stdout], [0, '2 games in 1 files, 0 of them not valid\n'])
  writeFileSync(join(work, 'games/deep/b.pgn'), '1. e4 *\n\n1. e5 *\n')
  const bad = await node(['validate-folder.mjs', 'games'])
  assert.equal(bad.code, 1)
  assert.match(bad.stdout, /^deep\/b\.pgn:3:4: Game 2, .*"e5" is not legal\.$/m)
  assert.match(bad.stdout, /^4 games in 2 files, 1 of them not valid$/m)
})

test('replay-svg', async () => {
  const game = Game.fromPgn('1. e4 e7 2. Nd3 {[%legate w draw]} *')
  writeFileSync(join(work, 'game.pgn'), game.pgn())
  const { code, stdout, stderr } = await node(['replay-svg.mjs', 'game.pgn', 'frames'])
  assert.deepEqual([code, stdout, stderr], [0, '4 frames in frames\n', ''])
  const frames = readdirSync(join(work, 'frames'))
  assert.deepEqual(frames, ['0000.svg', '0001.svg', '0002.svg', '0003.svg'])
  const pictures = frames.map((name) => readFileSync(join(work, 'frames', name), 'utf8'))
  assert.ok(pictures.every((picture) => picture.startsWith('<svg ') && picture.trimEnd().endsWith('</svg>')))
  assert.equal(new Set(pictures).size, 4)
  assert.match(pictures[2], /1\. \.\.\. e7/)
})

test('mates-in-one', async () => {
  const mates = positions.map(({ dfen }) => ({
    dfen,
    sans: legalMoves(dfen)
      .filter(({ mate }) => mate)
      .map(({ san }) => san),
  }))
  assert.ok(mates.some(({ sans }) => sans.length))
  const { code, stdout } = await node(['mates-in-one.mjs'], mates.map(({ dfen }) => `${dfen}\n`).join(''))
  assert.equal(code, 0)
  assert.equal(stdout, mates.map(({ dfen, sans }) => `${dfen}: ${sans.join(' ') || 'none'}\n`).join(''))
  const one = await node(['mates-in-one.mjs', '9k/10/7K2/10/10/10/10/10/10/8Q1 w'])
  assert.match(one.stdout, /: Qi9#\n$/)
  assert.equal(fromPosition('9k/10/7K2/10/10/10/10/10/10/8Q1 w').turn, 'white')
  assert.equal((await node(['mates-in-one.mjs', 'nonsense'])).code, 1)
})
