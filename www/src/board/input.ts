/** Turns what a hand does to the board into two wishes: this square, or never mind. */
import type { Color, Square } from 'das-chess'
import { neighbour, rowEnd } from './geometry.ts'
import type { BoardView } from './view.ts'

export interface Wishes {
  /** A square was clicked, tapped, or chosen with Enter or Space. */
  choose(square: Square): void
  /** Escape, or a click beside all squares. */
  dismiss(): void
  orientation(): Color
}

const ARROWS: Record<string, readonly [right: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

export function listen(root: HTMLElement, view: BoardView, wishes: Wishes): void {
  root.addEventListener('click', (event) => {
    const square = view.squareOf(event.target)
    if (!square) return wishes.dismiss()
    view.setCurrent(square, false)
    wishes.choose(square)
  })

  // A screen reader may put the focus on any square by itself.
  root.addEventListener('focusin', (event) => {
    const square = view.squareOf(event.target)
    if (square) view.setCurrent(square, false)
  })

  root.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const here = view.current
    const color = wishes.orientation()
    const arrow = ARROWS[event.key]
    if (arrow) view.setCurrent(neighbour(here, color, ...arrow), true)
    else if (event.key === 'Home' || event.key === 'End')
      view.setCurrent(rowEnd(here, color, event.key === 'End'), true)
    else if (event.key === 'Enter' || event.key === ' ') wishes.choose(here)
    else if (event.key === 'Escape') wishes.dismiss()
    else return
    event.preventDefault()
  })
}
