/** Moves of TCHESS-10 as what the user does to make them, and as what is to be seen of them. */
import type { Act, Actor, AnswerStep, BoardMove, SquareStep, Step } from '../../board/game.js'
import type { Move, Square } from '../index.js'
import { alike, lowerOf, type Standing, upperOf } from './figures.js'

type Figures = ReadonlyMap<Square, Standing>

/** Whether who stands below comes along, leg by leg: `10` for the first of two. */
export interface CargoStep extends AnswerStep {
  readonly mover: Standing
}

/**
 * All moves of a position, for the board; compound ones twice, leg by leg and straight to where they end: no leap ends
 * where another goes on to.
 */
export function boardMoves(moves: readonly Move[], figures: Figures): BoardMove<Move>[] {
  // Where the freed King can go (rule 2.3) after moves on the same way.
  const ways = new Map<string, Set<Square>>()
  for (const { path, frees } of moves) {
    if (!frees) continue
    const squares = ways.get(path.join()) ?? new Set()
    ways.set(path.join(), squares.add(frees))
  }
  // Questions of cargo begin with leaving it.
  const carried = ({ carries }: Move) => carries.filter(Boolean).length
  const sorted = [...moves].sort((a, b) => carried(a) - carried(b))
  // Ways that others go on from: who stays there points at the square again.
  const goOn = new Set(
    moves.flatMap(({ path }) => path.slice(1).map((_, leg) => path.slice(0, leg + 1).join())),
  )
  const make = (straight: boolean) => (data: Move) => {
    const { lan: key, color: side, from, to, path } = data
    const choice = (ways.get(path.join())?.size ?? 0) > 1
    const steps = [...stepsOf(data, figures.get(from)!, choice, goOn.has(path.join()), straight)]
    return { key, side, from, to, data, steps }
  }
  return [...sorted.map(make(false)), ...sorted.filter(({ path }) => path[2]).map(make(true))]
}

function* stepsOf(
  move: Move,
  mover: Standing,
  kingChooses: boolean,
  stays: boolean,
  straight: boolean,
): Generator<Step> {
  const { from, to, path, carries, kind, promotion, turn, frees, color } = move
  yield { square: from }
  if (kind === 'illusion') {
    const { man } = mover
    const pawn = man.name === 'pawn' ? man : man.below!
    const figure = alike(mover, { ...pawn, color, name: promotion! })
    return yield { question: 'illusion', answer: promotion!, figure, asked: true }
  }
  const again: Step[] = stays ? [{ square: to, way: 'again' }] : []
  if (kind === 'turn') {
    yield* again
    const figure = { ...mover, ...alike(mover, { ...mover.man, facing: turn! }) }
    return yield { question: 'turn', answer: turn!, figure, asked: true }
  }
  // Without its cargo it is the upper of two storeys that goes.
  let below = mover.man.below
  if (straight) {
    yield { square: to, way: below && carries.includes(false) ? 'upper' : 'lower' }
    yield { question: 'path', answer: path[1]! }
  } else
    for (const [leg, square] of path.slice(1).entries()) {
      const step: SquareStep = leg ? { square, question: 'on' } : { square }
      yield below && !carries[leg] ? { ...step, way: 'upper' } : step
      if (!carries[leg]) below = undefined
    }
  yield* again
  if (mover.man.below) {
    const figure = carries.includes(true) ? mover : upperOf(mover)
    const step: CargoStep = { question: 'cargo', answer: carries.map(Number).join(''), figure, mover }
    yield step
  }
  const moved = alike(mover, { ...mover.man, name: promotion ?? mover.man.name })
  if (promotion) yield { question: 'promotion', answer: promotion, figure: upperOf(moved) }
  const { facing } = moved.man
  if (facing) {
    const upper = upperOf(moved)
    const answer = turn ?? facing
    yield { question: 'turn', answer, figure: alike(moved, { ...upper.man, facing: answer }) }
  }
  if (frees && kingChooses) yield { square: frees, question: 'frees' }
}

/**
 * What is to be seen of a move: an act for each leg of its path. Where a King is seized (rule 2.3) it stays, and who
 * takes it stands on it.
 */
export function actsOf(move: Move, figures: Figures, seizes: boolean): Act[] {
  const { path, carries, captured, frees } = move
  const taken = seizes && captured?.name === 'king' ? undefined : captured
  const concerned = [...path, ...(taken ? [taken.square] : []), ...(frees ? [frees] : [])]
  // Who stands where, as far as the move has got.
  const board = new Map<Square, Standing | null>(figures)
  return path.slice(1).map((square, leg) => {
    const from = path[leg]!
    const start = board.get(from)!
    const figure = carries[leg] ? start : upperOf(start)
    const actors: Actor[] = [{ figure, from, to: square }]
    const gone: Act['gone'][number][] = []
    board.set(from, carries[leg] ? null : lowerOf(start))
    if (taken && leg === path.length - 2) {
      const victim = figures.get(taken.square)!
      gone.push({ figure: frees ? upperOf(victim) : victim, at: taken.square })
      board.set(taken.square, null)
      if (frees) actors.push({ figure: lowerOf(victim)!, from: taken.square, to: frees })
    }
    const stage = concerned.map((square) => [square, board.get(square) ?? null] as const)
    const under = board.get(square)
    // Who is picked up rides on from here.
    board.set(square, under ? alike(figure, { ...figure.man, below: under.man }) : figure)
    return { stage, actors, gone }
  })
}
