/** The one class of everything this package throws. */
import { describe, sentence } from './messages.js'
import type { Deviation } from './game/types.js'
import type { Color, Square } from './types.js'

/** What went wrong, for programs. The sentence in `message` is for people and may change. */
export type ErrorCode =
  | 'invalid_position'
  | 'invalid_move'
  | 'illegal_move'
  | 'ambiguous_move'
  | 'missing_promotion'
  | 'game_over'
  | 'no_claim'
  | 'invalid_record'
  | 'invalid_argument'
  | 'not_initialized'
  | 'invalid_mods'
  | 'internal'

/** The part of a position text that a fault is in. */
export type FaultField =
  'text' | 'board' | 'turn' | 'castling' | 'enPassant' | 'edge' | 'halfMoves' | 'fullMoves'

/** One thing that is wrong with a position. */
export interface Fault<Field = FaultField> {
  /** Such as `rank_width` or `opponent_in_check`; docs/NOTATION.md lists them. */
  readonly code: string
  readonly field: Field
  /** Where in the given text, in UTF-16 units from 0; missing where no text was given. */
  readonly offset?: number
  /** The square it is about, where it is about one. */
  readonly square?: Square
  /** `invalid_mods`: the two that can't be joined, and why not. */
  readonly pair?: readonly string[]
  readonly reason?: string
  /** A sentence for people. */
  readonly message: string
}

/** The data of an error: which of these are there depends on its code. */
export interface ErrorDetails {
  /** `invalid_position`, and `invalid_record` for its start or modifications: every fault. */
  readonly faults?: readonly Fault[]
  /**
   * `invalid_move`: why, `nullMove` for a null move. `invalid_record`: what is wrong, such as `illegal_move`.
   * `invalid_mods`: why not, such as `two_goals`.
   */
  readonly reason?: string
  /** Move errors: the move as it was given. */
  readonly move?: string
  /** Move errors, `invalid_record`: the position there. */
  readonly dfen?: string
  /** `illegal_move`, `ambiguous_move`: coordinate texts of legal moves that come near, or that fit. */
  readonly candidates?: readonly string[]
  /** `invalid_mods`: the two that can't be joined (`das-chess/tchess10`). */
  readonly pair?: readonly string[]
  /** `missing_promotion`: the letters to choose from. */
  readonly promotions?: readonly string[]
  /** `game_over` */
  readonly outcome?: { readonly winner: Color | null; readonly reason: string }
  /** `invalid_record`: which game of the text, from 1. */
  readonly game?: number
  /** `invalid_record`: which move of its line, from 1: the one that is wrong, or else the last one before the place. */
  readonly ply?: number
  /** `invalid_record`: where in the text, both from 1; the column in UTF-16 units. */
  readonly line?: number
  readonly column?: number
  /** `invalid_record`: the text that is wrong. */
  readonly text?: string
  /** `invalid_record`: algebraic texts of the moves that are legal there, if a move is wrong. */
  readonly legal?: readonly string[]
  /** `invalid_record`: how the game had ended, if a move follows the end. */
  readonly ended?: string
  /** `invalid_record` in strict reading: all that deviates from the export format. */
  readonly deviations?: readonly Deviation[]
  /** `invalid_argument`: its name, what it should have been, and what it was, in words. */
  readonly argument?: string
  readonly expected?: string
  readonly given?: string
  /** `internal`, `not_initialized`: what the runtime said. */
  readonly cause?: string
  readonly [key: string]: unknown
}

/** A DasChessError as plain data, for a message to another thread or a log. */
export interface DasChessErrorJson {
  readonly name: 'DasChessError'
  readonly code: ErrorCode
  readonly message: string
  readonly details: ErrorDetails
}

/** Shared by all copies of this package, so that `instanceof` knows the errors of another copy. */
const BRAND = Symbol.for('das-chess.error')

/**
 * Everything this package throws. `code` is stable; `details` is plain data that can be cloned and
 * written as JSON. A structured clone of an Error loses its class and code: send `toJSON()` between
 * threads and rebuild with `DasChessError.from`.
 *
 * @example
 * ```js
 * import { applyMove, DasChessError, START } from 'das-chess'
 *
 * try {
 *   applyMove(START, 'e2e5')
 * } catch (error) {
 *   error instanceof DasChessError // => true
 *   error.code // => 'illegal_move'
 *   error.details.candidates // => ['e2e3', 'e2e4']
 * }
 * ```
 */
export class DasChessError extends Error {
  /** What went wrong. */
  readonly code: ErrorCode
  /** The data that belongs to the code. */
  readonly details: ErrorDetails

  /**
   * @param code what went wrong
   * @param details the data that belongs to it
   * @param options `message` in place of the usual sentence; `cause` as for any Error
   */
  constructor(
    code: ErrorCode,
    details: ErrorDetails = {},
    options: { message?: string; cause?: unknown } = {},
  ) {
    super(
      options.message ?? sentence(code, details),
      'cause' in options ? { cause: options.cause } : undefined,
    )
    this.code = code
    this.details = Object.freeze({ ...details })
  }

  /**
   * The error as plain data; `JSON.stringify` calls this.
   *
   * @example
   * ```js
   * import { DasChessError } from 'das-chess'
   *
   * new DasChessError('internal').toJSON().code // => 'internal'
   * ```
   */
  toJSON(): DasChessErrorJson {
    return { name: 'DasChessError', code: this.code, message: this.message, details: this.details }
  }

  /**
   * Rebuilds an error from what `toJSON` gave.
   *
   * @throws DasChessError `invalid_argument` for anything else
   * @example
   * ```js
   * import { DasChessError, validatePosition, fromPosition } from 'das-chess'
   *
   * try {
   *   fromPosition('nonsense')
   * } catch (error) {
   *   const sent = JSON.parse(JSON.stringify(error))
   *   DasChessError.from(sent).code // => 'invalid_position'
   * }
   * ```
   */
  static from(json: DasChessErrorJson): DasChessError {
    let code: unknown, message: unknown, details: ErrorDetails | undefined
    try {
      ;({ code, message } = json)
      details = { ...json.details }
    } catch {
      // null, undefined, or an object that does not let itself be read
    }
    if (typeof code !== 'string' || typeof message !== 'string' || !details) {
      throw invalidArgument('json', 'what DasChessError.toJSON() gives', json)
    }
    return new DasChessError(code as ErrorCode, details, { message })
  }

  /** True for the errors of another copy of this package, too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    if (this !== DasChessError) return Function.prototype[Symbol.hasInstance].call(this, value)
    return typeof value === 'object' && value !== null && BRAND in value
  }
}

// The class's own name too: bundlers rename classes.
for (const named of [DasChessError.prototype, DasChessError])
  Object.defineProperty(named, 'name', { value: 'DasChessError', configurable: true, writable: true })
Object.defineProperty(DasChessError.prototype, BRAND, { value: true })

/** The error for an argument that is not what it should be. */
export function invalidArgument(argument: string, expected: string, given: unknown): DasChessError {
  return new DasChessError('invalid_argument', { argument, expected, given: describe(given) })
}
