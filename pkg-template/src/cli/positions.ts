/** Positions and games that commands are given. */
import { UsageError, type Values } from './command.js'
import { nameOf, readText, STDIN } from './files.js'
import { type Entry, entryOf, type Game, gameName, type GameName, type Position } from './games.js'

/** For the help of commands that take a position. */
export const POSITION_NOTE =
  "POSITION is its text in quotes, 'start', or '-' for standard input; without it, the start."

/** The text for the usual start. */
const START_NAME = 'start'

/** What a position looks like, for those who seem to have forgotten the quotes. */
const FORMS: Readonly<Record<GameName, string>> = {
  'das-chess': 'BOARD w KAJkaj - ACac 0 1',
  tchess10: 'tchess10[strike] BOARD w - - 0 1',
}

/**
 * Takes a position off the front of the arguments: a text with its slashes or the game's name, `start`, or `-` for
 * standard input. None of these stands for the start, which `--mods` may modify.
 *
 * @throws UsageError for `--mods` beside a text or in a game that has none
 * @throws DasChessError `invalid_position`, `invalid_mods`
 */
export async function takePosition(
  positionals: readonly string[],
  values: Values,
): Promise<{ position: Position; rest: readonly string[] }> {
  const kind = gameName(values)
  const entry = await entryOf(kind)
  const list = modsOf(values)
  const [first, ...rest] = positionals
  if (first === STDIN || isText(first, kind)) {
    if (list !== undefined) {
      throw new UsageError("--mods is for the start: a position's own text has its modifications")
    }
    return { position: entry.fromPosition(first === STDIN ? (await readText(STDIN)).trim() : first), rest }
  }
  const start = list === undefined ? entry.START : startOf(list, entry)
  return { position: entry.fromPosition(start), rest: first === START_NAME ? rest : positionals }
}

function isText(argument: string | undefined, kind: GameName): argument is string {
  return (
    argument !== undefined && (argument.includes('/') || (kind === 'tchess10' && /^tchess10/i.test(argument)))
  )
}

/** The list that `--mods` gives. */
function modsOf(values: Values): string | undefined {
  const list = values['mods'] as string | undefined
  if (list !== undefined && gameName(values) !== 'tchess10')
    throw new UsageError('--mods needs --game tchess10')
  return list
}

/** The start under modifications in any order, and a border. */
function startOf(list: string, { MODS = [] }: Entry): { mods: string[]; border?: number } {
  const mods: string[] = []
  let border: number | undefined
  for (const item of list.split(',')) {
    const [, rank] = /^border=(\d{1,2})$/.exec(item) ?? []
    const isNew = rank === undefined ? !mods.includes(item) : border === undefined
    if (!isNew) throw new UsageError(`--mods has '${item}' where there is one already`)
    if (rank !== undefined) border = Number(rank)
    else if (MODS.includes(item)) mods.push(item)
    else throw new UsageError(`--mods must be some of ${MODS.join(', ')} and border=N, but has '${item}'`)
  }
  return { mods, ...(border !== undefined && { border }) }
}

/** Refuses `--mods` where a record tells of its own. */
export function refuseMods(values: Values): void {
  if (modsOf(values) !== undefined) throw new UsageError('with --pgn the modifications come from the file')
}

export function refuseMore(rest: readonly string[], values: Values): void {
  if (rest.length) {
    throw new UsageError(
      `'${rest[0]}' is one argument too many; a position is one argument, in quotes: '${FORMS[gameName(values)]}'`,
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
