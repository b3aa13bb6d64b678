/** The four buttons that are always at hand. */
import { Game } from 'das-chess'
import { html } from 'lit-html'
import type { Desk } from '../desk.ts'
import { ICONS } from './icons.ts'

export function controls({ table, words, tell }: Desk) {
  const { node } = table.game
  const begin = () => {
    table.replace(new Game())
    tell(words.newGameStarted, table.hasPrevious)
  }
  return html`
    <div class="controls" role="group" aria-label=${words.game}>
      <button
        type="button"
        class="button"
        id="take-back"
        ?disabled=${!node.parent}
        @click=${() => table.takeBack()}
      >
        ${ICONS.back}<span>${words.takeBack}</span>
      </button>
      <button type="button" class="button" id="redo" ?disabled=${!node.next} @click=${() => table.redo()}>
        ${ICONS.on}<span>${words.redo}</span>
      </button>
      <button
        type="button"
        class="button"
        id="flip"
        aria-pressed=${table.orientation === 'black'}
        @click=${() => table.flip()}
      >
        ${ICONS.flip}<span>${words.flip}</span>
      </button>
      <button type="button" class="button" id="new-game" @click=${begin}>
        ${ICONS.fresh}<span>${words.newGame}</span>
      </button>
    </div>
  `
}
