/** Legal moves of TCHESS-10, and playing them. */
import * as rules from '../../generated/tchess10/bindings.js'
import {
  isObject,
  listOf,
  property,
  requireBoolean,
  requireInteger,
  requireOneOf,
  requireText,
} from '../arguments.js'
import { invalidArgument } from '../errors.js'
import { isPlayed } from '../refusals.js'
import { readFilter } from '../squares.js'
import { unpackTexts } from '../texts.js'
import { call } from './call.js'
import { BOARD, FACINGS, NO_SQUARE, pack, pieceIndex, unpackMoves } from './packed.js'
import { type Position, trusted } from './position.js'
import type { Move, MoveLike, Square } from './types.js'

/** What every function takes for a position: a Position, its structured clone, or its text. */
export type PositionLike = Position | { readonly dfen: string } | string

/**
 * All legal moves, sorted by nothing in particular; `[]` where the game is over. No draw rule applies. Two paths to one
 * square are two moves, and so are a move with cargo and one without, and each turn and each square for a freed King.
 *
 * @param position a Position, its clone, or its text
 * @param filter only moves from a square, to a square, or both
 * @returns a new list of frozen moves
 * @throws DasChessError `invalid_position`, `invalid_argument`
 * @example
 * ```js
 * import { legalMoves, START } from 'das-chess/tchess10'
 *
 * legalMoves(START).length // => 82
 * const [move] = legalMoves(START, { from: 'b2', to: 'c8' })
 * move.lan // => 'b2c4c8'
 * move.path // => ['b2', 'c4', 'c8']
 * move.captured // => { square: 'c8', name: 'pawn', color: 'black' }
 * ```
 */
export function legalMoves(
  position: PositionLike,
  filter?: { readonly from?: Square | undefined; readonly to?: Square | undefined },
): Move[] {
  const text = requireText(position)
  const { from, to } = readFilter(filter, (square, argument) => BOARD.number(square, argument))
  return unpackMoves(call(() => rules.legalMoves(text, from, to)))
}

/**
 * Where each piece may go, by its square: the form that boards take. Who may be turned, or become a Jester, may go to
 * his own square.
 *
 * @throws DasChessError `invalid_position`, `invalid_argument`
 * @example
 * ```js
 * import { legalDests, START } from 'das-chess/tchess10'
 *
 * legalDests(START).get('e3') // => ['e4', 'e5']
 * legalDests(START).has('a1') // => false
 * ```
 */
export function legalDests(position: PositionLike): Map<Square, Square[]> {
  const text = requireText(position)
  return BOARD.unpackDests(call(() => rules.legalDests(text)))
}

/**
 * How many legal moves there are; quicker than making them.
 *
 * @throws DasChessError `invalid_position`, `invalid_argument`
 * @example
 * ```js
 * import { legalMoveCount, START } from 'das-chess/tchess10'
 *
 * legalMoveCount(START) // => 82
 * ```
 */
export function legalMoveCount(position: PositionLike): number {
  const text = requireText(position)
  return call(() => rules.legalMoveCount(text))
}

/**
 * Whether `applyMove` would play this move. False for a move that can't be read, fits several moves,
 * or lacks its promotion.
 *
 * @throws DasChessError `invalid_position`; `invalid_argument` for what is no position or move at all
 * @example
 * ```js
 * import { isLegal, START } from 'das-chess/tchess10'
 *
 * isLegal(START, 'e3e5') // => true
 * isLegal(START, { from: 'e3', to: 'e6' }) // => false
 * ```
 */
export function isLegal(position: PositionLike, move: string | MoveLike): boolean {
  return isPlayed(() => applyMove(position, move))
}

/**
 * The position after a move; the one given stays as it is. With strike the turn goes on until its last move.
 *
 * @param position a Position, its clone, or its text
 * @param move its text (rule 3.2), a Move, or `{ from, to, path?, carries?, promotion?, turn?, frees? }`, which turns
 *   nothing without `turn`
 * @throws DasChessError `invalid_move`, `illegal_move`, `ambiguous_move`, `missing_promotion`;
 *   `game_over` where the game is over; `invalid_position`, `invalid_argument`
 * @example
 * ```js
 * import { applyMove, fromPosition } from 'das-chess/tchess10'
 *
 * const start = fromPosition({ mods: ['carry'] })
 * const after = applyMove(start, 'c2e3&j8') // the Griffin picks up a Pawn on its way
 * after.pieceAt('j8').below // => { name: 'pawn', color: 'white' }
 * applyMove(start, { from: 'c2', to: 'j8' }).dfen === after.dfen // => true
 * applyMove(start, 'e3e6') // throws illegal_move
 * ```
 */
export function applyMove(position: PositionLike, move: string | MoveLike): Position {
  const text = requireText(position)
  const { lan, spec } = readMove(move)
  return trusted(call(() => rules.play(text, lan, spec)))
}

/** As `applyMove`; gives the move too. */
export function playMove(
  position: Position,
  move: string | MoveLike,
): { readonly move: Move; readonly position: Position } {
  const { lan, spec } = readMove(move)
  const [packed, after] = unpackTexts(call(() => rules.playMove(position.dfen, lan, spec)))
  return { move: unpackMoves(packed!)[0]!, position: trusted(after!) }
}

/** A move as it crosses: its text, or packed, with a text to call it by. */
function readMove(move: unknown): { readonly lan: string; readonly spec: string } {
  const lan = isObject(move) ? property(move, 'lan') : move
  // No move is that long: enough of it to be refused goes over.
  if (typeof lan === 'string') return { lan: lan.slice(0, 100), spec: '' }
  if (!isObject(move) || lan !== undefined) {
    throw invalidArgument(
      'move',
      'a text, a Move or { from, to, path?, carries?, promotion?, turn?, frees? }',
      move,
    )
  }
  const from = BOARD.number(property(move, 'from'), 'from')
  const to = BOARD.number(property(move, 'to'), 'to')
  const path = readList(move, 'path', (square, argument) => BOARD.number(square, argument))
  const carries = readList(move, 'carries', (carried, argument) => Number(requireBoolean(carried, argument)))
  const promotion = optional(move, 'promotion', readPromotion)
  const turn = optional(move, 'turn', (facing) => FACINGS.indexOf(requireOneOf(facing, FACINGS, 'turn')))
  const frees = optional(move, 'frees', (square) => BOARD.number(square, 'frees')) ?? NO_SQUARE
  const values = [from, to, (promotion ?? -1) + 1, (turn ?? -1) + 1, frees, ...path, ...carries]
  return { lan: BOARD.name(from) + BOARD.name(to), spec: pack(values) }
}

function optional(
  move: object,
  key: string,
  read: (value: unknown, argument: string) => number,
): number | undefined {
  const value = property(move, key) ?? undefined
  return value === undefined ? undefined : read(value, key)
}

/** The length of a list from 1, and its items; 0 for none. A path has three squares at most. */
function readList(move: object, key: string, read: (value: unknown, argument: string) => number): number[] {
  const value = property(move, key) ?? undefined
  if (value === undefined) return [0]
  const items = listOf(value, 3, key).map((item, index) => read(item, `${key}[${index}]`))
  return [items.length + 1, ...items]
}

function readPromotion(promotion: unknown): number {
  const index = pieceIndex(promotion)
  if (index === undefined) throw invalidArgument('promotion', 'the name or letter of a piece', promotion)
  return index
}

/**
 * Counts the move sequences of a length, a measure of rules and speed. One move is one ply, with strike too. No draw
 * rule applies.
 *
 * @param depth moves, 0 to 10; every one more takes some eighty times as long
 * @throws DasChessError `invalid_argument` for another depth; `invalid_position`
 * @example
 * ```js
 * import { perft, START } from 'das-chess/tchess10'
 *
 * perft(START, 2) // => 6581
 * ```
 */
export function perft(position: PositionLike, depth: number): number {
  const text = requireText(position)
  const plies = requireInteger(depth, 0, 10, 'depth')
  return call(() => rules.perft(text, plies))
}

/**
 * One legal move by chance, all alike likely; null where there is none.
 *
 * @param seed a whole number from 0: the same seed chooses the same move. Without it the system's random
 *   numbers choose.
 * @throws DasChessError `invalid_argument`, `invalid_position`
 * @example
 * ```js
 * import { isLegal, randomMove, START } from 'das-chess/tchess10'
 *
 * isLegal(START, randomMove(START)) // => true
 * randomMove(START, 7).lan === randomMove(START, 7).lan // => true
 * ```
 */
export function randomMove(position: PositionLike, seed?: number): Move | null {
  const text = requireText(position)
  if (seed !== undefined) requireInteger(seed, 0, Number.MAX_SAFE_INTEGER, 'seed')
  return unpackMoves(call(() => rules.randomMove(text, seed)))[0] ?? null
}
