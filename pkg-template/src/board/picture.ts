/** What is to be seen and heard on each cell, worked out from everything that the board knows. */
import type { Ends } from './attributes.js'
import type { Figure, Square, State } from './game.js'
import type { Place } from './layout.js'
import type { Spot } from './walk.js'
import type { CellPicture } from './view/grid.js'
import type { Words } from './words.js'

export interface Scene {
  readonly figures: ReadonlyMap<Square, Figure>
  /** Who stands on a square while something is on the move: undefined for whom the position has there. */
  readonly staged: (square: Square) => Figure | null | undefined
  readonly sign: ((square: Square) => string | undefined) | undefined
  readonly check: State['check']
  readonly lastMove: Ends | null
  readonly marks: readonly { readonly square: Square }[]
  /** Where a move can begin, what has been pointed at, and where to go next. */
  readonly starts: ReadonlyMap<Square, unknown>
  readonly path: readonly Square[]
  /** Where a move that has got so far can end, by pointing at it again. */
  readonly end: Square | undefined
  readonly targets: ReadonlyMap<Square, Spot> | undefined
  /** The move that waits for the page's answer. */
  readonly waiting: Ends | null
  /** Who is dragged away from here, and the target under the pointer. */
  readonly lifted: Square | null
  readonly over: Square | null
}

/** The picture of each cell; states are class names of style.ts. */
export function picture(scene: Scene, words: Words): (place: Place) => CellPicture {
  const { figures, staged, sign, check, lastMove, marks, starts, path, end, targets } = scene
  const { waiting, lifted, over } = scene
  // Who is on his way stands where he has got to.
  const [start, ...way] = path
  const halt = way.at(-1)
  return ({ square, edge }) => {
    const standing = figures.get(square) ?? null
    const moving = staged(square)
    const target = targets?.get(square)
    const selected = path.includes(square)
    const reach = target && words.target(target.lower, target.upper)
    const states = (
      [
        ['check', square === check, words.check],
        ['selected', selected, words.selected],
        ['target', target, reach],
        ['again', square === end, words.again],
        ['waiting', square === waiting?.from || square === waiting?.to, words.waiting],
        ['last-from', square === lastMove?.from, words.lastFrom],
        ['last-to', square === lastMove?.to, words.lastTo],
        ['marked', marks.some((mark) => mark.square === square), words.marked],
        ['lower', target?.lower],
        ['upper', target?.upper],
        ['occupied', standing],
        ['over', square === over],
        ['movable', !waiting && starts.has(square)],
        ['ghost', square === lifted || (halt && square === start)],
      ] as const
    ).filter(([, on]) => on)
    const here = square === halt ? (figures.get(start!) ?? null) : standing
    const who = here ? words.figure(here) : words.empty
    const where = words.cell(square) ?? (edge && words.edge)
    return {
      figure: moving === undefined ? here : moving,
      sign: standing ? undefined : sign?.(square),
      label: [square, who, where, ...states.map(([, , said]) => said)].filter(Boolean).join(', '),
      selected,
      states: states.map(([name]) => name).join(' '),
    }
  }
}
