/** The module is part of the JavaScript and starts at the first call: nothing to fetch, nothing to await. */
import { INLINE } from '../../generated/inline.js'
import { decode } from './decode.js'
import { notStarted } from './failure.js'
import { type Loader, loaderOf } from './glue.js'

const inline = loaderOf(() => decode(INLINE))

/** @internal */
export const loader: Loader = inline

/**
 * Compiles off the main thread, so that the first call need not. Optional; call it as often as you like.
 *
 * @throws DasChessError `not_initialized` where WebAssembly is not to be had, as under a strict content
 *   security policy without `wasm-unsafe-eval`
 * @example
 * ```js
 * import { init, legalMoveCount, START } from 'das-chess'
 *
 * await init()
 * legalMoveCount(START) // => 39
 * ```
 */
export async function init(): Promise<void> {
  try {
    if (!inline.started) inline.start(await WebAssembly.compile(decode(INLINE)))
  } catch (error) {
    throw notStarted(error)
  }
}
