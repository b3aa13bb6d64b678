/** Draws the board: a grid of cells made once, and filled anew from a scene at each change. */
import type { Cell, Color, Mover, Square } from 'das-chess'
import { describeCell } from '../words.ts'
import { FILES, RANKS, rows, type Place } from './geometry.ts'
import { drawPiece } from './pieces.ts'

/** All that is to be seen on the board. */
export interface Scene {
  readonly cells: ReadonlyMap<Square, Cell>
  readonly orientation: Color
  /** Squares whose man can move now. */
  readonly movable: ReadonlySet<Square>
  readonly selected: Square | null
  /** Where the selected man may go, and who of it: the vessel, its passenger, or both. */
  readonly targets: ReadonlyMap<Square, ReadonlySet<Mover>>
  readonly lastMove: readonly Square[]
  readonly check: Square | null
}

/** A man that came from somewhere else. */
export interface Slide {
  readonly from: Square
  readonly to: Square
}

const SLIDE_MS = 180

interface Drawn {
  readonly place: Place
  readonly element: HTMLElement
  readonly piece: HTMLElement
  key: string
}

export class BoardView {
  readonly #root: HTMLElement
  readonly #cells = new Map<Square, Drawn>()
  #orientation: Color | null = null
  /** The one cell that the Tab key reaches. */
  #current: Square = 'a1'

  constructor(root: HTMLElement) {
    this.#root = root
    root.setAttribute('role', 'grid')
    root.setAttribute('aria-label', 'Das Chess board')
    for (const row of rows('white')) for (const place of row) this.#cells.set(place.square, makeCell(place))
  }

  /** The square that an element of the board belongs to. */
  squareOf(target: EventTarget | null): Square | null {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null
    return element && this.#root.contains(element) ? (element.dataset['square'] ?? null) : null
  }

  /** Where a square is on the screen. */
  rectOf(square: Square): DOMRect {
    return this.#cells.get(square)!.element.getBoundingClientRect()
  }

  get current(): Square {
    return this.#current
  }

  /** Moves the board's one tab stop, and the focus with it if asked. */
  setCurrent(square: Square, focus: boolean): void {
    this.#cells.get(this.#current)!.element.tabIndex = -1
    const { element } = this.#cells.get(square)!
    element.tabIndex = 0
    this.#current = square
    if (focus) element.focus()
  }

  draw(scene: Scene, slides: readonly Slide[] = []): void {
    if (scene.orientation !== this.#orientation) this.#arrange(scene.orientation)
    for (const [square, drawn] of this.#cells) fillCell(drawn, square, scene)
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      for (const slide of slides) this.#slide(slide)
  }

  /** Lays the cells out; their order in the document is the one that is seen. */
  #arrange(orientation: Color): void {
    const focused = this.#root.contains(document.activeElement)
    this.#root.replaceChildren(
      ...rows(orientation).map((row, fromTop) => {
        const line = document.createElement('div')
        line.className = 'row'
        line.setAttribute('role', 'row')
        for (const [index, place] of row.entries()) {
          const { element } = this.#cells.get(place.square)!
          const left = row.length === FILES.length ? index + 1 : index
          element.style.setProperty('--column', String(left + 1))
          element.style.setProperty('--row', String(fromTop + 1))
          element.classList.toggle('at-left', left <= 1)
          element.classList.toggle('at-right', left >= FILES.length)
          element.classList.toggle('at-top', fromTop === 0)
          element.classList.toggle('at-bottom', fromTop === RANKS - 1)
          line.append(element)
        }
        return line
      }),
    )
    this.#orientation = orientation
    this.setCurrent(this.#current, focused)
  }

  #slide({ from, to }: Slide): void {
    const start = this.rectOf(from)
    const end = this.rectOf(to)
    const { piece } = this.#cells.get(to)!
    const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px)`
    piece.animate([{ transform: shift }, { transform: 'none' }], { duration: SLIDE_MS, easing: 'ease-out' })
  }
}

function makeCell(place: Place): Drawn {
  const element = document.createElement('div')
  element.setAttribute('role', 'gridcell')
  element.dataset['square'] = place.square
  element.className = `cell ${place.edge ? 'edge' : place.dark ? 'dark' : 'light'}`
  element.tabIndex = -1
  if (place.edge) element.dataset['name'] = place.square
  else {
    element.dataset['file'] = place.file
    element.dataset['rank'] = String(place.rank)
  }
  const mark = document.createElement('span')
  mark.className = 'mark'
  const piece = document.createElement('span')
  piece.className = 'piece'
  element.append(mark, piece)
  return { place, element, piece, key: '' }
}

function fillCell(drawn: Drawn, square: Square, scene: Scene): void {
  const { element, piece, place } = drawn
  const cell = scene.cells.get(square)
  const words = cell ? describeCell(cell) : place.edge ? 'edge, empty' : 'empty'
  if (drawn.key !== words) {
    piece.replaceChildren(...(cell ? [drawPiece(cell)] : []))
    drawn.key = words
  }
  const movers = scene.targets.get(square)
  const selected = scene.selected === square
  const state: Record<string, boolean> = {
    occupied: Boolean(cell),
    movable: scene.movable.has(square),
    selected,
    target: Boolean(movers),
    'by-passenger': movers?.has('passenger') ?? false,
    'by-piece': Boolean(movers?.has('piece') || movers?.has('vessel')),
    last: scene.lastMove.includes(square),
    check: scene.check === square,
  }
  for (const [name, on] of Object.entries(state)) element.classList.toggle(name, on)
  element.setAttribute('aria-selected', String(selected))
  const notes = [`${square}, ${words}`]
  if (scene.check === square) notes.push('in check')
  if (selected) notes.push('selected')
  if (movers) notes.push(targetWords(movers))
  element.setAttribute('aria-label', notes.join(', '))
}

function targetWords(movers: ReadonlySet<Mover>): string {
  if (!movers.has('passenger')) return 'can go here'
  return movers.size > 1 ? 'vessel or passenger can go here' : 'passenger can go here'
}
