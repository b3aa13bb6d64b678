// Calls at every depth down to the end of the stack, the very first one included; in between, all must work.
import assert from 'node:assert/strict'
import { applyMove, legalMoves, START } from 'das-chess'

const thrown = new Set()

/** Calls on the way back up, so that the first call meets the least room. */
function dive(depth) {
  try {
    dive(depth + 1)
  } catch (error) {
    thrown.add(error.name)
  }
  if (depth % 3) return
  try {
    legalMoves(START)
    applyMove(START, 'e2e4')
  } catch (error) {
    thrown.add(error.name)
  }
}

for (let i = 0; i < 3; i++) {
  dive(0)
  assert.equal(legalMoves(START).length, 39)
  assert.equal(applyMove(START, 'e2e4').turn, 'black')
}
console.log(JSON.stringify([...thrown]))
