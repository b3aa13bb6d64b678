// The command line with --game tchess10: every command.
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { applyMove, fromPosition, Game, legalMoves, perft, render, START } from 'das-chess/tchess10'
import { run, temporaryFolder } from './lib/cli.mjs'

const CARRYING = 'tchess10[carry] k9/10/10/10/10/10/10/2B7/10/KN8 w'
const GOOD = '[Mods "strike"]\n\n1. e3e4 d3d4 f3f4 1... e8e7 *\n'
const BAD = '1. e3e5 *\n\n1. e3e9 *\n'
const tchess10 = (command, ...args) => run([command, '--game', 'tchess10', ...args])

test('moves', async () => {
  const { code, stdout } = await tchess10('moves', '--text', 'coordinate')
  assert.equal(code, 0)
  const lans = legalMoves(START).map(({ lan }) => lan)
  assert.deepEqual(stdout.trim().split('\n'), lans.sort())
  const json = await tchess10('moves', CARRYING, '--from', 'b1', '--to', 'c3', '--json')
  assert.deepEqual(
    json.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
    [structuredClone(legalMoves(CARRYING, { from: 'b1', to: 'c3' })[0])],
  )
})

test('apply', async () => {
  const { code, stdout } = await tchess10('apply', CARRYING, 'b1c3')
  assert.equal(code, 0)
  assert.equal(
    stdout,
    `${new Game(CARRYING).at(0).dfen.replace('2B7/10/KN8 w - - 0 1', '2B(N)7/10/K9 b - - 1 1')}\n`,
  )
  const over = await tchess10('apply', 'tchess10[escort] 9k/10/4K5/10/10/10/10/10/10/10 b', 'j10j9')
  assert.equal(over.code, 1)
  assert.match(over.stderr, /over by escort/)
  const refused = await tchess10('apply', 'tchess10[escort,theocracy] 9k/10/10/10/10/10/10/10/10/K9', 'a1a2')
  assert.equal(refused.code, 1)
  assert.match(refused.stderr, /escort and theocracy do not go together/)
})

test('perft', async () => {
  const { stdout } = await tchess10('perft', '2')
  assert.equal(stdout, `${perft(START, 2)}\n`)
  const { stdout: divided } = await tchess10('perft', '--divide', CARRYING, '2')
  assert.match(divided, /^b1c3: \d+$/m)
})

test('render', async () => {
  const { code, stdout } = await tchess10('render', CARRYING, '--format', 'text')
  assert.equal(code, 0)
  assert.equal(stdout, render(CARRYING, { format: 'text' }))
  const svg = await tchess10('render', '--last-move', 'b2c4c8')
  assert.equal(svg.stdout.trim(), render(START, { lastMove: { from: 'b2', to: 'c8' } }).trim())
  assert.equal((await tchess10('render', '--last-move', 'c4')).code, 2)
  const legates = await tchess10('render', '--legates', 'r3,r9')
  assert.equal(legates.code, 2)
  assert.match(legates.stderr, /--legates is not for tchess10: that game has no Legates\n/)
})

test('validate, in threads too, and convert', async (t) => {
  const folder = temporaryFolder(t)
  const [good, bad, out] = ['good.pgn', 'bad.pgn', 'out.pgn'].map((name) => join(folder, name))
  writeFileSync(good, GOOD)
  writeFileSync(bad, BAD)
  const fine = await tchess10('validate', good)
  assert.deepEqual([fine.code, fine.stdout], [0, '1 game in 1 file, all valid\n'])
  const told = await tchess10('validate', '--jobs', '2', good, bad)
  assert.equal(told.code, 1)
  assert.match(told.stdout, /bad\.pgn:3:4: game 2, ply 1: "e3e9" is not legal\./)
  assert.equal((await run(['validate', good])).code, 1)
  const das = join(folder, 'das.pgn')
  writeFileSync(das, '[Variant "Das Chess"]\n\n1. e4 *\n')
  assert.match((await tchess10('validate', das)).stdout, /is another game than TCHESS-10/)
  assert.equal((await tchess10('convert', good, '-o', out)).code, 0)
  assert.equal(readFileSync(out, 'utf8'), Game.fromPgn(GOOD).pgn())
  const last = await tchess10('apply', '--pgn', out)
  assert.equal(last.stdout, `${Game.fromPgn(GOOD).dfen}\n`)
})

test('a text that names the game is a position, whatever is wrong with it', async () => {
  for (const [text, faults] of [
    ['tchess10[strike]', [/has two to seven fields/]],
    ['tchess10[escort,theocracy] x', [/escort and theocracy do not go together/, /10 ranks/]],
    ['Tchess10 x', [/begins with tchess10/]],
  ])
    for (const command of ['moves', 'render', 'perft', 'apply']) {
      const { code, stderr } = await tchess10(command, text, ...(command === 'apply' ? ['a1a2'] : []))
      assert.equal(code, 1, stderr)
      for (const fault of faults) assert.match(stderr, fault)
      assert.doesNotMatch(stderr, /too many/)
    }
  const more = await tchess10('moves', 'x')
  assert.equal(more.code, 2)
  assert.match(
    more.stderr,
    /too many; a position is one argument, in quotes: 'tchess10\[strike\] BOARD w - - 0 1'/,
  )
  assert.match((await run(['moves', 'x'])).stderr, /in quotes: 'BOARD w KAJkaj - ACac 0 1'/)
})

test('--mods: the start under modifications', async () => {
  const start = fromPosition({ mods: ['strike', 'escort', 'carry'], border: 7 })
  const mods = ['--mods', 'carry,strike,escort,border=7']
  const lans = legalMoves(start)
    .map(({ lan }) => lan)
    .sort()
  for (const args of [mods, ['start', ...mods]]) {
    const { code, stdout, stderr } = await tchess10('moves', '--text', 'coordinate', ...args)
    assert.equal(code, 0, stderr)
    assert.deepEqual(stdout.trim().split('\n'), lans)
  }
  assert.equal((await tchess10('perft', ...mods, '2')).stdout, `${perft(start, 2)}\n`)
  assert.equal((await tchess10('render', ...mods)).stdout.trim(), render(start).trim())
  const played = await tchess10('apply', 'c2e3&j8', ...mods)
  assert.equal(played.stdout, `${applyMove(start, 'c2e3&j8').dfen}\n`)

  const joined = await tchess10('moves', '--mods', 'escort,theocracy')
  assert.deepEqual([joined.code, joined.stdout], [1, ''])
  assert.match(joined.stderr, /escort and theocracy do not go together/)
  for (const [args, said] of [
    [['moves', '--mods', 'strike'], /--mods needs --game tchess10/],
    [['moves', '--game', 'tchess10', '--mods', 'foo'], /--mods must be some of strike, .* but has 'foo'/],
    [['moves', '--game', 'tchess10', '--mods', ''], /--mods must be some of/],
    [['moves', '--game', 'tchess10', '--mods', 'escort,border=x'], /but has 'border=x'/],
    [['moves', '--game', 'tchess10', '--mods', 'carry,carry'], /--mods has 'carry' where there is one/],
    [['moves', '--game', 'tchess10', '--mods', 'strike', CARRYING], /--mods is for the start/],
    [['moves', '--game', 'tchess10', '--mods', 'strike', '-'], /--mods is for the start/],
    [['apply', '--game', 'tchess10', '--mods', 'strike', '--pgn', 'x.pgn'], /come from the file/],
    [['render', '--game', 'tchess10', '--mods', 'strike', '--pgn', 'x.pgn'], /come from the file/],
  ]) {
    const { code, stdout, stderr } = await run(args)
    assert.deepEqual([code, stdout], [2, ''], stderr)
    assert.match(stderr, said)
  }
})

test('options may stand before the command', async () => {
  const after = await tchess10('moves', '--mods', 'carry', '--json')
  for (const args of [
    ['--game', 'tchess10', 'moves', '--mods', 'carry', '--json'],
    ['--json', '--game=tchess10', '--mods', 'carry', 'moves', 'start'],
  ])
    assert.deepEqual(await run(args), after)
  assert.deepEqual(await run(['--divide', 'perft', '1']), await run(['perft', '--divide', '1']))
  for (const args of [['--game', 'tchess10'], ['--game=tchess10'], ['--json']]) {
    const { code, stderr } = await run(args)
    assert.equal(code, 2)
    assert.match(stderr, /name a command/)
  }
  const unknown = await run(['--fast', 'moves'])
  assert.equal(unknown.code, 2)
  assert.match(unknown.stderr, /Unknown option '--fast'\nTry: das-chess moves --help/)
  assert.deepEqual(await run(['--game', 'tchess10', '--help']), await run(['--help']))
})

test('a game that there is none of, and help that tells of both', async () => {
  const { code, stderr } = await run(['moves', '--game', 'chess'])
  assert.equal(code, 2)
  assert.match(stderr, /--game must be das-chess or tchess10, but is 'chess'/)
  for (const command of ['validate', 'moves', 'apply', 'render', 'perft', 'convert'])
    assert.match(
      (await run([command, '--help'])).stdout,
      /--game GAME +the game: das-chess \(default\) or tchess10/,
    )
  assert.match((await run(['--help'])).stdout, /--game tchess10/)
  assert.equal(fromPosition(CARRYING).mods.join(), 'carry')
})
