/** What every page of the site starts with. */
import { render } from 'lit-html'
import { goOffline } from '../offline/register.ts'
import { footer, header } from './header.ts'
import { currentLanguage, inLanguage, startLanguage, type Language } from './language.ts'
import { startTheme } from './theme.ts'
import { WORDS, type Page } from './words.ts'

/**
 * Draws header and footer, keeps theme and language, and calls `show` with the language: now, and whenever it changes.
 * What `show` draws goes into `<main id="page">`, which it gets too and which is given back.
 */
export function startShell(page: Page, show?: (language: Language, main: HTMLElement) => void): HTMLElement {
  const find = (id: string) => document.getElementById(id)!
  const main = find('page')
  main.replaceChildren()
  startLanguage()
  const drawHeader = () => render(header(page, currentLanguage()), find('header'))
  startTheme(drawHeader)
  inLanguage((language) => {
    document.title = WORDS[language].title[page]
    drawHeader()
    render(footer(language), find('footer'))
    show?.(language, main)
  })
  document.documentElement.classList.remove('starting')
  goOffline()
  return main
}
