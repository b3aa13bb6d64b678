// Tells the service worker which files the built site has, and gives the list a stamp that changes with any of them.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Nothing but the worker itself is left out. */
export const offline = {
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // Behind all that make files of their own.
    order: 'post',
    handler(_, bundle) {
      const { publicDir } = this.environment.config
      const worker = bundle['sw.js']
      const contents = new Map(
        readdirSync(publicDir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((file) => [relative(publicDir, file).replaceAll(sep, '/'), readFileSync(file)]),
      )
      for (const [name, output] of Object.entries(bundle))
        if (output !== worker) contents.set(name, output.type === 'chunk' ? output.code : output.source)
      const names = [...contents.keys()].sort()
      const stamp = createHash('sha256')
      for (const name of names) stamp.update(`${name}\0`).update(contents.get(name))
      worker.code = worker.code
        .replace('SITE_FILES', JSON.stringify(names))
        .replace('SITE_STAMP', JSON.stringify(stamp.digest('hex').slice(0, 12)))
    },
  },
}
