/** Mouse, pen and touch: turns what they do into taps and drags. */
import type { Square } from '../game.js'

/** Why a drag came to nothing. */
export type DragEnd = 'escape' | 'button' | 'pointer' | 'blur' | 'finger' | 'removed'

export interface PointerTarget {
  /** The cell at a point of the window. */
  squareAt(x: number, y: number): Square | null
  /** A press and release on one cell; null beside all cells. */
  tap(square: Square | null): void
  /** Whether somebody can be dragged from a cell; he then follows `drag` until `drop` or `dragEnd`. */
  lift(square: Square): boolean
  drag(x: number, y: number): void
  drop(square: Square | null): void
  dragEnd(reason: DragEnd): void
}

/** A press that moves less is a tap, in pixels. */
const SLIP = { mouse: 4, pen: 8, touch: 12 }

/** A click follows its gesture within this time, in milliseconds. */
const SOON = 500

interface Gesture {
  readonly id: number
  readonly square: Square | null
  readonly x: number
  readonly y: number
  readonly slip: number
  readonly listeners: AbortController
  lifted: boolean
  /** It moved but has nothing to drag. */
  idle: boolean
}

export class PointerInput {
  readonly #board: HTMLElement
  readonly #target: PointerTarget
  #gesture: Gesture | null = null
  /** When the last gesture ended: the click that follows it says nothing new. */
  #seen = -Infinity

  constructor(board: HTMLElement, target: PointerTarget, signal: AbortSignal) {
    this.#board = board
    this.#target = target
    board.addEventListener('pointerdown', (event) => this.#down(event), { signal })
    board.addEventListener('click', (event) => this.#click(event), { signal })
    board.addEventListener('contextmenu', (event) => this.#gesture && event.preventDefault(), { signal })
    signal.addEventListener('abort', () => this.#abandon('removed'))
  }

  #down(event: PointerEvent): void {
    if (this.#gesture) return
    if (event.button || !event.isPrimary) return
    const { pointerId: id, clientX: x, clientY: y, pointerType } = event
    const slip = SLIP[pointerType as keyof typeof SLIP] ?? SLIP.touch
    const listeners = new AbortController()
    this.#gesture = {
      id,
      square: this.#target.squareAt(x, y),
      x,
      y,
      slip,
      listeners,
      lifted: false,
      idle: false,
    }
    const { signal } = listeners
    const board = this.#board
    try {
      board.setPointerCapture(id)
    } catch {
      // The pointer is gone already, or was made up by a script.
    }
    board.addEventListener('pointermove', (event) => this.#move(event), { signal })
    board.addEventListener('pointerup', (event) => this.#up(event), { signal })
    for (const name of ['pointercancel', 'lostpointercapture'] as const)
      board.addEventListener(name, (event) => event.pointerId === id && this.#abandon('pointer'), { signal })
    addEventListener('blur', () => this.#abandon('blur'), { signal })
    // Another finger, on the board or beside it.
    addEventListener('pointerdown', (event) => event.pointerId !== id && this.#abandon('finger'), {
      signal,
      capture: true,
    })
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !this.#gesture?.lifted) return
      event.preventDefault()
      event.stopPropagation()
      this.#abandon('escape')
    }
    addEventListener('keydown', escape, { signal, capture: true })
  }

  #move({ pointerId, clientX, clientY, buttons }: PointerEvent): void {
    const gesture = this.#gesture
    if (!gesture || pointerId !== gesture.id || gesture.idle) return
    if (buttons & ~1) return this.#abandon('button')
    if (!gesture.lifted) {
      if (Math.hypot(clientX - gesture.x, clientY - gesture.y) <= gesture.slip) return
      if (!gesture.square || !this.#target.lift(gesture.square)) {
        gesture.idle = true
        return
      }
      gesture.lifted = true
    }
    this.#target.drag(clientX, clientY)
  }

  #up({ pointerId, clientX, clientY, timeStamp }: PointerEvent): void {
    const gesture = this.#gesture
    if (!gesture || pointerId !== gesture.id) return
    this.forget()
    this.#seen = timeStamp
    const square = this.#target.squareAt(clientX, clientY)
    if (gesture.lifted) this.#target.drop(square)
    else if (!gesture.idle || square === gesture.square) this.#target.tap(gesture.square)
  }

  /** A click without a press comes from a screen reader or a script. */
  #click(event: MouseEvent): void {
    if (event.timeStamp - this.#seen < SOON) return
    const cell = event
      .composedPath()
      .find((target) => target instanceof HTMLElement && target.dataset['square'])
    if (cell) this.#target.tap((cell as HTMLElement).dataset['square']!)
  }

  #abandon(reason: DragEnd): void {
    const gesture = this.#gesture
    if (!gesture) return
    this.forget()
    this.#seen = performance.now()
    if (gesture.lifted) this.#target.dragEnd(reason)
  }

  /** Ends the gesture without a word. */
  forget(): void {
    const gesture = this.#gesture
    this.#gesture = null
    gesture?.listeners.abort()
    if (gesture && this.#board.hasPointerCapture(gesture.id)) this.#board.releasePointerCapture(gesture.id)
  }
}
