/** What is left to do when the user interrupts: then the signal takes its usual course. */

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const cleanups = new Set<() => void>()

function interrupted(signal: NodeJS.Signals): void {
  for (const cleanup of cleanups) cleanup()
  for (const one of SIGNALS) process.off(one, interrupted)
  // Ends as if no one had listened, so that the shell knows why.
  process.kill(process.pid, signal)
}

/** Has something done before the program ends by a signal; gives what takes that back. */
export function onInterrupt(cleanup: () => void): () => void {
  if (!cleanups.size) for (const signal of SIGNALS) process.on(signal, interrupted)
  cleanups.add(cleanup)
  return () => {
    cleanups.delete(cleanup)
    if (!cleanups.size) for (const signal of SIGNALS) process.off(signal, interrupted)
  }
}
