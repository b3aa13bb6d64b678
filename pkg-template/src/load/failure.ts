import { DasChessError } from '../errors.js'

/** What is thrown when the rules could not be loaded. */
export function loadFailure(
  message: string,
  details: Record<string, unknown> = {},
  cause?: unknown,
): DasChessError {
  return new DasChessError('not_initialized', details, { message, cause })
}
