/** What histories and records need of a game's rules. */
import type { Color } from '../types.js'
import type { RecordData, RecordRead } from './record-data.js'
import type { DrawClaim } from './types.js'

/** A position of either game. */
export interface AnyPosition {
  readonly dfen: string
  /** Equal for what counts as the same position. */
  readonly key: string
  readonly turn: Color
}

/** A move of either game. */
export interface AnyMove {
  readonly lan: string
}

/** How a game of either kind ended. */
export interface AnyOutcome {
  readonly winner: Color | null
  readonly reason: string
}

/** How a game stands somewhere. */
export interface Standing {
  readonly outcome: AnyOutcome | null
  readonly claim: DrawClaim | null
}

/** How records are read; each option is said. */
export interface ReadSettings {
  readonly strict: boolean
  readonly allowPlayOn: boolean
}

/** A move that was made, and where it led. */
export interface Played {
  readonly move: AnyMove
  readonly position: AnyPosition
}

/** One game's rules and notation, which Rust knows; a refused call throws a DasChessError. */
export interface Rules {
  /** A position whose text is known to be canonical and valid. */
  trusted(dfen: string): AnyPosition
  legalMoves(position: AnyPosition, filter?: object): AnyMove[]
  playMove(position: AnyPosition, move: unknown): Played
  /** The moves of a line, texts with one space between, which are known to be legal. */
  followLine(position: string, moves: string): Played[]
  /** How a game stands in which a position has stood on the board so many times, this time counted (rule 7.3). */
  standing(position: AnyPosition, occurrences: number): Standing
  /** Finds the ends of games in the next bytes of a text; see `splitRecords` in src/wasm/records.rs. */
  splitRecords(bytes: Uint8Array, state: Int32Array, isLast: boolean): Int32Array
  /** Reads one game as `splitRecords` cuts it out; undefined if it holds only white space and comments. */
  readRecord(
    bytes: Uint8Array,
    game: number,
    line: number,
    column: number,
    settings: ReadSettings,
  ): RecordRead | undefined
  /** Writes a record; where a game has two notations, its moves as coordinate text or not. */
  writeRecord(record: RecordData, asCoordinates: boolean): string
}
