/** The page that teaches the game. */
import { html, render } from 'lit-html'
import { startShell } from '../shell/shell.ts'
import { WORDS } from './words.ts'

startShell('learn', (language, main) => {
  const { title, lead } = WORDS[language]
  render(
    html`<article class="prose">
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
    </article>`,
    main,
  )
})
