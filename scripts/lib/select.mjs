/** The steps named, with all that they need; all steps where none is named. */
export function select(steps, names) {
  if (!names.length) return steps
  const byId = new Map(steps.map((step) => [step.id, step]))
  const wanted = new Set()
  const want = (id) => {
    const step = byId.get(id)
    if (!step) {
      console.error(`There is no step "${id}". The steps are: ${[...byId.keys()].join(', ')}.`)
      process.exit(2)
    }
    wanted.add(id)
    for (const need of step.needs ?? []) want(need)
  }
  names.forEach(want)
  return steps.filter(({ id }) => wanted.has(id))
}
