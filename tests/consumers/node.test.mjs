// The tarball in Node: import and require, the main entry and the slim one.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { consumer, expected, node, PROGRAM } from './lib.mjs'

let folder, answer
before(async () => {
  answer = await expected()
  folder = consumer('node', {
    'import.mjs': `import * as das from 'das-chess'\nconsole.log(${PROGRAM})`,
    'require.cjs': `const das = require('das-chess')\nconsole.log(${PROGRAM})`,
    'slim-import.mjs': `import * as das from 'das-chess/slim'\nawait das.init()\nconsole.log(${PROGRAM})`,
    'slim-require.cjs': `const das = require('das-chess/slim')\ndas.init().then(() => console.log(${PROGRAM}))`,
    'one-instance.cjs': `import('das-chess').then((das) => console.log(das.perft === require('das-chess').perft))`,
  })
})

for (const file of ['import.mjs', 'require.cjs', 'slim-import.mjs', 'slim-require.cjs']) {
  test(file, async () => assert.equal((await node([file], folder)).trim(), answer))
}

test('require gets the CommonJS files where ES modules cannot be required', async () => {
  for (const file of ['require.cjs', 'slim-require.cjs']) {
    assert.equal((await node(['--no-experimental-require-module', file], folder)).trim(), answer)
  }
})

test('import and require share one instance', async () => {
  assert.equal((await node(['one-instance.cjs'], folder)).trim(), 'true')
})
