/** What the user has pointed at so far, and what the next square or answer makes of it. Pure data, no DOM. */
import type { BoardMove, Square } from './game.js'
import { settle, type Choice, type Spot } from './walk.js'

export type Picked<Data> =
  /** Nothing was picked and nothing is. */
  | { readonly kind: 'nothing' }
  /** Somebody is picked, with squares to choose from. */
  | { readonly kind: 'selected' }
  /** Who was picked was pointed at again. */
  | { readonly kind: 'deselected' }
  /** A square that is none to go to. */
  | { readonly kind: 'missed' }
  | { readonly kind: 'ask'; readonly choices: readonly Choice<Data>[]; readonly square: Square }
  | { readonly kind: 'move'; readonly move: BoardMove<Data> }

export class Picker<Data> {
  readonly #root: Spot<Data>
  #path: { square: Square; spot: Spot<Data> }[] = []

  constructor(root: Spot<Data>) {
    this.#root = root
  }

  /** Squares where a move can begin. */
  get starts(): ReadonlyMap<Square, Spot<Data>> {
    return this.#root.squares
  }

  /** The squares pointed at, that of who moves first. */
  get path(): readonly Square[] {
    return this.#path.map(({ square }) => square)
  }

  /** Where to go next. */
  get targets(): ReadonlyMap<Square, Spot<Data>> | null {
    return this.#path.at(-1)?.spot.squares ?? null
  }

  clear(): void {
    this.#path = []
  }

  pick(square: Square): Picked<Data> {
    const here = this.#path.at(-1)
    const next = here?.spot.squares.get(square)
    if (next) return this.#enter(square, next)
    if (here?.square === square) {
      if (here.spot.choices.size || here.spot.move) return this.#end(here.square, here.spot)
      this.clear()
      return { kind: 'deselected' }
    }
    const start = this.#root.squares.get(square)
    if (start) {
      this.#path = [{ square, spot: start }]
      return { kind: 'selected' }
    }
    this.clear()
    return { kind: here ? 'missed' : 'nothing' }
  }

  answer({ spot }: Choice<Data>): Picked<Data> {
    return this.#enter(this.#path.at(-1)!.square, spot)
  }

  #enter(square: Square, entered: Spot<Data>): Picked<Data> {
    const spot = settle(entered)
    this.#path.push({ square, spot })
    return spot.squares.size ? { kind: 'selected' } : this.#end(square, spot)
  }

  #end(square: Square, { choices, move }: Spot<Data>): Picked<Data> {
    return choices.size
      ? { kind: 'ask', choices: [...choices.values()], square }
      : { kind: 'move', move: move! }
  }
}
