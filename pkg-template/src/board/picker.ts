/** What the user has pointed at so far, and what the next square or answer makes of it. Pure data, no DOM. */
import type { BoardMove, Square } from './game.js'
import type { Choice, Spot } from './walk.js'

/** What became of it: somebody is picked, with squares to choose from, where nothing else is told. */
export interface Picked<Data> {
  readonly move?: BoardMove<Data>
  /** A question is to be asked. */
  readonly choices?: readonly Choice<Data>[]
  /** Why it came to nothing: who was picked was pointed at again, or nobody can go there. */
  readonly reason?: 'deselected' | 'illegal'
}

export type Picker<Data> = ReturnType<typeof makePicker<Data>>

export function makePicker<Data>({ squares: starts }: Spot<Data>) {
  let path: Square[] = []
  let here: Spot<Data> | null = null

  function clear(): void {
    path = []
    here = null
  }

  function enter(spot: Spot<Data>): Picked<Data> {
    here = spot
    return spot.squares.size ? {} : end(spot)
  }

  /** No further square: a question, which answers itself where it has one answer, or the move. */
  function end({ choices, move }: Spot<Data>): Picked<Data> {
    const [only, other] = choices.values()
    if (!only) return { move: move! }
    return other || only.step.asked ? { choices: [...choices.values()] } : enter(only.spot)
  }

  return {
    /** Squares where a move can begin. */
    starts,
    clear,

    /** The squares pointed at, that of who moves first. */
    get path(): readonly Square[] {
      return path
    },

    /** What is asked by the squares to go to next. */
    get question(): string | undefined {
      return here?.question
    },

    /** Where to go next. */
    get targets(): ReadonlyMap<Square, Spot<Data>> | undefined {
      return here?.squares
    },

    pick(square: Square): Picked<Data> {
      const next = here?.squares.get(square)
      if (next) {
        if (path.at(-1) !== square) path.push(square)
        return enter(next)
      }
      if (here && path.at(-1) === square) return { reason: 'deselected' }
      const start = starts.get(square)
      if (!start) return { reason: 'illegal' }
      path = [square]
      return enter(start)
    },

    answer: ({ spot }: Choice<Data>): Picked<Data> => enter(spot),
  }
}
