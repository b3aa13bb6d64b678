/**
 * The board's looks. Public custom properties `--board-*` are documented in the package's README; they are read
 * once, here, into private ones. `--u` is the side of a square. Colors follow `color-scheme`.
 */

import { attributeOf } from '../properties.js'
import CSS from './style.css'

/** Every color: in light surroundings and, where it is another, in dark ones. */
const COLORS = `light ece3cd b3b09f
dark 86a3ad 5f7a86
edge c9cdc4 7f867f
frame 3c4a55 20282e
coordinates f3ecdb d9d5c7
lastMove e3a92b
check d7362b
selected 7fbf5f
target 1b2a33
mark 410f5f
arrow b4441c
focus 0b57d0
whiteFill fffdf7
whiteStroke 26232b
whiteDetail 26232b
blackFill 34303c
blackStroke 100e14
blackDetail f1e9d8`.replace(
  /(\w+) (\w+) ?(.*)\n?/g,
  (_, name: string, light, dark) =>
    `--_${name}:var(--board-${attributeOf(name)},light-dark(#${light},#${dark || light}));`,
)

let sheet: CSSStyleSheet | undefined

/** The one style sheet of all boards. */
export const styleSheet = (): CSSStyleSheet => (sheet ??= sheetOf(`:host{${COLORS}}${CSS}`))

export function sheetOf(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(text)
  return made
}
