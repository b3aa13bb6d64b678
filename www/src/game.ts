/** The line of play on the page: what was played, and where in it we stand. Values only; nothing here draws. */
import {
  applyMove,
  fromPosition,
  legalMoves,
  type Cell,
  type Move,
  type Position,
  type Square,
} from 'das-chess'

/** One played ply. */
export interface Ply {
  readonly move: Move
  readonly before: Position
  readonly after: Position
}

export interface Game {
  readonly start: Position
  readonly plies: readonly Ply[]
  /** How many plies of the line are on the board; fewer than `plies.length` after a take-back. */
  readonly shown: number
}

/** A new game, from a position text that has been checked or from the usual start. */
export function newGame(text?: string): Game {
  return { start: fromPosition(text), plies: [], shown: 0 }
}

export function position(game: Game): Position {
  return game.shown ? game.plies[game.shown - 1]!.after : game.start
}

export function lastPly(game: Game): Ply | undefined {
  return game.plies[game.shown - 1]
}

/** Plays a move; whatever was taken back before is forgotten. */
export function play(game: Game, move: Move): Game {
  const before = position(game)
  const ply = { move, before, after: applyMove(before, move) }
  return { ...game, plies: [...game.plies.slice(0, game.shown), ply], shown: game.shown + 1 }
}

/** Goes to the position after `shown` plies, as near as the line allows. */
export function goTo(game: Game, shown: number): Game {
  return { ...game, shown: Math.min(Math.max(shown, 0), game.plies.length) }
}

/** The legal moves by the square they start from. */
export function movesBySquare(position: Position): ReadonlyMap<Square, readonly Move[]> {
  const moves = new Map<Square, Move[]>()
  for (const move of legalMoves(position)) {
    const list = moves.get(move.from)
    if (list) list.push(move)
    else moves.set(move.from, [move])
  }
  return moves
}

/** Who stands where, edge cells included. */
export function cellsOf(position: Position): ReadonlyMap<Square, Cell> {
  return new Map([...position].map((cell) => [cell.square, cell]))
}
