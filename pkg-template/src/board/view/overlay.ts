/** What lies over the cells: rings and arrows. */
import type { Arrow, Mark } from '../attributes.js'
import type { Square } from '../game.js'
import type { Geometry } from '../layout.js'
import { svg } from './dom.js'

export class Overlay {
  readonly element = svg('svg', { class: 'overlay', 'aria-hidden': 'true' })

  draw({ places, width, height }: Geometry, marks: readonly Mark[], arrows: readonly Arrow[]): void {
    const center = (square: Square) => {
      const place = places.get(square)
      return place && ([place.x + 0.5, place.y + 0.5] as const)
    }
    const drawn: SVGElement[] = []
    for (const { square, color } of marks) {
      const at = center(square)
      if (!at) continue
      const ring = svg('circle', { class: 'mark', part: 'mark', cx: at[0], cy: at[1], r: 0.45 })
      if (color) ring.style.stroke = color
      drawn.push(ring)
    }
    for (const { from, to, color } of arrows) {
      const [start, end] = [center(from), center(to)]
      if (!start || !end || from === to) continue
      const length = Math.hypot(end[0] - start[0], end[1] - start[1])
      const turn = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI
      const tip = length - 0.06
      const neck = tip - 0.44
      const arrow = svg('path', {
        class: 'arrow',
        part: 'arrow',
        d: `M.26-.08H${neck}V-.26L${tip} 0 ${neck} .26V.08H.26z`,
        transform: `translate(${start[0]} ${start[1]}) rotate(${turn})`,
      })
      if (color) arrow.style.fill = color
      drawn.push(arrow)
    }
    this.element.setAttribute('viewBox', `0 0 ${width} ${height}`)
    this.element.replaceChildren(...drawn)
  }
}
