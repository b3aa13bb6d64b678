/** The game as it is kept between visits. */
import { Game, type Color } from 'das-chess'
import { keep, recall } from '../shell/storage.ts'
import { nodeAt, pathOf } from './path.ts'
import { Table } from './table.ts'

interface Saved {
  readonly record: string
  readonly at: string
  readonly orientation: Color
}

export function save({ game, orientation }: Table): void {
  const saved: Saved = { record: game.pgn(), at: pathOf(game.node), orientation }
  keep('play', JSON.stringify(saved))
}

/** The table as it was left; a fresh one, where nothing was kept or it can't be read any more. */
export function restore(): Table {
  try {
    const { record, at, orientation } = JSON.parse(recall('play') ?? '') as Saved
    const game = Game.fromPgn(record, { allowPlayOn: true })
    game.goTo(nodeAt(game.root, String(at)))
    return new Table(game, orientation === 'black' ? 'black' : 'white')
  } catch {
    return new Table(new Game(), 'white')
  }
}
