import 'das-chess/board'

export function run(print, place) {
  const board = document.createElement('das-chess-board')
  board.addEventListener('move', ({ detail }) => print(detail.move.san))
  place.replaceChildren(board)
  board.move('Aa3') // Aa3
}
