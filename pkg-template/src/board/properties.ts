/** The element's properties: what each is, and how it is read from its attribute or from what it is set to. */
import { readArrows, readLastMove, readMarks, type Arrow, type Ends, type Mark } from './attributes.js'
import type { Game, Language, Side, Square } from './game.js'

/** What a board can be set to and asked for. */
export interface BoardProperties<Position, Value> {
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

const DEFAULT_ANIMATION = 250
const LONGEST_ANIMATION = 10_000

/** Reads one of a few words; the first is the default. */
const oneOf =
  (...words: string[]) =>
  (text: string | null) =>
    words.find((word) => word === text) ?? words[0]

/** Properties that are their attributes and nothing else, by how an attribute's text is read. */
export const REFLECTED: Readonly<Record<string, (text: string | null) => unknown>> = {
  orientation: oneOf('white', 'black'),
  mode: oneOf('play', 'view'),
  color: oneOf('both', 'white', 'black'),
  language: oneOf('en', 'ru'),
  coordinates: (text) => text !== 'false',
  moveEntry: (text) => text !== null && text !== 'false',
  animation(text) {
    const value = parseFloat(text!)
    return value >= 0 && value <= LONGEST_ANIMATION ? value : DEFAULT_ANIMATION
  },
}

/** Properties with a value of their own, by how it is read; they throw where they can't. */
export const VALUES: Readonly<Record<string, (value: unknown, game: Game) => unknown>> = {
  position: (value, game) => game.read(value ?? null),
  lastMove: readLastMove,
  arrows: readArrows,
  marks: readMarks,
  legates: (value, game) => game.envoys?.read(value) ?? null,
}

/** `move-entry` for `moveEntry`. */
export const attributeOf = (property: string) =>
  property.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
