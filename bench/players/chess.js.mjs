// chess.js: a board is changed and changed back, moves come as verbose objects.
import { Chess } from 'chess.js'

export const name = 'chess.js'
export const read = (text) => new Chess(text)
export const list = (board) => board.moves({ verbose: true })

export function play(board, move) {
  board.move(move)
  board.undo()
}

export function recursion(board, depth) {
  const moves = board.moves({ verbose: true })
  if (depth === 1) return moves.length
  let lines = 0
  for (const move of moves) {
    board.move(move)
    lines += recursion(board, depth - 1)
    board.undo()
  }
  return lines
}

export function game(text, moves) {
  const board = new Chess(text)
  let listed = 0
  for (const move of moves) {
    listed += board.moves({ verbose: true }).length
    board.move(move)
  }
  return listed
}
