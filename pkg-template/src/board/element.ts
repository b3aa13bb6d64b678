/** The custom element: attributes, properties, methods and events; what the user does becomes moves here. */
import { oneOf, readArrows, readLastMove, readMarks, type Arrow, type Mark } from './attributes.js'
import type { BoardEventMap, CancelReason } from './events.js'
import type { Act, BoardMove, Figure, Game, Language, Side, Square, State } from './game.js'
import { listenToKeys } from './input/keyboard.js'
import { PointerInput } from './input/pointer.js'
import type { Place } from './layout.js'
import { backwards, difference, dragged } from './motion.js'
import { Picker, type Picked } from './picker.js'
import type { CellPicture, CellState } from './view/grid.js'
import type { Animation } from './view/sprites.js'
import { View } from './view/view.js'
import { walk } from './walk.js'
import { BOARD_WORDS } from './words.js'

/** So that the module can be imported where there is no DOM. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

const DEFAULT_ANIMATION = 250

/** Properties that are words, one of a few: the attribute is all there is of them. The first is the default. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  orientation: ['white', 'black'],
  mode: ['play', 'view'],
  color: ['both', 'white', 'black'],
  language: ['en', 'ru'],
  theme: ['auto', 'light', 'dark'],
}

interface Ends {
  readonly from: Square
  readonly to: Square
}

/**
 * A board of some game. `Position` is what its `position` takes besides a text, `Data` a move in its events,
 * `Message` what an envoy's move carries.
 */
export abstract class BoardElement<Position, Data, Message = never> extends Base {
  static readonly observedAttributes: readonly string[] = [
    ...['position', 'coordinates', 'animation', 'last-move', 'arrows', 'marks', 'legates', 'move-entry'],
    ...Object.keys(WORDS),
  ]

  /** The game that is played here. */
  protected abstract readonly game: Game<Data>

  #view: View | undefined
  #listeners: AbortController | undefined
  #pointer: PointerInput | undefined
  #state: State<Data> | undefined
  #picker: Picker<unknown> | undefined
  /** Counts what makes an unanswered request void. */
  #version = 0
  #waiting: BoardMove<unknown> | null = null
  #over: Square | null = null
  #lifted: Square | null = null
  #lastMove: Ends | null = null
  #lastMoveGiven = false
  #arrows: readonly Arrow[] = []
  #marks: readonly Mark[] = []
  #envoys: unknown = null
  #queued: Animation | null = null
  #shown: Promise<boolean> = Promise.resolve(true)
  #scheduled = false

  // ---- properties ----

  /** The position's text. Takes a text, a position, or null for the start; one that can't be read is a `board-error`. */
  get position(): string {
    return this.#now.text
  }

  set position(value: string | Position | null | undefined) {
    this.#attempt('position', () => void this.#arrive(this.game.read(value ?? null)))
  }

  /** The side at the bottom. Default: `white`. */
  declare orientation: Side
  /** `view`: nothing can be moved by hand. Default: `play`. */
  declare mode: 'play' | 'view'
  /** Whose men the user moves. Default: `both`. */
  declare color: Side | 'both'
  /** The language of all words, seen or read out. Default: `en`. */
  declare language: Language
  /** The colors' scheme; `auto` is that of the page around (CSS `color-scheme`). Default: `auto`. */
  declare theme: 'light' | 'dark' | 'auto'

  /** Whether files and ranks are named; the attribute `coordinates="false"` turns it off. Default: true. */
  get coordinates(): boolean {
    return this.getAttribute('coordinates') !== 'false'
  }

  set coordinates(value: boolean) {
    this.setAttribute('coordinates', String(value))
  }

  /** How long a move takes, in milliseconds; 0 for none. Default: 250. Nothing moves where the user wants it so. */
  get animation(): number {
    const value = this.getAttribute('animation')
    const number = value === null || value.trim() === '' ? NaN : Number(value)
    return number >= 0 && number <= 10_000 ? number : DEFAULT_ANIMATION
  }

  set animation(value: number) {
    this.setAttribute('animation', String(value))
  }

  /** The squares shown as the last move. The board sets it with every move; set it together with a position. */
  get lastMove(): Ends | null {
    return this.#lastMove
  }

  set lastMove(value: Ends | string | null | undefined) {
    this.#attempt('last-move', () => {
      this.#lastMove = readLastMove(value)
      this.#lastMoveGiven = true
      this.#schedule()
    })
  }

  /** Arrows over the board: `'e2e4 g1f3=red'` or a list. */
  get arrows(): readonly Arrow[] {
    return this.#arrows
  }

  set arrows(value: readonly Arrow[] | string | null | undefined) {
    this.#attempt('arrows', () => {
      this.#arrows = readArrows(value)
      this.#schedule()
    })
  }

  /** Rings round squares: `'e4 d5=red'`, a list of squares, or colors by square. */
  get marks(): readonly Mark[] {
    return this.#marks
  }

  set marks(value: readonly Square[] | Readonly<Record<Square, string>> | string | null | undefined) {
    this.#attempt('marks', () => {
      this.#marks = readMarks(value)
      this.#schedule()
    })
  }

  /** Where the envoys stand, `'r2 r9'` or an object; null: they are not shown. */
  get legates(): unknown {
    return this.#envoys
  }

  set legates(value: unknown) {
    this.#attempt('legates', () => {
      this.#envoys = this.game.envoys?.read(value) ?? null
      this.#picker = undefined
      this.#schedule()
    })
  }

  /** Whether there is a text field for moves. */
  get moveEntry(): boolean {
    return this.hasAttribute('move-entry')
  }

  set moveEntry(value: boolean) {
    this.toggleAttribute('move-entry', Boolean(value))
  }

  // ---- methods ----

  /**
   * Makes a legal move, without asking by `move-request`.
   *
   * @param move a text or an object, as the game reads it
   * @returns a promise: true at the end of the animation, false if something newer ended it before
   * @throws (as a rejection) what the game says of a move that is none
   */
  async move(move: string | object): Promise<boolean> {
    return this.#make(this.#now.find(move), 'script', false)
  }

  /**
   * Shows a position, as `position` does, but tells when it is done.
   *
   * @returns a promise: true at the end of the animation, false if something newer ended it before
   * @throws (as a rejection) what the game says of a text that is no position
   */
  async setPosition(position: string | Position | null): Promise<boolean> {
    return this.#arrive(this.game.read(position))
  }

  /** Turns the board round. */
  flip(): void {
    this.orientation = this.orientation === 'white' ? 'black' : 'white'
  }

  /** Focuses the current cell. */
  override focus(options?: FocusOptions): void {
    this.#flush()
    this.#view?.grid.cell(this.#view.grid.current)?.focus(options)
  }

  // ---- life ----

  connectedCallback(): void {
    for (const name of Object.keys(this)) this.#upgrade(name)
    this.#view ??= new View(this, this.game as Game, (text) => this.#enter(text))
    this.#listeners?.abort()
    this.#listeners = new AbortController()
    const { signal } = this.#listeners
    this.#pointer = new PointerInput(
      this.#view.board,
      {
        squareAt: (x, y) => this.#squareAt(x, y),
        tap: (square) => this.#tap(square),
        lift: (square) => this.#lift(square),
        drag: (x, y) => this.#drag(x, y),
        drop: (square) => this.#drop(square),
        dragEnd: (reason) => this.#cancel(reason),
      },
      signal,
    )
    listenToKeys(
      this.#view.grid,
      { tap: (square) => this.#tap(square), cancel: () => this.#cancel('escape') },
      signal,
    )
    this.#schedule()
  }

  disconnectedCallback(): void {
    this.#interrupt('removed')
    this.#listeners?.abort()
    this.#view?.sprites.stop()
    this.#schedule()
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (name === 'position') this.position = value
    else if (name === 'last-move') this.lastMove = value
    else if (name === 'arrows' || name === 'marks' || name === 'legates') this[name] = value
    else if (before !== value) {
      if (name === 'mode' || name === 'color' || name === 'orientation') {
        this.#interrupt('position')
        this.#picker = undefined
      }
      this.#schedule()
    }
  }

  /** A property set before the element was defined hides the one of the class. */
  #upgrade(name: string): void {
    if (!(name in BoardElement.prototype)) return
    const own = this as unknown as Record<string, unknown>
    const value = own[name]
    delete own[name]
    own[name] = value
  }

  get #now(): State<Data> {
    return (this.#state ??= this.game.read(null))
  }

  /** What can't be read changes nothing and is told by an event, a little later so that it can be heard. */
  #attempt(source: string, read: () => void): void {
    try {
      read()
    } catch (error) {
      queueMicrotask(() => this.#emit('board-error', { error, source }))
    }
  }

  #emit<Name extends keyof BoardEventMap<Data, Message>>(
    name: Name,
    detail: BoardEventMap<Data, Message>[Name]['detail'],
    cancelable = false,
  ): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }))
  }

  // ---- what the user does ----

  get #picks(): Picker<unknown> {
    if (!this.#picker) {
      const moves: BoardMove<unknown>[] = []
      if (this.mode === 'play') {
        moves.push(...this.#now.moves())
        if (this.#envoys) moves.push(...this.game.envoys!.moves(this.#envoys))
      }
      const { color } = this
      this.#picker = new Picker(walk(moves.filter(({ side }) => color === 'both' || color === side)))
    }
    return this.#picker
  }

  #squareAt(x: number, y: number): Square | null {
    const cell = this.#view!.root.elementFromPoint(x, y)?.closest<HTMLElement>('.cell')
    return cell?.dataset['square'] ?? null
  }

  #tap(square: Square | null): void {
    if (this.#waiting) return
    if (square === null) {
      if (this.#picks.path.length) this.#cancel('outside')
      return
    }
    this.#view!.grid.focus(square, false)
    this.#step(() => this.#picks.pick(square), false)
  }

  #lift(square: Square): boolean {
    const picks = this.#picks
    if (this.#waiting || !picks.starts.has(square)) return false
    if (picks.path.at(-1) !== square) {
      picks.clear()
      picks.pick(square)
    }
    this.#lifted = square
    this.#view!.sprites.stop()
    this.#view!.sprites.lift(this.#figures.get(square)!)
    this.#drawCells()
    return true
  }

  #drag(x: number, y: number): void {
    this.#view!.sprites.follow(x, y)
    const square = this.#squareAt(x, y)
    const over = square !== null && this.#picks.targets?.has(square) ? square : null
    if (over === this.#over) return
    this.#over = over
    this.#drawCells()
  }

  #drop(square: Square | null): void {
    const lifted = this.#lifted
    this.#over = null
    if (square === null || (square !== lifted && !this.#picks.targets?.has(square))) {
      this.#cancel(square === null ? 'outside' : 'illegal')
      return
    }
    this.#view!.grid.focus(square, false)
    if (square === lifted) {
      this.#putDown()
      this.#drawCells()
      return
    }
    this.#view!.sprites.rest(square, this.#view!.geometry)
    this.#step(() => this.#picks.pick(square), true)
  }

  #putDown(): void {
    this.#lifted = null
    this.#over = null
    this.#view?.sprites.drop()
  }

  #step(pick: () => Picked<unknown>, drag: boolean): void {
    const from = this.#picks.path[0]!
    const picked = pick()
    if (picked.kind === 'move') this.#request(picked.move, drag)
    else if (picked.kind === 'ask') this.#ask(picked, drag)
    else {
      this.#putDown()
      this.#drawCells()
      if (picked.kind === 'missed') this.#emit('move-cancel', { reason: 'illegal', from })
      else if (picked.kind === 'deselected') this.#emit('move-cancel', { reason: 'deselected', from })
    }
  }

  #ask({ choices, square }: Extract<Picked<unknown>, { kind: 'ask' }>, drag: boolean): void {
    const view = this.#view!
    const words = this.game.words[this.language]
    this.#drawCells()
    view.chooser.ask({
      title: words.question(choices[0]!.step.question),
      cancelLabel: BOARD_WORDS[this.language].cancel,
      answers: choices.map((choice) => ({
        label: words.answer(choice.step, choice.move as BoardMove<Data>),
        figure: choice.step.figure,
        choose: () => {
          this.#view?.chooser.close()
          this.#step(() => this.#picks.answer(choice), drag)
        },
      })),
      cancel: () => this.#cancel('chooser'),
      near: view.grid.cell(square)!,
    })
  }

  /** The move that was begun comes to nothing. Gives whether there was one. */
  #cancel(reason: CancelReason): boolean {
    const from = this.#waiting?.from ?? this.#picks.path[0]
    if (
      from === undefined ||
      (this.#waiting && reason !== 'refused' && reason !== 'position' && reason !== 'removed')
    )
      return false
    this.#version++
    this.#waiting = null
    this.#picks.clear()
    this.#view?.chooser.close()
    this.#putDown()
    this.#schedule()
    this.#emit('move-cancel', { reason, from })
    return true
  }

  /** Whatever is going on ends, because something else takes its place. */
  #interrupt(reason: 'position' | 'removed'): void {
    this.#version++
    this.#pointer?.forget()
    const busy = this.#waiting || this.#lifted || this.#view?.chooser.open
    if (busy) this.#cancel(reason)
    else this.#picker?.clear()
  }

  #enter(text: string): string | null {
    const { language } = this
    if (this.#waiting || this.mode === 'view') return BOARD_WORDS[language].notYours
    try {
      const move = this.#now.find(text)
      if (this.color !== 'both' && this.color !== move.side) return BOARD_WORDS[language].notYours
      this.#interrupt('position')
      this.#request(move, false)
      return null
    } catch (error) {
      return this.game.words[language].refusal(error)
    }
  }

  /** The user wants a move: the page may refuse it, and take its time over that. */
  #request(move: BoardMove<unknown>, drag: boolean): void {
    if (this.#envoys && this.game.envoys!.moves(this.#envoys).some((one) => one.key === move.key)) {
      return this.#send(move as BoardMove<Message>)
    }
    const made = move as BoardMove<Data>
    this.#picks.clear()
    const version = ++this.#version
    const answers: PromiseLike<unknown>[] = []
    this.#waiting = made
    const permitted = this.#emit(
      'move-request',
      { move: made.data, position: this.#now.text, waitFor: (answer) => void answers.push(answer) },
      true,
    )
    if (version !== this.#version) return
    if (!permitted) return void this.#cancel('refused')
    if (!answers.length) return void this.#make(made, 'user', drag)
    this.#schedule()
    Promise.all(answers).then(
      (all) => {
        if (version !== this.#version) return
        if (all.includes(false)) this.#cancel('refused')
        else void this.#make(made, 'user', drag)
      },
      (error: unknown) => {
        if (version !== this.#version) return
        this.#cancel('refused')
        this.#emit('board-error', { error, source: 'move-request' })
      },
    )
  }

  /** An envoy's move: a message that leaves the position as it is. */
  #send(move: BoardMove<Message>): void {
    this.#picks.clear()
    this.#putDown()
    if (this.#emit('legate', move.data, true)) this.legates = this.game.envoys!.move(this.#envoys, move)
    this.#schedule()
  }

  // ---- positions come ----

  #make(move: BoardMove<Data>, by: 'user' | 'script', drag: boolean): Promise<boolean> {
    const before = this.#now
    const after = before.play(move)
    const acts = before.acts(move)
    const text = this.game.words[this.language].told(move, before)
    this.#waiting = null
    const dropped = drag && this.#lifted !== null
    if (dropped) this.#putDown()
    if (this.#envoys) this.#envoys = this.game.envoys!.home()
    this.#lastMoveGiven = false
    const shown = this.#show(after, move, dropped ? dragged(acts) : acts, text)
    this.#emit('move', { move: move.data, before: before.text, after: after.text, by })
    this.#changed(before, after, move)
    return shown
  }

  #arrive(after: State<Data>): Promise<boolean> {
    const before = this.#state
    if (before?.text === after.text) return this.#shown
    if (!before) {
      this.#state = after
      this.#picker = undefined
      this.#schedule()
      return this.#shown
    }
    const words = this.game.words[this.language]
    const move = before.moveTo(after)
    const back = move ? null : after.moveTo(before)
    const shown = this.#show(
      after,
      move,
      move
        ? before.acts(move)
        : back
          ? backwards(after.acts(back), after as State)
          : difference(before, after),
      move ? words.told(move, before) : words.position(after, back !== null),
    )
    this.#changed(before, after, move)
    return shown
  }

  #changed(before: State<Data>, after: State<Data>, move: BoardMove<Data> | null): void {
    this.#emit('position-change', { position: after.text, previous: before.text, move: move?.data ?? null })
  }

  /** Takes a position that came by a move or otherwise, with its animation and what is told of it. */
  #show(
    after: State<Data>,
    move: BoardMove<Data> | null,
    acts: readonly Act[],
    text: string,
  ): Promise<boolean> {
    this.#interrupt('position')
    this.#state = after
    this.#picker = undefined
    if (!this.#lastMoveGiven) this.#lastMove = move && { from: move.from, to: move.to }
    if (this.isConnected) this.#view?.announcer.say(text)
    this.#view?.entry.clear()
    this.#queued?.ended(false)
    this.#shown = new Promise((ended) => (this.#queued = { acts, duration: this.animation, ended }))
    this.#schedule()
    return this.#shown
  }

  // ---- drawing ----

  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    queueMicrotask(() => this.#flush())
  }

  #flush(): void {
    this.#scheduled = false
    this.#lastMoveGiven = false
    const view = this.#view
    const queued = this.#queued
    this.#queued = null
    if (!view) {
      queued?.ended(true)
      return
    }
    const { language } = this
    const { entry, play } = BOARD_WORDS[language]
    view.name(language, this.game.words[language].board, this.moveEntry ? [entry, play] : null)
    view.arrange({
      orientation: this.orientation,
      coordinates: this.coordinates,
      envoys: this.#envoys !== null,
    })
    view.overlay.draw(view.geometry, this.#marks, this.#arrows)
    if (queued && this.#moves(queued)) {
      view.sprites.run(queued, view.geometry, () => this.#drawCells())
      return
    }
    if (queued) view.sprites.stop()
    this.#drawCells()
    queued?.ended(true)
  }

  /** Whether there is anything to see moving. */
  #moves({ acts, duration }: Animation): boolean {
    return (
      this.isConnected &&
      acts.length > 0 &&
      duration > 0 &&
      !document.hidden &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    )
  }

  get #figures(): ReadonlyMap<Square, Figure> {
    const { figures } = this.#now
    return this.#envoys ? new Map([...figures, ...this.game.envoys!.figures(this.#envoys)]) : figures
  }

  #drawCells(): void {
    const view = this.#view
    if (!view) return
    const picks = this.#picks
    const { path, targets, starts } = picks
    const { stage } = view.sprites
    const figures = this.#figures
    const { check } = this.#now
    const waiting = this.#waiting
    const last = this.#lastMove
    const marked = new Set(this.#marks.map(({ square }) => square))
    const words = this.game.words[this.language]
    const own = BOARD_WORDS[this.language]
    const signs = this.#envoys ? this.game.envoys!.signs : null

    const picture = ({ square, edge }: Place): CellPicture => {
      const standing = figures.get(square) ?? null
      const staged = stage.get(square)
      const figure = staged === undefined ? standing : staged
      const target = targets?.get(square)
      const states = new Set<CellState>()
      const said = [square, standing ? words.figure(standing) : own.empty]
      const say = (state: CellState, on: unknown, text?: string) => {
        if (!on) return
        states.add(state)
        if (text) said.push(text)
      }
      const meaning = words.cell(square)
      if (meaning) said.push(meaning)
      else if (edge) said.push(own.edge)
      say('check', square === check, own.check)
      say('selected', path.includes(square), own.selected)
      say('target', target, target && words.target(target.lower, target.upper))
      say('waiting', waiting?.from === square || waiting?.to === square, own.waiting)
      say('last-from', last?.from === square, own.lastFrom)
      say('last-to', last?.to === square, own.lastTo)
      if (marked.has(square)) said.push(own.marked)
      say('lower', target?.lower)
      say('upper', target?.upper)
      say('occupied', standing)
      say('over', this.#over === square)
      say('movable', !waiting && starts.has(square))
      say('ghost', this.#lifted === square)
      return { figure, sign: standing ? null : (signs?.get(square) ?? null), label: said.join(', '), states }
    }
    view.grid.draw(picture)
    view.board.classList.toggle('dragging', this.#lifted !== null)
    view.board.classList.toggle('busy', waiting !== null)
  }
}

for (const [name, allowed] of Object.entries(WORDS)) {
  Object.defineProperty(BoardElement.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return oneOf(this.getAttribute(name), allowed)
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined) this.removeAttribute(name)
      else this.setAttribute(name, String(value))
    },
  })
}
