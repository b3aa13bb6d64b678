// Steps on screen: what each is, how long it took, what went wrong in one sentence, and a count at the end.
import { mkdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Failure } from './exec.mjs'
import { cache, root } from './paths.mjs'

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`
const paint =
  process.stdout.isTTY && !process.env.NO_COLOR
    ? (code, text) => `\x1b[${code}m${text}\x1b[0m`
    : (_, text) => text
const MAX_LINES = 400

/** How many single tests the known runners say they ran in this output, and how many they skipped. */
export function countTests(output) {
  const sum = (pattern) => [...output.matchAll(pattern)].reduce((all, match) => all + Number(match[1]), 0)
  return {
    passed: sum(/^test result: ok\. (\d+) passed/gm) + sum(/^(?:#|ℹ) pass (\d+)$/gm),
    skipped: sum(/^test result: ok\..* (\d+) ignored/gm) + sum(/^(?:#|ℹ) skipped (\d+)$/gm),
  }
}

export class Report {
  #started = Date.now()
  #results = new Map()

  /**
   * Runs one step: `{ id, title, waits?, needs?, sentence?, run(log) }`. `waits` is said on screen when the step
   * takes longer than a moment, `sentence` when its command fails. `run` may return the output of its tests, which
   * are then counted, or a short note as `{ note }`. A step whose `needs` did not pass is not run, and that is said.
   */
  async step({ id, title, waits, needs = [], sentence, run }) {
    const missing = needs.filter((need) => this.#results.get(need) !== 'passed')
    if (missing.length) {
      console.log(`${paint(33, '-')} ${title}: not run, because "${missing[0]}" did not pass`)
      this.#results.set(id, 'skipped')
      return false
    }
    const log = join(cache, 'logs', `${id}.log`)
    mkdirSync(join(cache, 'logs'), { recursive: true })
    rmSync(log, { force: true })
    const start = Date.now()
    console.log(`${paint(36, '>')} ${title}`)
    const slow = waits && setTimeout(() => console.log(`    ${waits}`), 2_000)
    const heartbeat = setInterval(() => console.log(`    still at it: ${title}, ${seconds(start)}`), 60_000)
    try {
      const result = await run(log)
      const note = typeof result === 'string' ? testNote(countTests(result)) : (result?.note ?? '')
      console.log(`${paint(32, '✓')} ${title}: ${seconds(start)}${note && `, ${note}`}`)
      this.#results.set(id, 'passed')
      return true
    } catch (error) {
      const output = error instanceof Failure ? error.output : ''
      const lines = output.trimEnd().split('\n')
      if (lines.length > MAX_LINES) console.log(`    ... the beginning is in ${relative(root, log)}`)
      if (output) console.log(lines.slice(-MAX_LINES).join('\n'))
      if (!(error instanceof Failure)) console.log(error)
      const why = error.exited && sentence ? `${sentence} (${error.message})` : error.message
      console.log(`${paint(31, '✗')} ${title}: ${seconds(start)}. ${why}`)
      this.#results.set(id, 'failed')
      return false
    } finally {
      clearTimeout(slow)
      clearInterval(heartbeat)
    }
  }

  /** Prints the count and gives the exit code. */
  end() {
    const of = (state) => [...this.#results].filter(([, result]) => result === state).map(([id]) => id)
    const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(of)
    console.log(`\nAll steps: ${seconds(this.#started)}`)
    if (failed.length) console.log(`Failed: ${failed.join(', ')}`)
    if (skipped.length) console.log(`Not run: ${skipped.join(', ')}`)
    console.log(
      `${passed.length} passed, ${failed.length} failed${skipped.length ? `, ${skipped.length} skipped` : ''}`,
    )
    return failed.length || skipped.length || !passed.length ? 1 : 0
  }
}

function testNote({ passed, skipped }) {
  if (!passed && !skipped) return ''
  return `${passed} tests${skipped ? `, ${skipped} skipped` : ''}`
}
