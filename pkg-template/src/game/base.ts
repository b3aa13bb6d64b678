/** A game of either kind: its tree, where one is in it, and how it stands. All rules and all notation are asked of Rust. */
import {
  property,
  requireColor,
  requireInteger,
  requireOneOf,
  requireOptions,
  requireString,
} from '../arguments.js'
import { DasChessError, invalidArgument } from '../errors.js'
import type { Color, Square } from '../types.js'
import { Line } from './line.js'
import { copyTree, lineEnd, TreeNode } from './node.js'
import { emptyRecord, growTree, mainLineLength, readTags, recordOf } from './record.js'
import type { RecordData, RecordRead } from './record-data.js'
import type { AnyMove, AnyOutcome, AnyPosition, Rules, Standing } from './rules.js'
import type { DrawClaim, HistoryEntry, Node, RecordOptions } from './types.js'

const MOVE_STYLES = ['san', 'coordinate']

/**
 * What the games of both kinds have in common: moves forth and back, draws, tags, comments and a tree of variations.
 * Made as the `Game` of an entry.
 */
export abstract class AnyGame<
  Position extends AnyPosition,
  Move extends AnyMove,
  MoveLike,
  Outcome extends AnyOutcome,
> {
  /** What records tell beside the moves. `Result`, `Variant`, `SetUp` and `FEN` are written from the game itself. */
  readonly tags: Map<string, string> = new Map()

  readonly #rules: Rules
  /** What the tree is grown from, as soon as someone asks for it. */
  #record: RecordData | RecordRead
  #grown: Line | undefined
  #standing: Standing | undefined

  /** @internal A game that begins here, or one that was read, at the end of its main line. */
  constructor(rules: Rules, from: Position | RecordRead) {
    this.#rules = rules
    if ('deviations' in from) {
      this.#record = from
      for (const [name, value] of from.tags) this.tags.set(name, value)
    } else this.#record = emptyRecord(from)
  }

  // Where the game is

  /** The start, the root of the tree. */
  get root(): Node<Position, Move> {
    return this.#public(this.line.root)
  }

  /** Where the game is now. */
  get node(): Node<Position, Move> {
    return this.#public(this.line.node)
  }

  /** The position now. */
  get position(): Position {
    return this.line.node.position as Position
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
    return this.#nodeAt(ply).position as Position
  }

  /** The moves from the start to here, each with the positions before and after it. */
  history(): HistoryEntry<Position, Move>[] {
    return this.line.nodes.slice(1).map(({ move, parent, position }) => ({
      move: move as Move,
      before: parent!.position as Position,
      after: position as Position,
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
    const moves = this.#rules.legalMoves(this.position, filter) as Move[]
    return this.outcome ? [] : moves
  }

  /**
   * Plays a move from here.
   *
   * @param move as for `applyMove`
   * @returns the move
   * @throws DasChessError `game_over`; `invalid_move`, `illegal_move`, `ambiguous_move`, `missing_promotion`;
   *   `invalid_argument`
   */
  move(move: string | MoveLike): Move {
    this.refuseIfOver(this.stand())
    const line = this.line
    const { node } = line
    const child = this.#play(node, move)
    node.promote(child)
    line.push(child)
    this.moved()
    return child.move as Move
  }

  /** Goes one move back and gives it; null at the start. `redo` goes there again. */
  undo(): Move | null {
    const left = this.line.pop()
    if (!left) return null
    this.moved()
    return left.move as Move
  }

  /** Goes one move on along the line and gives it; null at its end. */
  redo(): Move | null {
    const { next } = this.line.node
    if (!next) return null
    this.line.push(next)
    this.moved()
    return next.move as Move
  }

  /**
   * Goes to any place of the tree.
   *
   * @throws DasChessError `invalid_argument` if the node is none of this game's
   */
  goTo(node: Node<Position, Move>): void {
    const target = requireNode(node)
    if (!this.line.goTo(target)) throw foreign(node)
    this.moved()
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
  addVariation(node: Node<Position, Move>, move: string | MoveLike): Node<Position, Move> {
    const target = requireNode(node)
    const line = new Line(this.line.root)
    if (!line.goTo(target)) throw foreign(node)
    // What follows the end of a game would be no record of one.
    if (!target.next) this.refuseIfOver(this.standingAt(line))
    return this.#public(this.#play(target, move))
  }

  // The end of the game

  /**
   * How the game ended here, or null: by its rules, by a draw (rules 7.3 and 7.4; the start of a game counts for
   * repetition), by the players, or as a record says that was read.
   */
  get outcome(): Outcome | null {
    if (!this.#grown && 'deviations' in this.#record) {
      // Known without growing the tree.
      return Object.freeze((this.#record.outcome as Outcome | undefined) ?? null)
    }
    return this.stand().outcome as Outcome | null
  }

  /** The draw that may be claimed here (rule 7.3), or null. */
  get canClaimDraw(): DrawClaim | null {
    const { outcome, claim } = this.stand()
    return outcome ? null : claim
  }

  /**
   * Ends the game by the draw that may be claimed.
   *
   * @throws DasChessError `no_claim` if there is none; `game_over`
   */
  claimDraw(): void {
    const standing = this.stand()
    this.refuseIfOver(standing)
    if (!standing.claim) throw new DasChessError('no_claim', { dfen: this.dfen })
    this.#end({ winner: null, reason: standing.claim })
  }

  /**
   * Gives the game up for a side, whoever is to move.
   *
   * @throws DasChessError `game_over`, `invalid_argument`
   */
  resign(color: Color): void {
    requireColor(color, 'color')
    this.refuseIfOver(this.stand())
    this.#end({ winner: color === 'white' ? 'black' : 'white', reason: 'resignation' })
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
    return this.#rules.writeRecord(this.#toRecord(), asCoordinates)
  }

  /** A game of its own with the same tree, tags and place. */
  abstract clone(): AnyGame<Position, Move, MoveLike, Outcome>

  /** @internal Makes this new game a copy of another one. */
  protected copy(other: this): this {
    this.tags.clear()
    for (const [name, value] of other.tags) this.tags.set(name, value)
    this.#record = other.#record
    if (!other.#grown) return this
    const { root, node } = other.#grown
    const copies = copyTree(root)
    this.#grown = new Line(copies.get(root)!)
    this.#grown.goTo(copies.get(node)!)
    return this
  }

  /** @internal The line that the game is on. */
  protected get line(): Line {
    if (this.#grown) return this.#grown
    const root = growTree(this.#record, this.#rules)
    const line = new Line(root)
    line.goTo(lineEnd(root))
    return (this.#grown = line)
  }

  /** @internal How the game stands where it is. */
  protected stand(): Standing {
    return (this.#standing ??= this.standingAt(this.line))
  }

  /** @internal How it stands at the end of a line. What was claimed, said or read comes first, then the rules. */
  protected standingAt({ node, occurrences }: Line): Standing {
    const { outcome, claim } = this.#rules.standing(node.position, occurrences)
    return { outcome: Object.freeze(node.ending ?? outcome), claim }
  }

  /** @internal The place or what is said there has changed. */
  protected moved(): void {
    this.#standing = undefined
  }

  /** @internal */
  protected refuseIfOver({ outcome }: Standing): void {
    if (outcome) throw new DasChessError('game_over', { outcome, dfen: this.dfen })
  }

  /** A node as its users know it: all of its positions and moves were made by these rules. */
  #public(node: TreeNode): Node<Position, Move> {
    return node as Node<AnyPosition, AnyMove> as Node<Position, Move>
  }

  /** Ends the game here. */
  #end(ending: AnyOutcome): void {
    const { node } = this.line
    node.ending = Object.freeze(ending)
    node.cut()
    this.moved()
  }

  /** The child of a node that a move leads to, added if there is none yet. */
  #play(node: TreeNode, move: string | MoveLike): TreeNode {
    const played = this.#rules.playMove(node.position, move)
    return node.child(played.move.lan) ?? node.append(played.move, played.position)
  }

  #nodeAt(ply: number): TreeNode {
    requireInteger(ply, 0, Number.MAX_SAFE_INTEGER, 'ply')
    const { nodes, plies } = this.line
    let node = nodes[Math.min(ply, plies)]
    for (let at = plies; at < ply && node; at++) node = node.next
    if (!node) throw invalidArgument('ply', 'a ply of this line', ply)
    return node
  }

  #toRecord(): RecordData {
    // As it was read, if no one has seen the tree.
    if (!this.#grown) return { ...this.#record, tags: readTags(this.tags), result: resultOf(this.outcome) }
    const main = new Line(this.#grown.root)
    main.goTo(lineEnd(main.root))
    return recordOf(main.root, this.tags, resultOf(this.standingAt(main).outcome))
  }
}

function resultOf(outcome: AnyOutcome | null): RecordData['result'] {
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
