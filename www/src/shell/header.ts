/** The header and the footer that all pages share. */
import { html } from 'lit-html'
import { BRAND, THEME_ICONS } from './icons.ts'
import { LANGUAGES, setLanguage, type Language } from './language.ts'
import { currentTheme, setTheme, THEMES } from './theme.ts'
import { LANGUAGE_NAMES, PAGES, WORDS, type Page } from './words.ts'

const ADDRESSES: Readonly<Record<Page, string>> = {
  play: './',
  learn: './learn.html',
  tchess10: './tchess10.html',
  developers: './developers.html',
}

export function header(page: Page, language: Language) {
  const words = WORDS[language]
  return html`
    <a class="skip" href="#page" @click=${skip}>${words.skip}</a>
    <a class="brand" href=${ADDRESSES.play}>${BRAND}<span>Das Chess</span></a>
    <nav class="pages" aria-label=${words.pages}>
      ${PAGES.map(
        (name) =>
          html`<a href=${ADDRESSES[name]} aria-current=${name === page ? 'page' : 'false'}
            >${words.page[name]}</a
          >`,
      )}
    </nav>
    <div class="switches">${languageSwitch(language)}${themeSwitch(language)}</div>
  `
}

/** The address stays as it is: on some pages it holds the lesson, or what is played. */
function skip(event: Event): void {
  event.preventDefault()
  document.getElementById('page')!.focus()
}

const languageSwitch = (language: Language) => html`
  <fieldset class="switch">
    <legend class="unseen">${WORDS[language].language}</legend>
    ${LANGUAGES.map(
      (one) => html`
        <label title=${LANGUAGE_NAMES[one]}>
          <input
            type="radio"
            name="language"
            value=${one}
            aria-label=${LANGUAGE_NAMES[one]}
            lang=${one}
            .checked=${one === language}
            @change=${() => setLanguage(one)}
          />
          <span aria-hidden="true">${one.toUpperCase()}</span>
        </label>
      `,
    )}
  </fieldset>
`

const themeSwitch = (language: Language) => html`
  <fieldset class="switch">
    <legend class="unseen">${WORDS[language].theme}</legend>
    ${THEMES.map(
      (theme) => html`
        <label title=${WORDS[language].themes[theme]}>
          <input
            type="radio"
            name="theme"
            value=${theme}
            aria-label=${WORDS[language].themes[theme]}
            .checked=${theme === currentTheme()}
            @change=${() => setTheme(theme)}
          />
          ${THEME_ICONS[theme]}
        </label>
      `,
    )}
  </fieldset>
`

export const footer = (language: Language) => html`
  <p>${WORDS[language].inventor}</p>
  <p>${WORDS[language].licence}</p>
`
