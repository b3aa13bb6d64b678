/** From whatever `init` was given to the running rules. */
import { loadFailure } from './failure.js'
import type { WasmSource } from './wasm-source.js'

interface Place {
  url?: string
  status?: number
}

/** Compiles what `find` gives, and starts it. The MIME type does not matter; a failure names URL and status. */
export async function loadRules(
  find: () => Promise<WasmSource>,
  start: (module: WebAssembly.Module) => void,
): Promise<void> {
  const place: Place = {}
  try {
    const module = await read(await find(), place)
    // A stranger that is started would stay.
    const ours = WebAssembly.Module.exports(module).some(({ name }) => name === 'legalMoves')
    if (!ours) throw new Error('it is a WebAssembly module, but not that of das-chess')
    start(module)
  } catch (error) {
    const { url = 'what init() was given', status } = place
    const from = status === undefined ? url : `${url} (status ${status})`
    throw loadFailure(`The rules could not be loaded from ${from}: ${reason(error)}.`, { ...place }, error)
  }
}

async function read(source: unknown, place: Place): Promise<WebAssembly.Module> {
  const kind = Object.prototype.toString.call(source).slice(8, -1)
  if (kind === 'WebAssembly.Module') return source as WebAssembly.Module
  if (kind === 'ArrayBuffer' || ArrayBuffer.isView(source)) return WebAssembly.compile(source as BufferSource)
  if (kind === 'Response') return readResponse(source as Response, place)
  const url =
    kind === 'Request'
      ? (source as Request).url
      : kind === 'URL' || kind === 'String'
        ? String(source)
        : undefined
  if (url === undefined) throw new TypeError('it is no URL, Request, Response, bytes or WebAssembly.Module')
  place.url = url
  if (url.startsWith('file:')) return WebAssembly.compile(await readFile(url))
  return readResponse(await fetch(source as RequestInfo), place)
}

async function readResponse(response: Response, place: Place): Promise<WebAssembly.Module> {
  if (response.url) place.url = response.url
  place.status = response.status
  if (!response.ok) throw new Error('the server answered with an error')
  const typed = response.headers.get('content-type') === 'application/wasm'
  return typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())
}

/** Node's fetch takes no file URLs. Asked for in this way, no bundler tries to pack Node's modules for a browser. */
async function readFile(url: string): Promise<BufferSource> {
  const node = (globalThis as { process?: { getBuiltinModule?(name: string): unknown } }).process
  const files = node?.getBuiltinModule?.('node:fs/promises') as
    { readFile(url: URL): Promise<BufferSource> } | undefined
  if (!files) throw new Error('file: URLs can only be read in Node, from 20.16')
  return files.readFile(new URL(url))
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
}
