import { Game } from 'das-chess'

export function run(print) {
  const game = new Game()
  for (const move of ['Nd3', 'e9e7', { from: 'l1', to: 'a3' }]) game.move(move)
  print(game.undo().san, game.ply) // Aa3 2
  game.resign('black')
  print(game.outcome) // {"winner":"white","reason":"resignation"}
}
