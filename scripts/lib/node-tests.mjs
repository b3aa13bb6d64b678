// Runs the *.test.mjs files of a folder with Node's own test runner.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, run } from './exec.mjs'
import { at } from './paths.mjs'
import { countTests } from './report.mjs'

/** Gives what the runner printed. No test at all is a failure. */
export async function nodeTests(folder, { log, env, timeout = 900 }) {
  const files = readdirSync(at(folder))
    .filter((name) => /\.test\.m?js$/.test(name))
    .map((name) => join(folder, name))
  const args = ['--test', '--test-reporter=spec', `--test-timeout=${timeout * 1000}`]
  const output = await run(process.execPath, [...args, ...files], { log, env })
  if (!files.length || !countTests(output).passed)
    throw new Failure(`There was no test to run in ${folder}.`, output)
  return output
}
