/** Tells a screen reader what happened, one text at a time. */
import { html } from './dom.js'

export class Announcer {
  readonly element = html('div', {
    class: 'aside',
    role: 'status',
    'aria-live': 'polite',
    'aria-atomic': 'true',
  })

  say(text: string): void {
    // The same text again would be no change, and so go unheard.
    this.element.textContent = this.element.textContent === text ? `${text}\u00a0` : text
  }
}
