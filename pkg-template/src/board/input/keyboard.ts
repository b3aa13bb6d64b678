/** Keys on the grid: arrows by what is seen, Enter or Space, Escape. */
import type { Square } from '../game.js'
import { neighbour } from '../layout.js'
import type { Grid } from '../view/grid.js'

export interface KeyboardTarget {
  tap(square: Square): void
  /** Gives whether there was anything to cancel. */
  cancel(reason: 'escape'): boolean
}

const ARROWS: Readonly<Record<string, readonly ['row' | 'column', number]>> = {
  ArrowLeft: ['row', -1],
  ArrowRight: ['row', 1],
  ArrowUp: ['column', -1],
  ArrowDown: ['column', 1],
}

export function listenToKeys(grid: Grid, target: KeyboardTarget, signal: AbortSignal): void {
  grid.element.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.metaKey || event.ctrlKey) return
      const { key } = event
      const arrow = ARROWS[key]
      if (key === 'Home' || key === 'End') {
        const { rows, places } = grid.geometry
        grid.focus(rows[places.get(grid.current)!.row]!.at(key === 'Home' ? 0 : -1)!.square, true)
      } else if (arrow) {
        const next = neighbour(grid.geometry, grid.current, ...arrow)
        if (next) grid.focus(next, true)
      } else if (key === 'Enter' || key === ' ') {
        if (!event.repeat) target.tap(grid.current)
      } else if (key !== 'Escape' || !target.cancel('escape')) return
      event.preventDefault()
    },
    { signal },
  )
  grid.element.addEventListener(
    'focusin',
    (event) => {
      const square = (event.target as HTMLElement).dataset['square']
      if (square) grid.focus(square, false)
    },
    { signal },
  )
}
