/** A puzzle on the board. */
import { applyMove, fromPosition, legalMoves, type Color, type Move } from 'das-chess'
import type { DasChessBoardElement } from 'das-chess/board'
import type { Puzzle } from './lesson.ts'
import { Sitting, type Told } from './sitting.ts'
import { Solving } from './solving.ts'

export class PuzzleSitting extends Sitting {
  readonly #puzzle: Puzzle
  readonly #solving: Solving

  constructor(puzzle: Puzzle, board: DasChessBoardElement, changed: () => void) {
    super(board, changed)
    this.#puzzle = puzzle
    this.#solving = new Solving(puzzle)
  }

  override get side(): Color {
    return fromPosition(this.#puzzle.position).turn
  }

  /** How many moves are left to give mate in. */
  get left(): number {
    return this.#solving.left
  }

  override async start(): Promise<void> {
    this.let('play')
    this.board.color = this.side
    this.board.orientation = this.side
    this.board.legates = null
    this.point([])
    this.put(this.#puzzle.position)
  }

  override async played(move: Move, before: string): Promise<void> {
    const told: Told[] = [{ move, before }]
    const verdict = this.#solving.play(move.lan)
    if (verdict.kind === 'mate') {
      this.let('view')
      this.tell(told, 'solved')
      return
    }
    this.tell(told, null)
    await this.shown()
    const answer = verdict.kind === 'right' ? verdict.reply : verdict.answer
    if (!answer) {
      this.let('view')
      this.tell(told, 'stalemate')
      return
    }
    await this.show(answer.lan)
    told.push({ move: answer, before: applyMove(before, move).dfen })
    if (verdict.kind === 'wrong') this.let('view')
    this.tell(told, verdict.kind)
  }

  override said(): boolean {
    return false
  }

  /** After a wrong move: back to where it was made. */
  retry(): void {
    this.put(this.#solving.position.dfen)
    this.let('play')
    this.tell([], null)
  }

  override async demonstrate(): Promise<void> {
    this.let('view')
    let lan: string | undefined = this.#puzzle.solution
    while (lan && !this.gone) {
      await this.show(lan)
      const verdict = this.#solving.play(lan)
      if (verdict.kind !== 'right') break
      await this.show(verdict.reply.lan)
      lan = legalMoves(verdict.position).find(({ mate }) => mate)?.lan
    }
    this.tell([], 'shown')
  }
}
