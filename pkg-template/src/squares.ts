/** Squares by number and by name. */
import { entriesOf, requireOptions } from './arguments.js'
import { invalidArgument } from './errors.js'
import type { Square } from './types.js'

const FILES = 'labcdefghijr'

/** The squares of a board; Rust counts l1, a1, ... j1, r1, l2, ... r10, and so do all games. */
export class Squares {
  readonly #names: readonly Square[]
  readonly #numbers: ReadonlyMap<unknown, number>
  readonly #words: string

  /**
   * @param edgeRanks the ranks where the files l and r have squares
   * @param words what a square is, for errors
   */
  constructor(edgeRanks: readonly number[], words: string) {
    this.#names = Array.from({ length: 120 }, (_, square) => {
      const file = FILES.charAt(square % 12)
      const rank = Math.floor(square / 12) + 1
      const edge = file === 'l' || file === 'r'
      return edge && !edgeRanks.includes(rank) ? '' : file + rank
    })
    this.#numbers = new Map(
      this.#names.map((name, square) => [name, square] as const).filter(([name]) => name !== ''),
    )
    this.#words = words
  }

  /** The name of a square by its number. */
  name(number: number): Square {
    return this.#names[number]!
  }

  /**
   * The number of a square by its name.
   *
   * @throws DasChessError `invalid_argument` if the value is no square of this board
   */
  number(square: unknown, argument: string): number {
    const number = this.#numbers.get(square)
    if (number === undefined) throw invalidArgument(argument, this.#words, square)
    return number
  }

  /** One square a character. */
  unpack(packed: string): Square[] {
    return Array.from(packed, (char) => this.name(char.charCodeAt(0)))
  }

  /** Pairs of from and to, with the same `from` next to each other. */
  unpackDests(packed: string): Map<Square, Square[]> {
    const dests = new Map<Square, Square[]>()
    for (let at = 0; at < packed.length; at += 2) {
      const from = this.name(packed.charCodeAt(at))
      const to = this.name(packed.charCodeAt(at + 1))
      const known = dests.get(from)
      if (known) known.push(to)
      else dests.set(from, [to])
    }
    return dests
  }
}

/** No filter has more properties, whatever they are. */
const MAX_FILTER = 100

/**
 * The squares of a filter of moves by number. Whatever else is asked for is refused, so that no one takes all moves for
 * some.
 *
 * @throws DasChessError `invalid_argument`
 */
export function readFilter(
  filter: unknown,
  readSquare: (square: unknown, argument: string) => number,
): { from: number; to: number } {
  const squares = { from: NONE, to: NONE }
  for (const [name, square] of entriesOf(requireOptions(filter, 'filter'), MAX_FILTER, 'filter')) {
    if (!Object.hasOwn(squares, name)) throw invalidArgument('filter', 'an object of from, to', name)
    if (square !== undefined) squares[name as 'from' | 'to'] = readSquare(square, name)
  }
  return squares
}

/** Stands for no square; as a filter for any square, any mover. */
export const NONE = 255
