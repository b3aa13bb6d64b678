/**
 * The border to the compiled rules: who starts them, and how a call crosses. The facade calls
 * through `call` only, so that a trap can never reach a user.
 */
import { DasChessError, type ErrorCode, type ErrorDetails, type Fault } from './errors.js'
import { notStarted } from './load/failure.js'
import type { Loader } from './load/loader.js'
import { describe, expectation, faultSentence, modsSentence, type Phrases, sentence } from './messages.js'

/**
 * What Rust throws as JSON when it refuses a call: a code and the data for the sentences, which are made here.
 * `details.faults` come without theirs, and `details.expected` is a word for one.
 */
interface Failure {
  readonly code: ErrorCode
  readonly details: ErrorDetails
}

/** What one game's facade has of its rules. */
export interface Border<Bindings> {
  /** Says where the rules come from. Called once, by each entry, before anything else. */
  setLoader(loader: Loader<Bindings>): void
  /** Runs one call in the wasm module; whatever goes wrong there comes out as a DasChessError. */
  call<T>(use: (rules: Bindings) => T): T
}

/** The border to the rules of a game that speaks so. */
export function borderOf<Bindings>(phrases: Phrases): Border<Bindings> {
  let loader: Loader<Bindings> | undefined
  /** Set by a panic or an exhausted stack: memory and stack pointer of that instance can't be trusted. */
  let broken = false

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

  return {
    setLoader(value) {
      loader = value
    },
    call(use) {
      const rules = start()
      try {
        return use(rules)
      } catch (error) {
        if (typeof error === 'string') throw fromFailure(JSON.parse(error) as Failure, phrases)
        broken = true
        throw new DasChessError('internal', { cause: String(error) }, { cause: error })
      }
    },
  }
}

function fromFailure({ code, details: given }: Failure, phrases: Phrases): DasChessError {
  const { faults, expected } = given
  const details = {
    ...given,
    ...(faults && { faults: faults.map((fault) => ({ ...fault, message: faultMessage(fault, phrases) })) }),
    ...(expected !== undefined && {
      expected: expectation(expected, phrases),
      given: describe(given.given),
    }),
  }
  return new DasChessError(code, details, { message: sentence(code, details, phrases) })
}

function faultMessage(fault: Pick<Fault, 'code' | 'pair' | 'reason'>, phrases: Phrases): string {
  return fault.pair ? modsSentence(fault, phrases) : faultSentence(fault.code, phrases)
}
