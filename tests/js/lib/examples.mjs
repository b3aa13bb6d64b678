// Examples in comments and papers, run as they stand: `x // => y` must hold, `x // throws code` must throw.
import assert from 'node:assert/strict'

const AsyncFunction = (async () => {}).constructor

/** The text between ```js and ```, without the stars of a comment. */
export function examplesIn(text) {
  const plain = text.replace(/^[ \t]*\* ?/gm, '')
  return Array.from(plain.matchAll(/^```js\n([^]*?)^```/gm), ([, code]) => code)
}

/** Runs one example; gives how many of its lines were checked. */
export async function runExample(code) {
  let checks = 0
  const lines = code.split('\n').map((line) => {
    const [, indent, statement, kind, wanted] = line.match(/^(\s*)(.*?)\s*\/\/ (=>|throws) (.*)$/) ?? []
    if (!kind) return line
    checks++
    return kind === '=>'
      ? `${indent}assert.deepEqual(${statement}, ${wanted});`
      : `${indent}assert.throws(() => { ${statement} }, { code: ${JSON.stringify(wanted)} });`
  })
  const body = lines
    .join('\n')
    .replace(/^import \{([^}]*)\} from '([^']+)'/gm, (_, names, from) => {
      return `const {${names.replace(/ as /g, ': ')}} = await load(${JSON.stringify(from)})`
    })
    .replace(/^const (\{[^}]*\}) = require\('([^']+)'\)/gm, 'const $1 = await load("$2")')
  await new AsyncFunction('assert', 'load', body)(assert, (name) => import(name))
  return checks
}
