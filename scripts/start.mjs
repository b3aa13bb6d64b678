// npm start: sets up everything, builds the package and the demo, and serves the demo until Ctrl-C.
import { Report } from './lib/report.mjs'
import { select } from './lib/select.mjs'
import { at } from './lib/paths.mjs'
import { serve } from './lib/serve.mjs'
import { setUp } from './setup/setup.mjs'
import { steps } from './steps.mjs'

const report = new Report()
const setup = await setUp(report, { browser: false })
if (setup) for (const step of select(steps(setup), ['page'])) await report.step(step)
const code = report.end()
if (code) process.exit(code)

const given = process.env.PORT
const server = await listen(given === undefined ? 4173 : Number(given))
// From here on Ctrl-C is the proper end.
process.removeAllListeners('SIGINT').once('SIGINT', () => process.exit(0))
console.log(`\nThe demo is at ${server.url} (Ctrl-C ends it)`)

/** On the usual port, or any free one where that is taken; a port asked for by PORT must be free. */
async function listen(port) {
  try {
    return await serve(at('www/dist'), { port })
  } catch (error) {
    if (given === undefined && error.code === 'EADDRINUSE') return serve(at('www/dist'))
    console.error(`The demo could not be served on port ${given}: ${error.message}.`)
    process.exit(1)
  }
}
