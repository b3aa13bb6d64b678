/** Line drawings for the buttons of the play page. */
import { html } from 'lit-html'

export const ICONS = {
  back: html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M12.5 4l-6 6 6 6" /></svg>`,
  on: html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M7.5 4l6 6-6 6" /></svg>`,
  start: html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M14.5 4l-6 6 6 6M5.5 4v12" />
  </svg>`,
  end: html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M5.5 4l6 6-6 6M14.5 4v12" />
  </svg>`,
  flip: html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M6.5 16V4M3 7.5L6.5 4 10 7.5M13.5 4v12M10 12.5l3.5 3.5 3.5-3.5" />
  </svg>`,
  fresh: html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M10 4v12M4 10h12" /></svg>`,
  close: html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M5 5l10 10M15 5L5 15" />
  </svg>`,
}
