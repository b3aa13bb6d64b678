/** Moves that are refused as moves. */
import { DasChessError } from './errors.js'

const REFUSALS: ReadonlySet<string> = new Set([
  'invalid_move',
  'illegal_move',
  'ambiguous_move',
  'missing_promotion',
  'game_over',
])

/** Whether a move is played and not refused; throws what is wrong with anything else. */
export function isPlayed(play: () => void): boolean {
  try {
    play()
    return true
  } catch (error) {
    if (error instanceof DasChessError && REFUSALS.has(error.code)) return false
    throw error
  }
}
