/** What games are read from: texts, bytes, and what gives one after the other. */
import { isObject, property, requireBoolean, requireOptions } from '../arguments.js'
import { invalidArgument } from '../errors.js'
import type { ReadSettings } from './rules.js'
import type { Chunk, ChunkStream } from './types.js'

/** So many UTF-16 units of a text become bytes at a time, so that a long one does not stand in memory twice. */
const PIECE = 32_768

/** @throws DasChessError `invalid_argument` */
export function readSettings(options: unknown): ReadSettings {
  const given = requireOptions(options, 'options')
  const flag = (name: string) => requireBoolean(property(given, name) ?? false, name)
  return { strict: flag('strict'), allowPlayOn: flag('allowPlayOn') }
}

/** The chunks of an input that has them at hand, or undefined. */
export function syncChunks(input: unknown): Iterable<unknown> | undefined {
  if (typeof input === 'string' || isBytes(input)) return [input]
  if (!isObject(input) || typeof property(input, Symbol.iterator) !== 'function') return undefined
  return input as Iterable<unknown>
}

/** The chunks of an input that has them later, or undefined. */
export function asyncChunks(input: unknown): AsyncIterable<unknown> | undefined {
  if (!isObject(input)) return undefined
  if (typeof property(input, Symbol.asyncIterator) === 'function') return input as AsyncIterable<unknown>
  if (typeof property(input, 'getReader') === 'function') return drain(input as ChunkStream)
  return undefined
}

/** For runtimes whose streams can't be iterated. */
async function* drain(stream: ChunkStream): AsyncGenerator<Chunk> {
  const reader = stream.getReader()
  let isOver = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      isOver = done
      if (done) return
      yield value!
    }
  } catch (error) {
    isOver = true
    throw error
  } finally {
    // Whoever stops early wants no more of it.
    if (!isOver) await reader.cancel()
    reader.releaseLock()
  }
}

/** Bytes of chunks that may be cut anywhere, also between the halves of a surrogate pair. */
export class Encoder {
  readonly #encoder = new TextEncoder()
  #half = ''

  #text(text: string): Uint8Array {
    const whole = this.#half + text
    const last = whole.charCodeAt(whole.length - 1)
    const isCut = last >= 0xd800 && last < 0xdc00
    this.#half = isCut ? whole.slice(-1) : ''
    return this.#encoder.encode(isCut ? whole.slice(0, -1) : whole)
  }

  /** @throws DasChessError `invalid_argument` if the chunk is none */
  *encode(chunk: unknown): Generator<Uint8Array> {
    if (typeof chunk === 'string') {
      for (let at = 0; at < chunk.length; at += PIECE) yield this.#text(chunk.slice(at, at + PIECE))
    } else if (isBytes(chunk)) {
      yield* this.end()
      yield chunk
    } else {
      throw invalidArgument('input', 'text, bytes, or chunks of them', chunk)
    }
  }

  /** What is left: half of a pair. */
  *end(): Generator<Uint8Array> {
    if (this.#half) yield this.#encoder.encode(this.#half)
    this.#half = ''
  }
}

/** The bytes of all chunks, piece by piece. */
export function* bytesOf(chunks: Iterable<unknown>): Generator<Uint8Array> {
  const encoder = new Encoder()
  for (const chunk of chunks) yield* encoder.encode(chunk)
  yield* encoder.end()
}

/** As `bytesOf`, for chunks that come later. */
export async function* bytesOfAsync(chunks: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  const encoder = new Encoder()
  for await (const chunk of chunks) yield* encoder.encode(chunk)
  yield* encoder.end()
}

/** Bytes of any realm; a Proxy of them is none, as its bytes can't be reached. */
function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
}
