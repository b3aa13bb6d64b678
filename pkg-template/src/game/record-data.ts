/** Records as they cross to Rust and back. */
import type { AnyOutcome } from './rules.js'

/** What is said at a node: the start is `at` 0, the moves count from 1 in the order of the text. */
export interface RecordNote {
  at: number
  comment?: string
  commentBefore?: string
  nags?: number[]
  /** As in records, without the brackets: `w draw`. Das Chess only. */
  legates?: string[]
}

/** A record: tags, the start, a tree of moves with what is said about them, the result. */
export interface RecordData {
  tags: [string, string][]
  start: string
  /** `e2e4 ( d2d4 e9e7 ) e9e7` */
  moves: string
  notes: RecordNote[]
  result: '1-0' | '0-1' | '1/2-1/2' | '*'
}

/** What strict reading does not forgive. */
export interface RecordDeviation {
  code: string
  line: number
  column: number
  ply: number
  text: string
  expected: string
}

/** A record that was read. */
export interface RecordRead extends RecordData {
  outcome?: AnyOutcome
  /** Empty but in strict reading. */
  deviations: RecordDeviation[]
}
