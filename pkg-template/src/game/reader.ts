/** Finds games in bytes that come piece by piece, and reads them one by one. */
import { DasChessError } from '../errors.js'
import { deviationSentence } from '../messages.js'
import type { RecordRead } from './record-data.js'
import type { ReadSettings, Rules } from './rules.js'

const [TAB, LF, CR, SPACE] = [9, 10, 13, 32]

/** A line and a column, from 1. */
interface Place {
  readonly line: number
  readonly column: number
}

/** A record that was read, or why it could not be. */
export type ReadResult =
  | { readonly read: RecordRead; readonly error?: undefined }
  | { readonly error: DasChessError; readonly read?: undefined }

/** As many numbers does src/wasm/records.rs need to go on where it was; four for each cut follow them. */
const STATE_NUMBERS = 16
const CUT_NUMBERS = 4

/** So many bytes are looked at in one go: enough for speed, and little beside one game's limit. */
const PIECE = 65_536

/** Holds the bytes of the game that is not complete yet, and what is known of them; nothing of the games before. */
export class RecordReader {
  readonly #rules: Rules
  readonly #settings: ReadSettings
  #state: Int32Array = new Int32Array(0)
  #bytes = new Uint8Array(2 * PIECE)
  #length = 0
  /** Where the first of the bytes stands in the text. */
  #place: Place = { line: 1, column: 1 }
  /** Where the last game begins. */
  #begin: Place = this.#place
  #game = 1

  constructor(rules: Rules, settings: ReadSettings) {
    this.#rules = rules
    this.#settings = settings
  }

  /** Where the last game begins that was given. */
  get begin(): Place {
    return this.#begin
  }

  /** Takes in bytes of any number, and gives the games that end in them. */
  *feed(bytes: Uint8Array): Generator<ReadResult> {
    for (let at = 0; at < bytes.length; at += PIECE) {
      yield* this.#take(bytes.subarray(at, at + PIECE), false)
    }
  }

  /** The text is at its end: gives the last game. */
  *end(): Generator<ReadResult> {
    yield* this.#take(new Uint8Array(0), true)
  }

  *#take(piece: Uint8Array, isLast: boolean): Generator<ReadResult> {
    const start = this.#length
    this.#append(piece)
    const numbers = this.#rules.splitRecords(piece, this.#state, isLast)
    this.#state = numbers.slice(0, STATE_NUMBERS)
    let from = 0
    for (let at = STATE_NUMBERS; at < numbers.length; at += CUT_NUMBERS) {
      const end = start + numbers[at]!
      const bytes = this.#bytes.subarray(from, end)
      const place = this.#place
      this.#place = { line: numbers[at + 2]!, column: numbers[at + 3]! }
      const result = numbers[at + 1] ? this.#read(bytes, place) : undefined
      from = end
      if (result) yield result
    }
    this.#bytes.copyWithin(0, from, this.#length)
    this.#length -= from
  }

  #append(piece: Uint8Array): void {
    const length = this.#length + piece.length
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(2 * length)
      larger.set(this.#bytes.subarray(0, this.#length))
      this.#bytes = larger
    }
    this.#bytes.set(piece, this.#length)
    this.#length = length
  }

  #read(bytes: Uint8Array, place: Place): ReadResult | undefined {
    const game = this.#game
    const { blank, line, column } = skipBlank(bytes, place)
    this.#begin = { line, column }
    try {
      const text = bytes.subarray(blank)
      const read = this.#rules.readRecord(text, game, line, column, this.#settings)
      // White space and comments are no game.
      if (!read) return undefined
      this.#game++
      return read.deviations.length ? { error: deviating(game, read) } : { read }
    } catch (error) {
      if (!(error instanceof DasChessError) || error.code !== 'invalid_record') throw error
      this.#game++
      return { error }
    }
  }
}

/** The white space before a game, so that what is said of the whole game is said where it begins. */
function skipBlank(bytes: Uint8Array, { line, column }: Place): Place & { readonly blank: number } {
  let blank = 0
  for (; blank < bytes.length; blank++) {
    const byte = bytes[blank]!
    if (byte === LF && bytes[blank - 1] === CR) continue
    if (byte === LF || byte === CR) {
      line++
      column = 1
    } else if (byte === SPACE || byte === TAB) column++
    else break
  }
  return { blank, line, column }
}

/** What strict reading says of a game that is not written as the export format wants it. */
function deviating(game: number, read: RecordRead): DasChessError {
  const deviations = read.deviations.map((one) => Object.freeze({ ...one, message: deviationSentence(one) }))
  const { line, column, ply, text } = deviations[0]!
  return new DasChessError('invalid_record', {
    reason: 'deviation',
    game,
    ply,
    line,
    column,
    text,
    legal: [],
    deviations,
  })
}

/**
 * The record that a text holds.
 *
 * @throws DasChessError `invalid_record`, also if there is none, or more than one
 */
export function onlyRecord(rules: Rules, pieces: Iterable<Uint8Array>, settings: ReadSettings): RecordRead {
  const reader = new RecordReader(rules, settings)
  let only: RecordRead | undefined
  for (const { read, error } of readAll(reader, pieces)) {
    if (only) throw noSuchRecord('several_games', 2, reader.begin)
    if (error) throw error
    only = read
  }
  if (!only) throw noSuchRecord('no_game', 1, { line: 1, column: 1 })
  return only
}

/** All that a reader makes of the pieces of a text. */
export function* readAll(reader: RecordReader, pieces: Iterable<Uint8Array>): Generator<ReadResult> {
  for (const piece of pieces) yield* reader.feed(piece)
  yield* reader.end()
}

function noSuchRecord(reason: string, game: number, place: Place): DasChessError {
  return new DasChessError('invalid_record', { reason, game, ply: 1, ...place, text: '', legal: [] })
}
