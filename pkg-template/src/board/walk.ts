/** Legal moves as a tree of what the user may do next, square by square and answer by answer. */
import type { AnswerStep, BoardMove, Square, Way } from './game.js'

export interface Choice<Data> {
  readonly step: AnswerStep
  /** One of the moves that it leads to. */
  readonly move: BoardMove<Data>
  readonly spot: Spot<Data>
}

/** A point on the way to a move. */
export interface Spot<Data = unknown> {
  readonly squares: Map<Square, Spot<Data>>
  readonly choices: Map<string, Choice<Data>>
  /** How moves can come here. */
  readonly ways: Set<Way>
  /** What is asked by the squares that lead on from here. */
  question?: string | undefined
  /** The move that ends here. */
  move: BoardMove<Data> | null
}

const spot = <Data>(): Spot<Data> => ({
  squares: new Map(),
  choices: new Map(),
  ways: new Set(),
  move: null,
})

/** The point where nothing is done yet. */
export function walk<Data>(moves: Iterable<BoardMove<Data>>): Spot<Data> {
  const root = spot<Data>()
  for (const move of moves) {
    let here = root
    for (const step of move.steps) {
      if ('square' in step) {
        let next = here.squares.get(step.square)
        if (!next) here.squares.set(step.square, (next = spot()))
        here.question ??= step.question
        next.ways.add(step.way ?? 'lower')
        here = next
      } else {
        let choice = here.choices.get(step.answer)
        if (!choice) here.choices.set(step.answer, (choice = { step, move, spot: spot() }))
        here = choice.spot
      }
    }
    here.move = move
  }
  return root
}
