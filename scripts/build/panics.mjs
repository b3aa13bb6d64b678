// A panic in WebAssembly is a trap, and nobody reads its message: what only prepares the message is replaced by the
// trap itself. The compiler does so with a standard library built for it, which stable Rust has not.
import { readFileSync, writeFileSync } from 'node:fs'
import { Failure } from '../lib/exec.mjs'

/** Functions of the standard library that never return, or that only panics call. */
const PANICS = [
  /^core::panicking::/,
  /^core::(option|result)::(unwrap|expect)_failed/,
  /^core::(slice|str)::.*_fail/,
  /^core::cell::panic_/,
  /^alloc::raw_vec::(handle_error|capacity_overflow)/,
  /^alloc::alloc::handle_alloc_error/,
  /^__rustc::rust_panic/,
  /^std::panicking::(?!panic_count)/,
  /^<?std::panicking::panic_handler::/,
  /^std::(thread::local|sync::lazy_lock)::panic_/,
]

/** Formatting: tables refer to it for the messages of panics, so that no optimiser sees that it is not in use. */
const FORMATTING = [/^<?(alloc|core)::fmt::/, /^<(?!das_chess::)[^>]* as core::fmt::/]

/** How something of ours is formatted: it is in a module only if that is done there, be it through a table. */
const OURS = /das_chess::.*core::fmt::/
const NO_CODE = 'which the WebAssembly modules have no code for: see src/text.rs.'

/** Where these are missing, the compiler has other names now and the lists above need a look. */
const EXPECTED = ['core::panicking::panic_fmt', 'core::panicking::panic_bounds_check', 'core::fmt::write']

/** Rewrites the module at `path`, which must still have its functions' names, and keeps them. */
export async function trapInPlaceOfPanics(path) {
  const { default: binaryen } = await import('binaryen')
  binaryen.setDebugInfo(true)
  const module = binaryen.readBinary(readFileSync(path))
  const all = functions(binaryen, module)
  const formatted = all.find(({ plain }) => OURS.test(plain))
  if (formatted) throw new Failure(`${formatted.plain} is in the module, ${NO_CODE}`)
  const found = all.filter(({ plain }) => [...PANICS, ...FORMATTING].some((name) => name.test(plain)))
  const missing = EXPECTED.filter((name) => !found.some(({ plain }) => plain === name))
  if (missing.length)
    throw new Failure(`The compiled module has no function called ${missing.join(' or ')} to make a trap of.`)
  for (const { name, params, results } of found) {
    module.removeFunction(name)
    module.addFunction(name, params, results, [], module.unreachable())
  }
  refuseFormatting(module.emitText())
  writeFileSync(path, module.emitBinary())
  module.dispose()
}

/** All that have a body; `plain` is the name without the crates' hashes. */
function functions(binaryen, module) {
  return Array.from({ length: module.getNumFunctions() }, (_, i) =>
    binaryen.getFunctionInfo(module.getFunctionByIndex(i)),
  )
    .filter((info) => !info.module)
    .map((info) => ({ ...info, plain: withoutHashes(info.name) }))
}

/** What calls a formatting function would trap now: it is to write its text by `src/text.rs`. */
function refuseFormatting(text) {
  let caller = ''
  for (const [, kind, quoted, bare] of text.matchAll(/\((func|call) \$(?:"([^"]*)"|([^\s()]+))/g)) {
    const name = withoutHashes(quoted ?? bare)
    if (kind === 'func') caller = name
    else if (FORMATTING.some((formatting) => formatting.test(name)))
      throw new Failure(`${caller} formats text (by ${name}), ${NO_CODE}`)
  }
}

const withoutHashes = (name) => name.replace(/\[[0-9a-f]{16}\]/g, '').replace(/::h[0-9a-f]{16}$/, '')
