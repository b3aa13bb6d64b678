/** Who stands on a square, as a figure of the board, and how it is drawn. */
import type { Figure, Side } from '../../board/game.js'
import { themed } from '../../board/themed.js'
import { pieceSvg } from '../index.js'
import type { Cell, LowerMan, Position } from '../index.js'

/** Who stands on a square, in one storey or two. */
export type Man = Omit<Cell, 'square'>

/** Somebody on a square, with all that his drawing needs to know. */
export interface Standing extends Figure {
  readonly man: Man
  /** How many storeys have moved this turn: the upper one, or both. */
  readonly moved: number
  /** Whether the King is a crowned Jester (rule 2.5). */
  readonly crowned: boolean
}

const keyOf = ({ name, color, facing }: LowerMan) => `${color} ${name} ${facing}`

export function standing({ name, color, facing, below }: Man, crowned: boolean, moved = 0): Standing {
  const man = { name, color, ...(facing && { facing }), ...(below && { below }) }
  return { key: [keyOf(man), below && keyOf(below), moved, crowned].join(), man, moved, crowned }
}

/** Another man, drawn in the same way. */
export const alike = ({ crowned }: Standing, man: Man): Standing => standing(man, crowned)

/** The upper one alone. */
export const upperOf = ({ man: { below: _, ...man }, crowned, moved }: Standing): Standing =>
  standing(man, crowned, Math.min(moved, 1))

/** The one below, left alone; null where nobody is. */
export const lowerOf = ({ man: { below }, crowned, moved }: Standing): Standing | null =>
  below ? standing(below, crowned, Math.max(moved - 1, 0)) : null

/** All figures of a position. */
export function figuresOf(position: Position): ReadonlyMap<string, Standing> {
  const { moved, mods } = position
  const crowned = mods.includes('jesterKing')
  const times = (square: string) => moved.filter((other) => other === square).length
  return new Map([...position].map((cell) => [cell.square, standing(cell, crowned, times(cell.square))]))
}

/** The sign of one that has moved, in a corner: as the package's pictures have it. */
const tick = (corner: string) =>
  `<g transform="translate(${corner})" fill="var(--_frame)" stroke="var(--_coordinates)" stroke-width="6"><circle r="16" stroke="none"/><path fill="none" d="M-8 0l6 7 9-13"/></g>`

export function draw(figure: Figure, orientation: Side): string {
  const { man, moved, crowned } = figure as Standing
  const mods = crowned ? (['jesterKing'] as const) : []
  const drawing = themed((colors) => pieceSvg(man, { colors, mods, orientation }))
  const corners = man.below ? ['17 17', '83 83'] : ['83 17']
  return drawing.replace(/<\/svg>\s*$/, `${corners.slice(0, moved).map(tick).join('')}</svg>`)
}
