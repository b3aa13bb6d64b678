// Draws every position of a game into a folder, one SVG file a ply: node replay-svg.mjs GAME.pgn FOLDER
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Game, render } from 'das-chess'

const [file, folder = 'frames'] = process.argv.slice(2)
const game = Game.fromPgn(readFileSync(file, 'utf8'))
mkdirSync(folder, { recursive: true })

game.goTo(game.root)
do {
  const { move } = game.node
  const picture = render(game.position, {
    lastMove: move ?? null,
    check: game.position.check,
    legates: game.legates,
    title: move
      ? `${Math.ceil(game.ply / 2)}. ${move.color === 'white' ? '' : '... '}${move.san}`
      : 'The start',
    size: 640,
  })
  writeFileSync(join(folder, `${String(game.ply).padStart(4, '0')}.svg`), picture)
} while (game.redo())
console.log(`${game.ply + 1} frames in ${folder}`)
