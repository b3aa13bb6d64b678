// How every test here starts the browser: quiet, without the network of its own, and as root without a sandbox.
import { findBrowser } from '../setup/browser.mjs'

export const CHROME_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Starts the headless browser under playwright. */
export async function launch(options = {}) {
  const { chromium } = await import('playwright-core')
  return chromium.launch({ executablePath: findBrowser(), args: CHROME_ARGS, ...options })
}
