// Game records: games read per second, and the memory that a large file takes.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Game, parseGames } from 'das-chess'
import { figure, finish, goal, goals, options, table } from './lib/report.mjs'

const PLIES = 80
const POOL = options.quick ? 40 : 400
const MEGABYTES = options.quick ? 1 : 50

function randomGame(seed) {
  const game = new Game()
  let state = seed
  while (game.ply < PLIES) {
    const moves = game.moves()
    if (!moves.length) break
    state = (state * 48_271) % 2_147_483_647
    game.move(moves[state % moves.length])
  }
  return game.pgn()
}

const text = `${Array.from({ length: POOL }, (_, seed) => randomGame(seed + 1)).join('\n')}\n`

/** Games a second, the best of some runs, in processor time: other work on the machine is not the package's. */
function rate(use) {
  const run = () => {
    for (const { game, error } of parseGames(text)) {
      if (error) throw error
      use(game)
    }
  }
  run()
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  })
  return POOL / Math.min(...times)
}

/** The command line on a file of many megabytes, in a process of its own. */
function largeFile() {
  const folder = mkdtempSync(join(tmpdir(), 'das-chess-bench-'))
  try {
    const file = join(folder, 'large.pgn')
    const handle = openSync(file, 'w')
    const times = Math.ceil((MEGABYTES * 1e6) / Buffer.byteLength(text))
    for (let count = 0; count < times; count++) writeSync(handle, text)
    closeSync(handle)
    const watch =
      'data:text/javascript,process.on("exit",()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();' +
      'console.error(JSON.stringify({rss:maxRSS*1024/1e6,seconds:(userCPUTime+systemCPUTime)/1e6}))})'
    const program = fileURLToPath(new URL('../pkg/dist/cli/das-chess.js', import.meta.url))
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', watch, program, 'validate', file],
      { encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`validate ended with ${status}: ${stdout}${stderr}`)
    const { rss, seconds } = JSON.parse(stderr)
    return { rss, games: (POOL * times) / seconds }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const read = rate(() => {})
const history = rate((game) => game.history())
const written = rate((game) => game.pgn())
const large = largeFile()

finish(
  '## Game records',
  `${POOL} random games of up to ${PLIES} plies, games a second of one core's time: the best of five runs.`,
  table(
    ['', 'games a second'],
    [
      ['read and validated', figure(read)],
      ['read, and each position of it', figure(history)],
      ['read and written', figure(written)],
      [`\`das-chess validate\`, a file of ${MEGABYTES} MB`, figure(large.games)],
    ],
  ),
  goals([goal('read and validated', read, { least: 2_000, unit: ' a second' })]),
  `For the file of ${MEGABYTES} MB the process took ${figure(large.rss)} MB of memory at most, Node itself included.`,
)
