// The tarball that would be published, and what a user gets by installing it.
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './exec.mjs'
import { at, cache } from './paths.mjs'

const folder = join(cache, 'packed')

/** The packed tarball's place: always one name, so that its users need not know the version. */
export const tarball = join(folder, 'das-chess.tgz')

export async function pack(log) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await npm(['pack', '--pack-destination', folder, '--ignore-scripts'], { cwd: at('pkg'), log })
  const [name] = readdirSync(folder)
  copyFileSync(join(folder, name), tarball)
}

/** Installs the tarball, and nothing else, into the `node_modules` of a folder that has a package.json. */
export async function installPacked(target, log) {
  rmSync(join(target, 'node_modules'), { recursive: true, force: true })
  const options = ['--no-save', '--no-package-lock', '--offline', '--no-audit', '--no-fund']
  await npm(['install', ...options, tarball], { cwd: target, log })
}
