// Long games and many calls: what a move costs late in a game, and whether memory grows.
import v8 from 'node:v8'
import vm from 'node:vm'
import * as dasChess from 'das-chess'
import { measure } from './lib/measure.mjs'
import { DAS, random } from './lib/positions.mjs'
import { figure, finish, goal, goals, options, table } from './lib/report.mjs'

const { applyMove, fromPosition, legalMoveCount, legalMoves, render, START } = dasChess

v8.setFlagsFromString('--expose-gc')
const collect = vm.runInNewContext('gc')

const SETTINGS = options.quick ? { rounds: 1, milliseconds: 5 } : { rounds: 7, milliseconds: 300 }

/** A game that no rule of draws ends: by chance, nobody taken, and a pawn's step in time. */
function longGame(plies) {
  const next = random(2_000)
  const moves = []
  let position = fromPosition()
  while (moves.length < plies) {
    const legal = legalMoves(position).filter(({ mate }) => !mate)
    const quiet = legal.filter(({ captured, forms }) => !captured && !forms)
    const pawns = quiet.filter(({ piece }) => piece === 'pawn')
    const others = quiet.filter(({ piece }) => piece !== 'pawn')
    const wanted = position.halfMoves < 90 ? [others, pawns] : [pawns, others]
    const choice = [...wanted, legal].find(({ length }) => length)
    const { lan } = choice[Math.floor(next() * choice.length)]
    moves.push(lan)
    position = applyMove(position, lan)
    if (position.halfMoves >= 150 || position.outcome) throw new Error(`the game ended at ${position.dfen}`)
  }
  return moves
}

const moves = longGame(2_000)
const short = moves.slice(0, 20)

function playPositions(list) {
  let position = fromPosition()
  for (const move of list) position = applyMove(position, move)
  return list.length
}

function playGame(list) {
  const game = new dasChess.Game()
  for (const move of list) game.move(move)
  return list.length
}

const WAYS = [
  ['`applyMove`, one after another', playPositions],
  ...(dasChess.Game ? [['`Game.move`', playGame]] : []),
]
const speeds = measure(
  WAYS.flatMap(([way, play]) => [
    { id: `${way} long`, run: () => play(moves) },
    { id: `${way} short`, run: () => play(short) },
  ]),
  SETTINGS,
)

function usage() {
  collect()
  return process.memoryUsage()
}

/** Every function in turn, along games by chance that begin anew when they end. */
function callMany(calls) {
  const next = random(7)
  let position = fromPosition()
  for (let done = 0, ply = 0; done < calls; ply++) {
    const legal = legalMoves(position)
    legalMoveCount(position)
    done += 3
    if (!legal.length || ply === 200) {
      ply = 0
      position = fromPosition(DAS[Math.floor(next() * DAS.length)].text)
      continue
    }
    position = applyMove(position, legal[Math.floor(next() * legal.length)])
    if (ply % 20 === 0) {
      render(position)
      done++
    }
  }
}

const MB = 1_000_000
callMany(Math.min(options.calls, 20_000))
const before = usage()
callMany(options.calls)
const after = usage()
const grown = (key) => (after[key] - before[key]) / MB

finish(
  '## Long games, many calls',
  'A game of 2,000 plies by chance beside its first 20, plies a second.',
  table(
    ['', '20 plies', '2,000 plies'],
    WAYS.map(([way]) => [way, figure(speeds.get(`${way} short`)), figure(speeds.get(`${way} long`))]),
  ),
  goals(
    WAYS.map(([way]) =>
      goal(`${way}: cost of a move, long / short`, speeds.get(`${way} short`) / speeds.get(`${way} long`), {
        most: 1.25,
      }),
    ),
  ),
  `Memory after ${options.calls.toLocaleString('en-US')} calls (lists, numbers, moves, pictures) beside memory before them, both ` +
    'after a collection: millions of bytes. `npm run bench -- --calls 10000000` makes more.',
  table(
    ['', 'before', 'after', 'grown'],
    [
      ['JavaScript objects', 'heapUsed'],
      ['outside of them, the rules included', 'external'],
      ['the whole process', 'rss'],
    ].map(([title, key]) => [title, figure(before[key] / MB), figure(after[key] / MB), figure(grown(key))]),
  ),
  goals([goal('objects and rules grown', grown('heapUsed') + grown('external'), { most: 3, unit: ' MB' })]),
)
