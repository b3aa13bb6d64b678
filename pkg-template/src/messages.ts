/** The sentences for people. Rust gives codes and data only. */
import type { ErrorCode, ErrorDetails, Fault } from './errors.js'

/** What a game says in its own words: the sentences for its faults and arguments. */
export interface Phrases {
  /** What is wrong, by the code of a position's fault. */
  readonly faults: Readonly<Record<string, string>>
  /** What Rust would have taken in place of a value that it refused. */
  readonly expectations: Readonly<Record<string, string>>
  /** How moves are written, a sentence. */
  readonly moves: string
  /** The game's name. */
  readonly game: string
}

/** What is said of no particular game. */
const NEUTRAL: Phrases = { faults: {}, expectations: {}, moves: '', game: 'this one' }

/** Faults that both games have. */
const FAULTS: Readonly<Record<string, string>> = {
  not_a_position: 'This is neither a position text nor an object that describes a position.',
  too_long: 'A position text has at most 1,000 characters.',
  rank_count: 'The board must have 10 ranks with / between them.',
  rank_width: 'A rank must have 10 squares.',
  bad_run: 'A run of empty squares must be a number from 1 to 10.',
  opponent_in_check: 'The side that just moved has left its King attacked.',
  bad_turn: 'The turn must be w or b.',
  bad_en_passant: 'The en passant field must be - or a square.',
  impossible_en_passant: 'No pawn can just have passed over the en passant square.',
  bad_half_moves: 'The half-move clock must be a number from 0 to 9999.',
  bad_full_moves: 'The move number must be a number from 1 to 99999.',
}

const REASONS: Readonly<Record<string, string>> = {
  nullMove: 'A side may not pass.',
}

/** What is wrong with a record, by its reason; `it` is the text in quotes. */
const RECORDS: Readonly<Record<string, (it: string, details: ErrorDetails, phrases: Phrases) => string>> = {
  no_game: () => 'there is no game in this text',
  several_games: () => 'a second game begins here, where only one may be',
  game_too_long: () => 'a game has at most 4 MiB',
  comment_too_long: () => 'a comment has at most 64 KiB',
  unclosed_comment: () => 'this comment is never closed',
  unclosed_quote: () => "the quotes of this tag's value are not closed on its line",
  bad_tag: (it) => `${it} is no tag: a tag is written [Name "value"]`,
  wrong_variant: (it, _, { game }) => `${it} is another game than ${game}`,
  bad_mods: (it, { faults }) =>
    faults
      ? `the modifications can't be: ${faultsSentence(faults)}`
      : `${it} are not the modifications of the position in FEN`,
  missing_start: () => 'SetUp says 1, but there is no FEN to start from',
  bad_start: (_, { faults }) => `the position in FEN can't be: ${faultsSentence(faults ?? [])}`,
  bad_result: (it) => `${it} is no result: 1-0, 0-1, 1/2-1/2 or *`,
  unexpected_text: (it) => `${it} has no meaning here`,
  bad_nag: (it) => `${it} is no annotation: $ needs a number from 0 to 255`,
  misplaced_nag: (it) => `${it} annotates no move: it stands before any move of its line`,
  misplaced_variation: () => 'there is no move yet that this variation could replace',
  unclosed_variation: () => 'this variation is never closed',
  unopened_variation: () => 'no variation is open here that could be closed',
  too_deep: () => 'variations are nested too deep',
  misplaced_result: (it) => `${it} stands inside a variation, where no result can`,
  invalid_move: (it) => `${it} is not a move`,
  nullMove: (it) => `${it} is no move: a side may not pass`,
  illegal_move: (it) => `${it} is not legal`,
  ambiguous_move: (it, { candidates }) => `${it} can mean ${list(candidates ?? [], 'or')}`,
  missing_promotion: (it) => `${it} promotes, but does not say what to`,
  move_after_end: (it, { ended }) => `${it} follows the end of the game by ${words(ended ?? '')}`,
  contradicting_result: (it) => `the result ${it} contradicts what else the record says`,
  deviation: (_, { deviations }) => {
    const [first, ...more] = deviations ?? []
    const rest = more.length ? `, and ${more.length} more deviation${more.length > 1 ? 's' : ''}` : ''
    return `${first ? lowerFirst(first.message.slice(0, -1)) : 'not in export format'}${rest}`
  },
}

/** What strict reading does not forgive, by its code; with what should stand there. */
const DEVIATIONS: Readonly<Record<string, (it: string, expected: string) => string>> = {
  encoding: () => 'This is not valid UTF-8.',
  byte_order_mark: () => 'A byte order mark has no place in a record.',
  line_end: () => 'A line must end with a line feed alone.',
  escape_line: () => 'A line that begins with % has no place in a record.',
  missing_tag: (it, expected) =>
    it === '""' ? `The tag ${expected} is missing.` : `The tag must be ${expected}, not ${it}.`,
  repeated_tag: (it) => `${it} repeats a tag; the first one holds.`,
  tag_name: (it) => `The name of ${it} must be made of letters, digits and _.`,
  move_number: (it, expected) =>
    expected
      ? `The move number must be ${expected}${it === '""' ? '' : `, not ${it}`}.`
      : `${it} numbers no move.`,
  move_text: (it, expected) =>
    expected ? `${it} must be written ${expected}.` : `${it} must not stand here.`,
  empty_variation: () => 'A variation must have a move.',
  missing_result: (_, expected) => `The result ${expected} must stand behind the moves.`,
  unknown_result: (it, expected) => `${it} must be ${expected}, as the record says elsewhere.`,
}

/** The sentence for one deviation from the export format. */
export function deviationSentence({
  code,
  text,
  expected,
}: {
  code: string
  text: string
  expected: string
}): string {
  const sentence = DEVIATIONS[code]
  return sentence ? sentence(quote(text), expected) : `This deviates from the export format (${code}).`
}

/** What was expected, where both games expect it. */
const EXPECTATIONS: Readonly<Record<string, string>> = {
  arrow: 'an arrow between two different squares',
  color: 'a color: #rgb, #rrggbb, a CSS name, rgb() or hsl()',
  label: 'a text without control characters',
  language: "'en' or 'ru'",
  message: "'silent', 'draw', 'takeback' or 'resign'",
  record: 'a record',
  size: 'a whole number from 1 to 10000',
  tagName: 'the name of a tag, without white space, brackets, braces, quotes or ;',
}

/** What was expected, in words. */
export function expectation(word: string, { expectations }: Phrases): string {
  return expectations[word] ?? EXPECTATIONS[word] ?? word
}

/** The sentence for one fault of a position. */
export function faultSentence(code: string, { faults } = NEUTRAL): string {
  return faults[code] ?? FAULTS[code] ?? `The position has a fault (${code}).`
}

/** The sentence for an error, in a game's words. */
export function sentence(code: ErrorCode, details: ErrorDetails, phrases = NEUTRAL): string {
  const move = quote(details.move)
  switch (code) {
    case 'invalid_position':
      return faultsSentence(details.faults ?? [])
    case 'invalid_move':
      return `${move} is not a move. ${REASONS[details.reason ?? ''] ?? phrases.moves}`.trimEnd()
    case 'illegal_move': {
      const near = details.candidates ?? []
      return `${move} is not legal in this position.${near.length ? ` Legal are ${list(near, 'and')}.` : ''}`
    }
    case 'ambiguous_move':
      return `${move} can mean more than one move: ${list(details.candidates ?? [], 'or')}.`
    case 'missing_promotion':
      return `${move} promotes: add what to, one of ${list(details.promotions ?? [], 'or')}.`
    case 'game_over':
      return `The game is over${details.outcome ? ` by ${words(details.outcome.reason)}` : ''}: no move can be played.`
    case 'no_claim':
      return 'There is no draw to claim.'
    case 'invalid_record':
      return recordSentence(details, phrases)
    case 'invalid_argument':
      return `${details.argument} must be ${details.expected}, but is ${details.given}.`
    case 'not_initialized':
      return details.cause
        ? `The rules could not be started (${details.cause}).`
        : 'Await init() before the first call.'
    case 'invalid_mods':
      return modsSentence(details, phrases)
    case 'internal':
      return `A bug in das-chess: please report it.${details.cause ? ` (${details.cause})` : ''}`
  }
}

/** Why modifications can't be joined. */
export function modsSentence(
  { pair = [], reason = '' }: Pick<ErrorDetails, 'pair' | 'reason'>,
  { faults }: Phrases,
): string {
  return `${pair.join(' and ')} do not go together${faults[reason] ? `: ${faults[reason]}` : '.'}`
}

/** Any value in a few words, without running any code of it. */
export function describe(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quote(value)
    case 'function':
      return 'a function'
    case 'object':
      return value === null ? 'null' : 'an object'
    case 'bigint':
      return 'a bigint'
    case 'undefined':
      return 'missing'
    default:
      return String(value)
  }
}

function recordSentence(details: ErrorDetails, phrases: Phrases): string {
  const { game, line, column, ply } = details
  return `Game ${game}, line ${line}, column ${column}, ply ${ply}: ${recordProblem(details, phrases)}`
}

/** What is wrong with a record, without its place. */
export function recordProblem(details: ErrorDetails, phrases = NEUTRAL): string {
  const { reason = '', text } = details
  const say = RECORDS[reason]
  const problem = say ? say(quote(text), details, phrases) : `the record can't be read (${reason})`
  return problem.endsWith('.') ? problem : `${problem}.`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function faultsSentence(faults: readonly Fault[]): string {
  const [first] = faults
  if (!first) return 'This is no position.'
  const place = first.offset === undefined ? '' : ` (at offset ${first.offset})`
  const more = faults.length - 1
  return `${first.message}${place}${more ? ` And ${more} more fault${more > 1 ? 's' : ''}.` : ''}`
}

function quote(text: string | undefined): string {
  if (text === undefined) return 'This'
  return text.length > 40 ? `"${text.slice(0, 40)}…"` : `"${text}"`
}

function list(items: readonly string[], last: 'and' | 'or'): string {
  // Nine are what a pawn can become, and so are told in full.
  const shown = items.length > 9 ? [...items.slice(0, 8), `${items.length - 8} more`] : items
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1)}`
}

/** `insufficientMaterial` as `insufficient material`. */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
