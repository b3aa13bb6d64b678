import { applyMove, fromPosition, legalMoves } from 'das-chess'

export function run(print) {
  const start = fromPosition()
  print(legalMoves(start).length) // 39
  const after = applyMove(start, 'Aa3') // the Amazon enters
  print(after.turn, after.pieceAt('a3').name) // black amazon
  print(after.dfen)
}
