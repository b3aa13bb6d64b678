/** Reading games of TCHESS-10 from texts and streams of any size. */
import { readGames } from '../game/games.js'
import type { Chunk, ChunkStream, ParsedGame as AnyParsedGame, ParseOptions } from '../game/types.js'
import { type Game, gameOf } from './game.js'
import { RULES } from './game-rules.js'

/** A game that was read, or why it could not be. */
export type ParsedGame = AnyParsedGame<Game>

/**
 * Reads the games of a text or a stream one by one, in memory that does not grow with it. A game that can't be read
 * is given as `{ error }`, and reading goes on with the next one. `[Mods]` says what a game is played with.
 *
 * Each game is at the end of its main line. An error's code is `invalid_record`, and its `details` say where and what:
 * `reason`, `game`, `ply`, `line`, `column`, `text`, `dfen` and `legal`, all numbers from 1. What an input throws
 * itself goes through as it is.
 *
 * @param input a text, UTF-8 bytes, or an iterable of either, which are read as one asks for games; an async iterable
 *   or a web stream, such as the body of a response, which make this an async iterable
 * @param options `strict` makes an error of whatever the export format does not have, told in `details.deviations`;
 *   `allowPlayOn` allows moves behind the end of a game where there are any
 * @throws DasChessError `invalid_argument`
 * @example
 * ```js
 * import { parseGames } from 'das-chess/tchess10'
 *
 * const results = [...parseGames('[Mods "strike"]\n\n1. e3e4 d3d4 f3f4 *\n\n1. e3e9 *')]
 * results[0].game.turn // => 'black'
 * results[1].error.details.reason // => 'illegal_move'
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
