// A Chromium and its driver for the tests: what CHROME_PATH or the system has, else an install where one can work.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ask, Failure, run, tool, which } from '../lib/exec.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath()
  } catch {
    return null
  }
}

/** The browser's path, or null. A CHROME_PATH that leads nowhere is an error, not a reason to look further. */
export function findBrowser() {
  const given = process.env.CHROME_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Failure(`CHROME_PATH is ${given}, and there is nothing there.`)
  }
  const places = [...NAMES.map(which), ...(PLACES[process.platform] ?? []), playwrightsOwn()]
  return places.find((path) => path && existsSync(path)) ?? null
}

/** Debian as root: its chromium brings the matching driver. Elsewhere apt may only know a snap, so it is not tried. */
function canApt() {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !which('apt-get')) return false
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

async function apt(packages, log) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, log, timeout: 300 })
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, log, timeout: 900 })
}

export async function setUpBrowser(log) {
  let path = findBrowser()
  if (!path && canApt()) await apt(['chromium', 'chromium-driver', 'fonts-dejavu-core'], log).catch(() => {})
  path ??= findBrowser()
  if (!path)
    await tool('playwright-core/cli.js', ['install', 'chromium'], { log, timeout: 600 }).catch(() => {})
  path ??= findBrowser()
  if (!path) {
    throw new Failure(
      'No Chromium or Chrome was found, and none could be installed: install one, or set CHROME_PATH to it.',
    )
  }
  return path
}

const major = (text) => text?.match(/(\d+)\.\d+\.\d+/)?.[1]

export async function findDriver(browser) {
  const version = major(await ask(browser, ['--version']))
  const places = [process.env.CHROMEDRIVER, which('chromedriver'), join(dirname(browser), 'chromedriver')]
  for (const path of places) {
    if (path && existsSync(path) && major(await ask(path, ['--version'])) === version) return path
  }
  return null
}

/** The chromedriver of the browser's own major version. */
export async function setUpDriver(browser, log) {
  let path = await findDriver(browser)
  if (!path && canApt()) await apt(['chromium-driver'], log).catch(() => {})
  path ??= await findDriver(browser)
  if (path) return path
  const version = (await ask(browser, ['--version']))?.trim()
  throw new Failure(
    `No chromedriver fits ${version ?? browser}: install the one of its version, or set CHROMEDRIVER to it.`,
  )
}
