// chessops: a board is copied and the copy played on; moves come as sets of targets, made into objects here.
import { Chess } from 'chessops/chess'
import { parseFen } from 'chessops/fen'
import { parseUci, squareRank } from 'chessops/util'

export const name = 'chessops'
export const read = (text) => Chess.fromSetup(parseFen(text).unwrap()).unwrap()

const PROMOTIONS = ['queen', 'knight', 'rook', 'bishop']

export function list(board) {
  const last = board.turn === 'white' ? 7 : 0
  const moves = []
  for (const [from, targets] of board.allDests()) {
    const pawn = board.board.pawn.has(from)
    for (const to of targets) {
      if (pawn && squareRank(to) === last)
        for (const promotion of PROMOTIONS) moves.push({ from, to, promotion })
      else moves.push({ from, to })
    }
  }
  return moves
}

export function play(board, move) {
  const after = board.clone()
  after.play(move)
  return after
}

export function recursion(board, depth) {
  const moves = list(board)
  if (depth === 1) return moves.length
  let lines = 0
  for (const move of moves) lines += recursion(play(board, move), depth - 1)
  return lines
}

export function game(text, moves) {
  const board = read(text)
  let listed = 0
  for (const move of moves) {
    listed += list(board).length
    board.play(parseUci(move))
  }
  return listed
}
