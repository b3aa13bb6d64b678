/** A module that the runtime compiles itself, as Cloudflare's does, which compiles no bytes while it runs. */
import { notStarted } from './failure.js'
import { type Glue, type Loader, loaderOf } from './loader.js'

export function imported<Bindings>(
  glue: Glue<Bindings>,
  module: WebAssembly.Module,
): { loader: Loader<Bindings>; init: () => Promise<void> } {
  const loader = loaderOf(glue, () => module)
  return {
    loader,
    async init() {
      try {
        loader.get()
      } catch (error) {
        throw notStarted(error)
      }
    },
  }
}
