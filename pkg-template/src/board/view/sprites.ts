/** Figures on the move: those of an animation, and the one that the user drags. */
import type { Act, Figure, Square } from '../game.js'
import type { Place } from '../layout.js'
import { html, set } from './dom.js'
import type { Draw } from './drawings.js'

type Places = ReadonlyMap<Square, Place>

/** Acts to show one after the other, and how long they take together, in milliseconds. */
export interface Show {
  readonly acts: readonly Act[]
  readonly duration: number
  /** From their end to their beginning: a move taken back. */
  readonly back: boolean
}

export type Sprites = ReturnType<typeof makeSprites>

export function makeSprites(board: HTMLElement, draw: Draw) {
  let stage: ReadonlyMap<Square, Figure | null> = new Map()
  let moving: HTMLElement[] = []
  let dragged: HTMLElement | null = null

  function sprite(name: string, figure: Figure, { x, y }: { readonly x: number; readonly y: number }) {
    const element = html('div', { class: `at sprite ${name}`, '--x': x, '--y': y }, draw(figure))
    board.append(element)
    return element
  }

  /** Ends the animation at once; the next drawing of the cells shows what it led to. */
  function stop(): void {
    stage = new Map()
    for (const element of moving) {
      element.remove()
      for (const move of element.getAnimations()) move.cancel()
    }
    moving = []
  }

  /** Gives a promise of the end, which comes early if `stop` is called. `staged` is called when the stage has changed. */
  async function run({ acts, duration, back }: Show, places: Places, staged: () => void): Promise<void> {
    stop()
    const options: KeyframeAnimationOptions = {
      duration: duration / acts.length,
      easing: 'ease-in-out',
      fill: 'both',
      direction: back ? 'reverse' : 'normal',
    }
    for (const act of back ? [...acts].reverse() : acts) {
      stage = new Map(act.stage)
      staged()
      const moves: Promise<unknown>[] = []
      const here = (moving = [] as HTMLElement[])
      const add = (name: string, figure: Figure, square: Square, frames: (at: Place) => Keyframe[]) => {
        const at = places.get(square)
        if (!at) return
        const element = sprite(name, figure, at)
        here.push(element)
        moves.push(element.animate(frames(at), options).finished)
      }
      for (const { figure, at } of act.gone)
        add('gone', figure, at, () => [{}, { opacity: 1, offset: 0.6 }, { opacity: 0 }])
      for (const { figure, from, to, turns } of act.actors)
        add('actor', figure, to, (at) => {
          const { x, y } = places.get(from) ?? at
          const translate = `${(x - at.x) * 100}% ${(y - at.y) * 100}%`
          return [{ translate }, { translate: '0 0', rotate: turns ? '180deg' : 'none' }]
        })
      await Promise.allSettled(moves)
      if (here !== moving) return
      stop()
    }
    staged()
  }

  return {
    run,
    stop,

    /** Who stands on a square while something is on the move: undefined for whom the position has there. */
    staged: (square: Square) => stage.get(square),

    /** Shows a figure under the pointer. */
    lift(figure: Figure): void {
      stop()
      dragged = sprite('dragged', figure, { x: 0, y: 0 })
    },

    /** The dragged figure follows, its center at a point of the board, in the board's own pixels. */
    follow(x: number, y: number): void {
      dragged!.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`
    },

    /** The dragged figure waits on a cell. */
    rest({ x, y }: Place): void {
      set(dragged!, { '--x': x, '--y': y })
      dragged!.style.translate = ''
    },

    drop(): void {
      dragged?.remove()
      dragged = null
    },
  }
}
