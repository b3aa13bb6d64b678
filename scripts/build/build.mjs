// The two stages of the build, each done only when what it is made from has changed.
import { readFileSync, rmSync } from 'node:fs'
import { at } from '../lib/paths.mjs'
import { unlessCurrent } from '../lib/stamp.mjs'
import { lockedVersion } from '../setup/wasm-bindgen.mjs'
import { buildPackage, PAPERS } from './package.mjs'
import { sizes } from './sizes.mjs'
import { buildWasm } from './wasm.mjs'

/** The games' modules, each made by a feature of its own, with a profile of the same name, into a folder of its own. */
const MODULES = [
  // What is hot says #[inline], everything else is called: a quarter less code, and as fast.
  { name: 'das-chess', features: 'wasm', inlineThreshold: 20, optimize: ['-O3'] },
  { name: 'tchess10', features: 'wasm-tchess10', inlineThreshold: 5, optimize: ['-Os'] },
]
const folderOf = ({ name }) => `pkg-template/generated/${name}`

/**
 * Compiles the rules of both games; gives whether there was something to do. `bindgen` gives (a promise of) the folder
 * of the wasm-bindgen programs, if they are needed.
 */
export async function wasmStage(setup) {
  let done = false
  for (const module of MODULES) done = (await moduleStage(module, setup)) || done
  return done
}

function moduleStage(module, { bindgen, log }) {
  const out = folderOf(module)
  return unlessCurrent(
    `wasm-${module.name}`,
    {
      inputs: [
        'Cargo.toml',
        'Cargo.lock',
        'rust-toolchain.toml',
        'src',
        'scripts/build/wasm.mjs',
        'scripts/build/panics.mjs',
        'scripts/build/inline.mjs',
      ],
      extra: `wasm-bindgen ${lockedVersion()}, binaryen ${binaryenVersion()}`,
      outputs: [out],
    },
    async () => buildWasm({ ...module, out: at(out), bindgen: await bindgen(), log }),
  )
}

/** Makes pkg/. */
export function packageStage({ log }) {
  return unlessCurrent(
    'package',
    {
      inputs: [
        'pkg-template',
        'tsconfig.base.json',
        'Cargo.toml',
        'scripts/build',
        'package-lock.json',
      ].concat(PAPERS),
      outputs: ['pkg'],
    },
    async () => {
      await buildPackage({ wasm: MODULES.map((module) => at(folderOf(module), `${module.name}.wasm`)), log })
      try {
        sizes()
      } catch (error) {
        rmSync(at('pkg'), { recursive: true })
        throw error
      }
    },
  )
}

function binaryenVersion() {
  return JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages['node_modules/binaryen'].version
}
