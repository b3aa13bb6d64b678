/** What an exercise and a puzzle have in common: a board, what happened on it, and what is to be said of it. */
import type { Color, Move, Square } from 'das-chess'
import type { DasChessBoardElement, LegateMessage } from 'das-chess/board'

/** A move that was made, and the position text before it. */
export interface Told {
  readonly move: Move
  readonly before: string
}

export type Verdict =
  'done' | 'notYet' | 'lost' | 'over' | 'right' | 'wrong' | 'stalemate' | 'solved' | 'shown'

export abstract class Sitting {
  protected readonly board: DasChessBoardElement
  readonly #changed: () => void
  #left = false
  #told: readonly Told[] = []
  #verdict: Verdict | null = null

  /** `changed` is called when there is something new to be said. */
  constructor(board: DasChessBoardElement, changed: () => void) {
    this.board = board
    this.#changed = changed
  }

  /** The last move, and the answer to it. */
  get told(): readonly Told[] {
    return this.#told
  }

  get verdict(): Verdict | null {
    return this.#verdict
  }

  /** Whether the task is done by the reader. */
  get solved(): boolean {
    return this.#verdict === 'done' || this.#verdict === 'solved'
  }

  /** Whose men the reader moves. */
  abstract readonly side: Color

  /** Sets the board up. */
  abstract start(): Promise<void>

  /** The reader has made a move. */
  abstract played(move: Move, before: string): Promise<void>

  /** The reader's Legate has said something. Gives whether he may. */
  abstract said(message: LegateMessage): boolean

  /** Plays the solution. */
  abstract demonstrate(): Promise<void>

  /** Something else takes the board: this one does nothing any more. */
  leave(): void {
    this.#left = true
  }

  protected get gone(): boolean {
    return this.#left
  }

  protected tell(told: readonly Told[], verdict: Verdict | null): void {
    if (this.#left) return
    this.#told = told
    this.#verdict = verdict
    this.#changed()
  }

  /** Puts a position on the board at once. */
  protected put(position: string, lastMove: { from: Square; to: Square } | null = null): void {
    if (this.#left) return
    this.board.position = position
    this.board.lastMove = lastMove
  }

  protected let(mode: 'play' | 'view'): void {
    if (!this.#left) this.board.mode = mode
  }

  protected point(marks: readonly Square[], arrows: readonly string[] = []): void {
    this.board.marks = marks
    this.board.arrows = arrows.join(' ')
  }

  /** Makes a move on the board and waits for the end of its animation. */
  protected async show(lan: string): Promise<void> {
    if (!this.#left) await this.board.move(lan)
  }

  /** Waits for the end of the animation that is going on. */
  protected async shown(): Promise<void> {
    await this.board.setPosition(this.board.position)
  }
}
