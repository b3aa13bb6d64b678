/** The games of texts and streams, one by one. */
import { invalidArgument } from '../errors.js'
import { asyncChunks, bytesOf, bytesOfAsync, readSettings, syncChunks } from './chunks.js'
import { type ReadResult, readAll, RecordReader } from './reader.js'
import type { RecordRead } from './record-data.js'
import type { ReadSettings, Rules } from './rules.js'
import type { ParsedGame } from './types.js'

/** What `parseGames` of an entry gives; `gameOf` makes a game of a record. */
export function readGames<Game>(
  rules: Rules,
  gameOf: (read: RecordRead) => Game,
  input: unknown,
  options: unknown,
): IterableIterator<ParsedGame<Game>> | AsyncIterableIterator<ParsedGame<Game>> {
  const settings = readSettings(options)
  const parsed = ({ read, error }: ReadResult): ParsedGame<Game> =>
    error ? { error } : { game: gameOf(read) }
  const later = asyncChunks(input)
  if (later) return parseLater(rules, later, settings, parsed)
  const chunks = syncChunks(input)
  if (chunks) return parseNow(rules, chunks, settings, parsed)
  throw invalidArgument('input', 'text, bytes, or an iterable or stream of them', input)
}

function* parseNow<Parsed>(
  rules: Rules,
  chunks: Iterable<unknown>,
  settings: ReadSettings,
  parsed: (result: ReadResult) => Parsed,
): Generator<Parsed> {
  for (const result of readAll(new RecordReader(rules, settings), bytesOf(chunks))) yield parsed(result)
}

async function* parseLater<Parsed>(
  rules: Rules,
  chunks: AsyncIterable<unknown>,
  settings: ReadSettings,
  parsed: (result: ReadResult) => Parsed,
): AsyncGenerator<Parsed> {
  const reader = new RecordReader(rules, settings)
  for await (const piece of bytesOfAsync(chunks)) {
    for (const result of reader.feed(piece)) yield parsed(result)
  }
  for (const result of reader.end()) yield parsed(result)
}
