/** Pictures of positions and pieces. */
import * as rules from '../generated/das-chess/bindings.js'
import { isObject, property, requireColor, requireString, requireText } from './arguments.js'
import { call } from './call.js'
import { invalidArgument } from './errors.js'
import { readOccupant } from './init.js'
import type { PositionLike } from './moves.js'
import { legateNumber, requireSquareName } from './packed.js'
import {
  type OptionReaders,
  packedOptions,
  PIECE_OPTIONS,
  type PictureOptions,
  type PiecePictureOptions,
  positionOptions,
  readFlag,
  readFromTo,
  type RenderColorsOf,
} from './picture.js'
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
export type RenderColors = RenderColorsOf<ColorRole>

/** How `render` draws. */
export interface RenderOptions extends PictureOptions<ColorRole> {
  /** Whether the edge files l and r are shown, with who stands there. Default: true. */
  readonly edges?: boolean | undefined
  /** Two squares to show as the last move: a Move will do. Default: null. */
  readonly lastMove?: { readonly from: Square; readonly to: Square } | null | undefined
  /** Where the Legates stand, White's on r2 to r5, Black's on r6 to r9 (rule 8.2). Default: null, not shown. */
  readonly legates?: { readonly white: Square; readonly black: Square } | null | undefined
}

/** How `pieceSvg` draws. */
export type PieceOptions = PiecePictureOptions<ColorRole>

/** What `pieceSvg` draws: a cell of a position, whatever its square, or a Legate. */
export type Figure = Omit<Cell, 'square'> | { readonly name: 'legate'; readonly color: Color }

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
  const input = packedOptions(options, OPTIONS)
  return call(() => rules.render(text, input))
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
  const input = packedOptions(options, PIECE_OPTIONS)
  return call(() => rules.pieceSvg(figure, input))
}

const OPTIONS: OptionReaders = {
  ...positionOptions(requireSquareName),
  edges: readFlag,
  lastMove: (value, argument) =>
    value === null ? [] : readFromTo(value, argument, requireSquareName).map((square) => [square]),
  legates: (value, argument) => (value === null ? [] : [readLegates(value, argument)]),
}

function readLegates(value: unknown, argument: string): [string, string] {
  if (!isObject(value)) throw invalidArgument(argument, 'null or an object with white and black', value)
  return [
    requireString(property(value, 'white'), 10, `${argument}.white`),
    requireString(property(value, 'black'), 10, `${argument}.black`),
  ]
}
