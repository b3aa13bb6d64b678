/** The game's drawings as elements; each is parsed once. */
import type { Figure, Game } from '../game.js'
import { set } from './dom.js'

/** Gives a fresh copy of a figure's drawing. It is decoration: the cell it stands on says the same in words. */
export type Draw = (figure: Figure) => SVGElement

export function drawings(game: Game): Draw {
  const parsed = new Map<string, SVGElement>()
  return (figure) => {
    let drawing = parsed.get(figure.key)
    if (!drawing) {
      const { documentElement } = new DOMParser().parseFromString(game.draw(figure), 'image/svg+xml')
      drawing = documentElement as unknown as SVGElement
      // Browsers would show the title beside the pointer.
      drawing.querySelector('title')?.remove()
      set(drawing, { 'aria-hidden': true })
      parsed.set(figure.key, drawing)
    }
    return document.importNode(drawing, true)
  }
}
