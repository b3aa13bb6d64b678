import { DasChessError } from '../errors.js'

/** What is thrown when the rules could not be loaded. */
export function loadFailure(
  message: string,
  details: Record<string, unknown> = {},
  cause?: unknown,
): DasChessError {
  return new DasChessError('not_initialized', details, { message, cause })
}

/** What is thrown when the engine does not start the rules that are there. */
export function notStarted(error: unknown): DasChessError {
  return new DasChessError('not_initialized', { cause: String(error) }, { cause: error })
}
