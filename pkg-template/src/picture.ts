/** Options of pictures, read for Rust; what both games share. */
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
} from './arguments.js'
import { invalidArgument } from './errors.js'
import { packTexts } from './texts.js'
import type { Color, Square } from './types.js'

/** Colors by part: `#rgb`, `#rrggbb`, a CSS name, `rgb()` or `hsl()`. */
export type RenderColorsOf<Role extends string> = { readonly [Part in Role]?: string | undefined }

/** How pictures of positions are drawn, in both games. */
export interface PictureOptions<Role extends string> extends PiecePictureOptions<Role> {
  /** Default: `svg`. */
  readonly format?: 'svg' | 'text' | undefined
  /** The side at the bottom. Default: `white`. */
  readonly orientation?: Color | undefined
  /** Whether files and ranks are named. Default: true. */
  readonly coordinates?: boolean | undefined
  /** A square to show as in check; true for the King of the side to move, if it is. Default: false. */
  readonly check?: Square | boolean | undefined
  /** Squares to ring, or the ring's color by square. */
  readonly marks?: readonly Square[] | ReadonlySet<Square> | Readonly<Record<Square, string>> | undefined
  /** Arrows, the last one on top. */
  readonly arrows?:
    readonly { readonly from: Square; readonly to: Square; readonly color?: string | undefined }[] | undefined
  /** The title, plain text. Default: one that names the side to move. */
  readonly title?: string | undefined
  /** The text alternative, plain text. Default: one that names every man and square. */
  readonly description?: string | undefined
}

/** How pictures of single pieces are drawn, in both games. */
export interface PiecePictureOptions<Role extends string> {
  /** Width in pixels, 1 to 10,000. Default: the picture fills its place. SVG only. */
  readonly size?: number | undefined
  /** Colors in place of the usual ones. SVG only. */
  readonly colors?: RenderColorsOf<Role> | undefined
  /** The language of all words. Default: `en`. */
  readonly language?: 'en' | 'ru' | undefined
}

/** Titles and descriptions longer than this are refused. In UTF-16 units. */
const MAX_LABEL = 10_000

/** Lists of marks and arrows longer than this are refused. */
const MAX_LIST = 1_000

/** Reads one option; throws `invalid_argument` for a value of the wrong type. Gives what crosses for each item of it. */
export type OptionReader = (
  value: unknown,
  argument: string,
) => readonly (readonly [value: string, more?: string])[]

/** Readers of options by name. */
export type OptionReaders = Readonly<Record<string, OptionReader>>

/** Reads a square's name, where it is one of the game's board. */
export type ReadSquare = (value: unknown, argument: string) => Square

/** The options of single pieces. */
export const PIECE_OPTIONS: OptionReaders = {
  size: (value, argument) => [[String(requireInteger(value, 1, 10_000, argument))]],
  colors: readColors,
  language: (value, argument) => [[requireOneOf(value, ['en', 'ru'], argument)]],
}

/** The options of positions on a board with these squares. */
export function positionOptions(readSquare: ReadSquare): OptionReaders {
  return {
    ...PIECE_OPTIONS,
    format: (value, argument) => [[requireOneOf(value, ['svg', 'text'], argument)]],
    orientation: readOrientation,
    coordinates: readFlag,
    check: (value, argument) => [[typeof value === 'boolean' ? String(value) : readSquare(value, argument)]],
    marks: (value, argument) => readMarks(value, argument, readSquare),
    arrows: (value, argument) => readArrows(value, argument, readSquare),
    title: readLabel,
    description: readLabel,
  }
}

export const readOrientation: OptionReader = (value, argument) => [[requireColor(value, argument)]]

export const readFlag: OptionReader = (value, argument) => [[String(requireBoolean(value, argument))]]

const readLabel: OptionReader = (value, argument) => [[requireString(value, MAX_LABEL, argument)]]

/**
 * Every option given, as three texts of a list each; see src/wasm/picture.rs. One that is undefined is not given, an
 * unknown one is refused.
 */
export function packedOptions(options: unknown, readers: OptionReaders): string {
  const texts: string[] = []
  for (const [name, value] of entriesOf(requireOptions(options, 'options'), MAX_LIST, 'options')) {
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined
    if (!read) throw invalidArgument('options', `an object of ${Object.keys(readers).join(', ')}`, name)
    if (value === undefined) continue
    for (const [one, more = ''] of read(value, name)) texts.push(name, one, more)
  }
  return packTexts(texts)
}

/** Two squares of an object. */
export function readFromTo(value: unknown, argument: string, readSquare: ReadSquare): [Square, Square] {
  if (!isObject(value)) throw invalidArgument(argument, 'an object with from and to', value)
  return [
    readSquare(property(value, 'from'), `${argument}.from`),
    readSquare(property(value, 'to'), `${argument}.to`),
  ]
}

function readColor(value: unknown, argument: string): string {
  if (value === '') throw invalidArgument(argument, 'a color', value)
  return requireString(value, 100, argument)
}

function readColors(value: unknown, argument: string): [string, string][] {
  if (!isObject(value)) throw invalidArgument(argument, 'an object', value)
  return entriesOf(value, MAX_LIST, argument)
    .filter(([, color]) => color !== undefined)
    .map(([role, color]) => [role.slice(0, 100), readColor(color, `${argument}.${role}`)])
}

function readMarks(value: unknown, argument: string, readSquare: ReadSquare): [string, string?][] {
  if (isObject(value) && typeof property(value, Symbol.iterator) === 'function') {
    const squares = listOf(value, MAX_LIST, argument)
    return squares.map((square, index) => [readSquare(square, `${argument}[${index}]`)])
  }
  if (!isObject(value)) throw invalidArgument(argument, 'a list of squares, or colors by square', value)
  return entriesOf(value, MAX_LIST, argument).map(([square, color]) => [
    readSquare(square, argument),
    readColor(color, `${argument}.${square}`),
  ])
}

function readArrows(value: unknown, argument: string, readSquare: ReadSquare): [string, string?][] {
  if (!isArray(value)) throw invalidArgument(argument, 'a list of arrows', value)
  return listOf(value, MAX_LIST, argument).map((arrow, index) => {
    const ends = readFromTo(arrow, `${argument}[${index}]`, readSquare).join(' ')
    const color = property(arrow as object, 'color')
    return color === undefined ? [ends] : [ends, readColor(color, `${argument}[${index}].color`)]
  })
}
