/**
 * The border to the compiled rules: who starts them, and how a call crosses. The facade calls the bindings, `rules`,
 * in `call` only, so that they are there, and a trap can never reach a user.
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
export interface Border {
  /** Says where the rules come from. Called once, by each entry, before anything else. */
  setLoader(loader: Loader): void
  /** Runs calls of the module's bindings; whatever goes wrong there comes out as a DasChessError. */
  call<T>(use: () => T): T
}

/** The border to the rules of a game that speaks so. */
export function borderOf(phrases: Phrases): Border {
  let loader: Loader | undefined
  /** Set by a panic or an exhausted stack: memory and stack pointer of that instance can't be trusted. */
  let broken = false

  function start(): void {
    try {
      if (broken) loader?.reset()
      broken = false
      if (loader) return loader.ready()
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
      start()
      try {
        return use()
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
