/** Reads attributes and what is given to the properties of the same names. */
import type { Square } from './game.js'

/** Two squares. */
export interface Ends {
  readonly from: Square
  readonly to: Square
}

/** A ring round a square. Without a color it has the theme's. */
export interface Mark {
  readonly square: Square
  readonly color?: string | undefined
}

/** An arrow between two squares. Without a color it has the theme's. */
export interface Arrow extends Ends {
  readonly color?: string | undefined
}

/** One or two squares, then perhaps a color: `e4`, `e2e4`, `e2-e4=red`. */
const WORD = /^([a-z](?:10|[1-9]))(?:[-\s]?([a-z](?:10|[1-9])))?(?:=(.+))?$/

/** A text's words as its squares and color; what is no such text is taken as it is. */
function read(value: unknown, count: 1 | 2): { from: Square; to: Square; color: string | undefined } {
  const { from, to, color } = value as { from: Square; to: Square; color?: string }
  const text = typeof value === 'string' ? value.trim() : count === 2 ? `${from}-${to}` : ''
  const [, first, second, written] = WORD.exec(text) ?? []
  if (!first || !second === (count === 2))
    throw new TypeError(`Not like '${count === 1 ? 'e4' : 'e2e4'}': ${JSON.stringify(value)}`)
  return { from: first, to: second!, color: written ?? color }
}

const list = (value: unknown): unknown[] =>
  typeof value === 'string'
    ? value.split(/[\s,]+/).filter(Boolean)
    : [...((value ?? []) as Iterable<unknown>)]

/** Two squares, `'e2e4'` or `{ from, to }`, or null for none. */
export function readLastMove(value: unknown): Ends | null {
  if (!value) return null
  const { from, to } = read(value, 2)
  return { from, to }
}

/** `'e4 d5=red'`, a list of squares, or colors by square. */
export function readMarks(value: unknown): Mark[] {
  if (value && typeof value === 'object' && !(Symbol.iterator in value))
    value = Object.entries(value).map(([square, color]) => `${square}=${color}`)
  return list(value).map((word) => {
    const { from, color } = read(word, 1)
    return { square: from, color }
  })
}

/** `'e2e4 g1f3=red'`, or a list of `{ from, to, color? }`. */
export function readArrows(value: unknown): Arrow[] {
  return list(value).map((word) => read(word, 2))
}
