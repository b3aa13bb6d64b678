/**
 * The packed lists of `src/wasm/packed.rs`, unpacked: each value is one ASCII character, so that a
 * whole list crosses as one text. The tables below and those of packed.rs are one agreement.
 */
import { Squares } from './squares.js'
import type {
  Cell,
  Color,
  Move,
  MoveKind,
  Mover,
  Outcome,
  Passenger,
  PieceName,
  PromotionName,
  Square,
} from './types.js'

/** The board with its four edge cells; the Legates' cells are none of its squares. */
const SQUARES = new Squares([1, 10], 'a square from a1 to j10, or l1, l10, r1 or r10')

/** The number of a square. */
export function requireSquare(square: unknown, argument: string): number {
  return SQUARES.number(square, argument)
}

export function requireSquareName(square: unknown, argument: string): Square {
  requireSquare(square, argument)
  return square as Square
}

/** The name of a square by its number. */
export function squareName(number: number): Square {
  return SQUARES.name(number)
}

const COLORS: readonly Color[] = ['white', 'black']

const PIECES: readonly PieceName[] = [
  'king',
  'queen',
  'rook',
  'bishop',
  'ship',
  'magister',
  'knight',
  'amazon',
  'centurion',
  'valkyrie',
  'pawn',
  'elva',
  'airMagister',
]

/** The pieces' letters; the air pieces have none of their own. */
const LETTERS = 'kqrbsmnacvp'

/** The index of a piece given by its name, or by its letter in either case; undefined for what is neither. */
export function pieceIndex(piece: string): number | undefined {
  const index = piece.length === 1 ? LETTERS.indexOf(piece.toLowerCase()) : PIECES.indexOf(piece as PieceName)
  return index < 0 ? undefined : index
}

const MOVERS: readonly Mover[] = ['piece', 'vessel', 'passenger']

/** The index of a mover, or undefined for what is none. */
export function moverIndex(mover: unknown): number | undefined {
  const index = MOVERS.indexOf(mover as Mover)
  return index < 0 ? undefined : index
}

const KINDS: readonly MoveKind[] = [
  'step',
  'doubleStep',
  'capture',
  'enPassant',
  'castling',
  'exit',
  'load',
  'board',
  'handOver',
  'land',
]

const FORMS = [undefined, 'transport', 'frigate'] as const

const CASTLINGS = [undefined, 'KR', 'KS', 'KT', 'KF'] as const

const REASONS: readonly Outcome['reason'][] = [
  'checkmate',
  'stalemate',
  'insufficientMaterial',
  'threefold',
  'fivefold',
  'fiftyMoves',
  'seventyFiveMoves',
  'agreement',
  'resignation',
  'other',
]

/** The reason with this number, from 1; none for 0. */
export function outcomeReason(number: number): Outcome['reason'] | undefined {
  return REASONS[number - 1]
}

/** Everything about a cell but its square, by occupant: 13 pieces x 2 sides, then loaded vessels. */
const OCCUPANTS: readonly Omit<Cell, 'square'>[] = [
  ...PIECES.flatMap((name) =>
    COLORS.map((color) =>
      name === 'ship' ? ({ name, color, hull: color, vessel: 'ship' } as const) : { name, color },
    ),
  ),
  ...COLORS.flatMap((hull) =>
    (['knight', 'amazon'] as const).flatMap((name) =>
      COLORS.map((color) => {
        const passenger: Passenger = Object.freeze({ name, color })
        return {
          name: 'ship',
          color,
          hull,
          passenger,
          vessel: hull === color ? 'transport' : 'frigate',
        } as const
      }),
    ),
  ),
]

/** The number of an occupant, or undefined where no such thing can stand on a cell. A hull left open is its owner's. */
export function occupantNumber(
  name: unknown,
  color: Color,
  hull: unknown,
  passenger: unknown,
): number | undefined {
  const hullColor = hull === undefined && name === 'ship' ? color : hull
  const index = OCCUPANTS.findIndex(
    (one) =>
      one.name === name && one.color === color && one.hull === hullColor && one.passenger?.name === passenger,
  )
  return index < 0 ? undefined : index
}

/** The number of a Legate, who is drawn but never an occupant: after those. */
export function legateNumber(color: Color): number {
  return OCCUPANTS.length + COLORS.indexOf(color)
}

/** A square and its occupant. */
export function packCell(square: number, occupant: number): string {
  return String.fromCharCode(square, occupant)
}

/** Cells are immutable, so each is made once. */
const cells = new Array<Cell | undefined>(120 * OCCUPANTS.length).fill(undefined)

function cell(square: number, occupant: number): Cell {
  const index = square * OCCUPANTS.length + occupant
  return (cells[index] ??= Object.freeze({ square: squareName(square), ...OCCUPANTS[occupant]! }))
}

/** Pairs of square and occupant. */
export function unpackCells(packed: string): Cell[] {
  const list: Cell[] = []
  for (let at = 0; at < packed.length; at += 2)
    list.push(cell(packed.charCodeAt(at), packed.charCodeAt(at + 1)))
  return list
}

/** One square a character. */
export function unpackSquares(packed: string): Square[] {
  return SQUARES.unpack(packed)
}

/** Pairs of from and to, with the same `from` next to each other. */
export function unpackDests(packed: string): Map<Square, Square[]> {
  return SQUARES.unpackDests(packed)
}

/** `from + to`, by both numbers: most coordinate texts, each made once. */
const lans = new Array<string | undefined>(120 * 120).fill(undefined)

/** The side to move, then a record for each move: eleven values, the length of its SAN, its SAN. */
export function unpackMoves(packed: string): Move[] {
  const color = COLORS[packed.charCodeAt(0)]!
  const moves: Move[] = []
  let at = 1
  while (at < packed.length) {
    const from = packed.charCodeAt(at)
    const to = packed.charCodeAt(at + 1)
    const mover = MOVERS[packed.charCodeAt(at + 3)]!
    const promotion = packed.charCodeAt(at + 5)
    const forms = packed.charCodeAt(at + 6)
    const castling = packed.charCodeAt(at + 7)
    const captured = packed.charCodeAt(at + 9)
    const threat = packed.charCodeAt(at + 10)
    const end = at + 12 + packed.charCodeAt(at + 11)
    const move: { -readonly [Key in keyof Move]: Move[Key] } = {
      lan: (lans[from * 120 + to] ??= squareName(from) + squareName(to)),
      san: packed.substring(at + 12, end),
      from: squareName(from),
      to: squareName(to),
      color,
      piece: PIECES[packed.charCodeAt(at + 2)]!,
      mover,
      kind: KINDS[packed.charCodeAt(at + 4)]!,
      check: (threat & 1) !== 0,
      mate: (threat & 2) !== 0,
    }
    if (captured) move.captured = cell(packed.charCodeAt(at + 8), captured - 1)
    if (mover === 'passenger') move.lan = `${move.from}~${move.to}`
    if (promotion) {
      move.promotion = PIECES[promotion - 1] as PromotionName
      move.lan += LETTERS[promotion - 1]!
    }
    if (forms) move.forms = FORMS[forms]!
    if (castling) move.castling = CASTLINGS[castling]!
    moves.push(Object.freeze(move))
    at = end
  }
  return moves
}

/** A move by its identity, and another whose identity has the same place. */
interface KnownMove {
  readonly first: number
  readonly second: number
  readonly move: Move
  readonly next: KnownMove | undefined
}

/** Moves are immutable, so each is made once, as long as it is remembered: by the low bits of its identity. */
const knownMoves = new Array<KnownMove | undefined>(1 << 14).fill(undefined)
const MAX_KNOWN_MOVES = 8_000
let knownMoveCount = 0

function knownMove(first: number, second: number): Move | undefined {
  let known = knownMoves[first % knownMoves.length]
  while (known && (known.first !== first || known.second !== second)) known = known.next
  return known?.move
}

function remember(first: number, second: number, move: Move): void {
  if (knownMoveCount === MAX_KNOWN_MOVES) {
    knownMoves.fill(undefined)
    knownMoveCount = 0
  }
  knownMoveCount++
  const place = first % knownMoves.length
  knownMoves[place] = { first, second, move, next: knownMoves[place] }
}

/**
 * The moves with these identities, two numbers each. `describe` gives the records of those at some places
 * of the list, for `unpackMoves`.
 */
export function movesOf(identities: Uint32Array, describe: (places: Uint16Array) => string): Move[] {
  const moves: Move[] = []
  const unknown: number[] = []
  for (let at = 0; at < identities.length; at += 2) {
    const move = knownMove(identities[at]!, identities[at + 1]!)
    if (!move) unknown.push(moves.length)
    // Those unknown take their places below.
    moves.push(move!)
  }
  if (unknown.length) {
    const made = unpackMoves(describe(Uint16Array.from(unknown)))
    unknown.forEach((place, index) => {
      const move = made[index]!
      moves[place] = move
      remember(identities[2 * place]!, identities[2 * place + 1]!, move)
    })
  }
  return moves
}
