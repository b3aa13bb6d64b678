import { Game, randomMove } from 'das-chess'

export function run(print) {
  const game = new Game()
  while (!game.outcome) game.move(randomMove(game.position, game.ply))
  print(game.ply, game.outcome.reason)
  print(game.dfen)
}
