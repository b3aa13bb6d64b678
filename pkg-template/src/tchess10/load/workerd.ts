/** The rules of TCHESS-10 for Cloudflare's runtime. */
import module from '../../tchess10.wasm'
import { imported } from '../../load/imported.js'
import { GLUE } from './glue.js'

const rules = imported(GLUE, module)

/** @internal */
export const { loader } = rules

/** Starts the rules. Optional. */
export function init(): Promise<void> {
  return rules.init()
}
