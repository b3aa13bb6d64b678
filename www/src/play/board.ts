/** The board element and the game: what is played on the one is played in the other. */
import type { DasChessBoardElement } from 'das-chess/board'
import type { LegateMessage, Color } from 'das-chess'
import type { Desk } from './desk.ts'

export class Board {
  readonly #element: DasChessBoardElement
  readonly #desk: Desk

  constructor(desk: Desk, speak: (color: Color, message: LegateMessage) => void) {
    this.#desk = desk
    this.#element = document.createElement('das-chess-board') as DasChessBoardElement
    this.#element.id = 'board'
    this.#element.addEventListener('move', ({ detail }) => {
      // What came from the game itself is there already.
      if (detail.by === 'user') desk.table.play(detail.move.lan)
    })
    // The game decides what a Legate may say, and then moves him.
    this.#element.addEventListener('legate', (event) => {
      event.preventDefault()
      speak(event.detail.color, event.detail.message)
    })
  }

  get element(): DasChessBoardElement {
    return this.#element
  }

  /** Shows the game as it stands. */
  show(): void {
    const { table, language } = this.#desk
    const { game, orientation } = table
    const board = this.#element
    if (board.language !== language) board.language = language
    if (board.orientation !== orientation) board.orientation = orientation
    const mode = game.outcome ? 'view' : 'play'
    if (board.mode !== mode) board.mode = mode
    board.position = game.dfen
    const move = game.node.move ?? null
    if (board.lastMove?.from !== move?.from || board.lastMove?.to !== move?.to) board.lastMove = move
    const { legates } = game
    if (board.legates?.white !== legates.white || board.legates.black !== legates.black)
      board.legates = legates
  }
}
