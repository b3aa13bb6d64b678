/** The text field for moves. */
import { part, set } from './dom.js'

/** `enter` plays a text and gives a sentence where it can't. */
export function makeEntry(enter: (text: string) => string | null) {
  const field = part('input', 'entry-field', {
    id: 'entry',
    autocomplete: 'off',
    autocapitalize: 'off',
    'aria-describedby': 'error',
  })
  const label = part('label', 'entry-label', { for: 'entry' })
  const button = part('button', 'entry-button')
  const error = part('p', 'entry-error', { id: 'error', role: 'alert' })
  const element = part('form', 'entry', {}, label, field, button, error)

  /** Shows what is wrong with the text; null where nothing is, or is no longer. */
  function refuse(sentence: string | null): void {
    error.textContent = sentence
    set(field, { 'aria-invalid': !!sentence })
  }

  element.onsubmit = (event) => {
    event.preventDefault()
    const text = field.value.trim()
    const sentence = text && enter(text)
    refuse(sentence)
    if (!sentence) field.value = ''
  }
  field.oninput = () => refuse(null)

  return {
    element,
    refuse,
    name(field: string, play: string): void {
      label.textContent = field
      button.textContent = play
    },
  }
}
