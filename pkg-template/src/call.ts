/** The border to the rules of Das Chess. */
import { borderOf } from './border.js'
import { PHRASES } from './phrases.js'

export const { call, setLoader } = borderOf(PHRASES)
