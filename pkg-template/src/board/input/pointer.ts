/** Mouse, pen and touch: turns what they do into taps and drags. */
import type { Square } from '../game.js'

/** Why a drag came to nothing. */
export type DragEnd = 'button' | 'pointer' | 'blur' | 'finger' | 'removed'

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

/** A click follows within this time, in milliseconds. */
const SOON = 500

interface Gesture {
  readonly id: number
  readonly square: Square | null
  readonly x: number
  readonly y: number
  /** Aborted at its end: it listens to the window, too. */
  readonly elsewhere: AbortController
  /** Whether it drags somebody; null while it may still be a tap. */
  lifted: boolean | null
}

/** Gives a function that ends the gesture without a word. */
export function listenToPointers(board: HTMLElement, target: PointerTarget, signal: AbortSignal): () => void {
  let gesture: Gesture | null = null
  /** When a pointer was last released: the click that follows says nothing new. */
  let seen = -SOON

  function forget(): void {
    if (!gesture) return
    const { id, elsewhere } = gesture
    gesture = null
    elsewhere.abort()
    if (board.hasPointerCapture(id)) board.releasePointerCapture(id)
  }

  function abandon(reason: DragEnd): void {
    const lifted = gesture?.lifted
    forget()
    if (lifted) target.cancel(reason)
  }

  function move(event: PointerEvent): void {
    const { pointerId, pointerType, clientX, clientY, offsetX, offsetY, buttons } = event
    if (pointerId !== gesture?.id) return
    if (buttons & ~1) return abandon('button')
    const { square, x, y, lifted } = gesture
    const slip = SLIP[pointerType] ?? SLIP_OF_FINGER
    if (lifted === null && Math.hypot(clientX - x, clientY - y) > slip)
      gesture.lifted = square !== null && target.lift(square)
    const zoom = board.currentCSSZoom || 1
    if (gesture?.lifted) target.drag(offsetX / zoom, offsetY / zoom, target.squareAt(clientX, clientY))
  }

  function up({ pointerId, clientX, clientY, timeStamp }: PointerEvent): void {
    seen = timeStamp
    if (pointerId !== gesture?.id) return
    const { lifted, square: from } = gesture
    const square = target.squareAt(clientX, clientY)
    forget()
    if (lifted) target.drop(square)
    else if (lifted === null || square === from) target.tap(from)
  }

  function down({ pointerId: id, clientX: x, clientY: y, button, isPrimary }: PointerEvent): void {
    if (gesture || button || !isPrimary) return
    const elsewhere = new AbortController()
    gesture = { id, square: target.squareAt(x, y), x, y, elsewhere, lifted: null }
    try {
      board.setPointerCapture(id)
    } catch {
      // The pointer is gone already, or was made up by a script.
    }
    const { signal } = elsewhere
    addEventListener('blur', () => abandon('blur'), { signal })
    // Another finger, on the board or beside it.
    const finger = (event: PointerEvent) => event.pointerId !== id && abandon('finger')
    addEventListener('pointerdown', finger, { signal, capture: true })
  }

  const lost = ({ pointerId }: PointerEvent) => pointerId === gesture?.id && abandon('pointer')

  /** A click without a press comes from a screen reader or a script. */
  function click({ timeStamp, target: element }: MouseEvent): void {
    const square = (element as Element).closest<HTMLElement>('.cell')?.dataset['square']
    if (square && timeStamp - seen > SOON) target.tap(square)
  }

  board.addEventListener('pointerdown', down, { signal })
  board.addEventListener('pointermove', move, { signal })
  board.addEventListener('pointerup', up, { signal })
  board.addEventListener('pointercancel', lost, { signal })
  board.addEventListener('lostpointercapture', lost, { signal })
  board.addEventListener('click', click, { signal })
  board.addEventListener('contextmenu', (event) => gesture && event.preventDefault(), { signal })
  signal.addEventListener('abort', () => abandon('removed'))
  return forget
}
