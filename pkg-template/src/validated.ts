/** Reading without throwing. */
import { DasChessError, type Fault } from './errors.js'
import { faultSentence } from './messages.js'

/** A position, or all that is wrong with what was given. */
export type Validated<Position> =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** What `read` gives, or the faults of what it refuses; what is no position at all is one fault, `not_a_position`. */
export function validated<Position>(read: () => Position): Validated<Position> {
  try {
    return { ok: true, position: read() }
  } catch (error) {
    if (!(error instanceof DasChessError)) throw error
    if (error.details.faults) return { ok: false, faults: error.details.faults }
    const { code, message, details } = error
    if (code === 'invalid_mods') return { ok: false, faults: [{ ...details, code, field: 'mods', message }] }
    if (code !== 'invalid_argument') throw error
    const why = `${faultSentence('not_a_position')} ${message}`
    return { ok: false, faults: [{ code: 'not_a_position', field: 'text', message: why }] }
  }
}
