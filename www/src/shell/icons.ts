/** Small line drawings for buttons. They have no name of their own: the button says what it does. */
import { html } from 'lit-html'

export const THEME_ICONS = {
  light: html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="3.5" />
    <path d="M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4" />
  </svg>`,
  dark: html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z" />
  </svg>`,
  system: html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <rect x="2.5" y="3.5" width="15" height="10" rx="1.5" />
    <path d="M7 17h6M10 13.5V17" />
  </svg>`,
}

export const BRAND = html`<svg class="brand-sign" viewBox="0 0 32 32" aria-hidden="true">
  <rect width="32" height="32" rx="7" class="sea" />
  <path d="M15 4.5h2v3h6.5c-1.2 2.3-1.2 4.7 0 7H17v3h-2zM5 18h22c-.4 5-3 8-6.5 9h-9C8 26 5.4 23 5 18z" />
</svg>`
