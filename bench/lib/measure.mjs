// Speeds measured in interleaved rounds: whatever else the machine does falls on all alike, and medians forget it.

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Calls `run`, which says how many units of work it did, for a time, and gives units a second. */
export function speed(run, milliseconds) {
  let units = 0
  let now
  const start = performance.now()
  do {
    units += run()
    now = performance.now()
  } while (now - start < milliseconds)
  return (units / (now - start)) * 1000
}

/**
 * The median speed of each task, `{ id, run }`, by its id. Every round runs all of them once, in an order that
 * turns round each time; one round before the first is for warming up, and three times as long.
 */
export function measure(tasks, { rounds, milliseconds }) {
  const speeds = new Map(tasks.map(({ id }) => [id, []]))
  for (const { run } of tasks) speed(run, 3 * milliseconds)
  for (let round = 0; round < rounds; round++) {
    for (const { id, run } of round % 2 ? [...tasks].reverse() : tasks)
      speeds.get(id).push(speed(run, milliseconds))
  }
  return new Map([...speeds].map(([id, list]) => [id, median(list)]))
}
