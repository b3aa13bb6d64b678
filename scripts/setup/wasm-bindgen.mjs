// The wasm-bindgen command line, of exactly the crate's version: their formats change together.
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ask, run, which } from '../lib/exec.mjs'
import { at, userCache } from '../lib/paths.mjs'

const PROGRAMS = ['wasm-bindgen', 'wasm-bindgen-test-runner']

export function lockedVersion() {
  return readFileSync(at('Cargo.lock'), 'utf8').match(/name = "wasm-bindgen"\r?\nversion = "([^"]+)"/)[1]
}

async function hasAll(folder, version) {
  for (const program of PROGRAMS) {
    const answer = await ask(join(folder, program), ['--version'])
    if (!answer?.includes(` ${version}`)) return false
  }
  return true
}

const cacheOf = (version) => join(userCache, `wasm-bindgen-${version}`)

/** The folder with the right programs, or null. */
export async function findWasmBindgen() {
  const version = lockedVersion()
  const onPath = which('wasm-bindgen')
  for (const folder of [onPath && dirname(onPath), join(cacheOf(version), 'bin')]) {
    if (folder && (await hasAll(folder, version))) return folder
  }
  return null
}

/** Installs them into the per-user cache: some 4 minutes on two cores, once for each version. */
export async function installWasmBindgen(log) {
  const version = lockedVersion()
  const home = cacheOf(version)
  // Not --locked: its lock file asks for a release that registries may have withdrawn.
  const args = ['install', 'wasm-bindgen-cli', '--version', `=${version}`, '--root', home, '--force']
  // A build folder of its own, so that an interrupted compilation goes on where it was.
  const build = join(home, 'build')
  await run('cargo', [...args, '--target-dir', build], {
    log,
    failed: `wasm-bindgen-cli ${version} could not be compiled: see above.`,
  })
  rmSync(build, { recursive: true, force: true })
  return join(home, 'bin')
}
