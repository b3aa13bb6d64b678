/** The game in a link, and its picture. */
import { render } from 'das-chess'
import { html, nothing } from 'lit-html'
import { copy, download } from '../clipboard.ts'
import type { Desk } from '../desk.ts'
import { linkTo } from '../link.ts'

export class Share {
  readonly #desk: Desk
  /** The link that was asked for; null when the game has moved on. */
  #link: string | null = null
  /** The last request for a link; null when the game has moved on. */
  #request: symbol | null = null

  constructor(desk: Desk) {
    this.#desk = desk
  }

  reset(): void {
    this.#link = null
    this.#request = null
  }

  view() {
    const { words } = this.#desk
    return html`
      <section class="card share" aria-labelledby="share-title">
        <h2 id="share-title">${words.share}</h2>
        <p class="soft">${words.shareExplained}</p>
        <div class="buttons">
          <button type="button" class="button main" id="copy-link" @click=${() => this.#copyLink()}>
            ${words.copyLink}
          </button>
          <button type="button" class="button" id="save-picture" @click=${() => this.#savePicture()}>
            ${words.downloadPicture}
          </button>
        </div>
        ${
          this.#link === null
            ? nothing
            : html`<label for="link">${words.link}</label>
                <input class="field" id="link" readonly .value=${this.#link} />`
        }
      </section>
    `
  }

  async #copyLink(): Promise<void> {
    const { table, words, tell, redraw } = this.#desk
    const request = Symbol()
    this.#request = request
    const link = await linkTo(table.game, location.href)
    if (this.#request !== request) return
    if (link === null) return tell(words.linkTooLong)
    this.#link = link
    redraw()
    const field = document.querySelector<HTMLInputElement>('#link')
    tell((await copy(link, field)) ? words.linkCopied : words.clipboardClosed)
  }

  #savePicture(): void {
    const { table, language } = this.#desk
    const { game, orientation } = table
    const svg = render(game.position, {
      orientation,
      language,
      lastMove: game.node.move ?? null,
      check: true,
      legates: game.legates,
      size: 800,
    })
    download('das-chess.svg', 'image/svg+xml', svg)
  }
}
