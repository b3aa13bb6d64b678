/** Legal moves, and playing them. */
import * as rules from '../generated/das-chess/bindings.js'
import { isObject, property, requireInteger, requireText } from './arguments.js'
import { call } from './call.js'
import { invalidArgument } from './errors.js'
import { isPlayed } from './refusals.js'
import { moverIndex, movesOf, pieceIndex, requireSquare, unpackDests, unpackMoves } from './packed.js'
import { NONE, readFilter } from './squares.js'
import { type Position, trusted } from './position.js'
import { unpackTexts } from './texts.js'
import type { Move, MoveLike, Square } from './types.js'

/** What every function takes for a position: a Position, its structured clone, or its text. */
export type PositionLike = Position | { readonly dfen: string } | string

/**
 * All legal moves, sorted by nothing in particular; `[]` at mate and stalemate. No draw rule applies.
 *
 * @param position a Position, its clone, or its text
 * @param filter only moves from a square, to a square, or both
 * @returns a new list of frozen moves
 * @throws DasChessError `invalid_position`, `invalid_argument`
 * @example
 * ```js
 * import { legalMoves, START } from 'das-chess'
 *
 * legalMoves(START).length // => 39
 * legalMoves(START, { from: 'l1' }).map((move) => move.lan) // => ['l1a3']
 * const [move] = legalMoves(START, { from: 'i1', to: 'g5' })
 * move.kind // => 'exit'
 * move.san // => 'Mg5'
 * ```
 */
export function legalMoves(
  position: PositionLike,
  filter?: { readonly from?: Square | undefined; readonly to?: Square | undefined },
): Move[] {
  const text = requireText(position)
  const { from, to } = readFilter(filter, requireSquare)
  return call(() =>
    movesOf(rules.legalMoves(text, from, to), (places) => rules.describeMoves(text, from, to, places)),
  )
}

/**
 * Where each man may go, by his square: the form that boards take.
 *
 * @throws DasChessError `invalid_position`, `invalid_argument`
 * @example
 * ```js
 * import { legalDests, START } from 'das-chess'
 *
 * legalDests(START).get('e2') // => ['e3', 'e4']
 * legalDests(START).has('a1') // => false
 * ```
 */
export function legalDests(position: PositionLike): Map<Square, Square[]> {
  const text = requireText(position)
  return unpackDests(call(() => rules.legalDests(text)))
}

/**
 * How many legal moves there are; quicker than making them.
 *
 * @throws DasChessError `invalid_position`, `invalid_argument`
 * @example
 * ```js
 * import { legalMoveCount, START } from 'das-chess'
 *
 * legalMoveCount(START) // => 39
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
 * import { isLegal, START } from 'das-chess'
 *
 * isLegal(START, 'e2e4') // => true
 * isLegal(START, { from: 'e2', to: 'e5' }) // => false
 * ```
 */
export function isLegal(position: PositionLike, move: string | MoveLike): boolean {
  return isPlayed(() => applyMove(position, move))
}

/**
 * The position after a move; the one given stays as it is.
 *
 * @param position a Position, its clone, or its text
 * @param move coordinate text (`e2e4`, `b9b10q`, `b9~b5`), algebraic text (`e4`, `Dg7=T`, `O-O`), a Move,
 *   or `{ from, to, promotion?, mover? }`
 * @throws DasChessError `invalid_move`, `illegal_move`, `ambiguous_move`, `missing_promotion`;
 *   `game_over` at mate or stalemate; `invalid_position`, `invalid_argument`
 * @example
 * ```js
 * import { applyMove, legalMoves, START } from 'das-chess'
 *
 * const after = applyMove(START, 'Nd3')
 * after.turn // => 'black'
 * applyMove(START, { from: 'c1', to: 'd3' }).dfen === after.dfen // => true
 * applyMove(after, legalMoves(after)[0]).fullMoves // => 2
 * applyMove(START, 'e2e5') // throws illegal_move
 * ```
 */
export function applyMove(position: PositionLike, move: string | MoveLike): Position {
  const text = requireText(position)
  const wanted = readMove(move)
  if (typeof wanted === 'string') return trusted(call(() => rules.play(text, wanted)))
  return trusted(call(() => rules.playBetween(text, ...wanted)))
}

/** As `applyMove`; gives the move too. */
export function playMove(
  position: Position,
  move: string | MoveLike,
): { readonly move: Move; readonly position: Position } {
  const wanted = readMove(move)
  const played = call(() =>
    typeof wanted === 'string'
      ? rules.playMove(position.dfen, wanted)
      : rules.playMoveBetween(position.dfen, ...wanted),
  )
  const [packed, after] = unpackTexts(played)
  return { move: unpackMoves(packed!)[0]!, position: trusted(after!) }
}

/** A move as it crosses: its text, or from, to, promotion and mover by number. */
function readMove(move: unknown): string | [from: number, to: number, promotion: number, mover: number] {
  const lan = isObject(move) ? property(move, 'lan') : move
  // No move is that long: enough of it to be refused goes over.
  if (typeof lan === 'string') return lan.slice(0, 100)
  if (!isObject(move) || lan !== undefined) {
    throw invalidArgument('move', 'a text, a Move or { from, to, promotion?, mover? }', move)
  }
  return [
    requireSquare(property(move, 'from'), 'from'),
    requireSquare(property(move, 'to'), 'to'),
    readPromotion(property(move, 'promotion')),
    readMover(property(move, 'mover')),
  ]
}

function readPromotion(promotion: unknown): number {
  if (promotion === undefined || promotion === null) return NONE
  const index = typeof promotion === 'string' ? pieceIndex(promotion) : undefined
  if (index === undefined) throw invalidArgument('promotion', 'the name or letter of a piece', promotion)
  return index
}

function readMover(mover: unknown): number {
  if (mover === undefined || mover === null) return NONE
  const index = moverIndex(mover)
  if (index === undefined) throw invalidArgument('mover', "'piece', 'vessel' or 'passenger'", mover)
  return index
}

/**
 * Counts the move sequences of a length, a measure of rules and speed. No draw rule applies.
 *
 * @param depth half-moves, 0 to 10; every one more takes some forty times as long
 * @throws DasChessError `invalid_argument` for another depth; `invalid_position`
 * @example
 * ```js
 * import { perft, START } from 'das-chess'
 *
 * perft(START, 2) // => 1481
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
 * import { isLegal, randomMove, START } from 'das-chess'
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
