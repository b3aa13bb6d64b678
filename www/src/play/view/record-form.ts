/** The game record: shown, edited, loaded, or refused with the place and what would be legal there. */
import { DasChessError, Game } from 'das-chess'
import { html, nothing } from 'lit-html'
import { live } from 'lit-html/directives/live.js'
import { copy, download } from '../clipboard.ts'
import type { Desk } from '../desk.ts'
import { excerpt, select } from './excerpt.ts'

/** So many legal moves are told; those that look like the wrong one come first. */
const SHOWN = 12

export class RecordForm {
  readonly #desk: Desk
  /** What the user has written; null as long as it is the game's record. */
  #draft: string | null = null
  #error: DasChessError | null = null

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** Another game has come, or a move: it takes the place of whatever was written. */
  reset(): void {
    this.#draft = null
    this.#error = null
  }

  view() {
    const { table, words, offersWayBack } = this.#desk
    const text = this.#text
    return html`
      <section class="card" aria-labelledby="record-title">
        <h2 id="record-title">${words.record}</h2>
        <form novalidate @submit=${(event: Event) => this.#submit(event)}>
          <label for="record-text">${words.recordLabel}</label>
          <textarea
            class="field"
            id="record-text"
            rows="7"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            aria-describedby="record-fault"
            aria-invalid=${this.#error !== null}
            .value=${live(text)}
            @input=${(event: Event) => this.#edit((event.target as HTMLTextAreaElement).value)}
          ></textarea>
          <div class="buttons">
            <button type="submit" class="button main">${words.load}</button>
            <label class="button file">
              <input
                class="unseen"
                type="file"
                accept=".pgn,.txt,text/plain"
                @change=${(event: Event) => this.#open(event.target as HTMLInputElement)}
              />
              ${words.openFile}
            </label>
            <button type="button" class="button" @click=${() => this.#copy()}>${words.copy}</button>
            <button type="button" class="button" @click=${() => this.#save()}>${words.downloadRecord}</button>
            ${
              table.hasPrevious && !offersWayBack
                ? html`<button
                    type="button"
                    class="button"
                    id="previous-game"
                    @click=${() => this.#desk.bringBack()}
                  >
                    ${words.bringBack}
                  </button>`
                : nothing
            }
          </div>
          <div class="faults" id="record-fault" role="status">
            ${this.#error ? this.#fault(text, this.#error) : nothing}
          </div>
        </form>
      </section>
    `
  }

  #fault(text: string, error: DasChessError) {
    const { words } = this.#desk
    const { line, column, ply, text: wrong, legal, candidates } = error.details
    if (line === undefined || column === undefined) return html`<p>${words.recordProblem(error)}</p>`
    const row = text.split('\n')[line - 1] ?? ''
    return html`
      <p>
        <b>${words.recordPlace(line, column, ply ?? 0)}</b> ${words.recordProblem(error)}
        ${excerpt(row, column - 1, wrong?.length ?? 1, words.textEnd)}
      </p>
      ${
        candidates?.length
          ? html`<p>${words.fits} <code>${candidates.join(', ')}</code></p>`
          : legal?.length
            ? html`<p>${words.legalThere(legal.length)} <code>${nearest(legal, wrong ?? '')}</code></p>`
            : nothing
      }
    `
  }

  get #text(): string {
    return this.#draft ?? this.#desk.table.game.pgn()
  }

  get #field(): HTMLTextAreaElement | null {
    return document.querySelector<HTMLTextAreaElement>('#record-text')
  }

  #edit(text: string): void {
    this.#draft = text
    this.#error = null
    this.#desk.redraw()
  }

  #submit(event: Event): void {
    event.preventDefault()
    this.#load(this.#text)
  }

  #load(text: string): void {
    const { table, words, tell, hush, redraw } = this.#desk
    try {
      const game = Game.fromPgn(text)
      this.reset()
      table.replace(game)
      tell(words.loaded, table.hasPrevious)
    } catch (error) {
      if (!(error instanceof DasChessError)) throw error
      this.#draft = text
      this.#error = error
      hush()
      redraw()
      const { line, column, text: wrong } = error.details
      if (line && column) select(this.#field, offsetOf(text, line, column), wrong?.length ?? 1)
    }
  }

  async #open(input: HTMLInputElement): Promise<void> {
    const text = await input.files?.[0]?.text()
    // The same file can be opened again.
    input.value = ''
    // As a text field has it, so that places in both are the same.
    if (text !== undefined) this.#load(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'))
  }

  async #copy(): Promise<void> {
    const { words, tell } = this.#desk
    const field = this.#field
    tell((await copy(field?.value ?? '', field)) ? words.copied : words.clipboardClosed)
  }

  #save(): void {
    download('das-chess.pgn', 'application/vnd.chess-pgn', this.#desk.table.game.pgn())
  }
}

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, row) => sum + row.length + 1, 0) + column - 1
}

/** Legal moves, those first that share the end or the beginning with what was written. */
function nearest(legal: readonly string[], wrong: string): string {
  const square = /[a-j](?:10|[1-9])(?!.*[a-j]\d)/.exec(wrong)?.[0]
  const likeness = (san: string) =>
    (square && san.includes(square) ? 2 : 0) + (san.charAt(0) === wrong.charAt(0) ? 1 : 0)
  const sorted = [...legal].sort((one, two) => likeness(two) - likeness(one))
  return sorted.slice(0, SHOWN).join(', ') + (sorted.length > SHOWN ? ', …' : '')
}
