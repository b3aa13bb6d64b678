/** Positions: the value class, and the ways to get one. */
import * as rules from '../generated/das-chess/bindings.js'
import { isObject, property, requireColor, textOf } from './arguments.js'
import { call } from './call.js'
import { DasChessError, invalidArgument } from './errors.js'
import { readInit } from './init.js'
import { outcomeReason, requireSquare, unpackCells, unpackSquares } from './packed.js'
import type { Cell, Color, Outcome, PositionInit, Square } from './types.js'
import { validated, type Validated } from './validated.js'

/**
 * The text of the start position (rule 2.2).
 *
 * @example
 * ```js
 * import { fromPosition, START } from 'das-chess'
 *
 * fromPosition().dfen === START // => true
 * ```
 */
export const START = 's^pnbqkbv^mr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/S^PNBQKBV^MR w KAJkaj - ACac 0 1'

/**
 * A legal position, an immutable value. Its only own property is `dfen`, so a structured clone is
 * `{ dfen }`, and in JSON it is its text: every function that takes a Position accepts both too.
 * Iterating gives the occupied cells. Made by `fromPosition`, `validatePosition` and `applyMove`.
 *
 * @example
 * ```js
 * import { fromPosition } from 'das-chess'
 *
 * const start = fromPosition()
 * start.turn // => 'white'
 * start.castling // => 'KAJkaj'
 * start.enPassant // => null
 * start.pieceAt('l1') // => { square: 'l1', name: 'amazon', color: 'white' }
 * start.kingSquare('black') // => 'f10'
 * start.attackers('b2', 'white') // => ['l1']
 * [...start].length // => 44
 * structuredClone(start) // => { dfen: start.dfen }
 * ```
 */
class Position {
  /** @internal What consoles show, though minifiers rename the class. */
  static readonly name = 'Position'

  /** The canonical text, one for each position. */
  readonly dfen: string

  #cells: ReadonlyMap<Square, Cell> | undefined
  #status: number | undefined

  /** @internal The text must be canonical and valid. */
  constructor(dfen: string) {
    this.dfen = dfen
    Object.freeze(this)
  }

  /** The side to move. */
  get turn(): Color {
    return this.#field(1) === 'w' ? 'white' : 'black'
  }

  /** Whether the King of the side to move is attacked (rule 7.1). */
  get check(): boolean {
    return this.#readStatus() >= 16
  }

  /**
   * How the game is over by the position alone: checkmate, stalemate or insufficient material (rules
   * 7.2 and 7.4). With insufficient material there may still be moves. Clocks and repetition don't
   * count here.
   */
  get outcome(): Outcome | null {
    const reason = outcomeReason(this.#readStatus() % 16)
    if (!reason) return null
    const winner = reason !== 'checkmate' ? null : this.turn === 'white' ? 'black' : 'white'
    return { winner, reason }
  }

  /** The castling field of the text, such as `KAJkaj`; `-` if there are no rights (rule 6.4). */
  get castling(): string {
    return this.#field(2)
  }

  /** The square passed over by a pawn that can be captured en passant now, else null. */
  get enPassant(): Square | null {
    const field = this.#field(3)
    return field === '-' ? null : field
  }

  /** The edge field of the text: who still waits there, of `ACac`; `-` if nobody (rule 1.2). */
  get edge(): string {
    return this.#field(4)
  }

  /** Half-moves since a capture, a pawn move or an Elva's exit. */
  get halfMoves(): number {
    return Number(this.#field(5))
  }

  /** The number of the full move, from 1. */
  get fullMoves(): number {
    return Number(this.#field(6))
  }

  /** The text without the clocks: two positions are the same if their keys are (rule 7.5). */
  get key(): string {
    return this.dfen.split(' ', 5).join(' ')
  }

  /**
   * Where a side's King stands.
   *
   * @throws DasChessError `invalid_argument` if `color` is none
   */
  kingSquare(color: Color): Square {
    requireColor(color, 'color')
    for (const cell of this) if (cell.name === 'king' && cell.color === color) return cell.square
    throw new DasChessError('internal', { cause: `no ${color} King in ${this.dfen}` })
  }

  /**
   * The squares from which a side's men attack a square, in the order a1, b1 ... j10 with the edge
   * cells l and r around each rank. Pinned men attack too, en passant attacks nothing (rule 7.1).
   *
   * @throws DasChessError `invalid_argument` for a square off the board or a color that is none
   */
  attackers(square: Square, color: Color): Square[] {
    const number = requireSquare(square, 'square')
    const white = requireColor(color, 'color') === 'white'
    return unpackSquares(call(() => rules.attackers(this.dfen, number, white)))
  }

  /**
   * Who stands on a square, edge cells included; null if nobody. Legates are no part of a position.
   *
   * @throws DasChessError `invalid_argument` for a square off the board
   */
  pieceAt(square: Square): Cell | null {
    requireSquare(square, 'square')
    return this.#readCells().get(square) ?? null
  }

  /** The occupied cells, edge cells included, in the order of `attackers`. */
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

  #readStatus(): number {
    return (this.#status ??= call(() => rules.status(this.dfen)))
  }

  #readCells(): ReadonlyMap<Square, Cell> {
    return (this.#cells ??= new Map(
      unpackCells(call(() => rules.cells(this.dfen))).map((cell) => [cell.square, cell]),
    ))
  }
}

export type { Position }

/** A Position whose text is known to be canonical and valid. */
export function trusted(dfen: string): Position {
  return new Position(dfen)
}

/**
 * Reads a position: its text (DFEN, see docs/NOTATION.md), its parts, or nothing for the start.
 *
 * @param input the text, `{ cells, turn, castling, ... }`, a Position or its clone; default `START`
 * @throws DasChessError `invalid_position` with all faults; `invalid_argument` for anything else
 * @example
 * ```js
 * import { fromPosition, START } from 'das-chess'
 *
 * fromPosition().dfen === START // => true
 * fromPosition('k9/10/10/10/10/10/10/10/10/9K b').dfen // => 'k9/10/10/10/10/10/10/10/10/9K b - - - 0 1'
 * const cells = [
 *   { square: 'a1', name: 'king', color: 'white' },
 *   { square: 'j10', name: 'king', color: 'black' },
 * ]
 * fromPosition({ cells }).dfen // => '9k/10/10/10/10/10/10/10/10/K9 w - - - 0 1'
 * fromPosition('10/10') // throws invalid_position
 * ```
 */
export function fromPosition(input?: string | Position | PositionInit | { readonly dfen: string }): Position {
  if (input === undefined) return trusted(START)
  const text = textOf(input)
  if (text !== undefined) return trusted(call(() => rules.parse(text)))
  if (!isObject(input) || property(input, 'cells') === undefined) {
    throw invalidArgument('position', 'a text, a Position or an object with cells', input)
  }
  const init = readInit(input)
  return trusted(
    call(() =>
      rules.compose(init.cells, init.white, init.castling, init.enPassant, init.halfMoves, init.fullMoves),
    ),
  )
}

/**
 * Reads a position without throwing: all its faults, or the position.
 *
 * @param input as for `fromPosition`; anything else is one fault, `not_a_position`
 * @example
 * ```js
 * import { validatePosition, START } from 'das-chess'
 *
 * validatePosition(START).ok // => true
 * const result = validatePosition('k9/10/10/10/10/10/10/10/10/10 x')
 * result.faults.map((fault) => fault.code) // => ['king_count', 'bad_turn']
 * result.faults[1].offset // => 30
 * ```
 */
export function validatePosition(input: unknown): Validated<Position> {
  return validated(() => fromPosition(input as string | undefined))
}
