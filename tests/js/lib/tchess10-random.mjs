// Players of TCHESS-10 for tests: by chance, and one that looks one move ahead.
import { applyMove, fromPosition, legalMoves, MODS, randomMove, validatePosition } from 'das-chess/tchess10'

/** A small generator of numbers, always the same. */
export function numbers(seed) {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The start under modifications by chance, among those that go together. */
export function randomStart(pick) {
  for (;;) {
    const mods = MODS.filter(() => pick(3) === 0)
    if (validatePosition({ mods }).ok) return fromPosition({ mods })
  }
}

/** A player that moves by chance. */
export const byChance = (pick) => (position) => randomMove(position, pick(2 ** 31))

/** A player that wins if it can, else captures the dearest piece, else moves by chance. */
export function onePly(pick) {
  const worth = { pawn: 1, assassin: 2, jester: 2, knight: 3, bishop: 4, king: 100, emperor: 12, queen: 10 }
  return (position) => {
    const moves = legalMoves(position)
    const value = (move) => {
      const { outcome } = applyMove(position, move)
      if (outcome) return outcome.winner === position.turn ? 1000 : outcome.winner ? -1000 : 0
      return move.captured ? (worth[move.captured.name] ?? 5) : pick(100) / 100
    }
    let best = null
    let most = -Infinity
    for (const move of moves) {
      const worthIt = value(move)
      if (worthIt > most) [best, most] = [move, worthIt]
    }
    return best
  }
}

/** The positions of a game between two players, the start first, of so many moves at most. */
export function* playOut(start, white, black, most) {
  let position = start
  yield { position, move: null }
  for (let ply = 0; ply < most && !position.outcome; ply++) {
    const move = (position.turn === 'white' ? white : black)(position)
    position = applyMove(position, move)
    yield { position, move }
  }
}
