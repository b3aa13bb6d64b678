/** `das-chess/slim` for Cloudflare's runtime: `init()` starts the module that is imported there. */
import { setLoader } from './call.js'
import module from './das-chess.wasm'
import { slimLoader } from './load/slim.js'
import type { Init } from './load/wasm-source.js'

const slim = slimLoader(() => module)
setLoader(slim.loader)

export * from './api.js'
export type { Init, WasmSource } from './load/wasm-source.js'

/** As in slim.ts, whose declarations are those of all three. */
export const init: Init = slim.init
