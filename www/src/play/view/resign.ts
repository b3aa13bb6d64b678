/** Asks whether a side really resigns. */
import type { Color } from 'das-chess'
import { html } from 'lit-html'
import type { Desk } from '../desk.ts'

export class ResignDialog {
  readonly #desk: Desk
  #color: Color = 'white'

  constructor(desk: Desk) {
    this.#desk = desk
  }

  view() {
    const { words } = this.#desk
    return html`
      <dialog id="resign" aria-labelledby="resign-title" aria-describedby="resign-text">
        <h2 id="resign-title">${words.resignQuestion[this.#color]}</h2>
        <p id="resign-text">${words.resignExplained}</p>
        <div class="buttons">
          <button type="button" class="button" autofocus @click=${() => this.close()}>${words.cancel}</button>
          <button type="button" class="button grave" @click=${() => this.#resign()}>${words.resign}</button>
        </div>
      </dialog>
    `
  }

  ask(color: Color): void {
    this.#color = color
    this.#desk.redraw()
    this.#element?.showModal()
  }

  /** Also when the game moves on under it. */
  close(): void {
    this.#element?.close()
  }

  get #element(): HTMLDialogElement | null {
    return document.querySelector<HTMLDialogElement>('#resign')
  }

  #resign(): void {
    const { table, words, announce } = this.#desk
    this.close()
    table.speak(this.#color, 'resign')
    announce(words.outcome(table.game.outcome!))
  }
}
