/** All that a board shows, put together in its shadow root. */
import type { Game, Language, Side } from '../game.js'
import { geometry, type Geometry } from '../layout.js'
import { Announcer } from './announcer.js'
import { Chooser } from './chooser.js'
import { attribute, html, place } from './dom.js'
import { Drawings } from './drawings.js'
import { Entry } from './entry.js'
import { Grid } from './grid.js'
import { Overlay } from './overlay.js'
import { Sprites } from './sprites.js'
import { styleSheet } from './style.js'

export interface LayoutOptions {
  readonly orientation: Side
  readonly coordinates: boolean
  readonly envoys: boolean
}

export class View {
  readonly root: ShadowRoot
  readonly board = html('div', { class: 'board', part: 'board' })
  readonly grid: Grid
  readonly overlay = new Overlay()
  readonly sprites: Sprites
  readonly chooser: Chooser
  readonly entry: Entry
  readonly announcer = new Announcer()
  readonly #game: Game
  readonly #frame = html('div', { class: 'at frame', part: 'frame' })
  readonly #labels = html('div', { 'aria-hidden': 'true' })
  readonly #whole: HTMLElement
  #layout = ''

  constructor(host: HTMLElement, game: Game, enter: (text: string) => string | null) {
    this.#game = game
    const drawings = new Drawings(game)
    this.#whole = html('div', {}, this.board, this.announcer.element)
    this.grid = new Grid(drawings)
    this.board.append(this.#frame, this.#labels, this.grid.element, this.overlay.element)
    this.sprites = new Sprites(this.board, drawings)
    this.chooser = new Chooser(this.#whole, drawings)
    this.entry = new Entry(enter)
    this.root = host.attachShadow({ mode: 'open' })
    this.root.adoptedStyleSheets = [styleSheet()]
    this.root.append(this.#whole)
  }

  get geometry(): Geometry {
    return this.grid.geometry
  }

  /** Lays everything out anew if it has to be. */
  arrange(options: LayoutOptions): void {
    const layout = JSON.stringify(options)
    if (layout === this.#layout) return
    this.#layout = layout
    const shape = geometry(this.#game.layout, options)
    place(this.board, { w: shape.width, h: shape.height })
    place(this.#frame, { x: shape.frame, y: 0, w: shape.width - 2 * shape.frame, h: shape.height })
    this.#labels.replaceChildren(
      ...shape.labels.map(({ text, x, y, edge }) => {
        const label = html('span', { class: `at label${edge ? ' beside' : ''}`, part: 'coordinate' }, text)
        place(label, { x, y })
        return label
      }),
    )
    this.grid.arrange(shape)
  }

  /** Names things, and shows the text field or hides it. */
  name(language: Language, board: string, entry: readonly [label: string, button: string] | null): void {
    attribute(this.#whole, 'lang', language)
    attribute(this.grid.element, 'aria-label', board)
    if (entry) {
      this.entry.name(...entry)
      if (!this.entry.element.isConnected) this.board.after(this.entry.element)
    } else this.entry.element.remove()
  }
}
