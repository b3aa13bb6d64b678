// What the page for developers tells of the package, taken from the package itself at build time: `virtual:package-api`
// from its exports and declarations, `virtual:package-sizes` from its files.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import ts from 'typescript'

const root = dirname(createRequire(import.meta.url).resolve('das-chess/package.json'))
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const MODULES = { 'virtual:package-api': api, 'virtual:package-sizes': sizes }

export const packageFacts = {
  name: 'package-facts',
  resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
  async load(id) {
    const make = id.startsWith('\0') && MODULES[id.slice(1)]
    return make ? `export default ${JSON.stringify(await make())}` : undefined
  },
}

/** Every entry that has types: what it really exports, with signatures, and its types. */
async function api() {
  const entries = Object.entries(manifest.exports).flatMap(([path, conditions]) => {
    const types = conditions.import?.types
    return types ? [{ name: path.replace('.', manifest.name), types: join(root, types) }] : []
  })
  const program = ts.createProgram(
    entries.map(({ types }) => types),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      // The package's own declarations are enough, and much quicker.
      noLib: true,
      types: [],
    },
  )
  const checker = program.getTypeChecker()
  return Promise.all(
    entries.map(async ({ name, types }) => {
      const values = Object.keys(await import(name))
      const exported = checker
        .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(types)))
        .map((symbol) => describe(symbol, checker))
        .sort((one, two) => one.name.localeCompare(two.name))
      return {
        name,
        values: exported.filter(({ name }) => values.includes(name)),
        types: exported.filter(({ name }) => !values.includes(name)),
      }
    }),
  )
}

function describe(exported, checker) {
  const alias = exported.flags & ts.SymbolFlags.Alias
  const symbol = alias ? checker.getAliasedSymbol(exported) : exported
  const { declarations } = symbol
  const hasMembers = declarations.some(
    (node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node),
  )
  return {
    name: exported.name,
    about: firstSentence(symbol, checker),
    signatures: hasMembers ? [] : declarations.map(signature),
    members: hasMembers ? members(symbol, checker) : [],
  }
}

/** A declaration in one line, without the words that are the same for all. */
const signature = (node) =>
  node
    .getText()
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/^((export|declare|function|const|type|readonly) )+/, '')
    .replace(/^static readonly /, 'static ')
    .replace(/\s+/g, ' ')
    .replace(/;$/, '')

/** What the browser calls, not the user. */
const CALLBACK = /Callback$|^observedAttributes$/

/** Public members, inherited ones too, but for those of HTMLElement, Error and the like. */
function members(symbol, checker) {
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const own = checker.getPropertiesOfType(type)
  const statics = symbol.valueDeclaration ? checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)) : []
  return [...statics, ...own].flatMap((member) => {
    const nodes = (member.declarations ?? []).filter(isPublic)
    if (!nodes.length || CALLBACK.test(member.name)) return []
    // Of a getter with its setter the getter says enough.
    const getter = nodes.find(ts.isGetAccessor)
    return [
      {
        name: member.name,
        about: firstSentence(member, checker),
        signatures: (getter ? [getter] : nodes).map(signature),
      },
    ]
  })
}

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
const folder = root.split(sep).join('/')

const isPublic = (node) =>
  node.getSourceFile().fileName.startsWith(folder) &&
  ts.isIdentifier(node.name ?? node) &&
  !(ts.getCombinedModifierFlags(node) & HIDDEN)

const firstSentence = (symbol, checker) =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\s+/g, ' ')
    .replace(/(?<=\.)\s.*/, '')

/** What a page or a bundler loads: the ES modules, the files for a script tag, the wasm. */
function sizes() {
  const dist = join(root, 'dist')
  return readdirSync(dist, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.(js|wasm)$/.test(file) && !/^(cjs|cli|types)\/|workerd/.test(file))
    .sort()
    .map((file) => {
      const content = readFileSync(join(dist, file))
      return {
        file: `dist/${file}`,
        raw: content.length,
        gzip: gzipSync(content, { level: 9 }).length,
      }
    })
}
