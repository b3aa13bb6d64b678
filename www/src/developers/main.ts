/** The page for those who build something with the package. */
import { html, nothing, render } from 'lit-html'
import sizes from 'virtual:package-sizes'
import { currentLanguage, type Language } from '../shell/language.ts'
import { startShell } from '../shell/shell.ts'
import { api } from './api.ts'
import { code } from './copy.ts'
import './developers.css'
import { EXAMPLES } from './examples.ts'
import { Runner } from './runner.ts'
import { WORDS } from './words.ts'

const SECTIONS = ['install', 'examples', 'api', 'sizes', 'documents'] as const

const BY_SCRIPT = `<script src="das-chess.global.js"></script>
<script>
  document.body.innerHTML = DasChess.render(DasChess.START)
</script>

<script src="board.global.js"></script>
<das-chess-board></das-chess-board>`

const BY_SLIM = `import { init, legalMoveCount, START } from 'das-chess/slim'

await init()
legalMoveCount(START) // 39`

let main: HTMLElement
const runners = EXAMPLES.map((example) => new Runner(example, () => draw()))

function draw(): void {
  const language = currentLanguage()
  const words = WORDS[language]
  render(
    html`<article class="prose developers">
      <h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      <nav class="sections" aria-label=${words.contents}>
        ${SECTIONS.map((section) => html`<a href="#${section}">${words[section]}</a>`)}
      </nav>

      <h2 id="install">${words.install}</h2>
      <p>${words.byNpm}</p>
      ${code('npm install das-chess', language)}
      <p>${words.byScript}</p>
      ${code(BY_SCRIPT, language)}
      <p>${words.bySlim}</p>
      ${code(BY_SLIM, language)}

      <h2 id="examples">${words.examples}</h2>
      <p>${words.examplesLead}</p>
      ${runners.map((runner) => example(runner, language))}

      <h2 id="api">${words.api}</h2>
      <p>${words.apiLead}</p>
      ${api(language)}

      <h2 id="sizes">${words.sizes}</h2>
      <p>${words.sizesLead}</p>
      ${sizeTable(language)}

      <h2 id="documents">${words.documents}</h2>
      <ul>
        ${Object.entries(words.document).map(
          ([address, text]) => html`<li><a href="./${address}" hreflang="en">${text}</a></li>`,
        )}
      </ul>
    </article>`,
    main,
  )
}

function example(runner: Runner, language: Language) {
  const words = WORDS[language]
  const { example, lines, error, place } = runner
  const title = `example-${example.id}`
  return html`
    <section class="example" aria-labelledby=${title}>
      <h3 id=${title}>${example.title[language]}</h3>
      ${code(example.source, language)}
      <button type="button" class="button main" aria-describedby=${title} @click=${() => void runner.run()}>
        ${words.run}
      </button>
      <div class="output" role="status">
        ${
          lines.length || error
            ? html`<p class="unseen">${words.output}</p>
                <pre tabindex="0"><code>${lines.map((line) => html`<span>${line}</span>`)}</code></pre>`
            : nothing
        }
        ${error ? html`<p class="error">${words.runFailed} ${error}</p>` : nothing}
      </div>
      ${place}
    </section>
  `
}

function sizeTable(language: Language) {
  const words = WORDS[language]
  return html`
    <table class="sizes">
      <thead>
        <tr>
          <th scope="col">${words.file}</th>
          <th scope="col" class="number">${words.raw}</th>
          <th scope="col" class="number">gzip</th>
        </tr>
      </thead>
      <tbody>
        ${sizes.map(
          ({ file, raw, gzip }) => html`
            <tr>
              <th scope="row"><code>${file}</code> <small>${words.fileUses[file] ?? nothing}</small></th>
              ${[raw, gzip].map((bytes) => html`<td class="number">${words.kilobytes(bytes)}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `
}

startShell('developers', (_, page) => {
  main = page
  draw()
})
// What an address points to was not there yet when the browser looked for it.
document.getElementById(location.hash.slice(1))?.scrollIntoView()
