// What a refused call throws, checked for what all of them have in common.
import assert from 'node:assert/strict'
import { DasChessError } from 'das-chess'

/** Calls and gives the error, which must have this code. */
export function refusal(code, call) {
  let error
  try {
    call()
  } catch (thrown) {
    error = thrown
  }
  assert.ok(error, `nothing was thrown where ${code} was expected`)
  assertSound(error)
  assert.equal(error.code, code, error.message)
  return error
}

/** A DasChessError whose sentence is one and whose details can be sent anywhere. */
export function assertSound(error) {
  assert.ok(error instanceof DasChessError, `not a DasChessError: ${String(error)}`)
  assert.ok(error instanceof Error)
  assert.equal(error.name, 'DasChessError')
  assert.equal(error.constructor.name, 'DasChessError')
  assert.match(error.message, /^[A-Z"a-z].*[.)]$/s)
  assert.doesNotMatch(error.message, /undefined|\[object/)
  assert.deepEqual(structuredClone(error.details), error.details)
  assert.deepEqual(JSON.parse(JSON.stringify(error.details)), error.details)
}
