/** Reading games from texts and streams of any size. */
import { RULES } from './das-rules.js'
import { gameOf } from './game.js'
import { readGames } from './games.js'
import type { Chunk, ChunkStream, ParsedGame, ParseOptions } from './types.js'

/**
 * Reads the games of a text or a stream one by one, in memory that does not grow with it. A game that can't be read
 * is given as `{ error }`, and reading goes on with the next one.
 *
 * Each game is at the end of its main line. An error's code is `invalid_record`, and its `details` say where and what:
 * `reason`, `game`, `ply`, `line`, `column`, `text`, `dfen` and `legal`, all numbers from 1. What an input throws
 * itself goes through as it is.
 *
 * @param input a text, UTF-8 bytes, or an iterable of either, which are read as one asks for games; an async iterable
 *   or a web stream, such as the body of a response, which make this an async iterable
 * @param options `strict` makes an error of whatever the export format does not have, told in `details.deviations`;
 *   `allowPlayOn` allows moves behind the end of a game, but for mate and stalemate
 * @throws DasChessError `invalid_argument`
 * @example
 * ```js
 * import { parseGames } from 'das-chess'
 *
 * const text = '1. e4 e7 1-0\n\n1. Nd3 Ke5 *\n\n1. d4 *'
 * const results = [...parseGames(text)]
 * results.length // => 3
 * results[0].game.outcome // => { winner: 'white', reason: 'other' }
 * const { details } = results[1].error
 * details.reason // => 'illegal_move'
 * details.game // => 2
 * details.line // => 3
 * details.text // => 'Ke5'
 *
 * const body = new Response(text).body
 * let plies = 0
 * for await (const { game } of parseGames(body)) plies += game?.ply ?? 0
 * plies // => 3
 * ```
 */
export function parseGames(
  input: string | Uint8Array | Iterable<Chunk>,
  options?: ParseOptions,
): IterableIterator<ParsedGame>
export function parseGames(
  input: AsyncIterable<Chunk> | ChunkStream,
  options?: ParseOptions,
): AsyncIterableIterator<ParsedGame>
export function parseGames(
  input: string | Uint8Array | Iterable<Chunk> | AsyncIterable<Chunk> | ChunkStream,
  options?: ParseOptions,
): IterableIterator<ParsedGame> | AsyncIterableIterator<ParsedGame> {
  return readGames(RULES, gameOf, input, options)
}
