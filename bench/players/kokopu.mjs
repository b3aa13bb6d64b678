// kokopu: a board is copied and the copy played on; moves come as descriptors.
import { createRequire } from 'node:module'

const { Position } = createRequire(import.meta.url)('kokopu')

export const name = 'kokopu'
export const read = (text) => new Position(text)
export const list = (board) => board.moves()

export function play(board, move) {
  const after = new Position(board)
  after.play(move)
  return after
}

export function recursion(board, depth) {
  const moves = board.moves()
  if (depth === 1) return moves.length
  let lines = 0
  for (const move of moves) lines += recursion(play(board, move), depth - 1)
  return lines
}

export function game(text, moves) {
  const board = new Position(text)
  let listed = 0
  for (const move of moves) {
    listed += board.moves().length
    board.play(board.uci(move))
  }
  return listed
}
