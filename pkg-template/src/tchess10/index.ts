/** `das-chess/tchess10`: works right after import; the rules are part of the file. */
import { setLoader } from './call.js'
import { init, loader } from './load/inline.js'

setLoader(loader)

export * from './api.js'
export { init }
