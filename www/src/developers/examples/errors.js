import { applyMove, DasChessError, START, validatePosition } from 'das-chess'

export function run(print) {
  const { faults } = validatePosition('5k4/10/10/10/10/4S(Q)5/10/10/10/5K4 white')
  print(faults.map(({ code, offset }) => `${code} at ${offset}`)) // ["bad_passenger at 18","bad_turn at 40"]
  try {
    applyMove(START, 'e2e5')
  } catch (error) {
    print(error instanceof DasChessError, error.code) // true illegal_move
    print(error.message) // "e2e5" is not legal in this position. Legal are e2e3 and e2e4.
  }
}
