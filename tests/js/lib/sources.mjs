// Modules of the demo's sources, to be tried with the installed package.
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** Of this process alone: test files run side by side. */
const work = new URL(`../.work/www-${process.pid}/`, import.meta.url)
process.on('exit', () => rmSync(work, { recursive: true, force: true }))

/** Imports `www/src/<name>.ts` with all that it imports; `das-chess` is the package installed here. */
export async function source(name) {
  const outfile = fileURLToPath(new URL(`${name}.mjs`, work))
  mkdirSync(dirname(outfile), { recursive: true })
  await build({
    entryPoints: [fileURLToPath(new URL(`../../../www/src/${name}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    external: ['das-chess'],
  })
  return import(pathToFileURL(outfile))
}
