/** The text field for moves. */
import { attribute, html } from './dom.js'

export class Entry {
  readonly element: HTMLFormElement
  readonly #input = html('input', {
    id: 'entry',
    part: 'entry-field',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    'aria-describedby': 'entry-error',
  })
  readonly #label = html('label', { for: 'entry', part: 'entry-label' })
  readonly #button = html('button', { type: 'submit', part: 'entry-button' })
  readonly #error = html('p', { id: 'entry-error', role: 'alert', part: 'entry-error' })

  /** `enter` plays a text and gives a sentence where it can't. */
  constructor(enter: (text: string) => string | null) {
    this.element = html(
      'form',
      { class: 'entry', part: 'entry', novalidate: '' },
      this.#label,
      this.#input,
      this.#button,
      this.#error,
    )
    this.element.addEventListener('submit', (event) => {
      event.preventDefault()
      const text = this.#input.value.trim()
      if (!text) return
      const error = enter(text)
      this.#show(error)
      if (!error) this.#input.value = ''
    })
    this.#input.addEventListener('input', () => this.#show(null))
  }

  #show(error: string | null): void {
    this.#error.textContent = error
    attribute(this.#input, 'aria-invalid', String(error !== null))
  }

  /** What was wrong is so no longer. */
  clear(): void {
    this.#show(null)
  }

  name(label: string, button: string): void {
    this.#label.textContent = label
    this.#button.textContent = button
  }
}
