// The two stages of the build, each done only when what it is made from has changed.
import { readFileSync, rmSync } from 'node:fs'
import { at } from '../lib/paths.mjs'
import { unlessCurrent } from '../lib/stamp.mjs'
import { lockedVersion } from '../setup/wasm-bindgen.mjs'
import { buildPackage, PAPERS } from './package.mjs'
import { sizes } from './sizes.mjs'
import { buildWasm } from './wasm.mjs'

const GENERATED = 'pkg-template/generated'
const WASM = { lib: 'das_chess', wasmName: 'das-chess.wasm', features: 'wasm' }

/** Compiles the rules. `bindgen` gives (a promise of) the folder of the wasm-bindgen programs, if they are needed. */
export function wasmStage({ bindgen, log }) {
  return unlessCurrent(
    'wasm',
    {
      inputs: [
        'Cargo.toml',
        'Cargo.lock',
        'rust-toolchain.toml',
        'src',
        'scripts/build/wasm.mjs',
        'scripts/build/inline.mjs',
      ],
      extra: `wasm-bindgen ${lockedVersion()}, binaryen ${binaryenVersion()}`,
      outputs: [GENERATED],
    },
    async () => buildWasm({ ...WASM, out: at(GENERATED), bindgen: await bindgen(), log }),
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
      await buildPackage({ wasm: at(GENERATED, WASM.wasmName), log })
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
