/** The list of moves: the main line in rows, variations between them, the current ply marked; a click goes there. */
import type { Node } from 'das-chess'
import { html, nothing, type TemplateResult } from 'lit-html'
import { keepInSight } from '../../shell/sight.ts'
import type { Desk } from '../desk.ts'
import { blocksOf, type Block, type Item } from '../lines.ts'
import { ICONS } from './icons.ts'

/** Annotations that have a sign of their own: of the move, and of the position. The others are written as in records. */
const SIGNS: Readonly<Record<number, string>> = {
  ...{ 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' },
  ...{ 10: ' =', 13: ' ∞', 14: ' ⩲', 15: ' ⩱', 16: ' ±', 17: ' ∓', 18: ' +−', 19: ' −+' },
}
/** Deeper variations are set in no further. */
const DEEPEST = 4

export class MoveList {
  readonly #desk: Desk

  constructor(desk: Desk) {
    this.#desk = desk
    // Where nothing has the focus, two of the list's keys work too.
    document.addEventListener('keydown', (event) => {
      if (event.target === document.body && /^Arrow(Left|Right)$/.test(event.key)) this.#key(event)
    })
  }

  view() {
    const { table, words } = this.#desk
    const { root, node } = table.game
    return html`
      <section class="moves card" aria-labelledby="moves-title">
        <div class="moves-head">
          <h2 id="moves-title">${words.moves}</h2>
          ${
            table.onMainLine
              ? nothing
              : html`<button
                  type="button"
                  class="quiet"
                  id="make-main-line"
                  @click=${() => this.#makeMainLine()}
                >
                  ${words.makeMainLine}
                </button>`
          }
          ${this.#jump('to-start', words.toStart, ICONS.start, !node.parent, () => table.toStart())}
          ${this.#jump('to-end', words.toEnd, ICONS.end, !node.next, () => table.toEnd())}
        </div>
        <div
          class="move-list"
          id="moves"
          role="group"
          aria-labelledby="moves-title"
          @keydown=${(event: KeyboardEvent) => this.#key(event)}
        >
          ${this.#button(root, words.start)}
          ${root.next ? blocksOf(root).map((block) => this.#block(block)) : html`<p class="soft">${words.noMoves}</p>`}
        </div>
      </section>
    `
  }

  /** Keeps the current ply in sight, scrolling the list and nothing else; the focus goes with it. */
  updated(): void {
    const list = document.getElementById('moves')
    const current = list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !current) return
    if (list.contains(document.activeElement)) current.focus({ preventScroll: true })
    keepInSight(list, current)
  }

  #jump(id: string, name: string, icon: TemplateResult, disabled: boolean, go: () => void) {
    return html`<button
      type="button"
      class="quiet jump"
      id=${id}
      title=${name}
      aria-label=${name}
      ?disabled=${disabled}
      @click=${go}
    >
      ${icon}
    </button>`
  }

  #block(block: Block) {
    if (block.kind === 'row') {
      const { number, white, black } = block
      return html`<div class="row">
        <span class="number">${number}</span>
        ${white ? this.#move(white) : html`<span class="gap">…</span>`} ${black ? this.#move(black) : nothing}
      </div>`
    }
    const { depth, items } = block
    const content = items.map((item) => this.#item(item))
    if (!depth) return html`<div class="remarks">${content}</div>`
    const { words } = this.#desk
    return html`<div
      class="variation"
      role="group"
      aria-label=${words.variation}
      data-depth=${Math.min(depth, DEEPEST)}
    >
      ${content}
    </div>`
  }

  #item(item: Item) {
    if (item.kind === 'comment') return html`<span class="comment">${item.text}</span> `
    if (item.kind === 'legate') {
      const { color, message } = item.note
      return html`<span class="comment">${this.#desk.words.said(color, message)}</span> `
    }
    return html`<span class="numbered"
      >${item.number ? html`<span class="number">${item.number}</span>` : nothing}${this.#move(item.node)}</span
    > `
  }

  #move(node: Node) {
    const signs = node.nags.map((nag) => SIGNS[nag] ?? ` $${nag}`).join('')
    return this.#button(node, node.move!.san + signs)
  }

  /** One of them can be reached by Tab, the current one. */
  #button(node: Node, text: string) {
    const { table } = this.#desk
    const current = node === table.game.node
    return html`<button
      type="button"
      class=${node.move ? 'ply' : 'ply start'}
      aria-current=${current ? 'true' : nothing}
      tabindex=${current ? 0 : -1}
      @click=${() => table.goTo(node)}
    >
      ${text}
    </button>`
  }

  #makeMainLine(): void {
    const { table, announce, words } = this.#desk
    table.makeMainLine()
    announce(words.madeMainLine)
    document.querySelector<HTMLElement>('#moves [aria-current]')?.focus()
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { table } = this.#desk
    const go: Readonly<Record<string, () => void>> = {
      Home: () => table.toStart(),
      End: () => table.toEnd(),
      ArrowLeft: () => table.takeBack(),
      ArrowRight: () => table.redo(),
      ArrowUp: () => table.goTo(neighbour(table.game.node, -1)),
      ArrowDown: () => table.goTo(neighbour(table.game.node, 1)),
    }
    const act = go[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}

/** The move in place of this one in the variation before or behind; where there is none, the ply before or behind. */
function neighbour(node: Node, step: 1 | -1): Node {
  const { parent } = node
  if (parent?.next && parent.variations.length) {
    const choices = [parent.next, ...parent.variations]
    const other = choices[choices.indexOf(node) + step]
    if (other) return other
  }
  return (step > 0 ? node.next : parent) ?? node
}
