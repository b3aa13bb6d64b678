// npm ci, only where node_modules does not hold what the lock file says.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './exec.mjs'

/** Installs a folder's locked dependencies. Gives true where there was something to do. */
export async function installLocked(folder, { log } = {}) {
  const text = ['package.json', 'package-lock.json'].map((name) => readFileSync(join(folder, name), 'utf8'))
  const wanted = createHash('sha256').update(text.join('\0')).update(process.version).digest('hex')
  const stamp = join(folder, 'node_modules', '.lock-stamp')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  await npm(['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    log,
    failed: `npm could not install the locked packages of ${folder}: see above.`,
  })
  writeFileSync(stamp, wanted)
  return true
}
