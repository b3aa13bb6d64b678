// A thread in which a call fails, and which sends the error as data.
import { parentPort } from 'node:worker_threads'
import { applyMove, START } from 'das-chess'

try {
  applyMove(START, 'e2e5')
} catch (error) {
  parentPort.postMessage(error.toJSON())
}
