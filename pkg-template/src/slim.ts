/** `das-chess/slim`: the same with the rules in a file of their own, to be loaded by `await init()`. */
import { setLoader } from './call.js'
import { slimLoader } from './load/slim.js'
import type { Init } from './load/wasm-source.js'

// Written out in one expression: bundlers look for it and bring the file along.
const slim = slimLoader(() => new URL('./das-chess.wasm', import.meta.url))
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
