/** Between the user, the game and the view: what is picked, asked, waited for and shown. */
import type { Arrow, Ends, Mark } from './attributes.js'
import type { BoardElement } from './element.js'
import type { BoardEventMap, CancelReason } from './events.js'
import type { Act, BoardMove, Game, Square, State } from './game.js'
import { listenToKeys } from './input/keyboard.js'
import { listenToPointers } from './input/pointer.js'
import { difference, dragged } from './motion.js'
import { makePicker, type Picked, type Picker } from './picker.js'
import { picture } from './picture.js'
import { set } from './view/dom.js'
import { makeView } from './view/view.js'
import { walk, type Choice } from './walk.js'
import { BOARD_WORDS, type Words } from './words.js'

type Host = BoardElement<unknown, unknown, unknown>
type Events = BoardEventMap<unknown, unknown>

/** What the page has set, and the board goes on from there. */
interface Given {
  lastMove: Ends | null
  arrows: readonly Arrow[]
  marks: readonly Mark[]
  legates: unknown
}

export type Control = ReturnType<typeof makeControl>

export function makeControl(host: Host, game: Game) {
  const view = makeView(host, game, enter, giveUp)
  const { root, board, grid, overlay, sprites, chooser, entry, extras, arrange, name, say } = view
  const given: Given = { lastMove: null, arrows: [], marks: [], legates: null }
  /** Whether `lastMove` was set together with a position that is still to be drawn: it then holds. */
  let lastMoveGiven = false
  /** Undefined until something is asked of it, so that a position given before is no change. */
  let position: State | undefined
  let picker: Picker<unknown> | undefined
  /** The move that waits for the page's answer. */
  let waiting: BoardMove | null = null
  let lifted: Square | null = null
  let over: Square | null = null
  let drawn: Promise<void> | null = null
  let shown: Promise<boolean> = Promise.resolve(true)
  /** Ends a gesture without a word. */
  let forget = () => {}
  /** What is still to be told, and how many wait for it to be complete: handlers, whose own doing is told later. */
  const untold: CustomEvent[] = []
  let held = 0

  const state = () => (position ??= game.read(null))

  const words = (): Words => ({ ...BOARD_WORDS[host.language], ...game.words[host.language] })

  /** What envoys add to those of the game, if they are shown. */
  const envoys = (what: 'figures' | 'moves') => (given.legates ? game.envoys![what](given.legates) : []) as []

  /** Who stands where, envoys too. */
  const figures = () => new Map([...state().figures, ...envoys('figures')])

  /** Whether a move is the user's to make. */
  const own = ({ side }: BoardMove) => host.mode === 'play' && [side, 'both'].includes(host.color)

  function picks(): Picker<unknown> {
    if (!picker) {
      picker = makePicker(walk([...state().moves(), ...envoys('moves')].filter(own)))
    }
    return picker
  }

  const event = <Name extends keyof Events>(name: Name, detail: Events[Name]['detail'], cancelable = false) =>
    new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true })

  /** Tells the page what has happened, in this order even where a handler makes something else happen. */
  function emit<Name extends keyof Events>(name: Name, detail: Events[Name]['detail']): void {
    untold.push(event(name, detail))
    if (!held++) for (let next; (next = untold.shift());) host.dispatchEvent(next)
    held--
  }

  // ---- what the user does ----

  /** Whether the user may go on. A question whose dialog the browser has closed by itself is settled before. */
  function free(): boolean {
    if (chooser.open) cancel('chooser')
    return !waiting
  }

  function squareAt(x: number, y: number): Square | null {
    return root.elementFromPoint(x, y)?.closest<HTMLElement>('.cell')?.dataset['square'] ?? null
  }

  function tap(square: Square | null): void {
    if (!free()) return
    if (square) {
      grid.focus(square, false)
      step(picks().pick(square))
    } else cancel('outside')
  }

  function lift(square: Square): boolean {
    if (!free()) return false
    if (picks().path.at(-1) !== square) {
      if (!picks().starts.has(square)) return false
      picks().clear()
      picks().pick(square)
    }
    lifted = square
    // Who is on his way is taken from where he has got to.
    sprites.lift(figures().get(picks().path[0]!)!)
    drawCells()
    return true
  }

  function drag(x: number, y: number, square: Square | null): void {
    sprites.follow(x, y)
    const target = square && square !== lifted && picks().targets?.has(square) ? square : null
    if (target === over) return
    over = target
    drawCells()
  }

  function drop(square: Square | null): void {
    const home = square === lifted
    over = null
    if (!square) cancel('outside')
    else if (!home && !picks().targets?.has(square)) cancel('illegal')
    else {
      grid.focus(square, false)
      sprites.rest(grid.geometry.places.get(square)!)
      step(home ? {} : picks().pick(square))
    }
  }

  function putDown(): void {
    lifted = over = null
    sprites.drop()
  }

  function step({ move, choices, reason }: Picked<unknown>): void {
    if (move) request(move)
    else if (reason) cancel(reason)
    else {
      if (choices) ask(choices)
      else putDown()
      drawCells()
    }
  }

  function ask(choices: readonly Choice<unknown>[]): void {
    const { question, answer, cancel: label } = words()
    chooser.ask(
      question(choices[0]!.step.question),
      choices.map((choice) => ({
        label: answer(choice.step, choice.move),
        figure: choice.step.figure,
        choose: () => {
          chooser.close()
          step(picks().answer(choice))
        },
      })),
      { label, choose: () => cancel('chooser') },
    )
  }

  /** The move that was begun comes to nothing. Gives whether there was one. */
  function cancel(reason: CancelReason, from = waiting?.from ?? picks().path[0]): boolean {
    if (!from || (waiting && reason === 'escape')) return false
    forget()
    waiting = null
    picks().clear()
    chooser.close()
    putDown()
    schedule()
    emit('move-cancel', { reason, from })
    return true
  }

  /** By the button under the board, which then is gone: the focus goes back to the cells. */
  function giveUp(): void {
    cancel('chooser')
    grid.focus(grid.current, true)
  }

  /** Whatever is going on ends, because something else takes its place; what may be moved is worked out anew. */
  function interrupt(reason: 'position' | 'removed'): void {
    forget()
    if (waiting || lifted || chooser.open) cancel(reason)
    picker = undefined
  }

  /** What may be moved is worked out anew, with the position as it is: what is begun goes on, if it still may. */
  function renew(): void {
    const path = picker?.path ?? []
    picker = undefined
    if (path.some((square) => picks().pick(square).reason)) cancel('refused', path[0])
    schedule()
  }

  /** Plays a typed move; gives a sentence where it can't. */
  function enter(text: string): string | null {
    try {
      const move = state().find(text)
      if (waiting || !own(move)) return words().notYours
      interrupt('position')
      request(move)
      return null
    } catch (error) {
      return words().refusal(error)
    }
  }

  /** The user wants a move: the page may refuse it, and take its time over that. */
  function request(wanted: BoardMove): void {
    picks().clear()
    if (wanted.envoy) return send(wanted)
    // An object of its own, so that no answer to an earlier wish for the same move is taken for one to this.
    const move = (waiting = { ...wanted })
    const answers: Promise<unknown>[] = []
    const settle = (permitted: boolean) => {
      if (waiting !== move) return
      if (permitted) void make(move, 'user')
      else cancel('refused')
    }
    const waitFor = (answer: PromiseLike<unknown>) => {
      const settled = Promise.resolve(answer).catch((error: unknown) => {
        settle(false)
        emit('board-error', { error, source: 'move-request' })
        return false
      })
      answers.push(settled)
    }
    const permitted = host.dispatchEvent(
      event('move-request', { move: move.data, position: state().text, waitFor }, true),
    )
    if (!permitted || !answers.length) return settle(permitted)
    schedule()
    void Promise.all(answers).then((all) => settle(!all.includes(false)))
  }

  /** An envoy's move: a message that leaves the position as it is. */
  function send({ data }: BoardMove): void {
    putDown()
    if (host.dispatchEvent(event('legate', data, true))) give('legates', game.envoys!.read(data))
    schedule()
  }

  // ---- positions come ----

  function make(move: BoardMove, by: 'user' | 'script'): Promise<boolean> {
    const before = state()
    const after = before.play(move)
    const told = words().told(move, before)
    let acts = before.acts(move)
    if (by === 'user') {
      if (lifted) acts = dragged(acts)
      waiting = null
      putDown()
    }
    if (given.legates) given.legates = game.envoys!.read('')
    lastMoveGiven = false
    return show(after, move, acts, told, false, by)
  }

  function arrive(after: State): Promise<boolean> {
    const before = position
    if (!before) {
      position = after
      schedule()
    } else if (before.text !== after.text) {
      const move = before.moveTo(after)
      const back = move ? null : after.moveTo(before)
      const acts = move ? before.acts(move) : back ? after.acts(back) : difference(before, after)
      const told = move ? words().told(move, before) : acts.length && words().position(after, !!back)
      show(after, move, acts, told, !!back)
    }
    return shown
  }

  /** Takes a position that came by a move or otherwise, shows it, and tells of it if there is anything to tell. */
  function show(
    after: State,
    move: BoardMove | null,
    acts: readonly Act[],
    told: string | 0,
    back: boolean,
    by?: 'user' | 'script',
  ): Promise<boolean> {
    const { text: previous } = state()
    held++
    interrupt('position')
    held--
    position = after
    if (!lastMoveGiven) given.lastMove = move && { from: move.from, to: move.to }
    if (told && host.isConnected) say(told)
    entry.refuse(null)
    const here: Promise<boolean> = schedule().then(async () => {
      const { animation: duration, isConnected } = host
      const still = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
      const seen = isConnected && duration && !still ? acts : []
      if (here === shown) await sprites.run({ acts: seen, back, duration }, grid.geometry.places, drawCells)
      return here === shown
    })
    shown = here
    const { text } = after
    if (by) untold.push(event('move', { move: move!.data, before: previous, after: text, by }))
    emit('position-change', { position: text, previous, move: move?.data ?? null })
    return here
  }

  // ---- drawing ----

  /** Has everything drawn soon, once for all that happens until then. */
  function schedule(): Promise<void> {
    return (drawn ??= Promise.resolve().then(draw))
  }

  function draw(): void {
    const { language, orientation, coordinates, moveEntry } = host
    drawn = null
    lastMoveGiven = false
    name(language, words(), moveEntry)
    arrange({ orientation, coordinates, envoys: given.legates !== null })
    extras?.draw(grid.geometry, state())
    overlay.draw(grid.geometry, given.marks, given.arrows)
    drawCells()
  }

  function drawCells(): void {
    // While an answer is asked for no square is.
    const asked = chooser.open && { targets: undefined, question: undefined }
    const scene = { ...given, ...state(), ...picks(), ...asked, waiting, lifted, over }
    const texts = words()
    grid.draw(
      picture({ ...scene, figures: figures(), staged: sprites.staged, sign: game.envoys?.sign }, texts),
    )
    extras?.show(state(), texts, scene.path, scene.question)
    set(board, { class: `board ${lifted ? 'dragging' : waiting ? 'busy' : ''}` })
  }

  /** A property was set to a value that has been read. */
  function give(name: string, value: unknown): void {
    if (name === 'position') return void arrive(value as State)
    Object.assign(given, { [name]: value })
    lastMoveGiven ||= name === 'lastMove'
    renew()
  }

  return {
    state,
    give,
    make,
    arrive,
    emit,

    /** A property of the element. */
    get: (name: string): unknown => (name === 'position' ? state().text : given[name as keyof Given]),

    /** An attribute has changed that is read when it is needed. */
    change: renew,

    focus(options?: FocusOptions): void {
      draw()
      grid.cell(grid.current)!.focus(options)
    },

    /** Listens until `signal` is aborted. */
    connect(signal: AbortSignal): void {
      forget = listenToPointers(board, { squareAt, tap, lift, drag, drop, cancel }, signal)
      listenToKeys(grid, { tap, cancel }, signal)
      schedule()
    },

    disconnect(): void {
      interrupt('removed')
      sprites.stop()
      shown = Promise.resolve(true)
      schedule()
    },
  }
}
