/** What the board says of Das Chess; names and moves in words come from the package. */
import { describeError, describeMove, describePiece } from '../index.js'
import type { Move, PieceName } from '../index.js'
import type { DasFigure } from './das.js'
import type { GameWords, Language, Square, State } from './game.js'

/** What the Legates say on their cells, from home outwards (rule 8.2). */
interface Texts {
  readonly board: string
  readonly messages: readonly string[]
  readonly who: string
  readonly promotion: string
  readonly vessel: string
  readonly passenger: string
  /** Where one that stands below or alone can go, one above, both. */
  readonly targets: readonly [string, string, string]
  readonly back: string
  readonly other: string
  readonly turn: { readonly white: string; readonly black: string }
}

const EN: Texts = {
  board: 'Das Chess board',
  messages: ['silent', 'offers a draw', 'asks to take back', 'resigns'],
  who: 'Who moves?',
  promotion: 'Promote to',
  vessel: 'Vessel',
  passenger: 'Passenger',
  targets: ['can be reached', 'can be reached by the passenger', 'can be reached by vessel and passenger'],
  back: 'Move taken back',
  other: 'New position',
  turn: { white: 'White to move', black: 'Black to move' },
}

const RU: Texts = {
  board: 'Доска Das Chess',
  messages: ['молчит', 'предлагает ничью', 'просит вернуть ход', 'сдаётся'],
  who: 'Кто ходит?',
  promotion: 'Превращение',
  vessel: 'Судно',
  passenger: 'Пассажир',
  targets: ['ход возможен', 'ход пассажира', 'ход судна или пассажира'],
  back: 'Ход взят назад',
  other: 'Новая позиция',
  turn: { white: 'Ход белых', black: 'Ход чёрных' },
}

/** What a Legate says on a cell, counted from its home outwards; undefined on other cells. */
export function messageAt(square: Square): number | undefined {
  const rank = +square.slice(1)
  return square[0] === 'r' ? (rank < 6 ? rank - 2 : 9 - rank) : undefined
}

function wordsOf(texts: Texts, language: Language): GameWords<Move> {
  const { messages, targets } = texts
  return {
    ...texts,
    figure: (figure) => describePiece((figure as DasFigure).man, { language }),
    cell: (square) => messages[messageAt(square)!],
    question: (question) => texts[question as 'who' | 'promotion'],
    answer({ answer }, { data, side }) {
      if (answer === 'vessel') return texts.vessel
      const name = (answer === 'passenger' ? data.piece : answer) as PieceName
      const who = describePiece({ name, color: side }, { language, side: false })
      return answer === 'passenger' ? `${texts.passenger}: ${who}` : who
    },
    target: (ways) => targets[ways.has('upper') ? (ways.has('lower') ? 2 : 1) : 0],
    told: ({ data }, before) => describeMove(before.text, data, { language }),
    position: ({ turn }: State<Move>, back) => `${back ? texts.back : texts.other}. ${texts.turn[turn]}.`,
    refusal: (error) => describeError(error, { language }),
  }
}

export const DAS_WORDS: Readonly<Record<Language, GameWords<Move>>> = {
  en: wordsOf(EN, 'en'),
  ru: wordsOf(RU, 'ru'),
}
