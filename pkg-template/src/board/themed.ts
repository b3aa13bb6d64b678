/** Drawings of the package in the colors of the style sheet. */

/** Parts of a drawing that have a color, as the style sheet names them. */
const PARTS = ['whiteFill', 'whiteStroke', 'whiteDetail', 'blackFill', 'blackStroke', 'blackDetail']
/** Colors that are found again in a finished drawing. */
const STAND_INS = Object.fromEntries(PARTS.map((part, index) => [part, `#fe01d${index}`]))

/** A drawing whose colors are custom properties; `draw` makes it with the colors that it is given. */
export const themed = (draw: (colors: Readonly<Record<string, string>>) => string): string =>
  draw(STAND_INS).replace(/#fe01d(.)/g, (_, index: number) => `var(--_${PARTS[index]})`)
