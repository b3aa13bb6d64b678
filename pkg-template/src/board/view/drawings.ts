/** The game's drawings as elements; each is parsed once. */
import type { Figure, Game } from '../game.js'

export class Drawings {
  readonly #game: Pick<Game, 'draw'>
  readonly #parsed = new Map<string, Element>()

  constructor(game: Pick<Game, 'draw'>) {
    this.#game = game
  }

  /** A fresh copy. It is decoration: the cell it stands on says the same in words. */
  of(figure: Figure): Element {
    let drawing = this.#parsed.get(figure.key)
    if (!drawing) {
      const { documentElement } = new DOMParser().parseFromString(this.#game.draw(figure), 'image/svg+xml')
      drawing = document.importNode(documentElement, true)
      for (const { name } of [...drawing.attributes])
        if (name !== 'viewBox' && !name.startsWith('xmlns')) drawing.removeAttribute(name)
      for (const text of drawing.querySelectorAll('title, desc')) text.remove()
      drawing.setAttribute('aria-hidden', 'true')
      this.#parsed.set(figure.key, drawing)
    }
    return drawing.cloneNode(true) as Element
  }
}
