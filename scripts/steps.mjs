// Every check of this repository: what it is called, what it needs, how it runs. `npm test` does all of them, in
// this order, `npm run check` the quick ones.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageStage, wasmStage } from './build/build.mjs'
import { pageSizes, sizes } from './build/sizes.mjs'
import { CHROME_ARGS } from './lib/chrome.mjs'
import { Failure, npm, run, tool } from './lib/exec.mjs'
import { installLocked } from './lib/install.mjs'
import { nodeTests } from './lib/node-tests.mjs'
import { installPacked, pack, tarball } from './lib/pack.mjs'
import { at, cache } from './lib/paths.mjs'
import { countTests } from './lib/report.mjs'

const WASM_TARGET = ['--package', 'das-chess', '--target', 'wasm32-unknown-unknown']

/** `setup` has what goes on in the background: `bindgen()`, `browser()`, `driver()`, each a promise of a path. */
export function steps(setup) {
  return [
    {
      id: 'fmt',
      title: 'Rust is formatted',
      quick: true,
      sentence: 'Run cargo fmt.',
      run: (log) => run('cargo', ['fmt', '--all', '--check'], { log }),
    },
    {
      id: 'prettier',
      title: 'Scripts and sources are formatted',
      quick: true,
      sentence: 'Run npm run format.',
      run: (log) => tool('prettier/bin/prettier.cjs', ['--check', '.'], { log }),
    },
    {
      id: 'clippy',
      title: 'Clippy on the core',
      quick: true,
      sentence: 'Clippy found something to mend.',
      run: (log) =>
        cargo(['clippy', '-p', 'das-chess', '--all-targets', '--locked', '--', '-D', 'warnings'], log),
    },
    {
      id: 'clippy-benches',
      title: 'Clippy on the benchmarks',
      sentence: 'Clippy found something to mend.',
      run: (log) =>
        cargo(
          ['clippy', '-p', 'das-chess-benches', '--all-targets', '--locked', '--', '-D', 'warnings'],
          log,
        ),
    },
    {
      id: 'clippy-wasm',
      title: 'Clippy on the bindings',
      sentence: 'Clippy found something to mend.',
      run: async (log) => {
        const check = (targets, features) =>
          cargo(
            ['clippy', targets, '--locked', ...WASM_TARGET, '--features', features, '--', '-D', 'warnings'],
            log,
          )
        await check('--all-targets', 'wasm')
        return check('--lib', 'wasm-tchess10')
      },
    },
    {
      id: 'cargo-test',
      title: 'Tests of the core',
      waits: 'waiting for the compiler, then for thousands of random games',
      sentence: 'A test of the core failed.',
      run: (log) => cargoTests(['-p', 'das-chess', '--locked', '--lib', '--tests'], log),
    },
    {
      id: 'doc-test',
      title: "Examples in the core's documentation",
      sentence: 'An example in a doc comment does not hold.',
      run: (log) => cargoTests(['-p', 'das-chess', '--locked', '--doc'], log),
    },
    {
      id: 'doc',
      title: "The core's documentation builds",
      sentence: 'rustdoc found something to mend.',
      run: (log) =>
        cargo(['doc', '-p', 'das-chess', '--no-deps', '--locked'], log, { RUSTDOCFLAGS: '-D warnings' }),
    },
    {
      id: 'bindgen',
      title: 'The wasm-bindgen command line',
      waits:
        'waiting for its first compilation, which began with this run; later runs find it in a cache folder',
      run: async () => ({ note: await setup.bindgen() }),
    },
    {
      id: 'build',
      title: 'The package builds into pkg/',
      waits: 'waiting for the compiler, then for wasm-opt',
      needs: ['bindgen'],
      run: async (log) => {
        const done = [await wasmStage({ ...setup, log }), await packageStage({ log })]
        if (!done.includes(true)) return { note: 'current' }
        console.log(sizes())
      },
    },
    {
      id: 'wasm-node',
      title: 'wasm-bindgen tests in Node',
      needs: ['bindgen'],
      sentence: 'A wasm test failed in Node.',
      run: async (log) => wasmTests(await setup.bindgen(), log, {}),
    },
    {
      id: 'wasm-browser',
      title: 'wasm-bindgen tests in headless Chromium',
      needs: ['bindgen'],
      sentence: 'A wasm test failed in Chromium.',
      run: async (log) => {
        const [browser, driver] = [await setup.browser(), await setup.driver()]
        const file = join(cache, 'webdriver.json')
        writeFileSync(
          file,
          JSON.stringify({ 'goog:chromeOptions': { binary: browser, args: ['--headless', ...CHROME_ARGS] } }),
        )
        return wasmTests(await setup.bindgen(), log, {
          CHROMEDRIVER: driver,
          WASM_BINDGEN_USE_BROWSER: '1',
          WASM_BINDGEN_TEST_ONLY_WEB: '1',
          WASM_BINDGEN_TEST_WEBDRIVER_JSON: file,
        })
      },
    },
    {
      id: 'pack',
      title: 'The packed tarball installs in an empty folder',
      needs: ['build'],
      run: async (log) => {
        await pack(log)
        for (const folder of ['tests/js', 'tests/consumers/installed']) await installPacked(at(folder), log)
      },
    },
    {
      id: 'publint',
      title: 'publint has nothing to say about the tarball',
      needs: ['pack'],
      run: (log) => tool('publint/src/cli.js', ['--strict', tarball], { log }),
    },
    {
      id: 'attw',
      title: 'arethetypeswrong has nothing to say about the tarball',
      needs: ['pack'],
      // The .wasm files are exported for bundlers that want their URL; they are no modules that could have types.
      run: (log) =>
        tool(
          '@arethetypeswrong/cli/dist/index.js',
          [tarball, '--no-emoji', '--no-color', '--exclude-entrypoints', 'das-chess.wasm', 'tchess10.wasm'],
          { log },
        ),
    },
    {
      id: 'js',
      title: 'Tests of the installed package in Node',
      needs: ['pack'],
      sentence: 'A test of the package failed.',
      run: (log) => nodeTests('tests/js', { log }),
    },
    {
      id: 'consumers',
      title: 'The tarball in real tools: TypeScript, bundlers, pages, Workers',
      waits: 'waiting for npm to install them the first time, then for their builds',
      needs: ['pack'],
      sentence: 'A consumer of the package failed.',
      run: async (log) => {
        await installLocked(at('tests/consumers'), { log })
        return nodeTests('tests/consumers', {
          log,
          env: { CHROME_PATH: await setup.browser() },
        })
      },
    },
    {
      id: 'page',
      title: 'The demo builds from the package',
      needs: ['build'],
      waits: 'waiting for npm the first time, then for Vite',
      run: (log) => buildPage(log),
    },
    {
      id: 'browser',
      title: 'Tests of the demo and the board element in headless Chromium',
      needs: ['page'],
      sentence: 'A test of the page or the board failed.',
      run: async (log) => nodeTests('tests/browser', { log, env: { CHROME_PATH: await setup.browser() } }),
    },
  ]
}

/** Builds www/dist from www/ and pkg/. */
async function buildPage(log) {
  await installLocked(at('www'), { log })
  await npm(['run', 'build'], { cwd: at('www'), log, failed: 'The demo does not build.' })
  console.log(pageSizes())
}

const cargo = (args, log, env) => run('cargo', args, { log, env })

async function cargoTests(args, log, env) {
  const output = await cargo(['test', ...args], log, env)
  if (!countTests(output).passed) throw new Failure('There was no test to run.', output)
  return output
}

const wasmTests = (bindgen, log, env) =>
  cargoTests(
    ['--locked', ...WASM_TARGET, '--features', 'wasm', '--test', 'web', '--test', 'web_records'],
    log,
    {
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: join(bindgen, 'wasm-bindgen-test-runner'),
      ...env,
    },
  )
