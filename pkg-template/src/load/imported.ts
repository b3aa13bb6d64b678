/** A module that the runtime compiles itself, as Cloudflare's does, which compiles no bytes while it runs. */
import { notStarted } from './failure.js'
import { type Glue, type Loader, loaderOf } from './loader.js'

export function imported(
  glue: Glue,
  module: WebAssembly.Module,
): { loader: Loader; init: () => Promise<void> } {
  const loader = loaderOf(glue, () => module)
  return {
    loader,
    async init() {
      try {
        loader.ready()
      } catch (error) {
        throw notStarted(error)
      }
    },
  }
}
