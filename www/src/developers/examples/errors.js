import { applyMove, START } from 'das-chess'

export function run(print) {
  try {
    applyMove(START, 'e2e5')
  } catch (error) {
    print(error.code, error.details.candidates) // illegal_move ["e2e3","e2e4"]
  }
}
