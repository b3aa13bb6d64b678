/** Mouse, pen and touch: turns what they do into taps and drags. */
import type { Square } from '../game.js'

/** Why a drag came to nothing. */
export type DragEnd = 'escape' | 'button' | 'pointer' | 'blur' | 'finger' | 'removed'

export interface PointerTarget {
  /** The cell at a point of the window. */
  squareAt(x: number, y: number): Square | null
  /** A press and release on one cell; null beside all cells. */
  tap(square: Square | null): void
  /** Whether somebody can be dragged from a cell; he then follows `drag` until `drop` or `cancel`. */
  lift(square: Square): boolean
  /** `x` and `y` in the board's own pixels, however the page has scaled, turned or moved it. */
  drag(x: number, y: number, over: Square | null): void
  drop(square: Square | null): void
  cancel(reason: DragEnd): void
}

/** A press that moves less is a tap, in pixels. */
const SLIP: Readonly<Record<string, number>> = { mouse: 4, pen: 8 }
const SLIP_OF_FINGER = 12

/** A click follows its gesture within this time, in milliseconds. */
const SOON = 500

interface Gesture {
  readonly id: number
  readonly square: Square | null
  readonly x: number
  readonly y: number
  readonly slip: number
  /** Aborted at its end. */
  readonly listeners: AbortController
  lifted: boolean
  /** It moved but has nothing to drag. */
  idle: boolean
}

/** Gives a function that ends the gesture without a word. */
export function listenToPointers(board: HTMLElement, target: PointerTarget, signal: AbortSignal): () => void {
  let gesture: Gesture | null = null
  /** When the last gesture ended: the click that follows it says nothing new. */
  let seen = -Infinity

  function forget(): void {
    if (!gesture) return
    const { id, listeners } = gesture
    gesture = null
    listeners.abort()
    if (board.hasPointerCapture(id)) board.releasePointerCapture(id)
  }

  function abandon(reason: DragEnd): void {
    const lifted = gesture?.lifted
    if (gesture) seen = performance.now()
    forget()
    if (lifted) target.cancel(reason)
  }

  function move({ pointerId, clientX, clientY, offsetX, offsetY, buttons }: PointerEvent): void {
    const zoom = board.currentCSSZoom || 1
    if (!gesture || pointerId !== gesture.id || gesture.idle) return
    if (buttons & ~1) return abandon('button')
    if (!gesture.lifted) {
      if (Math.hypot(clientX - gesture.x, clientY - gesture.y) <= gesture.slip) return
      gesture.lifted = gesture.square !== null && target.lift(gesture.square)
      gesture.idle = !gesture.lifted
      if (gesture.idle) return
    }
    target.drag(offsetX / zoom, offsetY / zoom, target.squareAt(clientX, clientY))
  }

  function up({ pointerId, clientX, clientY, timeStamp }: PointerEvent): void {
    if (!gesture || pointerId !== gesture.id) return
    const { lifted, idle, square: from } = gesture
    const square = target.squareAt(clientX, clientY)
    seen = timeStamp
    forget()
    if (lifted) target.drop(square)
    else if (!idle || square === from) target.tap(from)
  }

  function down({
    pointerId: id,
    clientX: x,
    clientY: y,
    pointerType,
    button,
    isPrimary,
  }: PointerEvent): void {
    if (gesture || button || !isPrimary) return
    const listeners = new AbortController()
    const slip = SLIP[pointerType] ?? SLIP_OF_FINGER
    gesture = { id, square: target.squareAt(x, y), x, y, slip, listeners, lifted: false, idle: false }
    try {
      board.setPointerCapture(id)
    } catch {
      // The pointer is gone already, or was made up by a script.
    }
    const { signal } = listeners
    const lost = (event: PointerEvent) => event.pointerId === id && abandon('pointer')
    board.addEventListener('pointermove', move, { signal })
    board.addEventListener('pointerup', up, { signal })
    board.addEventListener('pointercancel', lost, { signal })
    board.addEventListener('lostpointercapture', lost, { signal })
    addEventListener('blur', () => abandon('blur'), { signal })
    // Before anything else hears it: another finger, on the board or beside it, and Escape.
    const first = { signal, capture: true }
    addEventListener('pointerdown', (event) => event.pointerId !== id && abandon('finger'), first)
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !gesture?.lifted) return
      event.preventDefault()
      event.stopPropagation()
      abandon('escape')
    }
    addEventListener('keydown', escape, first)
  }

  /** A click without a press comes from a screen reader or a script. */
  function click(event: MouseEvent): void {
    if (event.timeStamp - seen < SOON) return
    const square = (event.target as Element).closest<HTMLElement>('.cell')?.dataset['square']
    if (square) target.tap(square)
  }

  board.addEventListener('pointerdown', down, { signal })
  board.addEventListener('click', click, { signal })
  board.addEventListener('contextmenu', (event) => gesture && event.preventDefault(), { signal })
  signal.addEventListener('abort', () => abandon('removed'))
  return forget
}
