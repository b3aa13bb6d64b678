// Nothing to free: memory is flat after hundreds of thousands of failing calls and dropped positions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import v8 from 'node:v8'
import vm from 'node:vm'
import { applyMove, fromPosition, legalMoves, START } from 'das-chess'

v8.setFlagsFromString('--expose-gc')
const collect = vm.runInNewContext('gc')
const MB = 2 ** 20

/** The memory of the rules themselves: each instance of the module, from the first call on. */
const instances = []
WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
  construct(target, args) {
    const instance = Reflect.construct(target, args)
    instances.push(instance)
    return instance
  },
})

function usage() {
  collect()
  const { rss, heapUsed } = process.memoryUsage()
  const rules = instances.reduce((sum, { exports }) => sum + exports.memory.buffer.byteLength, 0)
  return { rss, heapUsed, rules }
}

/** Runs it until the engine is warm, then `times` more, and says what has grown. */
function growth(times, run) {
  for (let i = 0; i < 20_000; i++) run(i)
  const before = usage()
  for (let i = 0; i < times; i++) run(i)
  const after = usage()
  return Object.fromEntries(Object.entries(after).map(([key, value]) => [key, (value - before[key]) / MB]))
}

/** The engine keeps pages for its own use as it likes, so the process as a whole may grow a little. */
function assertFlat(grown) {
  assert.equal(instances.length, 1)
  assert.equal(grown.rules, 0)
  assert.ok(grown.heapUsed < 3, JSON.stringify(grown))
  assert.ok(grown.rss < 150, JSON.stringify(grown))
}

test('200,000 failing calls', () => {
  const calls = [
    () => fromPosition('10/10 x'),
    (i) => applyMove(START, `e2e${5 + (i % 5)}`),
    (i) => applyMove(START, { from: 'e2', to: 'e5', promotion: `${i}` }),
    () => legalMoves(null),
    (i) => legalMoves(`${i}`),
  ]
  let failures = 0
  const grown = growth(200_000, (i) => {
    try {
      calls[i % calls.length](i)
    } catch {
      failures++
    }
  })
  assert.equal(failures, 220_000)
  assertFlat(grown)
})

test('200,000 positions made and dropped', () => {
  let position = fromPosition()
  const grown = growth(200_000, (i) => {
    const half = `${START.slice(0, -3)}${i % 9_000} ${1 + (i % 50_000)}`
    position = i % 2 ? fromPosition(half) : applyMove(half, 'e2e4')
    if (i % 100 === 0) for (const cell of position) assert.ok(cell.name)
  })
  assert.equal(position.dfen.split(' ').length, 7)
  assertFlat(grown)
})

test('20,000 lists of moves', () => {
  let count = 0
  const grown = growth(20_000, () => (count += legalMoves(START).length))
  assert.equal(count, 40_000 * 39)
  assertFlat(grown)
})
