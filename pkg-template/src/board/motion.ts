/** Animations that no move describes: a move taken back, and a position that is simply another. */
import type { Act, Actor, Figure, Square, State } from './game.js'

/** A move's acts from their end to their beginning, `before` being the position before the move. */
export function backwards(acts: readonly Act[], before: State): Act[] {
  return acts
    .map(({ stage, actors, gone }) => ({
      stage: [...stage, ...gone.map(({ at }) => [at, before.figures.get(at) ?? null] as const)],
      actors: actors.map((actor) => ({ ...actor, from: actor.to, to: actor.from })),
      gone: [],
    }))
    .reverse()
}

/** The acts that are left where the user has dragged the first actor to his place himself. */
export function dragged(acts: readonly Act[]): Act[] {
  const act = acts.at(-1)
  const first = act?.actors[0]
  if (!act || !first || act.actors.length < 2) return []
  return [{ ...act, stage: [...act.stage, [first.to, first.figure]], actors: act.actors.slice(1) }]
}

/** Everybody goes the shortest way from where he stood to where he stands now; the others come and go at once. */
export function difference(before: State, after: State): Act[] {
  const left: [Square, Figure][] = []
  const came: [Square, Figure][] = []
  for (const [square, figure] of before.figures)
    if (after.figures.get(square)?.key !== figure.key) left.push([square, figure])
  for (const [square, figure] of after.figures)
    if (before.figures.get(square)?.key !== figure.key) came.push([square, figure])
  const actors: Actor[] = []
  for (const [to, figure] of came) {
    const from = left
      .filter(([, other]) => other.key === figure.key)
      .sort(([a], [b]) => distance(a, to) - distance(b, to))[0]
    if (!from) continue
    left.splice(left.indexOf(from), 1)
    actors.push({ figure, from: from[0], to })
  }
  if (!actors.length) return []
  return [{ stage: actors.map(({ to }) => [to, null]), actors, gone: [] }]
}

function distance(a: Square, b: Square): number {
  return Math.hypot(a.charCodeAt(0) - b.charCodeAt(0), Number(a.slice(1)) - Number(b.slice(1)))
}
