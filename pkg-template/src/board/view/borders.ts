/** Lines of dots on the board, under those who stand there. */
import type { Border } from '../game.js'
import type { Geometry } from '../layout.js'
import { set, svg } from './dom.js'

/** How far the dots' middle is from the edge of their rank. */
const INSET = 0.08
const WIDTHS = { Stroke: 0.13, Fill: 0.07 }

/** The lines, as the board uses them. */
export type Borders = ReturnType<typeof makeBorders>

export function makeBorders() {
  const element = svg('svg', { class: 'borders', 'aria-hidden': true })

  function draw({ rows, width, height }: Geometry, borders: readonly Border[]): void {
    const ranks = rows.map((row) => row.filter(({ edge }) => !edge))
    const rankOf = (row = ranks[0]!) => Number(row[0]!.square.slice(1))
    const below = rankOf() > rankOf(ranks.at(-1)) ? 'white' : 'black'
    const lines = borders.flatMap(({ side, rank }) => {
      const row = ranks.find((row) => rankOf(row) === rank)
      if (!row) return []
      const [{ x, y }] = row as [(typeof row)[0]]
      // On the edge that the side's King comes from.
      const d = `M${x + 0.12} ${side === below ? y + 1 - INSET : y + INSET}h${row.length - 0.2}`
      return Object.entries(WIDTHS).map(([part, width]) =>
        svg('path', { d, stroke: `var(--_${side}${part})`, 'stroke-width': width }),
      )
    })
    set(element, { viewBox: `0 0 ${width} ${height}` })
    element.replaceChildren(...lines)
  }

  return { element, draw }
}
