// npm run build: pkg/ from the sources; nothing to do where it is current.
import { select } from './lib/select.mjs'
import { Report } from './lib/report.mjs'
import { setUp } from './setup/setup.mjs'
import { steps } from './steps.mjs'

const report = new Report()
const setup = await setUp(report, { browser: false })
if (setup) for (const step of select(steps(setup), ['build'])) await report.step(step)
process.exit(report.end())
