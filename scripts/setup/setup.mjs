// Sets up what everything needs, and starts what takes long in the background.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { cache } from '../lib/paths.mjs'
import { setUpBrowser, setUpDriver } from './browser.mjs'
import { setUpNode } from './node.mjs'
import { setUpRust } from './rust.mjs'
import { findWasmBindgen, installWasmBindgen } from './wasm-bindgen.mjs'

/**
 * Runs the two set-up steps on `report`; false where one failed. `browser: false` for callers that need none.
 * The result's `bindgen`, `browser` and `driver` each give a promise of a path; they are under way from here on.
 */
export async function setUp(report, { browser = true } = {}) {
  const node = await report.step({
    id: 'node',
    title: 'Node and the locked packages',
    waits: 'waiting for npm',
    run: setUpNode,
  })
  const rust = await report.step({
    id: 'rust',
    title: 'Rust and its wasm target',
    waits: 'waiting for rustup',
    run: setUpRust,
  })
  if (!node || !rust) return false
  const log = (id) => join(cache, 'logs', `${id}.log`)
  mkdirSync(join(cache, 'logs'), { recursive: true })
  const bindgen = once(async () => {
    const found = await findWasmBindgen()
    if (found) return found
    console.log(
      '    wasm-bindgen is not here yet: compiling it in the background, some 4 minutes on two cores',
    )
    return installWasmBindgen(log('bindgen-install'))
  })
  const chrome = once(() => setUpBrowser(log('browser-install')))
  const driver = once(async () => setUpDriver(await chrome(), log('driver-install')))
  background(bindgen)
  if (browser) background(driver)
  return { bindgen, browser: chrome, driver }
}

const once = (work) => {
  let promise
  return () => (promise ??= work())
}

/** Starts it; whoever asks for the result gets the failure too. */
const background = (work) => void work().catch(() => {})
