/** What the board tells the page. All events bubble and are composed. */
import type { Side, Square } from './game.js'

/** `move-request`: the user wants to make a move. Cancelable: a canceled move is not made. */
export interface MoveRequestDetail<Data> {
  readonly move: Data
  /** The text of the position in which it would be made. */
  readonly position: string
  /**
   * Lets the board wait; it makes the move when every promise is fulfilled, and does not if one is fulfilled with
   * `false` or rejected. To be called while the event is dispatched.
   */
  waitFor(answer: PromiseLike<unknown>): void
}

/** `move`: a move was made, by the user or by `move()`. */
export interface MoveDetail<Data> {
  readonly move: Data
  readonly before: string
  readonly after: string
  readonly by: 'user' | 'script'
}

/** `position-change`: the board has another position, in whatever way it came. */
export interface PositionChangeDetail<Data> {
  readonly position: string
  readonly previous: string
  /** The one move that leads from the one to the other, if there is one. */
  readonly move: Data | null
}

/**
 * Why a move came to nothing. Of a drag: Escape, another button, the pointer lost, the window left, a second
 * finger, the board removed, dropped beside the board. Of any move: a square where it can't go, the piece chosen
 * again, a question not answered, a new position, refused by `move-request` or, as `mode` and `color` now are, no longer
 * the user's to make.
 */
export type CancelReason =
  | 'escape'
  | 'button'
  | 'pointer'
  | 'blur'
  | 'finger'
  | 'removed'
  | 'outside'
  | 'illegal'
  | 'deselected'
  | 'chooser'
  | 'position'
  | 'refused'

/** `move-cancel`. */
export interface MoveCancelDetail {
  readonly reason: CancelReason
  readonly from: Square
}

/** `board-error`: an attribute or property that can't be read (the board stays as it was), or a rejected `waitFor`. */
export interface BoardErrorDetail {
  readonly error: unknown
  /** The attribute, or `move-request`. */
  readonly source: string
}

/** `legate`: the user moved an envoy. Cancelable: he then stays where he was. */
export interface EnvoyDetail {
  readonly color: Side
  readonly from: Square
  readonly to: Square
}

/** The events by name. */
export interface BoardEventMap<Data, Message = EnvoyDetail> {
  'move-request': CustomEvent<MoveRequestDetail<Data>>
  move: CustomEvent<MoveDetail<Data>>
  'position-change': CustomEvent<PositionChangeDetail<Data>>
  'move-cancel': CustomEvent<MoveCancelDetail>
  'board-error': CustomEvent<BoardErrorDetail>
  legate: CustomEvent<Message>
}
