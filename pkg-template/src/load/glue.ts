/** The compiled rules of Das Chess. */
import { __wbg_reset_state as renew, instantiate } from '../../generated/das-chess/glue.js'
import type { Glue } from './loader.js'

export const GLUE: Glue = { instantiate, renew }
