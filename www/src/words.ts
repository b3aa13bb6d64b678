/** What the page says in words, for eyes and for screen readers. */
import type { Cell, Color, Move, Outcome, PieceName, Position } from 'das-chess'

const PIECES: Record<PieceName, string> = {
  king: 'King',
  queen: 'Queen',
  rook: 'Rook',
  bishop: 'Bishop',
  ship: 'Ship',
  magister: 'Magister',
  knight: 'Knight',
  amazon: 'Amazon',
  centurion: 'Centurion',
  valkyrie: 'Valkyrie',
  pawn: 'pawn',
  elva: 'Elva',
  airMagister: 'air Magister',
}
const VESSELS = { ship: 'Ship', transport: 'Transport', frigate: 'Frigate' }
const PARTNERS = { KR: 'Rook', KS: 'Ship', KT: 'Transport', KF: 'Frigate' }
const REASONS: Record<Outcome['reason'], string> = {
  checkmate: 'Checkmate',
  stalemate: 'Stalemate',
  insufficientMaterial: 'Too little is left to give mate',
  threefold: 'The position came up three times',
  fivefold: 'The position came up five times',
  fiftyMoves: 'Fifty moves without progress',
  seventyFiveMoves: 'Seventy-five moves without progress',
  agreement: 'Agreed',
  resignation: 'Resigned',
  other: 'The game is over',
}

export const side = (color: Color): string => (color === 'white' ? 'White' : 'Black')
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const pieceName = (name: PieceName): string => PIECES[name]

/** Who stands there: `white Knight`, `black Frigate, a black Amazon in a white hull`. */
export function describeCell(cell: Cell): string {
  const { color, hull, name, passenger, vessel } = cell
  if (passenger && vessel) {
    return `${color} ${VESSELS[vessel]}, a ${passenger.color} ${PIECES[passenger.name]} in a ${hull} hull`
  }
  if (name === 'elva') return `${color} Elva in the air`
  return `${color} ${PIECES[name]}`
}

/** The short name of who is about to move: `Transport with Knight`. */
export function nameCell(cell: Cell): string {
  return cell.passenger && cell.vessel
    ? `${VESSELS[cell.vessel]} with ${PIECES[cell.passenger.name]}`
    : PIECES[cell.name]
}

/** One sentence for a move that was played from `before`. */
export function describeMove(move: Move, before: Position): string {
  const check = move.mate ? ' Checkmate.' : move.check ? ' Check.' : ''
  return `${side(move.color)}: ${whatHappens(move, before)}.${check}`
}

function whatHappens(move: Move, before: Position): string {
  const { from, to, kind } = move
  const there = before.pieceAt(to)
  const who = move.mover === 'vessel' ? VESSELS[before.pieceAt(from)?.vessel ?? 'ship'] : PIECES[move.piece]
  const start = move.mover === 'passenger' ? `${who} aboard ${from}` : `${who} ${from}`
  const end = move.promotion ? ` and becomes a ${PIECES[move.promotion]}` : ''
  const formed = move.forms ? `, now a ${VESSELS[move.forms]}` : ''
  const taken = move.captured ? nameCell(move.captured) : ''
  switch (kind) {
    case 'step':
    case 'doubleStep':
      return `${start} to ${to}${end}`
    case 'capture':
      return `${start} takes ${taken} on ${to}${end}`
    case 'enPassant':
      return `${start} takes in passing, to ${to}`
    case 'castling':
      return `castles, King to ${to}, with the ${move.castling ? PARTNERS[move.castling] : 'Rook'}`
    case 'exit':
      return `${start} lands on ${to}${end}`
    case 'land':
      return `${start} leaves the ship for ${to}`
    case 'handOver':
      return `Ship ${from} hands itself over to the ${there ? PIECES[there.name] : 'Minor'} on ${to}${formed}`
    case 'load':
      return move.mover === 'vessel'
        ? `Ship ${from} takes the ${there ? PIECES[there.name] : 'Minor'} on ${to} aboard${formed}`
        : `${start} goes aboard on ${to}${formed}`
    case 'board':
      return move.captured
        ? `${start} takes the ${there?.passenger ? PIECES[there.passenger.name] : 'passenger'} off the ship on ${to}${formed}`
        : `${start} boards the ship on ${to}${formed}`
  }
}

/** Whose turn it is, check, or how the game ended. */
export function describeState(position: Position): string {
  const { outcome, turn } = position
  if (outcome)
    return `${REASONS[outcome.reason]}: ${outcome.winner ? `${side(outcome.winner)} wins` : 'a draw'}.`
  return position.check ? `${side(turn)} to move, in check.` : `${side(turn)} to move.`
}
