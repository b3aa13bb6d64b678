import { parseGames } from 'das-chess'

export function run(print) {
  const [good, bad] = parseGames('1. e4 e7 2. Nd3 1-0\n\n1. Nd3 Ke5 *')
  print(good.game.history().map(({ move }) => move.san)) // ["e4","e7","Nd3"]
  print(good.game.outcome) // {"winner":"white","reason":"other"}
  print(bad.error.message) // Game 2, line 3, column 8, ply 2: "Ke5" is not legal.
  print(bad.error.details.legal.length) // 39
}
