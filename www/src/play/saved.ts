/**
 * The games as they are kept between visits: the user's own; one that was put aside for it and can be brought back;
 * and a guest, which came by a link. A guest is kept by its tab alone, beside the own game, until somebody plays on in
 * it: then it is the own game, and the one before is put aside.
 */
import { Game, type Color } from 'das-chess'
import { keep, keepHere, onChangeElsewhere, recall, recallHere } from '../shell/storage.ts'
import { nodeAt, pathOf } from './path.ts'
import { Table } from './table.ts'

interface Saved {
  readonly record: string
  readonly at: string
  readonly orientation: Color
}

/** What is kept of the game that was put aside, as far as this page knows. */
let aside: Game | null = null

export function save({ game, orientation, isGuest, previous }: Table): void {
  const text = textOf(game, orientation)
  if (isGuest) {
    keepHere('guest', text)
    return
  }
  keep('play', text)
  keepHere('guest', null)
  if (previous === aside) return
  keep('aside', previous ? textOf(previous, orientation) : '')
  aside = previous
}

/** The table as it was left; a fresh one, where nothing was kept or it can't be read any more. */
export function restore(): Table {
  aside = read(recall('aside'))?.game ?? null
  const guest = read(recallHere('guest'))
  const own = read(recall('play'))
  const table = new Table(own?.game ?? new Game(), own?.orientation ?? 'white', aside)
  if (guest) {
    table.replace(guest.game, { guest: true })
    if (guest.orientation !== table.orientation) table.flip()
  }
  onChangeElsewhere('play', (value) => {
    const elsewhere = read(value)
    if (elsewhere) table.hostMoved(elsewhere.game)
  })
  return table
}

function textOf(game: Game, orientation: Color): string {
  const saved: Saved = { record: game.pgn(), at: pathOf(game.node), orientation }
  return JSON.stringify(saved)
}

function read(text: string | null): { game: Game; orientation: Color } | null {
  try {
    const { record, at, orientation } = JSON.parse(text ?? '') as Saved
    const game = Game.fromPgn(record, { allowPlayOn: true })
    game.goTo(nodeAt(game.root, String(at)))
    return { game, orientation: orientation === 'black' ? 'black' : 'white' }
  } catch {
    return null
  }
}
