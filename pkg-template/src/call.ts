/**
 * The border to the compiled rules: who starts them, and how a call crosses. The facade calls
 * through `call` only, so that a trap can never reach a user.
 */
import { DasChessError, type ErrorCode, type ErrorDetails } from './errors.js'
import { notStarted } from './load/failure.js'
import type { Bindings, Loader } from './load/glue.js'
import { describe, expectation, faultSentence } from './messages.js'

/**
 * What Rust throws when it refuses a call: a code and the data for the sentences, which are made
 * here. `details.faults` come without theirs, and `details.expected` is a word for one.
 */
interface Failure {
  readonly code: ErrorCode
  readonly details: ErrorDetails
}

let loader: Loader | undefined

/** Says where this entry's rules come from. Called once, by each entry, before anything else. */
export function setLoader(value: Loader): void {
  loader = value
}

/** Set by a panic or an exhausted stack: memory and stack pointer of that instance can't be trusted. */
let broken = false

/** Runs one call in the wasm module; whatever goes wrong there comes out as a DasChessError. */
export function call<T>(use: (rules: Bindings) => T): T {
  const rules = start()
  try {
    return use(rules)
  } catch (error) {
    if (isFailure(error)) throw fromFailure(error)
    broken = true
    throw new DasChessError('internal', { cause: String(error) }, { cause: error })
  }
}

function start(): Bindings {
  try {
    if (broken) loader?.reset()
    broken = false
    if (loader) return loader.get()
  } catch (error) {
    if (error instanceof DasChessError) throw error
    throw notStarted(error)
  }
  throw new DasChessError('not_initialized')
}

function fromFailure({ code, details }: Failure): DasChessError {
  const { faults, expected, given } = details
  return new DasChessError(code, {
    ...details,
    ...(faults && { faults: faults.map((fault) => ({ ...fault, message: faultSentence(fault.code) })) }),
    ...(expected !== undefined && { expected: expectation(expected), given: describe(given) }),
  })
}

function isFailure(error: unknown): error is Failure {
  return (
    typeof error === 'object' &&
    error !== null &&
    !(error instanceof Error) &&
    typeof (error as Partial<Failure>).code === 'string'
  )
}
