/** Where the cells are: names and places only. Lengths are in sides of a square. */
import type { Layout, Side, Square } from './game.js'

const MARGIN = 0.03
const GAP = 0.14
const WIDE_FRAME = 0.5
const NARROW_FRAME = 0.12

export interface Place {
  readonly square: Square
  readonly edge: boolean
  /** Of a square of the board. a1 is dark. */
  readonly dark: boolean
  /** Counted from the upper left corner as it is seen; the edge files are columns too. */
  readonly column: number
  readonly row: number
  /** The upper left corner. */
  readonly x: number
  readonly y: number
}

export interface Label {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly edge: boolean
}

/** All places of a board that is seen from one side. */
export interface Geometry {
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly ranks: number
  /** Where the frame round the squares begins. */
  readonly frame: number
  readonly rows: readonly (readonly Place[])[]
  readonly places: ReadonlyMap<Square, Place>
  /** Names of files and ranks, by their centers. */
  readonly labels: readonly Label[]
}

export function geometry(
  layout: Layout,
  options: { readonly orientation: Side; readonly coordinates: boolean; readonly envoys: boolean },
): Geometry {
  const white = options.orientation === 'white'
  const { ranks, edges } = layout
  const files = [...layout.files]
  if (edges) {
    files.unshift(edges[0].file)
    files.push(edges[1].file)
  }
  const first = edges ? 1 : 0
  const last = files.length - 1 - first
  const size = options.coordinates ? WIDE_FRAME : NARROW_FRAME
  const beside = edges ? MARGIN + 1 + GAP : 0
  const width = 2 * (beside + size) + layout.files.length
  const has = (file: string, rank: number) => {
    const edge = edges?.find((edge) => edge.file === file)
    return !edge || edge.ranks.includes(rank) || (options.envoys && edge.envoyRanks?.includes(rank))
  }
  const x = (column: number) =>
    column < first ? MARGIN : column > last ? width - MARGIN - 1 : beside + size + column - first
  const places = new Map<Square, Place>()
  const rows: Place[][] = []
  for (let row = 0; row < ranks; row++) {
    const rank = white ? ranks - row : row + 1
    const line: Place[] = []
    for (let column = 0; column < files.length; column++) {
      const index = white ? column : files.length - 1 - column
      const file = files[index]!
      if (!has(file, rank)) continue
      const place = {
        square: file + rank,
        edge: column < first || column > last,
        dark: (index - first + rank) % 2 === 1,
        column,
        row,
        x: x(column),
        y: NARROW_FRAME + row,
      }
      line.push(place)
      places.set(place.square, place)
    }
    rows.push(line)
  }
  const labels: Label[] = []
  if (options.coordinates) {
    files.forEach((_, column) => {
      const text = files[white ? column : files.length - 1 - column]!
      const edge = column < first || column > last
      labels.push({ text, x: x(column) + 0.5, y: NARROW_FRAME + ranks + size / 2, edge })
    })
    for (let row = 0; row < ranks; row++) {
      const text = String(white ? ranks - row : row + 1)
      for (const x of [beside + size / 2, width - beside - size / 2])
        labels.push({ text, x, y: NARROW_FRAME + row + 0.5, edge: false })
    }
  }
  return {
    width,
    height: NARROW_FRAME + ranks + size,
    columns: files.length,
    ranks,
    frame: beside,
    rows,
    places,
    labels,
  }
}

/** The next cell in a direction, as it is seen; cells that are missing are passed over. Null at the end. */
export function neighbour(board: Geometry, square: Square, right: number, down: number): Square | null {
  const here = board.places.get(square)
  if (!here) return null
  let { column, row } = here
  for (;;) {
    column += right
    row += down
    if (column < 0 || row < 0 || column >= board.columns || row >= board.ranks) return null
    const place = board.rows[row]!.find((place) => place.column === column)
    if (place) return place.square
  }
}
