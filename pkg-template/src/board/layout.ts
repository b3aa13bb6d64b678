/** Where the cells are: names and places only. Lengths are in sides of a square. */
import type { Layout, Side, Square } from './game.js'

const GAP = 0.1
const WIDE_FRAME = 0.4
const NARROW_FRAME = 0.12

/** A cell and where it is. */
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

/** The name of a file or a rank, by its center. */
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
  /** Where the frame round the squares begins. */
  readonly frame: number
  readonly rows: readonly (readonly Place[])[]
  /** Row by row, each from left to right. */
  readonly places: ReadonlyMap<Square, Place>
  /** Names of files and ranks, by their centers. */
  readonly labels: readonly Label[]
}

export function geometry(
  { files, ranks: height, edges = {} }: Layout,
  options: { readonly orientation: Side; readonly coordinates: boolean; readonly envoys: boolean },
): Geometry {
  const columns = [...files]
  const ranks = Array.from({ length: height }, (_, index) => height - index)
  if (options.orientation === 'black') for (const line of [columns, ranks]) line.reverse()
  const size = options.coordinates ? WIDE_FRAME : NARROW_FRAME
  const beside = columns[0]! in edges ? 1 : 0
  const frame = beside * (1 + GAP)
  const width = 2 * (frame + size - beside) + files.length
  const last = files.length - 1 - beside
  const x = (column: number) =>
    column < beside ? 0 : column > last ? width - 1 : frame + size + column - beside
  const rows = ranks.map((rank, row) =>
    columns.flatMap((file, column): Place[] => {
      const edge = edges[file]
      if (edge && ![...edge.ranks, ...((options.envoys && edge.envoyRanks) || [])].includes(rank)) return []
      const dark = (file.charCodeAt(0) + rank) % 2 === 0
      return [{ square: file + rank, edge: !!edge, dark, column, row, x: x(column), y: NARROW_FRAME + row }]
    }),
  )
  const labels = columns.map((text, column): Label => {
    return { text, x: x(column) + 0.5, y: NARROW_FRAME + height + size / 2, edge: text in edges }
  })
  ranks.forEach((rank, row) => {
    for (const x of [frame + size / 2, width - frame - size / 2])
      labels.push({ text: `${rank}`, x, y: NARROW_FRAME + row + 0.5, edge: false })
  })
  return {
    width,
    height: NARROW_FRAME + height + size,
    frame,
    rows,
    places: new Map(rows.flat().map((place) => [place.square, place])),
    labels: options.coordinates ? labels : [],
  }
}

/** The cell so many steps on in a row or column, or its last; cells that are missing are passed over. */
export function cellAt({ places }: Geometry, square: Square, line: 'row' | 'column', steps: number): Square {
  const here = places.get(square)!
  const cells = [...places.values()].filter((place) => place[line] === here[line])
  return cells[Math.max(0, Math.min(cells.indexOf(here) + steps, cells.length - 1))]!.square
}
