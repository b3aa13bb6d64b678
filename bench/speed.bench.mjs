// Calls a second, beside the other libraries.
import { execFileSync } from 'node:child_process'
import { applyMove, fromPosition, legalMoves } from 'das-chess'
import { measure, median, speed } from './lib/measure.mjs'
import { ARMY, DAS, ORTHODOX, random } from './lib/positions.mjs'
import { figure, finish, goal, goals, options, table } from './lib/report.mjs'
import * as chessJs from './players/chess.js.mjs'
import * as chessops from './players/chessops.mjs'
import * as das from './players/das-chess.mjs'
import { armyPlayer, load, orthodoxPlayer } from './players/ffish.mjs'
import * as kokopu from './players/kokopu.mjs'

const SETTINGS = options.quick ? { rounds: 1, milliseconds: 5 } : { rounds: 7, milliseconds: 300 }

const army = armyPlayer(await load())
const orthodox = orthodoxPlayer(await load())

/** Texts after each move of each position: too many to be remembered by anyone. */
function children(positions) {
  return positions.flatMap(({ text }) => legalMoves(text).map((move) => applyMove(text, move).dfen))
}

/** Games by chance that all libraries can play: no promotion, as Fairy-Stockfish knows no Minor that goes aboard. */
function games(positions, plies) {
  const next = random(20_261_130)
  return positions.map(({ text }) => {
    const moves = []
    for (let position = fromPosition(text); moves.length < plies;) {
      const legal = legalMoves(position).filter((move) => !move.promotion)
      if (!legal.length) break
      const { lan } = legal.sort((a, b) => (a.lan < b.lan ? -1 : 1))[Math.floor(next() * legal.length)]
      moves.push(lan)
      position = applyMove(position, lan)
    }
    return { text, moves }
  })
}

/** The same for 8 x 8 chess. */
function orthodoxGames(plies) {
  const next = random(20_261_130)
  return ORTHODOX.map(({ text }) => {
    const moves = []
    const board = chessJs.read(text)
    while (moves.length < plies) {
      const legal = board.moves({ verbose: true })
      if (!legal.length) break
      moves.push(board.move(legal[Math.floor(next() * legal.length)]).lan)
    }
    return { text, moves }
  })
}

/** What a player can do on a set of positions: tasks that say how many calls they made. */
function tasks(set, player, positions, { texts, lines }) {
  const boards = positions.map(({ text, depth }) => ({
    board: (player.open ?? player.read)(text),
    depth,
  }))
  const moves = boards.map(({ board }) => player.list(board))
  const pass = (call) => () => {
    for (const { board } of boards) call(board)
    return boards.length
  }
  const each = {
    list: pass(player.list),
    'list SAN': player.listSan && pass(player.listSan),
    count: player.count && pass(player.count),
    picture: player.picture && pass(player.picture),
    play: () => {
      let calls = 0
      boards.forEach(({ board }, index) => {
        for (const move of moves[index]) player.play(board, move)
        calls += moves[index].length
      })
      return calls
    },
    read: () => {
      for (const text of texts) player.read(text)
      return texts.length
    },
    'read and list': () => {
      for (const text of texts) player.list(player.read(text))
      return texts.length
    },
    game: () => lines.reduce((plies, { text, moves }) => (player.game(text, moves), plies + moves.length), 0),
    recursion: () => boards.reduce((nodes, { board, depth }) => nodes + player.recursion(board, depth), 0),
    perft:
      player.nativePerft &&
      (() => boards.reduce((nodes, { board, depth }) => nodes + player.nativePerft(board, depth), 0)),
  }
  return Object.entries(each)
    .filter(([, run]) => run)
    .map(([name, run]) => ({ id: `${set} ${player.name} ${name}`, run }))
}

// Only the same work is compared: first all count alike, or there is no benchmark.
function same(what, counts) {
  if (new Set(counts).size !== 1) throw new Error(`${what}: the libraries count ${counts.join(', ')}`)
}

for (const { name, depth, text } of ARMY) {
  same(`perft ${depth}, ${name}`, [
    das.nativePerft(das.read(text), depth),
    das.recursion(das.read(text), depth),
    army.recursion(army.read(text), depth),
  ])
}
const ORTHODOX_PLAYERS = [orthodox, chessJs, chessops, kokopu]
for (const { name, depth, lines, text } of ORTHODOX) {
  same(`perft ${depth}, ${name} of 8 x 8`, [
    lines,
    ...ORTHODOX_PLAYERS.map((player) => player.recursion(player.read(text), depth)),
  ])
}
const armyGames = games(ARMY, 40)
for (const { text, moves } of armyGames)
  same('moves listed in a game', [das.game(text, moves), army.game(text, moves)])
const gamesOfChess = orthodoxGames(40)
for (const { text, moves } of gamesOfChess) {
  // chessops lists castling by the Rook's square; the number is the same.
  same(
    'moves listed in a game of 8 x 8',
    ORTHODOX_PLAYERS.map((player) => player.game(text, moves)),
  )
}

const armyWork = { texts: children(ARMY), lines: armyGames }
const dasWork = { texts: children(DAS), lines: games(DAS, 40) }
const chessTexts = ORTHODOX.flatMap(({ text }) => chessJs.list(chessJs.read(text)).map((move) => move.after))
const chessWork = { texts: chessTexts, lines: gamesOfChess }

const speeds = measure(
  [
    ...tasks('army', das, ARMY, armyWork),
    ...tasks('army', army, ARMY, armyWork),
    ...tasks('das', das, DAS, dasWork),
    ...ORTHODOX_PLAYERS.flatMap((player) => tasks('8 x 8', player, ORTHODOX, chessWork)),
  ],
  SETTINGS,
)
const of = (id) => speeds.get(id)
const cell = (id) => (speeds.has(id) ? figure(of(id)) : '')
const ratio = (a, b) => of(a) / of(b)
const average = (positions) =>
  figure(positions.reduce((sum, { text }) => sum + legalMoves(text).length, 0) / positions.length)

const OPERATIONS = {
  list: 'list of legal moves',
  'list SAN': 'the same, as SAN',
  count: 'number of legal moves',
  play: 'move played (and taken back)',
  read: 'position read from text',
  'read and list': 'read, then listed',
  game: "a game's plies, moves listed before each",
  recursion: 'perft by recursion over these calls, nodes',
  perft: 'perft inside, nodes',
  picture: 'picture of a position (SVG)',
}

function speedTable(columns) {
  const rows = Object.entries(OPERATIONS)
    .map(([operation, title]) => [
      title,
      ...columns.map(({ set, name }) => cell(`${set} ${name} ${operation}`)),
    ])
    .filter(([, ...cells]) => cells.some(Boolean))
  return table(['calls a second', ...columns.map(({ title }) => title)], rows)
}

const armyTable = () => {
  const rows = Object.entries(OPERATIONS)
    .filter(([operation]) => speeds.has(`army das-chess ${operation}`))
    .map(([operation, title]) => {
      // What ffish has no call for is beside what its users do in its place.
      const other = `army ffish ${operation === 'perft' ? 'recursion' : operation}`
      const has = speeds.has(other)
      const ours = `army das-chess ${operation}`
      return [title, cell(ours), has ? cell(other) : '', has ? `${figure(ratio(ours, other))} x` : '']
    })
  const sans = ['list SAN', 'the same list beside SAN of ffish']
  rows.splice(1, 0, [
    sans[1],
    cell('army das-chess list'),
    cell('army ffish list SAN'),
    `${figure(ratio('army das-chess list', 'army ffish list SAN'))} x`,
  ])
  return table(['calls a second', 'das-chess', 'ffish', 'das-chess / ffish'], rows)
}

/** Native perft of the same rules and of two 8 x 8 libraries, and ours in wasm, in rounds that take turns. */
function native() {
  const [start] = DAS
  const rounds = options.quick ? 1 : 5
  const seen = {}
  const add = (key, value) => (seen[key] ??= []).push(value)
  for (let round = 0; round < rounds; round++) {
    const output = execFileSync(options.nodes, [String(SETTINGS.milliseconds)], { encoding: 'utf8' })
    for (const line of output.trimEnd().split('\n')) {
      const [name, way, nodes] = line.split('\t')
      add(`${name} ${way}`, Number(nodes))
    }
    add(
      'wasm bulk',
      speed(() => das.nativePerft(start.text, start.depth), SETTINGS.milliseconds),
    )
  }
  const nodes = Object.fromEntries(Object.entries(seen).map(([key, list]) => [key, median(list)]))
  const row = (title, name) => [
    title,
    ...['one by one', 'bulk'].map((way) => (nodes[`${name} ${way}`] ? figure(nodes[`${name} ${way}`]) : '')),
  ]
  return [
    '### Perft, native and in WebAssembly',
    'Nodes a second from the start: Das Chess\'s for das-chess, 8 x 8 chess\'s for the two Rust crates. "In bulk" the ' +
      "last ply's moves are counted, one by one they are played. The package counts in bulk only.",
    table(
      ['', 'one by one', 'in bulk'],
      [
        row('das-chess, native', 'das-chess'),
        row('das-chess, the package', 'wasm'),
        row('cozy-chess, native (8 x 8)', 'cozy-chess'),
        row('shakmaty, native (8 x 8)', 'shakmaty'),
      ],
    ),
    goals([
      goal('one by one: ours / cozy-chess', nodes['das-chess one by one'] / nodes['cozy-chess one by one'], {
        least: 0.5,
      }),
      goal('ours: bulk / one by one', nodes['das-chess bulk'] / nodes['das-chess one by one'], { least: 3 }),
      goal('bulk: the package / native', nodes['wasm bulk'] / nodes['das-chess bulk'], { least: 0.65 }),
    ]),
  ]
}

finish(
  '## Speed',
  '### The same work as Fairy-Stockfish',
  `Eight positions of 10 x 10 with ${average(ARMY)} legal moves on average: Das Chess without Minors, air pieces, edge and ` +
    'castling, so that Ships stay empty and are Rooks to both (`bench/variants.ini`; the perft counts and the moves of ' +
    'random games were compared before this was measured). A list is, for das-chess, frozen objects with coordinate text, ' +
    'SAN, captured man, check and mate; for ffish one text split at its spaces. A move played is a new position with ' +
    'its text for das-chess, push and pop for ffish. "Perft inside" is beside the recursion of ffish, which has no perft.',
  armyTable(),
  goals([
    goal('perft inside / recursion of ffish', ratio('army das-chess perft', 'army ffish recursion'), {
      least: 10,
    }),
    goal('list / `legalMoves().split`', ratio('army das-chess list', 'army ffish list'), { least: 1 }),
    goal('number / `numberLegalMoves`', ratio('army das-chess count', 'army ffish count'), { least: 2 }),
    goal('played / push and pop', ratio('army das-chess play', 'army ffish play'), { least: 2 }),
    goal('recursion / recursion', ratio('army das-chess recursion', 'army ffish recursion'), { least: 2 }),
    goal(
      'list / verbose list of chess.js (8 x 8, its moves are fewer)',
      ratio('army das-chess list', '8 x 8 chess.js list'),
      { least: 30 },
    ),
  ]),
  '### Das Chess as it is, and libraries of 8 x 8 chess',
  `Not the same work: no other library plays Das Chess. Its eight positions, full of loaded vessels, have ${average(DAS)} ` +
    'legal moves on average; the 8 x 8 start and "kiwipete" have 34. Lists of chess.js are its verbose objects (with SAN and ' +
    'both FENs), of chessops its sets made into objects without text, of kokopu its descriptors, of ffish texts.',
  speedTable([
    { set: 'das', name: 'das-chess', title: 'das-chess (10 x 10)' },
    ...ORTHODOX_PLAYERS.map(({ name }) => ({ set: '8 x 8', name, title: name })),
  ]),
  ...(options.nodes ? native() : []),
)
process.exit()
