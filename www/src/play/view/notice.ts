/** Short messages at the foot of the window: what was done, and the way back from it. */
import { html, nothing } from 'lit-html'
import type { Desk } from '../desk.ts'
import { ICONS } from './icons.ts'

/** How long a message stays, in milliseconds; one with a way back stays until the next. */
const STAYS = 6000

export class Notice {
  readonly #desk: Desk
  #text = ''
  #heard = ''
  #canBringBack = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(desk: Desk) {
    this.#desk = desk
  }

  view() {
    const { words } = this.#desk
    return html`
      <div class=${this.#text ? 'notice' : 'notice empty'}>
        <p id="notice" role="status">${this.#text}</p>
        ${
          this.#text && this.#canBringBack
            ? html`<button type="button" class="quiet" id="bring-back" @click=${() => this.bringBack()}>
                ${words.bringBack}
              </button>`
            : nothing
        }
        ${
          this.#text
            ? html`<button
                type="button"
                class="quiet jump"
                title=${words.dismiss}
                aria-label=${words.dismiss}
                @click=${() => this.clear()}
              >
                ${ICONS.close}
              </button>`
            : nothing
        }
      </div>
      <p class="unseen" id="announcer" role="status">${this.#heard}</p>
    `
  }

  get offersWayBack(): boolean {
    return this.#text !== '' && this.#canBringBack
  }

  tell(text: string, wayBack = false): void {
    clearTimeout(this.#timer)
    this.#text = text
    this.#canBringBack = wayBack
    if (!wayBack) this.#timer = setTimeout(() => this.clear(), STAYS)
    this.#desk.redraw()
  }

  announce(text: string): void {
    this.#heard = text
    this.#desk.redraw()
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#text = ''
    this.#canBringBack = false
    this.#desk.redraw()
  }

  bringBack(): void {
    const { table, words } = this.#desk
    table.bringBack()
    this.tell(words.broughtBack)
  }
}
