/** One try at a puzzle: whether a move keeps the mate, and what the other side answers. The engine judges. */
import { applyMove, fromPosition, legalMoves, type Move, type Position } from 'das-chess'
import type { Puzzle } from './lesson.ts'

export type Verdict =
  /** It is mate. */
  | { readonly kind: 'mate'; readonly position: Position }
  /** The mate can't be stopped any more; the other side has answered. */
  | { readonly kind: 'right'; readonly reply: Move; readonly position: Position }
  /** The other side has an answer after which there is no mate in time; null: stalemate. */
  | { readonly kind: 'wrong'; readonly answer: Move | null }

export class Solving {
  readonly puzzle: Puzzle
  #position: Position
  #left: number

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle
    this.#position = fromPosition(puzzle.position)
    this.#left = puzzle.moves
  }

  /** After a wrong move it is what it was before. */
  get position(): Position {
    return this.#position
  }

  /** How many moves are left to give mate in. */
  get left(): number {
    return this.#left
  }

  play(lan: string): Verdict {
    const after = applyMove(this.#position, lan)
    const replies = legalMoves(after)
    if (!replies.length) {
      if (!after.check) return { kind: 'wrong', answer: null }
      this.#position = after
      this.#left = 0
      return { kind: 'mate', position: after }
    }
    const ways = replies.map((reply) => ({
      reply,
      ways: waysToMate(applyMove(after, reply), this.#left - 1),
    }))
    const answer = ways.find(({ ways }) => ways === 0)
    if (answer) return { kind: 'wrong', answer: answer.reply }
    // The answer that leaves the fewest ways to mate is the most stubborn one.
    const { reply } = ways.reduce((best, one) => (one.ways < best.ways ? one : best))
    this.#position = applyMove(after, reply)
    this.#left--
    return { kind: 'right', reply, position: this.#position }
  }
}

/** How many first moves force mate in `moves` moves. */
function waysToMate(position: Position, moves: number): number {
  if (moves < 1) return 0
  const tried = legalMoves(position)
  return tried.filter((move) => {
    if (move.mate || moves === 1) return move.mate
    const after = applyMove(position, move)
    const replies = legalMoves(after)
    return replies.length > 0 && replies.every((reply) => waysToMate(applyMove(after, reply), moves - 1) > 0)
  }).length
}
