// npm run check: the quick checks only.
import { Report } from './lib/report.mjs'
import { setUp } from './setup/setup.mjs'
import { steps } from './steps.mjs'

const report = new Report()
const setup = await setUp(report, { browser: false })
if (setup) for (const step of steps(setup).filter(({ quick }) => quick)) await report.step(step)
process.exit(report.end())
