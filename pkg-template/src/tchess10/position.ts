/** Positions of TCHESS-10: the value class, and the ways to get one. */
import * as rules from '../../generated/tchess10/bindings.js'
import { isObject, property, requireColor, textOf } from '../arguments.js'
import { DasChessError, invalidArgument } from '../errors.js'
import { validated, type Validated } from '../validated.js'
import { call } from './call.js'
import { readStart, textOfInit } from './init.js'
import { BOARD, type Status, unpackCells, unpackStatus } from './packed.js'
import type {
  Cell,
  Color,
  FaultField,
  ModName,
  Outcome,
  PositionInit,
  Square,
  StartOptions,
} from './types.js'

/**
 * The text of the start without modifications (rule 1.3).
 *
 * @example
 * ```js
 * import { fromPosition, START } from 'das-chess/tchess10'
 *
 * fromPosition().dfen === START // => true
 * ```
 */
export const START =
  'tchess10 rnbdqkdbnr/ahglmj1gha/pppppppppp/10/10/10/10/PPPPPPPPPP/AHGLMJ1GHA/RNBDQKDBNR w - - 0 1'

/**
 * A position that can be played, or a finished one; an immutable value. Its only own property is `dfen`, so a
 * structured clone is `{ dfen }`, and in JSON it is its text: every function that takes a Position accepts both too.
 * Iterating gives the occupied cells. Made by `fromPosition`, `validatePosition` and `applyMove`.
 *
 * @example
 * ```js
 * import { applyMove, fromPosition } from 'das-chess/tchess10'
 *
 * const start = fromPosition({ mods: ['strike', 'escort'], border: 7 })
 * start.mods // => ['strike', 'escort']
 * start.border // => 7
 * start.pieceAt('b2') // => { square: 'b2', name: 'champion', color: 'white' }
 * const after = applyMove(start, 'e3e4')
 * after.turn // => 'white'
 * after.moved // => ['e4']
 * after.movesLeft // => 2
 * ```
 */
class Position {
  /** @internal What consoles show, though minifiers rename the class. */
  static readonly name = 'Position'

  /** The canonical text, one for each position (rule 3.1). */
  readonly dfen: string

  #cells: ReadonlyMap<Square, Cell> | undefined
  #status: Status | undefined

  /** @internal The text must be canonical and valid. */
  constructor(dfen: string) {
    this.dfen = dfen
    Object.freeze(this)
  }

  /** Which game this is. */
  get variant(): 'tchess10' {
    return 'tchess10'
  }

  /** The modifications, in the order of the rules' section 2. */
  get mods(): readonly ModName[] {
    return this.#options().filter((name) => !name.startsWith('border=')) as ModName[]
  }

  /** The rank of White's far border (rule 2.2); Black's is 11 less that. Null where nobody is to get there. */
  get border(): number | null {
    const options = this.#options()
    if (!BORDERED.some((name) => options.includes(name))) return null
    return Number(options.find((name) => name.startsWith('border='))?.slice(7) ?? 8)
  }

  /** The side to move. */
  get turn(): Color {
    return this.#field(2) === 'w' ? 'white' : 'black'
  }

  /** Whether the King of the side to move is attacked; never in games without check (rule 1.4). */
  get check(): boolean {
    return this.#readStatus().check
  }

  /**
   * How the game is over by the position alone: by a goal, by mate, by having no move, by bare Kings (rules 1.4 to
   * 2.15). With bare Kings there may still be moves. Clocks and repetition don't count here.
   */
  get outcome(): Outcome | null {
    const { outcome } = this.#readStatus()
    return outcome && { ...outcome }
  }

  /** The square passed over by a Pawn that can be captured en passant now, else null. */
  get enPassant(): Square | null {
    const field = this.#field(3)
    return field === '-' ? null : field
  }

  /** For each move made this turn the square where that piece now stands, by file, then rank (rule 3.1). */
  get moved(): readonly Square[] {
    return (
      this.#field(4)
        .replace(/=.*|-/, '')
        .match(/[a-j]\d+/g) ?? []
    )
  }

  /** How many moves the turn has left: one without strike (rule 2.1). */
  get movesLeft(): number {
    return this.#readStatus().movesLeft
  }

  /** The Jesters that each side owes (rule 2.6), a `king` for the crowned one. */
  get owed(): Readonly<Record<Color, readonly ('king' | 'jester')[]>> {
    const [, letters = ''] = this.#field(4).split('=')
    const of = (king: string, jester: string) =>
      Array.from(letters).flatMap((letter) =>
        letter === king ? ['king' as const] : letter === jester ? ['jester' as const] : [],
      )
    return { white: of('K', 'J'), black: of('k', 'j') }
  }

  /** Half-moves since a capture or a Pawn move; with strike a turn counts once. */
  get halfMoves(): number {
    return Number(this.#field(5))
  }

  /** The number of the full move, from 1; it grows when Black's turn ends. */
  get fullMoves(): number {
    return Number(this.#field(6))
  }

  /** The text without the clocks: two positions are the same if their keys are. */
  get key(): string {
    return this.dfen.split(' ', 5).join(' ')
  }

  /**
   * Where a side's King stands, held or not; null where it has none.
   *
   * @throws DasChessError `invalid_argument` if `color` is none
   */
  kingSquare(color: Color): Square | null {
    requireColor(color, 'color')
    for (const cell of this) {
      const isKing = (man: Pick<Cell, 'name' | 'color'> | undefined) =>
        man?.name === 'king' && man.color === color
      if (isKing(cell) || isKing(cell.below)) return cell.square
    }
    return null
  }

  /**
   * The squares from which a side's men attack a square, from a1 rank by rank. Attack follows the facing; a lower
   * storey attacks nothing (rule 1.4).
   *
   * @throws DasChessError `invalid_argument` for a square off the board or a color that is none
   */
  attackers(square: Square, color: Color): Square[] {
    const number = BOARD.number(square, 'square')
    const white = requireColor(color, 'color') === 'white'
    return BOARD.unpack(call(() => rules.attackers(this.dfen, number, white)))
  }

  /**
   * Who stands on a square; null if nobody.
   *
   * @throws DasChessError `invalid_argument` for a square off the board
   */
  pieceAt(square: Square): Cell | null {
    BOARD.number(square, 'square')
    return this.#readCells().get(square) ?? null
  }

  /** The occupied cells, from a1 rank by rank. */
  [Symbol.iterator](): IterableIterator<Cell> {
    return this.#readCells().values()
  }

  /** The text. */
  toString(): string {
    return this.dfen
  }

  /** The text. */
  toJSON(): string {
    return this.dfen
  }

  #field(index: number): string {
    return this.dfen.split(' ', index + 1)[index]!
  }

  #options(): string[] {
    return this.#field(0).slice('tchess10['.length, -1).split(',').filter(Boolean)
  }

  #readStatus(): Status {
    return (this.#status ??= unpackStatus(call(() => rules.status(this.dfen))))
  }

  #readCells(): ReadonlyMap<Square, Cell> {
    return (this.#cells ??= new Map(
      unpackCells(
        call(() => rules.cells(this.dfen)),
        this.#options().includes('polarity'),
      ).map((cell) => [cell.square, cell]),
    ))
  }
}

export type { Position }

/** Those that have a border to get to, or home to. */
const BORDERED = ['escort', 'kingCapture', 'flagCapture']

/** A Position whose text is known to be canonical and valid. */
export function trusted(dfen: string): Position {
  return new Position(dfen)
}

/**
 * Makes a position: the start under modifications, or one read from its text or its parts.
 *
 * @param input `{ mods, border?, heroes?, heroSquares? }` for a start, the text (rule 3.1), `{ cells, ... }`, a Position
 *   or its clone; default: the start without modifications
 * @throws DasChessError `invalid_mods` for modifications and options that can't be joined (rule 2.14), with both in
 *   `details.pair`; `invalid_position` with all faults; `invalid_argument` for anything else
 * @example
 * ```js
 * import { fromPosition } from 'das-chess/tchess10'
 *
 * fromPosition({ mods: ['carry', 'strike'] }).mods // => ['strike', 'carry']
 * fromPosition({ mods: ['lastHero'], heroes: { white: 'Q', black: 'lion' } }).pieceAt('e1').name // => 'queen'
 * fromPosition({ mods: ['escort', 'theocracy'] }) // throws invalid_mods
 * fromPosition('tchess10[escort] 9k/10/10/10/10/10/10/10/10/K9').border // => 8
 * const cells = [
 *   { square: 'a1', name: 'king', color: 'white' },
 *   { square: 'j10', name: 'king', color: 'black' },
 *   { square: 'd4', name: 'knight', color: 'white', below: { name: 'bishop', color: 'white' } },
 * ]
 * fromPosition({ mods: ['carry'], cells }).dfen // => 'tchess10[carry] 9k/10/10/10/10/10/3B(N)6/10/10/K9 w - - 0 1'
 * ```
 */
export function fromPosition(
  input?: string | Position | StartOptions | PositionInit | { readonly dfen: string },
): Position {
  if (input === undefined) return trusted(START)
  const text = textOf(input)
  if (text !== undefined) return read(text)
  if (!isObject(input)) throw invalidArgument('position', 'a text, a Position or an object', input)
  if (property(input, 'cells') !== undefined) return compose(textOfInit(input))
  const keys = ['mods', 'border', 'heroes', 'heroSquares']
  if (!keys.some((key) => property(input, key) !== undefined))
    throw invalidArgument(
      'position',
      `a text, a Position or an object with cells or ${keys.join(', ')}`,
      input,
    )
  const start = readStart(input)
  return trusted(call(() => rules.start(...start)))
}

function read(text: string): Position {
  return trusted(call(() => rules.parse(text)))
}

/** Reads a text that nobody gave: places in it say nothing, and modifications are refused as such. */
function compose(text: string): Position {
  try {
    return read(text)
  } catch (error) {
    if (!(error instanceof DasChessError) || !error.details.faults) throw error
    const faults = error.details.faults.map(({ offset: _, ...fault }) => fault)
    throw new DasChessError(error.code, { faults })
  }
}

/**
 * Reads a position without throwing: all its faults, or the position.
 *
 * @param input as for `fromPosition`; anything else is one fault, `not_a_position`
 * @example
 * ```js
 * import { validatePosition, START } from 'das-chess/tchess10'
 *
 * validatePosition(START).ok // => true
 * const result = validatePosition('tchess10[escort,theocracy] 9k/10/10/10/10/10/10/10/10/K9 white')
 * result.faults.map((fault) => fault.code) // => ['invalid_mods', 'bad_turn']
 * result.faults[0].pair // => ['escort', 'theocracy']
 * ```
 */
export function validatePosition(input: unknown): Validated<Position, FaultField> {
  return validated(() => fromPosition(input as string | undefined))
}
