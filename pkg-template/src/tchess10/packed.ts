/**
 * The packed lists of `src/wasm/tchess10`, unpacked: each value is one ASCII character. The tables below and the
 * enums of `src/tchess10` are one agreement.
 */
import { Squares } from '../squares.js'
import type {
  Cell,
  Color,
  Facing,
  LowerMan,
  ModName,
  Move,
  MoveKind,
  Outcome,
  PieceName,
  Square,
} from './types.js'

/** The board of a hundred squares. */
export const BOARD = new Squares([], 'a square from a1 to j10')

/** Stands for no square in packed lists. */
export const NO_SQUARE = 127

const COLORS: readonly Color[] = ['white', 'black']

/** The pieces with their letters. */
const LETTERS: Readonly<Record<PieceName, string>> = {
  king: 'k',
  queen: 'q',
  lion: 'l',
  magister: 'm',
  jester: 'j',
  bishop: 'b',
  paladin: 'd',
  tower: 'r',
  knight: 'n',
  champion: 'h',
  griffin: 'g',
  assassin: 'a',
  pawn: 'p',
  cardinal: 'c',
  marshal: 's',
  emperor: 'e',
}

const PIECES = Object.keys(LETTERS) as readonly PieceName[]

/** The index of a piece given by its name, or by its letter in either case; undefined for what is neither. */
export function pieceIndex(piece: unknown): number | undefined {
  if (typeof piece !== 'string') return undefined
  const letter = piece.toLowerCase()
  const index = PIECES.findIndex((name) => name === piece || LETTERS[name] === letter)
  return index < 0 ? undefined : index
}

/** The lower-case letter of a piece by its index. */
export function pieceLetter(index: number): string {
  return LETTERS[PIECES[index]!]
}

/** The modifications in the order of section 2. */
export const MOD_NAMES: readonly ModName[] = [
  'strike',
  'escort',
  'kingCapture',
  'flagCapture',
  'jesterKing',
  'illusions',
  'lastHero',
  'warCouncil',
  'theocracy',
  'carry',
  'polarity',
  'reform',
  'cardinal',
  'marshal',
  'emperor',
]

/** The facings, clockwise. */
export const FACINGS: readonly Facing[] = ['n', 'e', 's', 'w']

const KINDS: readonly MoveKind[] = ['step', 'doubleStep', 'capture', 'enPassant', 'load', 'turn', 'illusion']

const REASONS: readonly Outcome['reason'][] = [
  'checkmate',
  'stalemate',
  'insufficientMaterial',
  'escort',
  'kingCaptured',
  'kingBroughtHome',
  'jesterLost',
  'heroCaptured',
  'council',
  'theocracy',
  'noMove',
]

/** What `status` packs. */
export interface Status {
  readonly outcome: Outcome | null
  readonly check: boolean
  readonly movesLeft: number
}

export function unpackStatus(bits: number): Status {
  const reason = REASONS[(bits & 31) - 1]
  return {
    outcome: reason ? { winner: COLORS[((bits >> 5) & 3) - 1] ?? null, reason } : null,
    check: (bits & 128) !== 0,
    movesLeft: bits >> 8,
  }
}

/** A packed list that is read from its start on. */
class Reader {
  readonly #packed: string
  #at = 0

  constructor(packed: string) {
    this.#packed = packed
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#packed.length
  }

  next(): number {
    return this.#packed.charCodeAt(this.#at++)
  }

  text(length: number): string {
    return this.#packed.slice(this.#at, (this.#at += length))
  }

  /** What stands on a square; `faces` says whether pieces face somewhere. */
  cell(square: number, faces: boolean): Cell {
    const upper = this.#man(this.next(), faces)
    const number = this.next()
    const lower = number ? this.#man(number - 1, faces) : void this.next()
    return Object.freeze({
      square: BOARD.name(square),
      ...upper,
      ...(lower && { below: Object.freeze(lower) }),
    })
  }

  #man(number: number, faces: boolean): LowerMan {
    const man = { name: PIECES[number >> 1]!, color: COLORS[number & 1]! }
    const facing = FACINGS[this.next()]!
    return faces ? { ...man, facing } : man
  }
}

/** Squares, each with what stands there. */
export function unpackCells(packed: string, faces: boolean): Cell[] {
  const reader = new Reader(packed)
  const cells: Cell[] = []
  while (!reader.isAtEnd) cells.push(reader.cell(reader.next(), faces))
  return cells
}

/** The side to move and whether pieces face somewhere, then a record for each move. */
export function unpackMoves(packed: string): Move[] {
  const reader = new Reader(packed)
  const color = COLORS[reader.next()]!
  const faces = reader.next() === 1
  const moves: Move[] = []
  while (!reader.isAtEnd) moves.push(unpackMove(reader, color, faces))
  return moves
}

function unpackMove(reader: Reader, color: Color, faces: boolean): Move {
  const from = BOARD.name(reader.next())
  const via = reader.next()
  const to = BOARD.name(reader.next())
  const carried = reader.next()
  const piece = PIECES[reader.next()]!
  const kind = KINDS[reader.next()]!
  const promotion = PIECES[reader.next() - 1]
  const turn = FACINGS[reader.next() - 1]
  const frees = reader.next()
  const threat = reader.next()
  const captured = reader.next()
  const cell = captured === NO_SQUARE ? undefined : reader.cell(captured, faces)
  const lan = reader.text(reader.next())
  const isInPlace = kind === 'turn' || kind === 'illusion'
  const path: Square[] = isInPlace ? [from] : via === NO_SQUARE ? [from, to] : [from, BOARD.name(via), to]
  return Object.freeze({
    lan,
    san: lan,
    from,
    to,
    path: Object.freeze(path),
    carries: Object.freeze(path.slice(1).map((_, leg) => ((carried >> leg) & 1) !== 0)),
    color,
    piece,
    kind,
    ...(cell && { captured: cell }),
    ...(promotion && { promotion }),
    ...(turn && { turn }),
    ...(frees !== NO_SQUARE && { frees: BOARD.name(frees) }),
    check: (threat & 1) !== 0,
    mate: (threat & 2) !== 0,
    endsTurn: (threat & 4) !== 0,
  })
}

/** Values as a packed list. */
export function pack(values: readonly number[]): string {
  return String.fromCharCode(...values)
}
