/** Figures on the move: those of an animation, and the one that the user drags. */
import type { Act, Figure, Square } from '../game.js'
import type { Geometry } from '../layout.js'
import { html, place } from './dom.js'
import type { Drawings } from './drawings.js'

/** Acts to show, and how long they take together, in milliseconds. */
export interface Animation {
  readonly acts: readonly Act[]
  readonly duration: number
  /** Called with true at the end, with false where something newer came. */
  readonly ended: (whole: boolean) => void
}

export class Sprites {
  readonly #board: HTMLElement
  readonly #drawings: Drawings
  readonly #corners: readonly HTMLElement[]
  #running: { animation: Animation; sprites: HTMLElement[] } | null = null
  #dragged: HTMLElement | null = null

  /** Who stands where while something is on the move. */
  stage: ReadonlyMap<Square, Figure | null> = new Map()

  constructor(board: HTMLElement, drawings: Drawings) {
    this.#board = board
    this.#drawings = drawings
    this.#corners = ['0 auto auto 0', '0 0 auto auto', 'auto auto 0 0'].map((inset) => {
      const corner = html('i', { class: 'corner', 'aria-hidden': 'true' })
      corner.style.inset = inset
      board.append(corner)
      return corner
    })
  }

  /** Shows an animation in place of the one that runs. `staged` is called whenever `stage` has changed. */
  run(animation: Animation, geometry: Geometry, staged: () => void): void {
    this.stop()
    const running = { animation, sprites: [] as HTMLElement[] }
    this.#running = running
    const { acts, duration, ended } = animation
    const next = (index: number): void => {
      if (this.#running !== running) return
      const act = acts[index]
      for (const sprite of running.sprites) sprite.remove()
      if (!act) {
        this.#running = null
        this.stage = new Map()
        staged()
        ended(true)
        return
      }
      this.stage = new Map(act.stage)
      staged()
      const moves = this.#perform(act, geometry, duration / acts.length, running.sprites)
      void Promise.allSettled(moves.map((move) => move.finished)).then(() => next(index + 1))
    }
    next(0)
  }

  #perform(act: Act, { places }: Geometry, duration: number, sprites: HTMLElement[]) {
    const moves: globalThis.Animation[] = []
    const add = (figure: Figure, square: Square, name: string, frames: Keyframe[]) => {
      const at = places.get(square)
      if (!at) return
      const sprite = this.#sprite(figure, name)
      place(sprite, { x: at.x, y: at.y })
      sprites.push(sprite)
      moves.push(sprite.animate(frames, { duration, easing: 'ease-in-out', fill: 'both' }))
    }
    for (const { figure, at } of act.gone)
      add(figure, at, 'gone', [{}, { opacity: 1, offset: 0.6 }, { opacity: 0 }])
    for (const { figure, from, to, turns } of act.actors) {
      const [start, end] = [places.get(from), places.get(to)]
      if (!start || !end) continue
      const shift = `translate(${(start.x - end.x) * 100}%,${(start.y - end.y) * 100}%)`
      const turn = turns ? ' rotate(180deg)' : ''
      add(figure, to, 'actor', [
        { transform: turns ? `${shift} rotate(0deg)` : shift },
        { transform: `translate(0,0)${turn}` },
      ])
    }
    return moves
  }

  /** Ends the animation at once, as one that something newer overtook. */
  stop(): void {
    const running = this.#running
    if (!running) return
    this.#running = null
    this.stage = new Map()
    for (const sprite of running.sprites) sprite.remove()
    running.animation.ended(false)
  }

  /** Shows a figure under the pointer. */
  lift(figure: Figure): void {
    this.drop()
    this.#dragged = this.#sprite(figure, 'dragged')
    place(this.#dragged, { x: 0, y: 0 })
  }

  /** The dragged figure follows, its center at a point of the window. */
  follow(x: number, y: number): void {
    if (!this.#dragged) return
    const at = this.#inside(x, y)
    this.#dragged.style.transform = `translate(calc(${at[0]}px - 50%),calc(${at[1]}px - 50%))`
  }

  /** The dragged figure waits on a cell. */
  rest(square: Square, { places }: Geometry): void {
    const at = places.get(square)
    if (!this.#dragged || !at) return
    place(this.#dragged, { x: at.x, y: at.y })
    this.#dragged.style.transform = ''
  }

  drop(): void {
    this.#dragged?.remove()
    this.#dragged = null
  }

  #sprite(figure: Figure, name: string): HTMLElement {
    const sprite = html(
      'div',
      { class: `at sprite ${name}`, 'aria-hidden': 'true' },
      this.#drawings.of(figure),
    )
    this.#board.append(sprite)
    return sprite
  }

  /** A point of the window in the board's own pixels, however the page has scaled, turned or moved it. */
  #inside(x: number, y: number): [number, number] {
    const [origin, right, bottom] = this.#corners.map((corner) => corner.getBoundingClientRect())
    const [ax, ay] = [right!.x - origin!.x, right!.y - origin!.y]
    const [bx, by] = [bottom!.x - origin!.x, bottom!.y - origin!.y]
    const [dx, dy] = [x - origin!.x, y - origin!.y]
    const area = ax * by - ay * bx || 1
    const { offsetWidth, offsetHeight } = this.#board
    return [((dx * by - dy * bx) / area) * offsetWidth, ((ax * dy - ay * dx) / area) * offsetHeight]
  }
}
