// Next: the package in a server component while building, and in a client component in Chromium.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { installLocked } from '../../scripts/lib/install.mjs'
import { run } from '../../scripts/lib/exec.mjs'
import { answerOf, closeBrowser, consumer, expected, PROGRAM } from './lib.mjs'

const here = fileURLToPath(new URL('next', import.meta.url))

let answer
before(async () => {
  answer = await expected()
  await installLocked(here)
})
after(closeBrowser)

const SOURCES = {
  'next.config.mjs': "export default { output: 'export' }",
  'app/layout.jsx': `export default ({ children }) => <html><body>{children}</body></html>`,
  'app/page.jsx': `import * as das from 'das-chess'
    import Client from './client.jsx'
    export default () => <><main>{'server: ' + ${PROGRAM}}</main><Client /></>`,
  'app/client.jsx': `'use client'
    import { useEffect } from 'react'
    import * as das from 'das-chess'
    export default () => {
      useEffect(() => { document.title = ${PROGRAM} }, [])
      return <p>{'prerendered: ' + ${PROGRAM}}</p>
    }`,
}

test('next build', async () => {
  const folder = consumer('site', SOURCES, here)
  await run(process.execPath, [join(here, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    timeout: 300,
  })
  const text = readFileSync(join(folder, 'out/index.html'), 'utf8')
  assert.ok(text.includes(`server: ${answer}`))
  assert.ok(text.includes(`prerendered: ${answer}`))
  assert.equal(await answerOf(join(folder, 'out'), { csp: false }), answer)
})
