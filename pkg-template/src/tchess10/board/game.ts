/** TCHESS-10 as a game for the board: everything is asked of the package's entry. */
import type { Border, BoardMove, Game, State } from '../../board/game.js'
import { makeExtras } from '../../board/view/extras.js'
import { applyMove, fromPosition, legalMoves } from '../index.js'
import type { Move, Position } from '../index.js'
import { draw, figuresOf } from './figures.js'
import { actsOf, boardMoves } from './moves.js'
import { WORDS } from './words.js'

function state(position: Position): State<Move> {
  const { dfen: text, turn, mods } = position
  const figures = figuresOf(position)
  const seizes = mods.includes('kingCapture') || mods.includes('flagCapture')
  let legal: readonly BoardMove<Move>[] | undefined
  const moves = () => (legal ??= boardMoves(legalMoves(position), figures))

  /** Only moves whose piece would stand where it then stands are tried. */
  function moveTo(next: State<Move>): BoardMove<Move> | null {
    if (next.text.split(' ')[0] !== text.split(' ')[0]) return null
    const fits = ({ data: { from, to, piece, promotion, turn: facing, color, kind } }: BoardMove<Move>) => {
      if (kind === 'illusion') return next.figures.get(from)?.key !== figures.get(from)?.key
      const man = nextMan(next, to)
      return (
        man?.color === color &&
        man.name === (promotion ?? piece) &&
        (!facing || man.facing === facing) &&
        (from === to || next.figures.get(from)?.key !== figures.get(from)?.key)
      )
    }
    return moves().find((move) => fits(move) && applyMove(position, move.data).dfen === next.text) ?? null
  }

  return {
    text,
    turn,
    figures,
    check: position.check ? position.kingSquare(turn) : null,
    borders: bordersOf(position),
    moves,
    moveTo,
    play: ({ data }) => state(applyMove(position, data)),
    find(move) {
      const after = applyMove(position, move as Move)
      // Two ways may lead to one position: a text says which is meant.
      const lan = typeof move === 'string' ? move.trim() : (move as Move).lan
      return moves().find(({ key }) => key === lan) ?? moveTo(state(after))!
    },
    acts: ({ data }) => actsOf(data, figures, seizes),
  }
}

const nextMan = ({ figures }: State<Move>, square: string) =>
  (figures as ReturnType<typeof figuresOf>).get(square)?.man

function bordersOf({ border }: Position): readonly Border[] {
  return border === null
    ? []
    : [
        { side: 'white', rank: border },
        { side: 'black', rank: 11 - border },
      ]
}

export const TCHESS10: Game<Move> = {
  layout: { files: 'abcdefghij', ranks: 10 },
  read: (input) => state(fromPosition((input ?? undefined) as string | undefined)),
  draw,
  words: WORDS,
  extras: makeExtras,
}
