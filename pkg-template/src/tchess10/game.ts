/** A game of TCHESS-10. */
import { invalidArgument } from '../errors.js'
import { AsStart } from '../game/as-start.js'
import { AnyGame } from '../game/base.js'
import { bytesOf, readSettings } from '../game/chunks.js'
import { onlyRecord } from '../game/reader.js'
import type { RecordRead } from '../game/record-data.js'
import type { ParseOptions } from '../game/types.js'
import { RULES } from './game-rules.js'
import { fromPosition, type Position } from './position.js'
import type { Move, MoveLike, Outcome, PositionInit, StartOptions } from './types.js'

/**
 * A game with its history: moves forth and back, draws, tags, comments and a tree of variations.
 *
 * A game is at one place of its tree, its `node`, and `undo`, `redo` and `goTo` go elsewhere. `move` plays on from
 * there: the line that it plays is the game's line from then on, and one that was there before stays as a variation.
 * `addVariation` adds a line without playing it. One move is one ply, with strike too: `turn` changes with a move that
 * `endsTurn`. A game that ends by a claim or by resigning ends where it is: what was undone before is gone then. A
 * refused call changes nothing.
 *
 * @example
 * ```js
 * import { Game } from 'das-chess/tchess10'
 *
 * const game = new Game({ mods: ['strike', 'carry'] })
 * game.move('c2e3&j8').lan // => 'c2e3&j8'
 * game.move({ from: 'd3', to: 'd4' }).endsTurn // => false
 * game.move('i3i4').endsTurn // => true
 * game.turn // => 'black'
 * game.ply // => 3
 * game.undo().lan // => 'i3i4'
 * game.redo().lan // => 'i3i4'
 * game.move('e8e7')
 * game.resign('white')
 * game.outcome // => { winner: 'black', reason: 'resignation' }
 * game.pgn().includes('[Mods "strike,carry"]') // => true
 * game.pgn().endsWith('1. c2e3&j8 d3d4 i3i4 1... e8e7 0-1\n') // => true
 * ```
 */
export class Game extends AnyGame<Position, Move, MoveLike, Outcome> {
  /** @internal What consoles show, though minifiers rename the class. */
  static override readonly name = 'Game'

  /**
   * A new game.
   *
   * @param start `{ mods, border?, heroes?, heroSquares? }`, a Position, its clone, its text, or its parts; default: the
   *   start without modifications
   * @throws DasChessError `invalid_mods`, `invalid_position`, `invalid_argument`
   */
  constructor(start?: string | Position | StartOptions | PositionInit | { readonly dfen: string }) {
    super(RULES, AsStart.recordIn(start) ?? fromPosition(start))
  }

  /**
   * Reads a text that holds exactly one game; the game is at the end of its main line. To read more, or to go on
   * behind errors, there is `parseGames`.
   *
   * @throws DasChessError `invalid_record`, also if there is no game in it or a second one; `invalid_argument`
   * @example
   * ```js
   * import { Game } from 'das-chess/tchess10'
   *
   * const game = Game.fromPgn('[Mods "escort"]\n\n1. e3e5 1... e8e6 (1... d8d7) 2. d3d4 *')
   * game.ply // => 3
   * game.position.mods // => ['escort']
   * Game.fromPgn('1. e3e5 1... e5e4') // throws invalid_record
   * ```
   */
  static fromPgn(text: string, options?: ParseOptions): Game {
    if (typeof text !== 'string') throw invalidArgument('text', 'a text', text)
    return gameOf(onlyRecord(RULES, bytesOf([text]), readSettings(options)))
  }

  /** A game of its own with the same tree, tags and place. */
  override clone(): Game {
    return new Game().copy(this)
  }
}

/** @internal A game that was read; it is at the end of its main line. */
export function gameOf(read: RecordRead): Game {
  return new Game(new AsStart(read))
}
