/** Joins the game, the board and the panel. It asks the package what is legal and never works that out itself. */
import type { Cell, Color, Move, Mover, Position, Square } from 'das-chess'
import { listen } from './board/input.ts'
import { drawPiece } from './board/pieces.ts'
import { BoardView, type Slide } from './board/view.ts'
import { Chooser, type Option } from './chooser.ts'
import { cellsOf, goTo, lastPly, movesBySquare, newGame, play, position, type Game } from './game.ts'
import { drawMoves } from './panel/moves.ts'
import { SetupForm } from './panel/setup.ts'
import { describeCell, describeMove, describeState, capital, nameCell, pieceName } from './words.ts'

const find = <E extends HTMLElement>(id: string) => document.getElementById(id) as E

const board = find('board')
const turn = find('turn')
const hint = find('hint')
const moves = find('moves')
const announcer = find('announcer')
const takeBack = find<HTMLButtonElement>('take-back')
const redo = find<HTMLButtonElement>('redo')
const flip = find<HTMLButtonElement>('flip')

let game: Game = newGame()
/** What the side to move may do; nothing once the game is over, though a drawn position may still have moves. */
let legal: ReadonlyMap<Square, readonly Move[]> = new Map()
let selected: Square | null = null
let orientation: Color = 'white'

const view = new BoardView(board)
const chooser = new Chooser(find<HTMLDialogElement>('chooser'))
const setup = new SetupForm(find<HTMLFormElement>('setup'), (text) => {
  show(newGame(text))
  say(`Position set up. ${describeState(position(game))}`)
})

/** Brings another state of the game to the board. */
function show(next: Game, slides: readonly Slide[] = []): void {
  chooser.close()
  game = next
  selected = null
  const now = position(game)
  legal = now.outcome ? new Map() : movesBySquare(now)
  turn.textContent = describeState(now)
  turn.dataset['turn'] = now.outcome ? 'none' : now.turn
  takeBack.disabled = game.shown === 0
  redo.disabled = game.shown === game.plies.length
  drawMoves(moves, game, jump)
  setup.show(now.dfen)
  drawBoard(slides)
}

function drawBoard(slides: readonly Slide[] = []): void {
  const now = position(game)
  const last = lastPly(game)?.move
  const targets = new Map<Square, Set<Mover>>()
  for (const move of (selected && legal.get(selected)) || []) {
    const movers = targets.get(move.to)
    if (movers) movers.add(move.mover)
    else targets.set(move.to, new Set([move.mover]))
  }
  view.draw(
    {
      cells: cellsOf(now),
      orientation,
      movable: new Set(legal.keys()),
      selected,
      targets,
      lastMove: last ? [last.from, last.to] : [],
      check: now.check ? now.kingSquare(now.turn) : null,
    },
    slides,
  )
  drawHint(now)
}

function drawHint(now: Position): void {
  const cell = selected && now.pieceAt(selected)
  if (!cell) {
    hint.textContent = now.outcome
      ? 'Take back, or start a new game.'
      : 'Choose a piece to see where it may go.'
    return
  }
  const what = capital(`${nameCell(cell)} on ${selected}`)
  if (!cell.passenger || !legal.has(cell.square)) {
    hint.textContent = legal.has(cell.square) ? `${what}: choose where it goes.` : `${what} has no move.`
    return
  }
  hint.replaceChildren(
    `${what}: `,
    keyed('vessel', 'it sails'),
    ', ',
    keyed('passenger', 'passenger leaves'),
    '.',
  )
}

/** A target's shape with its meaning, on one line. */
function keyed(shape: 'vessel' | 'passenger', meaning: string): HTMLElement {
  const span = Object.assign(document.createElement('span'), { className: 'keyed' })
  span.append(Object.assign(document.createElement('span'), { className: `key key-${shape}` }), ` ${meaning}`)
  return span
}

function say(text: string): void {
  announcer.textContent = text
}

/** A square was clicked, tapped or chosen by key. */
async function choose(square: Square): Promise<void> {
  const from = selected
  const candidates = from === null ? [] : (legal.get(from) ?? []).filter((move) => move.to === square)
  if (from !== null && candidates.length) {
    const at = game
    const move = await settle(candidates, square)
    // Something else may have come to the board while the chooser was open.
    if (move && game === at) makeMove(move)
    return
  }
  const cell = position(game).pieceAt(square)
  const { turn, outcome } = position(game)
  selected = cell?.color === turn && !outcome && square !== from ? square : null
  drawBoard()
  if (selected && cell) say(`${describeCell(cell)} on ${square}: ${count(legal.get(square)?.length ?? 0)}.`)
}

const count = (moves: number) => (moves === 1 ? 'one move' : `${moves || 'no'} moves`)

/** The one move that is meant, after asking who goes and what a pawn becomes, as far as that is open. */
async function settle(candidates: readonly Move[], to: Square): Promise<Move | null> {
  const cell = position(game).pieceAt(candidates[0]!.from)!
  const movers = [...new Set(candidates.map((move) => move.mover))]
  let mover = movers[0]!
  if (movers.length > 1) {
    const options = movers.map((value) => moverOption(value, cell))
    const chosen = await chooser.ask(`Who goes to ${to}?`, options, view.rectOf(to))
    if (!chosen) return null
    mover = chosen
  }
  const fitting = candidates.filter((move) => move.mover === mover)
  if (fitting.length === 1) return fitting[0]!
  const options = fitting.map((move) => promotionOption(move, cell))
  return chooser.ask('The pawn becomes', options, view.rectOf(to))
}

function moverOption(value: Mover, cell: Cell): Option<Mover> {
  if (value !== 'passenger' || !cell.passenger)
    return { value, label: nameCell(cell), picture: drawPiece(cell) }
  const { name, color } = cell.passenger
  const picture = drawPiece({ square: cell.square, name, color })
  return { value, label: `${pieceName(name)} alone`, picture }
}

function promotionOption(move: Move, pawn: Cell): Option<Move> {
  const name = move.promotion!
  const hull = name === 'ship' ? ({ hull: pawn.color, vessel: 'ship' } as const) : {}
  const picture = drawPiece({ square: move.to, name, color: pawn.color, ...hull })
  return { value: move, label: pieceName(name), picture }
}

function makeMove(move: Move): void {
  const before = position(game)
  const next = play(game, move)
  const after = position(next)
  show(next, slidesOf(move, before, after))
  view.setCurrent(move.to, board.contains(document.activeElement))
  const end = after.outcome ? ` ${describeState(after)}` : ''
  say(describeMove(move, before) + end)
}

/** The mover, and whoever else left one square for another (the partner in castling). */
function slidesOf(move: Move, before: Position, after: Position): Slide[] {
  const [old, now] = [cellsOf(before), cellsOf(after)]
  const other = (square: Square) => square !== move.from && square !== move.to
  const left = [...old.keys()].find((square) => other(square) && !now.has(square))
  const came = [...now.keys()].find((square) => other(square) && !old.has(square))
  const slides = [{ from: move.from, to: move.to }]
  if (left && came) slides.push({ from: left, to: came })
  return slides
}

function jump(shown: number): void {
  const back = shown === game.shown - 1 ? lastPly(game) : undefined
  const there = goTo(game, shown)
  const on = there.shown === game.shown + 1 ? lastPly(there) : undefined
  if (back)
    show(there, slidesOf({ ...back.move, from: back.move.to, to: back.move.from }, back.after, back.before))
  else show(there, on ? slidesOf(on.move, on.before, on.after) : [])
  const last = lastPly(game)
  const what = back ? 'Taken back.' : last ? describeMove(last.move, last.before) : 'The start of the game.'
  say(`${what} ${describeState(position(game))}`)
}

listen(board, view, {
  choose: (square) => void choose(square),
  dismiss() {
    selected = null
    drawBoard()
  },
  orientation: () => orientation,
})
takeBack.addEventListener('click', () => jump(game.shown - 1))
redo.addEventListener('click', () => jump(game.shown + 1))
flip.addEventListener('click', () => {
  orientation = orientation === 'white' ? 'black' : 'white'
  flip.setAttribute('aria-pressed', String(orientation === 'black'))
  drawBoard()
  say(`Seen from ${orientation === 'white' ? "White's" : "Black's"} side.`)
})
find('new-game').addEventListener('click', () => {
  show(newGame())
  say(`New game. ${describeState(position(game))}`)
})

show(game)
