/** The compiled rules of Das Chess. */
import * as bindings from '../../generated/das-chess/bindings.js'
import { __wbg_reset_state as renew, initSync } from '../../generated/das-chess/glue.js'
import type { Glue } from './loader.js'

export type Bindings = typeof bindings

export const GLUE: Glue<Bindings> = { bindings, initSync, renew }
