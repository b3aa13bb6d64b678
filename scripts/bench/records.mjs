// Game records through the package: games read per second, and the memory that a large file takes.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../lib/paths.mjs'

const PLIES = 80
const POOL = 400
const MEGABYTES = 50
const GOAL = 2_000

/** Prints games per second of one core's time, for what one does with records, and for a large file. */
export default async function records() {
  const { Game, parseGames } = await import(at('pkg/dist/index.js'))
  const pool = Array.from({ length: POOL }, (_, seed) => randomGame(Game, seed + 1))
  const text = `${pool.join('\n')}\n`
  console.log(`    ${POOL} random games of up to ${PLIES} plies; the goal is ${GOAL} a second on one core`)
  const all = (use) => () => {
    for (const { game, error } of parseGames(text)) {
      if (error) throw error
      use(game)
    }
  }
  rate(
    'read and validate',
    all(() => {}),
  )
  rate(
    'read, and each position of it',
    all((game) => game.history()),
  )
  rate(
    'read and write',
    all((game) => game.pgn()),
  )
  largeFile(text)
}

function randomGame(Game, seed) {
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

/** The best of some runs, in processor time, as other work on the machine is not the package's. */
function rate(what, run) {
  run()
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  })
  const games = Math.round(POOL / Math.min(...times))
  console.log(`    ${what.padEnd(30)} ${games.toLocaleString('en').padStart(8)} games/s`)
}

/** The command line on a file of many megabytes, in a process of its own. */
function largeFile(text) {
  const folder = mkdtempSync(join(tmpdir(), 'das-chess-bench-'))
  try {
    const file = join(folder, 'large.pgn')
    const handle = openSync(file, 'w')
    const times = Math.ceil((MEGABYTES * 1e6) / Buffer.byteLength(text))
    for (let count = 0; count < times; count++) writeSync(handle, text)
    closeSync(handle)
    const watch =
      'data:text/javascript,process.on("exit",()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();' +
      'console.error(JSON.stringify({rss:maxRSS/1024,seconds:(userCPUTime+systemCPUTime)/1e6}))})'
    const command = [at('pkg/dist/cli/das-chess.js'), 'validate', file]
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', watch, ...command], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`validate ended with ${status}: ${stdout}${stderr}`)
    const { rss, seconds } = JSON.parse(stderr)
    const rate = Math.round((POOL * times) / seconds).toLocaleString('en')
    console.log(
      `    das-chess validate, ${MEGABYTES} MB: ${rate} games/s, ${Math.round(rss)} MB of memory at most`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
