/** The position text: shown, edited, set up, or refused with the place of each fault. */
import { Game, validatePosition, type Fault } from 'das-chess'
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { copy } from '../clipboard.ts'
import type { Desk } from '../desk.ts'
import { excerpt, select } from './excerpt.ts'

export class PositionForm {
  readonly #desk: Desk
  /** What the user has written; null as long as it is the game's position. */
  #draft: string | null = null
  #faults: readonly Fault[] = []

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** Another position has come: it takes the place of whatever was written. */
  reset(): void {
    this.#draft = null
    this.#faults = []
  }

  view() {
    const { table, words } = this.#desk
    const text = this.#draft ?? table.game.dfen
    return html`
      <section class="card" aria-labelledby="position-title">
        <h2 id="position-title">${words.position}</h2>
        <form novalidate @submit=${(event: Event) => this.#submit(event)}>
          <label for="position-text">${words.positionLabel}</label>
          <textarea
            class="field"
            id="position-text"
            rows="4"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            aria-describedby="position-faults"
            aria-invalid=${this.#faults.length > 0}
            .value=${live(text)}
            @input=${(event: Event) => this.#edit((event.target as HTMLTextAreaElement).value)}
            @keydown=${(event: KeyboardEvent) => this.#key(event)}
          ></textarea>
          <div class="buttons">
            <button type="submit" class="button main">${words.setUp}</button>
            <button type="button" class="button" @click=${() => this.#copy()}>${words.copy}</button>
          </div>
          <div class="faults" id="position-faults" role="status">${this.#faultList(text)}</div>
        </form>
      </section>
    `
  }

  #faultList(text: string) {
    const { words } = this.#desk
    if (!this.#faults.length) return nothing
    return html`<ul>
      ${this.#faults.map(
        (fault) =>
          html`<li>
            <b>${words.field[fault.field]}:</b> ${words.fault(fault)}
            ${
              fault.offset === undefined
                ? nothing
                : html`${words.atCharacter(fault.offset + 1)} ${excerpt(text, fault.offset, 1, words.textEnd)}`
            }
          </li>`,
      )}
    </ul>`
  }

  get #field(): HTMLTextAreaElement | null {
    return document.querySelector<HTMLTextAreaElement>('#position-text')
  }

  #edit(text: string): void {
    this.#draft = text
    this.#faults = []
    this.#desk.redraw()
  }

  /** A position is one line, so Enter has nothing better to do. */
  #key(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.isComposing) return
    event.preventDefault()
    ;(event.target as HTMLTextAreaElement).form!.requestSubmit()
  }

  #submit(event: Event): void {
    event.preventDefault()
    const { table, words, tell, hush, redraw } = this.#desk
    const text = this.#draft ?? table.game.dfen
    const result = validatePosition(text)
    if (result.ok) {
      this.reset()
      table.replace(new Game(result.position))
      tell(words.setUpDone, table.hasPrevious)
      return
    }
    this.#draft = text
    this.#faults = result.faults
    hush()
    redraw()
    const at = result.faults.find(({ offset }) => offset !== undefined)
    if (at) select(this.#field, at.offset!, 1)
  }

  async #copy(): Promise<void> {
    const { words, tell } = this.#desk
    const field = this.#field
    tell((await copy(field?.value ?? '', field)) ? words.copied : words.clipboardClosed)
  }
}
