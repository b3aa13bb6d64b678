/** The page for those who build something with the package. */
import { html, render } from 'lit-html'
import { startShell } from '../shell/shell.ts'
import { WORDS } from './words.ts'

startShell('developers', (language, main) => {
  const { title, lead } = WORDS[language]
  render(
    html`<article class="prose">
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
      <pre tabindex="0"><code>npm install das-chess</code></pre>
    </article>`,
    main,
  )
})
