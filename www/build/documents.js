// Puts a document of docs/ into the page that asks for it by a comment, such as `<!-- docs/RULES.md -->`.
import { readFileSync } from 'node:fs'
import { Marked } from 'marked'

const docs = new URL('../../docs/', import.meta.url)

/** The documents that are pages of this site. */
const PAGES = {
  'RULES.md': 'rules.html',
  'NOTATION.md': 'notation.html',
  'TCHESS10.md': 'tchess10-rules.html',
}

export const documents = {
  name: 'documents',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace(/<!-- docs\/(\w+\.md) -->/, (_, file) => page(file)),
  },
}

const page = (file) =>
  new Marked({ renderer: { code, heading, image, link, table } })
    .parse(readFileSync(new URL(file, docs), 'utf8'))
    // A rule is a paragraph that begins with its number: lessons lead there.
    .replace(/<p><strong>(\d+\.\d+)/g, '<p id="rule-$1"><strong>$1')

function heading({ tokens, depth, text }) {
  const id = text
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-')
  const section = text.match(/^\d+(?= )/)
  const rule = section ? `<span id="rule-${section[0]}"></span>` : ''
  return `<h${depth} id="${id}">${rule}${this.parser.parseInline(tokens)}</h${depth}>\n`
}

/** With its size, so that nothing moves when it comes. */
function image({ href, text }) {
  const [, width, height] = readFileSync(new URL(href, docs), 'utf8').match(/width="(\d+)" height="(\d+)"/)
  return `<img src="../docs/${href}" alt="${text}" width="${width}" height="${height}">`
}

function link({ href, tokens }) {
  const [file, hash] = href.split('#')
  const target = file ? PAGES[file] && `./${PAGES[file]}${hash ? `#${hash}` : ''}` : href
  const text = this.parser.parseInline(tokens)
  return target ? `<a href="${target}">${text}</a>` : text
}

/** What is wider than the page scrolls by itself, also by keyboard. */
function code({ text, escaped }) {
  const safe = escaped ? text : text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<pre tabindex="0"><code>${safe}</code></pre>\n`
}

/** A wide table scrolls by itself, also by keyboard. */
function table(token) {
  const cells = (row, tag) =>
    row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
  const head = token.header.some(({ text }) => text)
    ? `<thead><tr>${cells(token.header, 'th')}</tr></thead>`
    : ''
  const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')
  return `<div class="scroll" tabindex="0"><table>${head}<tbody>${rows}</tbody></table></div>\n`
}
