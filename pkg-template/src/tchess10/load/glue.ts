/** The compiled rules of TCHESS-10. */
import { __wbg_reset_state as renew, instantiate } from '../../../generated/tchess10/glue.js'
import type { Glue } from '../../load/loader.js'

export const GLUE: Glue = { instantiate, renew }
