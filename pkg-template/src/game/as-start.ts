/** How the public constructor of a game is handed a record, which is none of its arguments. */
import type { RecordRead } from './record-data.js'

/** A record in the place of a start. */
export class AsStart {
  readonly dfen: string
  readonly #record: RecordRead

  constructor(record: RecordRead) {
    this.dfen = record.start
    this.#record = record
  }

  /** The record in the place of a start, if there is one; runs no code of the value. */
  static recordIn(start: unknown): RecordRead | undefined {
    return typeof start === 'object' && start !== null && #record in start ? start.#record : undefined
  }
}
