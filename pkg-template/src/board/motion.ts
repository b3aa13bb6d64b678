/** Animations that no move describes: what is left of one dragged, and a position that is simply another. */
import type { Act, Figure, Square, State } from './game.js'

/** The last act where the user has dragged its first actor to his place himself: he is there already. */
export const dragged = (acts: readonly Act[]): Act[] =>
  acts.slice(-1).map((act) => ({
    ...act,
    actors: act.actors.map((actor, index) => (index ? actor : { ...actor, from: actor.to })),
  }))

/**
 * Everybody goes the shortest way from where he stood to where he stands now; the others come and go at once. Nothing,
 * where all stand as they stood.
 */
export function difference(before: State, after: State): Act[] {
  const left = missing(before, after)
  const arrived = missing(after, before)
  if (!left.length && !arrived.length) return []
  const actors = arrived.flatMap(([to, figure]) => {
    const [nearest] = left
      .filter(([, { key }]) => key === figure.key)
      .sort(([a], [b]) => distance(a, to) - distance(b, to))
    if (!nearest) return []
    left.splice(left.indexOf(nearest), 1)
    return [{ figure, from: nearest[0], to }]
  })
  return [{ stage: actors.map(({ to }) => [to, null]), actors, gone: [] }]
}

/** Who stands in one position where he does not in the other. */
const missing = (here: State, there: State): [Square, Figure][] =>
  [...here.figures].filter(([square, { key }]) => there.figures.get(square)?.key !== key)

function distance(a: Square, b: Square): number {
  return Math.hypot(a.charCodeAt(0) - b.charCodeAt(0), +a.slice(1) - +b.slice(1))
}
