// Modules of the demo's sources, to be tried with the installed package.
import { mkdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** Imports `www/src/<name>.ts` with all that it imports; `das-chess` is the package installed here. */
export async function source(name) {
  const outfile = fileURLToPath(new URL(`../.work/www/${name}.mjs`, import.meta.url))
  mkdirSync(new URL('.', pathToFileURL(outfile)), { recursive: true })
  await build({
    entryPoints: [fileURLToPath(new URL(`../../../www/src/${name}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    external: ['das-chess'],
  })
  return import(pathToFileURL(outfile))
}
