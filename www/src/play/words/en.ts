import type { DasChessError, Outcome } from 'das-chess'
import type { Words } from './words.ts'

const SIDE = { white: 'White', black: 'Black' } as const

const REASONS: Readonly<Record<Outcome['reason'], string>> = {
  checkmate: 'Checkmate',
  stalemate: 'Stalemate',
  insufficientMaterial: 'Nobody can give mate any more',
  threefold: 'The position came up three times',
  fivefold: 'The position came up five times',
  fiftyMoves: 'Fifty moves without progress',
  seventyFiveMoves: 'Seventy-five moves without progress',
  agreement: 'Agreed by the Legates',
  resignation: 'Resigned',
  other: 'The game is over',
}

/** The package's own sentence, without the place that is told beside it. */
function problem({ message }: DasChessError): string {
  const sentence = message.replace(/^Game \d+, line \d+, column \d+, ply \d+: /, '')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

export const EN: Words = {
  heading: 'Play Das Chess',
  board: 'Board',
  game: 'Game',

  turn: { white: 'White to move', black: 'Black to move' },
  check: { white: 'White to move, in check', black: 'Black to move, in check' },
  outcome: ({ reason, winner }) => `${REASONS[reason]}: ${winner ? `${SIDE[winner]} wins` : 'a draw'}`,
  over: 'Take back to go on in another way, or begin a new game.',
  hint: 'Choose a piece, then one of the squares marked for it.',
  behind: 'The line goes on from here. Another move becomes a variation.',
  claimable: {
    threefold: 'The position came up three times: a draw may be claimed.',
    fiftyMoves: 'Fifty moves without progress: a draw may be claimed.',
  },

  takeBack: 'Take back',
  redo: 'Redo',
  flip: 'Flip',
  newGame: 'New game',
  toStart: 'To the start',
  toEnd: 'To the end',

  moves: 'Moves',
  noMoves: 'No moves yet.',
  start: 'Start',
  variation: 'Variation',
  makeMainLine: 'Make main line',
  madeMainLine: 'This line is the main line now.',

  legates: 'Legates',
  legate: { white: "White's Legate", black: "Black's Legate" },
  says: {
    silent: 'silent',
    draw: 'offers a draw',
    takeback: 'asks to take back',
    resign: 'resigned',
  },
  said: (color, message) =>
    ({
      silent: `${SIDE[color]}'s Legate is silent again.`,
      draw: `${SIDE[color]} offers a draw.`,
      takeback: `${SIDE[color]} asks to take the last move back.`,
      resign: `${SIDE[color]} resigns.`,
    })[message],
  offerDraw: 'Offer draw',
  acceptDraw: 'Accept draw',
  askTakeBack: 'Ask take-back',
  grantTakeBack: 'Grant take-back',
  withdraw: 'Withdraw',
  claimDraw: 'Claim draw',
  resign: 'Resign',
  resignQuestion: { white: 'White resigns?', black: 'Black resigns?' },
  resignExplained: 'The other side wins, and the game is over.',
  cancel: 'Cancel',
  takenBack: 'Both Legates agree: taken back.',
  atEndOnly: "at a line's end only",
  onlyAtEnd: 'The Legates speak at the end of a line.',

  position: 'Position',
  positionLabel: 'Position text, to copy or to change',
  setUp: 'Set up',
  setUpDone: 'The position is set up.',
  field: {
    board: 'Board',
    turn: 'Turn',
    castling: 'Castling',
    enPassant: 'En passant',
    edge: 'Edge',
    halfMoves: 'Half moves',
    fullMoves: 'Full moves',
    text: 'Text',
  },
  fault: ({ message }) => message,
  atCharacter: (number) => `At character ${number}:`,
  textEnd: '(end)',

  record: 'Game record',
  recordLabel: 'The game as PGN, to copy or to change',
  load: 'Load',
  loaded: 'The game is loaded.',
  openFile: 'Open file',
  recordPlace: (line, column, ply) => `Line ${line}, column ${column}, ply ${ply}:`,
  recordProblem: problem,
  legalThere: (count) => (count === 1 ? 'The one legal move there:' : `Of the ${count} legal moves there:`),
  fits: 'It may mean:',

  share: 'Share',
  shareExplained: 'The whole game is in the link itself. Nothing is sent to a server or stored there.',
  link: 'Link to this game',
  copy: 'Copy',
  copyLink: 'Copy link',
  copied: 'Copied.',
  linkTooLong: 'This game is too long for a link. Save it as PGN and send the file.',
  linkCopied: 'The link is copied.',
  clipboardClosed: 'The browser keeps its clipboard closed. The text is selected: copy it with the keyboard.',
  downloadRecord: 'Save PGN',
  downloadPicture: 'Save picture (SVG)',
  linkLoaded: "The link's game is on the board.",
  linkBroken:
    'This link is damaged: there is no whole game in it. Ask for it again; your own game is untouched.',

  newGameStarted: 'A new game.',
  bringBack: 'Bring the last game back',
  broughtBack: 'The last game is back.',
  dismiss: 'Close',
}
