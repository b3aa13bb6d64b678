/** The cells: made when the layout changes, filled from a picture at every change. */
import type { Figure, Square } from '../game.js'
import type { Geometry, Place } from '../layout.js'
import { html, part, set, svg } from './dom.js'
import type { Draw } from './drawings.js'

/** What is to be seen and heard on one cell. */
export interface CellPicture {
  readonly figure: Figure | null | undefined
  /** The path of a sign, drawn where nobody stands. */
  readonly sign: string | undefined
  readonly label: string
  readonly selected: boolean
  /** Class names (see style.css). */
  readonly states: string
}

interface Cell {
  readonly element: HTMLElement
  readonly piece: HTMLElement
  /** Its classes that no state has a say in. */
  readonly base: string
  /** What is drawn on it. */
  drawing?: string | undefined
}

export type Grid = ReturnType<typeof makeGrid>

export function makeGrid(draw: Draw) {
  const element = part('div', 'grid', { role: 'grid' })
  let geometry: Geometry
  let cells = new Map<Square, Cell>()
  let current: Square = ''

  const cell = (square: Square) => cells.get(square)?.element

  /** Moves the one tab stop, and the focus with it if asked. */
  function focus(square: Square, focus: boolean): void {
    for (const [other, { element }] of cells) element.tabIndex = other === square ? 0 : -1
    current = square
    if (focus) cell(square)!.focus({ preventScroll: true })
  }

  return {
    /** The element with the role `grid`. */
    element,
    cell,
    focus,

    get geometry(): Geometry {
      return geometry
    },

    /** The cell that the Tab key reaches. */
    get current(): Square {
      return current
    },

    /** Lays the cells out; they stand in the document as they are seen, so that they are read in that order. */
    arrange(shape: Geometry): void {
      const focused = element.matches(':focus-within')
      const before = cells
      geometry = shape
      cells = new Map()
      const rows = shape.rows.map((row) => {
        const elements = row.map((place) => {
          const cell = before.get(place.square) ?? makeCell(place)
          cells.set(place.square, cell)
          // Seen from the other side it may look otherwise.
          cell.drawing = undefined
          set(cell.element, { '--x': place.x, '--y': place.y, 'aria-colindex': place.column + 1 })
          return cell.element
        })
        return html('div', { role: 'row' }, ...elements)
      })
      element.replaceChildren(...rows)
      const corner = shape.rows.at(-1)!.find(({ edge }) => !edge)!.square
      focus(cells.has(current) ? current : corner, focused)
    },

    draw(picture: (place: Place) => CellPicture): void {
      for (const [square, cell] of cells) {
        const { figure, sign, label, selected, states } = picture(geometry.places.get(square)!)
        const drawing = figure?.key ?? sign ?? ''
        if (cell.drawing !== drawing) {
          cell.drawing = drawing
          cell.piece.replaceChildren(...(figure ? [draw(figure)] : sign ? [drawSign(sign)] : []))
        }
        const attributes = { class: `${cell.base} ${states}`, 'aria-label': label, 'aria-selected': selected }
        set(cell.element, attributes)
      }
    },
  }
}

function makeCell({ square, edge, dark }: Place): Cell {
  const kind = edge ? 'edge' : dark ? 'dark' : 'light'
  const piece = part('div', 'piece')
  const attributes = { part: `square ${kind}`, role: 'gridcell', 'data-square': square }
  return { element: html('div', attributes, piece, part('div', 'hint')), piece, base: `at cell ${kind}` }
}

const drawSign = (path: string) =>
  svg('svg', { viewBox: '-50 -50 100 100', class: 'sign', 'aria-hidden': true }, svg('path', { d: path }))
