/** Light, dark, or as the system has it. base.css does the rest by `color-scheme`. */
import { keep, onChangeElsewhere, recall } from './storage.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const readTheme = (value: string | null): Theme => THEMES.find((theme) => theme === value) ?? 'system'

export function currentTheme(): Theme {
  return readTheme(document.documentElement.dataset['theme'] ?? null)
}

export function setTheme(theme: Theme): void {
  keep('theme', theme)
  apply(theme)
}

function apply(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  colorBrowser()
}

/** The browser's own bars take the page's colour. */
function colorBrowser(): void {
  const { backgroundColor } = getComputedStyle(document.documentElement)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = backgroundColor
}

/** Takes what early.js found, and follows the other tabs and the system. */
export function startTheme(changed: () => void): void {
  apply(readTheme(recall('theme')))
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', colorBrowser)
  onChangeElsewhere('theme', (value) => {
    apply(readTheme(value))
    changed()
  })
}
