/** What `init` of `das-chess/slim` takes. */
type Global<Name extends string> = typeof globalThis extends Record<Name, { prototype: infer T }> ? T : never
type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer T } } }
  ? T
  : never

/**
 * Where the compiled rules come from: a URL (as text or object; `file:` too in Node), a `Request`, a `Response`,
 * the bytes, or a `WebAssembly.Module`. The types are those that your own `lib` setting knows.
 */
export type WasmSource =
  | string
  | Global<'URL'>
  | Global<'Request'>
  | Global<'Response'>
  | ArrayBuffer
  | ArrayBufferView
  | CompiledModule

/** Loads the rules; see `init` of `das-chess/slim`. */
export type Init = (source?: WasmSource | PromiseLike<WasmSource>) => Promise<void>
