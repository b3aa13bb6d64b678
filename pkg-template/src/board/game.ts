/**
 * What the board asks of a game. The board itself knows no rules: a game is described by one `Game`
 * object (das.ts is the one for Das Chess), and every word, drawing, move and movement comes from it.
 */

import type { Extras } from './view/extras.js'

/** Who has moves. */
export type Side = 'white' | 'black'
/** A cell by its name: a file's letter and a rank. */
export type Square = string

/** A language of the words. */
export type Language = 'en' | 'ru'

/** Somebody who can stand on a cell. The game may add whatever it needs to know him by. */
export interface Figure {
  /** Two figures with the same key look the same. */
  readonly key: string
}

/** The cells: `files` x `ranks`, square `a1` by its file's letter and its rank, and files beside the board. */
export interface Layout {
  readonly files: string
  readonly ranks: number
  /** Those of the files that are beside the board: the first and the last, or none. */
  readonly edges?: Readonly<Record<string, EdgeFile>>
}

/** A file beside the board. */
export interface EdgeFile {
  /** The ranks on which the file has a cell. */
  readonly ranks: readonly number[]
  /** The ranks on which it has one only while envoys are shown. */
  readonly envoyRanks?: readonly number[]
}

/**
 * How one comes to a square, each shown by another shape: who stands below or alone, the upper of two storeys, or by
 * pointing once more at the square where one is, where a move ends that others go on from.
 */
export type Way = 'lower' | 'upper' | 'again'

/** A square that the user points at. */
export interface SquareStep {
  readonly square: Square
  /** Default: `lower`. */
  readonly way?: Way
  /** What is asked by it, said while it is to be chosen; where it is plain nothing is. */
  readonly question?: string
}

/** An answer that the user gives. Where only one is possible nobody is asked. */
export interface AnswerStep {
  /** What is asked: `words.question` puts it in words. */
  readonly question: string
  readonly answer: string
  /** Shown beside the answer. */
  readonly figure?: Figure
  /** It is asked even where it is the only answer: so it can be thought better of. */
  readonly asked?: boolean
}

/** A square or an answer. */
export type Step = SquareStep | AnswerStep

/**
 * A legal move, told as what the user does to make it: first the square of who moves, then squares and
 * answers in any number and order, the same for all moves that begin the same way. A plain move has two
 * squares; a leap that goes on has three; a promotion ends in an answer; a turn on the spot is one square and an
 * answer, or the same square twice where the piece could go elsewhere.
 */
export interface BoardMove<Data = unknown> {
  /** Unique among the legal moves. */
  readonly key: string
  readonly side: Side
  readonly steps: readonly Step[]
  readonly from: Square
  readonly to: Square
  /** What the board's events carry. */
  readonly data: Data
  /** Whether it is an envoy's. */
  readonly envoy?: boolean
}

/** A part of an animation: some figures go from a cell to another while the rest stands still. */
export interface Act {
  /** Who stands where in the meantime, if not whom the position has there. */
  readonly stage: readonly (readonly [Square, Figure | null])[]
  /** Who goes. The first is the one whom the user may have dragged there himself. */
  readonly actors: readonly Actor[]
  /** Who leaves the board. */
  readonly gone: readonly { readonly figure: Figure; readonly at: Square }[]
}

/** Somebody who goes from one cell to another. */
export interface Actor {
  readonly figure: Figure
  readonly from: Square
  readonly to: Square
  /** Whether he turns over on the way. */
  readonly turns?: boolean
}

/** A rank that somebody is to get to, dotted on the edge that he comes from. */
export interface Border {
  readonly side: Side
  readonly rank: number
}

/** A position, immutable. */
export interface State<Data = unknown> {
  /** Its text: two positions with the same text are the same. */
  readonly text: string
  readonly turn: Side
  readonly figures: ReadonlyMap<Square, Figure>
  /** The square of the King in check. */
  readonly check: Square | null
  /** Lines of dots, each along a rank, in a side's colors. */
  readonly borders?: readonly Border[]
  /** All legal moves, one that can be made in two ways for each of them; none where the game is over. */
  moves(): readonly BoardMove<Data>[]
  play(move: BoardMove<Data>): State<Data>
  /** The legal move that a text or an object means. Throws where there is none. */
  find(move: unknown): BoardMove<Data>
  /** The legal move that leads to another position, if there is one. */
  moveTo(next: State<Data>): BoardMove<Data> | null
  /** How a move is shown: one act after the other. */
  acts(move: BoardMove<Data>): readonly Act[]
}

/** The words of one language. */
export interface GameWords<Data = unknown> {
  /** What the board is called. */
  board: string
  /** Who somebody is, his side included. */
  figure(figure: Figure): string
  /** What an empty cell means, where it means anything. */
  cell(square: Square): string | undefined
  question(question: string): string
  /** Whose turn it is and how far it has got, shown under the board; where there is none, nothing is. */
  caption?(state: State<Data>): string
  answer(step: AnswerStep, move: BoardMove<Data>): string
  /** Who can come to a square, or what it means to point at it again. */
  target(ways: ReadonlySet<Way>): string
  /** A move just played, in one or two sentences. */
  told(move: BoardMove<Data>, before: State<Data>): string
  /** A position that came by no move; `back` where a move was taken back. */
  position(state: State<Data>, back: boolean): string
  /** Why a typed move was refused. */
  refusal(error: unknown): string
}

/** Figures beside the game whose moves are messages: the Legates of Das Chess. */
export interface Envoys<Value = unknown, Message = unknown> {
  /** Reads what the page gave, a text or an object; throws where it is neither. Null for null, home for ''. */
  read(value: unknown): Value | null
  figures(value: Value): ReadonlyMap<Square, Figure>
  /** A sign on an empty cell: the data of an SVG path, round 0,0, the cell being 100 wide. */
  sign(square: Square): string | undefined
  /** What they can say. These moves leave the position as it is; `read` takes their data for where they then stand. */
  moves(value: Value): readonly BoardMove<Message>[]
}

/** A game for the board. */
export interface Game<Data = unknown> {
  readonly layout: Layout
  /** Reads a position in any form; the start position for null. Throws where it is none. */
  read(input: unknown): State<Data>
  /**
   * An SVG document; `orientation` is the side at the bottom. Its colors are CSS values, so they may be
   * `var(--_whiteFill)` and the like (see style.ts).
   */
  draw(figure: Figure, orientation: Side): string
  readonly words: Readonly<Record<Language, GameWords<Data>>>
  readonly envoys?: Envoys
  /** What only some games show, made by the game so that the others do without it. */
  extras?(cancel: () => void, say: (text: string) => void): Extras<Data>
}
