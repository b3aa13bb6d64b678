/** Das Chess as a game for the board: everything is asked of the package's main entry. */
import { applyMove, fromPosition, legalMoves, pieceSvg } from '../index.js'
import type { Cell, Color, Move, Position } from '../index.js'
import { DAS_WORDS } from './das-words.js'
import type { Act, Actor, BoardMove, Envoys, Figure, Game, Square, State, Step } from './game.js'

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
  const steps: Step[] = [{ square: from }, upper ? { square: to, storey: 'upper' } : { square: to }]
  // A vessel and its passenger may fit one square (rules 5.2 and 5.4); asked only where both do.
  const { passenger } = standing.man as Cell
  if (passenger) steps.push({ question: 'who', answer: mover, figure: upper ? figure(passenger) : standing })
  if (promotion) {
    const ship = promotion === 'ship' ? { hull: color, vessel: 'ship' as const } : {}
    steps.push({
      question: 'promotion',
      answer: promotion,
      figure: figure({ name: promotion, color, ...ship }),
    })
  }
  return { key: data.lan, side: color, steps, from, to, data }
}

/** The castling partner's way (rule 6.1). */
function partnerWay({ from, to }: Move): [Square, Square] {
  const rank = from.slice(1)
  return to[0] === 'b' ? [`a${rank}`, `c${rank}`] : [`j${rank}`, `g${rank}`]
}

class DasState implements State<Move> {
  readonly text: string
  readonly turn: Color
  readonly figures: ReadonlyMap<Square, DasFigure>
  readonly check: Square | null
  readonly position: Position
  #moves: readonly BoardMove<Move>[] | undefined

  constructor(position: Position) {
    this.position = position
    this.text = position.dfen
    this.turn = position.turn
    this.figures = new Map([...position].map((cell) => [cell.square, figure(cell)]))
    this.check = position.check ? position.kingSquare(position.turn) : null
  }

  moves(): readonly BoardMove<Move>[] {
    return (this.#moves ??= legalMoves(this.position).map((move) =>
      boardMove(move, this.figures.get(move.from)!),
    ))
  }

  play({ data }: BoardMove<Move>): DasState {
    return new DasState(applyMove(this.position, data))
  }

  find(move: unknown): BoardMove<Move> {
    const { dfen } = applyMove(this.position, typeof move === 'string' ? move.trim() : (move as Move))
    return this.#leadingTo(dfen)!
  }

  moveTo({ text, turn }: State<Move>): BoardMove<Move> | null {
    return turn === this.turn ? null : this.#leadingTo(text)
  }

  #leadingTo(dfen: string): BoardMove<Move> | null {
    return this.moves().find(({ data }) => applyMove(this.position, data).dfen === dfen) ?? null
  }

  acts({ data }: BoardMove<Move>): readonly Act[] {
    const { from, to, kind, mover, captured } = data
    const standing = this.figures.get(from)!
    const target = this.figures.get(to)
    const stage: [Square, DasFigure | null][] = []
    let actor = standing
    if (mover === 'passenger') {
      const { passenger, hull } = standing.man as Cell
      actor = figure(passenger!)
      stage.push([from, emptyShip(hull!)])
    } else stage.push([from, null])

    // A hull waits for whoever comes aboard, a Minor for the Ship that takes him.
    const hull = target && (target.man as Cell).hull
    const aboard = kind === 'load' || kind === 'board' || kind === 'handOver'
    stage.push([to, aboard && target ? (hull ? emptyShip(hull) : target) : null])
    const actors: Actor[] = [{ figure: actor, from, to, turns: kind === 'exit' }]
    if (kind === 'castling') {
      const [corner, beside] = partnerWay(data)
      stage.push([corner, null], [beside, null])
      actors.push({ figure: this.figures.get(corner)!, from: corner, to: beside })
    }
    const gone = captured ? [{ figure: figure(captured), at: captured.square }] : []
    if (kind === 'enPassant' && captured) stage.push([captured.square, null])
    return [{ stage, actors, gone }]
  }
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

const LEGATE_CELLS: Record<Color, readonly Square[]> = {
  white: ['r2', 'r3', 'r4', 'r5'],
  black: ['r9', 'r8', 'r7', 'r6'],
}
const MESSAGES = ['silent', 'draw', 'takeback', 'resign'] as const
const COLORS: readonly Color[] = ['white', 'black']

/** Dots for silence, an equals sign for a draw, an arrow back for taking back, a cross for resigning. */
const SIGNS = [
  'M-20 0h.1M0 0h.1M20 0h.1',
  'M-19-10h38M-19 10h38',
  'M-7-21-21-7-7 7M-21-7H7a14 14 0 0 1 0 28H-7',
  'M-17-17 17 17M17-17-17 17',
]

const legates: Envoys<Legates, LegateMessage> = {
  signs: new Map(COLORS.flatMap((color) => LEGATE_CELLS[color].map((cell, index) => [cell, SIGNS[index]!]))),
  read(value) {
    if (value === null || value === undefined) return null
    const given = value as Legates
    const [white = 'r2', black = 'r9'] =
      typeof value === 'string' ? (value.match(/[^\s,]+/g) ?? []) : [given.white, given.black]
    if (!LEGATE_CELLS.white.includes(white) || !LEGATE_CELLS.black.includes(black))
      throw new RangeError(`Legates stand on r2 to r5 and on r6 to r9, not on ${white} ${black}.`)
    return { white, black }
  },
  figures: (value) => new Map(COLORS.map((color) => [value[color], figure({ name: 'legate', color })])),
  moves: (value) =>
    COLORS.flatMap((side) =>
      LEGATE_CELLS[side]
        .filter((to) => to !== value[side])
        .map((to) => {
          const from = value[side]
          const message = MESSAGES[LEGATE_CELLS[side].indexOf(to)]!
          const data = { ...value, [side]: to, color: side, from, to, message }
          return { key: from + to, side, steps: [{ square: from }, { square: to }], from, to, data }
        }),
    ),
  move: (value, { side, to }) => ({ ...value, [side]: to }),
  home: () => ({ white: 'r2', black: 'r9' }),
}

/** Parts of a drawing that have a color: the package's name of each, and its CSS value here. */
const PARTS = COLORS.flatMap((color) =>
  ['Fill', 'Stroke', 'Detail'].map(
    (part) => [color + part, `var(--_${color}-${part.toLowerCase()})`] as const,
  ),
)
/** Colors that are found again in a finished drawing. */
const STAND_INS = Object.fromEntries(PARTS.map(([part], index) => [part, `#fe01d${index}`]))

const waiting = [1, 10]

export const DAS_CHESS: Game<Move> = {
  layout: {
    files: 'abcdefghij',
    ranks: 10,
    edges: [
      { file: 'l', ranks: waiting },
      { file: 'r', ranks: waiting, envoyRanks: [2, 3, 4, 5, 6, 7, 8, 9] },
    ],
  },
  read: (input) => new DasState(fromPosition((input ?? undefined) as string | undefined)),
  draw: (drawn) =>
    pieceSvg((drawn as DasFigure).man as Cell, { colors: STAND_INS }).replace(
      /#fe01d(.)/g,
      (_, index: string) => PARTS[Number(index)]![1],
    ),
  words: DAS_WORDS,
  envoys: legates as Envoys,
}
