/** `das-chess`: works right after import; the rules are part of the file. */
import { setLoader } from './api.js'
import { init, loader } from './load/inline.js'

setLoader(loader)

export { version } from './api.js'
export { init }
