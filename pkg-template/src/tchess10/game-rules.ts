/** The rules of TCHESS-10, for histories and records. */
import * as rules from '../../generated/tchess10/bindings.js'
import type { RecordRead } from '../game/record-data.js'
import { packNotes } from '../game/record.js'
import type { Played, Rules, Standing } from '../game/rules.js'
import { packTexts, unpackTexts } from '../texts.js'
import { call } from './call.js'
import { legalMoves, playMove } from './moves.js'
import { unpackMoves } from './packed.js'
import { type Position, trusted } from './position.js'
import type { MoveLike } from './types.js'

export const RULES: Rules = {
  trusted,
  legalMoves: (position, filter) => legalMoves(position as Position, filter),
  playMove: (position, move) => playMove(position as Position, move as MoveLike),
  followLine(position, moves) {
    const texts = unpackTexts(call(() => rules.followLine(position, moves)))
    const played: Played[] = []
    for (let at = 0; at < texts.length; at += 2)
      played.push({ move: unpackMoves(texts[at]!)[0]!, position: trusted(texts[at + 1]!) })
    return played
  },
  standing({ dfen }, occurrences) {
    const status = JSON.parse(call(() => rules.drawStatus(dfen, occurrences))) as Partial<Standing>
    return { outcome: status.outcome ?? null, claim: status.claim ?? null }
  },
  splitRecords: (bytes, state, isLast) => call(() => rules.splitRecords(bytes, state, isLast)),
  readRecord(bytes, game, line, column, { strict, allowPlayOn }) {
    const json = call(() => rules.readRecord(bytes, game, line, column, strict, allowPlayOn))
    return json === undefined ? undefined : (JSON.parse(json) as RecordRead)
  },
  // One notation only.
  writeRecord: ({ tags, start, moves, notes, result }) =>
    call(() => rules.writeRecord(packTexts(tags.flat()), start, moves, packTexts(packNotes(notes)), result)),
}
