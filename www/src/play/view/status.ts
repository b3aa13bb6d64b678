/** Whose turn it is, how the game ended, and what may be done about it. */
import { html, nothing } from 'lit-html'
import type { Desk } from '../desk.ts'

export function status({ table, words }: Desk) {
  const { game, atEnd } = table
  const { outcome, turn, position, canClaimDraw } = game
  const title = outcome ? words.outcome(outcome) : (position.check ? words.check : words.turn)[turn]
  const told = (name: string) => {
    const value = game.tags.get(name)
    return value && !value.includes('?') ? value : null
  }
  const players = [told('White'), told('Black')].map((name) => name ?? '—').join(' – ')
  const known = told('White') ?? told('Black')
  const occasion = [told('Event'), told('Site'), told('Date')].filter(Boolean).join(', ')
  return html`
    <section class="status card" aria-label=${words.game}>
      ${known ? html`<p class="on-paper" id="players">${players}</p>` : nothing}
      ${occasion ? html`<p class="on-paper">${occasion}</p>` : nothing}
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
