// npm test: sets up everything and runs every check. `npm test -- js browser` runs only those and what they need.
import { select } from './lib/select.mjs'
import { Report } from './lib/report.mjs'
import { setUp } from './setup/setup.mjs'
import { steps } from './steps.mjs'

const report = new Report()
const setup = await setUp(report)
if (setup) for (const step of select(steps(setup), process.argv.slice(2))) await report.step(step)
process.exit(report.end())
