import { validatePosition } from 'das-chess'

export function run(print) {
  const { faults } = validatePosition('5k4/10/10/10/10/4S(Q)5/10/10/10/5K4 white')
  print(faults.map(({ code, offset }) => `${code} at ${offset}`)) // ["bad_passenger at 18","bad_turn at 36"]
  print(faults[0].message)
}
