/** What only some games show: a line under the board, borders on it, and where a move that goes on may end. */
import type { Square, State } from '../game.js'
import type { Geometry } from '../layout.js'
import type { Words } from '../words.js'
import { makeBar } from './bar.js'
import { makeBorders } from './borders.js'
import CSS from './extras.css'
import { sheetOf } from './style.js'

/** What the board asks of them. */
export interface Extras<Data = unknown> {
  /** Puts itself into a new board, with `overlay` above all that lies on the cells. */
  enter(root: ShadowRoot, overlay: Element): void
  draw(geometry: Geometry, state: State<Data>): void
  /** Says what is asked, or else how far the turn has got; `path` is that of the move that is begun. */
  show(state: State<Data>, words: Words, path: readonly Square[], question: string | undefined): void
}

let sheet: CSSStyleSheet | undefined

/** `cancel` gives the move up, `say` tells a screen reader what is asked. */
export function makeExtras<Data>(cancel: () => void, say: (text: string) => void): Extras<Data> {
  const bar = makeBar(cancel)
  const borders = makeBorders()
  /** The way on which something was asked last: it is told once. */
  let told = ''

  return {
    enter(root, overlay) {
      root.adoptedStyleSheets.push((sheet ??= sheetOf(CSS)))
      overlay.before(borders.element)
      overlay.parentElement!.after(bar.element)
    },

    draw(geometry, state) {
      borders.draw(geometry, state.borders ?? [])
    },

    show(state, words, path, question) {
      const asked = question && words.question(question)
      bar.show(asked ?? words.caption?.(state) ?? '', path.length ? words.cancel : null)
      const way = asked && path.length > 1 ? path.join() : ''
      if (way && way !== told) say(asked!)
      told = way
    },
  }
}
