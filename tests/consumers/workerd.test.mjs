// The `workerd` condition in Cloudflare's own runtime, bundled as its tools do: the .wasm stays a module of its own.
import assert from 'node:assert/strict'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { consumer, expected, fromPackage, PROGRAM } from './lib.mjs'

let answer
before(async () => {
  answer = await expected()
})

for (const [entry, start] of [
  ['das-chess', ''],
  ['das-chess/slim', 'await das.init()\n'],
]) {
  test(entry, async () => {
    const { build } = await import('esbuild')
    const { Miniflare } = await import('miniflare')
    const source = `import * as das from '${entry}'
      export default { async fetch() { ${start}; return new Response(${PROGRAM}) } }`
    const folder = consumer(`workerd ${entry.replace('/', ' ')}`, { 'main.js': source })
    await build({
      absWorkingDir: folder,
      entryPoints: ['main.js'],
      outfile: 'dist/main.js',
      bundle: true,
      format: 'esm',
      conditions: ['workerd', 'worker', 'browser'],
      external: ['*.wasm'],
      logLevel: 'silent',
    })
    copyFileSync(fromPackage('das-chess.wasm'), join(folder, 'dist/das-chess.wasm'))
    const worker = new Miniflare({
      rootPath: join(folder, 'dist'),
      scriptPath: 'main.js',
      modules: true,
      modulesRules: [{ type: 'CompiledWasm', include: ['**/*.wasm'] }],
      compatibilityDate: '2025-12-01',
    })
    try {
      const response = await worker.dispatchFetch('http://worker.example/')
      assert.equal(await response.text(), answer)
    } finally {
      await worker.dispose()
    }
  })
}
