/** The plain data of games and records. */
import type { DasChessError } from '../errors.js'
import type { Position as DasPosition } from '../position.js'
import type { Color, Move as DasMove, Square } from '../types.js'
import type { Game as DasGame } from './game.js'

/** What a Legate says by its cell, from home outwards (rule 8.2). */
export type LegateMessage = 'silent' | 'draw' | 'takeback' | 'resign'

/** The cells of file r where the Legates stand: White's one of `r2` to `r5`, Black's of `r9` to `r6` (rule 8.2). */
export interface LegateCells {
  readonly white: Square
  readonly black: Square
}

/** What one Legate said at a place in a game. */
export interface LegateNote {
  readonly color: Color
  readonly message: LegateMessage
}

/**
 * A place in a game's tree: the start, or what a move led to. The tree grows and shrinks by the methods of its
 * `Game`; what is said about a move may be changed right here.
 */
export interface Node<Position = DasPosition, Move = DasMove> {
  /** The move that led here; undefined at the start. */
  readonly move?: Move | undefined
  /** How many moves led here from the game's start. */
  readonly ply: number
  /** Said behind the move; at the start, before the first move. */
  comment?: string | undefined
  /** Said before the move; a record has a place for that at the first move of a variation only. */
  commentBefore?: string | undefined
  /** Numeric annotation glyphs, 0 to 255: 1 for `!`, 2 for `?`, and so on. */
  readonly nags: number[]
  /** What the Legates said here, in their order. */
  readonly messages: readonly LegateNote[]
  /** How the line goes on from here. */
  readonly next?: Node<Position, Move> | undefined
  /** Where other moves than `next` lead. */
  readonly variations: readonly Node<Position, Move>[]
  /** Where the move was made; undefined at the start, and for a node that was taken out. Not an own property. */
  readonly parent?: Node<Position, Move> | undefined
  /** The position here. Not an own property. */
  readonly position: Position
}

/** A move of a line with the positions around it. */
export interface HistoryEntry<Position = DasPosition, Move = DasMove> {
  readonly move: Move
  readonly before: Position
  readonly after: Position
}

/** The draw that the side to move may claim (rule 7.3). */
export type DrawClaim = 'threefold' | 'fiftyMoves'

/** How a record is written. */
export interface RecordOptions {
  /** As algebraic text, which is PGN, or as coordinate text. Default: `san`. */
  readonly moves?: 'san' | 'coordinate' | undefined
}

/** How records are read. */
export interface ParseOptions {
  /** Makes an error of whatever the export format does not have; see `Deviation`. Default: false. */
  readonly strict?: boolean | undefined
  /** Allows moves behind a draw, an agreement or a resignation. Default: false. */
  readonly allowPlayOn?: boolean | undefined
}

/** One thing that reading forgives and `strict` does not: in `details.deviations` of the error. All from 1. */
export interface Deviation {
  /** Such as `move_number` or `missing_tag`; docs/NOTATION.md lists them. */
  readonly code: string
  readonly line: number
  readonly column: number
  readonly ply: number
  /** What stands there; empty if something is missing. */
  readonly text: string
  /** What should; empty if nothing should. */
  readonly expected: string
  /** A sentence for people. */
  readonly message: string
}

/** A game that was read, or why it could not be. */
export type ParsedGame<Game = DasGame> =
  | { readonly game: Game; readonly error?: undefined }
  | { readonly error: DasChessError; readonly game?: undefined }

/** A piece of a record's text: UTF-8 bytes or characters, cut anywhere. */
export type Chunk = string | Uint8Array

/** A stream of chunks, such as a web `ReadableStream` or what `fetch` gives as `body`. */
export interface ChunkStream {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Chunk | undefined }>
    cancel(reason?: unknown): Promise<unknown>
    releaseLock(): void
  }
}
