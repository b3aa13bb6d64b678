/** What the Legates say, and what can be said to them: for each side, as both play on one page. */
import type { Color, LegateMessage } from 'das-chess'
import { html, nothing } from 'lit-html'
import type { Desk } from '../desk.ts'

const SIDES: readonly Color[] = ['white', 'black']
const other = (color: Color): Color => (color === 'white' ? 'black' : 'white')

export class Legates {
  readonly #desk: Desk
  readonly #resign: (color: Color) => void

  /** `resign` asks first. */
  constructor(desk: Desk, resign: (color: Color) => void) {
    this.#desk = desk
    this.#resign = resign
  }

  view() {
    const { table, words } = this.#desk
    const closed = !table.atEnd || table.game.outcome !== null
    return html`
      <section class="legates card" aria-labelledby="legates-title">
        <h2 id="legates-title">
          ${words.legates} ${table.atEnd ? nothing : html`<small class="soft">${words.atEndOnly}</small>`}
        </h2>
        ${SIDES.map((color) => this.#side(color, closed))}
      </section>
    `
  }

  /** Lets a Legate speak, as the game allows it; resigning is asked about. */
  speak(color: Color, message: LegateMessage): void {
    const { table, words, announce, tell } = this.#desk
    if (!table.atEnd) {
      tell(words.onlyAtEnd)
      return
    }
    if (message === 'resign') {
      this.#resign(color)
      return
    }
    const { ply } = table.game
    table.speak(color, message)
    const { game } = table
    if (game.ply < ply) announce(words.takenBack)
    else if (game.outcome) announce(words.outcome(game.outcome))
    else announce(words.said(color, message))
  }

  #side(color: Color, closed: boolean) {
    const { table, words } = this.#desk
    const { game } = table
    const claims = game.canClaimDraw && game.turn === color && table.atEnd
    return html`
      <div class="side-row" role="group" aria-label=${words.legate[color]}>
        <p class="who" data-turn=${color}>
          <span>${words.legate[color]}</span> <span class="says">${words.says[table.said(color)]}</span>
        </p>
        ${claims ? this.#claimButton() : this.#message(color, 'draw', words.offerDraw, words.acceptDraw, closed)}
        ${this.#message(color, 'takeback', words.askTakeBack, words.grantTakeBack, closed || game.ply === 0)}
        <button
          type="button"
          class="button small"
          ?disabled=${closed}
          @click=${() => this.speak(color, 'resign')}
        >
          ${words.resign}
        </button>
      </div>
    `
  }

  /** Asks, agrees where the other has asked, or withdraws what was asked. */
  #message(color: Color, message: LegateMessage, ask: string, agree: string, closed: boolean) {
    const { table, words } = this.#desk
    const asked = !closed && table.said(color) === message
    const answers = !closed && table.said(other(color)) === message
    return html`<button
      type="button"
      class=${answers ? 'button main small' : 'button small'}
      ?disabled=${closed}
      @click=${() => this.speak(color, asked ? 'silent' : message)}
    >
      ${asked ? words.withdraw : answers ? agree : ask}
    </button>`
  }

  #claimButton() {
    return html`<button type="button" class="button main small" @click=${() => this.#claim()}>
      ${this.#desk.words.claimDraw}
    </button>`
  }

  #claim(): void {
    const { table, words, announce } = this.#desk
    table.claimDraw()
    announce(words.outcome(table.game.outcome!))
  }
}
