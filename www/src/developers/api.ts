/** The table of all that the package exports. */
import { html, nothing } from 'lit-html'
import entries, { type Described, type Entry, type Exported } from 'virtual:package-api'
import type { Language } from '../shell/language.ts'
import { RUSSIAN } from './russian.ts'
import { WORDS } from './words.ts'

const [main] = entries

/** What an entry has that the main one has not, or not so. */
const differing = ({ values }: Entry): readonly Exported[] => {
  const known = new Set(main!.values.map((value) => JSON.stringify(value.signatures) + value.name))
  return values.filter((value) => !known.has(JSON.stringify(value.signatures) + value.name))
}

const isLikeMain = (entry: Entry): boolean =>
  entry !== main && main!.values.every(({ name }) => entry.values.some((value) => value.name === name))

export function api(language: Language) {
  const words = WORDS[language]
  return entries.map((entry) => {
    const like = isLikeMain(entry)
    return html`
      <h3 id=${idOf(entry.name)}><code>${entry.name}</code></h3>
      <p>${words.entries[entry.name] ?? nothing} ${like ? words.sameAs : nothing}</p>
      ${table(entry, like ? differing(entry) : entry.values, language)}
      ${like ? nothing : types(entry, language)}
    `
  })
}

export const idOf = (entry: string): string => entry.replace(/\W+/g, '-')

function table(entry: Entry, values: readonly Exported[], language: Language) {
  const words = WORDS[language]
  return html`
    <table class="api">
      <thead>
        <tr>
          <th scope="col">${words.name}</th>
          <th scope="col">${words.does}</th>
        </tr>
      </thead>
      <tbody>
        ${values.map(
          (value) => html`
            <tr>
              <th scope="row"><code>${value.name}</code></th>
              <td>
                ${about(value, [`${entry.name} ${value.name}`, value.name], language)} ${signatures(value)}
                ${members(entry, value, language)}
              </td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `
}

/** The sentence in this language; in Russian the English one, marked as such, where there is none. */
function about({ about }: Described, keys: readonly string[], language: Language) {
  const russian = keys.map((key) => RUSSIAN[key]).find(Boolean)
  if (language === 'ru' && russian) return html`<p>${russian}</p>`
  return about ? html`<p lang=${language === 'en' ? nothing : 'en'}>${inCode(about)}</p>` : nothing
}

/** Doc comments have code between backquotes. */
const inCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))

const signatures = ({ signatures }: Described) =>
  signatures.map((signature) => html`<code class="signature">${signature}</code>`)

function members(entry: Entry, { name, members }: Exported, language: Language) {
  if (!members.length) return nothing
  // Boards have the same members, whatever their game and wherever they inherit them from.
  const owner = entry.name.endsWith('/board') ? 'board' : name
  return html`
    <details>
      <summary>${WORDS[language].members(name)}</summary>
      <dl>
        ${members.map(
          (member) => html`
            <dt>${signatures(member)}</dt>
            <dd>${about(member, [`${owner}.${member.name}`], language)}</dd>
          `,
        )}
      </dl>
    </details>
  `
}

/** Code speaks for itself; of a class that only its type is exported of, the members count. */
function types({ types }: Entry, language: Language) {
  return html`
    <details class="types">
      <summary>${WORDS[language].types} (${types.length})</summary>
      <dl>
        ${types.map(
          (type) => html`
            <dt><code>${type.name}</code></dt>
            <dd>${type.members.map(signatures)}${signatures(type)}</dd>
          `,
        )}
      </dl>
    </details>
  `
}
