/** `das-chess/tchess10/board`: registers `<tchess10-board>`. */
import { BoardElement } from '../../board/element.js'
import type { BoardEventMap } from '../../board/events.js'
import type { Move, Position, StartOptions } from '../index.js'
import { TCHESS10 } from './game.js'

/** The names and payloads of the board's events. */
export type Tchess10BoardEventMap = BoardEventMap<Move, never>

/** What the board's `position` takes besides a text: a start under modifications, or a position. */
export type Tchess10BoardPosition = Position | StartOptions | { readonly dfen: string }

/**
 * `<tchess10-board>`: a board for TCHESS-10 under any modifications, to look at and to play on.
 *
 * @example
 * ```html
 * <script type="module">
 *   import 'das-chess/tchess10/board'
 *   const board = document.querySelector('tchess10-board')
 *   board.position = { mods: ['strike', 'carry'] }
 *   board.addEventListener('move', ({ detail }) => console.log(detail.move.lan, detail.after))
 * </script>
 * <tchess10-board color="white"></tchess10-board>
 * ```
 */
export class Tchess10BoardElement extends BoardElement<Tchess10BoardPosition, Move> {
  protected override readonly game = TCHESS10
}

/** Its events, by name and type. */
export interface Tchess10BoardElement {
  addEventListener<Name extends keyof Tchess10BoardEventMap>(
    name: Name,
    listener: (this: Tchess10BoardElement, event: Tchess10BoardEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends keyof Tchess10BoardEventMap>(
    name: Name,
    listener: (this: Tchess10BoardElement, event: Tchess10BoardEventMap[Name]) => unknown,
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
if (registry && !registry.get('tchess10-board')) registry.define('tchess10-board', Tchess10BoardElement)

export { BoardElement } from '../../board/element.js'
export type * from '../../board/events.js'
export type * from '../../board/game.js'
export type { Tchess10BoardAttributes } from './jsx.js'
