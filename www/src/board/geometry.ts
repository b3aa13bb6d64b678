/** Where the cells are: names and places only, no rules. */
import type { Color, Square } from 'das-chess'

export const FILES = 'abcdefghij'
export const RANKS = 10
const EDGE_RANKS = new Set([1, RANKS])
const ROW = `l${FILES}r`

export interface Place {
  readonly square: Square
  readonly file: string
  readonly rank: number
  /** On an edge file; such a cell stands beside the board. */
  readonly edge: boolean
  /** Of a main-board square. a1 is dark. */
  readonly dark: boolean
}

function place(file: string, rank: number): Place {
  const index = FILES.indexOf(file)
  return {
    square: `${file}${rank}`,
    file,
    rank,
    edge: index < 0,
    dark: index >= 0 && (index + rank) % 2 === 1,
  }
}

/** The rows as seen by `color` from its own side, the farthest first, each from left to right. */
export function rows(color: Color): Place[][] {
  const rows = []
  for (let rank = RANKS; rank >= 1; rank--) {
    const files = EDGE_RANKS.has(rank) ? ROW : FILES
    rows.push([...files].map((file) => place(file, rank)))
  }
  return color === 'white' ? rows : rows.reverse().map((row) => row.reverse())
}

/** The cell that an arrow key leads to from `square`, by what is seen; itself if there is none. */
export function neighbour(square: Square, color: Color, right: number, up: number): Square {
  const turn = color === 'white' ? 1 : -1
  const file = ROW.indexOf(square[0]!) + right * turn
  const rank = Number(square.slice(1)) + up * turn
  if (rank < 1 || rank > RANKS || file < 0 || file >= ROW.length) return square
  const edge = file === 0 || file === ROW.length - 1
  return edge && !EDGE_RANKS.has(rank) ? square : `${ROW[file]}${rank}`
}

/** The first or last main-board square of the row, as it is seen. */
export function rowEnd(square: Square, color: Color, right: boolean): Square {
  const last = right === (color === 'white')
  return `${FILES[last ? FILES.length - 1 : 0]}${square.slice(1)}`
}
