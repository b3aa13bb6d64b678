/** What the board says of TCHESS-10; names and moves in words come from the package. */
import type { GameWords, Language, State } from '../../board/game.js'
import { fromPosition } from '../index.js'
import type { Color, Facing, Move, PieceName } from '../index.js'
import { describeError, describeMove, describeOutcome, describePiece } from '../words.js'
import type { Man, Standing } from './figures.js'
import type { CargoStep } from './moves.js'

interface Texts {
  readonly board: string
  readonly moved: string
  readonly questions: Readonly<Record<string, string>>
  readonly promotion: string
  /** What can be said to the question of cargo, `whom` being its name. */
  readonly left: (whom: string, square: string) => string
  readonly carried: (whom: string, square: string) => string
  readonly keep: string
  readonly turned: string
  readonly facings: Readonly<Record<Facing, string>>
  /** Where one that stands alone or takes along what is below can go, one that leaves it, both. */
  readonly targets: readonly [string, string, string]
  readonly again: string
  readonly back: string
  readonly other: string
  readonly turn: Readonly<Record<Color, string>>
  readonly part: (number: number, all: number) => string
  readonly owes: (count: number) => string
  /** The crowned Jester is paid first. */
  readonly owesCrowned: string
}

const EN: Texts = {
  board: 'TCHESS-10 board',
  moved: 'has moved',
  questions: {
    on: 'Where does it go on? The same square again: it stays.',
    path: 'By way of which square?',
    cargo: 'With or without what is below?',
    promotion: 'Promote to',
    turn: 'Which way does it face?',
    frees: 'Where does the freed King go?',
    illusion: 'The Pawn becomes',
  },
  promotion: 'becomes',
  left: (whom, square) => `${whom} stays on ${square}`,
  carried: (whom, square) => `${whom} comes along to ${square}`,
  keep: 'Keep facing',
  turned: 'Turn',
  facings: { n: 'north', e: 'east', s: 'south', w: 'west' },
  targets: ['can be reached', 'can be reached alone', 'can be reached with or without what is below'],
  again: 'choose again to stay or turn',
  back: 'Move taken back',
  other: 'New position',
  turn: { white: 'White to move', black: 'Black to move' },
  part: (number, all) => `move ${number} of ${all}`,
  owes: (count) =>
    count === 1
      ? 'Choose the Pawn that becomes a Jester'
      : `Choose ${count} Pawns to become Jesters, one by one`,
  owesCrowned: 'Choose the Pawn that becomes the crowned Jester',
}

const RU: Texts = {
  board: 'Доска TCHESS-10',
  moved: 'уже сходил',
  questions: {
    on: 'Куда дальше? То же поле ещё раз: остаётся.',
    path: 'Через какое поле?',
    cargo: 'С тем, кто внизу, или без него?',
    promotion: 'Превращение',
    turn: 'Куда смотреть?',
    frees: 'Куда встаёт освобождённый Король?',
    illusion: 'Пешка превращается',
  },
  promotion: 'становится',
  left: (whom, square) => `${whom} остаётся на ${square}`,
  carried: (whom, square) => `${whom} едет на ${square}`,
  keep: 'Оставить на',
  turned: 'Повернуть на',
  facings: { n: 'север', e: 'восток', s: 'юг', w: 'запад' },
  targets: ['ход возможен', 'ход налегке', 'ход с тем, кто внизу, или без него'],
  again: 'ещё раз: остаться или повернуть',
  back: 'Ход взят назад',
  other: 'Новая позиция',
  turn: { white: 'Ход белых', black: 'Ход чёрных' },
  part: (number, all) => `движение ${number} из ${all}`,
  owes: (count) =>
    count === 1 ? 'Выберите Пешку: она станет Шутом' : `Выберите Пешки по одной: Шутов должно быть ${count}`,
  owesCrowned: 'Выберите Пешку: она станет коронованным Шутом',
}

/** A turn under strike has three moves (rule 2.1). */
const MOVES = 3

function wordsOf(texts: Texts, language: Language): GameWords<Move> {
  const name = (man: Pick<Man, 'name' | 'color'>, crowned: boolean) =>
    describePiece(
      { name: man.name, color: man.color },
      { language, side: false, mods: crowned ? ['jesterKing'] : [] },
    )

  /** Whose turn it is and how far it has got; how it ended. */
  function caption({ text }: State<Move>): string {
    const position = fromPosition(text)
    const { outcome, turn, mods, movesLeft, owed, moved } = position
    if (outcome) return describeOutcome(outcome, { language })
    const [first, ...others] = owed[turn]
    if (first)
      return `${texts.turn[turn]}. ${first === 'king' ? texts.owesCrowned : texts.owes(others.length + 1)}.`
    const strike = mods.includes('strike')
    const all = moved.length + movesLeft
    return strike
      ? `${texts.turn[turn]}, ${texts.part(moved.length + 1, Math.min(all, MOVES))}.`
      : `${texts.turn[turn]}.`
  }

  return {
    board: texts.board,
    figure(figure) {
      const { man, moved, crowned } = figure as Standing
      const who = describePiece(man, { language, mods: crowned ? ['jesterKing'] : [] })
      return moved ? `${who}, ${texts.moved}` : who
    },
    cell: () => undefined,
    question: (question) => texts.questions[question]!,
    caption,
    answer(step, { data }) {
      const { question, answer, figure } = step
      if (question === 'path') return answer
      const { crowned } = figure as Standing
      if (question === 'turn') {
        const facing = texts.facings[answer as Facing]
        return `${data.turn === answer ? texts.turned : texts.keep} ${facing}`
      }
      if (question !== 'cargo') return name({ name: answer as PieceName, color: data.color }, crowned)
      const legs = Array.from(answer, Number)
      // How far what is below comes along.
      const kept = legs.findIndex((carried) => !carried)
      const end = kept < 0 ? legs.length : kept
      const whom = name((step as CargoStep).mover.man.below!, crowned)
      return end ? texts.carried(whom, data.path[end]!) : texts.left(whom, data.path[0]!)
    },
    target: (ways) =>
      ways.has('again') ? texts.again : texts.targets[ways.has('upper') ? (ways.has('lower') ? 2 : 1) : 0],
    told: ({ data }, before) => describeMove(before.text, data, { language }),
    position: (state, back) => `${back ? texts.back : texts.other}. ${caption(state)}`,
    refusal: (error) => describeError(error, { language }),
  }
}

export const WORDS: Readonly<Record<Language, GameWords<Move>>> = {
  en: wordsOf(EN, 'en'),
  ru: wordsOf(RU, 'ru'),
}
