/** Das Chess as a game for the board: everything is asked of the package's main entry. */
import { applyMove, fromPosition, legalMoves, pieceSvg } from '../index.js'
import type { Cell, Color, Move, Position } from '../index.js'
import { DAS_WORDS, messageAt } from './das-words.js'
import type { Act, BoardMove, Envoys, Figure, Game, Square, State, Step } from './game.js'
import { themed } from './themed.js'

/** Who stands on a cell, without the cell. */
export type Man = Omit<Cell, 'square'> | { readonly name: 'legate'; readonly color: Color }

/** A man as a figure of the board. */
export interface DasFigure extends Figure {
  readonly man: Man
}

function figure(man: Man): DasFigure {
  const { name, color } = man
  if (name === 'legate') return { key: `${color} ${name}`, man }
  const { hull, passenger } = man
  return { key: [color, name, hull, passenger?.name].join(' '), man }
}

const emptyShip = (color: Color): DasFigure => figure({ name: 'ship', color, hull: color, vessel: 'ship' })

/** The steps of a move, `standing` being who stands on its first square. */
function boardMove(data: Move, standing: DasFigure): BoardMove<Move> {
  const { from, to, color, mover, promotion } = data
  const upper = mover === 'passenger'
  const steps: Step[] = [{ square: from }, upper ? { square: to, way: 'upper' } : { square: to }]
  // A vessel and its passenger may fit one square (rules 5.2 and 5.4); asked only where both do.
  const { passenger } = standing.man as Cell
  if (passenger) steps.push({ question: 'who', answer: mover, figure: upper ? figure(passenger) : standing })
  if (promotion) {
    const promoted = promotion === 'ship' ? emptyShip(color) : figure({ name: promotion, color })
    steps.push({ question: 'promotion', answer: promotion, figure: promoted })
  }
  return { key: data.lan, side: color, steps, from, to, data }
}

function state(position: Position): State<Move> {
  const { dfen: text, turn } = position
  const figures = new Map([...position].map((cell) => [cell.square, figure(cell)]))
  let legal: readonly BoardMove<Move>[] | undefined
  const moves = () => (legal ??= legalMoves(position).map((move) => boardMove(move, figures.get(move.from)!)))
  const moveTo = (next: State<Move>) =>
    (next.turn !== turn && moves().find(({ data }) => applyMove(position, data).dfen === next.text)) || null
  return {
    text,
    turn,
    figures,
    check: position.check ? position.kingSquare(turn) : null,
    moves,
    moveTo,
    play: ({ data }) => state(applyMove(position, data)),
    find: (move) => moveTo(state(applyMove(position, move as Move)))!,
    acts: ({ data }) => [act(data, figures)],
  }
}

/** What is to be seen of a move, `figures` being who stands where before it. */
function act({ from, to, kind, mover, captured }: Move, figures: ReadonlyMap<Square, DasFigure>): Act {
  const standing = figures.get(from)!
  const { hull, passenger } = standing.man as Cell
  const landing = mover === 'passenger'
  const target = figures.get(to)
  const targetHull = (target?.man as Cell | undefined)?.hull
  // A hull waits for whoever comes aboard, a Minor for the Ship that takes him.
  const aboard = kind === 'load' || kind === 'board' || kind === 'handOver'
  const waits = aboard ? (targetHull ? emptyShip(targetHull) : target!) : null
  const stage: [Square, DasFigure | null][] = [[from, landing ? emptyShip(hull!) : null]]
  const actors = [{ figure: landing ? figure(passenger!) : standing, from, to, turns: kind === 'exit' }]
  const gone: Act['gone'][number][] = []
  if (captured) {
    stage.push([captured.square, null])
    gone.push({ figure: figure(captured), at: captured.square })
  }
  stage.push([to, waits])
  if (kind === 'castling') {
    // The partner's way (rule 6.1).
    const rank = to.slice(1)
    const [corner, beside] = to[0] === 'b' ? [`a${rank}`, `c${rank}`] : [`j${rank}`, `g${rank}`]
    stage.push([corner, null], [beside, null])
    actors.push({ figure: figures.get(corner)!, from: corner, to: beside, turns: false })
  }
  return { stage, actors, gone }
}

/** Where the two Legates stand (rule 8.2). */
export interface Legates {
  readonly white: Square
  readonly black: Square
}

/** What a Legate says by a move to a cell (rule 8.3). */
export interface LegateMessage extends Legates {
  readonly color: Color
  readonly from: Square
  readonly to: Square
  readonly message: 'silent' | 'draw' | 'takeback' | 'resign'
}

const COLORS = ['white', 'black'] as const
const LEGATE_RANKS = [2, 3, 4, 5, 6, 7, 8, 9]
const MESSAGES = ['silent', 'draw', 'takeback', 'resign'] as const

/** Dots for silence, an equals sign for a draw, an arrow back for taking back, a cross for resigning. */
const SIGNS = [
  'M-20 0h.1M0 0h.1M20 0h.1',
  'M-19-10h38M-19 10h38',
  'M-7-21-21-7-7 7M-21-7H7a14 14 0 0 1 0 28H-7',
  'M-17-17 17 17M17-17-17 17',
]

const legates: Envoys<Legates, LegateMessage> = {
  sign: (square) => SIGNS[messageAt(square)!],
  read(value) {
    if (value == null) return null
    const given = value as Legates
    const [white = 'r2', black = 'r9'] =
      typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : [given.white, given.black]
    if (!/^r[2-5]r[6-9]$/.test(white + black)) throw new RangeError(`Not cells of Legates: ${white} ${black}`)
    return { white, black }
  },
  figures: (value) => new Map(COLORS.map((color) => [value[color], figure({ name: 'legate', color })])),
  moves: (value) =>
    LEGATE_RANKS.flatMap((rank) => {
      const side = rank < 6 ? 'white' : 'black'
      const from = value[side]
      const to = `r${rank}`
      if (to === from) return []
      const data = {
        ...value,
        [side]: to,
        color: side,
        from,
        to,
        message: MESSAGES[messageAt(to)!]!,
      } as const
      return { key: from + to, side, steps: [{ square: from }, { square: to }], from, to, data, envoy: true }
    }),
}

const waiting = [1, 10]

export const DAS_CHESS: Game<Move> = {
  layout: {
    files: 'labcdefghijr',
    ranks: 10,
    edges: { l: { ranks: waiting }, r: { ranks: waiting, envoyRanks: LEGATE_RANKS } },
  },
  read: (input) => state(fromPosition((input ?? undefined) as string | undefined)),
  draw: (drawn) => themed((colors) => pieceSvg((drawn as DasFigure).man as Cell, { colors })),
  words: DAS_WORDS,
  envoys: legates as Envoys,
}
