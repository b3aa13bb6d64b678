/** Pictures of positions and pieces. */
import {
  entriesOf,
  isArray,
  isObject,
  listOf,
  property,
  requireBoolean,
  requireColor,
  requireInteger,
  requireOneOf,
  requireOptions,
  requireString,
  requireText,
} from './arguments.js'
import { call } from './call.js'
import { invalidArgument } from './errors.js'
import { readOccupant } from './init.js'
import { legateNumber, requireSquareName } from './packed.js'
import type { PositionLike } from './moves.js'
import type { Cell, Color, Square } from './types.js'

/** The parts of a picture that have a color. */
export type ColorRole =
  | 'light'
  | 'dark'
  | 'edge'
  | 'frame'
  | 'coordinates'
  | 'lastMove'
  | 'check'
  | 'mark'
  | 'arrow'
  | 'whiteFill'
  | 'whiteStroke'
  | 'whiteDetail'
  | 'blackFill'
  | 'blackStroke'
  | 'blackDetail'

/** Colors by part: `#rgb`, `#rrggbb`, a CSS name, `rgb()` or `hsl()`. */
export type RenderColors = { readonly [Role in ColorRole]?: string | undefined }

/** How `render` draws. */
export interface RenderOptions {
  /** Default: `svg`. */
  readonly format?: 'svg' | 'text' | undefined
  /** The side at the bottom. Default: `white`. */
  readonly orientation?: Color | undefined
  /** Whether files and ranks are named. Default: true. */
  readonly coordinates?: boolean | undefined
  /** Whether the edge files l and r are shown, with who stands there. Default: true. */
  readonly edges?: boolean | undefined
  /** Two squares to show as the last move: a Move will do. Default: null. */
  readonly lastMove?: { readonly from: Square; readonly to: Square } | null | undefined
  /** A square to show as in check; true for the King of the side to move, if it is. Default: false. */
  readonly check?: Square | boolean | undefined
  /** Squares to ring, or the ring's color by square. */
  readonly marks?: readonly Square[] | ReadonlySet<Square> | Readonly<Record<Square, string>> | undefined
  /** Arrows, the last one on top. */
  readonly arrows?:
    readonly { readonly from: Square; readonly to: Square; readonly color?: string | undefined }[] | undefined
  /** Where the Legates stand, White's on r2 to r5, Black's on r6 to r9 (rule 8.2). Default: null, not shown. */
  readonly legates?: { readonly white: Square; readonly black: Square } | null | undefined
  /** Width in pixels, 1 to 10,000. Default: the picture fills its place. SVG only. */
  readonly size?: number | undefined
  /** Colors in place of the usual ones. SVG only. */
  readonly colors?: RenderColors | undefined
  /** The title, plain text. Default: one that names the side to move. */
  readonly title?: string | undefined
  /** The text alternative, plain text. Default: one that names every man and square. */
  readonly description?: string | undefined
  /** The language of all words. Default: `en`. */
  readonly language?: 'en' | 'ru' | undefined
}

/** How `pieceSvg` draws. */
export interface PieceOptions {
  /** Width and height in pixels, 1 to 10,000. Default: the picture fills its place. */
  readonly size?: number | undefined
  /** Colors in place of the usual ones. */
  readonly colors?: RenderColors | undefined
  /** The language of the title. Default: `en`. */
  readonly language?: 'en' | 'ru' | undefined
}

/** What `pieceSvg` draws: a cell of a position, whatever its square, or a Legate. */
export type Figure = Omit<Cell, 'square'> | { readonly name: 'legate'; readonly color: Color }

/** Titles and descriptions longer than this are refused. In UTF-16 units. */
const MAX_LABEL = 10_000

/** Lists of marks and arrows longer than this are refused. */
const MAX_LIST = 1_000

/**
 * Draws a position: an SVG document, the same for the same arguments, that needs nothing from outside
 * and passes a strict content security policy; or plain text.
 *
 * @throws DasChessError `invalid_argument` names the option; `invalid_position`
 * @example
 * ```js
 * import { render, START } from 'das-chess'
 *
 * render(START).startsWith('<svg ') // => true
 * render(START, { orientation: 'black', size: 640, arrows: [{ from: 'e2', to: 'e4' }] }).length > 1000 // => true
 * render(START, { format: 'text' }).includes('S') // => true
 * render(START, { colors: { dark: 'no color' } }) // throws invalid_argument
 * ```
 */
export function render(position: PositionLike, options?: RenderOptions): string {
  const text = requireText(position)
  const input = readOptions(options, OPTIONS)
  return call((rules) => rules.render(text, input))
}

/**
 * Draws one piece as an SVG document: a vessel with its passenger, an air piece upside down, a Legate.
 *
 * @param cell a cell as a Position gives it, or `{ name, color, hull?, passenger? }`
 * @throws DasChessError `invalid_argument`
 * @example
 * ```js
 * import { fromPosition, pieceSvg } from 'das-chess'
 *
 * pieceSvg(fromPosition().pieceAt('e1'), { size: 48 }).startsWith('<svg ') // => true
 * pieceSvg({ name: 'legate', color: 'white' }).length > 100 // => true
 * ```
 */
export function pieceSvg(cell: Figure, options?: PieceOptions): string {
  if (!isObject(cell)) throw invalidArgument('cell', 'a cell', cell)
  const figure =
    property(cell, 'name') === 'legate'
      ? legateNumber(requireColor(property(cell, 'color'), 'cell.color'))
      : readOccupant(cell, 'cell')
  const input = readOptions(options, PIECE_OPTIONS)
  return call((rules) => rules.pieceSvg(figure, input))
}

/** The options as Rust reads them, each property of its one type; see src/wasm/render.rs. */
interface RenderInput {
  text: boolean
  black: boolean
  coordinates: boolean
  edges: boolean
  lastMove: string[]
  check: string
  marks: string[]
  arrows: string[]
  legates: string[]
  title: string | undefined
  description: string | undefined
  size: number | undefined
  colors: string[]
  language: string
}

const DEFAULTS: RenderInput = {
  text: false,
  black: false,
  coordinates: true,
  edges: true,
  lastMove: [],
  check: '',
  marks: [],
  arrows: [],
  legates: [],
  title: undefined,
  description: undefined,
  size: undefined,
  colors: [],
  language: 'en',
}

/** Reads one option; throws `invalid_argument` for a value of the wrong type. */
type Reader = (value: unknown, argument: string) => Partial<RenderInput>

const PIECE_OPTIONS: Readonly<Record<string, Reader>> = {
  size: (value, argument) => ({ size: requireInteger(value, 1, 10_000, argument) }),
  colors: (value, argument) => ({ colors: readColors(value, argument) }),
  language: (value, argument) => ({ language: requireOneOf(value, ['en', 'ru'], argument) }),
}

const OPTIONS: Readonly<Record<string, Reader>> = {
  ...PIECE_OPTIONS,
  format: (value, argument) => ({ text: requireOneOf(value, ['svg', 'text'], argument) === 'text' }),
  orientation: (value, argument) => ({ black: requireColor(value, argument) === 'black' }),
  coordinates: (value, argument) => ({ coordinates: requireBoolean(value, argument) }),
  edges: (value, argument) => ({ edges: requireBoolean(value, argument) }),
  lastMove: (value, argument) => ({ lastMove: value === null ? [] : readFromTo(value, argument) }),
  check: (value, argument) => ({ check: readCheck(value, argument) }),
  marks: (value, argument) => ({ marks: readMarks(value, argument) }),
  arrows: (value, argument) => ({ arrows: readArrows(value, argument) }),
  legates: (value, argument) => ({ legates: value === null ? [] : readLegates(value, argument) }),
  title: (value, argument) => ({ title: requireString(value, MAX_LABEL, argument) }),
  description: (value, argument) => ({ description: requireString(value, MAX_LABEL, argument) }),
}

/** Every option given, over the defaults. One that is undefined is not given, an unknown one is refused. */
function readOptions(options: unknown, readers: Readonly<Record<string, Reader>>): RenderInput {
  const input = { ...DEFAULTS }
  for (const [name, value] of entriesOf(requireOptions(options, 'options'), MAX_LIST, 'options')) {
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined
    if (!read) throw invalidArgument('options', `an object of ${Object.keys(readers).join(', ')}`, name)
    if (value !== undefined) Object.assign(input, read(value, name))
  }
  return input
}

function readFromTo(value: unknown, argument: string): [Square, Square] {
  if (!isObject(value)) throw invalidArgument(argument, 'an object with from and to', value)
  return [
    requireSquareName(property(value, 'from'), `${argument}.from`),
    requireSquareName(property(value, 'to'), `${argument}.to`),
  ]
}

function readCheck(value: unknown, argument: string): string {
  if (typeof value === 'boolean') return value ? 'king' : ''
  return requireSquareName(value, argument)
}

function readColor(value: unknown, argument: string): string {
  if (value === '') throw invalidArgument(argument, 'a color', value)
  return requireString(value, 100, argument)
}

function readColors(value: unknown, argument: string): string[] {
  if (!isObject(value)) throw invalidArgument(argument, 'an object', value)
  return entriesOf(value, MAX_LIST, argument)
    .filter(([, color]) => color !== undefined)
    .flatMap(([role, color]) => [role.slice(0, 100), readColor(color, `${argument}.${role}`)])
}

function readMarks(value: unknown, argument: string): string[] {
  if (isObject(value) && typeof property(value, Symbol.iterator) === 'function') {
    const squares = listOf(value, MAX_LIST, argument)
    return squares.flatMap((square, index) => [requireSquareName(square, `${argument}[${index}]`), ''])
  }
  if (!isObject(value)) throw invalidArgument(argument, 'a list of squares, or colors by square', value)
  return entriesOf(value, MAX_LIST, argument).flatMap(([square, color]) => [
    requireSquareName(square, argument),
    readColor(color, `${argument}.${square}`),
  ])
}

function readArrows(value: unknown, argument: string): string[] {
  if (!isArray(value)) throw invalidArgument(argument, 'a list of arrows', value)
  return listOf(value, MAX_LIST, argument).flatMap((arrow, index) => {
    const ends = readFromTo(arrow, `${argument}[${index}]`)
    const color = property(arrow as object, 'color')
    return [...ends, color === undefined ? '' : readColor(color, `${argument}[${index}].color`)]
  })
}

function readLegates(value: unknown, argument: string): [string, string] {
  if (!isObject(value)) throw invalidArgument(argument, 'null or an object with white and black', value)
  return [
    requireString(property(value, 'white'), 10, `${argument}.white`),
    requireString(property(value, 'black'), 10, `${argument}.black`),
  ]
}
