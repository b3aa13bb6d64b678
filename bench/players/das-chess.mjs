// das-chess: positions are values, moves come as frozen objects that say all about themselves.
import { applyMove, fromPosition, legalMoveCount, legalMoves, perft, render } from 'das-chess'

export const name = 'das-chess'
export const read = (text) => fromPosition(text)
export const list = (board) => legalMoves(board)
export const count = (board) => legalMoveCount(board)
export const play = (board, move) => applyMove(board, move)
export const nativePerft = (board, depth) => perft(board, depth)
export const picture = (board) => render(board)

/** Lines of a length, by the package's own calls alone. */
export function recursion(board, depth) {
  if (depth === 1) return legalMoveCount(board)
  let lines = 0
  for (const move of legalMoves(board)) lines += recursion(applyMove(board, move), depth - 1)
  return lines
}

/** A game move by move, all legal moves listed before each; gives how many. */
export function game(text, moves) {
  let position = fromPosition(text)
  let listed = 0
  for (const move of moves) {
    listed += legalMoves(position).length
    position = applyMove(position, move)
  }
  return listed
}
