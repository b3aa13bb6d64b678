/** The rules of Das Chess, for histories and records. */
import * as rules from '../../generated/das-chess/bindings.js'
import { call } from '../call.js'
import { legalMoves, playMove } from '../moves.js'
import { unpackMoves } from '../packed.js'
import { type Position, trusted } from '../position.js'
import { packTexts, unpackTexts } from '../texts.js'
import type { MoveLike } from '../types.js'
import { packNotes } from './record.js'
import type { RecordRead } from './record-data.js'
import type { Played, Rules, Standing } from './rules.js'

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
    const [reason, winner, claim] = call(() => rules.drawStatus(dfen, occurrences))
    return { outcome: reason === null ? null : ({ reason, winner } as Standing['outcome']), claim }
  },
  splitRecords: (bytes, state, isLast) => call(() => rules.splitRecords(bytes, state, isLast)),
  readRecord(bytes, game, line, column, { strict, allowPlayOn }) {
    const json = call(() => rules.readRecord(bytes, game, line, column, strict, allowPlayOn))
    return json === undefined ? undefined : (JSON.parse(json) as RecordRead)
  },
  writeRecord: ({ tags, start, moves, notes, result }, asCoordinates) =>
    call(() =>
      rules.writeRecord(
        packTexts(tags.flat()),
        start,
        moves,
        packTexts(packNotes(notes)),
        result,
        asCoordinates,
      ),
    ),
}
