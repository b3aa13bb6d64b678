/** `das-chess/slim` for Cloudflare's runtime: `init()` starts the module that is imported there. */
import { setLoader } from './call.js'
import module from './das-chess.wasm'
import { slimLoader } from './load/slim.js'
import type { Init } from './load/wasm-source.js'

const slim = slimLoader(() => module)
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
