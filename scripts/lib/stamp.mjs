// Content stamps: a piece of work is current while its inputs and outputs are what they were when it was last done.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, cache } from './paths.mjs'

/** All files at or below the paths (relative to the root) in a fixed order; missing paths count as empty. */
export function files(paths, skip = () => false) {
  const found = []
  const walk = (path) => {
    const full = at(path)
    if (skip(path) || !existsSync(full)) return
    if (statSync(full).isDirectory()) for (const name of readdirSync(full).sort()) walk(`${path}/${name}`)
    else found.push(path)
  }
  for (const path of paths) walk(path)
  return found
}

export function hash(paths, skip) {
  const sum = createHash('sha256')
  for (const path of files(paths, skip)) {
    const content = readFileSync(at(path))
    sum.update(`${path}\0${content.length}\0`).update(content)
  }
  return sum.digest('hex')
}

/**
 * Does `work` unless it was done before from the same `inputs` (paths) and `extra` (a text that counts too)
 * and its `outputs` (paths) are unchanged since. Gives true where it did something.
 */
export async function unlessCurrent(name, { inputs, outputs, skip, extra = '' }, work) {
  const file = join(cache, 'stamps', `${name}.json`)
  const before = { inputs: hash(inputs, skip), extra }
  if (existsSync(file)) {
    const last = JSON.parse(readFileSync(file, 'utf8'))
    const same = last.inputs === before.inputs && last.extra === extra
    if (same && outputs.every((path) => existsSync(at(path))) && last.outputs === hash(outputs)) return false
  }
  rmSync(file, { force: true })
  await work()
  mkdirSync(join(cache, 'stamps'), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...before, outputs: hash(outputs) }))
  return true
}
