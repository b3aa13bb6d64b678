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

/**
 * Loads the rules, by default from the package's own `das-chess.wasm`. Await it before the first call. Call it as
 * often as you like: the first call decides where from, all share one fetch and one instance, and after a failure
 * the next call tries again.
 *
 * @example
 * ```js
 * import { init, legalMoveCount, START } from 'das-chess/slim'
 *
 * await init()
 * legalMoveCount(START) // => 39
 * ```
 * @throws DasChessError `not_initialized`, whose `details` have `url` and `status` as far as there are any
 */
export const init: Init = slim.init
