/** Code with a button that copies it. */
import { html } from 'lit-html'
import type { Language } from '../shell/language.ts'
import { WORDS } from './words.ts'

const COPY = html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
  <rect x="7" y="7" width="10" height="10" rx="1.5" />
  <path d="M13 4.5V4.5A1.5 1.5 0 0 0 11.5 3h-7A1.5 1.5 0 0 0 3 4.5v7A1.5 1.5 0 0 0 4.5 13" />
</svg>`

export const code = (source: string, language: Language) => html`
  <div class="code">
    <pre tabindex="0"><code>${source}</code></pre>
    <button
      type="button"
      class="button copy"
      aria-label=${WORDS[language].copy}
      title=${WORDS[language].copy}
      @click=${(event: Event) => void copy(event.currentTarget as HTMLElement, source)}
    >
      ${COPY}
    </button>
    <span class="copied" role="status" data-text=${WORDS[language].copied}></span>
  </div>
`

async function copy(button: HTMLElement, source: string): Promise<void> {
  const block = button.parentElement!
  try {
    await navigator.clipboard.writeText(source)
    const told = block.querySelector<HTMLElement>('.copied')!
    told.textContent = told.dataset['text']!
  } catch {
    // Not allowed here: the text is selected, for the reader to copy.
    getSelection()?.selectAllChildren(block.querySelector('code')!)
  }
}
