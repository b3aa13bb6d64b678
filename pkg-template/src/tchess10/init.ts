/** Reading starts and positions given as data. */
import { isObject, listOf, property, requireColor, requireOneOf } from '../arguments.js'
import { invalidArgument } from '../errors.js'
import { NONE } from '../squares.js'
import type { Color } from '../types.js'
import { BOARD, FACINGS, MOD_NAMES, pieceIndex, pieceLetter } from './packed.js'
import type { ModName } from './types.js'

/** What a start is made of as it crosses to Rust, which says whether it goes together. */
export type PackedStart = [
  mods: number,
  border: number | undefined,
  whiteHero: number,
  blackHero: number,
  whiteSquare: number,
  blackSquare: number,
]

/**
 * Reads `{ mods, border, heroes, heroSquares }`.
 *
 * @throws DasChessError `invalid_argument`, naming the part that is of the wrong type
 */
export function readStart(init: object): PackedStart {
  const [whiteHero, blackHero] = forSides(init, 'heroes', readPiece)
  const [whiteSquare, blackSquare] = forSides(init, 'heroSquares', (square, argument) =>
    BOARD.number(square, argument),
  )
  return [modBits(readMods(init)), readBorder(init), whiteHero, blackHero, whiteSquare, blackSquare]
}

function forSides(
  init: object,
  name: string,
  read: (value: unknown, argument: string) => number,
): [number, number] {
  const given = property(init, name) ?? {}
  if (!isObject(given)) throw invalidArgument(name, 'an object with white and black', given)
  const of = (color: Color) => {
    const value = property(given, color) ?? undefined
    return value === undefined ? NONE : read(value, `${name}.${color}`)
  }
  return [of('white'), of('black')]
}

function readPiece(piece: unknown, argument: string): number {
  const index = pieceIndex(piece)
  if (index === undefined) throw invalidArgument(argument, 'the name or letter of a piece', piece)
  return index
}

/** In the order of section 2, each once. */
function readMods(init: object): ModName[] {
  const given = property(init, 'mods') ?? []
  if (typeof given === 'string') throw invalidArgument('mods', 'a list of modifications', given)
  const bits = modBits(listOf(given, 100, 'mods'))
  return MOD_NAMES.filter((_, index) => (bits >> index) & 1)
}

/**
 * A bit for each modification, in the order of section 2.
 *
 * @throws DasChessError `invalid_argument` for a name that is none
 */
export function modBits(names: readonly unknown[], argument = 'mods'): number {
  return names.reduce<number>((bits, name, index) => {
    const mod = requireOneOf(name, MOD_NAMES, `${argument}[${index}]`)
    return bits | (1 << MOD_NAMES.indexOf(mod))
  }, 0)
}

/** Any whole number crosses: which are ranks of a border is told by Rust. */
function readBorder(init: object): number | undefined {
  const border = property(init, 'border') ?? undefined
  if (border === undefined) return undefined
  if (!Number.isInteger(border)) throw invalidArgument('border', 'a whole number', border)
  return Math.min(Math.max(border as number, 0), 255)
}

/**
 * The text of a position that is given by its parts, which Rust reads and judges.
 *
 * @throws DasChessError `invalid_argument`, naming the part that is of the wrong type
 */
export function textOfInit(init: object): string {
  const mods: string[] = readMods(init)
  const border = readBorder(init)
  if (border !== undefined && border !== 8) mods.push(`border=${border}`)
  const enPassant = property(init, 'enPassant') ?? '-'
  if (enPassant !== '-') BOARD.number(enPassant, 'enPassant')
  return [
    mods.length ? `tchess10[${mods.join()}]` : 'tchess10',
    boardText(readCells(init)),
    requireColor(property(init, 'turn') ?? 'white', 'turn').charAt(0),
    enPassant,
    stateText(init),
    clock(init, 'halfMoves', 0),
    clock(init, 'fullMoves', 1),
  ].join(' ')
}

function clock(init: object, name: string, usual: number): string {
  const value = property(init, name) ?? usual
  if (!Number.isInteger(value)) throw invalidArgument(name, 'a whole number', value)
  // Below 0 is as wrong as far too much, and has digits only.
  return String((value as number) >= 0 ? Math.min(value as number, 1e9) : 1e9)
}

/** The texts of the cells by square number. */
function readCells(init: object): Map<number, string> {
  const cells = new Map<number, string>()
  listOf(property(init, 'cells'), 100, 'cells').forEach((cell, index) => {
    const argument = `cells[${index}]`
    if (!isObject(cell)) throw invalidArgument(argument, 'a cell', cell)
    const square = BOARD.number(property(cell, 'square'), `${argument}.square`)
    if (cells.has(square))
      throw invalidArgument(argument, `the only cell ${BOARD.name(square)}`, 'another one')
    cells.set(square, cellText(cell, argument))
  })
  return cells
}

/** Who stands on a cell, as position text has it. */
function cellText(cell: object, argument: string): string {
  const upper = manText(cell, argument)
  const below = property(cell, 'below') ?? undefined
  if (below === undefined) return upper
  if (!isObject(below)) throw invalidArgument(`${argument}.below`, 'a man', below)
  return `${manText(below, `${argument}.below`)}(${upper})`
}

function manText(man: object, argument: string): string {
  const { number, facing, isForward } = readMan(man, argument)
  const letter = pieceLetter(number >> 1)
  return (number & 1 ? letter : letter.toUpperCase()) + (isForward ? '' : `@${FACINGS[facing]}`)
}

/** A man by number: his kind and color, and where he faces. */
interface ReadMan {
  readonly number: number
  readonly facing: number
  /** Whether it was said where he faces. */
  readonly isFacing: boolean
  readonly isForward: boolean
}

/** @throws DasChessError `invalid_argument` */
export function readMan(man: object, argument: string): ReadMan {
  const kind = readPiece(property(man, 'name'), `${argument}.name`)
  const color = requireColor(property(man, 'color'), `${argument}.color`)
  const given = property(man, 'facing') ?? undefined
  const forward = color === 'white' ? 'n' : 's'
  const facing = given === undefined ? forward : requireOneOf(given, FACINGS, `${argument}.facing`)
  return {
    number: 2 * kind + (color === 'white' ? 0 : 1),
    facing: FACINGS.indexOf(facing),
    isFacing: given !== undefined,
    isForward: facing === forward,
  }
}

function boardText(cells: ReadonlyMap<number, string>): string {
  const ranks: string[] = []
  for (let rank = 9; rank >= 0; rank--) {
    const squares = Array.from({ length: 10 }, (_, file) => cells.get(12 * rank + file + 1) ?? ' ').join('')
    ranks.push(squares.replace(/ +/g, (run) => String(run.length)))
  }
  return ranks.join('/')
}

/** Squares of those that moved by file, then rank, and what is owed. */
function stateText(init: object): string {
  const moved = listOf(property(init, 'moved') ?? [], 100, 'moved')
    .map((square, index) => BOARD.name(BOARD.number(square, `moved[${index}]`)))
    .sort((a, b) => a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1)))
  const given = property(init, 'owed') ?? {}
  if (!isObject(given)) throw invalidArgument('owed', 'an object with white and black', given)
  const owed = (color: Color) =>
    listOf(property(given, color) ?? [], 100, `owed.${color}`).map((name, index) =>
      requireOneOf(name, ['king', 'jester'], `owed.${color}[${index}]`).charAt(0),
    )
  const letters = [...owed('white').map((letter) => letter.toUpperCase()), ...owed('black')]
  // Kings first, then White's: the order of texts.
  const debts = ['K', 'k', 'J', 'j'].flatMap((letter) => letters.filter((one) => one === letter))
  return moved.join('') + (debts.length ? `=${debts.join('')}` : '') || '-'
}
