/** The custom element: its attributes, properties, methods and life. */
import { makeControl, type Control } from './control.js'
import type { Game } from './game.js'
import { attributeOf, REFLECTED, VALUES, type BoardProperties } from './properties.js'

/** So that the module can be imported where there is no DOM. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

const PROPERTIES = Object.keys({ ...REFLECTED, ...VALUES })

/** The properties of a board. */
export interface BoardElement<Position, Data, Value = never> extends BoardProperties<Position, Value> {}

/**
 * A board of some game. `Position` is what its `position` takes besides a text, `Data` a move in its events,
 * `Value` where its envoys stand.
 */
export abstract class BoardElement<Position, Data, Value = never> extends Base {
  static readonly observedAttributes: readonly string[] = PROPERTIES.map(attributeOf)

  /** The game that is played here. */
  protected abstract readonly game: Game<Data>

  #made: Control | undefined
  #listeners: AbortController | undefined

  static {
    for (const name of PROPERTIES) {
      const attribute = attributeOf(name)
      const read = REFLECTED[name]
      Object.defineProperty(this.prototype, name, {
        get(this: BoardElement<unknown, unknown>) {
          return read ? read(this.getAttribute(attribute)) : this.#control.get(name)
        },
        set(this: BoardElement<unknown, unknown>, value: unknown) {
          if (!read) this.#set(name, value)
          else if (value == null) this.removeAttribute(attribute)
          else this.setAttribute(attribute, String(value))
        },
      })
    }
  }

  /**
   * Makes a legal move, without asking by `move-request`.
   *
   * @param move a text or an object, as the game reads it
   * @returns a promise: true at the end of the animation, false if something newer came before
   * @throws (as a rejection) what the game says of a move that is none
   */
  async move(move: string | object): Promise<boolean> {
    return this.#control.make(this.#control.state().find(move), 'script')
  }

  /**
   * Shows a position, as `position` does, but tells when it is done.
   *
   * @returns a promise: true at the end of the animation, false if something newer came before
   * @throws (as a rejection) what the game says of a text that is no position
   */
  async setPosition(position: string | Position | null): Promise<boolean> {
    return this.#control.arrive(this.game.read(position))
  }

  /** Turns the board round. */
  flip(): void {
    this.orientation = this.orientation === 'white' ? 'black' : 'white'
  }

  /** Focuses the current cell. */
  override focus(options?: FocusOptions): void {
    this.#control.focus(options)
  }

  connectedCallback(): void {
    // A property set before the element was defined hides the one of the class.
    for (const name of PROPERTIES) {
      if (!Object.hasOwn(this, name)) continue
      const own = this as unknown as Record<string, unknown>
      const value = own[name]
      delete own[name]
      own[name] = value
    }
    this.#listeners?.abort()
    this.#listeners = new AbortController()
    this.#control.connect(this.#listeners.signal)
  }

  disconnectedCallback(): void {
    this.#control.disconnect()
    this.#listeners?.abort()
  }

  attributeChangedCallback(attribute: string, before: string | null, text: string | null): void {
    const name = PROPERTIES.find((name) => attributeOf(name) === attribute)!
    if (VALUES[name]) this.#set(name, text)
    else if (before !== text) this.#control.change()
  }

  get #control(): Control {
    return (this.#made ??= makeControl(this, this.game))
  }

  /** What can't be read changes nothing and is told by an event, a little later so that it can be heard. */
  #set(name: string, value: unknown): void {
    try {
      this.#control.give(name, VALUES[name]!(value, this.game))
    } catch (error) {
      const detail = { error, source: attributeOf(name) }
      queueMicrotask(() => this.#control.emit('board-error', detail))
    }
  }
}
