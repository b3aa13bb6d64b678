/** The rules of Das Chess for Cloudflare's runtime. */
import module from '../das-chess.wasm'
import { GLUE } from './glue.js'
import { imported } from './imported.js'

const rules = imported(GLUE, module)

/** @internal */
export const { loader } = rules

/** Starts the rules. Optional. */
export function init(): Promise<void> {
  return rules.init()
}
