// A position or move seen from the other side: ranks mirrored, colors swapped.

const swapCase = (text) =>
  text.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))

/** White's part of a field before Black's; a + belongs to the letter before it. */
const whiteFirst = (field) => field.replace(/[a-z]\+?|-/g, '') + field.replace(/[A-Z]\+?|-/g, '') || '-'

export const mirrorSquares = (text) =>
  text.replace(/([a-jlr])(10|[1-9])/g, (_, file, rank) => file + (11 - rank))

export function mirrorDfen(dfen) {
  const [board, turn, castling, enPassant, edge, halfMoves, fullMoves] = dfen.split(' ')
  return [
    swapCase(board.split('/').reverse().join('/')),
    turn === 'w' ? 'b' : 'w',
    whiteFirst(swapCase(castling)),
    mirrorSquares(enPassant),
    whiteFirst(swapCase(edge)),
    halfMoves,
    fullMoves,
  ].join(' ')
}
