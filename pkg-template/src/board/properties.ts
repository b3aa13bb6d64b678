/** How the element's properties are read from their attributes, or from what they are set to. */
import { readArrows, readLastMove, readMarks } from './attributes.js'
import type { Game } from './game.js'

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
