// The files of the package: from which source each is made, and how. A new entry is a new line here, one in
// pkg-template/package.json's exports, and a source of a few lines.
const CJS = { format: 'cjs', platform: 'neutral' }
/** The command line imports the package that it lies in. */
const CLI = {
  platform: 'node',
  target: 'node20',
  external: ['../index.js', '../tchess10/index.js'],
  minify: false,
}
const GLOBAL = { format: 'iife' }
/**
 * Properties that only the board's own sources see, which are therefore given short names: none of the platform's, none
 * of what a game, an event or a move has, none that is looked up by its name.
 */
const OWN = `
  arrange arrive ask base beside change choices choose chooser connect current dark disconnect drag
  drawing drop edge element elsewhere emit empty entry follow frame label geometry give grid labels lift
  lifted make notYours overlay pick places refuse rest rows run say spot sprites squareAt squares
  staged starts state step stop tap targets ways
`
  .trim()
  .split(/\s+/)
/** A board asks its game's entries beside it for rules, drawings and words, so that no page gets them twice. */
const BOARD = { external: ['../index.js', '../words.js'], squeeze: { own: OWN }, charset: 'utf8' }
/** And so do TCHESS-10's words. */
const WORDS = { external: ['./index.js'], squeeze: true, charset: 'utf8' }
/** For Cloudflare's runtime, where the rules are another file. */
const WORDS_WORKERD = { ...WORDS, beside: { './index.js': './index.workerd.js' } }

// A source's side effects are needed here; package.json, which denies them, speaks of the built files.
const WHOLE_GLOBAL = { ...GLOBAL, ignoreAnnotations: true }

/**
 * `[output in pkg/, source in pkg-template/, esbuild options over the common ones]`; `squeeze` runs terser, too,
 * `squeeze.own` has it shorten these properties, `beside` says what an import of another entry is in the output.
 */
export const ENTRIES = [
  ['dist/index.js', 'src/index.ts', {}],
  ['dist/index.workerd.js', 'src/index.workerd.ts', {}],
  ['dist/cjs/index.js', 'src/index.ts', CJS],
  ['dist/das-chess.global.js', 'src/index.ts', { ...GLOBAL, globalName: 'DasChess' }],
  ['dist/slim.js', 'src/slim.ts', {}],
  ['dist/slim.workerd.js', 'src/slim.workerd.ts', {}],
  ['dist/cjs/slim.js', 'src/slim.cjs.ts', CJS],
  ['dist/board/index.js', 'src/board/index.ts', BOARD],
  ['dist/cjs/board/index.js', 'src/board/index.ts', { ...CJS, ...BOARD }],
  ['dist/board.global.js', 'src/board/index.ts', { ...WHOLE_GLOBAL, globalName: 'DasChessBoard' }],
  ['dist/tchess10/index.js', 'src/tchess10/index.ts', { squeeze: true }],
  ['dist/tchess10/index.workerd.js', 'src/tchess10/index.workerd.ts', {}],
  ['dist/cjs/tchess10/index.js', 'src/tchess10/index.ts', CJS],
  ['dist/tchess10.global.js', 'src/tchess10/global.ts', { ...WHOLE_GLOBAL, globalName: 'Tchess10' }],
  ['dist/tchess10/words.js', 'src/tchess10/words.ts', WORDS],
  ['dist/tchess10/words.workerd.js', 'src/tchess10/words.ts', WORDS_WORKERD],
  ['dist/cjs/tchess10/words.js', 'src/tchess10/words.ts', { ...CJS, ...WORDS }],
  ['dist/tchess10/board/index.js', 'src/tchess10/board/index.ts', BOARD],
  ['dist/cjs/tchess10/board/index.js', 'src/tchess10/board/index.ts', { ...CJS, ...BOARD }],
  [
    'dist/tchess10-board.global.js',
    'src/tchess10/board/index.ts',
    { ...WHOLE_GLOBAL, globalName: 'Tchess10Board' },
  ],
  ['dist/cli/das-chess.js', 'src/cli/main.ts', CLI],
  ['dist/cli/worker.js', 'src/cli/worker.ts', CLI],
]

/** Sources whose declarations are public, with all that they refer to. */
export const TYPES = [
  'index',
  'slim',
  'board/index',
  'tchess10/index',
  'tchess10/words',
  'tchess10/board/index',
]

/** Old tools that know no `exports` find `das-chess/slim` by a folder of that name: with the file it leads to. */
export const SUBPATHS = {
  slim: 'slim',
  board: 'board/index',
  tchess10: 'tchess10/index',
  'tchess10/words': 'tchess10/words',
  'tchess10/board': 'tchess10/board/index',
}

/** No file may be larger, in thousands of bytes after gzip and after brotli: what a visitor downloads. */
export const BUDGETS = {
  'dist/index.js': [102, 88],
  'dist/das-chess.global.js': [102, 88],
  'dist/das-chess.wasm': [82, 69],
  'dist/slim.js': [19, 17],
  'dist/board/index.js': [12, 11],
  'dist/board.global.js': [108, 94],
  'dist/tchess10/index.js': [86, 76],
  'dist/tchess10.global.js': [92, 82],
  'dist/tchess10.wasm': [69, 60],
  'dist/tchess10/words.js': [4.8, 4.1],
  'dist/tchess10/board/index.js': [14.2, 12.7],
  'dist/tchess10-board.global.js': [100, 89],
}
