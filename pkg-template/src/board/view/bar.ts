/** The line under the board: whose turn it is, or what is being asked, with a button that gives the move up. */
import { html, part } from './dom.js'

/** The line, as the board uses it. */
export type Bar = ReturnType<typeof makeBar>

export function makeBar(cancel: () => void) {
  const text = html('span')
  const button = part('button', 'bar-cancel', { type: 'button' })
  const element = part('div', 'bar', {}, text, button)
  button.onclick = cancel

  return {
    element,

    /** `label` is the button's; null where there is nothing to give up. */
    show(sentence: string, label: string | null): void {
      if (text.textContent !== sentence) text.textContent = sentence
      button.hidden = label === null
      button.textContent = label
    },
  }
}
