// Rust to wasm to glue: cargo, wasm-bindgen, wasm-opt, in that order, into a folder the package's sources import from.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { run, tool } from '../lib/exec.mjs'
import { root } from '../lib/paths.mjs'
import { inlineModule } from './inline.mjs'
import { trapInPlaceOfPanics } from './panics.mjs'

/** What rustc's wasm32-unknown-unknown turns on by itself; wasm-opt has to be told. */
const FEATURES = [
  'bulk-memory',
  'bulk-memory-opt',
  'call-indirect-overlong',
  'multivalue',
  'mutable-globals',
  'nontrapping-float-to-int',
  'reference-types',
  'sign-ext',
]

const LIB = 'das_chess'

/**
 * Builds the crate with `features` and the profile of that name, and lets wasm-opt `optimize` it; puts glue, types,
 * `name`.wasm and its inlined form into `out`.
 */
export async function buildWasm({ name, features, inlineThreshold, optimize, out, bindgen, log }) {
  const compiled = await compile(features, inlineThreshold, log)
  const made = join(out, 'made')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(made, { recursive: true })
  await run(
    join(bindgen, 'wasm-bindgen'),
    [compiled, '--target', 'web', '--out-dir', made, '--out-name', LIB].concat(
      '--omit-default-module-path',
      '--remove-producers-section',
      // For a new instance after a trap.
      '--experimental-reset-state-function',
    ),
    { log, failed: 'wasm-bindgen could not read the compiled module.' },
  )
  const bound = join(made, `${LIB}_bg.wasm`)
  await trapInPlaceOfPanics(bound)
  const wasm = join(out, `${name}.wasm`)
  await tool(
    'binaryen/bin/wasm-opt',
    [bound, ...optimize]
      // What calls nothing else and what is called once but is small: the compiler has inlined what is worth it.
      .concat('--always-inline-max-function-size=2', '--one-caller-inline-max-function-size=10')
      .concat('--flexible-inline-max-function-size=0')
      // Values kept in more locals are fewer bytes, but gzip and brotli get less out of them.
      .concat('--skip-pass=local-cse')
      .concat('--strip-debug', '--strip-producers', '--strip-target-features')
      // Zeros of tables are left out of the file by packing, for headers that no compressor gets smaller.
      .concat('--skip-pass=memory-packing')
      .concat(FEATURES.map((feature) => `--enable-${feature}`))
      .concat('-o', wasm),
    { log, failed: 'wasm-opt could not optimise the module.' },
  )
  tidy(join(made, `${LIB}.js`), wasm)
  renameSync(join(made, `${LIB}.js`), join(out, 'glue.js'))
  const types = readFileSync(join(made, `${LIB}.d.ts`), 'utf8')
  writeFileSync(join(out, 'glue.d.ts'), `${types}export function instantiate(module: SyncInitInput): void;\n`)
  rmSync(made, { recursive: true })
  await writeBindings(out)
  writeFileSync(join(out, 'inline.ts'), inlineModule(readFileSync(wasm)))
  return statSync(wasm).size
}

const INSTANTIATE = `
export function instantiate(module) {
    wasmModule = module instanceof WebAssembly.Module ? module : new WebAssembly.Module(module);
    __wbg_reset_state();
}
`

/**
 * Takes out of glue and module what only costs: the hashes that end the names of imports, which no compressor gets
 * smaller; a look before every call whether the instance is to be replaced, which nobody asks for; what engines lack
 * that are older than our syntax. And gives the glue one short way to start in place of its own two.
 */
function tidy(glue, wasm) {
  let text = readFileSync(glue, 'utf8')
    .replace(/^ *__wbg_call_guard\(\);\n/gm, '')
    .replace(/^if \(!\('encodeInto' in [^]*?\n}\n/m, '')
    .concat(INSTANTIATE)
  let module = readFileSync(wasm, 'latin1')
  const names = new Set(text.match(/\b__wbg_\w+_[0-9a-f]{16}\b/g))
  const short = new Set()
  for (const name of names) {
    // As long as before, so that the module's sections stay as long as they say.
    const plain = name.replace(/[0-9a-f]{16}$/, '0'.repeat(16))
    text = text.replaceAll(name, plain)
    module = module.replaceAll(name, plain)
    short.add(plain)
  }
  if (short.size < names.size) throw new Error('Two imports of the module differ by their hashes only.')
  writeFileSync(glue, text)
  writeFileSync(wasm, module, 'latin1')
}

async function compile(features, inlineThreshold, log) {
  const metadata = JSON.parse(
    (await run('cargo', ['metadata', '--format-version', '1', '--no-deps', '--locked', '--quiet'])).replace(
      /^[^{]*/,
      '',
    ),
  )
  // Panic messages carry file names: without the builder's home folder in them, all machines build the same bytes.
  const cargoHome = process.env.CARGO_HOME ?? join(homedir(), '.cargo')
  const flags = [
    `--remap-path-prefix=${cargoHome}=/cargo`,
    `--remap-path-prefix=${root}=/das-chess`,
    `-Cllvm-args=-inline-threshold=${inlineThreshold}`,
  ]
  await run(
    'cargo',
    [
      'build',
      '--package',
      'das-chess',
      '--lib',
      '--locked',
      '--profile',
      features,
      '--target',
      'wasm32-unknown-unknown',
      '--features',
      features,
    ],
    {
      log,
      env: { CARGO_ENCODED_RUSTFLAGS: flags.join('\x1f') },
      failed: 'The crate does not compile to wasm.',
    },
  )
  return join(metadata.target_directory, 'wasm32-unknown-unknown', features, `${LIB}.wasm`)
}

/** The glue's functions without its loaders: what is not exported on can be left out of a bundle. */
async function writeBindings(out) {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    entryPoints: [join(out, 'glue.js')],
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
    outdir: out,
  })
  const loaders = ['default', 'initSync', 'instantiate', '__wbg_reset_state']
  const names = Object.values(metafile.outputs)[0].exports.filter((name) => !loaders.includes(name))
  const text = `export { ${names.join(', ')} } from './glue.js'\n`
  writeFileSync(join(out, 'bindings.js'), text)
  writeFileSync(join(out, 'bindings.d.ts'), text)
}
