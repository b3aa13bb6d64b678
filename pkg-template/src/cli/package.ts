/** The package's errors as its users have them; the games' entries are loaded by `games.ts`. */
export { DasChessError } from '../index.js'
export type { Deviation } from '../index.js'
