/** `das-chess/tchess10` for Cloudflare's runtime, which imports the rules as a compiled module. */
import { setLoader } from './call.js'
import { init, loader } from './load/workerd.js'

setLoader(loader)

export * from './api.js'
export { init }
