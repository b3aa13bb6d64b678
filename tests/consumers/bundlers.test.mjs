// The tarball through bundlers, the results in Chromium under a strict content policy, or in Node.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { answerAt, answerOf, closeBrowser, consumer, expected, html, node, PROGRAM, runTool } from './lib.mjs'

let answer
before(async () => {
  answer = await expected()
})
after(closeBrowser)

const MAIN = `import * as das from 'das-chess'\ndocument.title = ${PROGRAM}\n`
const SLIM = `import * as das from 'das-chess/slim'\nawait das.init()\ndocument.title = ${PROGRAM}\n`
const IN_NODE = `import * as das from 'das-chess'\nconsole.log(${PROGRAM})\n`
const WORKER = `import * as das from 'das-chess'\npostMessage(${PROGRAM})\n`
const WITH_WORKER = `new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }).onmessage = (event) => {
  document.title = event.data
}\n`
const SOURCES = {
  'main.js': MAIN,
  'slim.js': SLIM,
  'node.js': IN_NODE,
  'worker.js': WORKER,
  'with-worker.js': WITH_WORKER,
}
const PAGES = ['main', 'slim', 'with-worker']

const vite = (args, folder) => runTool('vite/bin/vite.js', args, folder)

for (const page of PAGES) {
  test(`vite build: ${page}`, async () => {
    const folder = consumer(`vite ${page}`, { ...SOURCES, 'index.html': html(`./${page}.js`) })
    await vite(['build', '--target', 'es2022'], folder)
    assert.equal(await answerOf(join(folder, 'dist')), answer)
  })
}

test('vite build --ssr', async () => {
  const folder = consumer('vite ssr', SOURCES)
  await vite(['build', '--ssr', 'node.js'], folder)
  assert.equal((await node(['dist/node.js'], folder)).trim(), answer)
})

test('vite dev', async () => {
  const folder = consumer('vite dev', {
    ...SOURCES,
    ...Object.fromEntries(PAGES.map((page) => [`${page}.html`, html(`./${page}.js`)])),
  })
  const { createServer } = await import('vite')
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, hmr: false },
  })
  try {
    await server.listen()
    for (const page of PAGES) {
      const url = `http://127.0.0.1:${server.httpServer.address().port}/${page}.html`
      assert.equal(await answerAt(url, /^\[vite\]/), answer, page)
    }
  } finally {
    await server.close()
  }
})

test('webpack', async () => {
  const folder = consumer('webpack', SOURCES)
  const { default: webpack } = await import('webpack')
  const stats = await new Promise((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: Object.fromEntries(PAGES.map((page) => [page, `./${page}.js`])),
        output: { path: join(folder, 'dist'), filename: '[name].js' },
        experiments: { topLevelAwait: true },
        performance: { hints: false },
      },
      (error, stats) => (error ? reject(error) : resolve(stats)),
    ),
  )
  assert.deepEqual([...stats.compilation.errors, ...stats.compilation.warnings], [])
  for (const page of PAGES) {
    writeFileSync(join(folder, 'dist', `${page}.html`), html(`${page}.js`))
    assert.equal(await answerOf(join(folder, 'dist'), { path: `${page}.html` }), answer, page)
  }
})

test('webpack, target node', async () => {
  const folder = consumer('webpack node', SOURCES)
  const { default: webpack } = await import('webpack')
  await new Promise((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        target: 'node',
        context: folder,
        entry: './node.js',
        output: { path: join(folder, 'dist'), filename: 'main.cjs' },
      },
      (error, stats) =>
        error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve(),
    ),
  )
  assert.equal((await node(['dist/main.cjs'], folder)).trim(), answer)
})

test('esbuild: esm, iife and node', async () => {
  const folder = consumer('esbuild', SOURCES)
  const { build } = await import('esbuild')
  const bundle = (source, options) =>
    build({
      absWorkingDir: folder,
      entryPoints: [source],
      bundle: true,
      minify: true,
      logLevel: 'silent',
      ...options,
    })
  const warnings = [
    await bundle('main.js', { format: 'esm', outfile: 'dist/esm.js' }),
    await bundle('main.js', { format: 'iife', outfile: 'dist/iife.js' }),
    await bundle('node.js', { format: 'cjs', platform: 'node', outfile: 'dist/node.cjs' }),
    await bundle('node.js', { format: 'esm', platform: 'node', outfile: 'dist/node.mjs' }),
  ].flatMap((result) => result.warnings)
  assert.deepEqual(warnings, [])
  writeFileSync(join(folder, 'dist/esm.html'), html('esm.js'))
  writeFileSync(join(folder, 'dist/iife.html'), html('iife.js', 'text/javascript'))
  for (const path of ['esm.html', 'iife.html'])
    assert.equal(await answerOf(join(folder, 'dist'), { path }), answer, path)
  for (const file of ['node.cjs', 'node.mjs'])
    assert.equal((await node([`dist/${file}`], folder)).trim(), answer, file)
})
