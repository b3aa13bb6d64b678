/** A game: its tree, where one is in it, and how it stands. All rules and all notation are asked of Rust. */
import {
  property,
  requireColor,
  requireInteger,
  requireOneOf,
  requireOptions,
  requireString,
} from '../arguments.js'
import { call } from '../call.js'
import { DasChessError, invalidArgument } from '../errors.js'
import { legalMoves, playMove } from '../moves.js'
import { fromPosition, type Position } from '../position.js'
import type { Color, Move, MoveLike, Outcome, Square } from '../types.js'
import { Line } from './line.js'
import { copyTree, lineEnd, TreeNode } from './node.js'
import { onlyRecord } from './reader.js'
import {
  emptyRecord,
  growTree,
  mainLineLength,
  readTags,
  type RecordData,
  type RecordRead,
  recordOf,
  writeRecord,
} from './record.js'
import { bytesOf, readSettings } from './chunks.js'
import type {
  DrawClaim,
  HistoryEntry,
  LegateCells,
  LegateMessage,
  Node,
  ParseOptions,
  RecordOptions,
} from './types.js'

const MESSAGES: readonly LegateMessage[] = ['silent', 'draw', 'takeback', 'resign']
const MOVE_STYLES = ['san', 'coordinate']

/** What both Legates say. */
type Said = Readonly<Record<Color, LegateMessage>>

/** How a game stands at a place: by the rules, and by what the Legates said there. */
interface Standing {
  readonly outcome: Outcome | null
  readonly claim: DrawClaim | null
  readonly said: Said
}

const HOME: Said = { white: 'silent', black: 'silent' }

/** @internal A game that was read; it is at the end of its main line. */
export let gameOf: (read: RecordRead) => Game

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
export class Game {
  /** @internal What consoles show, though minifiers rename the class. */
  static readonly name = 'Game'

  /** What records tell beside the moves. `Result`, `Variant`, `SetUp` and `FEN` are written from the game itself. */
  readonly tags: Map<string, string> = new Map()

  /** What the tree is grown from, as soon as someone asks for it. */
  #record: RecordData | RecordRead
  #grown: Line | undefined
  #standing: Standing | undefined

  /**
   * A new game.
   *
   * @param start a Position, its clone, its text, or its parts; default: the usual start
   * @throws DasChessError `invalid_position`, `invalid_argument`
   */
  constructor(start?: string | Position | { readonly dfen: string }) {
    this.#record = emptyRecord(fromPosition(start))
  }

  static {
    gameOf = (read) => {
      const game = new Game()
      game.#record = read
      for (const [name, value] of read.tags) game.tags.set(name, value)
      return game
    }
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
    return gameOf(onlyRecord(bytesOf([text]), readSettings(options)))
  }

  // Where the game is

  /** The start, the root of the tree. */
  get root(): Node {
    return this.#line.root
  }

  /** Where the game is now. */
  get node(): Node {
    return this.#line.node
  }

  /** The position now. */
  get position(): Position {
    return this.#line.node.position
  }

  /** The position's text. */
  get dfen(): string {
    return this.position.dfen
  }

  /** The side to move. */
  get turn(): Color {
    return this.position.turn
  }

  /** How many moves have been made from the game's start to here. */
  get ply(): number {
    return this.#grown ? this.#grown.plies : mainLineLength(this.#record.moves)
  }

  /**
   * The position after so many moves of the line that the game is on, those included that `redo` would make.
   *
   * @param ply from 0, the start
   * @throws DasChessError `invalid_argument` if the line is shorter
   */
  at(ply: number): Position {
    return this.#nodeAt(ply).position
  }

  /** The moves from the start to here, each with the positions before and after it. */
  history(): HistoryEntry[] {
    return this.#line.nodes.slice(1).map(({ move, parent, position }) => ({
      move: move!,
      before: parent!.position,
      after: position,
    }))
  }

  // Moves

  /**
   * The legal moves; none if the game is over.
   *
   * @param filter only moves from a square, to a square, or both
   * @throws DasChessError `invalid_argument`
   */
  moves(filter?: { readonly from?: Square | undefined; readonly to?: Square | undefined }): Move[] {
    const moves = legalMoves(this.position, filter)
    return this.outcome ? [] : moves
  }

  /**
   * Plays a move from here. It sends both Legates home (rule 8.3).
   *
   * @param move as for `applyMove`
   * @returns the move
   * @throws DasChessError `game_over`; `invalid_move`, `illegal_move`, `ambiguous_move`, `missing_promotion`;
   *   `invalid_argument`
   */
  move(move: string | MoveLike): Move {
    this.#refuseIfOver(this.#stand())
    const line = this.#line
    const { node } = line
    const child = play(node, move)
    node.promote(child)
    line.push(child)
    this.#moved()
    return child.move!
  }

  /** Goes one move back and gives it; null at the start. `redo` goes there again. */
  undo(): Move | null {
    const left = this.#line.pop()
    if (!left) return null
    this.#moved()
    return left.move!
  }

  /** Goes one move on along the line and gives it; null at its end. */
  redo(): Move | null {
    const { next } = this.#line.node
    if (!next) return null
    this.#line.push(next)
    this.#moved()
    return next.move!
  }

  /**
   * Goes to any place of the tree.
   *
   * @throws DasChessError `invalid_argument` if the node is none of this game's
   */
  goTo(node: Node): void {
    const target = requireNode(node)
    if (!this.#line.goTo(target)) throw foreign(node)
    this.#moved()
  }

  /**
   * Adds a move behind a node, as a variation if the line already goes on from there; the game stays where it is.
   *
   * @param node any place of this game's tree
   * @param move as for `applyMove`
   * @returns the new node, or the one that was there for this move
   * @throws DasChessError as `move` does; `game_over` also where the game ended and no move follows
   * @example
   * ```js
   * import { Game } from 'das-chess'
   *
   * const game = Game.fromPgn('1. e4 e7 2. d4 *')
   * const node = game.addVariation(game.root, 'd4')
   * game.addVariation(node, 'd7').comment = 'solid'
   * game.pgn().endsWith('1. e4 (1. d4 d7 {solid}) 1... e7 2. d4 *\n') // => true
   * ```
   */
  addVariation(node: Node, move: string | MoveLike): Node {
    const target = requireNode(node)
    const line = new Line(this.#line.root)
    if (!line.goTo(target)) throw foreign(node)
    // What follows the end of a game would be no record of one.
    if (!target.next) this.#refuseIfOver(standingAt(line))
    return play(target, move)
  }

  // The end of the game

  /**
   * How the game ended here, or null: by mate or stalemate, by a draw of the rules (7.3 and 7.4; the start of a game
   * counts for repetition), by the Legates, by a claim, or as a record says that was read.
   */
  get outcome(): Outcome | null {
    if (!this.#grown && 'deviations' in this.#record) {
      // Known without growing the tree.
      return Object.freeze((this.#record.outcome as Outcome | undefined) ?? null)
    }
    return this.#stand().outcome
  }

  /** The draw that may be claimed here (rule 7.3), or null. */
  get canClaimDraw(): DrawClaim | null {
    const { outcome, claim } = this.#stand()
    return outcome ? null : claim
  }

  /**
   * Ends the game by the draw that may be claimed.
   *
   * @throws DasChessError `no_claim` if there is none; `game_over`
   */
  claimDraw(): void {
    const standing = this.#stand()
    this.#refuseIfOver(standing)
    if (!standing.claim) throw new DasChessError('no_claim', { dfen: this.dfen })
    const { node } = this.#line
    node.ending = Object.freeze({ winner: null, reason: standing.claim })
    node.cut()
    this.#moved()
  }

  /**
   * Gives the game up for a side, whoever is to move; its Legate goes to its last cell.
   *
   * @throws DasChessError `game_over`, `invalid_argument`
   */
  resign(color: Color): void {
    this.legate(color, 'resign')
  }

  // The Legates

  /** Where the Legates stand. The next move brings both home. */
  get legates(): LegateCells {
    const { said } = this.#stand()
    return {
      white: call((rules) => rules.legateCell(true, said.white)),
      black: call((rules) => rules.legateCell(false, said.black)),
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
    const standing = this.#stand()
    this.#refuseIfOver(standing)
    const { said } = standing
    const after = speak(said, color, message, this.turn, this.ply)
    if (after.undo !== undefined) this.#takeBack(after.undo)
    else if (after.white !== said.white || after.black !== said.black) {
      const { node } = this.#line
      node.messages.push(Object.freeze({ color, message }))
      if (after.outcome) node.cut()
    }
    this.#moved()
  }

  /** Takes so many moves out of the tree, with all that followed them; both Legates are home then. */
  #takeBack(plies: number): void {
    let left: TreeNode | undefined
    for (let count = 0; count < plies; count++) left = this.#line.pop()
    const { node } = this.#line
    if (left) node.remove(left)
    node.messages.length = 0
  }

  // Records

  /**
   * The comment behind a move of the line that the game is on; with a text, it is set first, and the empty text
   * takes it away.
   *
   * @param ply as for `at`; 0 is what is said before the first move
   * @throws DasChessError `invalid_argument`
   */
  comment(ply: number, text?: string): string | undefined {
    const node = this.#nodeAt(ply)
    if (text !== undefined) node.comment = requireString(text, 1_000_000, 'text') || undefined
    return node.comment
  }

  /**
   * Writes the game with its tags, comments and variations as a record in PGN's export format.
   *
   * @throws DasChessError `invalid_argument` for a tag, comment or NAG that no record can have
   * @example
   * ```js
   * import { Game } from 'das-chess'
   *
   * const game = Game.fromPgn('1. Nd3 *')
   * game.pgn({ moves: 'coordinate' }).endsWith('\n1. c1d3 *\n') // => true
   * Game.fromPgn(game.pgn()).pgn() === game.pgn() // => true
   * ```
   */
  pgn(options?: RecordOptions): string {
    const moves = property(requireOptions(options, 'options'), 'moves')
    const asCoordinates = moves !== undefined && requireOneOf(moves, MOVE_STYLES, 'moves') === 'coordinate'
    return writeRecord(this.#toRecord(), asCoordinates)
  }

  /** A game of its own with the same tree, tags and place. */
  clone(): Game {
    const game = new Game()
    for (const [name, value] of this.tags) game.tags.set(name, value)
    game.#record = this.#record
    if (!this.#grown) return game
    const { root, node } = this.#grown
    const copies = copyTree(root)
    game.#grown = new Line(copies.get(root)!)
    game.#grown.goTo(copies.get(node)!)
    return game
  }

  get #line(): Line {
    if (this.#grown) return this.#grown
    const root = growTree(this.#record)
    const line = new Line(root)
    line.goTo(lineEnd(root))
    return (this.#grown = line)
  }

  #nodeAt(ply: number): TreeNode {
    requireInteger(ply, 0, Number.MAX_SAFE_INTEGER, 'ply')
    const { nodes, plies } = this.#line
    let node = nodes[Math.min(ply, plies)]
    for (let at = plies; at < ply && node; at++) node = node.next
    if (!node) throw invalidArgument('ply', 'a ply of this line', ply)
    return node
  }

  #stand(): Standing {
    return (this.#standing ??= standingAt(this.#line))
  }

  /** The place or what is said there has changed. */
  #moved(): void {
    this.#standing = undefined
  }

  #refuseIfOver({ outcome }: Standing): void {
    if (outcome) throw new DasChessError('game_over', { outcome, dfen: this.dfen })
  }

  #toRecord(): RecordData {
    // As it was read, if no one has seen the tree.
    if (!this.#grown) return { ...this.#record, tags: readTags(this.tags), result: resultOf(this.outcome) }
    const main = new Line(this.#grown.root)
    main.goTo(lineEnd(main.root))
    return recordOf(main.root, this.tags, resultOf(standingAt(main).outcome))
  }
}

function resultOf(outcome: Outcome | null): RecordData['result'] {
  if (!outcome) return '*'
  if (!outcome.winner) return '1/2-1/2'
  return outcome.winner === 'white' ? '1-0' : '0-1'
}

function requireNode(node: unknown): TreeNode {
  if (!TreeNode.is(node)) throw foreign(node)
  return node
}

function foreign(node: unknown): DasChessError {
  return invalidArgument('node', 'a node of this game', node)
}

/** The child of a node that a move leads to, added if there is none yet. */
function play(node: TreeNode, move: string | MoveLike): TreeNode {
  const played = playMove(node.position, move)
  return node.child(played.move.lan) ?? node.append(played.move, played.position)
}

/** How the game stands at the end of a line. What was claimed or read comes first, then the rules, then the Legates. */
function standingAt(line: Line): Standing {
  const { node, occurrences, plies } = line
  const draws = call((rules) => rules.drawStatus(node.position.dfen, occurrences))
  const said = saidAt(node, plies)
  const outcome = node.ending ?? (draws.outcome as Outcome | undefined) ?? said.outcome ?? null
  return { outcome: Object.freeze(outcome), claim: draws.claim ?? null, said }
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
  const answer = call((rules) =>
    rules.sendLegate(said.white, said.black, color === 'white', message, turn === 'white', plies),
  )
  return answer as Said & { readonly outcome?: Outcome; readonly undo?: number }
}
