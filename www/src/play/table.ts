/**
 * The game on the page and how it is looked at. Whoever changes it does so here, and whoever shows it listens. Rules,
 * draws and Legates are the package's: what it refuses is thrown on, and nothing has changed.
 */
import { START, type Color, type Game, type LegateMessage, type Node } from 'das-chess'
import { endOf } from './path.ts'

/** How a change came about, for those who tell of it. */
export type Change = 'move' | 'jump' | 'legate' | 'claim' | 'line' | 'flip' | 'game'

/** After these a game is the user's own. */
const PLAYED: ReadonlySet<Change> = new Set(['move', 'legate', 'claim', 'line'])

export class Table {
  #game: Game
  #orientation: Color
  /** The last game worth keeping that another one took the place of. */
  #previous: Game | null
  #isGuest = false
  readonly #listeners: ((change: Change) => void)[] = []

  constructor(game: Game, orientation: Color, previous: Game | null = null) {
    this.#game = game
    this.#orientation = orientation
    this.#previous = previous
  }

  get game(): Game {
    return this.#game
  }

  /** The side at the bottom. */
  get orientation(): Color {
    return this.#orientation
  }

  /** The game that can be brought back. */
  get previous(): Game | null {
    return this.#previous
  }

  /** Whether there is a game that can be brought back. */
  get hasPrevious(): boolean {
    return this.#previous !== null
  }

  /** Whether the game came by a link, and nobody has played on in it. */
  get isGuest(): boolean {
    return this.#isGuest
  }

  /** Whether the game is at the end of a line. Elsewhere nothing is said or claimed: that would cut off what follows. */
  get atEnd(): boolean {
    return this.#game.node.next === undefined
  }

  /** Whether the game is on its main line. */
  get onMainLine(): boolean {
    let node = this.#game.node
    for (; node.parent; node = node.parent) if (node.parent.next !== node) return false
    return true
  }

  listen(listener: (change: Change) => void): void {
    this.#listeners.push(listener)
  }

  #changed(change: Change): void {
    if (PLAYED.has(change)) this.#isGuest = false
    for (const listener of this.#listeners) listener(change)
  }

  /** Plays a move from here; another one than the line has becomes a variation. */
  play(lan: string): void {
    this.#game.goTo(this.#game.addVariation(this.#game.node, lan))
    this.#changed('move')
  }

  goTo(node: Node): void {
    if (node === this.#game.node) return
    this.#game.goTo(node)
    this.#changed('jump')
  }

  takeBack(): void {
    this.goTo(this.#game.node.parent ?? this.#game.node)
  }

  redo(): void {
    this.goTo(this.#game.node.next ?? this.#game.node)
  }

  toStart(): void {
    this.goTo(this.#game.root)
  }

  toEnd(): void {
    this.goTo(endOf(this.#game.node))
  }

  /** Makes the line that the game is on its main line. */
  makeMainLine(): void {
    const { node } = this.#game
    const line: Node[] = []
    for (let at = node; at.parent; at = at.parent) line.unshift(at)
    this.#game.goTo(this.#game.root)
    for (const step of line) {
      if (step.parent!.next === step) this.#game.redo()
      else this.#game.move(step.move!.lan)
    }
    this.#changed('line')
  }

  /** @throws DasChessError `game_over` */
  speak(color: Color, message: LegateMessage): void {
    this.#game.legate(color, message)
    this.#changed('legate')
  }

  /** What a Legate says here. */
  said(color: Color): LegateMessage {
    return this.#game.node.messages.findLast((note) => note.color === color)?.message ?? 'silent'
  }

  /** @throws DasChessError `no_claim`, `game_over` */
  claimDraw(): void {
    this.#game.claimDraw()
    this.#changed('claim')
  }

  flip(): void {
    this.#orientation = this.#orientation === 'white' ? 'black' : 'white'
    this.#changed('flip')
  }

  /**
   * Another game comes to the table; the one before can be brought back, if anything was played or set up in it. A
   * guest has its link, and doesn't take the place of what it was put on.
   */
  replace(game: Game, { guest = false } = {}): void {
    if (this.#isWorthKeeping) this.#previous = this.#game
    this.#game = game
    this.#isGuest = guest
    this.#changed('game')
  }

  /** The game before comes back; the one on the table takes its place, if it is the user's own. */
  bringBack(): void {
    if (!this.#previous) return
    const back = this.#previous
    this.#previous = this.#isWorthKeeping ? this.#game : null
    this.#game = back
    this.#isGuest = false
    this.#changed('game')
  }

  /** While a guest is on the table here, the own game has gone on elsewhere. */
  hostMoved(game: Game): void {
    if (this.#isGuest && hasContent(game)) this.#previous = game
  }

  get #isWorthKeeping(): boolean {
    return !this.#isGuest && hasContent(this.#game)
  }
}

/** Whether anything was played or set up in a game. */
const hasContent = ({ root }: Game) => root.next !== undefined || root.position.dfen !== START
