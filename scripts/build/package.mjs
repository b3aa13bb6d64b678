// The package: bundles, declarations and papers, from pkg-template/ and the generated glue into pkg/.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { Failure, tool } from '../lib/exec.mjs'
import { at, cache } from '../lib/paths.mjs'
import { ENTRIES, SUBPATHS, TYPES } from './entries.mjs'
import { styles } from './styles.mjs'

/** What the package ships of this repository besides what is built; error messages and types point to the notation. */
export const PAPERS = [
  'LICENSE-MIT',
  'LICENSE-APACHE',
  'CHANGELOG.md',
  'docs/NOTATION.md',
  'docs/TCHESS10.md',
]

const template = at('pkg-template')
const pkg = at('pkg')

export async function buildPackage({ wasm, log }) {
  await checkTypes(log)
  rmSync(pkg, { recursive: true, force: true })
  mkdirSync(join(pkg, 'dist/cjs'), { recursive: true })
  await bundle()
  writeTypes()
  for (const file of wasm) cpSync(file, join(pkg, 'dist', basename(file)))
  writePapers()
}

const emitted = join(cache, 'types')

/** Type-checks the sources and emits their declarations. */
async function checkTypes(log) {
  rmSync(emitted, { recursive: true, force: true })
  const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', emitted]
  const failed = "The package's sources have type errors."
  await tool('typescript/bin/tsc', ['-p', template, ...options], { log, failed })
  // The only sources that know of Node.
  await tool('typescript/bin/tsc', ['-p', join(template, 'src/cli')], { log, failed })
}

/** Leaves the import of a module's file in a bundle, as it is seen from there: all of them lie in dist/. */
function wasmBeside(output) {
  const up = relative(dirname(output), 'dist') || '.'
  return {
    name: 'wasm-file',
    setup({ onResolve }) {
      onResolve({ filter: /\.wasm$/ }, ({ path }) => ({ path: `${up}/${basename(path)}`, external: true }))
    },
  }
}

/** Leaves the imports of entries that lie beside a bundle in it, by the names that they have there. */
function entriesBeside(names) {
  return {
    name: 'entries',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path }) =>
        Object.hasOwn(names, path) ? { path: names[path], external: true } : undefined,
      )
    },
  }
}

async function bundle() {
  const { build } = await import('esbuild')
  for (const [output, source, { squeeze, beside = {}, ...options }] of ENTRIES) {
    try {
      await build({
        entryPoints: [join(template, source)],
        outfile: join(pkg, output),
        bundle: true,
        format: 'esm',
        target: 'es2022',
        // What is to be read about it is in the declarations. Where terser comes after it, names are its own to give.
        minify: true,
        ...(squeeze && { minifyIdentifiers: false }),
        charset: 'ascii',
        legalComments: 'inline',
        plugins: [wasmBeside(output), entriesBeside(beside), styles],
        logLevel: 'silent',
        absWorkingDir: template,
        ...options,
      })
      if (squeeze) await squeezeFile(join(pkg, output), options.format !== 'cjs', squeeze.own)
    } catch (error) {
      throw new Failure(`${source} could not be bundled.`, error.message)
    }
  }
}

/** Makes a bundled module some hundred bytes smaller yet. */
async function squeezeFile(file, module, own) {
  const { minify } = await import('terser')
  const compress = { ecma: 2022, passes: 8, unsafe_arrows: true, keep_fargs: false, pure_getters: true }
  // The inlined module has no `<`, so that its `-->` ends nothing and may stay as it is.
  const format = { comments: 'some', inline_script: false }
  const mangle = own ? { properties: { regex: new RegExp(`^(${own.join('|')})$`) } } : true
  const options = { module, toplevel: true, ecma: 2022, compress, mangle, format }
  writeFileSync(file, (await minify(readFileSync(file, 'utf8'), options)).code)
}

/** Copies the declarations that the public ones lead to, once for each module system. */
function writeTypes() {
  const source = join(emitted, 'src')
  const reached = new Set()
  const visit = (file) => {
    if (reached.has(file)) return
    reached.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, , specifier] of text.matchAll(/\b(from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
      const next = join(dirname(file), specifier.replace(/\.js$/, '.d.ts'))
      if (!existsSync(next) || relative(source, next).startsWith('..')) {
        throw new Failure(
          `The public declarations lead to ${specifier} (in ${relative(emitted, file)}), which is not public.`,
        )
      }
      visit(next)
    }
  }
  for (const entry of TYPES) visit(join(source, `${entry}.d.ts`))
  for (const file of reached) {
    for (const folder of ['dist/types', 'dist/cjs/types'])
      cpSync(file, join(pkg, folder, relative(source, file)))
  }
  writeJson('dist/cjs/package.json', { type: 'commonjs' })
}

function writePapers() {
  const { name, ...rest } = JSON.parse(readFileSync(join(template, 'package.json'), 'utf8'))
  writeJson('package.json', { name, version: crateVersion(), ...rest })
  for (const [sub, file] of Object.entries(SUBPATHS)) {
    const up = '../'.repeat(sub.split('/').length)
    writeJson(`${sub}/package.json`, {
      main: `${up}dist/cjs/${file}.js`,
      module: `${up}dist/${file}.js`,
      types: `${up}dist/cjs/types/${file}.d.ts`,
    })
  }
  cpSync(join(template, 'README.md'), join(pkg, 'README.md'))
  for (const paper of PAPERS) cpSync(at(paper), join(pkg, paper))
}

/** The one place for the version is Cargo.toml. */
function crateVersion() {
  return readFileSync(at('Cargo.toml'), 'utf8').match(/^\[package\][^[]*?^version = "([^"]+)"/ms)[1]
}

function writeJson(file, value) {
  mkdirSync(dirname(join(pkg, file)), { recursive: true })
  writeFileSync(join(pkg, file), JSON.stringify(value, null, 2) + '\n')
}
