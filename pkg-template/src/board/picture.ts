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
  readonly targets: ReadonlyMap<Square, Spot> | undefined
  /** The move that waits for the page's answer. */
  readonly waiting: Ends | null
  /** Who is dragged away from here, and the target under the pointer. */
  readonly lifted: Square | null
  readonly over: Square | null
}

/** The picture of each cell; states are class names of style.css. */
export function picture(scene: Scene, words: Words): (place: Place) => CellPicture {
  const { figures, staged, sign, check, lastMove, marks, starts, path, targets } = scene
  const { waiting, lifted, over } = scene
  // Who is on his way stands where he has got to.
  const [start, ...way] = path
  const halt = way.at(-1)
  return ({ square, edge }) => {
    const standing = figures.get(square)
    const moving = staged(square)
    const target = targets?.get(square)
    const selected = path.includes(square)
    const states = Object.entries({
      check: square === check,
      selected,
      target,
      waiting: square === waiting?.from || square === waiting?.to,
      'last-from': square === lastMove?.from,
      'last-to': square === lastMove?.to,
      marked: marks.some((mark) => mark.square === square),
      occupied: standing,
      over: square === over,
      movable: !waiting && starts.has(square),
      ghost: square === lifted || (halt && square === start),
    })
      .filter(([, on]) => on)
      .map(([state]) => state)
    const said = states.map((state) =>
      state === 'target' ? words.target(target!.ways) : words.states[state],
    )
    const here = figures.get(square === halt ? start! : square)
    const who = here ? words.figure(here) : words.empty
    const where = words.cell(square) ?? (edge && words.edge)
    return {
      figure: moving === undefined ? here : moving,
      sign: standing ? undefined : sign?.(square),
      label: [square, who, where, ...said].filter(Boolean).join(', '),
      selected,
      states: [...states, ...(target?.ways ?? [])].join(' '),
    }
  }
}
