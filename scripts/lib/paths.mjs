// Where things are. Everything made by a script goes to .cache/, pkg/, target/ or a folder git ignores.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
export const at = (...parts) => join(root, ...parts)

/** Stamps, logs and the packed tarball of this clone. */
export const cache = at('.cache')

/** What is worth keeping between clones: the wasm-bindgen command line takes minutes to compile. */
export const userCache = join(
  process.env.XDG_CACHE_HOME ||
    (process.platform === 'win32' && process.env.LOCALAPPDATA) ||
    join(homedir(), '.cache'),
  'das-chess',
)
