// npm run bench: builds the package and measures it. `npm run bench -- records` runs only that one.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at } from './lib/paths.mjs'
import { Report } from './lib/report.mjs'
import { select } from './lib/select.mjs'
import { setUp } from './setup/setup.mjs'
import { steps } from './steps.mjs'

const folder = at('scripts/bench')
const benches = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => ({
    id: basename(name, '.mjs'),
    title: `Benchmark: ${basename(name, '.mjs')}`,
    needs: ['build'],
    // Each file exports one function, which prints what it finds.
    run: async () => (await import(pathToFileURL(join(folder, name)).href)).default(),
  }))

const report = new Report()
const setup = await setUp(report, { browser: false })
if (setup) {
  const wanted = process.argv.slice(2)
  const names = wanted.length ? wanted : benches.map(({ id }) => id)
  for (const step of select([...steps(setup), ...benches], names)) await report.step(step)
}
process.exit(report.end())
