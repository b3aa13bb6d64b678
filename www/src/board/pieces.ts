/** The package's drawings as elements, each parsed once. */
import { pieceSvg, type Cell } from 'das-chess'

const drawn = new Map<string, SVGElement>()

/** A drawing of who stands on a cell. It is decoration: the cell says the same in words. */
export function drawPiece(cell: Cell): SVGElement {
  const key = `${cell.color} ${cell.name} ${cell.hull ?? ''} ${cell.passenger?.name ?? ''} ${cell.passenger?.color ?? ''}`
  let svg = drawn.get(key)
  if (!svg) {
    const parsed = new DOMParser().parseFromString(pieceSvg(cell), 'image/svg+xml')
    svg = document.importNode(parsed.documentElement, true) as unknown as SVGElement
    for (const name of ['role', 'aria-label', 'aria-labelledby', 'width', 'height']) svg.removeAttribute(name)
    for (const text of svg.querySelectorAll(':scope > title, :scope > desc')) text.remove()
    svg.setAttribute('aria-hidden', 'true')
    drawn.set(key, svg)
  }
  return svg.cloneNode(true) as SVGElement
}
