/** Validating one file: what is said about its games, in words or as JSON lines. */
import type { DasChessError, Deviation } from './package.js'
import { recordProblem } from '../messages.js'
import { nameOf, read } from './files.js'
import { entryOf, type GameName, type ParsedGame, phrasesOf } from './games.js'

export interface CheckOptions {
  readonly game: GameName
  readonly strict: boolean
  readonly allowPlayOn: boolean
  readonly json: boolean
}

/** What came of some games: text for standard output, and how many there were. */
export interface Finding {
  readonly text: string
  readonly games: number
  readonly bad: number
}

/** So many legal moves are shown in words; JSON has them all. */
const SHOWN_MOVES = 12

/**
 * Reads a file's games one by one. A file without a game is a bad one.
 *
 * @throws FileError
 */
export async function* check(
  file: string,
  { game: kind, strict, allowPlayOn, json }: CheckOptions,
  onBytes?: (count: number) => void,
): AsyncGenerator<Finding> {
  const name = nameOf(file)
  const { parseGames } = await entryOf(kind)
  let game = 0
  for await (const parsed of parseGames(read(file, onBytes), { strict, allowPlayOn })) {
    game++
    const bad = parsed.error ? 1 : 0
    const text = json ? jsonLine(name, game, parsed) : parsed.error ? inWords(name, parsed.error, kind) : ''
    yield { text, games: 1, bad }
  }
  if (!game) yield { text: json ? jsonEmpty(name) : `${name}:1:1: there is no game\n`, games: 0, bad: 1 }
}

/** A game that can't be read, with its place as editors and terminals know it. */
export function inWords(name: string, error: DasChessError, kind: GameName): string {
  const { game, ply, line, column, dfen, legal = [], deviations } = error.details
  if (deviations) return deviations.map((one) => deviationLine(name, game!, one)).join('')
  const place = `${name}:${line}:${column}: game ${game}, ply ${ply}: ${recordProblem(error.details, phrasesOf(kind))}\n`
  const shown = legal.slice(0, SHOWN_MOVES).join(' ')
  const more = legal.length > SHOWN_MOVES ? ` and ${legal.length - SHOWN_MOVES} more` : ''
  return `${place}${dfen ? `    position: ${dfen}\n` : ''}${shown ? `    legal: ${shown}${more}\n` : ''}`
}

function deviationLine(name: string, game: number, { line, column, ply, message }: Deviation): string {
  return `${name}:${line}:${column}: game ${game}, ply ${ply}: ${message}\n`
}

function jsonLine(file: string, number: number, { game, error }: ParsedGame): string {
  if (game) {
    const { ply, outcome } = game
    return `${JSON.stringify({ file, game: number, ok: true, plies: ply, outcome })}\n`
  }
  const { code, message, details } = error
  return `${JSON.stringify({ file, ok: false, code, message, ...details })}\n`
}

function jsonEmpty(file: string): string {
  const message = 'There is no game.'
  return `${JSON.stringify({ file, ok: false, code: 'invalid_record', message, reason: 'no_game', line: 1, column: 1 })}\n`
}
