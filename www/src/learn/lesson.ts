/** What the lessons and the puzzles are made of: data only. */
import type { Color, Figure, Move, PieceName, Square } from 'das-chess'

/** A text in every language of the page. */
export interface Text {
  readonly en: string
  readonly ru: string
}

/** What of a legal move has to be so. `captured` is the kind of who leaves the board; null: nobody does. */
export type MovePattern = Partial<
  Pick<
    Move,
    'kind' | 'piece' | 'mover' | 'from' | 'to' | 'forms' | 'promotion' | 'castling' | 'check' | 'mate'
  >
> & { readonly captured?: PieceName | null }

export type LegateWord = 'draw' | 'takeback' | 'resign'

/** When an exercise is done. The engine is asked; nothing here knows a rule. */
export type Goal =
  /** A move that fits is made. */
  | { readonly move: MovePattern }
  /** Moves were made to all of these squares, in any order. */
  | { readonly visit: readonly Square[] }
  /** The position after a move is at an end, and this is why. */
  | { readonly outcome: 'checkmate' | 'stalemate' | 'insufficientMaterial' }
  /** The Legate says so (rule 8.2). */
  | { readonly say: LegateWord }

/** Something to try on the board. The side to move, after the `opening`, is the reader's. */
export interface Exercise {
  /** Position text. */
  readonly position: string
  /** Moves, in coordinate text, that are played before the reader's turn. */
  readonly opening?: readonly string[]
  /** Whose men the reader moves, if not those of the side to move. */
  readonly side?: Color
  readonly prompt: Text
  readonly goal: Goal
  /** A man whose targets are marked, for a vessel its passenger's with `~` behind: `e5`, `e5~`. */
  readonly show?: Square
  readonly arrows?: readonly string[]
  /** What the other side's Legate says at first; without it the Legates are not shown. */
  readonly legates?: 'silent' | 'draw'
  /** Moves in coordinate text that lead to the goal; empty where the goal is a Legate's word. */
  readonly solution: readonly string[]
  /** What there is to say once it is done. */
  readonly done: Text
}

export interface Lesson {
  /** Its address on the page: `learn.html#boarding`. */
  readonly id: string
  readonly title: Text
  /** Whose drawing stands beside the title. */
  readonly sign: Figure
  /** Numbers of docs/RULES.md. */
  readonly rules: readonly string[]
  readonly text: readonly Text[]
  readonly exercises: readonly Exercise[]
}

export interface Chapter {
  readonly title: Text
  readonly lessons: readonly Lesson[]
}

/** Mate in `moves`, by the side to move. */
export interface Puzzle {
  readonly id: string
  readonly title: Text
  readonly position: string
  readonly moves: 1 | 2
  readonly hint: Text
  /** The first move, in coordinate text. */
  readonly solution: string
  /** What there is to say once it is solved. */
  readonly done: Text
}
