// npm run bench: the built package beside other libraries; the tables go to docs/BENCHMARKS.md. `npm run bench --
// records` runs only that one, `--quick` does tiny rounds that only show that all runs: both leave the page as it is.
// `--calls N` is for the memory test. `npm run bench -- builds --other FOLDER` has another build beside this one.
import { readFileSync, readdirSync, writeFileSync, mkdirSync } from 'node:fs'
import { cpus, loadavg, platform, release, totalmem } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './lib/exec.mjs'
import { installLocked } from './lib/install.mjs'
import { at, cache, root } from './lib/paths.mjs'
import { Report } from './lib/report.mjs'
import { select } from './lib/select.mjs'
import { setUp } from './setup/setup.mjs'
import { steps } from './steps.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    calls: { type: 'string' },
    other: { type: 'string' },
  },
})

const NODES = ['bench', '--package', 'das-chess-benches', '--bench', 'nodes', '--no-run', '--locked']

/** The sections in the order of the page; one that is not named here comes last. */
const ORDER = ['speed', 'load', 'linear', 'records']
const place = (name) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)
const all = readdirSync(at('bench'))
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''))
  .sort((a, b) => place(a) - place(b))
for (const name of positionals.filter((name) => !all.includes(name))) {
  console.error(`There is no benchmark "${name}". They are: ${all.join(', ')}.`)
  process.exit(2)
}
/** The page is of this build alone. */
const ofThePage = all.filter((name) => name !== 'builds')
const benchmarks = positionals.length ? positionals : ofThePage

let native
const report = new Report()
const setup = await setUp(report, { browser: false })
if (!setup) process.exit(report.end())
for (const step of select(steps(setup), ['build'])) await report.step(step)
await report.step({
  id: 'native',
  title: 'The native program to compare with',
  waits: 'waiting for the compiler',
  run: async (log) => {
    await run('cargo', NODES, { log, failed: 'The benchmarks do not compile.' })
    native = await nodesProgram()
  },
})
await report.step({
  id: 'peers',
  title: 'The other libraries',
  waits: 'waiting for npm',
  run: async (log) => void (await installLocked(at('bench'), { log })),
})

const folder = join(cache, 'bench')
mkdirSync(folder, { recursive: true })
const busy = loadavg()[0]
for (const name of benchmarks) {
  await report.step({
    id: `bench-${name}`,
    title: `Benchmark: ${name}`,
    needs: ['build', 'native', 'peers'],
    sentence: 'The benchmark did not come to its end.',
    waits: 'waiting for rounds that take turns',
    run: async (log) => {
      const options = ['--out', join(folder, `${name}.md`), '--nodes', native]
      if (values.quick) options.push('--quick')
      if (values.calls) options.push('--calls', values.calls)
      if (values.other) options.push('--other', resolve(values.other))
      console.log(await run(process.execPath, [at('bench', `${name}.bench.mjs`), ...options], { log }))
    },
  })
}
const code = report.end()
if (!code && benchmarks === ofThePage) {
  const page = values.quick ? join(folder, 'BENCHMARKS.md') : at('docs/BENCHMARKS.md')
  writeFileSync(page, await pageText())
  console.log(`\nWritten: ${relative(root, page)}`)
}
process.exit(code)

/** Where cargo has put the native program. */
async function nodesProgram() {
  const output = await run('cargo', [...NODES, '--message-format', 'json'])
  const built = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  return built.find(({ executable, target }) => executable && target.name === 'nodes').executable
}

async function pageText() {
  const version = (name) =>
    JSON.parse(readFileSync(at('bench/package-lock.json'), 'utf8')).packages[`node_modules/${name}`].version
  const rustc = (await run('rustc', ['--version'])).match(/[\d.]+/)[0]
  const crate = (name) =>
    readFileSync(at('Cargo.lock'), 'utf8').match(new RegExp(`name = "${name}"\nversion = "(.*)"`))[1]
  const peers = ['ffish', 'chess.js', 'chessops', 'kokopu'].map((name) => `${name} ${version(name)}`)
  const crates = ['cozy-chess', 'shakmaty'].map((name) => `${name} ${crate(name)}`)
  const [{ model }] = cpus()
  const head = [
    '# Benchmarks',
    'Written by `npm run bench`: a few minutes, best on a machine that does nothing else. All speeds are medians of rounds ' +
      'in which the libraries take turns, in one process; what counts is the ratios, which a slower machine changes ' +
      'little. The aims are beside them, reached or not. `cargo bench` measures the core alone, call by call.',
    [
      `- date: ${new Date().toISOString().slice(0, 10)}`,
      `- machine: ${model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release().split('-')[0]}`,
      `- load of the machine as it began: ${busy.toFixed(1)}${busy > cpus().length / 2 ? ' (busy: no single figure is to be trusted)' : ''}`,
      `- das-chess ${crate('das-chess')}, Node ${process.versions.node} (V8 ${process.versions.v8}), rustc ${rustc}`,
      `- beside: ${[...peers, ...crates].join(', ')}`,
    ].join('\n'),
  ]
  const sections = benchmarks.map((name) => readFileSync(join(folder, `${name}.md`), 'utf8').trim())
  return [...head, ...sections].join('\n\n') + '\n'
}
