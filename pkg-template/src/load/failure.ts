/** What is thrown when the rules could not be loaded. */
export function loadFailure(message: string, details: Record<string, unknown> = {}, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code: 'not_initialized', details })
}
