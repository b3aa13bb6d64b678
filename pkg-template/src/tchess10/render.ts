/** Pictures of positions and pieces of TCHESS-10. */
import * as rules from '../../generated/tchess10/bindings.js'
import { isObject, listOf, property, requireText } from '../arguments.js'
import { invalidArgument } from '../errors.js'
import {
  type OptionReaders,
  packedOptions,
  PIECE_OPTIONS,
  type PictureOptions,
  type PiecePictureOptions,
  positionOptions,
  readFromTo,
  readOrientation,
  type RenderColorsOf,
} from '../picture.js'
import type { Color, Square } from '../types.js'
import { call } from './call.js'
import { modBits, readMan } from './init.js'
import type { PositionLike } from './moves.js'
import { BOARD, pack } from './packed.js'
import type { Cell, ModName } from './types.js'

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
  /** The squares to show as the last move: a Move will do. Default: null. */
  readonly lastMove?:
    | { readonly from: Square; readonly to: Square; readonly path?: readonly Square[] | undefined }
    | null
    | undefined
}

/** How `pieceSvg` draws. */
export interface PieceOptions extends PiecePictureOptions<ColorRole> {
  /** What is played: with `jesterKing` a King is drawn as a crowned Jester. Default: none. */
  readonly mods?: Iterable<ModName> | undefined
  /** The side at the bottom of the board: for Black's, a piece that faces north points down. Default: `white`. */
  readonly orientation?: Color | undefined
}

/** What `pieceSvg` draws: a cell of a position, whatever its square. With a facing, its point is shown. */
export type Figure = Omit<Cell, 'square'>

const squareName = (value: unknown, argument: string): Square => BOARD.name(BOARD.number(value, argument))

/**
 * Draws a position: an SVG document, the same for the same arguments, that needs nothing from outside
 * and passes a strict content security policy; or plain text. Facings, two-storey pieces, borders and who has moved in
 * this turn are shown.
 *
 * @throws DasChessError `invalid_argument` names the option; `invalid_position`
 * @example
 * ```js
 * import { applyMove, fromPosition, legalMoves, render, START } from 'das-chess/tchess10'
 *
 * render(START).startsWith('<svg ') // => true
 * const [move] = legalMoves(START, { from: 'b2', to: 'c8' })
 * render(applyMove(START, move), { lastMove: move, orientation: 'black' }).length > 1000 // => true
 * render(fromPosition({ mods: ['strike'] }), { format: 'text' }).includes('H') // => true
 * render(START, { colors: { dark: 'no color' } }) // throws invalid_argument
 * ```
 */
export function render(position: PositionLike, options?: RenderOptions): string {
  const text = requireText(position)
  const input = packedOptions(options, OPTIONS)
  return call(() => rules.render(text, input))
}

/**
 * Draws one piece as an SVG document, in one storey or two.
 *
 * @param cell a cell as a Position gives it, or `{ name, color, facing?, below? }`
 * @throws DasChessError `invalid_argument`
 * @example
 * ```js
 * import { fromPosition, pieceSvg } from 'das-chess/tchess10'
 *
 * pieceSvg(fromPosition().pieceAt('b2'), { size: 48 }).startsWith('<svg ') // => true
 * pieceSvg({ name: 'king', color: 'white' }, { mods: ['jesterKing'] }).includes('<title>') // => true
 * ```
 */
export function pieceSvg(cell: Figure, options?: PieceOptions): string {
  if (!isObject(cell)) throw invalidArgument('cell', 'a cell', cell)
  const below = property(cell, 'below') ?? undefined
  if (below !== undefined && !isObject(below)) throw invalidArgument('cell.below', 'a man', below)
  const upper = readMan(cell, 'cell')
  const lower = below && readMan(below, 'cell.below')
  const packed = pack([upper.number, upper.facing, ...(lower ? [lower.number + 1, lower.facing] : [0, 0])])
  let mods = upper.isFacing || lower?.isFacing ? modBits(['polarity']) : 0
  const input = packedOptions(options, {
    ...PIECE_OPTIONS,
    orientation: readOrientation,
    mods(value, argument) {
      mods |= modBits(listOf(value, 100, argument), argument)
      return []
    },
  })
  return call(() => rules.pieceSvg(packed, mods, input))
}

const OPTIONS: OptionReaders = {
  ...positionOptions(squareName),
  lastMove: (value, argument) => (value === null ? [] : readPath(value, argument).map((square) => [square])),
}

function readPath(value: unknown, argument: string): Square[] {
  const path = isObject(value) ? (property(value, 'path') ?? undefined) : undefined
  if (path === undefined) return readFromTo(value, argument, squareName)
  return listOf(path, 3, `${argument}.path`).map((square, index) =>
    squareName(square, `${argument}.path[${index}]`),
  )
}
