/** A game of Das Chess. */
import * as rules from '../../generated/das-chess/bindings.js'
import { requireColor, requireOneOf } from '../arguments.js'
import { call } from '../call.js'
import { invalidArgument } from '../errors.js'
import { fromPosition, type Position } from '../position.js'
import type { Color, Move, MoveLike, Outcome } from '../types.js'
import { AsStart } from './as-start.js'
import { AnyGame } from './base.js'
import { bytesOf, readSettings } from './chunks.js'
import type { Line } from './line.js'
import type { TreeNode } from './node.js'
import { onlyRecord } from './reader.js'
import type { RecordRead } from './record-data.js'
import { RULES } from './das-rules.js'
import type { Standing } from './rules.js'
import type { LegateCells, LegateMessage, ParseOptions } from './types.js'

const MESSAGES: readonly LegateMessage[] = ['silent', 'draw', 'takeback', 'resign']

/** What both Legates say. */
type Said = Readonly<Record<Color, LegateMessage>>

const HOME: Said = { white: 'silent', black: 'silent' }

/**
 * A game with its history: moves forth and back, draws, Legates, tags, comments and a tree of variations.
 *
 * A game is at one place of its tree, its `node`, and `undo`, `redo` and `goTo` go elsewhere. `move` plays on from
 * there: the line that it plays is the game's line from then on, and one that was there before stays as a variation.
 * `addVariation` adds a line without playing it. A game that ends by a claim, by resigning or by agreement ends where it
 * is: what was undone before is gone then. A refused call changes nothing.
 *
 * @example
 * ```js
 * import { Game } from 'das-chess'
 *
 * const game = new Game()
 * game.move('Nd3').lan // => 'c1d3'
 * game.move({ from: 'e9', to: 'e7' }).san // => 'e7'
 * game.turn // => 'white'
 * game.ply // => 2
 * game.undo().san // => 'e7'
 * game.redo().san // => 'e7'
 * game.history().map(({ move }) => move.san) // => ['Nd3', 'e7']
 * game.comment(1, 'towards the middle')
 * game.resign('white')
 * game.outcome // => { winner: 'black', reason: 'resignation' }
 * game.pgn().endsWith('1. Nd3 {towards the middle} 1... e7 {[%legate w resign]} 0-1\n') // => true
 * ```
 */
export class Game extends AnyGame<Position, Move, MoveLike, Outcome> {
  /** @internal What consoles show, though minifiers rename the class. */
  static override readonly name = 'Game'

  /**
   * A new game.
   *
   * @param start a Position, its clone, its text, or its parts; default: the usual start
   * @throws DasChessError `invalid_position`, `invalid_argument`
   */
  constructor(start?: string | Position | { readonly dfen: string }) {
    super(RULES, AsStart.recordIn(start) ?? fromPosition(start))
  }

  /**
   * Reads a text that holds exactly one game; the game is at the end of its main line. To read more, or to go on
   * behind errors, there is `parseGames`.
   *
   * @throws DasChessError `invalid_record`, also if there is no game in it or a second one; `invalid_argument`
   * @example
   * ```js
   * import { Game } from 'das-chess'
   *
   * const game = Game.fromPgn('[White "Anna"]\n\n1. e4 e7 (1... d7 2. d4) 2. d4 *')
   * game.ply // => 3
   * game.tags.get('White') // => 'Anna'
   * game.root.next.variations[0].next.move.san // => 'd4'
   * Game.fromPgn('1. e4 e4') // throws invalid_record
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

  /**
   * Gives the game up for a side, whoever is to move; its Legate goes to its last cell.
   *
   * @throws DasChessError `game_over`, `invalid_argument`
   */
  override resign(color: Color): void {
    this.legate(color, 'resign')
  }

  /** Where the Legates stand. The next move brings both home. */
  get legates(): LegateCells {
    const said = this.#said()
    return {
      white: call(() => rules.legateCell(true, said.white)),
      black: call(() => rules.legateCell(false, said.black)),
    }
  }

  /**
   * A Legate speaks (rule 8.3); no turn, and no change of the position. If the other one has said the same, the draw
   * is agreed, or the moves are taken back until the side that asked is to move again, and the game's tree keeps the
   * line without them.
   *
   * @throws DasChessError `game_over`, `invalid_argument`
   * @example
   * ```js
   * import { Game } from 'das-chess'
   *
   * const game = new Game()
   * game.move('e4')
   * game.legate('white', 'takeback')
   * game.legates // => { white: 'r4', black: 'r9' }
   * game.legate('black', 'takeback')
   * game.ply // => 0
   * game.legates // => { white: 'r2', black: 'r9' }
   * ```
   */
  legate(color: Color, message: LegateMessage): void {
    requireColor(color, 'color')
    requireOneOf(message, MESSAGES, 'message')
    this.refuseIfOver(this.stand())
    const said = this.#said()
    const after = speak(said, color, message, this.turn, this.ply)
    if (after.undo !== undefined) this.#takeBack(after.undo)
    else if (after.white !== said.white || after.black !== said.black) {
      const { node } = this.line
      node.messages.push(Object.freeze({ color, message }))
      if (after.outcome) node.cut()
    }
    this.moved()
  }

  /** Takes so many moves out of the tree, with all that followed them; both Legates are home then. */
  #takeBack(plies: number): void {
    let left: TreeNode | undefined
    for (let count = 0; count < plies; count++) left = this.line.pop()
    const { node } = this.line
    if (left) node.remove(left)
    node.messages.length = 0
  }

  /** @internal The Legates come last. */
  protected override standingAt(line: Line): Standing {
    const { outcome, claim } = super.standingAt(line)
    return { outcome: outcome ?? saidAt(line.node, line.plies).outcome ?? null, claim }
  }

  #said(): Said {
    return saidAt(this.line.node, this.ply)
  }
}

/** @internal A game that was read; it is at the end of its main line. */
export function gameOf(read: RecordRead): Game {
  return new Game(new AsStart(read))
}

/** What the Legates say at a node: they come home, then speak in turn. */
function saidAt(node: TreeNode, plies: number): Said & { readonly outcome?: Outcome | undefined } {
  let said: Said & { readonly outcome?: Outcome | undefined } = HOME
  for (const { color, message } of node.messages) {
    if (said.outcome) break
    said = speak(said, color, message, node.position.turn, plies)
  }
  return said
}

function speak(said: Said, color: Color, message: LegateMessage, turn: Color, plies: number) {
  const answer = call(() =>
    rules.sendLegate(said.white, said.black, color === 'white', message, turn === 'white', plies),
  )
  return JSON.parse(answer) as Said & { readonly outcome?: Outcome; readonly undo?: number }
}
