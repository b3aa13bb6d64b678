/** `das-chess/board`: registers `<das-chess-board>`. */
import type { Move, Position } from '../index.js'
import { DAS_CHESS, type LegateMessage, type Legates } from './das.js'
import { BoardElement } from './element.js'
import type { BoardEventMap } from './events.js'

/** The names and payloads of the board's events. */
export type DasChessBoardEventMap = BoardEventMap<Move, LegateMessage>

/**
 * `<das-chess-board>`: a board to look at and to play on.
 *
 * @example
 * ```html
 * <script type="module">
 *   import 'das-chess/board'
 *   const board = document.querySelector('das-chess-board')
 *   board.addEventListener('move', ({ detail }) => console.log(detail.move.san, detail.after))
 * </script>
 * <das-chess-board color="white" last-move="e9e7"></das-chess-board>
 * ```
 */
export class DasChessBoardElement extends BoardElement<Position | { readonly dfen: string }, Move, Legates> {
  protected override readonly game = DAS_CHESS
}

/** Its events, by name and type. */
export interface DasChessBoardElement {
  addEventListener<Name extends keyof DasChessBoardEventMap>(
    name: Name,
    listener: (this: DasChessBoardElement, event: DasChessBoardEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends keyof DasChessBoardEventMap>(
    name: Name,
    listener: (this: DasChessBoardElement, event: DasChessBoardEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void
}

// Another copy of this package may have been here before.
const registry = globalThis.customElements
if (registry && !registry.get('das-chess-board')) registry.define('das-chess-board', DasChessBoardElement)

export { BoardElement } from './element.js'
export type * from './events.js'
export type * from './game.js'
export type { LegateMessage, Legates } from './das.js'
export type { DasChessBoardAttributes } from './jsx.js'
