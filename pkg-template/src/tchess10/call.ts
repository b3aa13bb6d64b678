/** The border to the rules of TCHESS-10. */
import { borderOf } from '../border.js'
import { PHRASES } from './phrases.js'

export const { call, setLoader } = borderOf(PHRASES)
