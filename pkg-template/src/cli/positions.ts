/** Positions and games that commands are given. */
import { UsageError } from './command.js'
import { nameOf, readText, STDIN } from './files.js'
import { entryOf, type Game, type GameName, type Position } from './games.js'

/** For the help of commands that take a position. */
export const POSITION_NOTE =
  "POSITION is its text in quotes, 'start', or '-' for standard input; without it, the start."

/** The text for the usual start. */
const START_NAME = 'start'

/**
 * Takes a position off the front of the arguments: a text with its slashes, `start`, or `-` for standard input. None
 * of these stands for the start.
 *
 * @throws DasChessError `invalid_position`
 */
export async function takePosition(
  kind: GameName,
  positionals: readonly string[],
): Promise<{ position: Position; rest: readonly string[] }> {
  const { fromPosition, START } = await entryOf(kind)
  const [first, ...rest] = positionals
  if (first === STDIN) return { position: fromPosition((await readText(STDIN)).trim()), rest }
  if (first === START_NAME) return { position: fromPosition(START), rest }
  if (first?.includes('/')) return { position: fromPosition(first), rest }
  return { position: fromPosition(START), rest: positionals }
}

export function refuseMore(rest: readonly string[]): void {
  if (rest.length) {
    throw new UsageError(
      `'${rest[0]}' is one argument too many; a position is one argument, in quotes: 'BOARD w KAJkaj - ACac 0 1'`,
    )
  }
}

/** A file whose one game can't be read, told with the file's name. */
export class GameError extends Error {
  readonly file: string
  readonly kind: GameName

  constructor(file: string, kind: GameName, cause: unknown) {
    super('', { cause })
    this.file = nameOf(file)
    this.kind = kind
  }
}

/** @throws FileError, GameError */
export async function readGame(kind: GameName, file: string): Promise<Game> {
  const { Game } = await entryOf(kind)
  const text = await readText(file)
  try {
    return Game.fromPgn(text)
  } catch (error) {
    throw new GameError(file, kind, error)
  }
}
