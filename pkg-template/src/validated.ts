/** Reading without throwing. */
import { DasChessError, type Fault, type FaultField } from './errors.js'
import { faultSentence } from './messages.js'

/** A position, or all that is wrong with what was given. */
export type Validated<Position, Field = FaultField> =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly faults: readonly Fault<Field>[] }

/** What `read` gives, or the faults of what it refuses; what is no position at all is one fault, `not_a_position`. */
export function validated<Position, Field>(read: () => Position): Validated<Position, Field> {
  try {
    return { ok: true, position: read() }
  } catch (error) {
    if (!(error instanceof DasChessError)) throw error
    return { ok: false, faults: faultsOf(error) as readonly Fault<unknown>[] as readonly Fault<Field>[] }
  }
}

function faultsOf(error: DasChessError): readonly Fault<string>[] {
  const { code, message, details } = error
  if (details.faults) return details.faults
  if (code === 'invalid_mods') return [{ ...details, code, field: 'mods', message }]
  if (code !== 'invalid_argument') throw error
  const why = `${faultSentence('not_a_position')} ${message}`
  return [{ code: 'not_a_position', field: 'text', message: why }]
}
