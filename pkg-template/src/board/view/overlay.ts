/** What lies over the cells: rings and arrows. */
import type { Arrow, Mark } from '../attributes.js'
import type { Geometry } from '../layout.js'
import { set, svg } from './dom.js'

export type Overlay = ReturnType<typeof makeOverlay>

export function makeOverlay() {
  const element = svg('svg', { class: 'overlay', 'aria-hidden': true })

  function draw({ places, width, height }: Geometry, marks: readonly Mark[], arrows: readonly Arrow[]): void {
    const drawn: SVGElement[] = []
    for (const { square, color } of marks) {
      const at = places.get(square)
      if (!at) continue
      const ring = svg('circle', { class: 'mark', part: 'mark', cx: at.x + 0.5, cy: at.y + 0.5, r: 0.45 })
      if (color) ring.style.stroke = color
      drawn.push(ring)
    }
    for (const { from, to, color } of arrows) {
      const start = places.get(from)
      const end = places.get(to)
      if (!start || !end || start === end) continue
      const right = end.x - start.x
      const down = end.y - start.y
      const tip = Math.hypot(right, down) - 0.06
      const neck = tip - 0.44
      const arrow = svg('path', {
        class: 'arrow',
        part: 'arrow',
        d: `M.26-.08H${neck}V-.26L${tip} 0 ${neck} .26V.08H.26z`,
        transform: `translate(${start.x + 0.5} ${start.y + 0.5}) rotate(${(Math.atan2(down, right) * 180) / Math.PI})`,
      })
      if (color) arrow.style.fill = color
      drawn.push(arrow)
    }
    set(element, { viewBox: `0 0 ${width} ${height}` })
    element.replaceChildren(...drawn)
  }

  return { element, draw }
}
