/** The custom element: its attributes, properties, methods and life. */
import type { Arrow, Ends, Mark } from './attributes.js'
import { makeControl, type Control } from './control.js'
import type { Game, Language, Side, Square } from './game.js'
import { attributeOf, REFLECTED, VALUES } from './properties.js'

/** So that the module can be imported where there is no DOM. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

const PROPERTIES = Object.keys({ ...REFLECTED, ...VALUES })

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
    this.orientation = this.orientation === 'black' ? 'white' : 'black'
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

/** Its properties. */
export interface BoardElement<Position, Data, Value = never> {
  /** The position's text. Takes a text, a position, or null for the start; one that can't be read is a `board-error`. */
  get position(): string
  set position(value: string | Position | null | undefined)
  /** The side at the bottom. Default: `white`. */
  orientation: Side
  /** `view`: nothing can be moved by hand. Default: `play`. */
  mode: 'play' | 'view'
  /** Whose men the user moves. Default: `both`. */
  color: Side | 'both'
  /** Whether files and ranks are named; the attribute `coordinates="false"` turns it off. Default: true. */
  coordinates: boolean
  /** The language of all words, seen or read out. Default: `en`. */
  language: Language
  /** How long a move takes, in milliseconds; 0 for none. Default: 250. Nothing moves where the user wants it so. */
  animation: number
  /** The squares shown as the last move. The board sets it with every move; set it together with a position. */
  get lastMove(): Ends | null
  set lastMove(value: Ends | string | null | undefined)
  /** Arrows over the board: `'e2e4 g1f3=red'` or a list. */
  get arrows(): readonly Arrow[]
  set arrows(value: readonly Arrow[] | string | null | undefined)
  /** Rings round squares: `'e4 d5=red'`, a list of squares, or colors by square. */
  get marks(): readonly Mark[]
  set marks(value: readonly Square[] | Readonly<Record<Square, string>> | string | null | undefined)
  /** Where the envoys (the Legates of Das Chess) stand: a text or an object; null: they are not shown. */
  get legates(): Value | null
  set legates(value: Value | string | null | undefined)
  /** Whether there is a text field for moves; the attribute's mere presence is a yes. Default: false. */
  moveEntry: boolean
}
