// What the benchmarks share around the measuring: options, tables, goals.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    calls: { type: 'string' },
    out: { type: 'string' },
    nodes: { type: 'string' },
    other: { type: 'string' },
  },
})

/**
 * `quick`: tiny rounds, to see that everything runs; `calls`: how many the memory test makes; `nodes`: the program
 * that measures native perft; `other`: the folder of another build of the package.
 */
export const options = { ...values, calls: Number(values.calls ?? (values.quick ? 2_000 : 200_000)) }

/** A Markdown table; the first column is left, the others right. */
export function table(head, rows) {
  const lines = [head, head.map((_, i) => (i ? '--:' : '---')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A number with three digits that count, and commas. */
export function figure(number) {
  const rounded = Number(number.toPrecision(3))
  // No minus before a zero.
  return (rounded || 0).toLocaleString('en-US', { maximumFractionDigits: 3 })
}

/** A row of a table of goals: the ratio there is, beside the one aimed at. `most`: it may not be above. */
export function goal(what, ratio, { least, most, unit = ' x' }) {
  const reached = least === undefined ? ratio <= most : ratio >= least
  const aim = least === undefined ? `at most ${figure(most)}${unit}` : `at least ${figure(least)}${unit}`
  return [what, `${figure(ratio)}${unit}`, aim, reached ? 'reached' : '**not reached**']
}

export const goals = (rows) => table(['goal', 'measured', 'aim', ''], rows)

/** Prints a section, and writes it where `--out` says. */
export function finish(...parts) {
  const text = parts.join('\n\n') + '\n'
  console.log(text)
  if (options.out) writeFileSync(options.out, text)
}
