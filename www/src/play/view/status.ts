/** Whose turn it is, how the game ended, and what may be done about it. */
import { html } from 'lit-html'
import type { Desk } from '../desk.ts'

export function status({ table, words }: Desk) {
  const { game, atEnd } = table
  const { outcome, turn, position, canClaimDraw } = game
  const title = outcome ? words.outcome(outcome) : (position.check ? words.check : words.turn)[turn]
  return html`
    <section class="status card" aria-label=${words.game}>
      <p class="turn" id="turn" data-turn=${outcome ? 'none' : turn}>${title}</p>
      <p class="hint" id="hint">${hint()}</p>
    </section>
  `

  function hint(): string {
    if (outcome) return words.over
    if (!atEnd) return words.behind
    const note = game.node.messages.findLast(
      ({ color, message }) => message !== 'silent' && said(color, message),
    )
    if (note) return words.said(note.color, note.message)
    return canClaimDraw ? words.claimable[canClaimDraw] : words.hint
  }

  function said(color: 'white' | 'black', message: string): boolean {
    return table.said(color) === message
  }
}
