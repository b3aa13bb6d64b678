/** The game's drawings as elements; each is parsed once. */
import type { Figure, Game, Side } from '../game.js'
import { set } from './dom.js'

/** Gives a fresh copy of a figure's drawing. It is decoration: the cell it stands on says the same in words. */
export type Draw = (figure: Figure) => SVGElement

/** `orientation` tells the side at the bottom. */
export function drawings(game: Game, orientation: () => Side): Draw {
  const parsed = new Map<string, SVGElement>()
  return (figure) => {
    const side = orientation()
    const key = side + figure.key
    let drawing = parsed.get(key)
    if (!drawing) {
      const { documentElement } = new DOMParser().parseFromString(game.draw(figure, side), 'image/svg+xml')
      drawing = documentElement as unknown as SVGElement
      // Browsers would show the title beside the pointer.
      drawing.querySelector('title')?.remove()
      set(drawing, { 'aria-hidden': true })
      parsed.set(key, drawing)
    }
    return drawing.cloneNode(true) as SVGElement
  }
}
