/** The cells: made when the layout changes, filled from a picture at every change. */
import type { Figure, Square } from '../game.js'
import type { Geometry, Place } from '../layout.js'
import { attribute, html, place, svg } from './dom.js'
import type { Drawings } from './drawings.js'

/** What is to be seen and heard on one cell. */
export interface CellPicture {
  readonly figure: Figure | null
  /** Drawn on the cell where nobody stands. */
  readonly sign: string | null
  readonly label: string
  readonly states: ReadonlySet<CellState>
}

export type CellState =
  | 'movable'
  | 'selected'
  | 'waiting'
  | 'target'
  | 'lower'
  | 'upper'
  | 'occupied'
  | 'over'
  | 'last-from'
  | 'last-to'
  | 'check'
  | 'ghost'

interface Drawn {
  readonly element: HTMLElement
  readonly piece: HTMLElement
  /** Its classes that no state has a say in. */
  readonly base: string
  key: string
}

export class Grid {
  /** The element with the role `grid`. */
  readonly element: HTMLElement
  readonly #drawings: Drawings
  #geometry: Geometry | undefined
  #cells = new Map<Square, Drawn>()
  #current: Square = ''

  constructor(drawings: Drawings) {
    this.#drawings = drawings
    this.element = html('div', { role: 'grid', part: 'grid' })
  }

  get geometry(): Geometry {
    return this.#geometry!
  }

  /** The cell that the Tab key reaches. */
  get current(): Square {
    return this.#current
  }

  cell(square: Square): HTMLElement | undefined {
    return this.#cells.get(square)?.element
  }

  /** Whether the focus is on one of the cells. */
  get focused(): boolean {
    const root = this.element.getRootNode() as ShadowRoot
    return this.element.contains(root.activeElement)
  }

  /** Lays the cells out; they stand in the document as they are seen, so that they are read in that order. */
  arrange(geometry: Geometry): void {
    const { focused } = this
    this.#geometry = geometry
    const cells = new Map<Square, Drawn>()
    const rows = geometry.rows.map((row, index) => {
      const children = row.map((place) => {
        const drawn = this.#cells.get(place.square) ?? makeCell(place)
        settle(drawn.element, place)
        cells.set(place.square, drawn)
        return drawn.element
      })
      return html('div', { role: 'row', 'aria-rowindex': index + 1 }, ...children)
    })
    this.#cells = cells
    this.element.setAttribute('aria-colcount', String(geometry.columns))
    this.element.setAttribute('aria-rowcount', String(geometry.ranks))
    this.element.replaceChildren(...rows)
    const fallback = geometry.rows[geometry.ranks - 1]!.find(({ edge }) => !edge)!.square
    this.focus(cells.has(this.#current) ? this.#current : fallback, focused)
  }

  /** Moves the one tab stop, and the focus with it if asked. */
  focus(square: Square, focus: boolean): void {
    const next = this.cell(square)
    if (!next) return
    const last = this.cell(this.#current)
    if (last) last.tabIndex = -1
    next.tabIndex = 0
    this.#current = square
    if (focus) next.focus({ preventScroll: true })
  }

  draw(picture: (place: Place) => CellPicture): void {
    for (const [square, drawn] of this.#cells) {
      const { figure, sign, label, states } = picture(this.#geometry!.places.get(square)!)
      const { element, piece } = drawn
      const key = figure?.key ?? sign ?? ''
      if (drawn.key !== key) {
        drawn.key = key
        piece.replaceChildren()
        if (figure) piece.append(this.#drawings.of(figure))
        else if (sign) piece.append(signOf(sign))
      }
      attribute(element, 'class', [drawn.base, ...states].join(' '))
      attribute(element, 'aria-label', label)
      attribute(element, 'aria-selected', String(states.has('selected')))
    }
  }
}

function makeCell({ square, edge, dark }: Place): Drawn {
  const kind = edge ? 'edge' : dark ? 'dark' : 'light'
  const piece = html('span', { class: 'piece', part: 'piece' })
  const hint = html('span', { class: 'hint', part: 'hint' })
  const attributes = { role: 'gridcell', part: `square ${kind}`, tabindex: -1, 'data-square': square }
  return { element: html('div', attributes, piece, hint), piece, base: `at cell ${kind}`, key: '' }
}

function settle(element: HTMLElement, { x, y, column }: Place): void {
  place(element, { x, y })
  element.setAttribute('aria-colindex', String(column + 1))
}

const signOf = (path: string) =>
  svg('svg', { viewBox: '-50 -50 100 100', class: 'sign', 'aria-hidden': 'true' }, svg('path', { d: path }))
