/** The border to the rules of Das Chess. */
import { borderOf } from './border.js'
import type { Bindings } from './load/glue.js'
import { PHRASES } from './phrases.js'

export const { call, setLoader } = borderOf<Bindings>(PHRASES)
