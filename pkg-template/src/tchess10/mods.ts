/** The modifications, for whoever offers them to choose from. */
import { MOD_NAMES } from './packed.js'
import type { ModName } from './types.js'

/**
 * The names of all modifications, in the order of the rules' section 2.
 *
 * @example
 * ```js
 * import { MODS, validatePosition } from 'das-chess/tchess10'
 *
 * MODS.length // => 15
 * MODS.filter((name) => validatePosition({ mods: ['escort', name] }).ok).length // => 9
 * ```
 */
export const MODS: readonly ModName[] = Object.freeze([...MOD_NAMES])
