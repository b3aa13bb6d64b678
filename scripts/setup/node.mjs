// Node itself and the root's locked packages.
import { readFileSync } from 'node:fs'
import { Failure } from '../lib/exec.mjs'
import { installLocked } from '../lib/install.mjs'
import { at, root } from '../lib/paths.mjs'

export async function setUpNode(log) {
  const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const [wantMajor, wantMinor] = engines.node.match(/\d+/g).map(Number)
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < wantMajor || (major === wantMajor && minor < wantMinor)) {
    throw new Failure(
      `Node ${engines.node} is needed, and this is ${process.version}: install a newer one from nodejs.org.`,
    )
  }
  const done = await installLocked(root, { log })
  return { note: `Node ${process.versions.node}, packages ${done ? 'installed' : 'there already'}` }
}
