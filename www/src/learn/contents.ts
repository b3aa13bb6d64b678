/** The list of lessons: a column where there is room, behind a button on a phone. */
import { html, nothing } from 'lit-html'
import type { Language } from '../shell/language.ts'
import { COURSE, ITEMS, type Item } from './course.ts'
import { isDone } from './progress.ts'
import { sign } from './sign.ts'
import { WORDS } from './words.ts'

export interface ContentsState {
  readonly item: Item
  readonly language: Language
  /** Of the list on a phone. */
  readonly open: boolean
  toggle(): void
}

export function contents({ item, language, open, toggle }: ContentsState) {
  const words = WORDS[language]
  const done = ITEMS.filter(isDone).length
  return html`
    <nav class="contents" aria-label=${words.contents}>
      <button
        type="button"
        class="button contents-button"
        aria-expanded=${open ? 'true' : 'false'}
        aria-controls="lessons"
        @click=${toggle}
      >
        <span>${words.contents}: ${item.title[language]}</span>
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="m5 8 5 5 5-5" /></svg>
      </button>
      <div class="lessons ${open ? 'open' : ''}" id="lessons">
        <p class="progress">
          <span>${words.lessonsDone(done, ITEMS.length)}</span>
          <progress max=${ITEMS.length} .value=${done} aria-label=${words.contents}></progress>
        </p>
        ${COURSE.map(
          ({ title, items }) => html`
            <h2>${title?.[language] ?? words.puzzles}</h2>
            <ol>
              ${items.map(
                (one) => html`
                  <li>
                    <a href="#${one.id}" data-item=${one.id} aria-current=${one === item ? 'page' : nothing}
                      >${sign(one)}<span>${one.title[language]}</span>${
                        isDone(one) ? tick(words.isDone) : nothing
                      }</a
                    >
                  </li>
                `,
              )}
            </ol>
          `,
        )}
      </div>
    </nav>
  `
}

/** A check mark that says `text` to those who don't see it; without one it is decoration. */
export const tick = (text?: string) => html`
  <svg
    class="icon tick"
    viewBox="0 0 20 20"
    role=${text ? 'img' : nothing}
    aria-label=${text ?? nothing}
    aria-hidden=${text ? nothing : 'true'}
  >
    <path d="m4 10.5 4 4 8-9" />
  </svg>
`
