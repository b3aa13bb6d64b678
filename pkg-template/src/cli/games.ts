/** The games that the package has, as commands see them: what both have alike. */
import { PHRASES as DAS_PHRASES } from '../phrases.js'
import type { Phrases } from '../messages.js'
import { PHRASES as TCHESS10_PHRASES } from '../tchess10/phrases.js'
import type { Option, Values } from './command.js'
import { oneOf } from './command.js'
import type { DasChessError } from './package.js'

export interface Outcome {
  readonly winner: string | null
  readonly reason: string
}

export interface Position {
  readonly dfen: string
  readonly check: boolean
  readonly outcome: Outcome | null
}

export interface Move {
  readonly lan: string
  readonly san: string
  readonly from: string
  readonly to: string
}

export interface Game {
  readonly dfen: string
  readonly ply: number
  readonly outcome: Outcome | null
  readonly node: { readonly move?: Move | undefined }
  /** Das Chess only. */
  readonly legates?: { readonly white: string; readonly black: string }
  at(ply: number): Position
  history(): { readonly move: Move }[]
  move(move: string): Move
  undo(): Move | null
  pgn(options: { readonly moves: 'san' | 'coordinate' }): string
}

export type ParsedGame =
  | { readonly game: Game; readonly error?: undefined }
  | { readonly error: DasChessError; readonly game?: undefined }

/** An entry of the package. */
export interface Entry {
  readonly START: string
  /** TCHESS-10 only. */
  readonly MODS?: readonly string[]
  readonly Game: { new (start: Position): Game; fromPgn(text: string): Game }
  fromPosition(input: string | { readonly mods: readonly string[]; readonly border?: number }): Position
  legalMoves(position: Position, filter?: { from: string | undefined; to: string | undefined }): Move[]
  applyMove(position: Position, move: string): Position
  perft(position: Position, depth: number): number
  render(dfen: string, options: object): string
  parseGames(
    input: AsyncIterable<Uint8Array>,
    options: { readonly strict?: boolean; readonly allowPlayOn: boolean },
  ): AsyncIterable<ParsedGame>
}

const NAMES = ['das-chess', 'tchess10'] as const
export type GameName = (typeof NAMES)[number]

/** For every command. */
export const GAME_OPTION: Option = { help: 'the game: das-chess (default) or tchess10', value: 'GAME' }

/** For every command that begins from the start where it is given no position. */
export const MODS_OPTION: Option = {
  help: "tchess10: the start's modifications: strike,carry or escort,border=7",
  value: 'LIST',
}

export function gameName(values: Values): GameName {
  return oneOf(values, 'game', NAMES) ?? 'das-chess'
}

/** The package's entry for a game. It lies beside the command line's own files, and is not bundled once more. */
export async function entryOf(name: GameName): Promise<Entry> {
  const entry: unknown =
    name === 'tchess10' ? await import('../tchess10/index.js') : await import('../index.js')
  return entry as Entry
}

/** The entry for the game that `--game` names. */
export function chosen(values: Values): Promise<Entry> {
  return entryOf(gameName(values))
}

export function phrasesOf(name: GameName): Phrases {
  return name === 'tchess10' ? TCHESS10_PHRASES : DAS_PHRASES
}
