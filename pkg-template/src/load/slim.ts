/** The module is a file of its own, and `init` has to have loaded it before the first call. */
import { loadFailure } from './failure.js'
import { GLUE } from './glue.js'
import { type Loader, loaderOf } from './loader.js'
import { loadRules } from './source.js'
import type { Init, WasmSource } from './wasm-source.js'

/** A loader and its `init`, which takes the module from `usual()` where it is given no source. */
export function slimLoader(usual: () => WasmSource): { loader: Loader; init: Init } {
  const loader = loaderOf(GLUE, () => {
    throw loadFailure('The rules are not loaded yet: await init() of das-chess/slim first.')
  })
  let loading: Promise<void> | undefined

  const init: Init = (source) => {
    if (loader.started) return Promise.resolve()
    const find = async () => (await source) ?? usual()
    return (loading ??= loadRules(find, loader.start).finally(() => (loading = undefined)))
  }
  return { loader, init }
}
