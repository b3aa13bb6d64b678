/** Cloudflare's runtime compiles no bytes while it runs: the module is imported there, compiled already. */
import module from '../das-chess.wasm'
import { notStarted } from './failure.js'
import { type Loader, loaderOf } from './glue.js'

/** @internal */
export const loader: Loader = loaderOf(() => module)

/** Starts the rules. Optional. */
export async function init(): Promise<void> {
  try {
    loader.get()
  } catch (error) {
    throw notStarted(error)
  }
}
