/** A place in a text with its surroundings. */
import { html, nothing } from 'lit-html'

/** How much is shown before and behind it. */
const CONTEXT = 16

export function excerpt(text: string, start: number, length: number, end: string) {
  const from = Math.max(0, start - CONTEXT)
  const to = start + Math.max(length, 1)
  const until = Math.min(text.length, to + CONTEXT)
  return html`<code class="excerpt"
    >${from ? '…' : nothing}${text.slice(from, start)}<mark>${text.slice(start, to) || end}</mark>${text.slice(to, until)}${until < text.length ? '…' : nothing}</code
  >`
}

/** Selects a place in a field, so that it can be mended at once. */
export function select(field: HTMLTextAreaElement | null, start: number, length: number): void {
  field?.focus()
  field?.setSelectionRange(start, Math.min(start + Math.max(length, 1), field.value.length))
}
