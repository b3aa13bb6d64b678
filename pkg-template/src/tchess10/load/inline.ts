/** The rules of TCHESS-10 as a part of the JavaScript. */
import { INLINE } from '../../../generated/tchess10/inline.js'
import { inlined } from '../../load/inlined.js'
import { GLUE } from './glue.js'

const rules = inlined(GLUE, INLINE)

/** @internal */
export const { loader } = rules

/**
 * Compiles off the main thread, so that the first call need not. Optional; call it as often as you like.
 *
 * @throws DasChessError `not_initialized` where WebAssembly is not to be had, as under a strict content
 *   security policy without `wasm-unsafe-eval`
 * @example
 * ```js
 * import { init, legalMoveCount, START } from 'das-chess/tchess10'
 *
 * await init()
 * legalMoveCount(START) // => 82
 * ```
 */
export function init(): Promise<void> {
  return rules.init()
}
