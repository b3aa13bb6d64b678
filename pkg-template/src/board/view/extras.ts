/** What only some games show: a line under the board, borders on it, and where a move that goes on may end. */
import type { State } from '../game.js'
import type { Geometry } from '../layout.js'
import type { Words } from '../words.js'
import { makeBar } from './bar.js'
import { makeBorders } from './borders.js'
import { sheetOf } from './style.js'

/** What the board asks of them. */
export interface Extras<Data = unknown> {
  /** Puts itself into a new board, with `overlay` above all that lies on the cells. */
  enter(root: ShadowRoot, overlay: Element): void
  draw(geometry: Geometry, state: State<Data>): void
  /** Says what is asked, or else how far the turn has got; `begun` tells whether there is a move to give up. */
  say(state: State<Data>, words: Words, question: string | undefined, begun: boolean): void
}

const CSS = `.again{cursor:pointer}
.again .hint::before{content:"";inset:4%;border:var(--bold) dashed var(--_target);border-radius:50%;box-shadow:0 0 0 var(--line) #fff9}
.borders{position:absolute;inset:0;z-index:1;pointer-events:none;fill:none;stroke-linecap:round;stroke-dasharray:0 .25}
.bar{display:flex;gap:8px;align-items:center;justify-content:space-between;min-height:44px;margin-top:4px}
.bar-cancel{flex:none;padding:0 14px}`

let sheet: CSSStyleSheet | undefined

export function makeExtras<Data>(cancel: () => void): Extras<Data> {
  const bar = makeBar(cancel)
  const borders = makeBorders()

  return {
    enter(root, overlay) {
      root.adoptedStyleSheets.push((sheet ??= sheetOf(CSS)))
      overlay.before(borders.element)
      overlay.parentElement!.after(bar.element)
    },

    draw(geometry, state) {
      borders.draw(geometry, state.borders ?? [])
    },

    say(state, words, question, begun) {
      const sentence = question ? words.question(question) : words.caption?.(state)
      bar.show(sentence ?? '', begun ? words.cancel : null)
    },
  }
}
