/** A game in the fragment of an address: its record, deflated, and the place that is looked at. */
import { Game } from 'das-chess'
import { nodeAt, pathOf } from './path.ts'

/** Tags that say nothing, and line breaks that are only for reading. */
const IDLE_TAGS = /^\[\w+ "(?:\?|\?{4}\.\?\?\.\?\?|\*)"\]\n/gm
/** So much a link may hold, in bytes of the record: a few bytes can swell to millions. */
const MAX_RECORD = 1_000_000

/** The link to a game; null where its record is more than a link may hold. */
export async function linkTo(game: Game, page: string): Promise<string | null> {
  const record = new TextEncoder().encode(game.pgn().replace(IDLE_TAGS, ''))
  if (record.length > MAX_RECORD) return null
  const packed = await drain(through(record, new CompressionStream('deflate-raw')))
  const url = new URL(page)
  url.search = ''
  url.hash = new URLSearchParams({ game: toText(packed), at: pathOf(game.node) }).toString()
  return url.href
}

/** Whether an address holds a game. */
export function holdsGame(hash: string): boolean {
  return new URLSearchParams(hash.slice(1)).has('game')
}

/**
 * The game of a link, at the place that it was shared at.
 *
 * @throws whatever is wrong with it: the text, its packing, the record
 */
export async function gameOf(hash: string): Promise<Game> {
  const parts = new URLSearchParams(hash.slice(1))
  const packed = fromText(parts.get('game') ?? '')
  const record = await drain(through(packed, new DecompressionStream('deflate-raw')))
  const game = Game.fromPgn(new TextDecoder('utf-8', { fatal: true }).decode(record))
  const at = parts.get('at')
  if (at !== null) game.goTo(nodeAt(game.root, at))
  return game
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream().pipeThrough(stream)
}

async function drain(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = stream.getReader()
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
    size += value.length
    if (size > MAX_RECORD) {
      void reader.cancel()
      throw new RangeError('too large')
    }
    chunks.push(value)
  }
}

/** Base64 with letters that an address may have. */
function toText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
