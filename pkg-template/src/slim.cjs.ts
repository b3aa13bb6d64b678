/** `das-chess/slim` for `require`: no import.meta there, so Node's own file name tells where the rules are. */
import { setLoader } from './call.js'
import { slimLoader } from './load/slim.js'
import type { Init } from './load/wasm-source.js'

declare const __filename: string
declare const process: { getBuiltinModule(name: 'node:url'): { pathToFileURL(path: string): URL } }

const slim = slimLoader(
  () => new URL('../das-chess.wasm', process.getBuiltinModule('node:url').pathToFileURL(__filename)),
)
setLoader(slim.loader)

export * from './api.js'
export type { Init, WasmSource } from './load/wasm-source.js'

/** As in slim.ts, whose declarations are those of all three. */
export const init: Init = slim.init
