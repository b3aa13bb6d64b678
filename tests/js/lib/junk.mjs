// A value of every kind that JavaScript has, and objects that fight back.

const throwing = new Proxy(
  {},
  {
    get() {
      throw new Error('get')
    },
    has() {
      throw new Error('has')
    },
    ownKeys() {
      throw new Error('ownKeys')
    },
    getPrototypeOf() {
      throw new Error('getPrototypeOf')
    },
  },
)

function revoked(target) {
  const { proxy, revoke } = Proxy.revocable(target, {})
  revoke()
  return proxy
}

const getter = (key) => ({
  get [key]() {
    throw new TypeError(`${key} was read`)
  },
})

const cyclic = { from: 'e2' }
cyclic.to = cyclic
cyclic.cells = [cyclic]

function* endless() {
  for (;;) yield { square: 'a1', name: 'king', color: 'white' }
}

const LONG = 'e2e4 '.repeat(2_000_000)

const plain = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1e9,
  2 ** 53,
  NaN,
  Infinity,
  7n,
  Symbol('x'),
  Symbol.iterator,
  '',
  ' ',
  'e2e4',
  'constructor',
  '__proto__',
  '\ud800',
  'e2\udc00e4',
  '\u0000',
  'é♔🚢',
  LONG,
]

const objects = [
  {},
  [],
  [1, 2],
  ['e2', 'e4'],
  Object.create(null),
  () => 'e2e4',
  class {},
  new Date(0),
  /e2e4/,
  new Map([['dfen', 1]]),
  new Set(),
  new WeakMap(),
  new Uint8Array(8),
  new ArrayBuffer(8),
  Promise.resolve('e2e4'),
  new Error('e2e4'),
  Object('e2e4'),
  Object(1),
  globalThis,
  throwing,
  revoked({}),
  revoked([]),
  cyclic,
  {
    toString() {
      throw new Error('toString')
    },
    valueOf() {
      throw new Error('valueOf')
    },
    [Symbol.toPrimitive]() {
      throw new Error('toPrimitive')
    },
  },
]

/** Objects that look like what the functions take, each with one part that is junk. */
const KEYS = [
  'dfen',
  'lan',
  'from',
  'to',
  'promotion',
  'mover',
  'cells',
  'square',
  'name',
  'color',
  'hull',
  'passenger',
]
const OPTIONS = [
  'format',
  'orientation',
  'coordinates',
  'edges',
  'lastMove',
  'check',
  'marks',
  'arrows',
  'legates',
]
const MORE = [
  'size',
  'colors',
  'title',
  'description',
  'language',
  'turn',
  'castling',
  'enPassant',
  'halfMoves',
]

const shaped = [
  { cells: endless() },
  { cells: Array(1e5).fill({ square: 'a1', name: 'king', color: 'white' }) },
  ...[...KEYS, ...OPTIONS, ...MORE].flatMap((key) => [
    getter(key),
    ...[null, 1e9, '\ud800', LONG, throwing, Symbol('y'), 7n, [], {}].map((value) => ({ [key]: value })),
  ]),
  ...['from', 'to', 'promotion', 'mover'].flatMap((key) =>
    [null, 5, 'zz', throwing, {}].map((value) => ({ from: 'e2', to: 'e4', [key]: value })),
  ),
  ...['square', 'name', 'color', 'hull', 'passenger'].flatMap((key) =>
    [null, 5, 'zz', throwing, {}].flatMap((value) => {
      const cell = { square: 'e4', name: 'ship', color: 'white', [key]: value }
      return [cell, { cells: [cell] }]
    }),
  ),
]

export const junk = [...plain, ...objects, ...shaped]
