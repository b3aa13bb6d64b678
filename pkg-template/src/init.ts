/** Reading a position given as data. */
import { isObject, listOf, property, requireColor } from './arguments.js'
import { invalidArgument } from './errors.js'
import { occupantNumber, packCell, requireSquare, squareName } from './packed.js'
import { NONE } from './squares.js'
import type { Color } from './types.js'

/** The parts of a position as they cross to Rust, which checks that they make one. */
export interface PackedInit {
  readonly cells: string
  readonly white: boolean
  readonly castling: string
  readonly enPassant: number
  readonly halfMoves: number
  readonly fullMoves: number
}

/** A board has 100 squares and 4 edge cells where a man can be. */
const CELL_COUNT = 104

/**
 * Reads `{ cells, turn, castling, enPassant, halfMoves, fullMoves }`, each part once.
 *
 * @throws DasChessError `invalid_argument`, naming the part that is of the wrong type
 */
export function readInit(init: object): PackedInit {
  const enPassant = property(init, 'enPassant') ?? '-'
  return {
    cells: packCells(listOf(property(init, 'cells'), CELL_COUNT, 'cells')),
    white: requireColor(property(init, 'turn') ?? 'white', 'turn') === 'white',
    castling: castlingText(property(init, 'castling') ?? '-'),
    enPassant: enPassant === '-' ? NONE : requireSquare(enPassant, 'enPassant'),
    halfMoves: clock(property(init, 'halfMoves') ?? 0, 0xffff, 'halfMoves'),
    fullMoves: clock(property(init, 'fullMoves') ?? 1, 0xffffffff, 'fullMoves'),
  }
}

/** A clock in a form that can cross. Which numbers are too low or too high is told as a fault, by Rust. */
function clock(value: unknown, max: number, argument: string): number {
  if (!Number.isInteger(value)) throw invalidArgument(argument, 'a whole number', value)
  const number = value as number
  return number >= 0 && number <= max ? number : max
}

function castlingText(castling: unknown): string {
  if (typeof castling !== 'string')
    throw invalidArgument('castling', 'the castling field of a position text', castling)
  return castling.slice(0, 20)
}

function packCells(cells: readonly unknown[]): string {
  const seen = new Set<number>()
  return cells
    .map((cell, index) => {
      const argument = `cells[${index}]`
      if (!isObject(cell)) throw invalidArgument(argument, 'a cell', cell)
      const square = requireSquare(property(cell, 'square'), `${argument}.square`)
      if (seen.has(square))
        throw invalidArgument(argument, `the only cell ${squareName(square)}`, 'another one')
      seen.add(square)
      return packCell(square, readOccupant(cell, argument))
    })
    .join('')
}

/** Who stands there. The owner of a loaded vessel is its passenger's side, of an empty one its hull's (rule 5.1). */
export function readOccupant(cell: object, argument: string): number {
  const name = property(cell, 'name')
  const color = requireColor(property(cell, 'color'), `${argument}.color`)
  const passenger = property(cell, 'passenger') ?? undefined
  const hull = property(cell, 'hull') ?? undefined
  const occupant = occupantNumber(name, color, hull, readPassenger(passenger, color, `${argument}.passenger`))
  if (occupant !== undefined) return occupant
  if (hull === undefined && passenger === undefined)
    throw invalidArgument(`${argument}.name`, 'the name of a piece', name)
  throw invalidArgument(argument, 'a piece, or a ship with a fitting hull, passenger and color', cell)
}

function readPassenger(passenger: unknown, owner: Color, argument: string): unknown {
  if (passenger === undefined) return undefined
  if (!isObject(passenger)) throw invalidArgument(argument, 'a knight or an amazon with its color', passenger)
  const color = requireColor(property(passenger, 'color'), `${argument}.color`)
  if (color !== owner) throw invalidArgument(`${argument}.color`, `${owner}, as its vessel is`, color)
  // A name that is missing must not make the vessel an empty one.
  return property(passenger, 'name') ?? null
}
