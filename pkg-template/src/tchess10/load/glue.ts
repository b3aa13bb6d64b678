/** The compiled rules of TCHESS-10. */
import * as bindings from '../../../generated/tchess10/bindings.js'
import { __wbg_reset_state as renew, initSync } from '../../../generated/tchess10/glue.js'
import type { Glue } from '../../load/loader.js'

export type Bindings = typeof bindings

export const GLUE: Glue<Bindings> = { bindings, initSync, renew }
