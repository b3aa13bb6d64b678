/** An exercise on the board. */
import { applyMove, legalMoves, type Color, type Move, type Square } from 'das-chess'
import type { DasChessBoardElement, LegateMessage } from 'das-chess/board'
import { Attempt } from './attempt.ts'
import type { Exercise, LegateWord } from './lesson.ts'
import { Sitting, type Told, type Verdict } from './sitting.ts'

const LEGATE_WORDS: readonly LegateWord[] = ['draw', 'takeback', 'resign']

export class ExerciseSitting extends Sitting {
  readonly #exercise: Exercise
  readonly #attempt: Attempt

  constructor(exercise: Exercise, board: DasChessBoardElement, changed: () => void) {
    super(board, changed)
    this.#exercise = exercise
    this.#attempt = new Attempt(exercise)
  }

  override get side(): Color {
    return this.#attempt.side
  }

  override async start(): Promise<void> {
    const { board } = this
    const { position, opening = [], arrows = [] } = this.#exercise
    this.let(opening.length ? 'view' : 'play')
    board.color = this.side
    board.orientation = this.side
    board.legates = this.#legates
    this.put(position)
    this.point([])
    await this.shown()
    for (const lan of opening) await this.show(lan)
    if (this.gone) return
    this.let('play')
    this.point(this.#hints, arrows)
  }

  override async played(move: Move, before: string): Promise<void> {
    const told: Told[] = [{ move, before }]
    const reply = this.#attempt.play(move.lan)
    this.point(this.#attempt.left)
    this.tell(told, this.#verdict)
    await this.shown()
    if (reply) {
      await this.show(reply.lan)
      told.push({ move: reply, before: applyMove(before, move).dfen })
      this.tell(told, this.#verdict)
    }
    this.#settle(told.at(-1)!.move)
  }

  override said({ message }: LegateMessage): boolean {
    if (this.#attempt.over) return false
    const word = LEGATE_WORDS.find((word) => word === message)
    if (!word) return true
    this.#attempt.say(word)
    // The other Legate answers when this one has arrived.
    queueMicrotask(() => this.#settle(null))
    this.tell([], this.#verdict)
    return true
  }

  override async demonstrate(): Promise<void> {
    const { goal, solution } = this.#exercise
    this.let('view')
    for (const lan of solution) {
      const before = this.#attempt.position
      const move = legalMoves(before).find((move) => move.lan === lan)!
      await this.show(lan)
      if (this.gone) return
      const reply = this.#attempt.play(lan)
      this.tell([{ move, before: before.dfen }], null)
      if (reply) await this.show(reply.lan)
      this.#settle(reply ?? move)
      this.let('view')
    }
    if ('say' in goal) {
      this.#attempt.say(goal.say)
      this.#settle(null)
    }
    this.let('view')
    this.tell(this.told, 'shown')
  }

  /** Shows what the attempt has come to. */
  #settle(lastMove: Move | null): void {
    if (this.gone) return
    this.put(this.#attempt.position.dfen, lastMove)
    this.board.legates = this.#legates
    if (this.#attempt.over) this.let('view')
  }

  get #legates() {
    return this.#exercise.legates ? this.#attempt.legates : null
  }

  get #verdict(): Verdict | null {
    if (this.#attempt.done) return 'done'
    if (this.#attempt.over) return 'over'
    if (this.#attempt.lost) return 'lost'
    return this.#exercise.solution.length > 1 ? null : 'notYet'
  }

  /** Squares to look at before the first move. */
  get #hints(): readonly Square[] {
    const { show } = this.#exercise
    if (!show) return this.#attempt.left
    const passenger = show.endsWith('~')
    const from = passenger ? show.slice(0, -1) : show
    return legalMoves(this.#attempt.position, { from })
      .filter(({ mover }) => !passenger || mover === 'passenger')
      .map(({ to }) => to)
  }
}
