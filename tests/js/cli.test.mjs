// The command line: every command, its exit codes, and what goes wrong with files, pipes and people.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { Game, START, applyMove, legalMoves, perft, render } from 'das-chess'
import { program, run, temporaryFolder } from './lib/cli.mjs'
import { randomGame, randomRecord } from './lib/random.mjs'
import { das } from './lib/vectors.mjs'

const GOOD = '1. e4 e7 2. Nd3 *\n'
const BAD = '1. e4 e7 *\n\n1. Nd3 Ke5 *\n\n1. d4 *\n'
const TRANSPORT = 'k9/10/10/10/10/4S(N)5/10/10/10/9K w'

const jsonLines = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

// Help and use

test('help for the program and for each command, with examples that work', async (t) => {
  const { code, stdout, stderr } = await run(['--help'])
  assert.equal(code, 0)
  assert.equal(stderr, '')
  const commands = ['validate', 'moves', 'apply', 'render', 'perft', 'convert']
  for (const name of commands) {
    assert.match(stdout, new RegExp(`^  ${name} +[A-Z]`, 'm'))
    const help = await run([name, '--help'])
    assert.equal(help.code, 0)
    assert.match(help.stdout, new RegExp(`^Usage: das-chess ${name} `, 'm'))
    assert.match(help.stdout, /^Examples:$/m)
    assert.equal((await run(['help', name])).stdout, help.stdout)
    assert.equal((await run([name, '-h'])).stdout, help.stdout)
    assert.ok(help.stdout.split('\n').every((line) => line.length <= 110))
    const folder = temporaryFolder(t)
    mkdirSync(join(folder, 'archive'))
    const long = randomGame(3, 20).pgn()
    for (const file of ['games', 'game', 'new', 'messy', 'coordinates', 'archive/one']) {
      writeFileSync(join(folder, `${file}.pgn`), long)
    }
    const examples = Array.from(help.stdout.matchAll(/^  (das-chess .*)$/gm), ([, line]) => line)
    assert.ok(examples.length >= 2)
    for (const example of examples) {
      const line = example.replace(/^das-chess/, `"${process.execPath}" "${program}"`)
      const child = spawn('sh', ['-c', line], { cwd: folder })
      let said = ''
      child.stderr.on('data', (text) => (said += text))
      child.stdout.resume()
      const [exit] = await once(child, 'close')
      assert.equal(exit, 0, `${example}: ${said}`)
    }
  }
})

test("the version is the package's", async () => {
  const { version } = JSON.parse(readFileSync(join(program, '../../../package.json'), 'utf8'))
  assert.equal((await run(['--version'])).stdout, `${version}\n`)
})

test('wrong use: exit code 2, a sentence, and where to look', async () => {
  for (const [args, said] of [
    [[], /name a command/],
    [['fly'], /no command 'fly'/],
    [['--fast'], /no command '--fast'/],
    [['help', 'fly'], /no command 'fly'/],
    [['validate'], /name a file/],
    [['validate', '--fast', 'x.pgn'], /--fast/],
    [['validate', '--jobs', '0', 'x.pgn'], /--jobs must be a whole number from 1/],
    [['validate', '--jobs', 'x', 'x.pgn'], /--jobs/],
    [['validate', '--jobs'], /--jobs/],
    [['moves', 'e4'], /one argument too many/],
    [['moves', '--from', 'z9'], /from must be a square/],
    [['moves', '--text', 'morse'], /--text must be/],
    [['apply'], /name the moves/],
    [['apply', '--pgn', 'x.pgn', 'e4'], /come from the file/],
    [['perft'], /name the depth/],
    [['perft', '11'], /DEPTH must be a whole number from 0 to 10/],
    [['perft', 'x'], /DEPTH/],
    [['perft', '2', '3'], /too many/],
    [['render', '--size', '0'], /--size/],
    [['render', '--format', 'png'], /--format must be svg or text/],
    [['render', '--last-move', 'x'], /--last-move/],
    [['render', '--legates', 'r3'], /--legates/],
    [['render', '--ply', '3'], /--ply needs --pgn/],
    [['convert'], /name a file/],
    [['convert', '--to', 'morse', 'x.pgn'], /--to must be/],
    [['convert', 'x.pgn', '-o', './x.pgn'], /must not be one of those/],
  ]) {
    const { code, stdout, stderr } = await run(args)
    assert.equal(code, 2, `${args}: ${stderr}`)
    assert.equal(stdout, '')
    assert.match(stderr, said)
    assert.doesNotMatch(stderr, /\n\s+at |node:/)
  }
})

// validate

test('validate: good games are counted, bad ones told with their place', async (t) => {
  const cwd = temporaryFolder(t)
  writeFileSync(join(cwd, 'good.pgn'), GOOD)
  writeFileSync(join(cwd, 'bad.pgn'), BAD)
  const good = await run(['validate', 'good.pgn'], { cwd })
  assert.deepEqual([good.code, good.stdout, good.stderr], [0, '1 game in 1 file, all valid\n', ''])
  const bad = await run(['validate', 'good.pgn', 'bad.pgn'], { cwd })
  assert.equal(bad.code, 1)
  const [place, position, legal, summary] = bad.stdout.split('\n')
  assert.equal(place, 'bad.pgn:3:8: game 2, ply 2: "Ke5" is not legal.')
  assert.equal(position, `    position: ${applyMove(START, 'Nd3').dfen}`)
  assert.match(legal, /^ {4}legal: (\S+ ){12}and 27 more$/)
  assert.equal(summary, '4 games in 2 files, 1 not valid')
  const quiet = await run(['validate', '--quiet', 'bad.pgn'], { cwd })
  assert.deepEqual([quiet.code, quiet.stdout, quiet.stderr], [1, '', ''])
})

test('validate: JSON lines, one for each game', async () => {
  const { code, stdout, stderr } = await run(['validate', '--json', '-'], { input: `${BAD}\n1. e4 1-0\n` })
  assert.equal(code, 1)
  assert.equal(stderr, '')
  const [first, second, third, fourth, ...more] = jsonLines(stdout)
  assert.deepEqual(first, { file: 'stdin', game: 1, ok: true, plies: 2, outcome: null })
  assert.equal(third.game, 3)
  assert.deepEqual(fourth.outcome, { winner: 'white', reason: 'other' })
  assert.deepEqual(more, [])
  const { message, dfen, legal, ...rest } = second
  assert.deepEqual(rest, {
    file: 'stdin',
    ok: false,
    code: 'invalid_record',
    reason: 'illegal_move',
    game: 2,
    ply: 2,
    line: 3,
    column: 8,
    text: 'Ke5',
  })
  assert.match(message, /"Ke5" is not legal/)
  assert.equal(dfen, applyMove(START, 'Nd3').dfen)
  assert.deepEqual(
    legal.toSorted(),
    legalMoves(dfen)
      .map(({ san }) => san)
      .sort(),
  )
})

test('validate: strict tells each deviation, and takes what convert writes', async (t) => {
  const cwd = temporaryFolder(t)
  writeFileSync(join(cwd, 'loose.pgn'), '[White "A"]\r\n\r\n1. e2e4 e7 1-0\r\n')
  assert.equal((await run(['validate', 'loose.pgn'], { cwd })).code, 0)
  const strict = await run(['validate', '--strict', 'loose.pgn'], { cwd })
  assert.equal(strict.code, 1)
  assert.match(strict.stdout, /^loose\.pgn:3:4: game 1, ply 1: "e2e4" must be written e4\.$/m)
  assert.match(strict.stdout, /The tag Event is missing\.$/m)
  assert.equal((await run(['convert', 'loose.pgn', '-o', 'clean.pgn'], { cwd })).code, 0)
  assert.equal((await run(['validate', '--strict', 'clean.pgn'], { cwd })).code, 0)
})

test('validate: moves behind a draw only if so asked', async () => {
  const input = `${'c1d3 c10d8 d3c1 d8c10 '.repeat(4)} e2e4 *`
  assert.equal((await run(['validate', '-'], { input })).code, 1)
  assert.equal((await run(['validate', '--allow-play-on', '-'], { input })).code, 0)
})

test('validate: a missing file, a folder, an unreadable one, an empty one', async (t) => {
  const cwd = temporaryFolder(t)
  writeFileSync(join(cwd, 'good.pgn'), GOOD)
  writeFileSync(join(cwd, 'empty.pgn'), '')
  writeFileSync(join(cwd, 'blank.pgn'), ' \n{nothing} ; at all\n')
  const missing = await run(['validate', 'missing.pgn', 'good.pgn'], { cwd })
  assert.deepEqual(
    [missing.code, missing.stdout, missing.stderr],
    [2, '1 game in 1 file, all valid\n', 'das-chess: missing.pgn: there is no such file\n'],
  )
  const folder = await run(['validate', '.'], { cwd })
  assert.equal(folder.code, 2)
  assert.match(folder.stderr, /^das-chess: \.: this is a folder; name its files, as in 'folder\/\*\.pgn'\n$/)
  for (const name of ['empty.pgn', 'blank.pgn']) {
    const empty = await run(['validate', name], { cwd })
    assert.deepEqual(
      [empty.code, empty.stdout],
      [1, `${name}:1:1: there is no game\n0 games in 1 file, 1 not valid\n`],
    )
  }
  const json = await run(['validate', '--json', 'missing.pgn', 'empty.pgn'], { cwd })
  assert.equal(json.code, 2)
  const lines = jsonLines(json.stdout)
  assert.deepEqual(
    lines.map(({ file, ok }) => [file, ok]),
    [
      ['missing.pgn', false],
      ['empty.pgn', false],
    ],
  )
  assert.equal(lines[0].code, 'ENOENT')
  assert.equal(lines[1].reason, 'no_game')
  assert.equal((await run(['validate', '-'], { input: '' })).code, 1)
})

test('validate: patterns are understood where the shell leaves them', async (t) => {
  const cwd = temporaryFolder(t)
  for (const name of ['a.pgn', 'b.pgn', 'c.txt', 'sub/d.pgn', 'sub/deep/e.pgn', '.hidden/f.pgn', '[x].pgn']) {
    mkdirSync(join(cwd, name, '..'), { recursive: true })
    writeFileSync(join(cwd, name), GOOD)
  }
  const files = async (...patterns) => {
    const { stdout } = await run(['validate', '--json', ...patterns], { cwd })
    return jsonLines(stdout).map(({ file }) => file)
  }
  assert.deepEqual(await files('*.pgn'), ['[x].pgn', 'a.pgn', 'b.pgn'])
  assert.deepEqual(await files('?.pgn'), ['a.pgn', 'b.pgn'])
  assert.deepEqual(await files('[b-z].pgn'), ['b.pgn'])
  assert.deepEqual(await files('[!b].pgn'), ['a.pgn'])
  assert.deepEqual(await files('{b,c}.{pgn,txt}'), ['b.pgn', 'c.txt'])
  assert.deepEqual(await files('**/*.pgn'), ['[x].pgn', 'a.pgn', 'b.pgn', 'sub/d.pgn', 'sub/deep/e.pgn'])
  assert.deepEqual(await files('sub/**'), ['sub/d.pgn', 'sub/deep/e.pgn'])
  assert.deepEqual(await files('*/*.pgn'), ['sub/d.pgn'])
  assert.deepEqual(await files(`${cwd}/s*/d.pgn`), [join(cwd, 'sub/d.pgn')])
  assert.deepEqual(await files('[x].pgn'), ['[x].pgn'])
  const none = await run(['validate', 'zzz*.pgn'], { cwd })
  assert.deepEqual([none.code, none.stderr], [2, 'das-chess: zzz*.pgn: there is no such file\n'])
})

test('validate: threads find what one alone finds, in the same order', async (t) => {
  const cwd = temporaryFolder(t)
  for (let index = 0; index < 12; index++) {
    const games = Array.from({ length: 1 + (index % 5) }, (_, game) => randomRecord(index * 10 + game).pgn())
    writeFileSync(
      join(cwd, `${String(index).padStart(2, '0')}.pgn`),
      games.join('\n') + (index % 3 ? '' : `\n${BAD}`),
    )
  }
  writeFileSync(join(cwd, '13.pgn'), '')
  for (const options of [[], ['--json']]) {
    const [alone, together] = await Promise.all(
      ['1', '3'].map((jobs) =>
        run(['validate', '--jobs', jobs, ...options, '*.pgn', '-', 'missing.pgn'], { cwd, input: BAD }),
      ),
    )
    assert.deepEqual(together, alone)
    assert.equal(alone.code, 2)
    assert.match(alone.stdout, /stdin/)
  }
})

test('validate: places count UTF-16 units from 1, and CR, LF and CRLF end lines', async () => {
  const { stdout } = await run(['validate', '-'], { input: '{🚢}\r\n{é}\r1. e4 e7\n{ход 🚢} Ke5 *' })
  assert.match(stdout, /^stdin:4:10: /)
})

test('validate: no bar where no one looks at a terminal', async (t) => {
  const cwd = temporaryFolder(t)
  writeFileSync(join(cwd, 'long.pgn'), randomGame(1, 80).pgn().concat('\n').repeat(3_000))
  const { code, stderr } = await run(['validate', 'long.pgn'], { cwd })
  assert.deepEqual([code, stderr], [0, ''])
})

const terminal = spawnSync('script', ['--version']).status === 0

test(
  'validate: a bar on a terminal, gone at the end',
  { skip: !terminal && 'script, which gives a terminal, is not installed' },
  async (t) => {
    const cwd = temporaryFolder(t)
    writeFileSync(join(cwd, 'long.pgn'), randomGame(1, 80).pgn().concat('\n').repeat(12_000))
    const command = `"${process.execPath}" "${program}" validate long.pgn`
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      cwd,
      env: { ...process.env, TERM: 'xterm' },
    })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text) => (said += text))
    const [code] = await once(child, 'close')
    assert.equal(code, 0, said)
    const bars = said.split('\r\u001b[K')
    assert.equal(bars.pop().trim(), '12000 games in 1 file, all valid')
    assert.equal(bars.shift(), '')
    assert.ok(bars.length > 2)
    for (const bar of bars.filter(Boolean)) {
      assert.match(bar, /^\[#*\.*\] \d+ %, [\d,]+ games, \d+\.\d of \d+\.\d MB$/)
    }
  },
)

test('validate: 5 MB in less than 200 MB of memory', async (t) => {
  const cwd = temporaryFolder(t)
  const games = Array.from({ length: 50 }, (_, index) => randomGame(index, 80).pgn()).join('\n')
  const times = Math.ceil(5e6 / games.length)
  writeFileSync(join(cwd, 'large.pgn'), `${games}\n`.repeat(times))
  const watch = `data:text/javascript,process.on('exit',()=>console.error(process.resourceUsage().maxRSS))`
  const { code, stdout, stderr } = await run(['validate', 'large.pgn'], {
    cwd,
    nodeArgs: ['--import', watch],
  })
  assert.deepEqual([code, stdout], [0, `${50 * times} games in 1 file, all valid\n`])
  const megabytes = Number(stderr) / 1024
  assert.ok(megabytes > 10 && megabytes < 200, `${megabytes} MB`)
})

// Pipes and signals

/** Runs it, reads the first line and goes away, as `| head -1` does. */
async function headOf(args, input) {
  const child = spawn(process.execPath, [program, ...args])
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text))
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [chunk] = await once(child.stdout, 'data')
  child.stdout.destroy()
  const [code, signal] = await once(child, 'close')
  return { line: String(chunk).split('\n')[0], code, signal, stderr }
}

test('a reader that goes away, as head does, is no reason for a trace', async () => {
  const input = BAD.repeat(20_000)
  const validated = await headOf(['validate', '--json', '-'], input)
  assert.equal(JSON.parse(validated.line).game, 1)
  // Not all was checked: that is not a 0.
  assert.deepEqual([validated.code, validated.signal, validated.stderr], [2, null, ''])
  const converted = await headOf(['convert', '-'], '1. e4 e7 *\n\n'.repeat(50_000))
  assert.deepEqual([converted.line, converted.code, converted.stderr], ['[Event "?"]', 0, ''])
  const short = await headOf(['moves'], '')
  assert.deepEqual([short.code, short.stderr], [0, ''])
})

test('Ctrl-C ends it at once, by the signal, and leaves no half-written file', async (t) => {
  const cwd = temporaryFolder(t)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    const child = spawn(process.execPath, [program, 'convert', '-', '-o', 'out.pgn'], { cwd })
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text))
    child.stdin.on('error', () => {})
    child.stdin.write('1. e4 e7 *\n\n'.repeat(2_000))
    while (!readdirSync(cwd).length) await new Promise((resolve) => setTimeout(resolve, 20))
    assert.ok(!existsSync(join(cwd, 'out.pgn')))
    child.kill(signal)
    const [code, by] = await once(child, 'close')
    assert.deepEqual([code, by, stderr], [null, signal, ''])
    assert.deepEqual(readdirSync(cwd), [])
  }
  const waiting = spawn(process.execPath, [program, 'validate', '-'])
  waiting.stdin.write('1. e4 ')
  await new Promise((resolve) => setTimeout(resolve, 300))
  waiting.kill('SIGINT')
  assert.deepEqual((await once(waiting, 'close'))[1], 'SIGINT')
})

// Positions and moves

test('moves: all moves of a position, sorted, in both notations', async () => {
  const { code, stdout } = await run(['moves'])
  assert.equal(code, 0)
  const sorted = legalMoves(START).sort((a, b) => (a.lan < b.lan ? -1 : 1))
  assert.deepEqual(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(/ +/)),
    sorted.map(({ lan, san }) => [lan, san]),
  )
  assert.equal(
    (await run(['moves', 'start', '--text', 'san'])).stdout,
    sorted.map(({ san }) => `${san}\n`).join(''),
  )
  const json = await run(['moves', '--json', '--from', 'e5', '--to', 'e9', '-'], { input: `${TRANSPORT}\n` })
  assert.deepEqual(
    jsonLines(json.stdout),
    legalMoves(TRANSPORT, { from: 'e5', to: 'e9' }).sort((a, b) => (a.lan < b.lan ? -1 : 1)),
  )
  assert.equal(jsonLines(json.stdout).length, 2)
})

test("a position that can't be is told with all its faults: exit code 1", async () => {
  const { code, stdout, stderr } = await run(['moves', '5k4/10/10/10/10/4S(Q)5/10/10/10/5K4 white'])
  assert.equal(code, 1)
  assert.equal(stdout, '')
  assert.match(stderr, /^das-chess: Only a Ship carries a passenger.*\(at offset 18\)/)
  assert.match(stderr, /\n {4}The turn must be w or b\. \(at offset \d+\)\n$/)
})

test('apply: the position after moves in any notation; each on request', async () => {
  const after = applyMove(applyMove(START, 'e4'), 'Nd8').dfen
  for (const moves of [
    ['e4', 'Nd8'],
    ['e2e4', 'c10d8'],
    ['start', 'e4', 'c10d8'],
    [START, 'e2-e4'.replace('-', ''), 'Nd8'],
  ]) {
    const { code, stdout } = await run(['apply', ...moves])
    assert.deepEqual([code, stdout], [0, `${after}\n`])
  }
  const each = await run(['apply', '--each', '--json', 'e4', 'Nd8'])
  assert.deepEqual(
    jsonLines(each.stdout).map(({ ply, move, san, dfen }) => [ply, move, san, dfen]),
    [
      [0, null, null, START],
      [1, 'e2e4', 'e4', applyMove(START, 'e4').dfen],
      [2, 'c10d8', 'Nd8', after],
    ],
  )
  const mate = await run(['apply', '--json', '9k/10/7K2/10/10/10/10/10/10/8Q1 w', 'Qi9'])
  assert.deepEqual(jsonLines(mate.stdout)[0].outcome, { winner: 'white', reason: 'checkmate' })
  const illegal = await run(['apply', 'e4', 'Ke5'])
  assert.deepEqual([illegal.code, illegal.stdout], [1, ''])
  assert.match(illegal.stderr, /^das-chess: "Ke5" is not legal in this position\..*\n {4}position: /)
  assert.equal((await run(['apply', '9k/10/7K2/10/10/10/10/10/10/8Q1 w', 'Qi9', 'Kj9'])).code, 1)
})

test('the same games by SAN, coordinate text and PGN: one position at each ply', async (t) => {
  const cwd = temporaryFolder(t)
  for (const { moves } of das.games.slice(0, 3)) {
    const game = new Game()
    for (const lan of moves.split(' ')) {
      if (game.outcome) break
      game.move(lan)
    }
    const history = game.history()
    const dfens = Array.from({ length: game.ply + 1 }, (_, ply) => `${game.at(ply).dfen}\n`).join('')
    writeFileSync(join(cwd, 'san.pgn'), game.pgn())
    writeFileSync(join(cwd, 'lan.pgn'), game.pgn({ moves: 'coordinate' }))
    const outputs = await Promise.all([
      run(['apply', '--each', ...history.map(({ move }) => move.san)]),
      run(['apply', '--each', ...history.map(({ move }) => move.lan)]),
      run(['apply', '--each', '--pgn', 'san.pgn'], { cwd }),
      run(['apply', '--each', '--pgn', 'lan.pgn'], { cwd }),
    ])
    for (const { code, stdout, stderr } of outputs) assert.deepEqual([code, stdout, stderr], [0, dfens, ''])
  }
  writeFileSync(join(cwd, 'bad.pgn'), '1. e4 Ke5 *')
  const bad = await run(['apply', '--pgn', 'bad.pgn'], { cwd })
  assert.equal(bad.code, 1)
  assert.match(bad.stderr, /^bad\.pgn:1:7: game 1, ply 2: /)
  assert.equal((await run(['apply', '--pgn', 'missing.pgn'], { cwd })).code, 2)
})

test('perft: the count, divided by moves too', async () => {
  assert.equal((await run(['perft', '2'])).stdout, `${perft(START, 2)}\n`)
  const { stdout } = await run(['perft', '--divide', TRANSPORT, '2'])
  const [lines, total] = stdout.trim().split('\n\n')
  assert.equal(Number(total), perft(TRANSPORT, 2))
  const counts = lines.split('\n').map((line) => line.split(': '))
  assert.deepEqual(
    counts.map(([lan]) => lan),
    legalMoves(TRANSPORT)
      .map(({ lan }) => lan)
      .sort(),
  )
  for (const [lan, count] of counts) assert.equal(Number(count), perft(applyMove(TRANSPORT, lan), 1))
  const json = JSON.parse((await run(['perft', '--json', '--divide', '1'])).stdout)
  assert.deepEqual([json.nodes, json.depth, json.divide.e2e4], [39, 1, 1])
  assert.equal((await run(['perft', '0'])).stdout, '1\n')
})

test('render: SVG or text, to a file or not, of a position or of a moment of a game', async (t) => {
  const cwd = temporaryFolder(t)
  const svg = await run(['render'])
  assert.equal(svg.stdout.trimEnd(), render(START).trimEnd())
  const text = await run(['render', '--format', 'text', TRANSPORT])
  assert.equal(text.stdout.trimEnd(), render(TRANSPORT, { format: 'text' }).trimEnd())
  assert.equal(
    (await run(['render', '-o', 'start.svg', '--size', '400', '--orientation', 'black'], { cwd })).stdout,
    '',
  )
  assert.equal(
    readFileSync(join(cwd, 'start.svg'), 'utf8').trimEnd(),
    render(START, { size: 400, orientation: 'black' }).trimEnd(),
  )
  await run(['render', '-o', 'start.txt', '--no-coordinates', '--no-edges', '--language', 'ru'], { cwd })
  assert.equal(
    readFileSync(join(cwd, 'start.txt'), 'utf8').trimEnd(),
    render(START, { format: 'text', coordinates: false, edges: false, language: 'ru' }).trimEnd(),
  )
  writeFileSync(join(cwd, 'game.pgn'), '1. e4 {[%legate w draw]} 1... e7 2. Nd3 *')
  const moment = await run(['render', '--pgn', 'game.pgn', '--ply', '1', '--title', 'First'], { cwd })
  assert.equal(
    moment.stdout.trimEnd(),
    render(applyMove(START, 'e4'), {
      lastMove: { from: 'e2', to: 'e4' },
      legates: { white: 'r3', black: 'r9' },
      title: 'First',
    }).trimEnd(),
  )
  const marked = await run(['render', '--last-move', 'a1a10', '--check', '--legates', 'r5,r8', TRANSPORT])
  assert.equal(
    marked.stdout.trimEnd(),
    render(TRANSPORT, {
      lastMove: { from: 'a1', to: 'a10' },
      check: true,
      legates: { white: 'r5', black: 'r8' },
    }).trimEnd(),
  )
  const folder = await run(['render', '-o', 'no/such/folder.svg'], { cwd })
  assert.deepEqual([folder.code, folder.stdout], [2, ''])
  assert.match(folder.stderr, /^das-chess: no\/such\/folder\.svg: there is no such file\n$/)
  assert.equal((await run(['render', '--pgn', 'game.pgn', '--ply', '9'], { cwd })).code, 2)
  assert.deepEqual(readdirSync(cwd).sort(), ['game.pgn', 'start.svg', 'start.txt'])
})

test('a file to write may be a link, a device or there already; a folder is refused', async (t) => {
  const cwd = temporaryFolder(t)
  writeFileSync(join(cwd, 'old.svg'), 'old')
  symlinkSync('old.svg', join(cwd, 'link.svg'))
  assert.equal((await run(['render', '-o', 'link.svg'], { cwd })).code, 0)
  assert.equal(readFileSync(join(cwd, 'old.svg'), 'utf8').trimEnd(), render(START).trimEnd())
  assert.ok(lstatSync(join(cwd, 'link.svg')).isSymbolicLink())
  if (existsSync('/dev/null')) {
    assert.equal((await run(['render', '-o', '/dev/null'])).code, 0)
    assert.ok(!lstatSync('/dev/null').isFile())
  }
  const folder = await run(['render', '-o', '.'], { cwd })
  assert.equal(folder.code, 2)
  assert.match(folder.stderr, /^das-chess: \.: this is a folder/)
  assert.deepEqual(readdirSync(cwd).sort(), ['link.svg', 'old.svg'])
})

test('convert: to coordinate text and back is a fixpoint, and keeps all', async (t) => {
  const cwd = temporaryFolder(t)
  const games = Array.from({ length: 20 }, (_, seed) => randomRecord(seed + 500).pgn())
  writeFileSync(join(cwd, 'games.pgn'), games.join('\n'))
  const same = await run(['convert', 'games.pgn'], { cwd })
  assert.deepEqual([same.code, same.stdout], [0, games.join('\n')])
  const coordinates = await run(['convert', '--to', 'coordinate', 'games.pgn'], { cwd })
  assert.doesNotMatch(coordinates.stdout, /\bO-O\b/)
  const back = await run(['convert', '--to', 'pgn', '-'], { input: coordinates.stdout })
  assert.deepEqual([back.code, back.stdout], [0, games.join('\n')])
})

test('convert: a bad game is told and left out, the others are written', async (t) => {
  const cwd = temporaryFolder(t)
  writeFileSync(join(cwd, 'bad.pgn'), BAD)
  const { code, stdout, stderr } = await run(['convert', 'bad.pgn'], { cwd })
  assert.equal(code, 1)
  assert.match(stderr, /^bad\.pgn:3:8: game 2, ply 2: "Ke5" is not legal\.\n/)
  assert.equal(stdout, [Game.fromPgn('1. e4 e7 *').pgn(), Game.fromPgn('1. d4 *').pgn()].join('\n'))
  assert.equal((await run(['convert', 'missing.pgn', '-o', 'out.pgn'], { cwd })).code, 2)
  assert.deepEqual(
    readdirSync(cwd).map((name) => basename(name)),
    ['bad.pgn'],
  )
})
