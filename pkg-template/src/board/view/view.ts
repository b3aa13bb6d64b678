/** All that a board shows, put together in its shadow root. */
import type { Game, Language, Side } from '../game.js'
import type { Words } from '../words.js'
import { geometry } from '../layout.js'
import { makeChooser } from './chooser.js'
import { html, part, set } from './dom.js'
import { drawings } from './drawings.js'
import { makeEntry } from './entry.js'
import { makeGrid } from './grid.js'
import { makeOverlay } from './overlay.js'
import { makeSprites } from './sprites.js'
import { styleSheet } from './style.js'

export interface LayoutOptions {
  readonly orientation: Side
  readonly coordinates: boolean
  readonly envoys: boolean
}

export type View = ReturnType<typeof makeView>

/** `enter` plays a text and gives a sentence where it can't; `cancel` gives the move up. */
export function makeView(
  host: HTMLElement & { readonly orientation: Side },
  game: Game,
  enter: (text: string) => string | null,
  cancel: () => void,
) {
  const draw = drawings(game, () => host.orientation)
  const frame = part('div', 'frame', { class: 'at frame' })
  const labels = html('div', { 'aria-hidden': true })
  const grid = makeGrid(draw)
  const overlay = makeOverlay()
  const status = html('div', { class: 'aside', role: 'status', 'aria-live': 'polite' })
  const extras = game.extras?.(cancel, say)
  const board = part('div', 'board', {}, frame, labels, grid.element, overlay.element, status)
  const whole = html('div', {}, board)
  const sprites = makeSprites(board, draw)
  const chooser = makeChooser(whole, draw)
  const entry = makeEntry(enter)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [styleSheet()]
  root.append(whole)
  extras?.enter(root, overlay.element)
  let layout = ''

  /** Tells a screen reader what happened, one text at a time. */
  function say(text: string): void {
    // The same text again would be no change, and so go unheard.
    status.textContent = status.textContent === text ? `${text}\u00a0` : text
  }

  return {
    root,
    board,
    grid,
    overlay,
    sprites,
    chooser,
    entry,
    extras,

    /** Lays everything out anew if it has to be. */
    arrange(options: LayoutOptions): void {
      const wanted = JSON.stringify(options)
      if (layout === wanted) return
      layout = wanted
      sprites.stop()
      const shape = geometry(game.layout, options)
      const { width, height } = shape
      set(board, { '--w': width, '--h': height })
      set(frame, { '--x': shape.frame, '--y': 0, '--w': width - 2 * shape.frame, '--h': height })
      labels.replaceChildren(
        ...shape.labels.map(({ text, x, y, edge }) => {
          const name = `at coordinate ${edge ? 'beside' : ''}`
          return part('div', 'coordinate', { class: name, '--x': x, '--y': y }, text)
        }),
      )
      grid.arrange(shape)
    },

    /** Names things, and shows the text field or hides it. */
    name(language: Language, words: Words, field: boolean): void {
      set(whole, { lang: language })
      set(grid.element, { 'aria-label': words.board })
      entry.name(words.entry, words.play)
      if (!field) entry.element.remove()
      else if (!entry.element.parentNode) whole.append(entry.element)
    },

    say,
  }
}
