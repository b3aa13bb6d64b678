/** Keys on the grid: arrows by what is seen, Enter or Space, Escape. */
import type { Square } from '../game.js'
import { cellAt } from '../layout.js'
import type { Grid } from '../view/grid.js'

export interface KeyboardTarget {
  tap(square: Square): void
  /** Gives whether there was anything to cancel. */
  cancel(reason: 'escape'): boolean
}

const WAYS: Readonly<Record<string, readonly ['row' | 'column', number]>> = {
  Home: ['row', -99],
  End: ['row', 99],
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
      const way = WAYS[key]
      if (way) grid.focus(cellAt(grid.geometry, grid.current, ...way), true)
      else if (key === 'Enter' || key === ' ') {
        if (!event.repeat) target.tap(grid.current)
      } else if (key !== 'Escape' || !target.cancel('escape')) return
      event.preventDefault()
    },
    { signal },
  )
  grid.element.addEventListener(
    'focusin',
    ({ target }) => grid.focus((target as HTMLElement).dataset['square']!, false),
    { signal },
  )
}
