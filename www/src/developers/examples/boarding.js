import { describeMove, legalMoves } from 'das-chess'

export function run(print) {
  const position = '9k/10/10/10/4s(n)5/10/5N4/10/10/K9 w'
  const move = legalMoves(position).find(({ kind }) => kind === 'board')
  print(move.lan, move.san, move.forms) // f4e6 Nxe6=F frigate
  print(describeMove(position, move)) // White Knight takes the black Landing on e6 and its Ship: a Frigate.
  print(describeMove(position, move, { language: 'ru' }))
}
