/** One try at an exercise: what is on the board, what the other side does, and whether the goal is reached. */
import {
  applyMove,
  fromPosition,
  Game,
  legalMoves,
  type Color,
  type LegateCells,
  type Move,
  type Outcome,
  type PieceName,
  type Position,
  type Square,
} from 'das-chess'
import type { Exercise, LegateWord, MovePattern } from './lesson.ts'

/** What ends an exercise. Too few men to mate does not: one may go on trying. */
const ENDS: ReadonlySet<Outcome['reason']> = new Set(['checkmate', 'stalemate', 'agreement', 'resignation'])

/** Who is promoted on the last rank. */
const PROMOTED: readonly PieceName[] = ['pawn', 'elva']

const other = (side: Color): Color => (side === 'white' ? 'black' : 'white')

export class Attempt {
  readonly exercise: Exercise
  /** Whose men the reader moves. */
  readonly side: Color
  #position: Position
  /** Where the Legates speak. */
  #game: Game
  #done = false
  readonly #visited = new Set<Square>()

  constructor(exercise: Exercise) {
    const { position, opening = [], legates, side } = exercise
    this.exercise = exercise
    this.#game = new Game(position)
    for (const move of opening) this.#game.move(move)
    this.#position = this.#game.position
    this.side = side ?? this.#position.turn
    if (legates) this.#game.legate(other(this.side), legates)
  }

  get position(): Position {
    return this.#position
  }

  /** Whether the goal was reached at some time. */
  get done(): boolean {
    return this.#done
  }

  /** The squares that are still to be visited. */
  get left(): readonly Square[] {
    const { goal } = this.exercise
    return 'visit' in goal ? goal.visit.filter((square) => !this.#visited.has(square)) : []
  }

  get legates(): LegateCells {
    return this.#game.legates
  }

  /**
   * A move of the reader's. The other side sits still, and it is the reader's turn again; or, if it is in check, it
   * makes the first move there is, which is given. After mate and stalemate nothing more happens.
   *
   * @throws DasChessError for a move that is not legal
   */
  play(lan: string): Move | null {
    const move = legalMoves(this.#position).find((move) => move.lan === lan)
    this.#position = applyMove(this.#position, lan)
    if (move) {
      this.#visited.add(move.to)
      this.#done ||= this.#reached(move)
    }
    const reply = this.#answer()
    this.#game = new Game(this.#position)
    return reply
  }

  /** Whether nothing can be played any more: mate, stalemate, or the Legates have ended it. */
  get over(): boolean {
    const reason = (this.#position.outcome ?? this.#game.outcome)?.reason
    return reason !== undefined && ENDS.has(reason)
  }

  /** Whether the goal is out of reach: it asks for a promotion, and nobody is left who could be promoted. */
  get lost(): boolean {
    const { goal } = this.exercise
    if (this.#done || !('move' in goal) || goal.move.promotion === undefined) return false
    const able = goal.move.piece === undefined ? PROMOTED : [goal.move.piece]
    return ![...this.#position].some(({ name, color }) => color === this.side && able.includes(name))
  }

  /** A word of the reader's Legate; the other one agrees. */
  say(word: LegateWord): void {
    const { side } = this
    const { goal } = this.exercise
    this.#game.legate(side, word)
    if (word !== 'resign') this.#game.legate(other(side), word)
    this.#position = this.#game.position
    this.#done ||= 'say' in goal && goal.say === word
  }

  #reached(move: Move): boolean {
    const { goal } = this.exercise
    if ('move' in goal) return fits(move, goal.move)
    if ('visit' in goal) return this.left.length === 0
    return 'outcome' in goal && this.#position.outcome?.reason === goal.outcome
  }

  #answer(): Move | null {
    const { check, castling, halfMoves, fullMoves } = this.#position
    if (this.over) return null
    if (check) {
      const reply = legalMoves(this.#position)[0]!
      this.#position = applyMove(this.#position, reply)
      return reply
    }
    const cells = [...this.#position]
    this.#position = fromPosition({ cells, turn: this.side, castling, halfMoves, fullMoves })
    return null
  }
}

/** Whether a move is what the pattern says. */
function fits(move: Move, pattern: MovePattern): boolean {
  const { captured, ...rest } = pattern
  if (captured !== undefined && (move.captured?.name ?? null) !== captured) return false
  return Object.entries(rest).every(([name, value]) => move[name as keyof Move] === value)
}
